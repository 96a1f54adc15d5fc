import { chart, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";

export default defineCalculator({
  id: "customer-lifetime-value",
  name: "Customer Lifetime Value (CLV) Calculator",
  category: "business",
  emoji: "💎",
  description:
    "What a customer is worth over the years, given margin, churn and discounting, compared with the cost of winning one.",
  keywords: [
    "LTV",
    "customer value",
    "LTV to CAC ratio",
    "churn",
    "retention",
    "customer acquisition cost",
    "SaaS metrics",
    "payback of acquisition",
    "what is a customer worth",
    "value of a subscriber",
    "months to earn back acquisition cost",
  ],
  related: [
    { id: "cost-per-acquisition", stage: "complementary", relevance: 86 },
    "conversion-rate",
    "email-marketing",
    { id: "profit-margin", stage: "complementary", relevance: 74 },
    { id: "return-on-ad-spend", stage: "next_step", relevance: 78 },
  ],
  inputs: {
    averageOrderValue: money("Average order value", {
      default: 60,
      min: 0,
      also: [
        "order value",
        "basket",
        "average order",
        "order",
        "order of",
        "aov",
        "spend",
        "per order",
        "an order",
        "average purchase",
        "per purchase",
        "per visit",
        "a visit",
        "each order",
        "spend per order",
        "average sale",
        "average ticket",
        "basket size",
        "spending",
      ],
    }),
    purchasesPerYear: number("Purchases per year", {
      default: 5,
      min: 0,
      also: [
        "purchases a year",
        "orders a year",
        "purchases",
        "orders",
        "times a year",
        "orders per year",
        "times per year",
        "buys",
        "visits a year",
        "times",
        "place",
        "orders each year",
        "visits",
        "a year",
        "purchase frequency",
        "times each year",
      ],
    }),
    grossMargin: percent("Gross margin", {
      also: [
        "margin",
        "profit margin",
        "margin is",
        "gross margin of",
        "keep as margin",
        "profit",
        "margin of",
        "gross profit margin",
        "as margin",
        "keep",
      ],
      default: 55,
      min: 0,
      max: 100,
    }),
    retentionRate: percent("Customers kept per year", {
      default: 75,
      min: 0,
      max: 99.9,
      also: [
        "retention",
        "customers kept",
        "stay",
        "stay each year",
        "come back",
        "retained",
        "kept",
        "of them come back",
        "return",
        "of customers stay",
        "renew",
        "retention of",
        "stay each",
        "repeat",
        "loyal",
        "come back each year",
      ],
    }),
    discountRate: percent("Discount rate", {
      unsaid: 0,
      also: [
        "discount",
        "discounting",
        "discount at",
        "discounted at",
        "discount rate of",
        "discount rate is",
        "cost of capital",
      ],
      default: 10,
      min: 0,
      max: 1000,
    }),
    acquisitionCost: money("Cost of winning a customer", {
      unsaid: 0,
      default: 90,
      min: 0,
      also: [
        "CAC",
        "cost to acquire",
        "to win",
        "winning one costs",
        "costs to win",
        "to acquire",
        "acquiring one costs",
        "ad cost",
        "winning a customer costs",
        "to get a customer",
        "winning one",
        "win a customer",
        "to land a customer",
      ],
    }),
  },
  outputs: {
    lifetimeValue: money("Customer lifetime value", {
      also: ["ltv", "clv", "lifetime value", "customer worth", "worth", "value of a customer"],
      decimals: 2,
    }),
    netLifetimeValue: money("After acquisition cost", {
      also: ["net lifetime value", "after acquisition"],
      decimals: 2,
    }),
    ltvToCac: number("LTV to CAC ratio", {
      also: ["ltv cac ratio", "ltv cac"],
      decimals: 2,
      none: "Winning a customer costs nothing",
    }),
    annualMargin: money("Margin per year", { also: ["margin per year"], decimals: 2 }),
    averageLifetimeYears: number("Average lifetime", {
      also: ["average lifetime", "how long does a customer stay"],
      unit: "years",
      decimals: 2,
    }),
    undiscountedValue: money("Lifetime value without discounting", { also: ["no discounting"], decimals: 2 }),
    lifetimeRevenue: money("Revenue over the lifetime", { decimals: 2 }),
    paybackMonths: number("Months to earn back the acquisition", {
      also: ["earn that back", "earn back", "months to earn", "payback", "months until", "pay back", "months"],
      unit: "months",
      decimals: 1,
      none: "Never: there is no margin",
    }),
    churnRate: percent("Churn per year", { also: ["churn"], decimals: 1 }),
    byYear: table("First ten years", {
      year: integer("Year"),
      stillCustomers: percent("Still customers", { decimals: 1 }),
      margin: money("Margin", { decimals: 2 }),
      presentValue: money("Present value", { decimals: 2 }),
      cumulative: money("Cumulative", { decimals: 2 }),
    }),
    cumulativeChart: chart("Cumulative value less acquisition cost", {
      x: { year: integer("Year") },
      y: { cumulative: money("Value so far, less acquisition cost", { decimals: 2 }) },
      from: "byYear",
      as: "bars",
    }),
  },
  compute({ averageOrderValue, purchasesPerYear, grossMargin, retentionRate, discountRate, acquisitionCost }) {
    const annualRevenue = averageOrderValue * purchasesPerYear;
    const annualMargin = (annualRevenue * grossMargin) / 100;
    const [retained, discount] = [retentionRate / 100, discountRate / 100];
    const lost = (100 - retentionRate) / 100;
    const lifetimeValue = annualMargin / (lost + discount);
    let cumulative = -acquisitionCost;
    return {
      lifetimeValue,
      netLifetimeValue: lifetimeValue - acquisitionCost,
      ltvToCac: acquisitionCost > 0 ? lifetimeValue / acquisitionCost : null,
      annualMargin,
      averageLifetimeYears: 1 / lost,
      undiscountedValue: annualMargin / lost,
      lifetimeRevenue: annualRevenue / lost,
      paybackMonths: annualMargin > 0 ? acquisitionCost / (annualMargin / 12) : null,
      churnRate: 100 - retentionRate,
      byYear: Array.from({ length: 10 }, (_, index) => {
        const margin = annualMargin * retained ** index;
        const presentValue = margin / (1 + discount) ** (index + 1);
        cumulative += presentValue;
        return { year: index + 1, stillCustomers: 100 * retained ** index, margin, presentValue, cumulative };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.lifetimeValue! > 0
      ? `A customer is worth {lifetimeValue} in today's money and stays {averageLifetimeYears} on average.`
      : `Without a margin, a customer is worth nothing to you, however long they stay.`,
    ...(inputs.acquisitionCost > 0
      ? [
          outputs.netLifetimeValue! >= 0
            ? `After the cost of winning the customer, {netLifetimeValue} is left; the value is {ltvToCac} times the cost.`
            : `Winning a customer costs ${say.money(-outputs.netLifetimeValue!, 2)} more than the customer is worth.`,
          outputs.paybackMonths === null
            ? `You never earn back the cost of winning a customer.`
            : `At the first year's margin, you earn back the cost of winning a customer after {paybackMonths}.`,
        ]
      : []),
  ],
  formula: {
    tex: [
      String.raw`\text{CLV} = \sum_{t=1}^{\infty} \frac{M\,r^{t-1}}{(1 + d)^t} = \frac{M}{1 + d - r}`,
      String.raw`M = o \cdot n \cdot m`,
    ],
    where: {
      [String.raw`\text{CLV}`]: "customer lifetime value",
      M: "margin per customer and year",
      r: "share of customers kept per year",
      d: "discount rate",
      o: "average order value",
      n: "purchases per year",
      m: "gross margin",
    },
  },
  howTo: [
    "Enter an active customer's Average order value and Purchases per year.",
    "Enter the Gross margin after goods, shipping and payment fees.",
    "Set Customers kept per year: the share of last year's customers who buy again this year.",
    "Enter the Cost of winning a customer: total marketing and sales costs divided by the number of new customers.",
  ],
  faq: [
    {
      question: "What is a good LTV to CAC ratio?",
      answer:
        "For software and subscriptions, the usual goal is about 3, with the cost earned back within 12 months. Below 1, every new customer loses you money. Far above 5, you may be spending too little on growth.",
    },
    {
      question: "How do I turn monthly churn into yearly retention?",
      answer:
        "Raise monthly retention to the 12th power: with 3% monthly churn you keep 0.97^12 = 69.4% a year, not 64%.",
    },
    {
      question: "Why is retention so powerful?",
      answer:
        "Because it stretches the lifetime: at 75%, a customer stays 4 years; at 85%, 6.7 years. With the default figures that raises the value from 471 to 660, without a single extra order per year.",
    },
  ],
  about: [
    "Every customer is assumed to buy in the first year, and the same share stays each year. Margins count at the end of the year. In reality churn falls over time, because the loyal customers remain, so the model is conservative for long-standing customers.",
    "Use the figures for a cohort, the customers won in one period through one channel: averages over all customers mix loyal customers with one-time buyers.",
  ],
  sources: [
    "Gupta, S. and Lehmann, D., Customers as Assets, Journal of Interactive Marketing 17(1), 2003",
    "Farris et al., Marketing Metrics (4th ed., 2020), ch. 5",
  ],
  caution:
    "A forecast that assumes steady retention and margins; do not spend up to it on winning customers without checking real cohorts.",
  phrases: [
    "customer lifetime value {averageOrderValue} order {purchasesPerYear} times a year {retentionRate} retention",
    "LTV to CAC with {acquisitionCost} acquisition cost",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "60 an order, five orders a year, 75% retention",
      inputs: {},
      outputs: { lifetimeValue: 471.428571429, ltvToCac: 5.2380952381, paybackMonths: 6.54545454545 },
    },
    {
      title: "Keeping 85% instead of 75%",
      inputs: { retentionRate: 85 },
      outputs: { lifetimeValue: 660, ltvToCac: 7.33333333333, averageLifetimeYears: 6.66666666667 },
    },
  ],
});
