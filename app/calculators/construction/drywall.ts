import {
  defineCalculator,
  boolean,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { plantDensity } from "#units/plant-density.ts";
import { volume } from "#units/volume.ts";
import { volumePerArea } from "#units/volume-per-area.ts";

/** Square meters of the sheets that are sold. */
const SHEETS = [
  ["1.2 × 2.4 m", 1.2 * 2.4],
  ["1.2 × 2.7 m", 1.2 * 2.7],
  ["1.2 × 3.0 m", 1.2 * 3],
  ["4 × 8 ft", 32 * 0.3048 ** 2],
  ["4 × 10 ft", 40 * 0.3048 ** 2],
  ["4 × 12 ft", 48 * 0.3048 ** 2],
] as const;

export default defineCalculator({
  id: "drywall",
  name: "Drywall Calculator",
  category: "construction",
  emoji: "🏗️",
  description:
    "Drywall sheets, joint tape, joint compound and screws for the walls and ceiling of a room, with weight and cost.",
  keywords: [
    "sheetrock",
    "plasterboard",
    "gypsum board",
    "joint compound",
    "mud",
    "screws",
    "4x8 sheet",
    "gyprock",
    "drywall sheets",
    "hanging drywall",
    "sheets of drywall",
    "basement finishing",
  ],
  related: [
    { id: "paint", stage: "next_step", relevance: 84 },
    { id: "wall-framing", stage: "complementary", relevance: 78 },
    { id: "insulation", stage: "complementary", relevance: 76 },
    "square-footage",
    "tile",
  ],
  inputs: {
    length: quantity("Room length", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by", "room", "basement"],
      decimals: 2,
    }),
    width: quantity("Room width", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by", "room", "bedroom"],
      decimals: 2,
    }),
    height: quantity("Wall height", length, {
      unit: "m",
      default: 2.4,
      defaultIn: { imperial: "8 ft" },
      min: 0.001,
      max: 100_000,
      also: ["high", "ceiling height", "walls", "tall"],
      decimals: 2,
    }),
    ceiling: boolean("Ceiling too", { default: true }),
    openings: quantity("Doors and windows", area, {
      unit: "m2",
      default: 4.5,
      unsaid: 0,
      defaultIn: { imperial: "50 ft²" },
      min: 0,
      max: 1_000_000,
      also: ["doors and windows", "openings", "doors", "windows", "opening", "for openings", "taken out"],
      decimals: 2,
    }),
    sheetLength: quantity("Sheet length", length, {
      unit: "m",
      default: 2.4,
      defaultIn: { imperial: "8 ft" },
      min: 0.1,
      max: 20,
      decimals: 2,
      assumable: true,
      also: ["sheets are", "by"],
    }),
    sheetWidth: quantity("Sheet width", length, {
      unit: "m",
      default: 1.2,
      defaultIn: { imperial: "4 ft" },
      min: 0.1,
      max: 20,
      decimals: 2,
      assumable: true,
      also: ["by", "wide sheets"],
    }),
    layers: integer("Layers", { default: 1, min: 1, max: 4, also: ["double layer"] }),
    waste: percent("Waste", {
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap", "offcuts"],
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
    }),
    sheetMass: quantity("Weight of the board", massPerArea, {
      unit: "kg/m2",
      default: 8.5,
      defaultIn: { imperial: "1.75 lb/ft²" },
      min: 1,
      max: 60,
      help: "About 8.5 kg/m² (1.7 lb/ft²) for standard 12.5 mm (1/2 in) board, 12 kg/m² (2.5 lb/ft²) for 15 mm fire-rated board.",
      decimals: 1,
    }),
    tapeRate: number("Tape per m²", {
      default: 1.2,
      min: 0,
      max: 20,
      unit: "m",
      help: "1.2 m per m² is 0.37 ft of tape per square foot.",
    }),
    compoundRate: quantity("Joint compound", volumePerArea, {
      unit: "L/m2",
      default: 0.38,
      defaultIn: { imperial: "9 gal/1000 ft²" },
      min: 0,
      max: 10,
      imperial: "gal-us/1000ft2",
      decimals: 2,
    }),
    screwRate: quantity("Screws per area", plantDensity, {
      unit: "1/m2",
      imperial: "1/ft2",
      default: 12,
      defaultIn: { imperial: "1.1 1/ft²" },
      min: 0,
      max: 100,
      decimals: 1,
    }),
    tapeRoll: quantity("Tape roll", length, {
      unit: "m",
      default: 75,
      defaultIn: { imperial: "250 ft" },
      min: 0.001,
      max: 100_000,
      decimals: 2,
    }),
    bucketSize: quantity("Compound bucket", volume, {
      unit: "L",
      default: 17,
      defaultIn: { imperial: "4.5 gal" },
      min: 0.1,
      max: 1000,
      decimals: 2,
    }),
    screwsPerBox: integer("Screws per box", { default: 1000, min: 1, max: 100_000 }),
    pricePerSheet: money("Price per sheet", {
      default: 14,
      min: 0,
      decimals: 2,
      also: ["a sheet", "per sheet", "each sheet"],
    }),
    pricePerTape: money("Price per tape roll", { default: 6, min: 0, decimals: 2 }),
    pricePerBucket: money("Price per bucket", { default: 20, min: 0, decimals: 2 }),
    pricePerScrewBox: money("Price per box of screws", { default: 18, min: 0, decimals: 2 }),
  },
  outputs: {
    sheets: integer("Sheets", {
      also: [
        "drywall sheets",
        "sheetrock sheets",
        "sheets",
        "sheets of drywall",
        "sheets of sheetrock",
        "boards",
        "panels",
      ],
    }),
    area: quantity("Area to cover", area, { unit: "m2", decimals: 2 }),
    wallArea: quantity("Walls including openings", area, { unit: "m2", decimals: 2 }),
    ceilingArea: quantity("Ceiling", area, { unit: "m2", decimals: 2 }),
    sheetArea: quantity("Area of a sheet", area, { unit: "m2", decimals: 2 }),
    tape: quantity("Joint tape", length, { unit: "m", decimals: 1, also: ["feet of tape", "tape"] }),
    tapeRolls: integer("Tape rolls"),
    compound: quantity("Joint compound", volume, { unit: "L", decimals: 1, also: ["mud", "gallons of mud"] }),
    compoundBuckets: integer("Buckets of compound"),
    screws: integer("Screws"),
    screwBoxes: integer("Boxes of screws"),
    weight: quantity("Weight of the sheets", mass, { unit: "kg", decimals: 0, also: ["weigh", "how heavy"] }),
    totalCost: money("Cost", { decimals: 2, also: ["cost to drywall"] }),
    bySheet: table("By sheet size", {
      sheet: text("Sheet"),
      sheets: integer("Sheets"),
    }),
  },
  figures: ["area", "tapeRolls", "compoundBuckets", "screwBoxes", "weight", "totalCost"],
  pictures: [
    { draw: "shape", forms: [["box", "length", "width", "height"]], title: "The room to scale" },
    { draw: "bars", of: ["wallArea", "ceilingArea", "sheetArea"], title: "Areas" },
  ],
  compute(inputs) {
    const { width, openings, layers, waste } = inputs;
    const wallArea = 2 * (inputs.length + width) * inputs.height;
    const ceilingArea = inputs.ceiling ? inputs.length * width : 0;
    const area = wallArea + ceilingArea - openings;
    if (area <= 0)
      refuse(
        "openings",
        "Doors and windows take up the whole area. Enter less than the area of the walls and ceiling.",
      );
    const sheetArea = inputs.sheetLength * inputs.sheetWidth;
    const sheetsOf = (squareMeters: number) => layers * piecesFor((area * (1 + waste / 100)) / squareMeters);
    const sheets = sheetsOf(sheetArea);
    const tape = area * inputs.tapeRate;
    const compound = area * inputs.compoundRate;
    const screws = piecesFor(area * inputs.screwRate * layers);
    const tapeRolls = piecesFor(tape / inputs.tapeRoll);
    const compoundBuckets = piecesFor(compound / inputs.bucketSize);
    const screwBoxes = piecesFor(screws / inputs.screwsPerBox);
    return {
      sheets,
      area,
      wallArea,
      ceilingArea,
      sheetArea,
      tape,
      tapeRolls,
      compound,
      compoundBuckets,
      screws,
      screwBoxes,
      weight: sheets * sheetArea * inputs.sheetMass,
      totalCost:
        sheets * inputs.pricePerSheet +
        tapeRolls * inputs.pricePerTape +
        compoundBuckets * inputs.pricePerBucket +
        screwBoxes * inputs.pricePerScrewBox,
      bySheet: SHEETS.map(([sheet, squareMeters]) => ({ sheet, sheets: sheetsOf(squareMeters) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `You need {sheets} ${outputs.sheets === 1 ? "sheet" : "sheets"} of {sheetLength} by {sheetWidth} for {area}${inputs.layers > 1 ? ` in {layers} layers` : ""}${inputs.waste > 0 ? ", including {waste} for cuts" : ""}.`,
    `Finishing takes {tape} of tape, {compound} of joint compound and {screws} screws.`,
    `${outputs.totalCost! > 0 ? "Everything costs {totalCost}; the" : "The"} sheets weigh {weight}, so plan how to carry them in.`,
  ],
  formula: {
    tex: [
      String.raw`A = 2(l + w)h + l\,w - A_o`,
      String.raw`\text{sheets} = n \left\lceil \frac{A\left(1 + \frac{a}{100}\right)}{A_s} \right\rceil`,
    ],
    where: {
      A: "area to cover; l w counts only if the ceiling is covered",
      "l, w, h": "length, width and height of the room",
      A_o: "doors and windows",
      n: "number of layers",
      a: "waste in percent",
      A_s: "area of a sheet",
    },
  },
  howTo: [
    "Enter Room length, Room width and Wall height, and uncheck Ceiling too if it stays as it is.",
    "Add up the Doors and windows. If you hang whole sheets over openings and cut them out, subtract only the large ones.",
    "Choose Sheet length and Sheet width; longer sheets mean fewer joints to tape.",
    "Set the Layers: two where fire or sound protection requires it.",
    "Set the rolls, buckets and boxes to the sizes your store sells.",
  ],
  faq: [
    {
      question: "How many 4x8 sheets do I need for a 12 by 12 room?",
      answer:
        "With 8 ft walls and a ceiling, there are 384 + 144 = 528 square feet. Less a door and a window (about 36 sq ft) and plus 10% for waste, that is 541 sq ft, or 17 sheets of 32 sq ft.",
    },
    {
      question: "How many screws does a sheet take?",
      answer:
        "About 32 to 36 for a 4 by 8 ft sheet. The Gypsum Association (GA-216) allows at most 12 in (300 mm) between screws on ceilings and 16 in (400 mm) on walls, which comes to roughly 12 per square meter with edges.",
    },
    {
      question: "How much does a sheet weigh?",
      answer:
        "Standard 12.5 mm (1/2 in) board is about 8.5 kg/m²: 24 kg for 1.2 by 2.4 m. Lightweight board is about 6.5 kg/m², 15 mm fire-rated board about 12. For ceilings you need two people or a lift.",
    },
  ],
  about: [
    "Use it for the material list of a room with straight walls. Tape and compound follow the handbook's averages of about 370 ft of tape and 9.4 US gallons of ready-mixed compound per 1,000 square feet, for three coats on flat joints.",
    "Area divided by sheet size is a good estimate but not a cutting plan: narrow strips, sloped ceilings and many small walls raise the waste to 15% or 20%. With two layers, only the outer one is taped here.",
  ],
  caution:
    "A material list only: fire-rated walls and ceilings need the boards, layers and fasteners of a tested assembly, and sheets are heavy to lift.",
  sources: [
    "USG, The Gypsum Construction Handbook (about 370 ft of tape and 9.4 US gallons of ready-mixed compound per 1,000 sq ft)",
    "Gypsum Association GA-216, fastener spacing",
  ],
  overflow: "pricePerSheet",
  phrases: [
    "drywall for a room {length} by {width} {height} high",
    "how many sheets of drywall {length} x {width}",
    "how many sheets of drywall for a {length} x {width} room {height} ceilings",
    "drywall sheets {length} x {width} {height} high",
    "sheetrock for a {length} by {width} room",
    "{sheetWidth} x {sheetLength} drywall sheets for a {length} x {width} room {height} high",
    "finishing a basement {length} by {width} walls {height} with {sheetWidth} x {sheetLength} boards",
    "drywall {length} x {width} bedroom {height} ceilings and walls covered",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 6 by 4.5 m room with a ceiling",
      inputs: { length: 6, width: 4.5, openings: 6 },
      outputs: { sheets: 28, area: 71.4, tapeRolls: 2, totalCost: 462 },
    },
    {
      title: "Two layers of fire-rated board on the walls only",
      inputs: { length: 5, width: 4, ceiling: false, layers: 2, sheetMass: 12, openings: 4 },
      outputs: { sheets: 30, area: 39.2, screws: 941, weight: 1036.8 },
    },
  ],
});
