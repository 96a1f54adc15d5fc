import { defineCalculator, boolean, chart, list, number, percent, time } from "#engine/define.ts";

/** Milligrams a day that the FDA and EFSA regard as safe for adults, and in pregnancy. */
const LIMIT = 400;
const LIMIT_PREGNANT = 200;

const DAY = 24 * 60;

export default defineCalculator({
  id: "caffeine",
  name: "Caffeine Calculator",
  category: "health",
  emoji: "☕",
  description:
    "How much caffeine is still in you at bedtime, when it has worn off, and whether the day stays within the limit.",
  keywords: [
    "coffee",
    "half-life",
    "when to stop drinking coffee",
    "energy drink",
    "insomnia",
    "mg a day",
    "safe limit",
  ],
  related: [
    { id: "sleep", stage: "next_step", relevance: 88 },
    { id: "coffee-ratio", stage: "complementary", relevance: 68 },
    "water-intake",
    { id: "half-life", stage: "advanced_planning", relevance: 62 },
    "blood-alcohol",
  ],
  inputs: {
    drinks: list("Drinks", {
      of: {
        time: time("Time", { default: "08:00" }),
        caffeine: number("Caffeine", { default: 95, min: 0, max: 5000, unit: "mg" }),
      },
      default: [
        { time: "07:30", caffeine: 95 },
        { time: "13:00", caffeine: 95 },
        { time: "16:00", caffeine: 47 },
      ],
      help: "About 95 mg in a cup (240 mL) of coffee, 63 in an espresso, 47 in black tea, 28 in green tea, 40 in a cola, 80 in a 250 mL energy drink.",
    }),
    bedtime: time("Bedtime", {
      default: "22:30",
      also: ["bed", "sleep at", "bedtime at", "bed at", "go to bed at", "asleep by", "in bed at", "lights out at"],
    }),
    halfLife: number("Half-life", {
      default: 5,
      min: 1,
      max: 24,
      unit: "hours",
      help: "Usually 3 to 7 hours; about half that in smokers, 10 or more late in pregnancy.",
      also: ["half-life of"],
    }),
    threshold: number("Low enough for sleep", { default: 50, min: 1, max: 400, unit: "mg" }),
    pregnant: boolean("Pregnant", { default: false }),
  },
  outputs: {
    caffeineAtBedtime: number("Caffeine left at bedtime", {
      unit: "mg",
      decimals: 0,
      also: ["left", "still in me", "still in my system", "remaining", "caffeine left"],
    }),
    totalCaffeine: number("Caffeine in the day", {
      unit: "mg",
      decimals: 0,
      also: ["caffeine in all", "caffeine today"],
    }),
    percentOfLimit: percent("Of the daily limit", { decimals: 0 }),
    aboveDailyLimit: boolean("Above the daily limit"),
    hoursUntilThreshold: number("Hours after bedtime until low enough", {
      unit: "hours",
      decimals: 1,
      also: ["until i can sleep"],
    }),
    caffeineOverTime: chart("Caffeine in the body", {
      x: { hour: number("Time after the first drink", { unit: "hours", decimals: 1 }) },
      y: { caffeine: number("Caffeine", { unit: "mg", decimals: 0 }) },
      as: "area",
    }),
  },
  compute(inputs) {
    const { bedtime, halfLife, threshold, pregnant } = inputs;
    const drinks = inputs.drinks.map((drink) => ({
      caffeine: drink.caffeine,
      minutesBefore: (minutesOf(bedtime) - minutesOf(drink.time) + DAY) % DAY,
    }));
    const remaining = (caffeine: number, minutes: number) => caffeine * 0.5 ** (minutes / 60 / halfLife);
    const caffeineAtBedtime = drinks.reduce((sum, one) => sum + remaining(one.caffeine, one.minutesBefore), 0);
    const totalCaffeine = drinks.reduce((sum, one) => sum + one.caffeine, 0);
    const limit = pregnant ? LIMIT_PREGNANT : LIMIT;
    const first = Math.max(...drinks.map((one) => one.minutesBefore));
    return {
      caffeineAtBedtime,
      totalCaffeine,
      percentOfLimit: (100 * totalCaffeine) / limit,
      aboveDailyLimit: totalCaffeine > limit,
      hoursUntilThreshold: Math.max(0, halfLife * Math.log2(caffeineAtBedtime / threshold)),
      caffeineOverTime: listMoments(drinks.map((one) => first - one.minutesBefore)).map(({ minutes, isBefore }) => ({
        hour: minutes / 60,
        caffeine: drinks.reduce((sum, one) => {
          const since = minutes - (first - one.minutesBefore);
          return since < 0 || (isBefore && since === 0) ? sum : sum + remaining(one.caffeine, since);
        }, 0),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `At {bedtime}, about {caffeineAtBedtime} of the day's {totalCaffeine} is still in your body.`,
    outputs.hoursUntilThreshold! > 0
      ? `It takes another {hoursUntilThreshold} to fall to {threshold}; an earlier last cup would help.`
      : `That is no more than the {threshold} you set as low enough for sleep.`,
    outputs.aboveDailyLimit
      ? `The day's total is ${say.percent(outputs.percentOfLimit!, 0)} of the ${inputs.pregnant ? "200 mg limit advised in pregnancy" : "400 mg a day considered safe for adults"}.`
      : `You had ${say.percent(outputs.percentOfLimit!, 0)} of the ${inputs.pregnant ? "200 mg limit advised in pregnancy" : "400 mg a day considered safe for adults"}.`,
  ],
  formula: {
    tex: [String.raw`C = \sum_i c_i \cdot 0.5^{\,t_i / h}`, String.raw`t_{\text{wait}} = h \cdot \log_2 \frac{C}{s}`],
    where: {
      C: "caffeine left at bedtime in mg",
      c_i: "caffeine of a drink in mg",
      t_i: "hours from that drink to bedtime",
      h: "half-life in hours",
      s: "amount that is low enough for sleep",
    },
  },
  howTo: [
    "Under Drinks, list each coffee, tea, cola or energy drink with its Time and its Caffeine in mg; typical values are shown with the list.",
    "Set your Bedtime.",
    "Set the Half-life: 5 hours on average, about 3 in smokers, 8 or more on the birth control pill, 10 or more late in pregnancy.",
    "Choose how much is Low enough for sleep. 50 mg is about half a cup of coffee; light sleepers should set less.",
    "Tick Pregnant to compare with the limit of 200 mg.",
  ],
  faq: [
    {
      question: "When should I have my last coffee?",
      answer:
        "At least six hours before bed. In a trial by Drake (2013), 400 mg taken six hours before bedtime still cost more than an hour of sleep, although the sleepers hardly noticed. With a half-life of 5 hours, a cup at 4 p.m. still leaves 40% at 10:30 p.m.",
    },
    {
      question: "How much caffeine is safe in a day?",
      answer:
        "Up to 400 mg spread over the day for healthy adults, about four 240 mL (8 oz) cups (FDA and EFSA), and up to 200 mg at a time. In pregnancy, up to 200 mg a day; for children and teenagers, EFSA gives 3 mg per kg (1.4 mg per lb) of body weight a day.",
    },
    {
      question: "Why can some people sleep after coffee?",
      answer:
        "People break caffeine down at very different speeds: half-lives in healthy adults range from 2 to 10 hours. The liver enzyme CYP1A2 sets the pace: smoking speeds it up, and the birth control pill, some antibiotics and pregnancy slow it down.",
    },
  ],
  about: [
    "Each drink counts in full the moment you have it and then halves every half-life. In reality it takes 30 to 60 minutes to be absorbed, so the first hour after a cup is overstated and the rest is about right.",
    "A drink with a clock time later than bedtime counts as the day before. Decaffeinated coffee (2 to 15 mg a cup), chocolate (about 20 mg in 30 g of dark) and headache tablets (often 65 mg) count too.",
  ],
  sources: [
    "FDA, Spilling the beans: how much caffeine is too much?",
    "EFSA, Scientific Opinion on the safety of caffeine, EFSA Journal 13(5):4102 (2015)",
    "Institute of Medicine, Caffeine for the Sustainment of Mental Task Performance (2001), half-life",
    "USDA FoodData Central, caffeine in drinks",
  ],
  caution:
    "For adults. Children, and anyone who is pregnant, has a heart rhythm problem or anxiety, or takes certain medicines, should have less.",
  phrases: [
    "caffeine at bedtime {bedtime}",
    "caffeine half life {halfLife} hours bedtime {bedtime}",
    "coffee espresso energy drink caffeine left at {bedtime}",
    "how much caffeine is left in my body at {bedtime}",
    "caffeine still in me when i go to bed at {bedtime}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Coffee at 8 a.m. and 3 p.m., bed at 11 p.m.",
      inputs: {
        drinks: [
          { time: "08:00", caffeine: 100 },
          { time: "15:00", caffeine: 100 },
        ],
        bedtime: "23:00",
      },
      outputs: { caffeineAtBedtime: 45.487698, totalCaffeine: 200, hoursUntilThreshold: 0 },
    },
    {
      title: "An evening energy drink in pregnancy",
      inputs: {
        drinks: [
          { time: "09:00", caffeine: 150 },
          { time: "19:30", caffeine: 80 },
        ],
        bedtime: "22:30",
        halfLife: 10,
        pregnant: true,
      },
      outputs: { percentOfLimit: 115, aboveDailyLimit: true },
    },
  ],
});

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return 60 * hours! + minutes!;
}

/** The hours of a day, and each drink just before and just after it: there the curve steps up. */
function listMoments(drinks: readonly number[]) {
  if (drinks.length === 0) return [];
  const hours = Array.from({ length: 25 }, (_, hour) => 60 * hour);
  const moments = [...new Set([...hours, ...drinks])].toSorted((a, b) => a - b);
  return moments.flatMap((minutes) => [
    ...(minutes > 0 && drinks.includes(minutes) ? [{ minutes, isBefore: true }] : []),
    { minutes, isBefore: false },
  ]);
}
