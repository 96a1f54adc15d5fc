import { defineCalculator, choice, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { TWO_SIDED_Z, wilsonInterval } from "#maths/wilson-interval.ts";

export default defineCalculator({
  id: "conversion-rate",
  name: "Conversion Rate Calculator",
  category: "digital-marketing",
  emoji: "🎯",
  description:
    "The conversion rate of a page or campaign with its margin of error, its worth per visitor, and what a better rate would earn.",
  keywords: [
    "cvr",
    "cro",
    "landing page",
    "sales per visitor",
    "sign-up rate",
    "website visitors",
    "e-commerce",
    "lead rate",
  ],
  related: [
    { id: "ab-test", stage: "next_step", relevance: 88 },
    { id: "marketing-funnel", stage: "advanced_planning", relevance: 82 },
    "click-through-rate",
    { id: "cost-per-acquisition", stage: "complementary", relevance: 76 },
    "return-on-ad-spend",
    "confidence-interval",
  ],
  inputs: {
    visitors: integer("Visitors", { default: 12_000, min: 1, max: 1_000_000_000_000, also: ["visitors", "visits"] }),
    conversions: integer("Conversions", {
      default: 276,
      min: 0,
      max: 1_000_000_000_000,
      also: ["conversions", "sales", "orders", "sign-ups"],
    }),
    valuePerConversion: money("Value of a conversion", { default: 60, min: 0, decimals: 2, also: ["value", "worth"] }),
    trafficCost: money("Cost of the traffic", { default: 5400, min: 0, decimals: 2 }),
    goalConversions: integer("Conversions you need", { default: 500, min: 1, max: 1_000_000_000_000 }),
    targetRate: percent("Rate you aim at", { default: 3, min: 0, max: 100 }),
    confidenceLevel: choice("Confidence", {
      default: "95",
      options: [
        ["90", "90%"],
        ["95", "95%"],
        ["99", "99%"],
      ],
    }),
  },
  outputs: {
    conversionRate: percent("Conversion rate", { decimals: 3 }),
    rateLow: percent("True rate at least", { decimals: 3 }),
    rateHigh: percent("True rate at most", { decimals: 3 }),
    visitorsPerConversion: number("Visitors per conversion", { decimals: 1, none: "No conversions yet" }),
    revenue: money("Revenue", { decimals: 2 }),
    revenuePerVisitor: money("Revenue per visitor", { decimals: 2 }),
    costPerVisitor: money("Cost per visitor", { decimals: 2 }),
    costPerConversion: money("Cost per conversion", { decimals: 2, none: "No conversions yet" }),
    profit: money("Revenue less traffic", { decimals: 2 }),
    breakEvenRate: percent("Rate that pays for the traffic", { decimals: 3, none: "A conversion is worth nothing" }),
    visitorsForGoal: integer("Visitors for the conversions you need", { none: "No conversions yet" }),
    extraConversionsAtTarget: number("More conversions at the target", { decimals: 1 }),
    extraRevenueAtTarget: money("More revenue at the target", { decimals: 2 }),
    improvementNeeded: percent("Improvement to the target", { decimals: 1, none: "No conversions yet" }),
    byRate: table("If the rate changed", {
      improvement: percent("Change", { decimals: 0 }),
      conversionRate: percent("Rate", { decimals: 3 }),
      conversions: number("Conversions", { decimals: 1 }),
      extraRevenue: money("More revenue", { decimals: 2 }),
    }),
  },
  figures: [
    { label: "True rate", range: ["rateLow", "rateHigh"] },
    "visitorsPerConversion",
    "revenue",
    "profit",
    "costPerConversion",
    "visitorsForGoal",
    "extraConversionsAtTarget",
    "extraRevenueAtTarget",
  ],
  compute(inputs) {
    const { visitors, conversions, valuePerConversion, trafficCost, targetRate } = inputs;
    if (conversions > visitors)
      refuse("conversions", "There are more conversions than visitors. Count each visitor's conversion once.");
    const rate = conversions / visitors;
    const converts = conversions > 0;
    const { low, high } = wilsonInterval(conversions, visitors, TWO_SIDED_Z[inputs.confidenceLevel]);
    const revenue = conversions * valuePerConversion;
    const extraConversionsAtTarget = (visitors * targetRate) / 100 - conversions;
    return {
      conversionRate: 100 * rate,
      rateLow: 100 * low,
      rateHigh: 100 * high,
      visitorsPerConversion: converts ? visitors / conversions : null,
      revenue,
      revenuePerVisitor: rate * valuePerConversion,
      costPerVisitor: trafficCost / visitors,
      costPerConversion: converts ? trafficCost / conversions : null,
      profit: revenue - trafficCost,
      breakEvenRate: valuePerConversion > 0 ? (100 * trafficCost) / visitors / valuePerConversion : null,
      visitorsForGoal: converts ? Math.ceil((inputs.goalConversions * visitors) / conversions - 1e-9) : null,
      extraConversionsAtTarget,
      extraRevenueAtTarget: extraConversionsAtTarget * valuePerConversion,
      improvementNeeded: converts ? 100 * (targetRate / 100 / rate - 1) : null,
      byRate: [-20, -10, 0, 5, 10, 20, 30, 50, 100].map((improvement) => ({
        improvement,
        conversionRate: 100 * rate * (1 + improvement / 100),
        conversions: conversions * (1 + improvement / 100),
        extraRevenue: (revenue * improvement) / 100,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `{conversions} of {visitors} visitors convert: {conversionRate}, with the true rate between {rateLow} and {rateHigh} (${inputs.confidenceLevel}% confidence).`,
    outputs.costPerConversion === null
      ? `Without conversions the traffic brings nothing for its {trafficCost}.`
      : `A visitor is worth {revenuePerVisitor} and costs {costPerVisitor}; a conversion costs {costPerConversion}.`,
    outputs.extraConversionsAtTarget! > 0
      ? `At {targetRate} there would be ${say.number(outputs.extraConversionsAtTarget!, 0)} conversions more, worth {extraRevenueAtTarget}.`
      : `You have reached the {targetRate} you aim at.`,
  ],
  formula: {
    tex: [
      String.raw`r = \frac{k}{n} \qquad R = k\,v \qquad r_0 = \frac{T}{n\,v} \qquad n_{\text{goal}} = \left\lceil \frac{g}{r} \right\rceil`,
      String.raw`\frac{r + \frac{z^2}{2n} \pm z\sqrt{\frac{r(1 - r)}{n} + \frac{z^2}{4n^2}}}{1 + \frac{z^2}{n}}`,
    ],
    where: {
      "k, n": "conversions and visitors",
      r: "conversion rate",
      "R, v": "revenue and value of a conversion",
      "r_0, T": "rate that pays for the traffic, and its cost",
      "g, n_{\\text{goal}}": "conversions you need and visitors for them",
      z: "1.645, 1.960 or 2.576 for 90, 95 or 99% confidence (Wilson interval)",
    },
  },
  howTo: [
    "Enter Visitors and Conversions of the same period; use unique visitors or sessions, but always the same.",
    "Enter the Value of a conversion: the margin of an order, or a lead's value.",
    "Enter the Cost of the traffic to see what a conversion costs and which rate would pay for it.",
    "Set the Rate you aim at and the Conversions you need.",
  ],
  faq: [
    {
      question: "What is a good conversion rate?",
      answer:
        "Online shops sell to 1 to 4% of their visits, desktop more than phones; landing pages collect an e-mail from 3 to 10%, free trials turn into customers at 10 to 25%. Price, traffic source and device matter more than the page, so compare with your own figures.",
    },
    {
      question: "Visitors or sessions?",
      answer:
        "Sessions give a lower rate, because people come several times before they buy. For ads per click take sessions, for products with a long decision take visitors. Never compare one with the other.",
    },
    {
      question: "What is a visitor worth?",
      answer:
        "Conversion rate times value: at 2.3% and 60 a conversion it is 1.38. That is the most a click may cost before you lose money, if the value is the margin and not the revenue.",
    },
  ],
  about: [
    "Use it to judge a page, shop or campaign, to plan traffic for a sales goal, or to see what an improvement is worth before you invest in it.",
    "The interval assumes that visitors act independently and that the period is typical; a sale or a weekend shifts the rate itself. The extra conversions at a better rate take the same visitors: more traffic from colder sources usually converts less.",
  ],
  sources: [
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020)",
    "Wilson: Probable inference, the law of succession, and statistical inference, JASA 22 (1927)",
  ],
  overflow: "valuePerConversion",
  phrases: ["conversion rate {conversions} of {visitors}", "{conversions} sales from {visitors} visitors"],
  updated: "2026-11-21",
  examples: [
    {
      title: "300 orders from 12,000 visitors",
      inputs: { conversions: 300 },
      outputs: {
        conversionRate: 2.5,
        rateLow: 2.23549440337,
        rateHigh: 2.79490741335,
        revenuePerVisitor: 1.5,
        visitorsForGoal: 20_000,
      },
    },
    {
      title: "A landing page with 90 sign-ups worth 8 each",
      inputs: { visitors: 1500, conversions: 90, valuePerConversion: 8, trafficCost: 600, targetRate: 8 },
      outputs: { conversionRate: 6, profit: 120, extraConversionsAtTarget: 30, breakEvenRate: 5 },
    },
  ],
});
