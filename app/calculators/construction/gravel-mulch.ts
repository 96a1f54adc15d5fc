import { defineCalculator, choice, integer, money, percent, quantity, table, text, price } from "#engine/define.ts";
import { circleArea, triangleArea } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Loose density in kg/m³ (Caterpillar Performance Handbook; compost and mulch from the sources below). */
const MATERIALS = {
  gravel: { material: "Gravel", density: 1690 },
  crushedStone: { material: "Crushed stone", density: 1600 },
  limestone: { material: "Broken limestone", density: 1540 },
  sand: { material: "Dry sand", density: 1420 },
  wetSand: { material: "Damp sand", density: 1690 },
  topsoil: { material: "Topsoil", density: 950 },
  compost: { material: "Compost", density: 600 },
  mulch: { material: "Bark or wood mulch", density: 400 },
};
/** The depths of the table, in centimeters. */
/** Of the depth entered: 1 to 8 in for 3, 2.5 to 20 cm for 7.5. */
const DEPTHS = [1 / 3, 2 / 3, 1, 4 / 3, 2, 8 / 3];

export default defineCalculator({
  id: "gravel-mulch",
  name: "Gravel, Mulch and Soil Calculator",
  category: "construction",
  emoji: "🪨",
  description:
    "Volume, weight, bags and truckloads of gravel, sand, topsoil, compost or mulch for a bed, path or driveway.",
  keywords: [
    "cubic yards",
    "topsoil",
    "crushed stone",
    "landscaping",
    "driveway",
    "bark",
    "compost",
    "raised bed",
    "tons of stone",
    "pea gravel",
    "sandbox",
    "garden soil",
    "patio gravel",
    "flower bed",
    "gravel patio",
  ],
  related: [
    { id: "pavers", stage: "next_step", relevance: 78 },
    { id: "square-footage", stage: "complementary", relevance: 76 },
    "concrete",
    "asphalt",
    { id: "plant-spacing", stage: "complementary", relevance: 72 },
    "retaining-wall",
  ],
  inputs: {
    shape: choice("Shape", {
      default: "rectangle",
      options: [
        ["rectangle", "Rectangle"],
        ["circle", "Circle"],
        ["triangle", "Triangle"],
        ["area", "I know the area"],
      ],
      called: { circle: ["round", "circular", "circle"], triangle: ["triangular"] },
    }),
    length: quantity("Length", length, {
      unit: "m",
      default: 8,
      defaultIn: { imperial: "26 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: ["rectangle", "triangle"] },
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width (or height of the triangle)", length, {
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: ["rectangle", "triangle"] },
      also: ["wide", "by"],
      decimals: 2,
    }),
    diameter: quantity("Diameter", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "13 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: "circle" },
      also: ["across", "round", "circle"],
      decimals: 2,
    }),
    areaKnown: quantity("Area", area, {
      unit: "m2",
      default: 25,
      defaultIn: { imperial: "275 ft²" },
      min: 0.001,
      max: 100_000_000,
      when: { shape: "area" },
      also: ["for", "cover", "square feet", "bed", "covering"],
      decimals: 2,
    }),
    depth: quantity("Depth", length, {
      unit: "cm",
      default: 7.5,
      defaultIn: { imperial: "3 in" },
      min: 0.1,
      max: 1000,
      help: "5 to 10 cm (2 to 4 in) for mulch, 5 to 8 cm (2 to 3 in) for a gravel path, 10 to 20 cm (4 to 8 in) for a driveway.",
      also: ["deep", "thick", "high"],
      decimals: 1,
    }),
    allowance: percent("Allowance for settling", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "settling", "for settling", "compaction", "overage", "waste", "settle"],
    }),
    material: choice("Material", {
      default: "gravel",
      options: [
        ["gravel", "Gravel"],
        ["crushedStone", "Crushed stone"],
        ["limestone", "Broken limestone"],
        ["sand", "Dry sand"],
        ["wetSand", "Damp sand"],
        ["topsoil", "Topsoil"],
        ["compost", "Compost"],
        ["mulch", "Bark or wood mulch"],
        ["custom", "Other"],
      ],
      also: ["gravel", "mulch", "topsoil", "sand"],
      called: {
        gravel: ["pea gravel", "driveway gravel", "path gravel"],
        topsoil: ["soil", "dirt", "garden soil", "top soil"],
        mulch: ["bark", "wood chips", "bark mulch", "wood mulch"],
        crushedStone: ["crushed rock", "rock", "stone", "crusher run", "road base"],
        compost: ["manure"],
        wetSand: ["wet sand"],
      },
    }),
    customDensity: quantity("Loose density", density, {
      unit: "kg/m3",
      default: 1500,
      defaultIn: { imperial: "94 lb/ft³" },
      min: 10,
      max: 5000,
      when: { material: "custom" },
      decimals: 0,
    }),
    bagVolume: quantity("Bag", volume, {
      unit: "L",
      default: 25,
      defaultIn: { imperial: "1 ft³" },
      min: 0.1,
      max: 5000,
      help: "A 2 cubic foot bag holds 57 L, a bulk bag about 500 to 700 L.",
      imperial: "ft3",
      decimals: 2,
      assumable: false,
      also: ["bags are", "bag is", "bag holds", "bags hold", "size bags"],
    }),
    pricePerBag: money("Price per bag", { default: 6, min: 0, decimals: 2 }),
    pricePerCubicMeter: price("Bulk price", volume, {
      unit: "m3",
      imperial: "yd3",
      default: 55,
      defaultIn: { imperial: 42 },
      min: 0,
      decimals: 2,
      also: ["a yard", "per yard", "a cubic yard", "per cubic yard", "a cubic meter"],
    }),
    truckCapacity: quantity("Truck capacity", mass, {
      unit: "t",
      default: 10,
      defaultIn: { imperial: "11 short tons" },
      min: 0.01,
      max: 1000,
      imperial: "ton-us",
      decimals: 1,
      also: ["truck", "truck holds", "truck carries", "ton truck"],
    }),
  },
  outputs: {
    volume: quantity("Volume to order", volume, {
      unit: "m3",
      decimals: 2,
      imperial: "yd3",
      also: ["cubic yards", "yards", "cubic feet", "volume", "how many yards"],
    }),
    mass: quantity("Weight", mass, {
      unit: "kg",
      decimals: 0,
      imperial: "ton-us",
      also: ["tons", "tonnes", "weigh", "how heavy", "pounds"],
    }),
    bags: integer("Bags", { also: ["bags"] }),
    area: quantity("Area", area, { unit: "m2", decimals: 2 }),
    netVolume: quantity("Volume without allowance", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    densityUsed: quantity("Loose density used", density, { unit: "kg/m3", decimals: 0 }),
    truckLoads: integer("Truckloads", { also: ["truckloads", "loads", "truck loads"] }),
    bulkCost: money("Cost in bulk", { decimals: 2, also: ["bulk cost"] }),
    bagCost: money("Cost in bags", { decimals: 2, also: ["cost of bags", "bags cost"] }),
    costPerArea: price("Bulk cost per area", area, { unit: "m2", decimals: 2 }),
    byDepth: table(
      "By depth",
      {
        depth: quantity("Depth", length, { unit: "cm", decimals: 1 }),
        volume: quantity("Volume", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
        mass: quantity("Weight", mass, { unit: "kg", decimals: 0, imperial: "ton-us" }),
        bags: integer("Bags"),
      },
      { mark: { column: "depth", equals: "depth" } },
    ),
    byMaterial: table("Weight by material", {
      material: text("Material"),
      density: quantity("Loose density", density, { unit: "kg/m3", decimals: 0 }),
      mass: quantity("Weight", mass, { unit: "kg", decimals: 0, imperial: "ton-us" }),
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [["rectangle", "length", "width"]],
      title: "The ground to scale",
      when: { shape: "rectangle" },
    },
    { draw: "shape", forms: [["circle", "diameter"]], title: "The ground to scale", when: { shape: "circle" } },
    { draw: "rows", table: "byMaterial", name: "material", value: "mass", title: "Weight of this volume by material" },
  ],
  compute(inputs) {
    const { depth, allowance, material, bagVolume } = inputs;
    const area = areaOf(inputs);
    const volumeAt = (centimeters: number) => area * (centimeters / 100) * (1 + allowance / 100);
    const bagsFor = (cubicMeters: number) => piecesFor((cubicMeters * 1000) / bagVolume);
    const volume = volumeAt(depth);
    const density = material === "custom" ? inputs.customDensity : MATERIALS[material].density;
    const bulkCost = volume * inputs.pricePerCubicMeter;
    return {
      volume,
      mass: volume * density,
      bags: bagsFor(volume),
      area,
      netVolume: (area * depth) / 100,
      densityUsed: density,
      truckLoads: piecesFor((volume * density) / 1000 / inputs.truckCapacity),
      bulkCost,
      bagCost: bagsFor(volume) * inputs.pricePerBag,
      costPerArea: bulkCost / area,
      byDepth: DEPTHS.map((factor) => depth * factor).map((one) => ({
        depth: one,
        volume: volumeAt(one),
        mass: volumeAt(one) * density,
        bags: bagsFor(volumeAt(one)),
      })),
      byMaterial: Object.values(MATERIALS).map((one) => ({ ...one, mass: volume * one.density })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Order {volume} to cover {area} at a depth of {depth}${inputs.allowance > 0 ? `, including {allowance} for settling` : ""}. It weighs about {mass}.`,
    inputs.pricePerBag === 0 || inputs.pricePerCubicMeter === 0
      ? `In bags it takes {bags} of {bagVolume}; enter both prices to see which is cheaper.`
      : outputs.bulkCost === outputs.bagCost
        ? `It costs {bulkCost} in bulk or in bags.`
        : `It costs {bulkCost} in bulk or {bagCost} in bags ({bags} × {bagVolume}): ${outputs.bulkCost! < outputs.bagCost! ? "buying in bulk saves" : "bags save"} ${say.money(Math.abs(outputs.bulkCost! - outputs.bagCost!), 2)}, not counting delivery.`,
    outputs.truckLoads === 1
      ? `One truck with a capacity of {truckCapacity} can carry it.`
      : `It takes {truckLoads} loads of a truck with a capacity of {truckCapacity}.`,
  ],
  formula: {
    tex: [
      String.raw`V = A\,d\left(1 + \tfrac{s}{100}\right) \qquad m = V \rho \qquad \text{bags} = \left\lceil \frac{V}{V_b} \right\rceil`,
      String.raw`A_{\text{rectangle}} = l\,w \quad A_{\text{triangle}} = \tfrac{1}{2}\,l\,w \quad A_{\text{circle}} = \tfrac{\pi}{4} D^2`,
    ],
    where: {
      V: "volume to order",
      A: "area to cover",
      d: "depth",
      s: "allowance for settling in percent",
      "\\rho": "loose density of the material",
      V_b: "volume of a bag",
      "l, w, D": "length, width (or height of the triangle) and diameter",
    },
  },
  howTo: [
    "Choose the Shape and enter its dimensions, or choose I know the area. Split an irregular bed into simple shapes.",
    "Set the finished Depth and the Allowance for settling: about 10% for mulch and soil, 15% to 20% for a base that will be rolled.",
    "Choose the Material; for Other, enter the Loose density given by the supplier.",
    "Enter the Bag size, the Price per bag and the Bulk price to compare.",
  ],
  faq: [
    {
      question: "How much does a cubic yard cover?",
      answer:
        "324 square feet at 1 in deep, 162 at 2 in, 108 at 3 in, 81 at 4 in. It is the same as 13.5 bags of 2 cubic feet. A cubic meter covers 20 m² at 5 cm and 10 m² at 10 cm.",
    },
    {
      question: "How deep should mulch or gravel be?",
      answer:
        "Bark mulch, 5 to 10 cm (2 to 4 in), kept a hand's width away from trunks and stems. A gravel path, 5 to 8 cm (2 to 3 in) on a compacted base; a gravel driveway, 10 to 20 cm (4 to 8 in) in two layers. Vegetables need at least 20 cm (8 in) of good topsoil, preferably 30 cm (12 in).",
    },
    {
      question: "Why does my supplier's weight differ?",
      answer:
        "Density varies with grain size, moisture and how the material was loaded. Damp sand weighs about a fifth more than dry sand; bark ranges from 200 to 500 kg/m³. If stone is sold by the tonne, ask for the density of that stone and enter it as Other.",
    },
  ],
  about: [
    "Use it to order by volume or by weight, and to decide between bags and bulk delivery. Densities are for loose material as it comes off the truck.",
    "The depth is assumed to be even. On rough ground, measure the depth in several places and use the average.",
  ],
  caution:
    "Check what your vehicle or trailer may carry before you haul stone yourself: half a cubic meter of gravel weighs about 850 kg (1,900 lb).",
  sources: [
    "Caterpillar Performance Handbook, table of material densities (gravel dry 6 to 50 mm, crushed stone, limestone broken, sand dry and damp, topsoil; loose)",
    "US Composting Council (bulk density of compost about 600 kg/m³)",
    "University extension guides on landscape mulch (about 400 kg/m³)",
  ],
  overflow: "pricePerCubicMeter",
  phrases: [
    "{material} for {length} by {width} {depth} deep",
    "how many bags of mulch for {areaKnown} {depth} deep",
    "cubic yards of gravel {length} x {width} {depth}",
    "tons of gravel for {length} x {width} {depth} deep",
    "{material} for {length} x {width} x {depth}",
    "how much {material} for {areaKnown} {depth} deep",
    "cubic yards of {material} for {areaKnown} {depth}",
    "{material} for a driveway {length} by {width} {depth}",
    "yards of {material} {length} x {width} {depth} deep",
    "{material} {diameter} across {depth} deep",
    "soil for a raised bed {length} x {width} x {depth}",
    "sand for a sandbox {length} by {width} {depth} deep",
    "bags of {material} {length} x {width} {depth} deep {bagVolume} bags",
    "round flower bed {diameter} across {depth} of {material} bags {bagVolume}",
    "how many yards of {material} to cover {areaKnown} {depth} deep",
    "cost of {material} for {length} x {width} {depth} deep at {pricePerCubicMeter} a yard",
    "spread {depth} of {material} over {areaKnown}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "7.5 cm of mulch on a 10 by 2.5 m bed",
      inputs: { shape: "rectangle", length: 10, width: 2.5, depth: 7.5, material: "mulch" },
      outputs: { volume: 2.0625, mass: 825, bags: 83, bulkCost: 113.4375 },
    },
    {
      title: "15 cm of crushed stone for a 60 m² driveway",
      inputs: { shape: "area", areaKnown: 60, depth: 15, material: "crushedStone", allowance: 15 },
      outputs: { volume: 10.35, mass: 16560, truckLoads: 2 },
    },
    {
      title: "Topsoil for a round bed, 4 m across",
      inputs: { shape: "circle", diameter: 4, depth: 20, material: "topsoil" },
      outputs: { volume: 2.7646015, mass: 2626.371457, bags: 111 },
    },
  ],
});

interface Bed {
  readonly shape: string;
  readonly length: number;
  readonly width: number;
  readonly diameter: number;
  readonly areaKnown: number;
}

/** Square meters to cover. */
function areaOf({ shape, length, width, diameter, areaKnown }: Bed): number {
  if (shape === "circle") return circleArea(diameter);
  if (shape === "triangle") return triangleArea(length, width);
  return shape === "area" ? areaKnown : length * width;
}
