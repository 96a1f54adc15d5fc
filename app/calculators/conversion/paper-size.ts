import { defineCalculator, choice, integer, number, percent, quantity, table, text } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

const SIZE_OPTIONS = [
  ["A0", "A0"],
  ["A1", "A1"],
  ["A2", "A2"],
  ["A3", "A3"],
  ["A4", "A4"],
  ["A5", "A5"],
  ["A6", "A6"],
  ["A7", "A7"],
  ["A8", "A8"],
  ["A9", "A9"],
  ["A10", "A10"],
  ["B0", "B0"],
  ["B1", "B1"],
  ["B2", "B2"],
  ["B3", "B3"],
  ["B4", "B4"],
  ["B5", "B5"],
  ["B6", "B6"],
  ["B7", "B7"],
  ["B8", "B8"],
  ["B9", "B9"],
  ["B10", "B10"],
  ["C0", "C0 (envelope)"],
  ["C1", "C1 (envelope)"],
  ["C2", "C2 (envelope)"],
  ["C3", "C3 (envelope)"],
  ["C4", "C4 (envelope)"],
  ["C5", "C5 (envelope)"],
  ["C6", "C6 (envelope)"],
  ["C7", "C7 (envelope)"],
  ["C8", "C8 (envelope)"],
  ["C9", "C9 (envelope)"],
  ["C10", "C10 (envelope)"],
  ["DL", "DL (envelope)"],
  ["JB4", "JIS B4"],
  ["JB5", "JIS B5"],
  ["letter", "US Letter"],
  ["legal", "US Legal"],
  ["tabloid", "US Tabloid (Ledger)"],
  ["executive", "US Executive"],
  ["statement", "US Half Letter (Statement)"],
  ["ansi-c", "ANSI C"],
  ["ansi-d", "ANSI D"],
  ["ansi-e", "ANSI E"],
  ["arch-a", "Arch A"],
  ["arch-b", "Arch B"],
  ["arch-c", "Arch C"],
  ["arch-d", "Arch D"],
  ["arch-e", "Arch E"],
  ["photo-4x6", "Photo 4 x 6 in"],
  ["photo-5x7", "Photo 5 x 7 in"],
  ["photo-8x10", "Photo 8 x 10 in"],
  ["env-10", "Envelope No. 10"],
] as const;

type Size = (typeof SIZE_OPTIONS)[number][0];

