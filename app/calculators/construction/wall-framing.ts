import {
  defineCalculator,
  boolean,
  integer,
  list,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  price,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { volume } from "#units/volume.ts";

/** Cubic meters in a board foot, exact. */
const BOARD_FOOT = 0.002359737216;
/** A header bears 38.1 mm (1 1/2 in) on each side, has two plies and is measured in meters. */
const HEADER_BEARING = 0.0762;
const HEADER_PLIES = 2;
/** Spacings of the table in centimeters: 12, 16 and 24 in and the metric ones. */
const SPACINGS = [30.48, 40, 40.64, 60, 60.96];
/** The layout lists no more studs than this; a wall of 800 m at 40 cm. */
const LONGEST_LAYOUT = 2000;

export default defineCalculator({
  id: "wall-framing",
  name: "Wall Framing Calculator",
  category: "construction",
  emoji: "🔨",
  description:
    "Studs, plates, headers and sheathing for a wood-framed wall with doors and windows, with board feet and cost.",
  keywords: [
    "studs",
    "2x4",
    "16 on center",
    "top plate",
    "stud wall",
    "sheathing",
    "partition",
    "lumber list",
    "framing a wall",
    "plates",
    "framing",
    "double top plate",
  ],
  related: [
    { id: "drywall", stage: "next_step", relevance: 86 },
    { id: "insulation", stage: "next_step", relevance: 82 },
    { id: "board-foot", stage: "complementary", relevance: 74 },
    "deck",
    "square-footage",
  ],
  inputs: {
    length: quantity("Wall length", length, {
      unit: "m",
      default: 9,
      defaultIn: { imperial: "30 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "wall", "partition", "long wall"],
      decimals: 2,
    }),
    height: quantity("Wall height, including plates", length, {
      unit: "m",
      default: 2.44,
      defaultIn: { imperial: "8 ft" },
      min: 0.001,
      max: 100,
      also: ["high", "tall"],
      decimals: 2,
      assumable: true,
    }),
    studSpacing: quantity("Stud spacing, center to center", length, {
      unit: "cm",
      default: 40.64,
      defaultIn: { metric: "40 cm" },
      min: 5,
      max: 300,
      help: "16 in is 40.64 cm, 24 in is 60.96 cm.",
      also: ["on center", "spacing", "oc", "centers", "apart", "o c"],
      decimals: 1,
      assumable: true,
    }),
    openings: list("Doors and windows", {
      of: {
        width: quantity("Rough width", length, { unit: "m", min: 0.05, max: 100, decimals: 2 }),
        height: quantity("Rough height", length, { unit: "m", min: 0.05, max: 100, decimals: 2 }),
        quantity: integer("How many", { unsaid: 1, min: 1, max: 1000 }),
      },
      default: [
        { width: 0.95, height: 2.1, quantity: 1 },
        { width: 1.2, height: 1.2, quantity: 2 },
      ],
      defaultIn: {
        imperial: [
          { width: "3 ft", height: "7 ft", quantity: 1 },
          { width: "4 ft", height: "4 ft", quantity: 2 },
        ],
      },
      minItems: 0,
      maxItems: 50,
      also: ["doors", "windows"],
      unsaid: [],
    }),
    corners: integer("Corners", { default: 2, min: 0, max: 100, unsaid: 0, also: ["corner"] }),
    intersections: integer("Walls that meet this one", { default: 0, min: 0, max: 100, also: ["intersecting walls"] }),
    topPlates: integer("Top plates", { default: 2, min: 1, max: 4, assumable: true, also: ["plates"] }),
    waste: percent("Waste", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap"],
    }),
    lumberThickness: quantity("Lumber thickness", length, { unit: "mm", default: 38.1, min: 5, max: 500, decimals: 1 }),
    lumberWidth: quantity("Lumber width", length, { unit: "mm", default: 88.9, min: 5, max: 1000, decimals: 1 }),
    plateLength: quantity("Length of a plate board", length, {
      unit: "m",
      default: 3.6576,
      defaultIn: { metric: "3.6 m" },
      min: 0.1,
      max: 30,
      decimals: 2,
    }),
    sheathing: boolean("Sheathing on one side", { default: true }),
    sheetArea: quantity("Area of a sheet", area, {
      unit: "m2",
      default: 2.97,
      defaultIn: { imperial: "32 ft²" },
      min: 0.01,
      max: 100,
      when: { sheathing: true },
      decimals: 2,
    }),
    pricePerStud: money("Price per stud", {
      default: 4.5,
      min: 0,
      decimals: 2,
      also: ["a stud", "per stud", "each stud"],
    }),
    pricePerPlate: money("Price per plate board", { default: 7, min: 0, decimals: 2 }),
    headerPrice: price("Header lumber price", length, {
      unit: "m",
      default: 8,
      defaultIn: { imperial: 2.5 },
      min: 0,
      decimals: 2,
    }),
    pricePerSheet: money("Price per sheet", { default: 18, min: 0, when: { sheathing: true }, decimals: 2 }),
  },
  outputs: {
    studs: integer("Studs to buy", { also: ["studs", "2x4s", "two by fours", "how many studs"] }),
    commonStuds: integer("Studs on the spacing", { also: ["common studs"] }),
    extraStuds: integer("Studs for corners, intersections and openings"),
    studLength: quantity("Length of a stud", length, {
      unit: "m",
      decimals: 3,
      also: ["stud length", "long are the studs"],
    }),
    plateLengthTotal: quantity("Plates", length, {
      unit: "m",
      decimals: 2,
      also: ["plate lumber", "feet of plate", "plate material"],
    }),
    plateBoards: integer("Plate boards"),
    headerLength: quantity("Header lumber, two plies", length, { unit: "m", decimals: 2 }),
    openingsCount: integer("Openings"),
    wallArea: quantity("Wall area", area, { unit: "m2", decimals: 2 }),
    netArea: quantity("Wall area without openings", area, { unit: "m2", decimals: 2 }),
    sheathingSheets: integer("Sheets of sheathing", {
      also: ["sheets of plywood", "sheets of osb", "sheathing sheets"],
    }),
    lumberVolume: quantity("Studs and plates", volume, { unit: "m3", decimals: 3, imperial: "ft3" }),
    boardFeet: number("Studs and plates", { unit: "board feet", decimals: 1, also: ["board feet"] }),
    nails: integer("Nails"),
    totalCost: money("Cost", { decimals: 2 }),
    bySpacing: table(
      "By stud spacing",
      {
        spacing: quantity("Spacing", length, { unit: "cm", decimals: 2 }),
        studs: integer("Studs to buy"),
      },
      { mark: { column: "spacing", equals: "studSpacing" } },
    ),
    layout: table("Stud layout from one end", {
      stud: integer("Stud"),
      position: quantity("From the end", length, { unit: "cm", decimals: 1 }),
    }),
  },
  figures: ["studLength", "plateBoards", "headerLength", "sheathingSheets", "boardFeet", "nails", "totalCost"],
  pictures: [
    {
      draw: "shape",
      forms: [["studs", "length", "height", "studSpacing"]],
      openings: ["openings", "width", "height", "quantity"],
      title: "The wall to scale",
    },
    { draw: "rows", table: "bySpacing", name: "spacing", value: "studs" },
  ],
  compute(inputs) {
    const { height, openings, topPlates, waste, lumberThickness } = inputs;
    const withWaste = 1 + waste / 100;
    const wallArea = inputs.length * height;
    const openingsCount = sum(openings, (one) => one.quantity);
    const netArea = wallArea - sum(openings, (one) => one.quantity * one.width * one.height);
    if (netArea <= 0)
      refuse("openings", "The doors and windows are as large as the wall. Check their sizes and how many there are.");
    const studLength = height - ((1 + topPlates) * lumberThickness) / 1000;
    if (studLength <= 0)
      refuse("height", "The plates alone are higher than this wall. Enter the full height of the wall.");

    const extraStuds = 2 * inputs.corners + 2 * inputs.intersections + 4 * openingsCount;
    const commonAt = (spacing: number) => piecesFor((inputs.length * 100) / spacing) + 1;
    const studsAt = (spacing: number) => piecesFor((commonAt(spacing) + extraStuds) * withWaste);
    const commonStuds = commonAt(inputs.studSpacing);
    const studs = studsAt(inputs.studSpacing);
    const plateLengthTotal = inputs.length * (1 + topPlates);
    const plateBoards = piecesFor((plateLengthTotal * withWaste) / inputs.plateLength);
    const headerLength = sum(openings, (one) => one.quantity * (one.width + HEADER_BEARING) * HEADER_PLIES);
    const sheathingSheets = inputs.sheathing ? piecesFor((netArea * withWaste) / inputs.sheetArea) : 0;
    const lumberVolume = ((studs * studLength + plateLengthTotal) * lumberThickness * inputs.lumberWidth) / 1_000_000;
    return {
      studs,
      commonStuds,
      extraStuds,
      studLength,
      plateLengthTotal,
      plateBoards,
      headerLength,
      openingsCount,
      wallArea,
      netArea,
      sheathingSheets,
      lumberVolume,
      boardFeet: lumberVolume / BOARD_FOOT,
      nails: 10 * studs,
      totalCost:
        studs * inputs.pricePerStud +
        plateBoards * inputs.pricePerPlate +
        headerLength * inputs.headerPrice +
        sheathingSheets * inputs.pricePerSheet,
      bySpacing: SPACINGS.map((spacing) => ({ spacing, studs: studsAt(spacing) })),
      layout: Array.from({ length: Math.min(commonStuds, LONGEST_LAYOUT) }, (_, index) => ({
        stud: index + 1,
        position: Math.min(inputs.length * 100, index * inputs.studSpacing),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Buy {studs} studs, each cut to {studLength}: {commonStuds} at the regular spacing${outputs.extraStuds! > 0 ? ", {extraStuds} for corners, intersections and openings" : ""}${inputs.waste > 0 ? ", plus {waste} for waste" : ""}.`,
    `The plates take {plateLengthTotal} of lumber (${counted(outputs.plateBoards!, "board", "{plateBoards}")})${outputs.openingsCount! > 0 ? ", and the headers take {headerLength}" : ""}.`,
    inputs.sheathing
      ? `With {sheathingSheets} ${outputs.sheathingSheets === 1 ? "sheet" : "sheets"} of sheathing, everything costs {totalCost}.`
      : `Without sheathing, the lumber costs {totalCost}.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left\lceil \frac{L}{s} \right\rceil + 1 + 2c + 2i + 4N \qquad \text{studs} = \left\lceil n\left(1 + \tfrac{a}{100}\right) \right\rceil`,
      String.raw`l = H - (1 + p)\,t \qquad \text{plates} = L(1 + p)`,
    ],
    where: {
      "L, H": "length and height of the wall",
      s: "stud spacing",
      "c, i": "corners and walls that meet this one",
      N: "openings, each with two king and two jack studs",
      a: "waste in percent",
      l: "length of a stud",
      p: "number of top plates",
      t: "thickness of the lumber",
    },
  },
  howTo: [
    "Enter Wall length and Wall height, including plates. A precut stud of 92 5/8 in makes a wall 97 1/8 in (2.467 m) high.",
    "Set the Stud spacing, center to center: 16 or 24 in (40.64 or 60.96 cm), or 62.5 cm for metric boards.",
    "List Doors and windows by their rough openings, which are about 5 cm (2 in) larger than the door or window.",
    "Count Corners and Walls that meet this one; each takes two more studs.",
    "Enter lumber size, plate length and prices; uncheck Sheathing for an interior wall.",
  ],
  faq: [
    {
      question: "How many studs do I need per meter or foot of wall?",
      answer:
        "At 16 in spacing, the old rule of one stud per foot of wall covers corners, openings and waste in a plain wall. By the count here, a plain 20 ft wall at 16 in has 16 studs; two corners, a door, a window and 10% for waste bring it to 31.",
    },
    {
      question: "Is 24 in spacing allowed?",
      answer:
        "Often. The International Residential Code (table R602.3(5)) allows 2x4 studs at 24 in. in walls that carry only a roof and ceiling, and 2x6 studs at 24 in. below one more floor. The drywall (1/2 in) and the siding must be rated for that spacing.",
    },
    {
      question: "What are king and jack studs?",
      answer:
        "A king stud runs the full height of the wall beside an opening; a jack stud (trimmer) stands next to it and carries the header. Each opening gets two of each here. Cripple studs above and below take the place of the studs left out, so they are not counted again.",
    },
  ],
  about: [
    "Use it for a stud wall in platform framing, one wall at a time. Board feet are based on the actual size of the lumber, not the nominal one.",
    "Headers are counted as two plies of lumber; take the depth for a given span from a table such as R602.7. Nails are a rough ten per stud. The layout lists the marks from one end, up to the first 2,000 studs.",
  ],
  sources: [
    "International Residential Code 2021, section R602 (wood wall framing, double top plate, headers)",
    "American Wood Council, Wood Frame Construction Manual",
  ],
  caution:
    "A material list, not a design: for bearing walls, headers and bracing, follow the building code or ask an engineer.",
  overflow: "pricePerStud",
  phrases: [
    "studs for a wall {length} long {height} high",
    "how many studs {length} wall {studSpacing} on center",
    "how many studs for a {length} wall {studSpacing} on center",
    "studs for {length} wall {studSpacing} centers",
    "studs {length} wall",
    "framing a partition {length} long studs {studSpacing} apart",
    "studs {length} wall {studSpacing} on center {height} high corners waste",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 6 m wall with one door, studs at 16 in",
      inputs: { length: 6, openings: [{ width: 0.9, height: 2.1, quantity: 1 }] },
      outputs: { studs: 27, plateBoards: 6, sheathingSheets: 5, totalCost: 269.1192 },
    },
    {
      title: "A 20 ft partition without openings, studs at 24 in",
      inputs: { length: 6.096, studSpacing: 60.96, openings: [], corners: 0, sheathing: false },
      outputs: { commonStuds: 11, studs: 13, sheathingSheets: 0 },
    },
  ],
});

function sum<T>(rows: readonly T[], amount: (row: T) => number): number {
  return rows.reduce((total, row) => total + amount(row), 0);
}
