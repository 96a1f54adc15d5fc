import { defineCalculator, boolean, choice, integer, number, quantity, refuse, table } from "#engine/define.ts";
import { ASPECT_RATIOS, screenDiagonal as diagonalOf, screenWidth as widthOf } from "#maths/screen-shape.ts";
import { length } from "#units/length.ts";

/** Screen luminance of a cinema in foot-lamberts: SMPTE 196M. */
const CINEMA = 16;
const NITS_PER_FOOT_LAMBERT = 3.4262590996;
const CM2_PER_FT2 = 929.0304;
const CM_PER_INCH = 2.54;
const COMMON_SIZES = [60, 72, 80, 92, 100, 110, 120, 135, 150, 180, 200];

export default defineCalculator({
  id: "projector-throw",
  name: "Projector Throw Distance Calculator",
  category: "entertainment",
  emoji: "📽️",
  description:
    "Where to put a projector for a screen size, or the picture it throws from a distance, and whether it is bright enough.",
  keywords: [
    "throw ratio",
    "screen size",
    "lumens",
    "foot-lamberts",
    "home cinema",
    "beamer",
    "short throw",
    "120 inch screen",
  ],
  related: [
    { id: "tv-distance", stage: "complementary", relevance: 84 },
    { id: "aspect-ratio", stage: "complementary", relevance: 76 },
    { id: "illuminance-converter", stage: "complementary", relevance: 64 },
    "screen-ppi",
  ],
  inputs: {
    mode: choice("I know the", {
      called: {
        distance: [
          "what screen size",
          "what size screen",
          "how big a screen",
          "how big of a picture",
          "what size picture",
          "how big a picture",
        ],
      },
      default: "size",
      options: [
        ["size", "Screen size"],
        ["distance", "Throw distance"],
      ],
    }),
    screenDiagonal: quantity("Screen diagonal", length, {
      unit: "cm",
      default: 254,
      min: 20,
      max: 5000,
      when: { mode: "size" },
      imperial: "in",
      decimals: 1,
      also: ["screen", "inch", "diagonal", "picture", "image", "display", "inch picture"],
    }),
    throwDistance: quantity("From lens to screen", length, {
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 0.05,
      max: 200,
      when: { mode: "distance" },
      imperial: "ft",
      decimals: 2,
      also: ["away", "distance", "from", "feet away", "back", "from the screen", "from the wall", "from away"],
    }),
    throwRatioMin: number("Throw ratio from", {
      default: 1.3,
      min: 0.1,
      max: 15,
      help: "Distance / picture width, in the projector's data sheet.",
      also: ["throw ratio", "throw ratio of", "ratio"],
    }),
    throwRatioMax: number("Throw ratio to (zoom)", {
      unsaidLike: "throwRatioMin",
      also: ["to", "zoom", "throw ratio up to"],
      default: 1.6,
      min: 0.1,
      max: 15,
    }),
    aspectRatio: choice("Shape", {
      default: "16:9",
      options: [
        ["16:9", "16:9"],
        ["21:9", "21:9 (64:27)"],
        ["4:3", "4:3"],
        ["1:1", "1:1"],
      ],
    }),
    lumens: number("Brightness", {
      default: 2000,
      min: 1,
      max: 200_000,
      unit: "lumens",
      also: ["lumens", "ANSI", "lumen", "brightness"],
    }),
    screenGain: number("Screen gain", { default: 1, min: 0.1, max: 10, also: ["gain"] }),
  },
  outputs: {
    distanceMin: quantity("Nearest place", length, {
      also: ["how far", "how far back", "nearest", "closest", "how close", "minimum distance"],
      unit: "m",
      imperial: "ft",
      decimals: 2,
      none: "You start from the distance",
    }),
    distanceMax: quantity("Farthest place", length, {
      also: ["farthest", "furthest", "maximum distance"],
      unit: "m",
      imperial: "ft",
      decimals: 2,
      none: "You start from the distance",
    }),
    diagonalMin: quantity("Smallest picture", length, {
      unit: "cm",
      imperial: "in",
      decimals: 0,
      none: "You start from the screen",
    }),
    diagonalMax: quantity("Largest picture", length, {
      also: ["how big", "how big of a picture", "picture size", "screen size", "biggest picture", "image size"],
      unit: "cm",
      imperial: "in",
      decimals: 0,
      none: "You start from the screen",
    }),
    imageWidth: quantity("Picture width", length, { unit: "cm", imperial: "in", decimals: 1 }),
    imageHeight: quantity("Picture height", length, { unit: "cm", imperial: "in", decimals: 1 }),
    footLamberts: number("Brightness of the picture", { unit: "fL", decimals: 1 }),
    nits: number("Brightness in nits", { unit: "cd/m2", decimals: 0 }),
    brightEnough: boolean("Enough in a dark room (16 fL)", { also: ["bright enough"] }),
    lumensNeeded: number("Lumens for 16 fL", {
      also: ["how many lumens", "lumens do i need"],
      unit: "lumens",
      decimals: 0,
    }),
    distances: table("Other screens", {
      inches: integer("Inches"),
      width: quantity("Width", length, { unit: "cm", imperial: "in", decimals: 0 }),
      distanceMin: quantity("From", length, { unit: "m", imperial: "ft", decimals: 2 }),
      distanceMax: quantity("To", length, { unit: "m", imperial: "ft", decimals: 2 }),
      footLamberts: number("fL", { decimals: 1 }),
    }),
  },
  primary: (inputs) => (inputs.mode === "size" ? "distanceMin" : "diagonalMax"),
  figures: [
    { label: "Distance", range: ["distanceMin", "distanceMax"] },
    { label: "Screen diagonal", range: ["diagonalMin", "diagonalMax"] },
    "imageWidth",
    "imageHeight",
    "footLamberts",
    "nits",
    "brightEnough",
    "lumensNeeded",
  ],
  pictures: [
    {
      draw: "shape",
      forms: [["rectangle", "imageWidth", "imageHeight"]],
      beside: ["person"],
      title: "The picture to scale",
    },
    { draw: "bars", of: ["distanceMin", "distanceMax"], title: "How far away the projector may stand" },
  ],
  compute(inputs) {
    const { mode, throwRatioMin, throwRatioMax, aspectRatio: shape } = inputs;
    if (throwRatioMax < throwRatioMin) {
      refuse(
        "throwRatioMax",
        "The upper end of the zoom range is below the lower end. Enter the larger throw ratio here; without a zoom both are the same.",
      );
    }
    const distance = 100 * inputs.throwDistance;
    const imageWidth = mode === "size" ? widthOf(inputs.screenDiagonal, shape) : distance / throwRatioMin;
    const squareFeet = (width: number) => (width * width) / ASPECT_RATIOS[shape] / CM2_PER_FT2;
    const luminance = (width: number) => (inputs.lumens * inputs.screenGain) / squareFeet(width);
    const footLamberts = luminance(imageWidth);
    return {
      distanceMin: mode === "size" ? (imageWidth * throwRatioMin) / 100 : null,
      distanceMax: mode === "size" ? (imageWidth * throwRatioMax) / 100 : null,
      diagonalMin: mode === "size" ? null : diagonalOf(distance / throwRatioMax, shape),
      diagonalMax: mode === "size" ? null : diagonalOf(imageWidth, shape),
      imageWidth,
      imageHeight: imageWidth / ASPECT_RATIOS[shape],
      footLamberts,
      nits: NITS_PER_FOOT_LAMBERT * footLamberts,
      brightEnough: footLamberts >= CINEMA,
      lumensNeeded: (CINEMA * squareFeet(imageWidth)) / inputs.screenGain,
      distances: COMMON_SIZES.map((inches) => {
        const width = widthOf(inches * CM_PER_INCH, shape);
        return {
          inches,
          width,
          distanceMin: (width * throwRatioMin) / 100,
          distanceMax: (width * throwRatioMax) / 100,
          footLamberts: luminance(width),
        };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.mode === "size"
      ? inputs.throwRatioMax > inputs.throwRatioMin
        ? "Put the lens {distanceMin} to {distanceMax} from the screen; the zoom covers that range."
        : "Put the lens {distanceMin} from the screen; without a zoom there is no leeway."
      : "From {throwDistance} the picture diagonal can be {diagonalMin} to {diagonalMax}.",
    outputs.brightEnough
      ? `At {footLamberts} it is bright enough for a dark room${outputs.footLamberts! >= 30 ? ", and for one with some light" : ""}.`
      : "At {footLamberts} it is too dim even for a dark room: you need {lumensNeeded} or a smaller picture.",
  ],
  formula: {
    tex: [String.raw`d = w\,t \qquad w = D\,\frac{a}{\sqrt{a^2 + 1}}`, String.raw`B = \frac{\Phi\,g}{w\,h}`],
    where: {
      d: "distance from lens to screen",
      "w, h, D": "width, height and diagonal of the picture",
      t: "throw ratio",
      a: "width divided by height",
      B: "brightness in foot-lamberts, with the area in square feet; times 3.426 in cd/m²",
      "\\Phi": "light of the projector in lumens",
      g: "gain of the screen",
    },
  },
  howTo: [
    "Choose whether you know the Screen size or the Throw distance.",
    "Copy the Throw ratio from the projector's data sheet, both ends of the zoom; without a zoom, enter the same number twice.",
    "Enter the Brightness in lumens and the Screen gain: 1 for matte white, about 0.8 for gray.",
    "Check Brightness of the picture and the table of Other screens.",
  ],
  faq: [
    {
      question: "What is a throw ratio?",
      answer:
        "The distance divided by the width of the picture. At 1.5, a picture 2 m wide needs 3 m. Standard projectors have 1.2 to 2.2, short-throw models 0.4 to 1 and ultra-short-throw models about 0.2 to 0.3.",
    },
    {
      question: "How bright must it be?",
      answer:
        "16 foot-lamberts (55 cd/m²) is the cinema standard for a dark room; 30 or more is pleasant with lamps on, and a room with daylight needs as much as a television, 100 or more. HDR benefits from every bit.",
    },
    {
      question: "Can I trust the lumens on the box?",
      answer:
        "Look for ANSI or ISO 21118 lumens, which are measured on a white field. “LED lumens” or “light source lumens” can be several times too high. In cinema mode, or with an old lamp, expect about half to two thirds of the rated light.",
    },
  ],
  about: [
    "For planning a home theater, classroom or event. Distances are measured from the lens. The picture must meet the screen at a right angle: lens shift moves it without loss, keystone correction makes it smaller and less sharp.",
    "Brightness assumes that all the light lands on the picture and that the screen spreads it evenly; a gain above 1 brightens the middle at the expense of the sides. If the picture does not use the whole chip (a 21:9 film on a 16:9 projector), the black bars take their share of the light.",
  ],
  sources: [
    "SMPTE 196M-2003, screen luminance 16 fL",
    "ISO/IEC 21118, data projectors",
    "NIST SP 811 (2008): 1 fL = 3.4262591 cd/m2",
  ],
  caution: "Check the manufacturer's throw distance before you drill or buy a screen.",
  phrases: [
    "how far should a projector be for a {screenDiagonal} screen",
    "projector throw distance for {screenDiagonal} with throw ratio {throwRatioMin}",
    "screen size from {throwDistance} with throw ratio {throwRatioMin}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 120-inch screen",
      inputs: { screenDiagonal: 304.8 },
      outputs: { distanceMin: 3.453530908, distanceMax: 4.250499579, footLamberts: 46.80555556 },
    },
    {
      title: "The projector hangs 3 m from the wall",
      inputs: { mode: "distance", throwDistance: 3 },
      outputs: { diagonalMax: 264.773, diagonalMin: 215.128, brightEnough: true },
    },
    {
      title: "An old projector on a large screen",
      inputs: { screenDiagonal: 508, aspectRatio: "4:3", lumens: 900, screenGain: 1 },
      outputs: { brightEnough: false },
    },
  ],
});
