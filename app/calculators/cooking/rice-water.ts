import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const TYPES = [
  ["long-white", "Long-grain white"],
  ["short-white", "Medium or short-grain white"],
  ["brown", "Brown"],
  ["parboiled", "Parboiled"],
  ["basmati", "Basmati, soaked"],
  ["wild", "Wild"],
] as const;

interface Rice {
  /** Parts of water to one part of rice, from and to. */
  readonly water: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Parts of cooked rice from one part of raw rice, from and to. */
  readonly cooked: readonly [number, number];
  readonly gramsPerCup: number;
}

/** USA Rice Federation cooking chart and USDA household weights. */
const RICES: Readonly<Record<(typeof TYPES)[number][0], Rice>> = {
  "long-white": { water: [1.75, 2], minutes: [15, 15], cooked: [3, 3], gramsPerCup: 185 },
  "short-white": { water: [1.5, 1.75], minutes: [15, 15], cooked: [3, 3], gramsPerCup: 195 },
  brown: { water: [2, 2.5], minutes: [45, 50], cooked: [3, 4], gramsPerCup: 185 },
  parboiled: { water: [2, 2.5], minutes: [20, 25], cooked: [3, 4], gramsPerCup: 185 },
  basmati: { water: [1.75, 1.75], minutes: [20, 25], cooked: [3, 3], gramsPerCup: 185 },
  wild: { water: [3, 3], minutes: [55, 55], cooked: [3, 4], gramsPerCup: 160 },
};

const CUP = 236.5882365;

/** A closed rice cooker loses less steam and needs this much less water per part of rice. */
const COOKER_SAVES = 0.25;

