import { boolean, defineCalculator, money, number, percent, refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "sell-through",
  name: "Sell-Through Rate Calculator",
  category: "retail",
  emoji: "🧥",
  description:
    "The share of received stock sold so far, weeks of supply left, where the season is heading and the pace it takes to reach a target.",
  keywords: [
    "sell through percentage",
    "STR",
    "weeks of supply",
    "retail inventory",
    "stock sold",
    "markdown timing",
    "season target",
    "how many units sold per week",
    "share of stock sold",
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
      also: [
        "bought",
        "ordered",
        "stocked",
        "received",
        "inventory",
        "stock",
        "started with",
        "of",
        "got in",
        "took delivery of",
        "brought in",
        "purchased",
        "shipment of",
        "bought for the season",
        "in stock",
        "total units",
        "we got",
        "units bought",
        "we bought",
        "swimsuits",
        "jackets",
        "stock of",
      ],
    }),
    unitsSold: number("Units sold", {
      default: 180,
      min: 0,
      unit: "units",
      also: ["sold", "we've sold", "sold so far", "have sold", "sales", "moved", "we sold", "were sold", "so far sold"],
    }),
    days: number("Days on sale so far", {
      default: 30,
      min: 0.5,
      max: 3660,
      unit: "days",
      also: ["after", "in", "so far", "over", "days so far"],
    }),
    seasonDays: number("Days in the season", {
      also: ["season", "day season", "season of", "season lasts"],
      default: 90,
      min: 0.5,
      max: 3660,
      unit: "days",
    }),
    targetRate: percent("Sell-through you want", {
      also: ["target", "aim for", "goal", "want"],
      default: 80,
      min: 0,
      max: 100,
    }),
    unitPrice: money("Price per unit", { also: ["price", "sell for", "retail"], default: 40, min: 0 }),
    unitCost: money("Cost per unit", { also: ["cost", "cost us"], default: 18, min: 0 }),
  },
  outputs: {
    sellThroughRate: percent("Sell-through rate", {
      also: ["sell through", "percent sold", "str", "what percentage sold"],
      decimals: 1,
    }),
    unitsLeft: number("Units left", { also: ["how many left", "left over"], unit: "units" }),
    unitsPerWeek: number("Sold per week", {
      also: [
        "selling per week",
        "sell per week",
        "units a week",
        "units per week",
        "a week",
        "are we selling per week",
      ],
      unit: "units",
      decimals: 1,
    }),
    weeksOfSupply: number("Weeks of supply", {
      also: ["weeks left", "weeks of stock"],
      unit: "weeks",
      decimals: 1,
      none: "Nothing sold yet",
    }),
    projectedSellThrough: percent("Sell-through at the season's end at this pace", { decimals: 1 }),
    onTrack: boolean("On track for the target", { words: ["Yes", "No"] }),
    unitsToTarget: number("Units still to sell for the target", { unit: "units", decimals: 1 }),
    unitsPerWeekNeeded: number("Needed per week", { unit: "units", decimals: 1, none: "The season is over" }),
    revenue: money("Revenue so far", { decimals: 2 }),
    grossMargin: money("Gross margin so far", { decimals: 2 }),
    inventoryLeftAtCost: money("Stock left at cost", { decimals: 2 }),
  },
  pictures: [{ draw: "parts", of: ["unitsSold", "unitsLeft"], whole: "unitsReceived" }],
  compute({ unitsReceived, unitsSold, days, seasonDays, targetRate, unitPrice, unitCost }) {
    if (unitsSold > unitsReceived)
      refuse("unitsSold", "You cannot sell more units than you received. Count all deliveries.");
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
  takeaways: (_inputs, outputs, say) => [
    outputs.weeksOfSupply === null
      ? `Nothing has been sold yet: all {unitsLeft} are left.`
      : outputs.unitsLeft === 0
        ? `Everything is sold: a sell-through of {sellThroughRate}.`
        : `You have sold {sellThroughRate} of the stock; at this pace, the remaining {unitsLeft} will last {weeksOfSupply}.`,
    ...(outputs.weeksOfSupply !== null && outputs.unitsLeft! > 0 && outputs.unitsPerWeekNeeded !== null
      ? [`By the end of the season you would have sold {projectedSellThrough}; your target is {targetRate}.`]
      : []),
    outputs.onTrack
      ? `You are on track for your target.`
      : outputs.unitsPerWeekNeeded === null
        ? `The season is over, and you are {unitsToTarget} short of the target.`
        : outputs.weeksOfSupply === null
          ? `To reach the target, you need to sell {unitsPerWeekNeeded} a week.`
          : `To reach the target, you need to sell {unitsPerWeekNeeded} a week instead of ${say.number(outputs.unitsPerWeek!, 1)}.`,
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
    "Enter the Units received of one item, color or delivery, and the Units sold so far.",
    "Enter the Days on sale so far and the Days in the season.",
    "Set the Sell-through you want at full price by the end of the season.",
    "Check every week: if you are not on track a third of the way through, a small early markdown is better than a large late one.",
  ],
  faq: [
    {
      question: "What is a good sell-through rate?",
      answer:
        "For fashion, 70% to 80% at full price by the end of the season; for basics, 40% to 60% a month, because they are restocked. A very high rate after a few weeks means you bought too little.",
    },
    {
      question: "How does sell-through differ from turnover?",
      answer:
        "Sell-through follows one delivery and shows what share of it has been sold. Turnover looks at the whole stock over a year and counts how often it is replaced.",
    },
    {
      question: "When should I mark down?",
      answer:
        "When the projected rate stays below your target for two weeks in a row. A cut of 20% to 30% in the first half of the season often earns more than 50% at the end, because there is more of the season left to sell in.",
    },
  ],
  about: [
    "The projection continues the average pace so far. Fashion usually sells fastest in its first weeks, so early projections are too optimistic; toys and gifts sell late in the season, so theirs are too low.",
    "Returns count as unsold: enter sales after returns.",
  ],
  sources: ["Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12-13 (sell-through analysis)"],
  phrases: [
    "sell through {unitsSold} of {unitsReceived}",
    "sell through rate {unitsSold} sold {unitsReceived} received {days} days",
    "sell through rate bought {unitsReceived} sold {unitsSold}",
    "sell-through if we got {unitsReceived} in and sold {unitsSold} of them",
  ],
  updated: "2026-11-28",
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
});
