import { defineCalculator, choice, integer, money, quantity, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { plantDensity } from "#units/plant-density.ts";

export default defineCalculator({
  id: "plant-spacing",
  name: "Plant Spacing Calculator",
  category: "agriculture",
  emoji: "🪴",
  description:
    "How many plants fit a bed or field in square rows or staggered triangles, per row and per square meter.",
  keywords: [
    "garden bed",
    "plants per square foot",
    "row spacing",
    "triangular planting",
    "vegetable garden",
    "trees per acre",
    "hedge",
    "boxwood",
    "perennials",
    "shrubs",
    "tomato plants",
    "seedlings",
    "flower border",
    "planting a bed",
    "tomatoes",
    "groundcover",
  ],
  related: [
    { id: "seeding-rate", stage: "complementary", relevance: 72 },
    "square-footage",
    { id: "gravel-mulch", stage: "complementary", relevance: 60 },
    { id: "fertilizer", stage: "next_step", relevance: 64 },
    "fence",
  ],
  inputs: {
    bedLength: quantity("Bed length", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.01,
      max: 10_000,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["bed", "long", "border", "garden", "plot", "field"],
    }),
    bedWidth: quantity("Bed width", length, {
      unit: "m",
      default: 1.2,
      defaultIn: { imperial: "4 ft" },
      min: 0.01,
      max: 10_000,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["wide"],
    }),
    plantSpacing: quantity("Distance between plants", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 0.1,
      max: 10_000,
      metric: "cm",
      imperial: "in",
      decimals: 0,
      also: ["apart", "spacing", "every", "between plants", "inches apart", "in spacing", "on center", "centers"],
    }),
    rowSpacing: quantity("Distance between rows", length, {
      also: ["between rows", "rows apart", "in rows apart", "spaced rows"],
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 0.1,
      max: 10_000,
      when: { pattern: "square" },
      metric: "cm",
      imperial: "in",
      decimals: 0,
    }),
    edgeMargin: quantity("Free margin at the edges", length, {
      also: ["margin", "edge", "border margin"],
      unit: "cm",
      default: 10,
      defaultIn: { imperial: "4 in" },
      min: 0,
      max: 10_000,
      metric: "cm",
      imperial: "in",
      decimals: 0,
    }),
    pattern: choice("Pattern", {
      default: "square",
      options: [
        ["square", "Rows and columns"],
        ["staggered", "Staggered (triangles)"],
      ],
      called: {
        staggered: ["staggered", "triangular", "offset", "zigzag", "triangle"],
        square: ["square grid", "grid"],
      },
    }),
    pricePerPlant: money("Price per plant", { default: 2.5, min: 0, decimals: 2 }),
  },
  outputs: {
    plants: integer("Plants", { also: ["how many plants", "number of plants", "plants fit"] }),
    rows: integer("Rows", { also: ["how many rows", "number of rows"] }),
    plantsPerRow: integer("Plants per row", { also: ["plants in a row"] }),
    plantsPerOffsetRow: integer("Plants in every second row", { none: "The same in every row" }),
    actualRowSpacing: quantity("Distance between rows", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 1,
    }),
    plantsPerM2: quantity("Plants per area of bed", plantDensity, { unit: "1/m2", imperial: "1/ft2", decimals: 1 }),
    areaPerPlant: quantity("Area per plant", area, { unit: "m2", metric: "m2", imperial: "ft2", decimals: 3 }),
    plantsPerHectare: quantity("Plants per area of a field", plantDensity, { unit: "1/ha", decimals: 0 }),
    cost: money("Price of the plants", { decimals: 2, also: ["cost to plant", "cost"] }),
    bySpacing: table("By distance between plants", {
      plantSpacing: quantity("Distance between plants", length, {
        unit: "cm",
        metric: "cm",
        imperial: "in",
        decimals: 1,
      }),
      plants: integer("Plants"),
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [
        ["rectangle", "bedLength", "bedWidth"],
        ["rectangle", "plantSpacing", "actualRowSpacing"],
      ],
      title: "The bed, and one plant's ground beside it",
    },
  ],
  compute(inputs) {
    const { bedLength, bedWidth, plantSpacing, pattern } = inputs;
    const [length, width] = [usable(bedLength, inputs.edgeMargin), usable(bedWidth, inputs.edgeMargin)];
    const rowSpacing = (spacing: number) => (pattern === "square" ? inputs.rowSpacing : (spacing * Math.sqrt(3)) / 2);
    const layout = layoutOf(length, width, plantSpacing, rowSpacing(plantSpacing), pattern);
    const areaPerPlant = (plantSpacing * rowSpacing(plantSpacing)) / 10_000;
    return {
      ...layout,
      plantsPerOffsetRow: pattern === "square" ? null : layout.plantsPerOffsetRow,
      actualRowSpacing: rowSpacing(plantSpacing),
      plantsPerM2: layout.plants / (bedLength * bedWidth),
      areaPerPlant,
      plantsPerHectare: 10_000 / areaPerPlant,
      cost: layout.plants * inputs.pricePerPlant,
      bySpacing: [0.5, 0.75, 1, 1.25, 1.5, 2].map((factor) => {
        const spacing = plantSpacing * factor;
        return { plantSpacing: spacing, plants: layoutOf(length, width, spacing, rowSpacing(spacing), pattern).plants };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.plantsPerOffsetRow === null || outputs.rows === 1
      ? `The bed takes ${counted(outputs.plants!, "plant", "{plants}")}: ${counted(outputs.rows!, "row", "{rows}")} of {plantsPerRow}.`
      : `The bed takes {plants} plants in {rows} staggered rows of {plantsPerRow} and {plantsPerOffsetRow}.`,
    `${outputs.cost! > 0 ? "They cost {cost}. " : ""}Each plant has {areaPerPlant}; a large field takes {plantsPerHectare}.`,
    inputs.pattern === "square"
      ? "Staggered rows with the same distance between plants fit about 15% more than a square grid."
      : `The rows are {actualRowSpacing} apart, so every plant is {plantSpacing} from its six neighbors.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left(\left\lfloor \frac{W}{r} \right\rfloor + 1\right)\left(\left\lfloor \frac{L}{s} \right\rfloor + 1\right)`,
      String.raw`r_{\text{staggered}} = \frac{\sqrt{3}}{2}\,s \qquad A = s\,r`,
    ],
    where: {
      n: "plants in rows and columns",
      "L, W": "usable length and width: the bed less the margin on both sides",
      s: "distance between plants in the row",
      r: "distance between rows",
      A: "area of one plant",
    },
  },
  howTo: [
    "Enter the Bed length and Bed width; the rows run along the length.",
    "Enter the Distance between plants and, for rows and columns, the Distance between rows from the seed packet.",
    "Set the Free margin at the edges to half the distance between plants, so that no plant hangs over the edge.",
    "Choose Staggered to offset every second row by half a space.",
  ],
  faq: [
    {
      question: "How many more plants fit when staggered?",
      answer:
        "In a large bed 15.5%: staggered rows are 0.866 of the spacing apart instead of 1. In a narrow bed the gain can be smaller, because every second row loses a plant at the end.",
    },
    {
      question: "What distances are typical?",
      answer:
        "Lettuce 25 to 30 cm (10 to 12 in), cabbage 45 to 60 cm (18 to 24 in), tomatoes 45 to 60 cm with 75 cm (30 in) between rows, carrots 5 cm (2 in) with 20 cm (8 in), garlic 12 to 15 cm (5 to 6 in), potatoes 30 cm (12 in) with 70 cm (28 in), boxwood hedges 20 to 30 cm (8 to 12 in), privet 30 cm (12 in).",
    },
    {
      question: "Why do I get one plant more than length divided by spacing?",
      answer:
        "Because there is a plant at both ends: 6 m at 30 cm makes 20 spaces and 21 plants. With a margin of half a space at both ends it is 20.",
    },
  ],
  about: [
    "Plants are set on a grid that starts at the edge of the usable bed. Rows and columns are easy to hoe and harvest; staggered rows use the ground better and close the canopy sooner.",
    "The number per hectare ignores edges, headlands and paths. Buy 5 to 10% extra for losses.",
  ],
  sources: [
    "University extension planting tables: area per plant = in-row spacing × row spacing; triangular rows at sin 60°",
  ],
  overflow: "pricePerPlant",
  phrases: [
    "plants for a {bedLength} by {bedWidth} bed {plantSpacing} apart",
    "how many plants {plantSpacing} apart in {bedLength} by {bedWidth}",
    "plants {bedLength} x {bedWidth} bed {plantSpacing} spacing rows",
    "plant a {bedLength} x {bedWidth} bed with perennials every {plantSpacing} in rows apart",
    "filling a {bedLength} by {bedWidth} border with boxwood {pattern} at {plantSpacing}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "6 by 2 m, 30 cm in the row and 40 cm between rows",
      inputs: { bedLength: 6, bedWidth: 2, plantSpacing: 30, rowSpacing: 40, edgeMargin: 0 },
      outputs: { plants: 126, rows: 6, plantsPerRow: 21 },
    },
    {
      title: "Lettuce staggered at 25 cm",
      inputs: { bedLength: 5, bedWidth: 1.2, plantSpacing: 25, edgeMargin: 10, pattern: "staggered" },
      outputs: { plants: 98, rows: 5, plantsPerRow: 20, plantsPerOffsetRow: 19 },
    },
  ],
});

/** Centimeters of a side in meters that are left between the margins. */
function usable(side: number, margin: number): number {
  const left = 100 * side - 2 * margin;
  if (left < -1e-9) refuse("edgeMargin", "The margins leave no room in the bed. Choose a smaller margin.");
  return Math.max(0, left);
}

/** The largest whole number that is not above x, give or take floating-point dust. */
function wholeDown(x: number): number {
  return Math.floor(x + 1e-9);
}

/** Rows and plants on a usable bed; all lengths in the same unit. */
function layoutOf(length: number, width: number, spacing: number, rowSpacing: number, pattern: "square" | "staggered") {
  const rows = wholeDown(width / rowSpacing) + 1;
  const plantsPerRow = wholeDown(length / spacing) + 1;
  if (pattern === "square")
    return { plants: rows * plantsPerRow, rows, plantsPerRow, plantsPerOffsetRow: plantsPerRow };
  const plantsPerOffsetRow = Math.max(0, wholeDown((length - spacing / 2) / spacing) + 1);
  const offsetRows = Math.floor(rows / 2);
  return {
    plants: (rows - offsetRows) * plantsPerRow + offsetRows * plantsPerOffsetRow,
    rows,
    plantsPerRow,
    plantsPerOffsetRow,
  };
}
