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
    "The US LTL freight class of a shipment from its density, on the 13-step NMFC scale in force since July 2025.",
  keywords: [
    "NMFC",
    "LTL shipping",
    "density based class",
    "pallet density",
    "pounds per cubic foot",
    "freight density",
    "NMFTA",
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
        pieces: integer("Pieces", { min: 1, max: 100_000 }),
        length: quantity("Length", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        width: quantity("Width", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        height: quantity("Height", length, { unit: "cm", min: 0.1, max: 5000, decimals: 1 }),
        weight: quantity("Weight of one", mass, { unit: "kg", min: 0.01, max: 100_000, decimals: 1 }),
      },
      default: [
        { pieces: 2, length: 122, width: 102, height: 120, weight: 320 },
        { pieces: 1, length: 122, width: 102, height: 90, weight: 210 },
      ],
      minItems: 1,
      maxItems: 200,
      help: "Outside measures with the pallet and everything that sticks out",
      also: ["pallet", "pallets", "pieces"],
    }),
  },
  outputs: {
    freightClass: number("Freight class", { decimals: 1 }),
    density: number("Density", { unit: "lb/ft3", decimals: 2 }),
    densityMetric: quantity("Density", density, { unit: "kg/m3", decimals: 1 }),
    totalWeight: quantity("Weight", mass, { unit: "kg", decimals: 1 }),
    totalWeightPounds: number("Weight", { unit: "lb", decimals: 1 }),
    totalVolume: quantity("Volume", volume, { unit: "m3", decimals: 3 }),
    totalVolumeCubicFeet: number("Volume", { unit: "ft3", decimals: 2 }),
    nextClass: number("Next lower class", { decimals: 1, none: "Class 50 is the lowest" }),
    volumeToSave: quantity("Volume to save for it", volume, {
      unit: "m3",
      decimals: 3,
      none: "Nothing: class 50 is the lowest",
    }),
    volumeReduction: percent("That is, of the volume", { decimals: 1, none: "Nothing: class 50 is the lowest" }),
    itemClasses: table("Each line by itself", {
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
      { mark: { column: "freightClass", equals: "freightClass" } },
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
    `The shipment is class ${say.number(outputs.freightClass!, 1)}: it has ${say.number(outputs.density!, 2)} pounds per cubic foot.`,
    `It weighs {totalWeight} and takes up {totalVolume}.`,
    outputs.nextClass === null
      ? `Class 50 is the lowest and cheapest; there is nothing to gain by packing denser.`
      : `Packed {volumeReduction} smaller, by {volumeToSave}, it would be class ${say.number(outputs.nextClass, 1)}.`,
  ],
  formula: {
    tex: [
      String.raw`d = \frac{\sum n_i m_i / 0.45359237}{\sum n_i l_i w_i h_i / 0.028316846592}`,
      String.raw`\Delta V = V\left(1 - \frac{d}{b}\right)`,
    ],
    where: {
      d: "density in pounds per cubic foot, with kilograms and cubic metres above and below the line",
      "n_i, m_i": "pieces of a line and weight of one",
      "l_i, w_i, h_i": "outside measures, with the pallet",
      V: "volume of the shipment",
      b: "density at which the next lower class starts",
      "\\Delta V": "volume to save for it",
    },
  },
  howTo: [
    "Add a line for each size of handling unit under Pieces of the shipment.",
    "Measure the outside with the pallet and everything that sticks out, at the widest points.",
    "Enter the weight of one unit with pallet and packaging. Change the units beside a field for inches and pounds.",
    "Read the Freight class, and under Volume to save what denser packing would bring.",
  ],
  faq: [
    {
      question: "What changed in July 2025?",
      answer:
        "With Docket 2025-1, effective 19 July 2025, the NMFTA moved thousands of items to a density scale with 13 steps instead of 11: 30 to 35 lb/ft³ became class 60, 35 to 50 class 55 and 50 or more class 50. Before that, everything from 30 lb/ft³ was class 60.",
    },
    {
      question: "Do I use the class of each pallet or of the whole shipment?",
      answer:
        "Goods of one kind that travel together are classed by the density of the whole shipment, which is what Freight class shows. Different commodities keep their own classes; the table Each line by itself has them.",
    },
    {
      question: "When does density not decide?",
      answer:
        "Where handling, stowability or liability are special: glass, hazardous goods, very long pieces, high value. Such items keep a class or an identifier in the NMFC. Look up the item number before you book; a wrong class is billed again after inspection.",
    },
  ],
  about: [
    "Use it for less-than-truckload freight in the United States, before you ask for a rate. A higher class costs more per hundredweight.",
    "It takes the full rectangular space of each unit. Pieces that may not be stacked can be charged as if they reached to the ceiling (96 in), and many carriers round measures up to whole inches, which lowers the density a little.",
  ],
  sources: [
    "NMFTA, National Motor Freight Classification, Docket 2025-1 (effective 19 July 2025): 13-subprovision density scale",
  ],
  caution: "Items with special handling, stowability or liability have their own class in the NMFC.",
  phrases: ["freight class of a pallet", "what freight class is my LTL shipment"],
  updated: "2026-11-21",
  examples: [
    {
      title: "One pallet of 48 x 40 x 48 in, 250 kg",
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
