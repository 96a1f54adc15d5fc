import { defineCalculator, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

const GOALS = [
  ["sedentary", "Little exercise"],
  ["active", "Regular exercise"],
  ["muscle", "Building muscle"],
  ["fat-loss", "Losing fat while training"],
  ["older", "65 or older"],
  ["older-ill", "65 or older and ill"],
  ["pregnant", "Pregnant"],
  ["breastfeeding", "Breastfeeding"],
] as const;

/** Grams per kg of body weight and day, from and to. */
const NEEDS = {
  sedentary: [0.8, 1.2],
  active: [1.2, 2],
  muscle: [1.6, 2.2],
  "fat-loss": [1.6, 2.4],
  older: [1, 1.2],
  "older-ill": [1.2, 1.5],
  pregnant: [1.1, 1.52],
  breastfeeding: [1.3, 1.9],
} as const;

const RDA = 0.8;
const KCAL_PER_GRAM = 4;

export default defineCalculator({
  id: "protein-intake",
  name: "Protein Intake Calculator",
  category: "health",
  emoji: "🥩",
  description: "Grams of protein a day for your weight, activity and stage of life, spread over meals.",
  keywords: ["how much protein", "protein per day", "grams per kg", "muscle gain", "rda protein", "high protein diet"],
  related: [
    { id: "macro", stage: "next_step", relevance: 90 },
    { id: "calorie", stage: "complementary", relevance: 84 },
    "lean-body-mass",
    "one-rep-max",
    { id: "kidney-egfr", stage: "advanced_planning", relevance: 68 },
  ],
  inputs: {
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 72,
      defaultIn: { imperial: "160 lb" },
      min: 30,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    goal: choice("Situation", {
      default: "active",
      options: GOALS,
      also: ["building muscle", "pregnant", "training"],
      called: {
        muscle: [
          "build muscle",
          "gain muscle",
          "bodybuilding",
          "bulking",
          "bulk",
          "put on muscle",
          "building muscle",
          "muscle building",
          "get bigger",
        ],
        "fat-loss": ["lose fat", "lose weight", "cutting", "weight loss"],
        sedentary: ["not active", "inactive", "desk job", "couch potato", "no exercise"],
        older: ["elderly", "senior", "grandma", "grandmother", "grandpa", "grandfather", "over 65"],
        active: ["regular exercise", "work out", "workout", "exercise regularly", "go to the gym"],
        pregnant: ["pregnant", "expecting"],
        breastfeeding: ["nursing", "breastfeeding"],
      },
    }),
    meals: integer("Meals a day", { default: 4, min: 1, max: 12 }),
  },
  outputs: {
    proteinMin: quantity("Protein a day from", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["protein", "grams of protein", "how much protein"],
    }),
    proteinMax: quantity("Protein a day to", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    perMealMin: quantity("Per meal from", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
      also: ["per meal", "each meal"],
    }),
    perMealMax: quantity("Per meal to", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    gramsPerKgMin: number("Per kg of weight from", { unit: "g/kg", decimals: 2 }),
    gramsPerKgMax: number("Per kg of weight to", { unit: "g/kg", decimals: 2 }),
    caloriesMin: quantity("Energy in that protein from", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
      also: ["calories from protein"],
    }),
    caloriesMax: quantity("Energy in that protein to", energy, {
      unit: "kcal",
      metric: "kcal",
      imperial: "kcal",
      decimals: 0,
    }),
    rdaGrams: quantity("Minimum for a healthy adult (RDA)", mass, {
      unit: "g",
      metric: "g",
      imperial: "g",
      decimals: 0,
    }),
    goals: table(
      "Other situations at this weight",
      {
        goal: text("Situation", { labels: Object.fromEntries(GOALS) }),
        gramsPerKgMin: number("g/kg from", { decimals: 2 }),
        gramsPerKgMax: number("g/kg to", { decimals: 2 }),
        proteinMin: quantity("Grams from", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
        proteinMax: quantity("Grams to", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
      },
      { mark: { column: "goal", equals: "goal" } },
    ),
  },
  figures: [
    { label: "Protein per day", range: ["proteinMin", "proteinMax"] },
    { label: "Per meal", range: ["perMealMin", "perMealMax"] },
    { label: "Per kilogram", range: ["gramsPerKgMin", "gramsPerKgMax"] },
    { label: "Calories from protein", range: ["caloriesMin", "caloriesMax"] },
    "rdaGrams",
  ],
  pictures: [
    { draw: "rows", table: "goals", name: "goal", value: "proteinMax", title: "Upper end by goal" },
    { draw: "bars", of: ["rdaGrams", "proteinMin", "proteinMax"], title: "The range beside the minimum for health" },
  ],
  compute({ weight, goal, meals }) {
    const [gramsPerKgMin, gramsPerKgMax] = NEEDS[goal];
    const [proteinMin, proteinMax] = [gramsPerKgMin * weight, gramsPerKgMax * weight];
    return {
      proteinMin,
      proteinMax,
      perMealMin: proteinMin / meals,
      perMealMax: proteinMax / meals,
      gramsPerKgMin,
      gramsPerKgMax,
      caloriesMin: KCAL_PER_GRAM * proteinMin,
      caloriesMax: KCAL_PER_GRAM * proteinMax,
      rdaGrams: RDA * weight,
      goals: Object.entries(NEEDS).map(([name, [least, most]]) => ({
        goal: name,
        gramsPerKgMin: least,
        gramsPerKgMax: most,
        proteinMin: least * weight,
        proteinMax: most * weight,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `At {weight}, aim for {proteinMin} to {proteinMax} of protein a day, or {gramsPerKgMin} to {gramsPerKgMax} of body weight.`,
    `Over {meals} ${inputs.meals === 1 ? "meal" : "meals"} that is {perMealMin} to {perMealMax} each. Cooked chicken breast has about 31 g per 100 g (${say.number(3.5)} oz), an egg 6 g, a glass of milk 8 g.`,
    `The minimum for a healthy adult, the RDA, would be {rdaGrams}: ${say.percent(100 * (outputs.rdaGrams! / outputs.proteinMin!), 0)} of the lower figure.`,
  ],
  formula: {
    tex: String.raw`P = f \cdot W`,
    where: {
      P: "protein in grams a day",
      f: "grams per kg for the situation, lower and upper",
      W: "body weight in kg",
    },
  },
  howTo: [
    "Enter your Weight. With obesity, use the weight at which your BMI would be 25, because fat tissue needs hardly any protein.",
    "Choose the Situation that fits best; if two apply, take the one with the higher figures.",
    "Set Meals a day: muscles use protein best when it comes in similar portions.",
  ],
  faq: [
    {
      question: "Is the RDA of 0.8 g per kg enough?",
      answer:
        "It covers the nitrogen losses of nearly all healthy adults who do not train. A newer method (indicator amino acid oxidation, Humayun 2007) gives about 1.2 g per kg, and older people keep muscle better with 1.0 to 1.2. The Dietary Guidelines for Americans 2025–2030 suggest 1.2 to 1.6.",
    },
    {
      question: "Does more than 2 g per kg build more muscle?",
      answer:
        "Hardly. In the pooled data of Morton (2018), 49 trials with 1,863 people, the gain leveled off at 1.6 g per kg, with 2.2 as the upper end of the uncertainty. When dieting with hard training, a little more helps to keep muscle.",
    },
    {
      question: "Does a lot of protein harm the kidneys?",
      answer:
        "Not healthy ones, as far as trials of up to two years show. With chronic kidney disease, especially at a filtration rate below 30 without dialysis, agree on the amount with your doctor.",
    },
    {
      question: "Does plant protein count the same?",
      answer:
        "In grams, yes, but grains are low in lysine and beans in methionine, and less of it is absorbed. Mix the two over the day and aim for the upper half of the range.",
    },
  ],
  about: [
    "Each range runs from the amount that prevents loss to the amount beyond which no further benefit was found, taken from the studies and position papers listed under sources. The figures are per kilogram of body weight and assume an average body composition.",
    "Spread protein over three to five meals: 0.3 to 0.4 g per kg is about as much as muscle building can use at a time.",
  ],
  sources: [
    "Institute of Medicine, Dietary Reference Intakes (2005)",
    "Thomas DT et al., Nutrition and Athletic Performance, Med Sci Sports Exerc 48:543-568 (2016)",
    "Morton RW et al., Br J Sports Med 52:376-384 (2018)",
    "Bauer J et al. (PROT-AGE), J Am Med Dir Assoc 14:542-559 (2013)",
    "Hector AJ, Phillips SM, Int J Sport Nutr Exerc Metab 28:170-177 (2018)",
    "Humayun MA et al., Am J Clin Nutr 86:995-1002 (2007)",
    "Stephens TV et al., J Nutr 145:73-78 (2015)",
    "Rasmussen B et al., Curr Dev Nutr (2020)",
    "Dietary Guidelines for Americans 2025-2030",
  ],
  caution: "For adults; with kidney or liver disease, ask your doctor first.",
  phrases: [
    "how much protein at {weight}",
    "protein for {goal} {weight}",
    "how many grams of protein a day at {weight}",
    "protein intake to build {goal} {weight}",
    "daily protein {weight} {goal}",
    "protein requirement {weight}",
    "protein a day for a {weight} person",
    "how much protein does an old or pregnant woman of {weight} need",
    "i weigh {weight} and lift to build muscle",
    "protein every day or per meal at {weight}",
    "man or woman trying to build muscle {weight}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Regular exercise at 70 kg",
      inputs: { weight: 70, goal: "active", meals: 4 },
      outputs: { proteinMin: 84, proteinMax: 140, perMealMin: 21 },
    },
    {
      title: "65 or older, 58 kg, three meals",
      inputs: { weight: 58, goal: "older", meals: 3 },
      outputs: { proteinMin: 58, proteinMax: 69.6, rdaGrams: 46.4 },
    },
  ],
});
