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
    "Calories, protein, carbohydrate and fat of a home-made dish, per serving and per 100 g, from its ingredients.",
  keywords: ["calories in a recipe", "nutrition facts", "macros per serving", "food label", "meal prep", "daily value"],
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
        { name: "Ground beef, 10 % fat", grams: 500, calories: 176, protein: 20, carbs: 0, fat: 10 },
        { name: "Tomatoes, canned", grams: 800, calories: 21, protein: 0.8, carbs: 4.8, fat: 0.2 },
        { name: "Olive oil", grams: 15, calories: 884, protein: 0, carbs: 0, fat: 100 },
      ],
    }),
    servings: number("Servings", { default: 4, min: 0.1, max: 100_000, also: ["servings", "portions"] }),
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
    }),
    proteinPerServing: quantity("Protein per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    carbsPerServing: quantity("Carbohydrate per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    fatPerServing: quantity("Fat per serving", mass, { unit: "g", metric: "g", imperial: "g", decimals: 1 }),
    totalCalories: quantity("Whole recipe", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
    caloriesPer100g: quantity("Calories in 100 g", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
    }),
    servingWeight: quantity("A serving weighs", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    energyFromProtein: percent("Energy from protein", { decimals: 0, none: "no protein, carbohydrate or fat entered" }),
    energyFromCarbs: percent("Energy from carbohydrate", {
      decimals: 0,
      none: "no protein, carbohydrate or fat entered",
    }),
    energyFromFat: percent("Energy from fat", { decimals: 0, none: "no protein, carbohydrate or fat entered" }),
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
      ? `In 100 g there are {caloriesPer100g}, by the raw weight; weigh the finished dish for the true value.`
      : `In 100 g of the cooked dish there are {caloriesPer100g}.`,
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
    "List the Ingredients with their weight as they go into the pot and the values per 100 g from the package or USDA FoodData Central.",
    "Use the values for the same state: dry pasta has 371 kcal in 100 g, cooked 158.",
    "Enter the Servings.",
    "Weigh the finished dish without the pot and enter Weight when cooked; then you can weigh out any portion.",
  ],
  faq: [
    {
      question: "Do calories change in cooking?",
      answer:
        "Not much; the weight does. Water boils off or is soaked up, so the values per 100 g change while the total stays. Real losses are fat that stays in the pan and broth that is poured away: leave them out of the list.",
    },
    {
      question: "Why is 4 × protein + 4 × carbohydrate + 9 × fat not the calories of the label?",
      answer:
        "4, 4 and 9 are rounded factors. Labels may use specific ones, count fibre at 2 kcal or nothing, and round: in the US to the nearest 5 kcal up to 50 and 10 above. Alcohol has 7 kcal and is not in the three.",
    },
    {
      question: "What is the daily value?",
      answer:
        "The reference amounts on US labels for a diet of 2000 kcal: 50 g of protein, 275 g of carbohydrate, 78 g of fat (21 CFR 101.9, 2016). 5 % is little and 20 % much of a nutrient.",
    },
  ],
  about: [
    "The sum over all ingredients is divided by servings and by weight. It is as good as its inputs: weigh rather than use cups, count the oil, and take values for the raw or the cooked state, never mixed.",
    "Energy shares are worked out with Atwater's general factors from protein, carbohydrate and fat, and so may differ slightly from the calories entered. For selling food, national labelling rules on rounding and tolerances apply.",
  ],
  sources: ["21 CFR 101.9, nutrition labeling of food, daily values (2016)", "USDA FoodData Central"],
  caution:
    "An estimate, not a laboratory analysis: do not dose insulin or manage an allergy or a kidney diet by it without advice.",
  phrases: ["calories in my recipe {servings} servings", "nutrition facts recipe"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Spaghetti with meat sauce for four",
      inputs: {},
      outputs: { caloriesPerServing: 666.15, proteinPerServing: 39.6, caloriesPer100g: 155.370262 },
    },
    {
      title: "Porridge weighed after cooking",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        ingredients: [
          { name: "Spaghetti, dry", grams: 400, calories: 371, protein: 13, carbs: 74.7, fat: 1.5 },
          { name: "Ground beef, 10 % fat", grams: 500, calories: 176, protein: 20, carbs: 0, fat: 10 },
          { name: "Tomatoes, canned", grams: 800, calories: 21, protein: 0.8, carbs: 4.8, fat: 0.2 },
          { name: "Olive oil", grams: 15, calories: 884, protein: 0, carbs: 0, fat: 100 },
        ],
        servings: 4,
      },
      outputs: {
        caloriesPerServing: 666.15,
        proteinPerServing: 39.6,
        carbsPerServing: 84.3,
        fatPerServing: 18.15,
        caloriesPer100g: 155.3702624,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        ingredients: [
          { name: "Oats", grams: 80, calories: 379, protein: 13.2, carbs: 67.7, fat: 6.5 },
          { name: "Milk, whole", grams: 250, calories: 61, protein: 3.2, carbs: 4.8, fat: 3.3 },
        ],
        servings: 2,
        cookedWeight: 290,
      },
      outputs: {
        caloriesPerServing: 227.85,
        proteinPerServing: 9.28,
        carbsPerServing: 33.08,
        fatPerServing: 6.725,
        totalCalories: 455.7,
        caloriesPer100g: 157.137931034,
        servingWeight: 145,
        energyFromProtein: 16.1415867632,
        energyFromCarbs: 57.5391907464,
        energyFromFat: 26.3192224904,
        nutrients: {
          rows: 4,
          first: {
            nutrient: "Energy, kcal",
            total: 455.7,
            perServing: 227.85,
            per100g: 157.137931034,
            dailyValuePercent: 11.3925,
          },
          last: {
            nutrient: "Fat, g",
            total: 13.45,
            perServing: 6.725,
            per100g: 4.63793103448,
            dailyValuePercent: 8.62179487179,
          },
        },
        ingredientsTable: {
          rows: 2,
          last: { name: "Milk, whole", grams: 250, calories: 152.5, sharePercent: 33.4649989028 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        ingredients: [{ name: "Olive oil", grams: 15, calories: 884, protein: 0, carbs: 0, fat: 100 }],
        servings: 1,
      },
      outputs: {
        caloriesPerServing: 132.6,
        proteinPerServing: 0,
        carbsPerServing: 0,
        fatPerServing: 15,
        totalCalories: 132.6,
        caloriesPer100g: 884,
        servingWeight: 15,
        energyFromProtein: 0,
        energyFromCarbs: 0,
        energyFromFat: 100,
        nutrients: {
          rows: 4,
          first: { nutrient: "Energy, kcal", total: 132.6, perServing: 132.6, per100g: 884, dailyValuePercent: 6.63 },
          last: { nutrient: "Fat, g", total: 15, perServing: 15, per100g: 100, dailyValuePercent: 19.2307692308 },
        },
        ingredientsTable: { rows: 1, last: { name: "Olive oil", grams: 15, calories: 132.6, sharePercent: 100 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { ingredients: [{ name: "Water", grams: 500, calories: 0, protein: 0, carbs: 0, fat: 0 }], servings: 3 },
      outputs: {
        caloriesPerServing: 0,
        proteinPerServing: 0,
        carbsPerServing: 0,
        fatPerServing: 0,
        totalCalories: 0,
        caloriesPer100g: 0,
        servingWeight: 166.666666667,
        energyFromProtein: null,
        energyFromCarbs: null,
        energyFromFat: null,
        nutrients: {
          rows: 4,
          first: { nutrient: "Energy, kcal", total: 0, perServing: 0, per100g: 0, dailyValuePercent: 0 },
          last: { nutrient: "Fat, g", total: 0, perServing: 0, per100g: 0, dailyValuePercent: 0 },
        },
        ingredientsTable: { rows: 1, last: { name: "Water", grams: 500, calories: 0, sharePercent: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        ingredients: [{ name: "Nothing", grams: 0, calories: 100, protein: 1, carbs: 2, fat: 3 }],
        servings: 2,
        cookedWeight: 100,
      },
      outputs: {
        caloriesPerServing: 0,
        proteinPerServing: 0,
        carbsPerServing: 0,
        fatPerServing: 0,
        totalCalories: 0,
        caloriesPer100g: 0,
        servingWeight: 50,
        energyFromProtein: null,
        energyFromCarbs: null,
        energyFromFat: null,
        nutrients: {
          rows: 4,
          first: { nutrient: "Energy, kcal", total: 0, perServing: 0, per100g: 0, dailyValuePercent: 0 },
          last: { nutrient: "Fat, g", total: 0, perServing: 0, per100g: 0, dailyValuePercent: 0 },
        },
        ingredientsTable: { rows: 1, last: { name: "Nothing", grams: 0, calories: 0, sharePercent: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        ingredients: [
          { name: "Lentils", grams: 250, calories: 352, protein: 24.6, carbs: 63.4, fat: 1.1 },
          { name: "Carrot", grams: 180.5, calories: 41, protein: 0.9, carbs: 9.6, fat: 0.2 },
          { name: "Stock", grams: 1000, calories: 4, protein: 0.5, carbs: 0.3, fat: 0.1 },
        ],
        servings: 3.5,
        cookedWeight: 1320,
      },
      outputs: {
        caloriesPerServing: 284.001428571,
        proteinPerServing: 19.4641428571,
        carbsPerServing: 51.0937142857,
        fatPerServing: 1.17457142857,
        totalCalories: 994.005,
        caloriesPer100g: 75.3034090909,
        servingWeight: 377.142857143,
        energyFromProtein: 26.5901255746,
        energyFromCarbs: 69.7995431344,
        energyFromFat: 3.610331291,
        nutrients: {
          rows: 4,
          first: {
            nutrient: "Energy, kcal",
            total: 994.005,
            perServing: 284.001428571,
            per100g: 75.3034090909,
            dailyValuePercent: 14.2000714286,
          },
          last: {
            nutrient: "Fat, g",
            total: 4.111,
            perServing: 1.17457142857,
            per100g: 0.311439393939,
            dailyValuePercent: 1.50586080586,
          },
        },
        ingredientsTable: { rows: 3, last: { name: "Stock", grams: 1000, calories: 40, sharePercent: 4.02412462714 } },
      },
    },
    { by: "Refusal", inputs: { ingredients: [] }, refuses: "ingredients" },
    {
      by: "Refusal",
      inputs: { ingredients: [{ name: "x", grams: 0, calories: 100, protein: 1, carbs: 1, fat: 1 }] },
      refuses: "ingredients",
    },
    {
      by: "Refusal",
      inputs: { ingredients: [{ name: "x", grams: 1, calories: 903, protein: 1, carbs: 1, fat: 1 }] },
      refuses: "ingredients",
    },
    { by: "Refusal", inputs: { servings: 0 }, refuses: "servings" },
    { by: "Refusal", inputs: { cookedWeight: 0.5 }, refuses: "cookedWeight" },
  ],
});
