import {
  defineCalculator,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { plantDensity } from "#units/plant-density.ts";
import { volume } from "#units/volume.ts";

/** Loose volume that makes one volume of mortar, and densities in kg/m³. */
const DRY_PER_WET = 1.33;
const CEMENT = 1440;
const SAND = 1600;
const MORTAR = 2000;
/** Length and height of common bricks in millimeters. */
const SIZES = [
  ["US modular", 194, 57],
  ["US standard", 203, 57],
  ["US queen", 194, 70],
  ["UK standard", 215, 65],
  ["German NF", 240, 71],
  ["Australian standard", 230, 76],
] as const;

export default defineCalculator({
  id: "brick",
  name: "Brick Calculator",
  category: "construction",
  emoji: "🧱",
  description:
    "Bricks or blocks, mortar, cement and sand for a wall of any thickness, with joints, openings, waste and cost.",
  keywords: [
    "masonry",
    "mortar",
    "concrete block",
    "CMU",
    "bricks per square meter",
    "wythe",
    "garden wall",
    "courses",
    "bricklaying",
    "block wall",
    "cinder block",
    "brick wall",
    "bricks",
  ],
  related: [
    { id: "concrete", stage: "next_step", relevance: 78 },
    { id: "retaining-wall", stage: "complementary", relevance: 80 },
    "tile",
    "pavers",
    { id: "square-footage", stage: "complementary", relevance: 70 },
  ],
  inputs: {
    wallLength: quantity("Wall length", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "length", "long wall"],
      decimals: 2,
    }),
    wallHeight: quantity("Wall height", length, {
      unit: "m",
      default: 2.4,
      defaultIn: { imperial: "8 ft" },
      min: 0.001,
      max: 100_000,
      also: ["high", "height", "tall"],
      decimals: 2,
    }),
    openings: quantity("Doors and windows", area, {
      unit: "m2",
      default: 2,
      unsaid: 0,
      defaultIn: { imperial: "22 ft²" },
      min: 0,
      max: 1_000_000,
      also: ["windows", "doors"],
      decimals: 2,
    }),
    brickLength: quantity("Brick length", length, {
      unit: "mm",
      default: 215,
      defaultIn: { imperial: "8.5 in" },
      min: 10,
      max: 2000,
      decimals: 1,
      also: ["long bricks", "brick size", "block length"],
    }),
    brickHeight: quantity("Brick height", length, {
      unit: "mm",
      default: 65,
      defaultIn: { imperial: "2.5 in" },
      min: 10,
      max: 1000,
      decimals: 1,
      also: ["tall bricks", "block height", "high bricks"],
    }),
    brickWidth: quantity("Brick width", length, {
      unit: "mm",
      default: 102.5,
      defaultIn: { imperial: "4 in" },
      min: 10,
      max: 1000,
      decimals: 1,
    }),
    joint: quantity("Mortar joint", length, {
      unit: "mm",
      default: 10,
      defaultIn: { imperial: "0.375 in" },
      min: 0,
      max: 50,
      decimals: 1,
      also: ["joint", "joints", "mortar joints", "bed joint", "thick joints"],
    }),
    wythes: integer("Wythes (leaves)", {
      default: 1,
      min: 1,
      max: 10,
      help: "1 is a wall half a brick thick, 2 a full brick.",
      also: ["leaves"],
    }),
    waste: percent("Waste of bricks", {
      default: 5,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap", "breakage", "for breakage", "broken"],
    }),
    mortarWaste: percent("Waste of mortar", { default: 15, unsaid: 0, min: 0, max: 100 }),
    cementParts: number("Mortar: parts of cement", { default: 1, min: 0.01, max: 100 }),
    sandParts: number("Mortar: parts of sand", { default: 4, min: 0, max: 100 }),
    cementBagWeight: quantity("Cement bag", mass, {
      unit: "kg",
      default: 25,
      defaultIn: { imperial: "94 lb" },
      min: 1,
      max: 2000,
      decimals: 1,
    }),
    brickMass: quantity("Weight of a brick", mass, {
      unit: "kg",
      default: 2.3,
      defaultIn: { imperial: "5 lb" },
      min: 0.01,
      max: 200,
      decimals: 1,
    }),
    pricePerThousand: money("Price per 1000 bricks", {
      default: 650,
      min: 0,
      decimals: 2,
      also: ["per thousand", "a thousand", "per 1000"],
    }),
    pricePerCementBag: money("Price per cement bag", { default: 7, min: 0, decimals: 2 }),
    sandPricePerTonne: price("Price of sand", mass, {
      unit: "t",
      default: 45,
      defaultIn: { imperial: 40 },
      min: 0,
      decimals: 2,
    }),
  },
  outputs: {
    bricks: integer("Bricks to order", {
      also: ["bricks", "number of bricks", "blocks", "number of blocks", "bricks to order"],
    }),
    area: quantity("Wall area without openings", area, { unit: "m2", decimals: 2 }),
    bricksPerSquareMeter: quantity("Bricks per area (one wythe)", plantDensity, {
      unit: "1/m2",
      decimals: 1,
      imperial: "1/ft2",
    }),
    netBricks: number("Bricks without waste", { decimals: 1 }),
    mortar: quantity("Mortar", volume, { unit: "m3", decimals: 3, imperial: "ft3", also: ["how much mortar"] }),
    cementMass: quantity("Cement", mass, { unit: "kg", decimals: 1 }),
    cementBags: integer("Cement bags"),
    sandMass: quantity("Sand", mass, { unit: "kg", decimals: 1 }),
    courses: integer("Courses", { also: ["courses of brick", "rows of bricks", "rows", "courses of block"] }),
    bricksPerCourse: number("Bricks in a course", { decimals: 1 }),
    wallThickness: quantity("Wall thickness", length, { unit: "mm", decimals: 1 }),
    weight: quantity("Weight of the wall", mass, { unit: "kg", decimals: 0, also: ["weigh", "how heavy"] }),
    totalCost: money("Cost", { decimals: 2 }),
    bySize: table("By brick size", {
      size: text("Brick", {
        labels: {
          "US modular": "US modular, 194 × 57 mm",
          "US standard": "US standard, 203 × 57 mm",
          "US queen": "US queen, 194 × 70 mm",
          "UK standard": "UK standard, 215 × 65 mm",
          "German NF": "German NF, 240 × 71 mm",
          "Australian standard": "Australian standard, 230 × 76 mm",
        },
      }),
      perSquareMeter: quantity("Per area, one wythe", plantDensity, { unit: "1/m2", decimals: 1, imperial: "1/ft2" }),
      bricks: integer("Bricks"),
    }),
  },
  figures: ["netBricks", "area", "mortar", "cementBags", "sandMass", "courses", "totalCost"],
  pictures: [
    { draw: "shape", forms: [["rectangle", "wallLength", "wallHeight"]], title: "The wall to scale" },
    { draw: "rows", table: "bySize", name: "size", value: "bricks", title: "Bricks by size" },
  ],
  compute(inputs) {
    const { wallLength, wallHeight, openings, wythes, waste, cementParts, sandParts } = inputs;
    const [lengthInMeters, heightInMeters, widthInMeters, jointInMeters] = [
      inputs.brickLength,
      inputs.brickHeight,
      inputs.brickWidth,
      inputs.joint,
    ].map((millimeters) => millimeters / 1000) as [number, number, number, number];
    const area = wallLength * wallHeight - openings;
    if (area <= 0)
      refuse(
        "openings",
        "The openings are as large as the wall. Enter less than the wall length times the wall height.",
      );
    const perSquareMeter = (length: number, height: number) =>
      1 / ((length + jointInMeters) * (height + jointInMeters));
    const toOrder = (density: number) => piecesFor(area * density * wythes * (1 + waste / 100));
    const bricksPerSquareMeter = perSquareMeter(lengthInMeters, heightInMeters);
    const netBricks = area * bricksPerSquareMeter * wythes;
    const bricks = toOrder(bricksPerSquareMeter);

    const bedAndHeadJoints =
      area * wythes * widthInMeters * (1 - lengthInMeters * heightInMeters * bricksPerSquareMeter);
    const jointsBetweenLeaves = (wythes - 1) * jointInMeters * area;
    const mortar = (bedAndHeadJoints + jointsBetweenLeaves) * (1 + inputs.mortarWaste / 100);
    const part = (mortar * DRY_PER_WET) / (cementParts + sandParts);
    const cementMass = part * cementParts * CEMENT;
    const sandMass = part * sandParts * SAND;
    const cementBags = piecesFor(cementMass / inputs.cementBagWeight);
    return {
      bricks,
      area,
      bricksPerSquareMeter,
      netBricks,
      mortar,
      cementMass,
      cementBags,
      sandMass,
      courses: piecesFor(wallHeight / (heightInMeters + jointInMeters)),
      bricksPerCourse: wallLength / (lengthInMeters + jointInMeters),
      wallThickness: (wythes * widthInMeters + (wythes - 1) * jointInMeters) * 1000,
      weight: netBricks * inputs.brickMass + mortar * MORTAR,
      totalCost:
        (bricks / 1000) * inputs.pricePerThousand +
        cementBags * inputs.pricePerCementBag +
        (sandMass / 1000) * inputs.sandPricePerTonne,
      bySize: SIZES.map(([size, length, height]) => {
        const density = perSquareMeter(length / 1000, height / 1000);
        return { size, perSquareMeter: density, bricks: toOrder(density) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Order {bricks} bricks for {area} of wall${inputs.waste > 0 ? `: ${say.number(outputs.netBricks!, 0)} in the wall and {waste} more for breakage and cuts` : ""}.`,
    outputs.mortar! > 0
      ? `The joints take {mortar} of mortar: {cementMass} of cement ({cementBags} × {cementBagWeight})${outputs.sandMass! > 0 ? " and {sandMass} of sand" : ""}.`
      : `Without joints no mortar is needed.`,
    `The wall is {wallThickness} thick and weighs about {weight}${outputs.totalCost! > 0 ? "; the materials cost {totalCost}" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`N = \frac{(L H - A_o)\,n}{(l + j)(h + j)} \qquad \text{bricks} = \left\lceil N\left(1 + \tfrac{a}{100}\right) \right\rceil`,
      String.raw`V_m = \left[A n w - N l h w + (n - 1)\,j A\right]\left(1 + \tfrac{b}{100}\right)`,
    ],
    where: {
      "L, H": "length and height of the wall",
      A_o: "doors and windows; A is the wall without them",
      "l, h, w": "length, height and width of a brick",
      j: "mortar joint",
      n: "wythes (leaves)",
      "a, b": "waste of bricks and mortar in percent",
      V_m: "mortar",
    },
  },
  howTo: [
    "Enter Wall length, Wall height and the area of Doors and windows.",
    "Set Brick length, Brick height and Brick width; for concrete blocks, enter 390 by 190 mm and their width (a US 8 in block is 15 5/8 by 7 5/8 in).",
    "Set the Mortar joint, usually 10 mm or 3/8 in, and the number of Wythes (leaves).",
    "Enter the mortar mix: 1 part cement to 4 parts sand for walls above ground, 1 to 3 where it is wet; lime-cement mixes have their own recipes.",
    "Add prices to get the Cost, and compare other formats in By brick size.",
  ],
  faq: [
    {
      question: "How many bricks are in a square meter or square foot?",
      answer:
        "With UK standard bricks (215 by 65 mm with 10 mm joints), 59.3 per square meter in a half-brick wall, usually rounded to 60, and twice as many in a full-brick wall. With US modular bricks, 6.75 per square foot, based on the nominal size of 8 by 2 2/3 in.",
    },
    {
      question: "What is a wythe or leaf?",
      answer:
        "One layer of brick, as thick as a brick is wide. A half-brick garden wall has one; a solid wall one brick thick has two, tied by headers or metal ties. In a cavity wall the wythes stand apart, so calculate each one separately: here, the gap between wythes is filled with mortar.",
    },
    {
      question: "Does the mortar include frogs and holes?",
      answer:
        "No, bricks are treated as solid. Frogs laid facing up fill with mortar: a 0.1 L frog adds about 6 L per square meter of half-brick wall, a third of the mortar. Perforated bricks take some too. Raise the Waste of mortar for them.",
    },
  ],
  about: [
    "Use it for garden walls, facades and block walls in a regular bond. Measure around corners on the outside: each corner is then counted twice, which covers the cuts there.",
    "The figures are for materials only. A freestanding wall also needs a footing below the frost line, movement joints and, if it is half a brick thick, piers or reinforcement above about 1 m; local rules say from what height it needs a permit.",
  ],
  sources: [
    "Brick Industry Association, Technical Note 10 (estimating brick masonry)",
    "BS EN 771-1 and BS 4729 (UK brick sizes)",
    "DIN 105 (German format NF)",
  ],
  caution:
    "Quantities only, not a structural design: stability, footings, ties and movement joints follow the local building code.",
  overflow: "pricePerThousand",
  phrases: [
    "how many bricks for a wall {wallLength} long {wallHeight} high",
    "bricks and mortar for {wallLength} by {wallHeight} wall",
    "bricks for a wall {wallLength} long {wallHeight} high",
    "how many bricks for a {wallLength} x {wallHeight} wall",
    "block wall {wallLength} long {wallHeight} tall blocks {brickLength} by {brickHeight} with {joint} joints",
    "courses in a {wallHeight} high wall brick {brickHeight} tall {joint} joint",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 10 by 2.4 m wall of UK bricks, half a brick thick",
      inputs: { wallLength: 10, wallHeight: 2.4, openings: 0 },
      outputs: { bricks: 1494, area: 24, cementBags: 8 },
    },
    {
      title: "A garden wall one brick thick, 8 by 1.2 m",
      inputs: { wallLength: 8, wallHeight: 1.2, openings: 0, wythes: 2 },
      outputs: { bricks: 1195, wallThickness: 215, courses: 16 },
    },
  ],
});
