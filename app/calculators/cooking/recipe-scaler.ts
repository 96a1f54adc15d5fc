import { defineCalculator, choice, integer, list, number, refuse, table, text } from "#engine/define.ts";

/** The parts that measuring cups and spoons show, with their names. */
const PARTS = [
  [0, ""],
  [1 / 8, "1/8"],
  [1 / 4, "1/4"],
  [1 / 3, "1/3"],
  [3 / 8, "3/8"],
  [1 / 2, "1/2"],
  [5 / 8, "5/8"],
  [2 / 3, "2/3"],
  [3 / 4, "3/4"],
  [7 / 8, "7/8"],
  [1, ""],
] as const;

export default defineCalculator({
  id: "recipe-scaler",
  name: "Recipe Scaler",
  category: "cooking",
  emoji: "📋",
  description:
    "Scale every ingredient of a recipe for more or fewer people, by a factor, or to the amount you have of one ingredient.",
  keywords: [
    "double a recipe",
    "halve a recipe",
    "servings",
    "resize recipe",
    "ingredient amounts",
    "portion calculator",
    "cooking for a crowd",
    "multiply a recipe",
  ],
  related: [
    { id: "cooking-converter", stage: "next_step", relevance: 88 },
    { id: "baking-pan", stage: "next_step", relevance: 82 },
    "bakers-percentage",
    { id: "recipe-nutrition", stage: "next_step", relevance: 76 },
    "oven-temperature",
  ],
  inputs: {
    ingredients: list("Ingredients", {
      of: {
        name: text("Ingredient", { default: "" }),
        amount: number("Amount", { default: 1, min: 0, max: 1_000_000_000 }),
        unit: text("Unit", { default: "" }),
      },
      default: [
        { name: "Flour", amount: 250, unit: "g" },
        { name: "Milk", amount: 500, unit: "mL" },
        { name: "Eggs", amount: 3, unit: "" },
        { name: "Salt", amount: 0.5, unit: "tsp" },
      ],
    }),
    originalServings: number("Recipe serves", {
      default: 4,
      min: 0.1,
      max: 100_000,
      also: ["serves", "servings", "feeds", "recipe for", "for", "makes", "recipe serves", "recipe feeds"],
    }),
    scaleBy: choice("Scale by", {
      default: "servings",
      options: [
        ["servings", "Servings"],
        ["factor", "A factor"],
        ["ingredient", "What I have of one ingredient"],
      ],
    }),
    desiredServings: number("Servings wanted", {
      default: 6,
      min: 0.1,
      max: 100_000,
      when: { scaleBy: "servings" },
      also: [
        "people",
        "wanted",
        "servings wanted",
        "cooking for",
        "to feed",
        "feed",
        "guests",
        "make it for",
        "i need",
        "for",
      ],
    }),
    factor: number("Factor", {
      default: 2,
      min: 0.001,
      max: 10_000,
      when: { scaleBy: "factor" },
      also: ["times", "double", "halve", "multiply by"],
    }),
    ingredientNumber: integer("Which ingredient (1 is the first)", {
      default: 1,
      min: 1,
      max: 200,
      when: { scaleBy: "ingredient" },
    }),
    availableAmount: number("Amount of it", {
      default: 400,
      min: 1e-6,
      max: 1_000_000_000,
      when: { scaleBy: "ingredient" },
    }),
  },
  outputs: {
    scaleFactor: number("Multiply everything by", {
      decimals: 3,
      also: ["multiply", "factor", "scale", "scaling factor", "how much to multiply"],
    }),
    servings: number("Servings", { decimals: 1 }),
    scaled: table("Scaled recipe", {
      name: text("Ingredient"),
      original: number("Recipe", { decimals: 3 }),
      amount: number("Amount", { decimals: 2 }),
      unit: text("Unit"),
      kitchenAmount: text("With kitchen measures"),
    }),
  },
  compute(inputs) {
    const { ingredients, originalServings, scaleBy } = inputs;
    if (ingredients.length === 0) refuse("ingredients", "Enter at least one ingredient.");
    const scaleFactor =
      scaleBy === "servings"
        ? inputs.desiredServings / originalServings
        : scaleBy === "factor"
          ? inputs.factor
          : inputs.availableAmount / amountOf(ingredients, inputs.ingredientNumber);
    return {
      scaleFactor,
      servings: originalServings * scaleFactor,
      scaled: ingredients.map(({ name, amount, unit }) => ({
        name,
        original: amount,
        amount: amount * scaleFactor,
        unit,
        kitchenAmount: kitchenAmount(amount * scaleFactor),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.scaleFactor === 1
      ? `The recipe stays as it is and serves {servings}.`
      : `Multiply everything by ${say.number(outputs.scaleFactor!, 3)}; the recipe then serves {servings} instead of {originalServings}.`,
    outputs.scaleFactor! > 4 || outputs.scaleFactor! < 0.25
      ? "For such a big change, cook in batches of the original size if you can: heat, pans and leavening do not scale along."
      : "Season to taste at the end, and judge the cooking time by the size of the pan, not by the factor.",
    ...(inputs.scaleBy === "ingredient"
      ? [`This uses up exactly what you have of ingredient {ingredientNumber}.`]
      : []),
  ],
  formula: {
    tex: [String.raw`k = \frac{S_2}{S_1} \quad\text{or}\quad k = \frac{b}{a_j}`, String.raw`a_i' = k\,a_i`],
    where: {
      k: "factor for all ingredients",
      "S_1, S_2": "servings of the recipe and servings wanted",
      b: "amount you have of ingredient j",
      a_i: "amount of ingredient i in the recipe",
      "a_i'": "its scaled amount",
    },
  },
  howTo: [
    "Enter the Ingredients with the amounts and units the recipe gives, and how many the Recipe serves.",
    "Choose Scale by: Servings, A factor such as 0.5, or What I have of one ingredient.",
    "For the last one, enter Which ingredient by its row number and the Amount of it in the same unit.",
    "Cook from Scaled recipe; With kitchen measures rounds to eighths, quarters and thirds for cups and spoons.",
  ],
  faq: [
    {
      question: "What does not scale in proportion?",
      answer:
        "Salt, spices and chili: when doubling, start with three-quarters of the scaled amount and taste. Baking powder and yeast: use a little less per cup of flour in large batches. Liquid in stews: evaporation depends on the width of the pot. Fat for frying: it depends on the pan.",
    },
    {
      question: "How do I use 1.67 eggs?",
      answer:
        "Beat two and weigh them: a large egg has about 50 g (1.75 oz) without the shell, so 1.67 eggs is 83 g. In soups and pancakes, round up to the next whole egg; for cakes and custards, weigh.",
    },
    {
      question: "How does the cooking time change?",
      answer:
        "Twice the soup in a larger pot cooks just as long once it boils. A cake needs more time in a deeper pan, but hardly any more in a wider one of the same depth. Roasts go by weight and thickness: use the Meat Roasting Time Calculator.",
    },
  ],
  about: [
    "The factor is the new yield divided by the old yield, which cooking schools call the recipe conversion factor. It works for weights and volumes alike. Kitchen measures are rounded to the nearest eighth or third, the smaller one in a tie; use the exact amount when you weigh.",
  ],
  sources: [
    "Institute of Culinary Education, recipe conversion factor: new yield / old yield",
    "Labensky SR, Hause AM, On Cooking",
  ],
  overflow: "availableAmount",
  phrases: [
    "recipe for {originalServings} to {desiredServings} servings",
    "scale recipe by {factor}",
    "multiply a recipe that serves {originalServings} for {desiredServings}",
    "recipe feeds {originalServings} i cook for {desiredServings} people",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From 4 to 10 servings",
      inputs: {
        ingredients: [
          { name: "Flour", amount: 300, unit: "g" },
          { name: "Eggs", amount: 2, unit: "" },
        ],
        originalServings: 4,
        scaleBy: "servings",
        desiredServings: 10,
      },
      outputs: { scaleFactor: 2.5, scaled: { rows: 2, first: { amount: 750 }, last: { kitchenAmount: "5" } } },
    },
    {
      title: "Only 200 g of flour for a recipe that needs 250 g",
      inputs: { scaleBy: "ingredient", ingredientNumber: 1, availableAmount: 200 },
      outputs: { scaleFactor: 0.8, servings: 3.2 },
    },
  ],
});

function amountOf(ingredients: readonly { readonly amount: number }[], row: number): number {
  const ingredient = ingredients[row - 1];
  if (!ingredient) refuse("ingredientNumber", `There are only ${ingredients.length} ingredients. Choose one of them.`);
  return ingredient.amount > 0
    ? ingredient.amount
    : refuse("ingredientNumber", "The recipe uses none of that ingredient. Choose one with an amount.");
}

/** "1 1/2": the whole part and the nearest part of a measuring cup, the smaller one on a tie. */
function kitchenAmount(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const [part, name] = PARTS.reduce((found, one) =>
    Math.abs(one[0] - rest) < Math.abs(found[0] - rest) ? one : found,
  );
  const cups = part === 1 ? whole + 1 : whole;
  if (cups === 0 && name === "") return amount > 0 ? "less than 1/8" : "0";
  return cups === 0 ? name : name === "" ? String(cups) : `${cups} ${name}`;
}