export default defineCalculator({
  id: "rice-water",
  name: "Rice to Water Ratio Calculator",
  category: "cooking",
  emoji: "🍚",
  description:
    "Water, cooking time and yield for white, brown, parboiled, basmati and wild rice, on the stove or in a rice cooker.",
  keywords: [
    "how much water for rice",
    "cups of rice",
    "rice cooker",
    "basmati",
    "brown rice",
    "uncooked to cooked",
    "per person",
  ],
  related: [
    { id: "cooking-converter", stage: "complementary", relevance: 78 },
    { id: "recipe-scaler", stage: "complementary", relevance: 72 },
    "ratio",
    { id: "recipe-nutrition", stage: "next_step", relevance: 66 },
  ],
  inputs: {
    riceType: choice("Rice", {
      default: "long-white",
      options: TYPES,
      also: ["basmati", "brown", "white", "wild"],
      called: {
        "long-white": ["white rice", "long grain", "long grain white"],
        "short-white": ["sushi rice", "short grain", "medium grain"],
        brown: ["brown rice"],
        wild: ["wild rice"],
        basmati: ["basmati"],
        parboiled: ["parboiled", "converted rice"],
      },
    }),
    cookingMethod: choice("Cooked", {
      default: "stove",
      options: [
        ["stove", "In a pot, covered"],
        ["cooker", "In a rice cooker"],
      ],
      called: { cooker: ["rice cooker", "instant pot"], stove: ["on the stove", "stovetop", "in a pot", "pot"] },
    }),
    mode: choice("I know the", {
      default: "rice",
      options: [
        ["rice", "Raw rice"],
        ["servings", "Servings wanted"],
      ],
    }),
    riceVolume: quantity("Raw rice", volume, {
      unit: "mL",
      default: 250,
      defaultIn: { imperial: "1 cup" },
      min: 1,
      max: 1_000_000,
      when: { mode: "rice" },
      metric: "mL",
      imperial: "cup-us",
      decimals: 0,
      also: ["rice", "cups", "raw rice", "dry rice", "uncooked rice", "cup"],
    }),
    servings: number("Servings", {
      default: 4,
      min: 0.1,
      max: 100_000,
      when: { mode: "servings" },
      also: ["people", "serve", "feed"],
    }),
    servingVolume: quantity("A serving of cooked rice", volume, {
      unit: "mL",
      default: 240,
      defaultIn: { imperial: "1 cup" },
      min: 10,
      max: 5000,
      metric: "mL",
      imperial: "cup-us",
      decimals: 0,
    }),
  },
  outputs: {
    water: quantity("Water", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "cup-us",
      decimals: 0,
      also: ["how much water", "cups of water", "water"],
    }),
    waterMin: quantity("Water for firmer rice", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
    waterMax: quantity("Water for softer rice", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
    riceVolumeNeeded: quantity("Raw rice", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
    riceWeight: quantity("Weight of the raw rice", mass, { unit: "g", metric: "g", imperial: "g", decimals: 0 }),
    cookedVolume: quantity("Cooked rice", volume, {
      unit: "mL",
      metric: "mL",
      imperial: "cup-us",
      decimals: 0,
      also: ["cooked rice", "how much cooked"],
    }),
    servingsMade: number("Servings", { decimals: 1 }),
    cookingMinutesMin: number("Simmer from", {
      unit: "minutes",
      also: ["how long simmer", "how long to cook", "simmer"],
    }),
    cookingMinutesMax: number("Simmer to", { unit: "minutes" }),
    ratioUsed: number("Water per part of rice"),
    types: table(
      "Other kinds of rice",
      {
        rice: text("Rice", { labels: Object.fromEntries(TYPES) }),
        ratio: number("Water per part"),
        water: quantity("Water", volume, { unit: "mL", metric: "mL", imperial: "cup-us", decimals: 0 }),
        minutes: number("Minutes"),
      },
      { mark: { column: "rice", equals: "riceType" } },
    ),
  },
  // Who knows the servings asks for the rice.
  primary: ({ mode }) => (mode === "servings" ? "riceVolumeNeeded" : "water"),
  figures: [
    { label: "Water, for firmer to softer rice", range: ["waterMin", "waterMax"] },
    "riceVolumeNeeded",
    "riceWeight",
    "cookedVolume",
    "servingsMade",
    { label: "Cooking time", range: ["cookingMinutesMin", "cookingMinutesMax"] },
    "ratioUsed",
  ],
  pictures: [
    { draw: "parts", of: ["riceVolumeNeeded", "water"], title: "Rice and water by volume" },
    { draw: "rows", table: "types", name: "rice", value: "water", title: "Water for other kinds of rice" },
  ],
  compute({ riceType, cookingMethod, mode, riceVolume, servings, servingVolume }) {
    const { minutes, cooked, gramsPerCup } = RICES[riceType];
    const saved = cookingMethod === "cooker" ? COOKER_SAVES : 0;
    const yieldRatio = mean(cooked);
    const rice = mode === "rice" ? riceVolume : (servings * servingVolume) / yieldRatio;
    const [least, most] = RICES[riceType].water;
    const cookedVolume = rice * yieldRatio;
    const ratioUsed = mean([least, most]) - saved;
    return {
      water: rice * ratioUsed,
      waterMin: rice * (least - saved),
      waterMax: rice * (most - saved),
      riceVolumeNeeded: rice,
      riceWeight: (rice * gramsPerCup) / CUP,
      cookedVolume,
      servingsMade: cookedVolume / servingVolume,
      cookingMinutesMin: minutes[0],
      cookingMinutesMax: minutes[1],
      ratioUsed,
      types: TYPES.map(([name]) => {
        const ratio = mean(RICES[name].water) - saved;
        return { rice: name, ratio, water: rice * ratio, minutes: mean(RICES[name].minutes) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `For {riceVolumeNeeded} (${say.number(outputs.riceWeight!, 0)} g) of raw rice, use {water} of water.`,
    inputs.cookingMethod === "stove"
      ? `Bring to a boil, cover, simmer ${outputs.cookingMinutesMin === outputs.cookingMinutesMax ? "{cookingMinutesMin}" : `${outputs.cookingMinutesMin} to {cookingMinutesMax}`} on the lowest heat, and let it rest 5 to 10 minutes.`
      : "Start the cooker and let the rice rest 5 to 10 minutes after it switches off.",
    `It becomes about {cookedVolume} of cooked rice, ${counted(outputs.servingsMade!, "serving", say.number(outputs.servingsMade!, 1))} of {servingVolume}.`,
  ],
  formula: {
    tex: [String.raw`W = V\,r \qquad C = V\,y`, String.raw`V = \frac{n\,s}{y}`],
    where: {
      W: "water",
      V: "raw rice by volume",
      r: "water per part of rice; 0.25 less in a rice cooker",
      C: "cooked rice",
      y: "parts of cooked rice from one part of raw rice",
      "n, s": "number and size of the servings",
    },
  },
  howTo: [
    "Choose the Rice and whether it is Cooked in a pot or a rice cooker.",
    "Choose I know the Raw rice and enter its volume, or Servings wanted.",
    "Use Water for firmer rice for salads and fried rice, and Water for softer rice for puddings and small children.",
    "Rinse white rice until the water is nearly clear, and do not lift the lid while it simmers.",
  ],
  faq: [
    {
      question: "How much raw rice do I need per person?",
      answer:
        "As a side dish, 60 to 80 g (2 to 3 oz), about a third of a US cup, which makes 1 cup (240 mL) cooked. As a main dish, 90 to 100 g (about 3.5 oz).",
    },
    {
      question: "Why does the ratio fall for large amounts?",
      answer:
        "The rice itself takes up nearly its own volume of water; the rest escapes as steam, which depends on the pot and the time, not on the amount. For more than 3 cups, use the water for firmer rice.",
    },
    {
      question: "How long does cooked rice keep?",
      answer:
        "Cool it within an hour and keep it in the refrigerator for one day (UK Food Standards Agency) to four days at most (USDA), because spores of Bacillus cereus survive cooking. Reheat it only once, until it steams.",
    },
    {
      question: "Can I cook it in plenty of water like pasta?",
      answer:
        "Yes: use six to ten parts of water and drain it when done. That removes some starch and 40% to 60% of the arsenic that rice may contain, and washes out some of the vitamins in enriched rice.",
    },
  ],
  about: [
    "Ratios, times and yields come from the USA Rice Federation, for rice brought to a boil, covered and simmered. They are parts by volume; raw rice weighs about 0.78 g per mL (wild rice 0.68), so by weight the ratio is about 1.3 times as large: 1 to 1.75 by volume is 1 to 2.2 by weight.",
    "Soaked rice needs less water and time: the basmati figure is for rice soaked and drained. Old rice, hard water and high altitude call for more.",
  ],
  sources: ["USA Rice Federation, cooking chart", "USDA FoodData Central, SR Legacy, household weights of raw rice"],
  caution:
    "Cool cooked rice within an hour and do not leave it at room temperature: bacteria that make a heat-resistant toxin grow quickly in it.",
  phrases: [
    "how much water for {riceVolume} {riceType} rice",
    "rice for {servings} people",
    "water for {riceVolume} {riceType} rice",
    "how many cups of water for {riceVolume} {riceType} rice",
    "{riceVolume} of {riceType} rice in the rice cooker or on the stove",
    "how long to simmer {riceType} rice",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "200 mL of long-grain rice in a pot",
      inputs: { riceType: "long-white", mode: "rice", riceVolume: 200 },
      outputs: { water: 375, waterMin: 350, cookedVolume: 600 },
    },
    {
      title: "Basmati for six in a rice cooker",
      inputs: { riceType: "basmati", cookingMethod: "cooker", mode: "servings", servings: 6, servingVolume: 240 },
      outputs: { riceVolumeNeeded: 480, water: 720, ratioUsed: 1.5 },
    },
  ],
});

function mean([from, to]: readonly [number, number]): number {
  return (from + to) / 2;
}
