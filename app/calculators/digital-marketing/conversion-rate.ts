import { defineCalculator, choice, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { TWO_SIDED_Z, wilsonInterval } from "#maths/wilson-interval.ts";

export default defineCalculator({
  id: "conversion-rate",
  name: "Conversion Rate Calculator",
  category: "digital-marketing",
  emoji: "🎯",
  description:
    "The conversion rate of a page or campaign with its margin of error, the value of a visitor, and what a better rate would earn.",
  keywords: [
    "cvr",
    "cro",
    "landing page",
    "sales per visitor",
    "sign-up rate",
    "website visitors",
    "e-commerce",
    "lead rate",
    "what percentage of visitors bought",
    "cost of each lead",
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
    visitors: integer("Visitors", {
      default: 12_000,
      min: 1,
      max: 1_000_000_000_000,
      also: [
        "visits",
        "people",
        "clicks",
        "sessions",
        "traffic",
        "users",
        "page views",
        "hits",
        "viewers",
        "website visitors",
        "unique visitors",
        "shoppers",
        "out of",
        "people visited",
        "visited",
        "walked in",
        "store visitors",
      ],
    }),
    conversions: integer("Conversions", {
      default: 276,
      min: 0,
      max: 1_000_000_000_000,
      also: [
        "sign ups",
        "signups",
        "orders",
        "sales",
        "leads",
        "purchases",
        "bought",
        "converted",
        "signed up",
        "subscribers",
        "customers",
        "buyers",
        "placed an order",
        "became leads",
        "sign up",
        "them became leads",
        "purchased",
        "registered",
        "subscribed",
        "enrolled",
        "downloads",
        "bookings",
        "ordered",
        "sign up now",
        "became customers",
      ],
    }),
    valuePerConversion: money("Value of a conversion", {
      default: 60,
      min: 0,
      decimals: 2,
      also: ["value", "worth", "average order", "per sale", "each worth", "worth each", "value of", "average sale"],
    }),
    trafficCost: money("Cost of the traffic", {
      also: [
        "spend",
        "cost",
        "ad spend",
        "traffic cost me",
        "ads cost",
        "paid for traffic",
        "cost me",
        "cost of",
        "on ads",
        "spent",
        "spent on ads",
        "in ads",
        "paid",
        "we spent",
      ],
      default: 5400,
      min: 0,
      decimals: 2,
    }),
    goalConversions: integer("Conversions you need", {
      also: ["goal", "need", "want", "conversions needed", "want to get", "need to get", "reach"],
      default: 500,
      min: 1,
      max: 1_000_000_000_000,
    }),
    targetRate: percent("Target rate", { also: ["target", "aim for", "goal rate"], default: 3, min: 0, max: 100 }),
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
    conversionRate: percent("Conversion rate", {
      also: [
        "cvr",
        "conversion rate",
        "conversion",
        "what percentage of visitors",
        "percentage bought",
        "percent of visitors",
        "percent bought",
      ],
      decimals: 3,
    }),
    rateLow: percent("True rate at least", { decimals: 3 }),
    rateHigh: percent("True rate at most", { decimals: 3 }),
    visitorsPerConversion: number("Visitors per conversion", { decimals: 1, none: "No conversions yet" }),
    revenue: money("Revenue", { decimals: 2 }),
    revenuePerVisitor: money("Revenue per visitor", { also: ["revenue per visitor", "per visitor"], decimals: 2 }),
    costPerVisitor: money("Cost per visitor", { also: ["cost per visitor"], decimals: 2 }),
    costPerConversion: money("Cost per conversion", {
      also: [
        "cost per lead",
        "cpl",
        "lead cost",
        "each lead cost",
        "each sale cost",
        "per lead",
        "cost per sale",
        "cost per sign up",
        "did each lead cost",
      ],
      decimals: 2,
      none: "No conversions yet",
    }),
    profit: money("Revenue less traffic", { decimals: 2 }),
    breakEvenRate: percent("Rate that pays for the traffic", { decimals: 3, none: "A conversion is worth nothing" }),
    visitorsForGoal: integer("Visitors for the conversions you need", {
      also: [
        "visitors needed",
        "how many visitors",
        "visitors do i need",
        "many visitors do i need",
        "how much traffic",
      ],
      none: "No conversions yet",
    }),
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
  pictures: [
    {
      draw: "timeline",
      of: ["rateLow", "conversionRate", "rateHigh", "targetRate"],
      title: "The rate, its interval and the target",
    },
    { draw: "parts", of: ["trafficCost", "profit"], whole: "revenue", title: "Where the revenue goes" },
  ],
  compute(inputs) {
    const { visitors, conversions, valuePerConversion, trafficCost, targetRate } = inputs;
    if (conversions > visitors)
      refuse("conversions", "There are more conversions than visitors. Count at most one conversion per visitor.");
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
    `Your conversion rate is {conversionRate}; the true rate is likely between {rateLow} and {rateHigh} (${inputs.confidenceLevel}% confidence).`,
    ...(inputs.trafficCost > 0
      ? [
          outputs.costPerConversion === null
            ? `You spent {trafficCost} on traffic and got no conversions.`
            : `A visitor ${inputs.valuePerConversion > 0 ? "is worth {revenuePerVisitor} and " : ""}costs {costPerVisitor}; a conversion costs {costPerConversion}.`,
        ]
      : outputs.revenue! > 0
        ? [`A visitor is worth {revenuePerVisitor}.`]
        : []),
    outputs.extraConversionsAtTarget! >= 0.5
      ? `At your target rate of {targetRate}, you would get ${say.number(outputs.extraConversionsAtTarget!, 0)} more conversions${outputs.extraRevenueAtTarget! > 0 ? ", worth {extraRevenueAtTarget}" : ""}.`
      : `You have reached your target rate of {targetRate}.`,
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
      "r_0, T": "rate that pays for the traffic, and cost of the traffic",
      "g, n_{\\text{goal}}": "conversions you need, and visitors it takes to get them",
      z: "1.645, 1.960 or 2.576 for 90%, 95% or 99% confidence (Wilson interval)",
    },
  },
  howTo: [
    "Enter Visitors and Conversions for the same period. Use either unique visitors or sessions, and stick to one of them.",
    "Enter the Value of a conversion: the margin on an order, or what a lead is worth to you.",
    "Enter the Cost of the traffic to see what a conversion costs and what rate would pay for it.",
    "Set your Target rate and the Conversions you need.",
  ],
  faq: [
    {
      question: "What is a good conversion rate?",
      answer:
        "Online stores convert 1% to 4% of visits, more on desktop than on phones; landing pages get an email address from 3% to 10% of visitors; free trials turn into paying customers 10% to 25% of the time. Price, traffic source and device matter more than the page, so compare with your own figures.",
    },
    {
      question: "Should I count visitors or sessions?",
      answer:
        "Sessions give a lower rate, because people come back several times before they buy. Use sessions for pay-per-click ads, and visitors for products that take a long time to decide on. Never compare one with the other.",
    },
    {
      question: "What is a visitor worth?",
      answer:
        "The conversion rate times the value of a conversion: at 2.3% and 60 per conversion, 1.38. That is the most you can pay for a click before you lose money, provided the value is your margin, not revenue.",
    },
  ],
  about: [
    "Use it to judge a page, store or campaign, to plan the traffic for a sales goal, or to see what an improvement is worth before you invest in it.",
    "The interval assumes that visitors act independently and that the period is typical; a sale or a weekend shifts the rate itself. Extra conversions at a better rate assume the same visitors: additional traffic from colder sources usually converts less.",
  ],
  sources: [
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020)",
    "Wilson: Probable inference, the law of succession, and statistical inference, JASA 22 (1927)",
  ],
  overflow: "valuePerConversion",
  phrases: ["conversion rate {conversions} of {visitors}", "{conversions} sales from {visitors} visitors"],
  updated: "2026-11-30",
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
