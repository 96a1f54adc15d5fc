import { defineCalculator, integer, list, number, percent, quantity, table } from "#engine/define.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const POUND = 0.45359237;
const CUBIC_FOOT = 0.028316846592;
/** NMFTA Docket 2025-1: from this density in pounds per cubic foot the class applies. */
const SCALE = [
  { from: 0, freightClass: 400 },
  { from: 1, freightClass: 300 },
  { from: 2, freightClass: 250 },
  { from: 4, freightClass: 175 },
  { from: 6, freightClass: 125 },
  { from: 8, freightClass: 100 },
  { from: 10, freightClass: 92.5 },
  { from: 12, freightClass: 85 },
  { from: 15, freightClass: 70 },
  { from: 22.5, freightClass: 65 },
  { from: 30, freightClass: 60 },
  { from: 35, freightClass: 55 },
  { from: 50, freightClass: 50 },
];

export default defineCalculator({
  id: "freight-class",
  name: "Freight Class Calculator",
  category: "transportation",
  emoji: "📦",
  description:
    "The US LTL freight class of a shipment by its density, on the 13-step NMFC scale in effect since July 2025.",
  keywords: [
    "NMFC",
    "LTL shipping",
    "density based class",
    "pallet density",
    "pounds per cubic foot",
    "freight density",
    "NMFTA",
    "bill of lading",
    "skid",
    "crate",
  ],
  related: [
    { id: "dimensional-weight", stage: "complementary", relevance: 82 },
    { id: "container-load", stage: "complementary", relevance: 74 },
    { id: "density-converter", stage: "complementary", relevance: 66 },
    "volume",
    "weight-converter",
  ],
  inputs: {
    items: list("Pieces of the shipment", {
      of: {
        pieces: integer("Pieces", { unsaid: 1, min: 1, max: 100_000 }),
        length: quantity("Length", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        width: quantity("Width", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        height: quantity("Height", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        weight: quantity("Weight per piece", mass, { unit: "kg", min: 0.01, max: 100_000, decimals: 1 }),
      },
      default: [
        { pieces: 2, length: 122, width: 102, height: 120, weight: 320 },
        { pieces: 1, length: 122, width: 102, height: 90, weight: 210 },
      ],
      defaultIn: {
        imperial: [
          { pieces: 2, length: "48 in", width: "40 in", height: "48 in", weight: "700 lb" },
          { pieces: 1, length: "48 in", width: "40 in", height: "36 in", weight: "460 lb" },
        ],
      },
      minItems: 1,
      maxItems: 200,
      help: "Measure the outside, including the pallet and anything that sticks out.",
      also: ["pallet", "pallets", "pieces"],
    }),
  },
  outputs: {
    freightClass: number("Freight class", {
      decimals: 1,
      also: ["nmfc class", "which class", "what class", "ltl class"],
    }),
    density: number("Density", { unit: "lb/ft3", decimals: 2, also: ["pounds per cubic foot", "pcf"] }),
    densityMetric: quantity("Density in metric units", density, {
      unit: "kg/m3",
      metric: "kg/m3",
      imperial: "kg/m3",
      decimals: 1,
    }),
    totalWeight: quantity("Weight", mass, { unit: "kg", decimals: 1 }),
    totalWeightPounds: quantity("Weight in other units", mass, {
      unit: "lb",
      metric: "lb",
      imperial: "kg",
      decimals: 1,
    }),
    totalVolume: quantity("Volume", volume, { unit: "m3", decimals: 3 }),
    totalVolumeCubicFeet: quantity("Volume in other units", volume, {
      unit: "ft3",
      metric: "ft3",
      imperial: "m3",
      decimals: 2,
    }),
    nextClass: number("Next lower class", { decimals: 1, none: "Class 50 is the lowest" }),
    volumeToSave: quantity("Volume to cut to get there", volume, {
      unit: "m3",
      decimals: 3,
      none: "Nothing: class 50 is the lowest",
    }),
    volumeReduction: percent("As a share of the volume", { decimals: 1, none: "Nothing: class 50 is the lowest" }),
    itemClasses: table("Each line on its own", {
      pieces: integer("Pieces"),
      volume: quantity("Volume", volume, { unit: "m3", decimals: 3 }),
      weight: quantity("Weight", mass, { unit: "kg", decimals: 1 }),
      density: number("Density", { unit: "lb/ft3", decimals: 2 }),
      freightClass: number("Class", { decimals: 1 }),
    }),
    scale: table(
      "The scale",
      {
        from: number("From", { unit: "lb/ft3" }),
        below: number("Below", { unit: "lb/ft3", none: "No limit" }),
        freightClass: number("Class", { decimals: 1 }),
      },
      {
        mark: { column: "freightClass", equals: "freightClass" },
        scale: { value: "density", name: "freightClass", from: "from", to: "below" },
      },
    ),
  },
  compute({ items }) {
    const lines = items.map((item) => {
      const volume = (item.pieces * item.length * item.width * item.height) / 1_000_000;
      const weight = item.pieces * item.weight;
      const density = poundsPerCubicFoot(weight, volume);
      return { pieces: item.pieces, volume, weight, density, freightClass: SCALE[stepOf(density)]!.freightClass };
    });
    const totalWeight = lines.reduce((sum, line) => sum + line.weight, 0);
    const totalVolume = lines.reduce((sum, line) => sum + line.volume, 0);
    const density = poundsPerCubicFoot(totalWeight, totalVolume);
    const step = stepOf(density);
    const next = SCALE[step + 1] ?? null;
    return {
      freightClass: SCALE[step]!.freightClass,
      density,
      densityMetric: totalWeight / totalVolume,
      totalWeight,
      totalWeightPounds: totalWeight / POUND,
      totalVolume,
      totalVolumeCubicFeet: totalVolume / CUBIC_FOOT,
      nextClass: next && next.freightClass,
      volumeToSave: next && totalVolume - (totalWeight / POUND / next.from) * CUBIC_FOOT,
      volumeReduction: next && 100 * (1 - density / next.from),
      itemClasses: lines,
      scale: SCALE.map(({ from, freightClass }, index) => ({
        from,
        below: SCALE[index + 1]?.from ?? null,
        freightClass,
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    `The shipment is class ${say.number(outputs.freightClass!, 1)}: its density is ${say.number(outputs.density!, 2)} lb/ft³.`,
    `It weighs {totalWeight} and takes up {totalVolume}.`,
    outputs.nextClass === null
      ? `Class 50 is the lowest and cheapest, so denser packing gains nothing.`
      : outputs.volumeReduction! < 0.05
        ? `It is only just short of class ${say.number(outputs.nextClass, 1)}: measure and weigh it again.`
        : `Packed {volumeReduction} smaller (by {volumeToSave}), it would be class ${say.number(outputs.nextClass, 1)}.`,
  ],
  formula: {
    tex: [
      String.raw`d = \frac{\sum n_i m_i / 0.45359237}{\sum n_i l_i w_i h_i / 0.028316846592}`,
      String.raw`\Delta V = V\left(1 - \frac{d}{b}\right)`,
    ],
    where: {
      d: "density in pounds per cubic foot, from kilograms above the line and cubic meters below it",
      "n_i, m_i": "pieces in a line and weight of each",
      "l_i, w_i, h_i": "outside dimensions, including the pallet",
      V: "volume of the shipment",
      b: "density where the next lower class starts",
      "\\Delta V": "volume to cut to reach it",
    },
  },
  howTo: [
    "Add a line for each size of handling unit under Pieces of the shipment.",
    "Measure the outside at the widest points, including the pallet and anything that sticks out.",
    "Enter the weight per piece with pallet and packaging. You can change the units beside each field.",
    "Read the Freight class, and see how much volume you would have to cut to reach the next lower one.",
  ],
  faq: [
    {
      question: "What changed in July 2025?",
      answer:
        "With Docket 2025-1, effective July 19, 2025, the NMFTA moved thousands of items to a density scale with 13 steps instead of 11: 30 to 35 lb/ft³ is class 60, 35 to 50 is class 55, and 50 or more is class 50. Before that, everything from 30 lb/ft³ up was class 60.",
    },
    {
      question: "Do I use the class of each pallet or of the whole shipment?",
      answer:
        "Goods of one kind that travel together are classed by the density of the whole shipment, which is what Freight class shows. Different commodities keep their own classes; you find them in the table Each line on its own.",
    },
    {
      question: "When does density not decide the class?",
      answer:
        "When handling, stowability or liability is special: glass, hazardous materials, very long pieces, high value. Such items have a class or identifier of their own in the NMFC. Look up the item number before you book; if the class is wrong, the carrier inspects the freight and bills it again.",
    },
  ],
  about: [
    "Use it for less-than-truckload (LTL) freight in the United States, before you ask for a rate. A higher class costs more per hundredweight (100 lb).",
    "It counts the full rectangular space of each piece. Pieces that may not be stacked can be charged as if they reached the ceiling (96 in), and many carriers round dimensions up to whole inches, which lowers the density a little.",
  ],
  sources: [
    "NMFTA, National Motor Freight Classification, Docket 2025-1 (effective July 19, 2025): 13-subprovision density scale",
  ],
  caution:
    "Items with special handling, stowability or liability have a class of their own in the NMFC; a wrong class is corrected and billed after inspection.",
  phrases: ["freight class of a pallet", "what freight class is my LTL shipment", "freight class of a skid"],
  updated: "2026-11-30",
  examples: [
    {
      title: "One 250 kg pallet of 48 × 40 × 48 in",
      inputs: { items: [{ pieces: 1, length: 121.92, width: 101.6, height: 121.92, weight: 250 }] },
      outputs: { freightClass: 92.5, density: 10.3341685, totalVolume: 1.51023182 },
    },
    {
      title: "Bulky foam on two pallets",
      inputs: { items: [{ pieces: 2, length: 121.92, width: 101.6, height: 182.88, weight: 60 }] },
      outputs: { freightClass: 300, nextClass: 250 },
    },
    {
      title: "Three crates of castings",
      inputs: { items: [{ pieces: 3, length: 100, width: 80, height: 50, weight: 400 }] },
      outputs: { freightClass: 50, nextClass: null },
    },
  ],
});

function poundsPerCubicFoot(kilograms: number, cubicMetres: number): number {
  return kilograms / POUND / (cubicMetres / CUBIC_FOOT);
}

/** The last step of the scale whose lower bound the density reaches. */
function stepOf(density: number): number {
  return SCALE.findLastIndex(({ from }) => density >= from - 1e-9);
}
