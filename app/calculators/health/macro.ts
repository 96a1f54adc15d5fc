import {
  defineCalculator,
  boolean,
  choice,
  integer,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

/** Shares of energy in percent: carbohydrate, protein, fat. */
const SPLITS = {
  balanced: [50, 20, 30],
  "high-protein": [40, 30, 30],
  "low-carb": [25, 35, 40],
  "low-fat": [60, 20, 20],
  ketogenic: [5, 20, 75],
} as const;

/** Atwater's general factors in kcal per gram. */
const KCAL_PER_GRAM = { protein: 4, carbs: 4, fat: 9 } as const;

export default defineCalculator({
  id: "macro",
  name: "Macro Calculator",
  category: "health",
  emoji: "🥗",
  description: "Grams of protein, carbohydrate and fat a day and per meal for a calorie target and a diet style.",
  keywords: ["macronutrients", "iifym", "protein carbs fat", "keto", "diet split", "amdr", "meal plan"],
  related: [
    { id: "calorie", stage: "complementary", relevance: 94 },
    { id: "protein-intake", stage: "next_step", relevance: 86 },
    "bmr",
    { id: "recipe-nutrition", stage: "next_step", relevance: 78 },
    "water-intake",
  ],
  inputs: {
    calories: number("Calories a day", {
      default: 2000,
      min: 500,
      max: 12_000,
      unit: "kcal",
      also: ["kcal", "calorie diet", "cal", "eat", "target"],
    }),
    split: choice("Diet style", {
      default: "balanced",
      options: [
        ["balanced", "Balanced: 50 / 20 / 30"],
        ["high-protein", "High protein: 40 / 30 / 30"],
        ["low-carb", "Low carbohydrate: 25 / 35 / 40"],
        ["low-fat", "Low fat: 60 / 20 / 20"],
        ["ketogenic", "Ketogenic: 5 / 20 / 75"],
        ["custom", "Custom percentages"],
      ],
      help: "Carbohydrate, protein and fat in percent of the energy.",
      also: ["diet", "keto", "high protein"],
      called: {
        ketogenic: ["keto", "keto diet", "ketogenic diet"],
        "low-carb": ["low carb", "low carb diet", "low carbohydrate"],
        "high-protein": ["high protein", "high protein diet"],
        "low-fat": ["low fat", "low fat diet"],
        balanced: ["balanced diet"],
      },
    }),
    carbsPercent: percent("Carbohydrate", {
      default: 45,
      min: 0,
      max: 100,
      when: { split: "custom" },
      also: ["carbs"],
    }),
    proteinPercent: percent("Protein", { default: 25, min: 0, max: 100, when: { split: "custom" }, also: ["protein"] }),
    fatPercent: percent("Fat", { default: 30, min: 0, max: 100, when: { split: "custom" }, also: ["fat", "fats"] }),
    meals: integer("Meals a day", { default: 3, min: 1, max: 12, also: ["meals", "meals a day"] }),
    weight: quantity("Body weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: null,
      min: 20,
      max: 650,
      optional: true,
      also: ["weigh", "weighing", "weighed"],
    }),
  },
  outputs: {
    proteinGrams: quantity("Protein", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["grams of protein", "how much protein"],
    }),
    carbsGrams: quantity("Carbohydrate", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["carbs", "how many carbs", "grams of carbs", "how many grams of carbs", "grams of carbohydrates"],
    }),
    fatGrams: quantity("Fat", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["how much fat", "grams of fat"],
    }),
    fiberGrams: quantity("Fiber to aim for", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["fiber", "grams of fiber", "how much fiber"],
    }),
    freeSugarLimit: quantity("Free sugars at most", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["sugar", "grams of sugar"],
    }),
    saturatedFatLimit: quantity("Saturated fat at most", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["saturated fat"],
    }),
    proteinPerKg: number("Protein per kg of body weight", {
      unit: "g/kg",
      decimals: 2,
      none: "Enter your body weight",
    }),
    withinRecommendedRanges: boolean("Within the recommended ranges"),
    macros: table(
      "Macros",
      {
        macro: text("Macro"),
        percent: percent("Of energy", { decimals: 0 }),
        calories: quantity("Calories", energy, { unit: "kcal", metric: "kcal", imperial: "kcal", decimals: 0 }),
        grams: quantity("Grams a day", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
        gramsPerMeal: quantity("Grams per meal", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
      },
      { split: { name: "macro", value: "calories" } },
    ),
  },
  compute(inputs) {
    const { calories, split, meals, weight } = inputs;
    const [carbs, protein, fat] =
      split === "custom" ? [inputs.carbsPercent, inputs.proteinPercent, inputs.fatPercent] : SPLITS[split];
    if (Math.abs(carbs + protein + fat - 100) > 0.01) {
      refuse("fatPercent", "Carbohydrate, protein and fat must add up to 100%.");
    }
    const row = (macro: string, percent: number, kcalPerGram: number) => {
      const energyShare = (calories * percent) / 100;
      const grams = energyShare / kcalPerGram;
      return { macro, percent, calories: energyShare, grams, gramsPerMeal: grams / meals };
    };
    const macros = [
      row("Protein", protein, KCAL_PER_GRAM.protein),
      row("Carbohydrate", carbs, KCAL_PER_GRAM.carbs),
      row("Fat", fat, KCAL_PER_GRAM.fat),
    ] as const;
    const [{ grams: proteinGrams }, { grams: carbsGrams }, { grams: fatGrams }] = macros;
    return {
      proteinGrams,
      carbsGrams,
      fatGrams,
      fiberGrams: (14 * calories) / 1000,
      freeSugarLimit: (0.1 * calories) / KCAL_PER_GRAM.carbs,
      saturatedFatLimit: (0.1 * calories) / KCAL_PER_GRAM.fat,
      proteinPerKg: weight === null ? null : proteinGrams / weight,
      withinRecommendedRanges: carbs >= 45 && carbs <= 65 && protein >= 10 && protein <= 35 && fat >= 20 && fat <= 35,
      macros,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `{calories} a day comes to {proteinGrams} of protein, {carbsGrams} of carbohydrate and {fatGrams} of fat.`,
    `${inputs.meals === 1 ? "Aim" : `That is ${say.number(outputs.proteinGrams! / inputs.meals, 0)} g of protein in each of {meals} meals. Aim`} for {fiberGrams} of fiber and at most {freeSugarLimit} of free sugars a day.`,
    outputs.withinRecommendedRanges
      ? "The split is within the ranges recommended by the US National Academies."
      : "The split is outside the ranges recommended by the US National Academies (carbohydrate 45% to 65%, protein 10% to 35%, fat 20% to 35%).",
  ],
  formula: {
    tex: String.raw`g = \frac{C \cdot \tfrac{s}{100}}{e}`,
    where: {
      g: "grams of a macronutrient a day",
      C: "calories a day in kcal",
      s: "its share of energy in percent",
      e: "energy per gram: 4 kcal for protein and carbohydrate, 9 for fat",
    },
  },
  howTo: [
    "Enter Calories a day, from the Calorie Calculator or your own plan.",
    "Choose a Diet style, or choose Custom percentages and make the three add up to 100%.",
    "Set Meals a day to see the grams per meal.",
    "Add your Body weight to check the protein: 0.8 g per kg (the RDA) prevents deficiency in adults, the Dietary Guidelines for Americans 2025–2030 suggest 1.2 to 1.6, and 1.6 to 2.2 suits building muscle.",
  ],
  faq: [
    {
      question: "Which split is best for losing weight?",
      answer:
        "The one you can stick to. In trials of a year or more, low-fat and low-carbohydrate diets led to about the same loss (DIETFITS, 2018: 5.3 and 6.0 kg, or 12 and 13 lb). More protein helps you stay full and keep muscle.",
    },
    {
      question: "Do I have to hit the grams exactly?",
      answer:
        "No. Labels may be off by 20%, and the factors 4, 4 and 9 are themselves rounded. An average over the week within 5 to 10 g for protein and fat is close enough; carbohydrate fills in the rest.",
    },
    {
      question: "Where do alcohol and fiber count?",
      answer:
        "Alcohol has 7 kcal per gram and belongs to none of the three: take it out of carbohydrate or fat. Fiber gives about 2 kcal per gram; US labels count it as part of carbohydrate, European labels list it separately.",
    },
  ],
  about: [
    "Shares of energy are converted to grams with Atwater's general factors. The recommended ranges are the acceptable macronutrient distribution ranges of 2005; fiber is 14 g per 1,000 kcal from the same report. Free sugars are capped at 10% of energy (WHO, 2015) and saturated fat at 10% (Dietary Guidelines for Americans).",
    "A split in percent can hide too little protein in a small diet: 20% of 1,200 kcal is only 60 g. Check the grams per kilogram as well.",
  ],
  sources: [
    "Institute of Medicine, Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Protein (2005)",
    "WHO, Sugars intake for adults and children (2015)",
    "Dietary Guidelines for Americans 2025-2030",
  ],
  caution:
    "For healthy adults: kidney disease, diabetes treated with insulin, pregnancy and childhood need individual advice, and so does keto with some medicines.",
  phrases: [
    "macros for {calories} calories",
    "{split} macros {calories} kcal",
    "macros for {calories} calories {split}",
    "how many grams of protein carbs and fat for {calories} calories",
    "{calories} calorie {split} diet macros",
    "keto macros {calories}",
    "how much fiber on {calories} calories",
    "grams of carbs or fat a day on {calories} kcal",
    "how much fat and fiber in {calories} calories",
    "my coach wants {carbsPercent} carbs {proteinPercent} protein {fatPercent} fat from {calories} calories",
    "{split} diet with {calories} kcal a day",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "2000 kcal, balanced, in four meals",
      inputs: { calories: 2000, split: "balanced", meals: 4 },
      outputs: { proteinGrams: 100, carbsGrams: 250, fatGrams: 66.666667 },
    },
    {
      title: "1800 kcal ketogenic at 75 kg",
      inputs: { calories: 1800, split: "ketogenic", weight: 75 },
      outputs: { fatGrams: 150, proteinPerKg: 1.2, withinRecommendedRanges: false },
    },
  ],
});
