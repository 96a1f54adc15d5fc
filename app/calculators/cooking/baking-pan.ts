import { defineCalculator, choice, integer, number, percent, quantity, table, text } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { volume } from "#units/volume.ts";

const CENTIMETERS_PER_INCH = 2.54;

const round = (diameter: number) => (Math.PI * diameter ** 2) / 4;
const inches = (length: number) => length * CENTIMETERS_PER_INCH;

/** Common pans and their area in square centimeters. */
const PANS = [
  ["6 inch round", round(inches(6))],
  ["8 inch round", round(inches(8))],
  ["9 inch round", round(inches(9))],
  ["10 inch round", round(inches(10))],
  ["8 inch square", inches(8) ** 2],
  ["9 inch square", inches(9) ** 2],
  ["9 × 13 inch", inches(9) * inches(13)],
  ["10 × 15 inch sheet", inches(10) * inches(15)],
  ["8.5 × 4.5 inch loaf", inches(8.5) * inches(4.5)],
  ["9 × 5 inch loaf", inches(9) * inches(5)],
  ["20 cm round", round(20)],
  ["24 cm round", round(24)],
  ["26 cm round", round(26)],
  ["28 cm round", round(28)],
] as const;

export default defineCalculator({
  id: "baking-pan",
  name: "Baking Pan Converter",
  category: "cooking",
  emoji: "🍰",
  description: "How much to scale a cake recipe for a pan of a different size or shape, comparing areas and volumes.",
  keywords: [
    "cake tin",
    "cake pan size",
    "round to square",
    "springform",
    "tin conversion",
    "9x13",
    "scale a cake",
    "brownie pan",
    "cake pan conversion",
    "square pan",
  ],
  related: [
    { id: "recipe-scaler", stage: "next_step", relevance: 92 },
    { id: "cooking-converter", stage: "complementary", relevance: 72 },
    { id: "oven-temperature", stage: "complementary", relevance: 74 },
    "area",
    "volume",
  ],
  inputs: {
    fromShape: choice("Recipe's pan: shape", {
      default: "round",
      options: [
        ["round", "Round"],
        ["square", "Square"],
        ["rectangle", "Rectangle"],
      ],
    }),
    fromDiameter: quantity("Recipe's pan: diameter", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "8 in" },
      min: 1,
      max: 200,
      when: { fromShape: "round" },
      metric: "cm",
      imperial: "in",
    }),
    fromSide: quantity("Recipe's pan: side", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "8 in" },
      min: 1,
      max: 200,
      when: { fromShape: "square" },
      metric: "cm",
      imperial: "in",
    }),
    fromLength: quantity("Recipe's pan: length", length, {
      unit: "cm",
      default: 33,
      defaultIn: { imperial: "13 in" },
      min: 1,
      max: 300,
      when: { fromShape: "rectangle" },
      metric: "cm",
      imperial: "in",
    }),
    fromWidth: quantity("Recipe's pan: width", length, {
      unit: "cm",
      default: 23,
      defaultIn: { imperial: "9 in" },
      min: 1,
      max: 300,
      when: { fromShape: "rectangle" },
      metric: "cm",
      imperial: "in",
    }),
    fromDepth: quantity("Recipe's pan: depth", length, {
      unit: "cm",
      default: 5,
      defaultIn: { imperial: "2 in" },
      min: 0.5,
      max: 50,
      metric: "cm",
      imperial: "in",
    }),
    fromCount: integer("Recipe's pan: how many", { default: 1, min: 1, max: 100 }),
    toShape: choice("Your pan: shape", {
      default: "round",
      options: [
        ["round", "Round"],
        ["square", "Square"],
        ["rectangle", "Rectangle"],
      ],
    }),
    toDiameter: quantity("Your pan: diameter", length, {
      unit: "cm",
      default: 26,
      defaultIn: { imperial: "10 in" },
      min: 1,
      max: 200,
      when: { toShape: "round" },
      metric: "cm",
      imperial: "in",
    }),
    toSide: quantity("Your pan: side", length, {
      unit: "cm",
      default: 23,
      defaultIn: { imperial: "9 in" },
      min: 1,
      max: 200,
      when: { toShape: "square" },
      metric: "cm",
      imperial: "in",
    }),
    toLength: quantity("Your pan: length", length, {
      unit: "cm",
      default: 33,
      defaultIn: { imperial: "13 in" },
      min: 1,
      max: 300,
      when: { toShape: "rectangle" },
      metric: "cm",
      imperial: "in",
    }),
    toWidth: quantity("Your pan: width", length, {
      unit: "cm",
      default: 23,
      defaultIn: { imperial: "9 in" },
      min: 1,
      max: 300,
      when: { toShape: "rectangle" },
      metric: "cm",
      imperial: "in",
    }),
    toDepth: quantity("Your pan: depth", length, {
      unit: "cm",
      default: 5,
      defaultIn: { imperial: "2 in" },
      min: 0.5,
      max: 50,
      metric: "cm",
      imperial: "in",
    }),
    toCount: integer("Your pan: how many", { default: 1, min: 1, max: 100 }),
  },
  outputs: {
    scaleFactor: number("Multiply the recipe by", {
      decimals: 2,
      also: ["multiply", "how much to scale", "scale", "factor", "multiply the recipe by"],
    }),
    volumeFactor: number("Factor by full volume", { decimals: 2 }),
    differencePercent: percent("Your pan is larger by", {
      decimals: 0,
      also: ["percent larger", "how much bigger", "larger"],
    }),
    fromArea: quantity("Recipe's area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
    toArea: quantity("Your area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
    fromVolume: quantity("Recipe's pan holds", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
    toVolume: quantity("Your pan holds", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
    batterDepthPercent: percent("Depth of an unscaled batter", { decimals: 0, also: ["batter depth"] }),
    eggsForThree: number("3 eggs become", { decimals: 1, also: ["how many eggs"] }),
    pans: table("The recipe in common pans", {
      pan: text("Pan"),
      area: quantity("Area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
      scaleFactor: number("Factor", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "bars", of: ["fromVolume", "toVolume"], title: "Pans by volume" },
    { draw: "bars", of: ["fromArea", "toArea"], title: "Pans by area" },
  ],
  compute(inputs) {
    const fromArea =
      inputs.fromCount *
      areaOf(inputs.fromShape, inputs.fromDiameter, inputs.fromSide, inputs.fromLength, inputs.fromWidth);
    const toArea =
      inputs.toCount * areaOf(inputs.toShape, inputs.toDiameter, inputs.toSide, inputs.toLength, inputs.toWidth);
    const [fromVolume, toVolume] = [fromArea * inputs.fromDepth, toArea * inputs.toDepth];
    const scaleFactor = toArea / fromArea;
    return {
      scaleFactor,
      volumeFactor: toVolume / fromVolume,
      differencePercent: 100 * (scaleFactor - 1),
      fromArea,
      toArea,
      fromVolume,
      toVolume,
      batterDepthPercent: 100 / scaleFactor,
      eggsForThree: 3 * scaleFactor,
      pans: PANS.map(([pan, area]) => ({ pan, area, scaleFactor: area / fromArea })),
    };
  },
  takeaways: (_, outputs, say) => [
    `Multiply every ingredient by ${say.number(outputs.scaleFactor!, 2)}: your pan has {toArea}, the recipe's has {fromArea}.`,
    Math.abs(outputs.differencePercent!) < 10
      ? `The pans differ by less than 10%, so the recipe can stay as it is.`
      : `Three eggs become {eggsForThree}. Unscaled, the batter would be ${say.percent(outputs.batterDepthPercent!, 0)} as deep and would ${outputs.scaleFactor! > 1 ? "bake faster" : "take longer, and might overflow"}.`,
    outputs.volumeFactor! < 0.9 * outputs.scaleFactor!
      ? `Your pan is shallower: filled to the rim, it holds only ${say.number(outputs.volumeFactor!, 2)} times as much as the recipe's pan, so watch the height.`
      : "With the batter at the same depth, the baking time stays about the same.",
  ],
  formula: {
    tex: [
      String.raw`k = \frac{n_2\,A_2}{n_1\,A_1}`,
      String.raw`A_{\text{round}} = \frac{\pi d^2}{4} \qquad A_{\text{square}} = s^2 \qquad A_{\text{rectangle}} = l\,w`,
    ],
    where: {
      k: "factor for the recipe",
      "n_1, n_2": "number of pans in the recipe and of your pans",
      "A_1, A_2": "area of one pan",
      d: "diameter",
      s: "side",
      "l, w": "length and width",
    },
  },
  howTo: [
    "Choose the Recipe's pan: shape, and enter its inside measurements at the bottom and how many pans the recipe fills.",
    "Do the same for Your pan.",
    "Enter the depths if they differ: Factor by full volume shows whether the scaled batter fits.",
    "Multiply the ingredients by the result, and fill no pan more than two-thirds full.",
  ],
  faq: [
    {
      question: "Is a 9-inch (23 cm) square pan the same as a 9-inch round?",
      answer:
        "No. The round pan has 78.5% of the area, π/4. A 9-inch square holds about as much as a 10-inch round (81 against 78.5 square inches).",
    },
    {
      question: "How do I scale one and a half eggs?",
      answer:
        "Beat an egg and weigh it: a large one has about 50 g (1.75 oz) without the shell, 33 g of white and 17 g of yolk. In cakes, rounding up to the next whole egg does no harm if you use a little less of the other liquid.",
    },
    {
      question: "Does the baking time change?",
      answer:
        "Not much as long as the batter is equally deep, which is what scaling by area gives. Deeper batter needs longer, at a temperature 10 to 15 °C (about 25 °F) lower. Start testing with a skewer after three-quarters of the time.",
    },
  ],
  about: [
    "Cakes bake from the top and bottom, so the depth of the batter is what counts. The factor therefore compares areas: the scaled batter is as deep as the author intended. For custards or breads that fill the pan to the rim, use the factor by full volume.",
    "Straight sides are assumed. Pans with sloping sides, ring pans and Bundt pans hold less: fill them with water and measure. When you more than double a recipe, use a little less leavening and spice than the factor says.",
  ],
  sources: [
    "King Arthur Baking, guide to pan substitution by area and volume",
    "NIST SP 811 (2008): 1 inch = 2.54 cm exactly",
  ],
  phrases: [
    "{fromDiameter} cake recipe in {toDiameter} pan",
    "convert {fromDiameter} round to {toSide} square pan",
    "recipe calls for a {fromDiameter} tin and mine is {toDiameter}",
    "cake for a {fromDiameter} pan in a {toDiameter} springform",
    "recipe calls for a {fromDiameter} tin mine is {toDiameter}",
    "scale a cake from a {fromDiameter} round to a {toDiameter} round",
    "go from a {fromLength} x {fromWidth} pan to an {toSide} square",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From a 20 cm to a 26 cm springform pan",
      inputs: { fromShape: "round", fromDiameter: 20, toShape: "round", toDiameter: 26 },
      outputs: { scaleFactor: 1.69, differencePercent: 69 },
    },
    {
      title: "Two 8-inch rounds into one 9 x 13 inch pan",
      inputs: {
        fromShape: "round",
        fromDiameter: 20.32,
        fromCount: 2,
        toShape: "rectangle",
        toLength: 33.02,
        toWidth: 22.86,
      },
      outputs: { scaleFactor: 1.163803, batterDepthPercent: 85.925204 },
    },
  ],
});

function areaOf(
  shape: "round" | "square" | "rectangle",
  diameter: number,
  side: number,
  length: number,
  width: number,
): number {
  switch (shape) {
    case "round":
      return round(diameter);
    case "square":
      return side ** 2;
    case "rectangle":
      return length * width;
  }
}
