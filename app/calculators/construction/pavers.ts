import { defineCalculator, integer, money, percent, quantity, refuse, table, text, price } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { plantDensity } from "#units/plant-density.ts";
import { volume } from "#units/volume.ts";

/** Densities in kg/m³: gravel and sand as they lie loose, and concrete pavers. */
const GRAVEL = 1690;
const SAND = 1600;
const PAVER = 2300;
const PATTERNS = [
  ["Running bond", 5],
  ["Basket weave", 5],
  ["Herringbone 90", 10],
  ["Herringbone 45", 15],
  ["Curves", 20],
] as const;

export default defineCalculator({
  id: "pavers",
  name: "Paver Calculator",
  category: "construction",
  emoji: "🟫",
  description:
    "Pavers, base gravel, bedding and joint sand, edging and excavation for a patio, path or driveway, with cost.",
  keywords: [
    "patio",
    "paving stones",
    "walkway",
    "polymeric sand",
    "base gravel",
    "block paving",
    "herringbone",
    "driveway",
    "paver patio",
    "brick pavers",
    "laying pavers",
    "pavers",
  ],
  related: [
    { id: "gravel-mulch", stage: "next_step", relevance: 82 },
    "concrete",
    "tile",
    { id: "square-footage", stage: "complementary", relevance: 74 },
    { id: "retaining-wall", stage: "complementary", relevance: 70 },
    "deck",
  ],
  inputs: {
    length: quantity("Length", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by"],
      decimals: 2,
    }),
    paverLength: quantity("Paver length", length, {
      unit: "mm",
      default: 200,
      defaultIn: { imperial: "8 in" },
      min: 5,
      max: 5000,
      decimals: 1,
      also: ["by"],
    }),
    paverWidth: quantity("Paver width", length, {
      unit: "mm",
      default: 100,
      defaultIn: { imperial: "4 in" },
      min: 5,
      max: 5000,
      decimals: 1,
      also: ["by"],
      unsaidLike: "paverLength",
    }),
    paverThickness: quantity("Paver thickness", length, {
      unit: "mm",
      default: 60,
      defaultIn: { imperial: "2.25 in" },
      min: 5,
      max: 1000,
      help: "60 mm (2 3/8 in) for paths and patios, 80 mm (3 1/8 in) for driveways.",
      decimals: 1,
      also: ["thick", "thick pavers", "pavers thick"],
    }),
    joint: quantity("Joint", length, {
      unit: "mm",
      default: 3,
      defaultIn: { imperial: "0.125 in" },
      min: 0,
      max: 100,
      decimals: 1,
      also: ["gap", "spacing", "apart"],
    }),
    waste: percent("Waste and cuts", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "cuts", "spare", "allowance", "for waste", "scrap", "for cuts", "breakage"],
    }),
    baseDepth: quantity("Gravel base, compacted", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 0,
      max: 300,
      help: "10 to 15 cm (4 to 6 in) for a patio, 20 to 30 cm (8 to 12 in) for a driveway.",
      also: ["base", "gravel", "gravel base", "base gravel", "stone base"],
      decimals: 1,
    }),
    baseExtension: quantity("Base extends on each side by", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 0,
      max: 500,
      decimals: 1,
    }),
    sandDepth: quantity("Bedding sand", length, {
      unit: "cm",
      default: 2.5,
      defaultIn: { imperial: "1 in" },
      min: 0,
      max: 100,
      decimals: 1,
      also: ["sand", "bedding", "of sand", "sand bed"],
    }),
    compaction: percent("Extra for compaction", { default: 20, min: 0, max: 100 }),
    edgeNotNeeded: quantity("Edge along a wall", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0,
      max: 100_000,
      decimals: 2,
      unsaid: 0,
      also: ["along the house", "against the house"],
    }),
    jointSandBag: quantity("Joint sand bag", mass, {
      unit: "kg",
      default: 20,
      defaultIn: { imperial: "45 lb" },
      min: 0.1,
      max: 2000,
      decimals: 1,
    }),
    pricePerPaver: money("Price per paver", {
      default: 0.6,
      min: 0,
      decimals: 2,
      also: ["a paver", "per paver", "each paver"],
    }),
    gravelPricePerTonne: price("Gravel price", mass, {
      unit: "t",
      default: 35,
      defaultIn: { imperial: 32 },
      min: 0,
      decimals: 2,
    }),
    sandPricePerTonne: price("Sand price", mass, {
      unit: "t",
      default: 40,
      defaultIn: { imperial: 36 },
      min: 0,
      decimals: 2,
    }),
    pricePerJointSandBag: money("Price per bag of joint sand", { default: 12, min: 0, decimals: 2 }),
    edgingPrice: price("Edging price", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: 1.5 },
      min: 0,
      decimals: 2,
    }),
  },
  outputs: {
    pavers: integer("Pavers", { also: ["pavers", "number of pavers"] }),
    area: quantity("Area", area, { unit: "m2", decimals: 2 }),
    paversPerSquareMeter: quantity("Pavers per area", plantDensity, { unit: "1/m2", decimals: 2, imperial: "1/ft2" }),
    baseVolume: quantity("Base gravel, loose", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    baseMass: quantity("Base gravel", mass, { unit: "kg", decimals: 0, imperial: "ton-us" }),
    sandVolume: quantity("Bedding sand, loose", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    sandMass: quantity("Bedding sand", mass, { unit: "kg", decimals: 0 }),
    jointSandMass: quantity("Joint sand", mass, { unit: "kg", decimals: 1 }),
    jointSandBags: integer("Bags of joint sand", { also: ["bags of polymeric sand"] }),
    edging: quantity("Edging", length, { unit: "m", decimals: 2, also: ["feet of edging"] }),
    excavationDepth: quantity("Depth to dig", length, {
      unit: "cm",
      decimals: 1,
      also: ["how deep do i dig", "how deep to dig", "dig", "dig down", "excavate"],
    }),
    excavationVolume: quantity("Soil to dig out", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    paverMass: quantity("Weight of the pavers laid", mass, { unit: "kg", decimals: 0 }),
    totalCost: money("Cost", { decimals: 2 }),
    costPerArea: price("Cost per area", area, { unit: "m2", decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        pieces: integer("Pieces"),
        mass: quantity("Weight", mass, { unit: "t", imperial: "ton-us", decimals: 2 }),
        length: quantity("Length", length, { unit: "m", decimals: 2 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
    byPattern: table("By pattern", {
      pattern: text("Pattern", {
        labels: {
          "Herringbone 90": "Herringbone, 90°",
          "Herringbone 45": "Herringbone, 45°",
          Curves: "Curves and circles",
        },
      }),
      waste: percent("Waste"),
      pavers: integer("Pavers"),
    }),
  },
  figures: ["area", "baseMass", "sandMass", "jointSandBags", "edging", "excavationDepth", "totalCost", "costPerArea"],
  compute(inputs) {
    const { width, baseDepth, sandDepth } = inputs;
    const area = inputs.length * width;
    const edging = 2 * (inputs.length + width) - inputs.edgeNotNeeded;
    if (edging < 0)
      refuse(
        "edgeNotNeeded",
        "The edge along walls is longer than the whole outline. Enter at most twice the length plus the width.",
      );
    const [paverLength, paverWidth, thickness, joint] = [
      inputs.paverLength,
      inputs.paverWidth,
      inputs.paverThickness,
      inputs.joint,
    ].map((millimeters) => millimeters / 1000) as [number, number, number, number];
    const pitch = (paverLength + joint) * (paverWidth + joint);
    const paversWith = (waste: number) => piecesFor((area / pitch) * (1 + waste / 100));
    const pavers = paversWith(inputs.waste);

    const margin = (2 * inputs.baseExtension) / 100;
    const baseArea = (inputs.length + margin) * (width + margin);
    const loose = 1 + inputs.compaction / 100;
    const baseVolume = baseArea * (baseDepth / 100) * loose;
    const sandVolume = area * (sandDepth / 100) * loose;
    const jointSandMass = area * (1 - (paverLength * paverWidth) / pitch) * thickness * SAND;
    const jointSandBags = piecesFor(jointSandMass / inputs.jointSandBag);
    const excavationDepth = baseDepth + sandDepth + thickness * 100;

    const tonnesOfGravel = (baseVolume * GRAVEL) / 1000;
    const tonnesOfSand = (sandVolume * SAND) / 1000;
    const material = (item: string, kind: "pieces" | "mass" | "length", amount: number, price: number) => ({
      item,
      pieces: kind === "pieces" ? amount : null,
      mass: kind === "mass" ? amount : null,
      length: kind === "length" ? amount : null,
      cost: amount * price,
    });
    const materials = [
      material("Pavers", "pieces", pavers, inputs.pricePerPaver),
      material("Base gravel", "mass", tonnesOfGravel, inputs.gravelPricePerTonne),
      material("Bedding sand", "mass", tonnesOfSand, inputs.sandPricePerTonne),
      material("Joint sand (bags)", "pieces", jointSandBags, inputs.pricePerJointSandBag),
      material("Edging", "length", edging, inputs.edgingPrice),
    ];
    const totalCost = materials.reduce((sum, row) => sum + row.cost, 0);
    return {
      pavers,
      area,
      paversPerSquareMeter: 1 / pitch,
      baseVolume,
      baseMass: baseVolume * GRAVEL,
      sandVolume,
      sandMass: sandVolume * SAND,
      jointSandMass,
      jointSandBags,
      edging,
      excavationDepth,
      excavationVolume: (baseArea * excavationDepth) / 100,
      paverMass: (area / pitch) * paverLength * paverWidth * thickness * PAVER,
      totalCost,
      costPerArea: totalCost / area,
      materials,
      byPattern: PATTERNS.map(([pattern, waste]) => ({ pattern, waste, pavers: paversWith(waste) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Order ${counted(outputs.pavers!, "paver", "{pavers}")} for {area}${inputs.waste > 0 ? ", including {waste} for cuts" : ""}; once laid, they weigh {paverMass}.`,
    outputs.baseMass! > 0
      ? `Dig {excavationDepth} deep and put in {baseMass} of base gravel${outputs.sandMass! > 0 ? " and {sandMass} of bedding sand" : ""}.`
      : `No gravel base is counted, which is right only on a slab or a base that is already there.`,
    outputs.totalCost! > 0 ? `The materials cost {totalCost}.` : `Enter prices to see what the materials cost.`,
  ],
  formula: {
    tex: [
      String.raw`N = \left\lceil \frac{L\,W}{(l + j)(w + j)}\left(1 + \tfrac{a}{100}\right) \right\rceil`,
      String.raw`V_b = (L + 2e)(W + 2e)\,d_b\left(1 + \tfrac{c}{100}\right)`,
      String.raw`m_j = L\,W\left(1 - \frac{l\,w}{(l + j)(w + j)}\right) t \cdot 1600`,
    ],
    where: {
      N: "pavers",
      "L, W": "length and width of the paved area",
      "l, w, t": "length, width and thickness of a paver",
      j: "joint",
      a: "waste in percent",
      V_b: "base gravel, loose",
      e: "how far the base extends beyond the paving",
      d_b: "compacted depth of the base; bedding sand works the same way, without e",
      c: "extra for compaction in percent",
      m_j: "joint sand in kg",
    },
  },
  howTo: [
    "Enter the Length and Width of the patio, path or driveway.",
    "Enter the size of the pavers and the Joint, 2 to 5 mm (1/16 to 3/16 in) for concrete pavers.",
    "Set the Gravel base, compacted: 10 to 15 cm (4 to 6 in) for foot traffic, 20 to 30 cm (8 to 12 in) for cars, more on soft clay.",
    "Keep 2.5 cm (1 in) of Bedding sand: on a thicker bed, pavers settle and rock.",
    "Under Edge along a wall, enter the length that needs no edge restraint; then enter the prices.",
  ],
  faq: [
    {
      question: "How much waste should I add for the pattern?",
      answer:
        "About 5% for running bond or basket weave in a rectangle, 10% for herringbone at 90°, 15% at 45°, and 20% for curves, because every edge is cut. The table By pattern shows the count for each.",
    },
    {
      question: "Why does the base extend beyond the pavers?",
      answer:
        "The edge restraint is spiked into it, and the load of a wheel at the edge spreads outward. A margin as wide as the base is thick, and at least 15 cm (6 in), is good practice.",
    },
    {
      question: "Which sand goes where?",
      answer:
        "Under the pavers, coarse washed concrete sand (0 to 5 mm), never stone dust, which holds water. In the joints, fine dry sand, or polymeric sand, which hardens with water and keeps weeds and ants out. Swept-in sand settles, so top it up after a few weeks.",
    },
  ],
  about: [
    "Use it for paving on an unbound base: concrete or clay pavers, cobblestones and slabs. Stone and gravel are ordered loose, so the compacted depth is increased by the Extra for compaction.",
    "It assumes a rectangle on level ground. Allow for a slope of about 2% (2 cm per meter, 1/4 in per foot) away from the house, geotextile on clay, and a thicker base where frost goes deep. Weights assume concrete of 2,300 kg/m³.",
  ],
  caution:
    "Quantities only: soft or frost-prone soil and heavy vehicles need a thicker base. Have buried utility lines marked before you dig.",
  sources: [
    "Concrete Masonry & Hardscapes Association (ICPI), Tech Spec 2, Construction of Interlocking Concrete Pavements (25 mm bedding sand, base depth, base beyond the edge)",
    "Caterpillar Performance Handbook (loose density of gravel and sand)",
  ],
  overflow: "pricePerPaver",
  phrases: [
    "pavers for a patio {length} by {width}",
    "how many {paverLength} by {paverWidth} pavers for {length} x {width}",
    "how many {paverLength} x {paverWidth} pavers for a {length} by {width} patio",
    "{paverLength} x {paverWidth} pavers {length} x {width}",
    "pavers for {length} by {width} patio {paverLength} x {paverWidth}",
    "pavers {length} x {width} patio {paverLength} x {paverWidth} {joint} gap waste",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 6 by 3 m patio in 200 by 100 mm pavers",
      inputs: { length: 6, width: 3 },
      outputs: { pavers: 947, baseMass: 6324.318, sandMass: 864, totalCost: 937.11113 },
    },
    {
      title: "A 12 by 3.2 m driveway, 80 mm pavers in 45° herringbone",
      inputs: { length: 12, width: 3.2, paverThickness: 80, waste: 15, baseDepth: 25, edgeNotNeeded: 0 },
      outputs: { pavers: 2113, excavationDepth: 35.5, baseMass: 21826.35, edging: 30.4 },
    },
  ],
});
