import { defineCalculator, boolean, integer, list, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { mass } from "#units/mass.ts";

export default defineCalculator({
  id: "bakers-percentage",
  name: "Baker's Percentage Calculator",
  category: "cooking",
  emoji: "🥖",
  description:
    "Turns a dough recipe into baker's percentages with its true hydration, and scales it to any dough weight.",
  keywords: [
    "dough hydration",
    "sourdough",
    "bread formula",
    "pizza dough",
    "levain",
    "flour ratio",
    "scale dough",
    "how hydrated",
    "hydration of a dough",
  ],
  related: [
    { id: "recipe-scaler", stage: "complementary", relevance: 84 },
    { id: "cooking-converter", stage: "complementary", relevance: 76 },
    "pizza-comparison",
    { id: "oven-temperature", stage: "next_step", relevance: 72 },
  ],
  inputs: {
    ingredients: list("Ingredients", {
      of: {
        name: text("Ingredient", { default: "" }),
        weight: quantity("Weight", mass, {
          unit: "g",
          default: 100,
          min: 0,
          max: 1_000_000,
          metric: "g",
          imperial: "g",
        }),
        isFlour: boolean("Flour", { default: false }),
        waterPercent: percent("Water in it", { default: 0, min: 0, max: 100 }),
      },
      default: [
        { name: "Bread flour", weight: 500, isFlour: true, waterPercent: 0 },
        { name: "Water", weight: 350, isFlour: false, waterPercent: 100 },
        { name: "Salt", weight: 10, isFlour: false, waterPercent: 0 },
        { name: "Yeast", weight: 3, isFlour: false, waterPercent: 0 },
      ],
      help: "Water 100%, milk 87, egg 76, butter 16, honey 17. Enter a sourdough starter as its flour and its water.",
    }),
    targetDoughWeight: quantity("Dough wanted", mass, {
      unit: "g",
      default: null,
      min: 1,
      max: 10_000_000,
      optional: true,
      metric: "g",
      imperial: "g",
      also: ["dough", "grams of dough"],
    }),
    pieces: integer("Pieces", {
      default: 1,
      min: 1,
      max: 10_000,
      also: ["rolls", "loaves", "balls", "pizzas", "buns"],
    }),
  },
  outputs: {
    hydration: percent("Hydration", { decimals: 1, also: ["hydrated", "how hydrated", "how wet"] }),
    totalFlour: quantity("Flour", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    totalDough: quantity("Dough", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    totalPercent: percent("Sum of percentages", { decimals: 1 }),
    waterWeight: quantity("Water in all", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    flourForTarget: quantity("Flour for the dough wanted", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
    }),
    doughPerPiece: quantity("Each piece", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["each", "per ball", "per loaf"],
    }),
    formula: table("Formula", {
      name: text("Ingredient"),
      weight: quantity("Weight", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
      percent: percent("Baker's percentage", { decimals: 1 }),
      scaledWeight: quantity("Scaled", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    }),
  },
  pictures: [{ draw: "rows", table: "formula", name: "name", value: "weight", title: "Weights" }],
  compute({ ingredients, targetDoughWeight, pieces }) {
    const totalFlour = weighed(ingredients, (one) => (one.isFlour ? one.weight : 0));
    if (totalFlour === 0)
      refuse(
        "ingredients",
        "Mark at least one ingredient that has a weight as flour: everything is a percentage of it.",
      );
    const totalDough = weighed(ingredients, (one) => one.weight);
    const waterWeight = weighed(ingredients, (one) => (one.isFlour ? 0 : (one.weight * one.waterPercent) / 100));
    const target = targetDoughWeight ?? totalDough;
    const scale = target / totalDough;
    return {
      hydration: (100 * waterWeight) / totalFlour,
      totalFlour,
      totalDough,
      totalPercent: (100 * totalDough) / totalFlour,
      waterWeight,
      flourForTarget: totalFlour * scale,
      doughPerPiece: target / pieces,
      formula: ingredients.map(({ name, weight }) => ({
        name,
        weight,
        percent: (100 * weight) / totalFlour,
        scaledWeight: weight * scale,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The dough has a hydration of {hydration}: {waterWeight} of water to {totalFlour} of flour.`,
    inputs.targetDoughWeight === null
      ? `It weighs {totalDough}${inputs.pieces > 1 ? ", or {doughPerPiece} for each of {pieces} pieces" : ""}.`
      : `For {targetDoughWeight} of dough, start with {flourForTarget} of flour${inputs.pieces > 1 ? "; each of {pieces} pieces weighs {doughPerPiece}" : ""}.`,
    outputs.hydration! < 58
      ? "That is a stiff dough, as for bagels or pretzels."
      : outputs.hydration! <= 68
        ? "That is a medium dough, as for sandwich loaves and most pizza."
        : outputs.hydration! <= 80
          ? "That is a soft dough, as for country bread: fold it rather than knead it."
          : `At ${say.percent(outputs.hydration!, 0)} it is a very wet dough, as for ciabatta or focaccia.`,
  ],
  formula: {
    tex: [
      String.raw`p_i = 100\,\frac{w_i}{F}`,
      String.raw`H = 100\,\frac{\sum w_i\,a_i}{F}`,
      String.raw`s_i = w_i\,\frac{T}{\sum w_i}`,
    ],
    where: {
      p_i: "baker's percentage of ingredient i",
      w_i: "its weight",
      F: "weight of all flours",
      H: "hydration in percent",
      a_i: "share of water in an ingredient that is not flour",
      s_i: "its weight in the dough wanted",
      T: "weight of the dough wanted",
    },
  },
  howTo: [
    "List all the Ingredients with their weights, and check Flour for each flour. Several flours together count as 100%.",
    "Set Water in it: 100% for water, 87 for milk, 76 for egg, 16 for butter. Enter a sourdough starter as two rows, its flour and its water.",
    "Enter the Dough wanted to scale the formula, for example 900 g for a large loaf or 4 × 250 g of pizza dough.",
    "Set Pieces for rolls or pizza balls and read Each piece.",
  ],
  faq: [
    {
      question: "Why do the percentages add up to more than 100?",
      answer:
        "Because flour, not the dough, is 100%. 500 g of flour, 350 g of water, 10 g of salt and 3 g of yeast add up to 100 + 70 + 2 + 0.6 = 172.6%. That way you can scale a formula from the flour, and salt stays comparable: 1.8% to 2.2% in nearly all bread.",
    },
    {
      question: "How do I count a sourdough starter?",
      answer:
        "By its parts. A starter at 100% hydration is half flour, half water: enter 100 g of it as 50 g of flour, with Flour checked, and 50 g of water. Leaving it as one row understates the flour and changes every percentage.",
    },
    {
      question: "Which hydration should I use?",
      answer:
        "Bagels 50% to 57%, sandwich loaves 60% to 65%, Neapolitan pizza 58% to 65%, country bread 68% to 78%, ciabatta 80% and up. Whole wheat and rye need 5 to 15 points more than white flour for the same feel.",
    },
  ],
  about: [
    "Bakers write formulas as percentages of the flour. That makes recipes of any size comparable and reveals mistakes at once, such as 5% salt. Hydration here also counts the water in milk, eggs, butter and honey, so it is a little higher than in formulas that count only water.",
    "The percentages are by weight. Cups and spoons of flour vary by 20% and are no use here; use a scale that shows single grams, or tenths for yeast.",
  ],
  sources: [
    "Hamelman J, Bread: A Baker's Book of Techniques and Recipes, 2nd ed. (2012)",
    "USDA FoodData Central, water content of milk, egg, butter and honey",
  ],
  phrases: ["baker's percentage", "dough for {pieces} pizzas {targetDoughWeight}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "A 70% loaf scaled to 900 g of dough",
      inputs: {
        ingredients: [
          { name: "Bread flour", weight: 500, isFlour: true, waterPercent: 0 },
          { name: "Water", weight: 350, isFlour: false, waterPercent: 100 },
          { name: "Salt", weight: 10, isFlour: false, waterPercent: 0 },
          { name: "Yeast", weight: 3, isFlour: false, waterPercent: 0 },
        ],
        targetDoughWeight: 900,
      },
      outputs: { hydration: 70, totalPercent: 172.6, flourForTarget: 521.436848 },
    },
    {
      title: "Brioche: the water comes from eggs, milk and butter",
      inputs: {
        ingredients: [
          { name: "Flour", weight: 500, isFlour: true, waterPercent: 0 },
          { name: "Eggs", weight: 250, isFlour: false, waterPercent: 76 },
          { name: "Milk", weight: 60, isFlour: false, waterPercent: 87 },
          { name: "Butter", weight: 250, isFlour: false, waterPercent: 16 },
          { name: "Sugar", weight: 60, isFlour: false, waterPercent: 0 },
          { name: "Salt", weight: 10, isFlour: false, waterPercent: 0 },
        ],
        pieces: 12,
      },
      outputs: { hydration: 56.44, totalDough: 1130, doughPerPiece: 94.166667 },
    },
  ],
});

interface Ingredient {
  readonly weight: number;
  readonly isFlour: boolean;
  readonly waterPercent: number;
}

function weighed(ingredients: readonly Ingredient[], weightOf: (one: Ingredient) => number): number {
  return ingredients.reduce((sum, one) => sum + weightOf(one), 0);
}
