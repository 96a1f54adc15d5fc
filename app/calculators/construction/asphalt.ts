import { defineCalculator, integer, money, percent, quantity, table, price } from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { volume } from "#units/volume.ts";
import { volumePerArea } from "#units/volume-per-area.ts";

/** The thicknesses of the table, in centimeters compacted. */
/** Of the thickness entered, so that the table is in round figures of the visitor's own unit. */
const THICKNESSES = [0.6, 0.8, 1, 1.2, 1.6, 2, 2.4];

export default defineCalculator({
  id: "asphalt",
  name: "Asphalt Calculator",
  category: "construction",
  emoji: "🛣️",
  description:
    "Tonnes of hot-mix asphalt and base stone for a driveway, parking lot or road, with truckloads, tack coat and cost.",
  keywords: [
    "blacktop",
    "tarmac",
    "driveway paving",
    "hot mix",
    "tons of asphalt",
    "parking lot",
    "HMA",
    "bitumen",
    "paving",
    "asphalt driveway",
    "paving a driveway",
    "blacktop driveway",
  ],
  related: [
    { id: "concrete", stage: "complementary", relevance: 70 },
    { id: "gravel-mulch", stage: "complementary", relevance: 80 },
    "pavers",
    { id: "square-footage", stage: "complementary", relevance: 74 },
    "area-converter",
  ],
  inputs: {
    length: quantity("Length", length, {
      unit: "m",
      default: 20,
      defaultIn: { imperial: "65 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width", length, {
      unit: "m",
      default: 3.5,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by"],
      decimals: 2,
    }),
    thickness: quantity("Asphalt thickness, compacted", length, {
      unit: "cm",
      default: 6,
      defaultIn: { imperial: "2.5 in" },
      min: 0.1,
      max: 100,
      help: "5 to 7.5 cm (2 to 3 in) for a driveway, 10 cm (4 in) or more for a road.",
      also: ["thick", "deep", "depth"],
      decimals: 1,
    }),
    density: quantity("Density of the asphalt", density, {
      unit: "kg/m3",
      default: 2320,
      defaultIn: { imperial: "145 lb/ft³" },
      min: 1000,
      max: 3500,
      help: "Usually about 2,320 kg/m³ (145 lb/ft³).",
      decimals: 0,
      assumable: true,
      also: ["mix weighs", "weighs", "asphalt weighs"],
    }),
    baseThickness: quantity("Base thickness, compacted", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 0,
      max: 200,
      decimals: 1,
      also: ["base", "stone base", "gravel base", "base stone"],
    }),
    baseDensity: quantity("Density of the base", density, {
      unit: "kg/m3",
      default: 2200,
      defaultIn: { imperial: "137 lb/ft³" },
      min: 500,
      max: 3500,
      decimals: 0,
    }),
    tackRate: quantity("Tack or prime coat", volumePerArea, {
      unit: "L/m2",
      default: 0.3,
      defaultIn: { imperial: "7.5 gal/1000 ft²" },
      min: 0,
      max: 10,
      imperial: "gal-us/1000ft2",
      decimals: 2,
    }),
    waste: percent("Waste", {
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap", "adding", "waste"],
      default: 5,
      unsaid: 0,
      min: 0,
      max: 100,
    }),
    truckCapacity: quantity("Truck capacity", mass, {
      unit: "t",
      default: 18,
      defaultIn: { imperial: "20 short tons" },
      min: 0.1,
      max: 200,
      imperial: "ton-us",
      decimals: 1,
      also: ["trucks carry", "ton trucks", "truck holds", "truck", "per load"],
    }),
    pricePerTonne: price("Asphalt price", mass, {
      unit: "t",
      default: 95,
      defaultIn: { imperial: 85 },
      min: 0,
      decimals: 2,
      also: ["a ton", "per ton", "asphalt costs", "each ton"],
    }),
    basePricePerTonne: price("Base price", mass, {
      unit: "t",
      default: 22,
      defaultIn: { imperial: 20 },
      min: 0,
      decimals: 2,
      also: ["base costs", "stone costs"],
    }),
    laborPerSquareMeter: price("Labor and machines", area, {
      unit: "m2",
      default: 0,
      min: 0,
      decimals: 2,
      also: ["labor", "to pave"],
    }),
  },
  outputs: {
    mass: quantity("Asphalt to order", mass, {
      unit: "t",
      decimals: 2,
      also: ["tons", "tons of asphalt", "weight", "tons of blacktop", "tons of hot mix"],
    }),
    volume: quantity("Asphalt volume, compacted", volume, {
      unit: "m3",
      decimals: 2,
      imperial: "yd3",
      also: ["cubic yards"],
    }),
    area: quantity("Area", area, { unit: "m2", decimals: 1 }),
    truckLoads: integer("Truckloads of asphalt", { also: ["loads", "truck loads", "truckloads", "how many loads"] }),
    baseMass: quantity("Base stone", mass, { unit: "t", decimals: 2 }),
    baseVolume: quantity("Base volume, compacted", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    tackCoat: quantity("Tack or prime coat", volume, { unit: "L", decimals: 1, also: ["tack"] }),
    asphaltCost: money("Asphalt cost", {
      also: ["hot mix cost", "cost of asphalt", "blacktop cost", "mix cost"],
    }),
    baseCost: money("Base cost"),
    totalCost: money("Total cost"),
    costPerArea: price("Cost per area", area, { unit: "m2", decimals: 2 }),
    massPerArea: quantity("Asphalt per area", massPerArea, { unit: "kg/m2", decimals: 1 }),
    byThickness: table(
      "By thickness",
      {
        thickness: quantity("Thickness", length, { unit: "cm", decimals: 1 }),
        mass: quantity("Asphalt", mass, { unit: "t", decimals: 2 }),
        cost: money("Asphalt cost"),
      },
      { mark: { column: "thickness", equals: "thickness" } },
    ),
  },
  figures: ["volume", "area", "truckLoads", "baseMass", "baseVolume", "tackCoat", "totalCost"],
  pictures: [
    { draw: "shape", forms: [["rectangle", "length", "width"]], title: "The surface to scale" },
    { draw: "parts", of: ["asphaltCost", "baseCost"], whole: "totalCost", rest: "Tack coat and labor" },
  ],
  compute(inputs) {
    const { width, waste, pricePerTonne } = inputs;
    const area = inputs.length * width;
    const tonnes = (centimeters: number, density: number) =>
      (area * (centimeters / 100) * density * (1 + waste / 100)) / 1000;
    const mass = tonnes(inputs.thickness, inputs.density);
    const baseMass = tonnes(inputs.baseThickness, inputs.baseDensity);
    const asphaltCost = mass * pricePerTonne;
    const baseCost = baseMass * inputs.basePricePerTonne;
    const totalCost = asphaltCost + baseCost + area * inputs.laborPerSquareMeter;
    return {
      mass,
      volume: (area * inputs.thickness) / 100,
      area,
      truckLoads: piecesFor(mass / inputs.truckCapacity),
      baseMass,
      baseVolume: (area * inputs.baseThickness) / 100,
      tackCoat: area * inputs.tackRate,
      asphaltCost,
      baseCost,
      totalCost,
      costPerArea: totalCost / area,
      massPerArea: (inputs.thickness / 100) * inputs.density,
      byThickness: THICKNESSES.map((factor) => {
        const thickness = inputs.thickness * factor;
        const needed = tonnes(thickness, inputs.density);
        return { thickness, mass: needed, cost: needed * pricePerTonne };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Order {mass} of hot mix for {area} at {thickness} compacted: ${outputs.truckLoads === 1 ? "one truckload" : "{truckLoads} truckloads"}.`,
    outputs.baseMass! > 0
      ? `Underneath goes {baseMass} of base stone, {baseThickness} thick when compacted.`
      : `No base is counted, which is right only for an overlay on a sound old surface.`,
    outputs.totalCost! > 0
      ? `The whole job costs {totalCost}${outputs.asphaltCost! > 0 ? `, of which ${say.percent((100 * outputs.asphaltCost!) / outputs.totalCost!, 0)} is asphalt` : ""}.`
      : `Enter prices to see what the job costs.`,
  ],
  formula: {
    tex: [
      String.raw`m = \frac{l\,w\,t\,\rho}{1000}\left(1 + \tfrac{a}{100}\right)`,
      String.raw`C = m\,p + m_b\,p_b + l\,w\,c`,
    ],
    where: {
      m: "asphalt to order in tonnes; the base works the same way, with its own thickness and density",
      "l, w": "length and width in meters",
      t: "compacted thickness in meters",
      "\\rho": "compacted density in kg/m³",
      a: "waste in percent",
      "p, p_b": "price of asphalt and of base stone by mass",
      c: "labor and machines by area",
    },
  },
  howTo: [
    "Enter the Length and Width of the driveway, lot or road; add up separate pieces into one length.",
    "Set the Asphalt thickness, compacted: 5 to 7.5 cm (2 to 3 in) for a driveway, 10 cm (4 in) or more where trucks drive.",
    "Set the Base thickness: 10 to 20 cm (4 to 8 in) of crushed stone, or 0 for an overlay.",
    "Enter the prices delivered, and Labor and machines if a contractor lays it.",
    "Compare other thicknesses in the table By thickness.",
  ],
  faq: [
    {
      question: "How far does a ton of asphalt go?",
      answer:
        "A US ton (2000 lb) at 145 lb per cubic foot covers about 83 square feet at 2 in compacted, or 55 at 3 in. A metric tonne covers 8.6 m² at 5 cm.",
    },
    {
      question: "How thick does it have to be laid to end up at 6 cm?",
      answer:
        "Hot mix loses a fifth to a quarter of its height under the roller, so about 7.5 cm of loose mix ends up 6 cm thick. The tonnage does not change: this calculator works with the compacted thickness and density.",
    },
    {
      question: "Do I need a tack coat?",
      answer:
        "Between two layers and on old asphalt or concrete, yes: 0.2 to 0.4 L/m² of emulsion bonds them into one. A prime coat on a stone base takes more, 0.9 to 2 L/m². It is measured here but not included in the cost.",
    },
  ],
  about: [
    "Use it to order hot mix and base stone, to check a contractor's tonnage, or to compare thicknesses. Density depends on the mix: 2,320 kg/m³ (145 lb/ft³) is typical of a dense surface course; open-graded mixes are lighter, mastic asphalt is heavier.",
    "It assumes a flat area of even thickness. On an uneven base, you will use 5% to 10% more than planned. Plants sell by weight at the scale, and hot mix must be laid within a few hours, so order it in loads that your crew can place.",
  ],
  caution:
    "Quantities only: the thickness of asphalt and base depends on the soil, drainage and traffic, and hot mix causes severe burns.",
  sources: [
    "Asphalt Institute, MS-22 and Thickness Design guidance (compacted hot mix about 145 to 150 lb per cubic foot)",
    "National Asphalt Pavement Association, design guides for residential driveways",
  ],
  overflow: "pricePerTonne",
  phrases: [
    "asphalt for a driveway {length} by {width} {thickness} thick",
    "tons of asphalt {length} x {width}",
    "asphalt tons {length} x {width} driveway {thickness}",
    "how many tons of asphalt for {length} by {width} {thickness} thick",
    "asphalt for {length} x {width} {thickness}",
    "asphalt {length} x {width} driveway {thickness} tons {density} waste",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 15 by 6 m driveway, 6 cm of asphalt on 15 cm of stone",
      inputs: { length: 15, width: 6, thickness: 6 },
      outputs: { mass: 13.1544, volume: 5.4, baseMass: 31.185, totalCost: 1935.738 },
    },
    {
      title: "A 4 cm overlay on an old parking lot",
      inputs: { length: 40, width: 25, thickness: 4, baseThickness: 0, waste: 3 },
      outputs: { mass: 95.584, truckLoads: 6, baseMass: 0, totalCost: 9080.48 },
    },
  ],
});
