import { defineCalculator, boolean, chart, integer, money, number, percent, table } from "#engine/define.ts";

const DAYS_PER_YEAR = 365.25;
const MINUTES_PER_DAY = 1440;

export default defineCalculator({
  id: "smoking-cost",
  name: "Smoking Cost Calculator",
  category: "health",
  emoji: "🚭",
  description:
    "What smoking costs a year and has cost so far, what the money could become if you quit, and your pack-years.",
  keywords: [
    "quit smoking savings",
    "cigarettes",
    "pack years",
    "tobacco",
    "stop smoking",
    "nicotine",
    "cost of a pack",
    "quit smoking",
    "money spent on cigarettes",
  ],
  related: [
    { id: "savings-goal", stage: "next_step", relevance: 86 },
    { id: "subscription-cost", stage: "complementary", relevance: 66 },
    { id: "compound-interest", stage: "advanced_planning", relevance: 80 },
    "budget-50-30-20",
  ],
  inputs: {
    cigarettesPerDay: number("Cigarettes a day", {
      default: 15,
      min: 0,
      max: 200,
      also: ["cigarettes", "a day", "smoke", "smoked", "cigs", "cigs a day", "smokes a day", "cigarettes daily"],
    }),
    packPrice: money("Price of a pack", {
      default: 9,
      min: 0,
      decimals: 2,
      also: [
        "pack",
        "a pack",
        "pack costs",
        "per pack",
        "pack is",
        "runs me",
        "sets me back",
        "pack runs me",
        "cost me",
      ],
    }),
    cigarettesPerPack: integer("Cigarettes in a pack", {
      unsaid: 20,
      also: ["pack of"],
      default: 20,
      min: 1,
      max: 200,
    }),
    yearsSmoked: number("Years smoked", {
      default: 12,
      min: 0,
      max: 100,
      unit: "years",
      also: ["years", "smoked for", "been smoking", "smoking for"],
    }),
    priceIncrease: percent("Price rise a year", { unsaid: 0, default: 4, min: -20, max: 100 }),
    yearsAhead: integer("Years ahead", { default: 10, min: 1, max: 60, unit: "years", also: ["next"] }),
    annualReturn: percent("Return if the money is saved", {
      default: 5,
      min: -20,
      max: 50,
      also: ["invested at", "return"],
    }),
    minutesPerCigarette: number("Life lost per cigarette", { default: 20, min: 0, max: 60, unit: "minutes" }),
  },
  outputs: {
    costPerYear: money("Cost a year", { also: ["yearly cost", "a year", "per year", "annually"] }),
    costPerDay: money("Cost a day", { decimals: 2, also: ["a day cost", "daily cost"] }),
    costPerMonth: money("Cost a month", {
      also: ["monthly cost", "a month", "cost per month", "per month", "monthly"],
    }),
    spentSoFar: money("Spent so far at today's price", {
      also: ["so far", "spent so far", "blown", "spent on it", "wasted", "how much have i spent"],
    }),
    futureCost: money("Cost over the years ahead"),
    futureInvested: money("The same money saved instead"),
    packYears: number("Pack-years", { decimals: 1, also: ["pack years", "pack-years"] }),
    screeningAdvised: boolean("20 pack-years or more", { words: ["Yes", "No"] }),
    cigarettesSmoked: number("Cigarettes smoked", { decimals: 0, also: ["how many cigarettes"] }),
    lifeLostDays: number("Life lost, on average", { unit: "days", decimals: 0, also: ["days of life", "life lost"] }),
    years: table("Year by year", {
      year: integer("Year"),
      cost: money("Cost"),
      totalCost: money("Cost so far"),
      invested: money("Saved instead"),
    }),
    savingsOverTime: chart("What smoking costs and what it could become", {
      x: { year: integer("Year") },
      y: { totalCost: money("Cost so far"), invested: money("Saved instead") },
      as: "line",
      from: "years",
    }),
  },
  compute(inputs) {
    const { cigarettesPerDay, yearsSmoked, yearsAhead, priceIncrease, annualReturn } = inputs;
    const costPerDay = (cigarettesPerDay / inputs.cigarettesPerPack) * inputs.packPrice;
    const costPerYear = DAYS_PER_YEAR * costPerDay;
    const cigarettesSmoked = DAYS_PER_YEAR * cigarettesPerDay * yearsSmoked;
    const packYears = (cigarettesPerDay * yearsSmoked) / 20;
    const years: { year: number; cost: number; totalCost: number; invested: number }[] = [];
    for (let year = 1; year <= yearsAhead; year += 1) {
      const before = years.at(-1) ?? { totalCost: 0, invested: 0 };
      const cost = costPerYear * (1 + priceIncrease / 100) ** (year - 1);
      years.push({
        year,
        cost,
        totalCost: before.totalCost + cost,
        invested: before.invested * (1 + annualReturn / 100) + cost,
      });
    }
    const last = years.at(-1)!;
    return {
      costPerYear,
      costPerDay,
      costPerMonth: costPerYear / 12,
      spentSoFar: costPerYear * yearsSmoked,
      futureCost: last.totalCost,
      futureInvested: last.invested,
      packYears,
      screeningAdvised: packYears >= 20,
      cigarettesSmoked,
      lifeLostDays: (cigarettesSmoked * inputs.minutesPerCigarette) / MINUTES_PER_DAY,
      years,
    };
  },
  takeaways: (inputs, outputs) => [
    `Smoking costs you {costPerYear} a year and has cost {spentSoFar} so far at today's price.`,
    `In the next ${inputs.yearsAhead === 1 ? "year" : "{yearsAhead}"} it will cost {futureCost}; saved instead, that money would become {futureInvested}.`,
    outputs.screeningAdvised
      ? `You have {packYears} pack-years: in the US, people aged 50 to 80 with 20 or more who smoke, or quit within the past 15 years, are advised to have a yearly low-dose CT scan of the lungs.`
      : `You have {packYears} pack-years, and on average that much smoking has cost about {lifeLostDays} of life.`,
  ],
  formula: {
    tex: [
      String.raw`C = 365.25 \cdot \frac{n}{k} \cdot p`,
      String.raw`C_j = C (1 + g)^{j - 1} \qquad V_j = V_{j-1}(1 + r) + C_j`,
      String.raw`\text{pack-years} = \frac{n}{20} \cdot y`,
    ],
    where: {
      C: "cost of a year",
      n: "cigarettes a day",
      k: "cigarettes in a pack",
      p: "price of a pack",
      C_j: "cost of year j with prices rising by g a year",
      V_j: "savings at the end of year j with a return of r a year",
      y: "years smoked",
    },
  },
  howTo: [
    "Enter Cigarettes a day, the Price of a pack and Cigarettes in a pack (20 in most countries, often 25 in Canada).",
    "Enter Years smoked to see what has been spent and your pack-years.",
    "Choose Years ahead and a Price rise a year; in many countries taxes push tobacco prices up faster than others.",
    "Set the Return if the money is saved: 0 for cash in a jar, 4% to 7% for a broad stock fund before inflation.",
  ],
  faq: [
    {
      question: "What are pack-years and why do they matter?",
      answer:
        "One pack-year is 20 cigarettes a day for a year. The US Preventive Services Task Force (2021) recommends a yearly low-dose CT scan for people aged 50 to 80 with at least 20 pack-years who smoke or quit within the past 15 years. In trials, screening cut deaths from lung cancer by about 20%.",
    },
    {
      question: "Is it true that each cigarette costs 20 minutes of life?",
      answer:
        "On average, by British data: 17 minutes for men and 22 for women (Jackson, 2025). The older figure of 11 minutes (Shaw, 2000) comes from fewer years of follow-up. It is an average over all smokers, not a forecast for one.",
    },
    {
      question: "What do I gain by quitting now?",
      answer:
        "British doctors who quit at 30, 40, 50 or 60 gained about 10, 9, 6 and 3 years of life compared with those who kept smoking (Doll, 2004). The risk of a heart attack halves within a few years, that of lung cancer within about ten.",
    },
    {
      question: "Does cutting down help?",
      answer:
        "For your wallet, in proportion; for your heart, hardly: one cigarette a day carries about half the excess risk of 20 (Hackshaw, 2018). It is worthwhile as a step toward quitting.",
    },
  ],
  about: [
    "The cost counts only packs, not lighters, higher insurance premiums or cleaning. Past spending is at today's price because nobody remembers the old ones; you actually spent less in the money of the time.",
    "The savings assume that the whole amount is set aside at the end of each year and earns the return before tax.",
  ],
  sources: [
    "Jackson SE et al., The price of a cigarette: 20 minutes of life?, Addiction 120:810-812 (2025)",
    "Shaw M, Mitchell R, Dorling D, BMJ 320:53 (2000)",
    "USPSTF, Screening for lung cancer, JAMA 325:962-970 (2021)",
  ],
  overflow: "packPrice",
  caution: "Averages over many smokers, not a forecast for one person; decide with your doctor whether to be screened.",
  phrases: [
    "cost of smoking {cigarettesPerDay} cigarettes a day {packPrice} a pack",
    "{cigarettesPerDay} cigarettes a day for {yearsSmoked} years pack years",
    "smoking {cigarettesPerDay} cigarettes a day pack costs {packPrice}",
    "how much do i spend on cigarettes {cigarettesPerDay} a day {packPrice} per pack",
    "pack years {cigarettesPerDay} a day {yearsSmoked} years",
    "smoked {cigarettesPerDay} cigarettes a day for {yearsSmoked} years",
    "a pack of {cigarettesPerPack} costs me {packPrice}",
    "save money if i quit {cigarettesPerDay} a day at {packPrice} a pack",
  ],
  updated: "2026-11-29",
  examples: [
    {
      title: "A pack a day at 10 for ten years",
      inputs: { cigarettesPerDay: 20, packPrice: 10, yearsSmoked: 10, priceIncrease: 0, annualReturn: 0 },
      outputs: { costPerYear: 3652.5, packYears: 10, lifeLostDays: 1014.583333 },
    },
    {
      title: "12 a day for 35 years: screening is advised",
      inputs: {
        cigarettesPerDay: 12,
        packPrice: 8.5,
        yearsSmoked: 35,
        priceIncrease: 4,
        yearsAhead: 20,
        annualReturn: 5,
      },
      outputs: { packYears: 21, screeningAdvised: true, spentSoFar: 65197.125 },
    },
  ],
});