export default defineCalculator({
  id: "paper-size",
  name: "Paper Size Calculator",
  category: "conversion",
  emoji: "📄",
  description:
    "Dimensions of A, B, C, JIS, US, ANSI and Arch paper in mm, inches and pixels, with the weight of the sheets and the copier scale between sizes.",
  keywords: [
    "A4 size",
    "A4 in pixels",
    "letter vs A4",
    "A3 dimensions",
    "gsm to weight",
    "envelope size",
    "legal paper",
    "paper weight",
    "copy scale",
    "A5 paper",
    "A3 sheet",
  ],
  related: [
    { id: "typography-converter", stage: "next_step", relevance: 78 },
    { id: "screen-ppi", stage: "complementary", relevance: 72 },
    { id: "aspect-ratio", stage: "complementary", relevance: 70 },
    "length-converter",
  ],
  inputs: {
    size: choice("Paper size", { default: "A4", options: SIZE_OPTIONS }),
    orientation: choice("Orientation", {
      default: "portrait",
      options: [
        ["portrait", "Portrait"],
        ["landscape", "Landscape"],
      ],
    }),
    dpi: integer("Resolution", { default: 300, min: 1, max: 4800, unit: "dpi" }),
    grammage: number("Paper weight", { default: 80, min: 1, max: 2000, unit: "g/m²" }),
    sheets: integer("Number of sheets", { default: 1, min: 1, max: 10_000_000 }),
    scaleTo: choice("Scale to", { default: "A3", options: SIZE_OPTIONS }),
  },
  outputs: {
    width: quantity("Width", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 2 }),
    height: quantity("Height", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 2 }),
    widthInches: quantity("Width in other units", length, { unit: "in", metric: "in", imperial: "mm", decimals: 3 }),
    heightInches: quantity("Height in other units", length, { unit: "in", metric: "in", imperial: "mm", decimals: 3 }),
    aspectRatio: number("Long side / short side", { decimals: 4 }),
    area: quantity("Area of a sheet", area, { unit: "m2", metric: "cm2", imperial: "in2" }),
    widthPixels: integer("Width in pixels"),
    heightPixels: integer("Height in pixels"),
    megapixels: number("Megapixels", { decimals: 2 }),
    sheetMass: quantity("Weight of a sheet", mass, { unit: "g", metric: "g", imperial: "oz", digits: 4 }),
    totalMass: quantity("Weight of all sheets", mass, { unit: "kg", metric: "kg", imperial: "lb", digits: 4 }),
    scalePercent: percent("Copy scale to the other size", { decimals: 1 }),
    table: table(
      "All paper sizes",
      {
        size: text("Size", { labels: Object.fromEntries(SIZE_OPTIONS) }),
        width: number("Width, mm"),
        height: number("Height, mm"),
        widthInches: number("Width, in", { decimals: 3 }),
        heightInches: number("Height, in", { decimals: 3 }),
      },
      { mark: { column: "size", equals: "size" } },
    ),
  },
  pictures: [
    { draw: "shape", forms: [["rectangle", "width", "height"]], beside: ["card"], title: "The sheet to scale" },
  ],
  compute({ size, orientation, dpi, grammage, sheets, scaleTo }) {
    const [narrow, tall] = SHEETS[size];
    const [width, height] = orientation === "portrait" ? [narrow, tall] : [tall, narrow];
    const other = SHEETS[scaleTo];
    const [widthPixels, heightPixels] = [pixels(width, dpi), pixels(height, dpi)];
    const squareMeters = (width.mm * height.mm) / 1e6;
    return {
      width: width.mm,
      height: height.mm,
      widthInches: width.inches,
      heightInches: height.inches,
      aspectRatio: tall.mm / narrow.mm,
      area: squareMeters,
      widthPixels,
      heightPixels,
      megapixels: (widthPixels * heightPixels) / 1e6,
      sheetMass: squareMeters * grammage,
      totalMass: (squareMeters * grammage * sheets) / 1000,
      scalePercent: 100 * Math.min(other[0].mm / narrow.mm, other[1].mm / tall.mm),
      table: SIZE_OPTIONS.map(([one]) => ({
        size: one,
        width: SHEETS[one][0].mm,
        height: SHEETS[one][1].mm,
        widthInches: SHEETS[one][0].inches,
        heightInches: SHEETS[one][1].inches,
      })),
    };
  },
  takeaways: ({ sheets, size, scaleTo }, { scalePercent }) => [
    `{size} is {width} by {height}, or {widthPixels} by {heightPixels} pixels at {dpi}.`,
    sheets === 1 ? `A sheet of {grammage} weighs {sheetMass}.` : `{sheets} sheets of {grammage} weigh {totalMass}.`,
    size === scaleTo
      ? "Copying onto the same size means 100%."
      : `To copy it onto {scaleTo}, set the copier to {scalePercent}${scalePercent! < 100 ? ", a reduction" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`p = \left\lfloor \frac{w}{25.4}\,r + \tfrac12 \right\rfloor`,
      String.raw`m = \frac{w\,h}{10^6}\,g`,
      String.raw`s = 100\,\% \cdot \min\left(\frac{w_2}{w_1}, \frac{h_2}{h_1}\right)`,
    ],
    where: {
      "w, h": "width and height of the sheet in mm",
      p: "pixels along that side",
      r: "Resolution in dots per inch",
      m: "mass of a sheet in grams",
      g: "Paper weight in grams per square meter",
      s: "Copy scale to the other size",
      "w_1, h_1": "portrait size of the original",
      "w_2, h_2": "portrait size under Scale to",
    },
  },
  howTo: [
    "Choose the Paper size and its Orientation.",
    "Set the Resolution of the printer or of the image: 300 dpi for print, 150 for posters, 72 or 96 for screen previews.",
    "Set the Paper weight from the package (80 g/m² is ordinary copy paper) and the Number of sheets to find out what a mailing weighs.",
    "Under Scale to, choose another size to get the copier setting that makes the page fit it.",
  ],
  faq: [
    {
      question: "What is A4 in pixels?",
      answer: "2480 × 3508 at 300 dpi, 1240 × 1754 at 150 dpi, 794 × 1123 at 96 dpi. A4 is 210 × 297 mm.",
    },
    {
      question: "Why is the ratio of A sizes 1.414?",
      answer:
        "A sheet with sides 1 to √2 keeps its shape when it is cut in half. A0 has an area of one square meter, and each size is half of the one before, rounded down to the millimeter.",
    },
    {
      question: "What is the difference between A4 and US Letter?",
      answer:
        "Letter is 6 mm wider (215.9 mm) and 18 mm shorter (279.4 mm). A page laid out for one fits the other at 94% to 97%, which printers call “fit to page.”",
    },
    {
      question: "Why do copiers offer 71% and 141%?",
      answer:
        "Those are √½ and √2, one step down or up in the A series. Two A4 pages shrunk to 71% fit side by side on one A4.",
    },
  ],
  about: [
    "Sizes are the nominal ones of ISO 216, ISO 269, JIS P 0138 and the US standards; cutting tolerance is 1 to 3 mm. JIS B sizes are larger than ISO B sizes, and Tabloid and Ledger are the same sheet in different orientations.",
    "Grammage is the weight of the paper without ink or a coating added later. US basis weights in pounds are for 500 sheets of a size that depends on the kind of paper: 20 lb bond is 75 g/m², 80 lb text 118 g/m².",
  ],
  sources: ["ISO 216:2007", "ISO 269:1985 (envelopes)", "JIS P 0138:1998", "ANSI/ASME Y14.1-2020 (US sizes)"],
  primary: "width",
  figures: ["height", "area", "widthPixels", "heightPixels", "aspectRatio", "sheetMass", "scalePercent"],
  phrases: [
    "{size} in pixels at {dpi} dpi",
    "{size} paper size",
    "weight of {sheets} sheets of {size}",
    "{size} paper width in inches",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A4 at 300 dpi",
      inputs: { size: "A4", orientation: "portrait", dpi: 300 },
      outputs: { widthPixels: 2480, heightPixels: 3508, sheetMass: 4.9896 },
    },
    {
      title: "A US Letter page enlarged to Tabloid",
      inputs: { size: "letter", scaleTo: "tabloid" },
      outputs: { width: 215.9, scalePercent: 129.411765 },
    },
    {
      title: "The weight of 500 sheets of A3 at 120 g/m²",
      inputs: { size: "A3", grammage: 120, sheets: 500 },
      outputs: { sheetMass: 14.9688, totalMass: 7.4844 },
    },
  ],
});

/** Portrait width and height in millimeters: ISO 216 (A, B), ISO 269 (C, DL) and JIS P 0138. */
const MILLIMETERS = {
  A0: [841, 1189],
  A1: [594, 841],
  A2: [420, 594],
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  A6: [105, 148],
  A7: [74, 105],
  A8: [52, 74],
  A9: [37, 52],
  A10: [26, 37],
  B0: [1000, 1414],
  B1: [707, 1000],
  B2: [500, 707],
  B3: [353, 500],
  B4: [250, 353],
  B5: [176, 250],
  B6: [125, 176],
  B7: [88, 125],
  B8: [62, 88],
  B9: [44, 62],
  B10: [31, 44],
  C0: [917, 1297],
  C1: [648, 917],
  C2: [458, 648],
  C3: [324, 458],
  C4: [229, 324],
  C5: [162, 229],
  C6: [114, 162],
  C7: [81, 114],
  C8: [57, 81],
  C9: [40, 57],
  C10: [28, 40],
  DL: [110, 220],
  JB4: [257, 364],
  JB5: [182, 257],
} as const;

/** Portrait width and height in inches: US office, ANSI and Arch sizes, photographs. */
const INCHES = {
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
  executive: [7.25, 10.5],
  statement: [5.5, 8.5],
  "ansi-c": [17, 22],
  "ansi-d": [22, 34],
  "ansi-e": [34, 44],
  "arch-a": [9, 12],
  "arch-b": [12, 18],
  "arch-c": [18, 24],
  "arch-d": [24, 36],
  "arch-e": [36, 48],
  "photo-4x6": [4, 6],
  "photo-5x7": [5, 7],
  "photo-8x10": [8, 10],
  "env-10": [4.125, 9.5],
} as const;

/** A side of a sheet, exact in the unit in which it is defined. */
interface Side {
  readonly mm: number;
  readonly inches: number;
}

const SHEETS = Object.fromEntries([
  ...Object.entries(MILLIMETERS).map(([size, sides]) => [size, sides.map((mm) => ({ mm, inches: mm / 25.4 }))]),
  ...Object.entries(INCHES).map(([size, sides]) => [size, sides.map((inches) => ({ mm: inches * 25.4, inches }))]),
]) as Readonly<Record<Size, readonly [Side, Side]>>;

function pixels({ inches }: Side, dpi: number): number {
  return Math.floor(inches * dpi + 0.5);
}
