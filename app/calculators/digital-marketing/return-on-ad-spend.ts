import { defineCalculator, boolean, chart, integer, money, number, percent, table } from "#engine/define.ts";

const OF_THE_ADS = "Of the ads alone, without agency, tools and creative.";

export default defineCalculator({
  id: "return-on-ad-spend",
  name: "ROAS Calculator",
  category: "digital-marketing",
  emoji: "📣",
  description:
    "Return on ad spend, the profit left after costs, and the ROAS you need to break even or reach a target profit margin.",
  keywords: [
    "return on ad spend",
    "break even roas",
    "ad profitability",
    "acos",
    "google ads",
    "facebook ads",
    "marketing roi",
    "campaign profit",
    "ads profit",
    "return on Facebook ads",
  ],
  popular: true,
  related: [
    { id: "cost-per-acquisition", stage: "complementary", relevance: 84 },
    "click-through-rate",
    { id: "profit-margin", stage: "complementary", relevance: 78 },
    "break-even",
    "return-on-investment",
    { id: "customer-lifetime-value", stage: "advanced_planning", relevance: 76 },
  ],
  inputs: {
    adSpend: money("Ad spend", {
      default: 2000,
      min: 0.01,
      decimals: 2,
      also: [
        "spent",
        "spend",
        "ads",
        "on ads",
        "cost",
        "spending",
        "ad cost",
        "advertising",
        "budget",
        "ads cost",
        "facebook ads cost",
        "google ads cost",
        "in ads",
        "put into ads",
        "invested",
        "on facebook ads",
        "on google ads",
        "spent on ads",
        "campaign cost",
        "paid for ads",
        "marketing",
        "ad spend of",
        "campaign",
      ],
    }),
    revenue: money("Revenue from the ads", {
      default: 9000,
      min: 0,
      decimals: 2,
      also: [
        "made",
        "make",
        "sales",
        "earned",
        "generated",
        "in sales",
        "brought in",
        "income",
        "in revenue",
        "sales of",
        "of sales",
        "generated in revenue",
        "returned",
        "revenue of",
        "brought in sales",
        "sold",
        "they brought in",
        "worth of sales",
        "in orders",
        "ad revenue",
      ],
    }),
    grossMargin: percent("Gross margin of what you sell", {
      default: 45,
      min: 0,
      max: 100,
      help: "After goods, shipping and payment fees.",
      also: ["margin", "profit margin", "margin of", "gross margin of", "margin is", "my gross margin is"],
    }),
    otherCosts: money("Agency, tools and creative", {
      unsaid: 0,
      also: ["agency", "other costs of", "agency fee", "tools", "creative"],
      default: 300,
      min: 0,
      decimals: 2,
    }),
    orders: integer("Orders", {
      also: ["purchases", "sales orders"],
      default: 120,
      min: 0,
      max: 1_000_000_000_000,
    }),
    targetProfitMargin: percent("Target profit margin, after ads", {
      also: ["target", "target margin", "profit margin after ads"],
      default: 15,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    roas: number("Return on ad spend", {
      also: ["roas", "return on ads", "what return", "return did we get"],
      decimals: 2,
    }),
    roasPercent: percent("As a percentage", { decimals: 1 }),
    profit: money("Profit", { also: ["profit", "how much profit", "profit did my ads make", "ads make"], decimals: 2 }),
    returnOnInvestment: percent("Return on all marketing costs", { decimals: 1 }),
    breakEvenRoas: number("ROAS to break even", {
      also: [
        "break even roas",
        "breakeven roas",
        "minimum roas",
        "roas to break even",
        "need to break even",
        "break even",
        "roas do i need",
      ],
      decimals: 2,
      help: OF_THE_ADS,
      none: "Never: there is no margin",
    }),
    targetRoas: number("ROAS for the target margin", {
      help: OF_THE_ADS,
      decimals: 2,
      none: "Out of reach with this margin",
    }),
    aboveBreakEven: boolean("The ads pay for themselves", { help: OF_THE_ADS }),
    advertisingCostOfSales: percent("Advertising cost of sales (ACoS)", {
      also: ["acos"],
      decimals: 1,
      none: "No revenue",
    }),
    breakEvenAdSpend: money("Ad spend at which this revenue breaks even", { decimals: 2 }),
    profitMargin: percent("Profit margin after ads", { decimals: 1, none: "No revenue" }),
    costPerOrder: money("Ad cost per order", { also: ["cost per order", "per order"], decimals: 2, none: "No orders" }),
    averageOrderValue: money("Average order", { also: ["aov"], decimals: 2, none: "No orders" }),
    profitPerOrder: money("Profit per order", { decimals: 2, none: "No orders" }),
    byRoas: table("At other returns", {
      roas: number("ROAS"),
      revenue: money("Revenue", { decimals: 2 }),
      profit: money("Profit", { decimals: 2 }),
    }),
    profitByRoas: chart("Profit by ROAS", {
      x: { roas: number("ROAS", { decimals: 2 }) },
      y: { profit: money("Profit") },
      from: "byRoas",
      as: "line",
      own: { x: "roas", y: "profit", label: "Your ROAS" },
    }),
  },
  figures: [
    "profit",
    "returnOnInvestment",
    "breakEvenRoas",
    "targetRoas",
    "aboveBreakEven",
    "costPerOrder",
    "profitPerOrder",
  ],
  compute(inputs) {
    const { adSpend, revenue, otherCosts, orders } = inputs;
    const margin = inputs.grossMargin / 100;
    const profitFrom = (sales: number) => sales * margin - adSpend - otherCosts;
    const profit = profitFrom(revenue);
    const left = margin - inputs.targetProfitMargin / 100;
    const perOrder = (amount: number) => (orders > 0 ? amount / orders : null);
    return {
      roas: revenue / adSpend,
      roasPercent: (100 * revenue) / adSpend,
      profit,
      returnOnInvestment: (100 * profit) / (adSpend + otherCosts),
      breakEvenRoas: margin > 0 ? 1 / margin : null,
      targetRoas: left > 0 ? 1 / left : null,
      aboveBreakEven: revenue * margin >= adSpend - 1e-9,
      advertisingCostOfSales: revenue > 0 ? (100 * adSpend) / revenue : null,
      breakEvenAdSpend: Math.max(0, revenue * margin - otherCosts),
      profitMargin: revenue > 0 ? (100 * profit) / revenue : null,
      costPerOrder: perOrder(adSpend),
      averageOrderValue: perOrder(revenue),
      profitPerOrder: perOrder(profit),
      byRoas: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((roas) => ({
        roas,
        revenue: adSpend * roas,
        profit: profitFrom(adSpend * roas),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Every ${say.money(1)} you spend on ads brings in ${say.money(outputs.roas!, 2)} in revenue; after all costs ${
      Math.abs(outputs.profit!) < 0.005
        ? "you break even"
        : outputs.profit! > 0
          ? "you make a profit of {profit}"
          : `you lose ${say.money(-outputs.profit!, 2)}`
    }.`,
    outputs.breakEvenRoas === null
      ? `Without a gross margin, no return on ad spend can break even.`
      : outputs.aboveBreakEven
        ? `${inputs.otherCosts > 0 ? "Without the other costs of {otherCosts}, the" : "The"} ads pay for themselves: they break even at a ROAS of ${say.number(outputs.breakEvenRoas, 2)}.`
        : `${inputs.otherCosts > 0 ? "Even without the other costs of {otherCosts}, the" : "The"} ads do not pay for themselves: they need a ROAS of ${say.number(outputs.breakEvenRoas, 2)} to break even.`,
    ...(outputs.targetRoas === null
      ? outputs.breakEvenRoas === null
        ? []
        : [`A profit margin of {targetProfitMargin} is out of reach, because your gross margin is no higher than that.`]
      : [
          `For a profit margin of {targetProfitMargin} after ads${inputs.otherCosts > 0 ? ", but before other costs" : ""}, you need a ROAS of ${say.number(outputs.targetRoas, 2)}.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`\text{ROAS} = \frac{R}{A} \qquad G = R m - A - C \qquad \text{ROI} = \frac{G}{A + C}`,
      String.raw`\text{ROAS}_0 = \frac{1}{m} \qquad \text{ROAS}_t = \frac{1}{m - t} \qquad \text{ACoS} = \frac{A}{R}`,
    ],
    where: {
      "R, A": "revenue from the ads and ad spend",
      m: "gross margin",
      "G, C": "profit and other costs (agency, tools, creative)",
      t: "target profit margin",
      "\\text{ROAS}_0": "ROAS at which the ads break even",
    },
  },
  howTo: [
    "Enter the Ad spend and the Revenue from the ads for the same period, without sales tax.",
    "Enter the Gross margin of what you sell: price minus goods, shipping, payment fees and returns.",
    "Add what you pay for Agency, tools and creative, and the number of Orders.",
    "Set your Target profit margin, and use ROAS for the target margin as the target in your ad account.",
  ],
  faq: [
    {
      question: "What ROAS do I need?",
      answer:
        "To break even, one divided by your gross margin: 2.0 at 50%, 3.3 at 30%, 5.0 at 20%. The often-quoted 4 to 1 breaks even at a 25% gross margin, or leaves a 15% profit margin at a 40% gross margin.",
    },
    {
      question: "How do ROAS, ROI and ACoS differ?",
      answer:
        "ROAS is revenue divided by ad spend. ROI is profit divided by cost, so a ROAS of 3 can mean a negative ROI. ACoS, used on Amazon, is the reciprocal of ROAS as a percentage: a ROAS of 4 is an ACoS of 25%.",
    },
    {
      question: "Can I trust the revenue the ad platform reports?",
      answer:
        "Only in part. Platforms count orders you would have gotten anyway, and two of them may claim the same one. Compare total revenue with total ad spend (blended ROAS), or switch ads off in one region for a few weeks to see what they really add.",
    },
  ],
  about: [
    "Use it to judge campaigns, to set a target ROAS for automated bidding, or to see how much you can spend. Break-even ROAS covers the ads alone; other costs come on top.",
    "It looks only at orders in the period. If customers come back, a first order at a loss can still make sense: compare it with the customer lifetime value. Include returns and discounts in the margin.",
  ],
  sources: [
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020)",
    "Google Ads Help: About Target ROAS bidding",
  ],
  overflow: "revenue",
  caution: "Revenue is not profit, and platforms credit themselves with sales that would have come anyway.",
  phrases: [
    "roas {adSpend} spend {revenue} revenue",
    "return on ad spend {revenue} from {adSpend} margin {grossMargin}",
    "what ROAS do I need to break even with a {grossMargin} gross margin",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2,500 in ads for 9,000 in revenue",
      inputs: { adSpend: 2500 },
      outputs: { roas: 3.6, profit: 1250, breakEvenRoas: 2.22222222222, targetRoas: 3.33333333333 },
    },
    {
      title: "A thin margin: 20%, with a ROAS of 4",
      inputs: { adSpend: 1000, revenue: 4000, grossMargin: 20, otherCosts: 0, orders: 50, targetProfitMargin: 5 },
      outputs: { profit: -200, aboveBreakEven: false, breakEvenRoas: 5, targetRoas: 6.66666667, costPerOrder: 20 },
    },
  ],
});
