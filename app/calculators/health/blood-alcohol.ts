import { defineCalculator, boolean, chart, choice, integer, list, number, percent, quantity } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Widmark's factor: the share of the body in which alcohol spreads. */
const DISTRIBUTION = { male: 0.68, female: 0.55 } as const;

const ETHANOL_GRAMS_PER_ML = 0.789;
const GRAMS_PER_STANDARD_DRINK = 14;
const GRAMS_PER_UK_UNIT = 7.89;

export default defineCalculator({
  id: "blood-alcohol",
  name: "Blood Alcohol Calculator",
  category: "health",
  emoji: "🍺",
  description: "Estimated blood alcohol from what you drank, weight, sex and time, and how long until it is gone.",
  keywords: ["bac", "widmark", "drink driving", "how long to sober up", "breathalyzer", "legal limit", "drunk"],
  related: [
    { id: "drink-dilution", stage: "complementary", relevance: 66 },
    "alcohol-by-volume",
    { id: "party-drinks", stage: "complementary", relevance: 74 },
    "caffeine",
    { id: "sleep", stage: "next_step", relevance: 70 },
  ],
  inputs: {
    sex: choice("Sex", {
      default: "male",
      options: [
        ["male", "Male"],
        ["female", "Female"],
      ],
      help: "The equations are based on sex recorded at birth.",
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      imperial: "lb",
      decimals: 1,
      default: 75,
      defaultIn: { imperial: "165 lb" },
      min: 30,
      max: 650,
      also: ["weigh", "weighing", "weighed", "body weight"],
    }),
    drinks: list("Drinks", {
      of: {
        count: integer("How many", { default: 1, min: 0, max: 100 }),
        volume: quantity("Size", volume, {
          unit: "mL",
          default: 355,
          min: 0,
          max: 10_000,
          metric: "mL",
          imperial: "floz-us",
          decimals: 0,
        }),
        abv: percent("Alcohol by volume", { default: 5, min: 0, max: 100 }),
      },
      default: [
        { count: 2, volume: 355, abv: 5 },
        { count: 1, volume: 150, abv: 12 },
      ],
      defaultIn: {
        imperial: [
          { count: 2, volume: 355, abv: 5 },
          { count: 1, volume: "5 fl oz", abv: 12 },
        ],
      },
    }),
    hours: number("Hours since the first drink", {
      default: 2,
      min: 0,
      max: 72,
      unit: "hours",
      also: [
        "hours ago",
        "after",
        "since the first drink",
        "since the first sip",
        "since the first beer",
        "hours later",
        "hours since",
        "first one",
      ],
    }),
    eliminationRate: number("Elimination", {
      default: 0.015,
      min: 0.008,
      max: 0.035,
      unit: "g/100 mL per hour",
      help: "Usually 0.010 to 0.025; 0.015 is average.",
    }),
    legalLimit: number("Legal limit", {
      default: 0.08,
      min: 0,
      max: 0.2,
      unit: "g/100 mL",
      help: "0.08 in most of the US (0.05 in Utah) and in England; 0.05 in most of Europe and Australia; 0.02 or 0 in some countries.",
      also: ["limit", "legal limit"],
    }),
  },
  outputs: {
    bac: number("Blood alcohol", {
      unit: "g/100 mL",
      decimals: 3,
      also: ["blood alcohol level", "bac"],
    }),
    aboveLimit: boolean("At or above the limit"),
    hoursToLimit: number("Hours until below the limit", {
      unit: "hours",
      decimals: 1,
      zero: "Already below",
      also: ["drive", "legal to drive", "until i can drive", "under the limit"],
    }),
    hoursToZero: number("Hours until zero", {
      unit: "hours",
      decimals: 1,
      also: ["sober", "hours until sober", "sober up", "how long until sober"],
    }),
    alcoholGrams: quantity("Pure alcohol", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    standardDrinks: number("US standard drinks (14 g)", { decimals: 1, also: ["standard drinks"] }),
    ukUnits: number("UK units (10 mL)", { decimals: 1, also: ["units", "units of alcohol"] }),
    bacWithoutElimination: number("Peak, nothing eliminated", { unit: "g/100 mL", decimals: 3 }),
    bacOverTime: chart("Blood alcohol from now", {
      x: { hour: number("Time from now", { unit: "hours" }) },
      y: { bac: number("Blood alcohol", { unit: "g/100 mL", decimals: 3 }) },
      as: "area",
    }),
  },
  compute({ sex, weight, drinks, hours, eliminationRate, legalLimit }) {
    const alcoholGrams = drinks.reduce(
      (sum, drink) => sum + (drink.count * drink.volume * drink.abv * ETHANOL_GRAMS_PER_ML) / 100,
      0,
    );
    const bacWithoutElimination = (100 * alcoholGrams) / (1000 * weight * DISTRIBUTION[sex]);
    const bac = Math.max(0, bacWithoutElimination - eliminationRate * hours);
    const hoursToZero = bac / eliminationRate;
    return {
      bac,
      aboveLimit: bac > 0 && bac >= legalLimit,
      hoursToLimit: Math.max(0, (bac - legalLimit) / eliminationRate),
      hoursToZero,
      alcoholGrams,
      standardDrinks: alcoholGrams / GRAMS_PER_STANDARD_DRINK,
      ukUnits: alcoholGrams / GRAMS_PER_UK_UNIT,
      bacWithoutElimination,
      bacOverTime: halfHours(hoursToZero).map((hour) => ({ hour, bac: Math.max(0, bac - eliminationRate * hour) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `You drank {alcoholGrams} of pure alcohol, which is {standardDrinks} US standard drinks or {ukUnits} UK units.`,
    outputs.bac === 0
      ? "By this estimate, the alcohol is gone. Your body may be slower than average."
      : outputs.aboveLimit
        ? inputs.legalLimit > 0
          ? `You are now at about {bac}, at or above the limit of {legalLimit}. It takes about {hoursToLimit} to fall to the limit and {hoursToZero} to reach zero.`
          : `You are now at about {bac}, which is over the limit where no alcohol is allowed. It takes about {hoursToZero} to reach zero.`
        : `You are now at about {bac}, and zero is about {hoursToZero} away. Being below the limit does not mean you are fit to drive.`,
    "The estimate can be off by 25% or more. It never shows that driving is safe.",
  ],
  formula: {
    tex: [
      String.raw`A = \sum n \cdot V \cdot \frac{p}{100} \cdot 0.789`,
      String.raw`C = \max\!\left(0,\; \frac{100\,A}{1000\,W\,r} - \beta\,t\right)`,
    ],
    where: {
      A: "pure alcohol in grams",
      "n, V, p": "number of drinks, size in mL and alcohol by volume in percent",
      C: "blood alcohol in grams per 100 mL (percent in the US)",
      W: "body weight in kg",
      r: "Widmark's factor: 0.68 for men, 0.55 for women",
      "\\beta": "elimination per hour",
      t: "hours since the first drink",
    },
  },
  howTo: [
    "Choose Sex and enter your Weight.",
    "Under Drinks, list each kind of drink with how many you had, its Size and the Alcohol by volume from the label.",
    "Enter the Hours since the first drink.",
    "Leave Elimination at 0.015, the average, or use 0.010 to be cautious.",
    "Set the Legal limit of the place where you are; for new drivers and professional drivers it is often 0 or 0.02.",
  ],
  faq: [
    {
      question: "How long does a drink take to leave the body?",
      answer:
        "A US standard drink (14 g) raises blood alcohol by about 0.027 in a man of 75 kg (165 lb), which takes nearly two hours to clear at the average rate of 0.015 an hour. In a woman of 60 kg (132 lb) it adds 0.042 and takes nearly three hours. Coffee, showers, food afterward and sleep do not speed it up.",
    },
    {
      question: "Can I still be over the limit the next morning?",
      answer:
        "Yes, easily. Someone at 0.18 at midnight is still at about 0.075 at 7 a.m., above the limit in most of Europe and Australia, and free of alcohol only around noon.",
    },
    {
      question: "Why does the same amount hit women harder?",
      answer:
        "Alcohol spreads through body water, and women on average have less water per kilogram. Widmark's factor puts it in one number: 0.55 for women against 0.68 for men. Body fat, age and an empty stomach matter too but are not in the formula.",
    },
    {
      question: "Is this what a breathalyzer shows?",
      answer:
        "Not exactly. The formula assumes that all alcohol is absorbed at once, so it reads too high shortly after drinking. Breath testers assume that blood holds 2,100 times as much alcohol as breath (2,300 in Britain), a ratio that varies from person to person.",
    },
  ],
  about: [
    "Erik Widmark's 1932 equation spreads the alcohol over the water in an average body and subtracts a fixed amount for every hour since the first drink. Courts have used it for decades, with wide margins: individuals differ by 25% or more.",
    "Elimination is counted from the first drink. It is slower in people who seldom drink or have liver disease, and faster in heavy drinkers.",
  ],
  sources: [
    "Widmark EMP, Die theoretischen Grundlagen und die praktische Verwendbarkeit der gerichtlich-medizinischen Alkoholbestimmung (1932)",
    "NIAAA, What is a standard drink?",
    "Jones AW, Forensic Sci Int 200:1-20 (2010), elimination rates",
  ],
  caution:
    "Never use this to decide whether to drive, swim or operate machinery: it can be off by 25% or more. If you are pregnant or underage, the only safe amount is none.",
  phrases: [
    "blood alcohol {sex} {weight} {hours} hours",
    "how long until sober {weight}",
    "bac after {hours} hours {sex} {weight}",
    "blood alcohol level {sex} {weight} over {hours} hours",
    "how drunk am i {sex} {weight} {hours} hours",
    "how long until i can drive {sex} {weight}",
    "how long until a {weight} {sex} is sober",
    "how drunk am i {sex} {weight} {hours}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A man of 80 kg, three beers in two hours",
      inputs: { sex: "male", weight: 80, drinks: [{ count: 3, volume: 355, abv: 5 }], hours: 2 },
      outputs: { bac: 0.047232, aboveLimit: false, hoursToZero: 3.148805 },
    },
    {
      title: "A woman of 60 kg, two large glasses of wine, one hour, limit 0.05",
      inputs: { sex: "female", weight: 60, drinks: [{ count: 2, volume: 250, abv: 13 }], hours: 1, legalLimit: 0.05 },
      outputs: { bac: 0.140409, aboveLimit: true, hoursToLimit: 6.027273 },
    },
  ],
});

/** 0, 0.5, 1, … until zero is reached, 24 at most. */
function halfHours(hoursToZero: number): number[] {
  const steps = Math.min(48, Math.max(0, Math.ceil(2 * hoursToZero - 1e-9)));
  return Array.from({ length: steps + 1 }, (_, index) => index / 2);
}
