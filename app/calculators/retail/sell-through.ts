import { boolean, defineCalculator, money, number, percent, refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "sell-through",
  name: "Sell-Through Rate Calculator",
  category: "retail",
  emoji: "🧥",
  description:
    "The share of received stock sold so far, weeks of supply left, where the season is heading and the pace a target needs.",
  keywords: [
    "sell through percentage",
    "STR",
    "weeks of supply",
    "retail inventory",
    "stock sold",
    "markdown timing",
    "season target",
  ],
  related: [
    { id: "inventory-turnover", stage: "complementary", relevance: 80 },
    "gmroi",
    { id: "open-to-buy", stage: "next_step", relevance: 82 },
    { id: "discount", stage: "next_step", relevance: 78 },
    "profit-margin",
  ],
  inputs: {
    unitsReceived: number("Units received", {
      default: 500,
      min: 0.0001,
      unit: "units",
      also: ["received", "units received"],
    }),
    unitsSold: number("Units sold", { default: 180, min: 0, unit: "units", also: ["sold", "units sold"] }),
    days: number("Days on sale so far", { default: 30, min: 0.5, max: 3660, unit: "days", also: ["days"] }),
    seasonDays: number("Days in the season", { default: 90, min: 0.5, max: 3660, unit: "days" }),
    targetRate: percent("Sell-through you want", { default: 80, min: 0, max: 100 }),
    unitPrice: money("Price per unit", { default: 40, min: 0 }),
    unitCost: money("Cost per unit", { default: 18, min: 0 }),
  },
  outputs: {
    sellThroughRate: percent("Sell-through rate", { decimals: 1 }),
    unitsLeft: number("Units left", { unit: "units" }),
    unitsPerWeek: number("Sold per week", { unit: "units", decimals: 1 }),
    weeksOfSupply: number("Weeks of supply", { unit: "weeks", decimals: 1, none: "Nothing sold yet" }),
    projectedSellThrough: percent("Sell-through at the season's end at this pace", { decimals: 1 }),
    onTrack: boolean("On track for the target", { words: ["Yes", "No"] }),
    unitsToTarget: number("Units still to sell for the target", { unit: "units", decimals: 1 }),
    unitsPerWeekNeeded: number("Needed per week", { unit: "units", decimals: 1, none: "The season is over" }),
    revenue: money("Revenue so far", { decimals: 2 }),
    grossMargin: money("Gross margin so far", { decimals: 2 }),
    inventoryLeftAtCost: money("Stock left at cost", { decimals: 2 }),
  },
  compute({ unitsReceived, unitsSold, days, seasonDays, targetRate, unitPrice, unitCost }) {
    if (unitsSold > unitsReceived)
      refuse("unitsSold", "More units cannot be sold than were received. Count all deliveries.");
    const unitsLeft = unitsReceived - unitsSold;
    const perDay = unitsSold / days;
    const atSeasonEnd = perDay * Math.max(days, seasonDays);
    const target = (unitsReceived * targetRate) / 100;
    const unitsToTarget = Math.max(0, target - unitsSold);
    return {
      sellThroughRate: (100 * unitsSold) / unitsReceived,
      unitsLeft,
      unitsPerWeek: 7 * perDay,
      weeksOfSupply: unitsSold > 0 ? unitsLeft / (7 * perDay) : null,
      projectedSellThrough: Math.min(100, (100 * atSeasonEnd) / unitsReceived),
      onTrack: atSeasonEnd >= target,
      unitsToTarget,
      unitsPerWeekNeeded: seasonDays > days ? (7 * unitsToTarget) / (seasonDays - days) : null,
      revenue: unitsSold * unitPrice,
      grossMargin: unitsSold * (unitPrice - unitCost),
      inventoryLeftAtCost: unitsLeft * unitCost,
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.weeksOfSupply === null
      ? `Nothing has been sold yet; all {unitsLeft} are left.`
      : `{sellThroughRate} is sold; at this pace the {unitsLeft} left last {weeksOfSupply}.`,
    `By the end of the season {projectedSellThrough} would be sold, against a goal of {targetRate}.`,
    outputs.onTrack
      ? `You are on track.`
      : outputs.unitsPerWeekNeeded === null
        ? `The season is over, {unitsToTarget} short of the goal.`
        : `To reach the goal you need {unitsPerWeekNeeded} a week instead of {unitsPerWeek}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{sell-through} = 100 \cdot \frac{s}{r}, \qquad w = \frac{r - s}{7\,s/d}`,
      String.raw`\text{at season's end} = \min\Bigl(100,\; 100 \cdot \frac{s}{r} \cdot \frac{\max(d, D)}{d}\Bigr)`,
    ],
    where: {
      s: "units sold",
      r: "units received",
      w: "weeks of supply",
      d: "days on sale so far",
      D: "days in the season",
    },
  },
  howTo: [
    "Enter the Units received of one article, color or delivery, and the Units sold so far.",
    "Enter the Days on sale so far and the Days in the season.",
    "Set the Sell-through you want by the end of the season at full price.",
    "Look every week: if it is not on track at a third of the season, mark down early and little rather than late and much.",
  ],
  faq: [
    {
      question: "What is a good sell-through rate?",
      answer:
        "For fashion 70 to 80 % at full price by the end of the season, for basics 40 to 60 % a month because they are refilled. Very high rates after a few weeks mean that you bought too little.",
    },
    {
      question: "How does sell-through differ from turnover?",
      answer:
        "Sell-through follows one delivery: what share of it has been sold. Turnover looks at the whole stock over a year and counts how often it is replaced.",
    },
    {
      question: "When should I mark down?",
      answer:
        "When the projected rate stays below your goal for two weeks running. A cut of 20 to 30 % in the first half of the season often earns more than 50 % at its end, because more of the season is left to sell in.",
    },
  ],
  about: [
    "The projection continues the average pace so far. Fashion usually sells fastest in its first weeks, so early projections are too hopeful; toys and gifts sell late, and theirs are too low.",
    "Returns count as unsold: enter sales after returns.",
  ],
  sources: ["Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12-13 (sell-through analysis)"],
  phrases: [
    "sell through {unitsSold} of {unitsReceived}",
    "sell through rate {unitsSold} sold {unitsReceived} received {days} days",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "180 of 500 sold in the first month",
      inputs: {},
      outputs: { sellThroughRate: 36, weeksOfSupply: 7.61904761905, projectedSellThrough: 100, onTrack: true },
    },
    {
      title: "A slow start",
      inputs: { unitsSold: 60 },
      outputs: { projectedSellThrough: 36, onTrack: false, unitsPerWeekNeeded: 39.6666666667 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        unitsReceived: 240,
        unitsSold: 150,
        days: 42,
        seasonDays: 84,
        targetRate: 90,
        unitPrice: 65,
        unitCost: 30,
      },
      outputs: {
        sellThroughRate: 62.5,
        unitsLeft: 90,
        unitsPerWeek: 25,
        weeksOfSupply: 3.6,
        projectedSellThrough: 100,
        onTrack: true,
        unitsToTarget: 66,
        unitsPerWeekNeeded: 11,
        revenue: 9750,
        grossMargin: 5250,
        inventoryLeftAtCost: 2700,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        unitsReceived: 1234.5,
        unitsSold: 777.7,
        days: 45.5,
        seasonDays: 120,
        targetRate: 92.5,
        unitPrice: 29.9,
        unitCost: 13.35,
      },
      outputs: {
        sellThroughRate: 62.9971648441,
        unitsLeft: 456.8,
        unitsPerWeek: 119.646153846,
        weeksOfSupply: 3.81792464961,
        projectedSellThrough: 100,
        onTrack: true,
        unitsToTarget: 364.2125,
        unitsPerWeekNeeded: 34.2213087248,
        revenue: 23253.23,
        grossMargin: 12870.935,
        inventoryLeftAtCost: 6098.28,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { unitsSold: 0 },
      outputs: {
        sellThroughRate: 0,
        unitsLeft: 500,
        unitsPerWeek: 0,
        weeksOfSupply: null,
        projectedSellThrough: 0,
        onTrack: false,
        unitsToTarget: 400,
        unitsPerWeekNeeded: 46.6666666667,
        revenue: 0,
        grossMargin: 0,
        inventoryLeftAtCost: 9000,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { unitsSold: 500 },
      outputs: {
        sellThroughRate: 100,
        unitsLeft: 0,
        unitsPerWeek: 116.666666667,
        weeksOfSupply: 0,
        projectedSellThrough: 100,
        onTrack: true,
        unitsToTarget: 0,
        unitsPerWeekNeeded: 0,
        revenue: 20_000,
        grossMargin: 11_000,
        inventoryLeftAtCost: 0,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { days: 90 },
      outputs: {
        sellThroughRate: 36,
        unitsLeft: 320,
        unitsPerWeek: 14,
        weeksOfSupply: 22.8571428571,
        projectedSellThrough: 36,
        onTrack: false,
        unitsToTarget: 220,
        unitsPerWeekNeeded: null,
        revenue: 7200,
        grossMargin: 3960,
        inventoryLeftAtCost: 5760,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { days: 100, seasonDays: 90, targetRate: 0 },
      outputs: {
        sellThroughRate: 36,
        unitsLeft: 320,
        unitsPerWeek: 12.6,
        weeksOfSupply: 25.3968253968,
        projectedSellThrough: 36,
        onTrack: true,
        unitsToTarget: 0,
        unitsPerWeekNeeded: null,
        revenue: 7200,
        grossMargin: 3960,
        inventoryLeftAtCost: 5760,
      },
    },
    { by: "Refusal", inputs: { unitsReceived: 100, unitsSold: 101 }, refuses: "unitsSold" },
    { by: "Refusal", inputs: { days: 0 }, refuses: "days" },
    { by: "Refusal", inputs: { targetRate: 101 }, refuses: "targetRate" },
  ],
});
