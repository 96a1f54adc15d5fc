import { defineCalculator, list, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

/** The nutrients of a row, what they are called and the FDA's daily value. */
const NUTRIENTS = [
  ["calories", "Energy, kcal", 2000],
  ["protein", "Protein, g", 50],
  ["carbs", "Carbohydrate, g", 275],
  ["fat", "Fat, g", 78],
] as const;

const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export default defineCalculator({
  id: "recipe-nutrition",
  name: "Recipe Nutrition Calculator",
  category: "food-beverage",
  emoji: "🍲",
  description:
    "Calories, protein, carbohydrate and fat in a homemade dish, per serving and per 100 g, from its ingredients.",
  keywords: [
    "calories in a recipe",
    "nutrition facts",
    "macros per serving",
    "food label",
    "meal prep",
    "daily value",
    "calories in a slice",
    "whole batch calories",
  ],
  related: [
    { id: "recipe-scaler", stage: "complementary", relevance: 78 },
    { id: "macro", stage: "next_step", relevance: 86 },
    { id: "calorie", stage: "complementary", relevance: 76 },
    "food-cost",
    "cooking-converter",
  ],
  inputs: {
    ingredients: list("Ingredients", {
      of: {
        name: text("Ingredient", { default: "" }),
        grams: quantity("Amount", mass, {
          unit: "g",
          default: 100,
          min: 0,
          max: 1_000_000,
          metric: "g",
          imperial: "g",
        }),
        calories: number("kcal in 100 g", { default: 100, min: 0, max: 902 }),
        protein: number("Protein in 100 g", { default: 0, min: 0, max: 100 }),
        carbs: number("Carbohydrate in 100 g", { default: 0, min: 0, max: 100 }),
        fat: number("Fat in 100 g", { default: 0, min: 0, max: 100 }),
      },
      default: [
        { name: "Spaghetti, dry", grams: 400, calories: 371, protein: 13, carbs: 74.7, fat: 1.5 },
        { name: "Ground beef, 10% fat", grams: 500, calories: 176, protein: 20, carbs: 0, fat: 10 },
        { name: "Tomatoes, canned", grams: 800, calories: 21, protein: 0.8, carbs: 4.8, fat: 0.2 },
        { name: "Olive oil", grams: 15, calories: 884, protein: 0, carbs: 0, fat: 100 },
      ],
    }),
    servings: number("Servings", {
      default: 4,
      min: 0.1,
      max: 100_000,
      also: ["servings", "portions", "slices", "pieces", "split into", "cut into", "bowls", "people"],
    }),
    cookedWeight: quantity("Weight when cooked", mass, {
      unit: "g",
      default: null,
      min: 1,
      max: 1_000_000,
      optional: true,
      metric: "g",
      imperial: "g",
    }),
  },
  outputs: {
    caloriesPerServing: quantity("Calories per serving", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["calories per slice", "one slice", "calories in a slice", "per portion"],
    }),
    proteinPerServing: quantity("Protein per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    carbsPerServing: quantity("Carbohydrate per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    fatPerServing: quantity("Fat per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    totalCalories: quantity("Whole recipe", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["whole batch", "whole dish", "calories in all"],
    }),
    caloriesPer100g: quantity("Calories in 100 g", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
    }),
    servingWeight: quantity("A serving weighs", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    energyFromProtein: percent("Energy from protein", { decimals: 0, none: "No protein, carbohydrate or fat entered" }),
    energyFromCarbs: percent("Energy from carbohydrate", {
      decimals: 0,
      none: "No protein, carbohydrate or fat entered",
    }),
    energyFromFat: percent("Energy from fat", { decimals: 0, none: "No protein, carbohydrate or fat entered" }),
    nutrients: table("Nutrition facts", {
      nutrient: text("Nutrient"),
      total: number("Recipe", { decimals: 1 }),
      perServing: number("Serving", { decimals: 1 }),
      per100g: number("100 g", { decimals: 1 }),
      dailyValuePercent: percent("Daily value", { decimals: 0 }),
    }),
    ingredientsTable: table(
      "By ingredient",
      {
        name: text("Ingredient"),
        grams: quantity("Amount", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
        calories: quantity("Calories", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
        sharePercent: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "calories" } },
    ),
  },
  compute({ ingredients, servings, cookedWeight }) {
    if (ingredients.length === 0) refuse("ingredients", "Enter at least one ingredient.");
    const totalOf = (nutrient: "calories" | "protein" | "carbs" | "fat") =>
      ingredients.reduce((sum, one) => sum + (one.grams * one[nutrient]) / 100, 0);
    const weight = cookedWeight ?? ingredients.reduce((sum, one) => sum + one.grams, 0);
    if (weight === 0)
      refuse("ingredients", "The ingredients weigh nothing. Enter their amounts, or the weight when cooked.");
    const total = {
      calories: totalOf("calories"),
      protein: totalOf("protein"),
      carbs: totalOf("carbs"),
      fat: totalOf("fat"),
    };
    const energy =
      total.protein * KCAL_PER_GRAM.protein + total.carbs * KCAL_PER_GRAM.carbs + total.fat * KCAL_PER_GRAM.fat;
    const energyShare = (nutrient: "protein" | "carbs" | "fat") =>
      energy === 0 ? null : (100 * total[nutrient] * KCAL_PER_GRAM[nutrient]) / energy;
    return {
      caloriesPerServing: total.calories / servings,
      proteinPerServing: total.protein / servings,
      carbsPerServing: total.carbs / servings,
      fatPerServing: total.fat / servings,
      totalCalories: total.calories,
      caloriesPer100g: (100 * total.calories) / weight,
      servingWeight: weight / servings,
      energyFromProtein: energyShare("protein"),
      energyFromCarbs: energyShare("carbs"),
      energyFromFat: energyShare("fat"),
      nutrients: NUTRIENTS.map(([key, nutrient, dailyValue]) => ({
        nutrient,
        total: total[key],
        perServing: total[key] / servings,
        per100g: (100 * total[key]) / weight,
        dailyValuePercent: (100 * total[key]) / servings / dailyValue,
      })),
      ingredientsTable: ingredients.map((one) => {
        const calories = (one.grams * one.calories) / 100;
        return {
          name: one.name,
          grams: one.grams,
          calories,
          sharePercent: total.calories === 0 ? 0 : (100 * calories) / total.calories,
        };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    `A serving of {servingWeight} has {caloriesPerServing}, with {proteinPerServing} of protein, {carbsPerServing} of carbohydrate and {fatPerServing} of fat.`,
    outputs.energyFromProtein === null
      ? `The whole recipe has {totalCalories}.`
      : `{energyFromProtein} of the energy comes from protein, {energyFromCarbs} from carbohydrate and {energyFromFat} from fat.`,
    inputs.cookedWeight === null
      ? `That is {caloriesPer100g} per 100 g of raw ingredients; weigh the finished dish to get the value as eaten.`
      : `The cooked dish has {caloriesPer100g} per 100 g.`,
  ],
  formula: {
    tex: [
      String.raw`N_{\text{serving}} = \frac{1}{n} \sum_i \frac{g_i\,v_i}{100}`,
      String.raw`N_{100} = \frac{100}{W} \sum_i \frac{g_i\,v_i}{100}`,
    ],
    where: {
      N: "energy or a nutrient",
      g_i: "grams of an ingredient",
      v_i: "its value per 100 g",
      n: "servings",
      W: "weight of the finished dish",
    },
  },
  howTo: [
    "List the Ingredients with their weight as they go into the pot, and the values per 100 g from the package or USDA FoodData Central.",
    "Use values for the same state: dry pasta has 371 kcal per 100 g, cooked pasta 158.",
    "Enter the Servings.",
    "Weigh the finished dish without the pot and enter Weight when cooked; then you can weigh out portions of any size.",
  ],
  faq: [
    {
      question: "Do calories change in cooking?",
      answer:
        "Not much, but the weight does. Water boils off or is soaked up, so the values per 100 g change while the total stays the same. Real losses are fat that stays in the pan and broth that is poured away: leave them out of the list.",
    },
    {
      question: "Why doesn't 4 × protein + 4 × carbohydrate + 9 × fat equal the calories on the label?",
      answer:
        "4, 4 and 9 are rounded factors. Labels may use more specific ones, count fiber at 2 kcal or nothing, and round: in the US to the nearest 5 kcal up to 50, and to the nearest 10 above. Alcohol has 7 kcal per gram and is not one of the three.",
    },
    {
      question: "What is the daily value?",
      answer:
        "The reference amounts on US labels for a 2,000-calorie diet: 50 g of protein, 275 g of carbohydrate, 78 g of fat (21 CFR 101.9, 2016). 5% or less is low in a nutrient, 20% or more is high.",
    },
  ],
  about: [
    "The sum over all ingredients is divided by servings and by weight. The result is only as good as what you enter: weigh instead of using cups, count the oil, and use values for either raw or cooked food, never a mix.",
    "Energy shares are calculated from protein, carbohydrate and fat with Atwater's general factors, so they may differ slightly from the calories entered. If you sell food, national labeling rules on rounding and tolerances apply.",
  ],
  sources: ["21 CFR 101.9, nutrition labeling of food, daily values (2016)", "USDA FoodData Central"],
  caution:
    "An estimate, not a laboratory analysis: do not use it to dose insulin or manage a kidney diet without medical advice.",
  phrases: ["calories in my recipe {servings} servings", "nutrition facts recipe"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Spaghetti with meat sauce for four",
      inputs: {},
      outputs: { caloriesPerServing: 666.15, proteinPerServing: 39.6, caloriesPer100g: 155.370262 },
    },
    {
      title: "Oatmeal weighed after cooking",
      inputs: {
        ingredients: [
          { name: "Oats", grams: 80, calories: 379, protein: 13.2, carbs: 67.7, fat: 6.5 },
          { name: "Milk, whole", grams: 250, calories: 61, protein: 3.2, carbs: 4.8, fat: 3.3 },
        ],
        servings: 2,
        cookedWeight: 290,
      },
      outputs: { caloriesPerServing: 227.85, servingWeight: 145, caloriesPer100g: 157.137931 },
    },
  ],
});
