import { defineCalculator, choice, integer, quantity, table } from "#engine/define.ts";
import {
  screenDiagonal as diagonalOf,
  screenWidth as widthOf,
  ASPECT_RATIOS,
  type AspectRatio,
} from "#maths/screen-shape.ts";
import { length } from "#units/length.ts";

/** Horizontal viewing angles in degrees: SMPTE EG 18 and THX. */
const MIXED_USE = 30;
const FILMS = 40;
/** What an eye of normal sharpness resolves: one minute of arc. */
const ACUITY = 1 / 60;

const PIXELS_ACROSS = { "720p": 1280, "1080p": 1920, "1440p": 2560, "4k": 3840, "8k": 7680 } as const;
const COMMON_SIZES = [24, 32, 40, 43, 50, 55, 65, 75, 85, 98, 115];
const CM_PER_INCH = 2.54;

export default defineCalculator({
  id: "tv-distance",
  name: "TV Size and Viewing Distance Calculator",
  category: "entertainment",
  emoji: "📺",
  description:
    "How far to sit from a TV, or how large a TV to buy for your couch, by viewing angle and by what the eye can resolve.",
  keywords: [
    "what size tv",
    "55 inch",
    "65 inch",
    "4k",
    "how far to sit",
    "home theater",
    "thx",
    "screen size",
    "viewing distance",
  ],
  related: [
    { id: "projector-throw", stage: "complementary", relevance: 84 },
    { id: "screen-ppi", stage: "complementary", relevance: 78 },
    { id: "aspect-ratio", stage: "complementary", relevance: 74 },
    "length-converter",
  ],
  inputs: {
    mode: choice("I know the", {
      called: {
        distance: [
          "what size tv",
          "what size screen",
          "what size television",
          "how big a tv",
          "how big of a tv",
          "how large a tv",
        ],
      },
      default: "size",
      options: [
        ["size", "Screen size"],
        ["distance", "Distance to the screen"],
      ],
    }),
    screenDiagonal: quantity("Screen diagonal", length, {
      unit: "cm",
      default: 139.7,
      defaultIn: { metric: "140 cm" },
      min: 10,
      max: 1500,
      when: { mode: "size" },
      help: "55 inches is 139.7 cm.",
      imperial: "in",
      decimals: 1,
      also: ["inch", "tv", "screen", "size", "television", "set", "flat screen", "inch screen", "inch tv"],
    }),
    viewingDistance: quantity("Distance from eyes to screen", length, {
      unit: "m",
      default: 2.5,
      defaultIn: { imperial: "8 ft" },
      min: 0.2,
      max: 50,
      when: { mode: "distance" },
      imperial: "ft",
      decimals: 2,
      also: [
        "away",
        "from",
        "distance",
        "sofa",
        "couch",
        "couch is",
        "sit",
        "seat",
        "from the wall",
        "from the tv",
        "feet away",
        "from the couch",
        "sitting",
        "from the screen",
      ],
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
    resolution: choice("Resolution", {
      called: {
        "4k": ["uhd", "ultra hd", "4k"],
        "1080p": ["full hd", "1080p", "fhd"],
        "8k": ["8k"],
        "720p": ["720p"],
        "1440p": ["qhd", "1440p"],
      },
      default: "4k",
      options: [
        ["720p", "HD, 1280 pixels wide"],
        ["1080p", "Full HD, 1920"],
        ["1440p", "QHD, 2560"],
        ["4k", "4K UHD, 3840"],
        ["8k", "8K UHD, 7680"],
      ],
      also: ["4k", "8k", "1080p"],
    }),
  },
  outputs: {
    recommendedDistance: quantity("Sit at (30 degrees, mixed use)", length, {
      also: ["viewing distance"],
      unit: "m",
      imperial: "ft",
      decimals: 2,
    }),
    cinemaDistance: quantity("Sit at (40 degrees, films)", length, {
      also: ["movies", "films", "movie theater", "cinema", "theater", "theater feel", "for movies", "for films"],
      unit: "m",
      imperial: "ft",
      decimals: 2,
    }),
    diagonal: quantity("Diagonal", length, {
      also: ["what size tv", "tv size", "how big a tv", "size tv", "how big of a tv", "what size"],
      unit: "cm",
      imperial: "in",
      decimals: 1,
    }),
    diagonalInches: quantity("Diagonal in other units", length, {
      decimals: 1,
      unit: "in",
      metric: "in",
      imperial: "cm",
    }),
    largestDiagonal: quantity("Largest for films (40 degrees)", length, {
      also: ["largest tv", "biggest tv"],
      unit: "cm",
      imperial: "in",
      decimals: 1,
      none: "Only when you start from the distance",
    }),
    screenWidth: quantity("Width", length, { unit: "cm", imperial: "in", decimals: 1 }),
    screenHeight: quantity("Height", length, { unit: "cm", imperial: "in", decimals: 1 }),
    pixelDistance: quantity("Pixels blend from", length, {
      also: ["see the pixels", "pixels"],
      unit: "m",
      imperial: "ft",
      decimals: 2,
    }),
    sizes: table("Common sizes", {
      inches: integer("Inches"),
      diagonal: quantity("Diagonal", length, { unit: "cm", imperial: "in", decimals: 0 }),
      recommendedDistance: quantity("30 degrees", length, { unit: "m", imperial: "ft", decimals: 2 }),
      cinemaDistance: quantity("40 degrees", length, { unit: "m", imperial: "ft", decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [["rectangle", "screenWidth", "screenHeight"]],
      beside: ["person"],
      title: "The screen to scale",
    },
    { draw: "bars", of: ["recommendedDistance", "cinemaDistance", "pixelDistance"], title: "Distances" },
  ],
  compute(inputs) {
    const { mode, aspectRatio: shape } = inputs;
    const distance = 100 * inputs.viewingDistance;
    const diagonal = mode === "size" ? inputs.screenDiagonal : diagonalOf(widthSeenAt(distance, MIXED_USE), shape);
    const width = widthOf(diagonal, shape);
    return {
      recommendedDistance: distanceFor(width, MIXED_USE) / 100,
      cinemaDistance: distanceFor(width, FILMS) / 100,
      diagonal,
      diagonalInches: diagonal / CM_PER_INCH,
      largestDiagonal: mode === "size" ? null : diagonalOf(widthSeenAt(distance, FILMS), shape),
      screenWidth: width,
      screenHeight: width / ASPECT_RATIOS[shape],
      pixelDistance: width / PIXELS_ACROSS[inputs.resolution] / Math.tan(radians(ACUITY)) / 100,
      sizes: COMMON_SIZES.map((inches) => sizeRow(inches, shape)),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.mode === "size"
      ? "Sit about {recommendedDistance} away for mixed use, or {cinemaDistance} for films that fill the view."
      : "For {viewingDistance} a screen of {diagonal} suits mixed use; for films, go up to {largestDiagonal}.",
    outputs.pixelDistance! > outputs.recommendedDistance!
      ? "At the mixed-use distance you can see individual pixels; a higher resolution would look sharper."
      : "Pixels blend beyond {pixelDistance}, so at the mixed-use distance you would not see a higher resolution.",
  ],
  formula: {
    tex: [
      String.raw`d = \frac{w}{2 \tan(v/2)} \qquad w = D\,\frac{a}{\sqrt{a^2 + 1}}`,
      String.raw`d_{\text{px}} = \frac{w / n}{\tan(1/60^\circ)}`,
    ],
    where: {
      d: "distance at which the width fills the angle v: 30 degrees for mixed use, 40 for films",
      "w, D": "width and diagonal of the screen",
      a: "width divided by height",
      "d_{\\text{px}}": "distance from which pixels blend",
      n: "pixels across",
    },
  },
  howTo: [
    "Choose whether you know the Screen size or the Distance to the screen.",
    "Enter the diagonal, or the distance from your eyes (not from the front of the couch) to the screen.",
    "Set the Shape and Resolution; nearly all televisions are 16:9 and 4K.",
    "Compare with the Common sizes in the table before you buy.",
  ],
  faq: [
    {
      question: "How far should I sit from a 55- or 65-inch TV?",
      answer:
        "For mixed use, about 2.3 m (7.5 ft) from a 55-inch TV and 2.7 m (8.8 ft) from a 65-inch one; for films, 1.7 m (5.5 ft) and 2.0 m (6.5 ft). That is 1.6 and 1.2 times the diagonal of a 16:9 screen.",
    },
    {
      question: "Do I need 4K or 8K?",
      answer:
        "It depends on where you sit. On a 65-inch screen, Full HD pixels blend beyond 2.6 m, 4K beyond 1.3 m and 8K beyond 0.64 m. Farther away you cannot see a higher resolution, though you can see better brightness and contrast.",
    },
    {
      question: "Where do 30 and 40 degrees come from?",
      answer:
        "The film engineers' guideline SMPTE EG 18 asks for at least 30 degrees of picture width from the last row of a movie theater; THX recommends 40 degrees at home. At 60 degrees, as in a front row, you have to turn your head.",
    },
    {
      question: "How high should it hang?",
      answer:
        "With its center at or a little below eye level, about 1.0 to 1.1 m (40 to 43 in) above the floor if you sit on a couch. Above a fireplace is usually too high for your neck.",
    },
  ],
  about: [
    "For choosing a television or placing the couch. Comfort is personal: many people like less than 30 degrees for news and cooking shows, and more for games and films.",
    "The pixel distance assumes 20/20 eyesight (one minute of arc) and a still picture. Older broadcasts and strongly compressed streams look better from farther away.",
  ],
  sources: [
    "SMPTE EG 18-1994, effective motion picture image: 30 degrees at the farthest seat",
    "THX, HDTV set-up: 40 degrees viewing angle",
    "ITU-R BT.2022 (2012), viewing conditions; visual acuity of one minute of arc",
  ],
  phrases: [
    "how far to sit from a {screenDiagonal} tv",
    "what size tv for {viewingDistance}",
    "viewing distance for a {screenDiagonal} {resolution} screen",
    "viewing distance for movies with a {screenDiagonal} tv",
    "how far should the couch be from a {screenDiagonal} tv",
    "how big a tv if I sit {viewingDistance} away",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 65-inch 4K television",
      inputs: { screenDiagonal: 165.1 },
      outputs: { recommendedDistance: 2.685156837, cinemaDistance: 1.976770456, pixelDistance: 1.288233984 },
    },
    {
      title: "A couch 2.5 m away",
      inputs: { mode: "distance", viewingDistance: 2.5 },
      outputs: { diagonal: 153.714268, diagonalInches: 60.5174, largestDiagonal: 208.798 },
    },
  ],
});

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The distance from which a width fills an angle, and the width that fills it from a distance; in one unit. */
function distanceFor(width: number, angle: number): number {
  return width / 2 / Math.tan(radians(angle) / 2);
}

function widthSeenAt(distance: number, angle: number): number {
  return 2 * distance * Math.tan(radians(angle) / 2);
}

function sizeRow(inches: number, shape: AspectRatio) {
  const diagonal = inches * CM_PER_INCH;
  const width = widthOf(diagonal, shape);
  return {
    inches,
    diagonal,
    recommendedDistance: distanceFor(width, MIXED_USE) / 100,
    cinemaDistance: distanceFor(width, FILMS) / 100,
  };
}
