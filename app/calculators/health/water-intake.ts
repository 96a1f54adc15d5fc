import { defineCalculator, choice, integer, number, quantity, table, text } from "#engine/define.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "water-intake",
  name: "Water Intake Calculator",
  category: "health",
  emoji: "💧",
  description:
    "How much to drink in a day by sex, age and exercise, based on the US National Academies or the EU's EFSA.",
  keywords: [
    "hydration",
    "how much water should i drink",
    "daily fluids",
    "glasses of water",
    "dehydration",
    "8 glasses",
  ],
  related: [
    { id: "calorie", stage: "complementary", relevance: 76 },
    { id: "caffeine", stage: "complementary", relevance: 74 },
    "macro",
    { id: "calories-burned", stage: "complementary", relevance: 72 },
  ],
  inputs: {
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The reference values are based on sex recorded at birth.",
      called: { female: ["mom", "mother", "pregnant", "breastfeeding", "nursing"], male: ["dad", "father"] },
    }),
    age: integer("Age", {
      default: 35,
      min: 1,
      max: 110,
      unit: "years",
      also: ["years old", "aged", "yo", "year old"],
    }),
    standard: choice("Reference values", {
      default: "nasem",
      options: [
        ["nasem", "US National Academies (2004)"],
        ["efsa", "EFSA, European Union (2010)"],
      ],
    }),
    condition: choice("Pregnancy", {
      default: "none",
      options: [
        ["none", "Neither"],
        ["pregnant", "Pregnant"],
        ["breastfeeding", "Breastfeeding"],
      ],
      when: { sex: "female" },
      called: { breastfeeding: ["nursing", "breastfeeding"], pregnant: ["pregnant", "expecting"] },
    }),
    exerciseMinutes: number("Exercise or heat a day", {
      default: 30,
      min: 0,
      max: 1440,
      unit: "minutes",
      also: [
        "exercise",
        "workout",
        "workouts",
        "sport",
        "sports",
        "training",
        "play soccer",
        "working out",
        "run for",
        "exercising",
        "play for",
      ],
    }),
    sweatRate: number("Sweat loss", {
      default: 0.8,
      min: 0,
      max: 4,
      unit: "L per hour",
      help: "0.5 to 2 L (17 to 68 fl oz) an hour is usual; weigh yourself before and after to find yours.",
      also: ["sweat", "sweating", "sweating about"],
    }),
    glassSize: quantity("Size of a glass", volume, {
      unit: "mL",
      default: 250,
      defaultIn: { imperial: "8 fl oz" },
      min: 50,
      max: 2000,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
      also: ["glass", "cup"],
    }),
  },
  outputs: {
    drinksLitres: quantity("To drink a day", volume, {
      unit: "L",
      metric: "L",
      imperial: "floz-us",
      decimals: 1,
      also: ["drink", "how much should i drink", "water a day", "to drink", "liters of water"],
    }),
    glassesWhole: integer("Glasses", { also: ["how many glasses", "glasses of water"] }),
    glasses: number("Glasses, exactly", { decimals: 1 }),
    totalWaterLitres: quantity("Water from all sources", volume, {
      unit: "L",
      metric: "L",
      imperial: "floz-us",
      decimals: 1,
    }),
    fromFoodLitres: quantity("From food", volume, {
      unit: "L",
      metric: "L",
      imperial: "floz-us",
      decimals: 1,
      also: ["from food"],
    }),
    exerciseLitres: quantity("For exercise", volume, { unit: "L", metric: "L", imperial: "floz-us", decimals: 1 }),
    perWakingHour: quantity("Per waking hour", volume, { unit: "mL", metric: "mL", imperial: "floz-us", decimals: 0 }),
    sources: table(
      "Where it comes from",
      {
        source: text("Source"),
        litres: quantity("Amount", volume, { unit: "L", metric: "L", imperial: "floz-us", decimals: 2 }),
      },
      { split: { name: "source", value: "litres" } },
    ),
  },
  compute(inputs) {
    const { standard, exerciseMinutes, sweatRate, glassSize } = inputs;
    const intake = standard === "nasem" ? nasemIntake(inputs) : efsaIntake(inputs);
    const drinkShare = standard === "nasem" ? 0.81 : 0.8;
    const daily = intake * drinkShare;
    const fromFoodLitres = intake * (1 - drinkShare);
    const exerciseLitres = (sweatRate * exerciseMinutes) / 60;
    const drinksLitres = daily + exerciseLitres;
    const glasses = (1000 * drinksLitres) / glassSize;
    return {
      drinksLitres,
      glassesWhole: Math.ceil(Number(glasses.toFixed(9))),
      glasses,
      totalWaterLitres: intake + exerciseLitres,
      fromFoodLitres,
      exerciseLitres,
      perWakingHour: (1000 * drinksLitres) / 16,
      sources: [
        { source: "Drinks, day to day", litres: daily },
        { source: "Food", litres: fromFoodLitres },
        { source: "Drinks for exercise", litres: exerciseLitres },
      ],
    };
  },
  takeaways: (inputs, outputs) => [
    `Drink about {drinksLitres} a day: ${outputs.glassesWhole === 1 ? "one glass" : "{glassesWhole} glasses"} of {glassSize}, or {perWakingHour} in each waking hour.`,
    `Another {fromFoodLitres} comes from your food, so you do not need to drink it.`,
    inputs.exerciseMinutes > 0 && inputs.sweatRate > 0
      ? `Of what you drink, {exerciseLitres} replaces sweat; on a day without exercise or heat, you can leave that out.`
      : "Coffee, tea, milk and juice count as much as water.",
  ],
  formula: {
    tex: [String.raw`D = A\,s + r\,\frac{t}{60}`, String.raw`G = \left\lceil \frac{1000\,D}{g} \right\rceil`],
    where: {
      D: "liters to drink a day",
      A: "adequate intake of total water in liters for sex, age and pregnancy",
      s: "share that comes from drinks: 0.81 (US) or 0.80 (EFSA)",
      r: "sweat loss in liters per hour",
      t: "exercise or heat in minutes",
      G: "glasses",
      g: "size of a glass in mL",
    },
  },
  howTo: [
    "Choose Sex and enter Age; women can choose Pregnant or Breastfeeding.",
    "Choose the Reference values: EFSA's figures for adults are 0.7 to 1.2 L below the US ones, because EFSA combines intake surveys with how concentrated urine should be.",
    "Enter Exercise or heat a day and the Sweat loss. To find yours, weigh yourself before and after an hour: each kilogram lost is a liter (each pound, about 15 fl oz).",
    "Set the Size of a glass to the glass or bottle you use.",
  ],
  faq: [
    {
      question: "Do I have to drink eight glasses of water a day?",
      answer:
        "No study shows that. The rule goes back to a 1945 US recommendation of 2.5 L a day, which added that most of it is contained in prepared foods. All drinks count, and healthy people at rest can go by thirst.",
    },
    {
      question: "Does coffee count?",
      answer:
        "Yes. In people used to it, moderate coffee hydrates like water (Killer, 2014); the extra urine is small. Strong alcoholic drinks do cost you water.",
    },
    {
      question: "Can I drink too much?",
      answer:
        "Yes. Kidneys can pass at most about 0.8 to 1 L an hour; drinking more than that for hours dilutes the sodium in the blood, which has killed marathon runners. In long events, drink to thirst and do not gain weight.",
    },
  ],
  about: [
    "The reference values are adequate intakes: what healthy people in surveys took in from drinks and food together. They are not minimums. The US figure for men, 3.7 L, includes about 0.7 L from food.",
    "They apply to a temperate climate and little exertion; sweat comes on top. Pale, straw-colored urine and rarely feeling thirsty mean you are drinking enough.",
  ],
  sources: [
    "National Academies (IOM), Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate (2004)",
    "EFSA, Scientific Opinion on Dietary Reference Values for water, EFSA Journal 8(3):1459 (2010)",
    "ACSM, Exercise and fluid replacement (2007)",
  ],
  caution:
    "Not for infants, or for anyone with heart failure, kidney failure or on diuretics: there a doctor sets the amount.",
  phrases: [
    "how much water should I drink {sex} {age}",
    "water intake with {exerciseMinutes} minutes of exercise",
    "how much water a day {sex} {age}",
    "daily water intake {sex} {age} with {exerciseMinutes} exercise",
    "how many glasses of water a day {sex} {age}",
    "how many ounces of water should i drink",
    "liters a day with {exerciseMinutes} of sport sweating {sweatRate} an hour",
    "water for a mom or dad {age}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 30-year-old man with an hour of exercise",
      inputs: { sex: "male", age: 30, exerciseMinutes: 60, sweatRate: 1 },
      outputs: { drinksLitres: 3.997, glassesWhole: 16 },
    },
    {
      title: "A breastfeeding woman by EFSA, no exercise",
      inputs: { sex: "female", age: 32, standard: "efsa", condition: "breastfeeding", exerciseMinutes: 0 },
      outputs: { drinksLitres: 2.16, totalWaterLitres: 2.7 },
    },
  ],
});

interface Person {
  readonly sex: "male" | "female";
  readonly age: number;
  readonly condition: "none" | "pregnant" | "breastfeeding";
}

/** Liters of total water a day, US National Academies (2004). */
function nasemIntake({ sex, age, condition }: Person): number {
  const male = sex === "male";
  if (!male && condition !== "none") return condition === "pregnant" ? 3 : 3.8;
  if (age <= 3) return 1.3;
  if (age <= 8) return 1.7;
  if (age <= 13) return male ? 2.4 : 2.1;
  if (age <= 18) return male ? 3.3 : 2.3;
  return male ? 3.7 : 2.7;
}

/** Liters of total water a day, EFSA (2010). */
function efsaIntake({ sex, age, condition }: Person): number {
  const extra = sex === "male" ? 0 : { none: 0, pregnant: 0.3, breastfeeding: 0.7 }[condition];
  return efsaByAge(sex === "male", age) + extra;
}

function efsaByAge(male: boolean, age: number): number {
  if (age < 2) return 1.2;
  if (age <= 3) return 1.3;
  if (age <= 8) return 1.6;
  if (age <= 13) return male ? 2.1 : 1.9;
  return male ? 2.5 : 2;
}
