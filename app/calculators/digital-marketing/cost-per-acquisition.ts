import { defineCalculator, chart, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "cost-per-acquisition",
  name: "Cost per Acquisition (CPA) Calculator",
  category: "digital-marketing",
  emoji: "🧲",
  description:
    "What a new customer costs, by channel and overall, compared with first-order margin, lifetime value and payback time.",
  keywords: [
    "customer acquisition cost",
    "cac",
    "ltv to cac",
    "cost per lead",
    "cost per customer",
    "payback",
    "marketing channels",
    "cost per sale",
    "what does each new customer cost",
    "ads brought new customers",
  ],
  related: [
    { id: "customer-lifetime-value", stage: "complementary", relevance: 88 },
    { id: "return-on-ad-spend", stage: "complementary", relevance: 82 },
    "conversion-rate",
    "marketing-funnel",
    "cost-per-mille",
    { id: "payback-period", stage: "complementary", relevance: 70 },
  ],
  inputs: {
    channels: list("Channels", {
      of: {
        channel: text("Channel", { maxLength: 60 }),
        spend: money("Ad spend", { min: 0, decimals: 2 }),
        customers: integer("New customers", { min: 0, max: 1_000_000_000_000 }),
      },
      default: [
        { channel: "Search ads", spend: 4000, customers: 80 },
        { channel: "Social ads", spend: 3000, customers: 45 },
        { channel: "E-mail", spend: 300, customers: 20 },
      ],
      minItems: 1,
      maxItems: 100,
      also: [
        "spend",
        "customers",
        "new customers",
        "marketing",
        "ad spend",
        "spent",
        "acquired",
        "sales and marketing",
        "signups",
        "search ads",
        "google ads",
        "facebook ads",
        "ads",
        "on ads",
        "won",
        "new clients",
        "clients",
        "gained",
        "brought",
        "on search ads",
        "signed up",
        "buyers",
        "into google",
        "into facebook",
        "won customers",
        "leads",
      ],
    }),
    otherCosts: money("Salaries, tools and agency", {
      unsaid: 0,
      also: [
        "salaries",
        "tools",
        "agency",
        "on tools",
        "on agency",
        "on salaries",
        "tools and agency",
        "on tools and agency",
        "in salaries",
        "other marketing costs",
        "software",
        "overhead",
      ],
      default: 2500,
      min: 0,
      decimals: 2,
    }),
    averageOrderValue: money("Average order", {
      default: 85,
      min: 0,
      decimals: 2,
      also: ["order value", "orders of"],
    }),
    grossMargin: percent("Gross margin", {
      default: 55,
      min: 0,
      max: 100,
      also: ["margin", "profit margin"],
    }),
    ordersPerYear: number("Orders per customer a year", {
      also: ["orders a year", "orders each year", "times a year"],
      default: 2.4,
      min: 0,
      max: 10_000,
    }),
    customerYears: number("Years a customer stays", {
      also: ["years", "stay"],
      default: 2.5,
      min: 0,
      max: 100,
      unit: "years",
    }),
    targetRatio: number("Target lifetime value to cost", { default: 3, min: 0.1, max: 100 }),
  },
  outputs: {
    costPerAcquisition: money("Cost per acquisition", {
      also: [
        "cpa",
        "cost per acquisition",
        "cost per customer",
        "cac",
        "customer acquisition cost",
        "acquisition cost",
        "cost per lead",
        "cpl",
        "cost per sale",
        "each new customer cost",
        "new customer cost",
        "cost of a customer",
        "does each customer cost",
      ],
      decimals: 2,
    }),
    customerAcquisitionCost: money("With all costs (CAC)", { decimals: 2 }),
    adSpend: money("Ad spend", { decimals: 2 }),
    customers: integer("New customers"),
    breakEvenCost: money("Margin of a first order", { decimals: 2 }),
    profitOnFirstOrder: money("Profit on the first order", { decimals: 2 }),
    lifetimeValue: money("Lifetime value of a customer", { also: ["ltv"], decimals: 2 }),
    lifetimeValueToCost: number("Lifetime value to cost", {
      also: ["ltv to cac"],
      decimals: 2,
      none: "Customers cost nothing",
    }),
    paybackMonths: number("Paid back after", {
      also: ["payback", "pay back"],
      unit: "months",
      decimals: 1,
      none: "Nothing is earned",
    }),
    maximumCost: money("Most a customer may cost", { decimals: 2 }),
    lifetimeProfit: money("Profit of these customers", { decimals: 2 }),
    byChannel: table(
      "By channel",
      {
        channel: text("Channel"),
        spend: money("Ad spend", { decimals: 2 }),
        customers: integer("Customers"),
        cost: money("Cost of one", { decimals: 2, none: "No customers" }),
        spendShare: percent("Of the spend", { decimals: 1, none: "No spend" }),
        customerShare: percent("Of the customers", { decimals: 1 }),
        profit: money("Lifetime value less spend", { decimals: 2 }),
      },
      { split: { name: "channel", value: "spend" } },
    ),
    returnOverTime: chart("Earned by a customer so far", {
      x: { month: integer("Month") },
      y: { net: money("Margin less acquisition cost", { decimals: 2 }) },
      as: "line",
      own: { x: "paybackMonths", label: "Paid back" },
    }),
  },
  compute(inputs) {
    const { channels, ordersPerYear } = inputs;
    const adSpend = channels.reduce((sum, channel) => sum + channel.spend, 0);
    const customers = channels.reduce((sum, channel) => sum + channel.customers, 0);
    if (customers === 0)
      refuse("channels", "No channel has any new customers, so there is no cost per customer. Enter at least one.");
    const customerAcquisitionCost = (adSpend + inputs.otherCosts) / customers;
    const breakEvenCost = (inputs.averageOrderValue * inputs.grossMargin) / 100;
    const marginPerMonth = (breakEvenCost * ordersPerYear) / 12;
    const lifetimeValue = breakEvenCost * ordersPerYear * inputs.customerYears;
    return {
      costPerAcquisition: adSpend / customers,
      customerAcquisitionCost,
      adSpend,
      customers,
      breakEvenCost,
      profitOnFirstOrder: breakEvenCost - customerAcquisitionCost,
      lifetimeValue,
      lifetimeValueToCost: customerAcquisitionCost > 0 ? lifetimeValue / customerAcquisitionCost : null,
      paybackMonths: marginPerMonth > 0 ? customerAcquisitionCost / marginPerMonth : null,
      maximumCost: lifetimeValue / inputs.targetRatio,
      lifetimeProfit: (lifetimeValue - customerAcquisitionCost) * customers,
      byChannel: channels.map((one) => ({
        channel: one.channel,
        spend: one.spend,
        customers: one.customers,
        cost: one.customers > 0 ? one.spend / one.customers : null,
        spendShare: adSpend > 0 ? (100 * one.spend) / adSpend : null,
        customerShare: (100 * one.customers) / customers,
        profit: one.customers * lifetimeValue - one.spend,
      })),
      returnOverTime: Array.from({ length: 25 }, (_, month) => ({
        month,
        net: marginPerMonth * month - customerAcquisitionCost,
      })),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.lifetimeValueToCost === null
      ? [`These customers cost you nothing to win.`]
      : [
          `A new customer costs {costPerAcquisition} in ads and {customerAcquisitionCost} with all costs; the first order earns ${outputs.breakEvenCost! > 0 ? "a margin of {breakEvenCost}" : "no margin"}.`,
          outputs.lifetimeValue! > 0
            ? `Over the years, a customer is worth {lifetimeValue}, ${say.number(outputs.lifetimeValueToCost, 1)} times the cost; your target of ${say.number(inputs.targetRatio)} times allows you to spend {maximumCost} on one.`
            : `Over the years, a customer earns you nothing.`,
          outputs.paybackMonths === null
            ? `Without margin or orders, you never earn the cost back.`
            : `You earn the cost back after {paybackMonths}.`,
        ],
  formula: {
    tex: [
      String.raw`\text{CPA} = \frac{\sum S_i}{\sum K_i} \qquad \text{CAC} = \frac{\sum S_i + C}{\sum K_i}`,
      String.raw`m = o\,g \qquad \text{LTV} = m\,f\,y \qquad t = \frac{12\,\text{CAC}}{m\,f}`,
    ],
    where: {
      "S_i, K_i": "ad spend and new customers of a channel",
      C: "salaries, tools and agency",
      "m, o, g": "margin of an order (average order times gross margin), average order, gross margin",
      f: "orders per customer a year",
      y: "years a customer stays",
      t: "months until the cost is paid back",
    },
  },
  howTo: [
    "Add a row to Channels for each source, with its Ad spend and New customers for the same period.",
    "Enter Salaries, tools and agency to get the full cost (CAC).",
    "Enter the Average order, Gross margin, Orders per customer a year and Years a customer stays.",
    "Set your target ratio, and compare the channels by Lifetime value less spend.",
  ],
  faq: [
    {
      question: "What is the difference between CPA and CAC?",
      answer:
        "CPA (cost per acquisition) divides ad spend by new customers, often for a single campaign. CAC (customer acquisition cost) adds salaries, agencies, tools and discounts. Judge campaigns by CPA and the business by CAC.",
    },
    {
      question: "Is a ratio of 3 to 1 the right target?",
      answer:
        "It is a rule of thumb from subscription software (Skok): a third goes to winning customers, the rest to serving them, overhead and profit. Below 1, each customer loses you money. Far above 5, you may be growing more slowly than you could. A payback within 12 months matters just as much.",
    },
    {
      question: "Which channel gets credit for a customer?",
      answer:
        "That is a question of attribution. Last-click attribution favors search and email, which harvest what other channels have sown. Before you cut a channel for its high cost, ask new customers how they found you, or switch it off in one region.",
    },
  ],
  about: [
    "Use it to compare channels, to set a limit for bids, or to see whether growth pays. Count only new customers; repeat orders from existing ones are part of lifetime value.",
    "Lifetime value is kept simple: margin per order times orders times years, without discounting or referrals. In a young business, the years are a guess; go by what you have seen so far.",
  ],
  sources: [
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020): acquisition cost, customer lifetime value",
    "Skok: SaaS Metrics 2.0 (2013): lifetime value of three times the acquisition cost",
  ],
  overflow: "averageOrderValue",
  caution: "Only as good as the tracking behind it; compare it with margin, not revenue.",
  phrases: ["cac with {otherCosts} other costs", "cpa {channels} spend customers"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two channels and 1,500 in other costs",
      inputs: {
        channels: [
          { channel: "Search", spend: 5000, customers: 100 },
          { channel: "Social", spend: 2000, customers: 25 },
        ],
        otherCosts: 1500,
      },
      outputs: {
        costPerAcquisition: 56,
        customerAcquisitionCost: 68,
        lifetimeValue: 280.5,
        lifetimeValueToCost: 4.125,
      },
    },
    {
      title: "A coffee subscription",
      inputs: {
        channels: [{ channel: "Social ads", spend: 6000, customers: 150 }],
        otherCosts: 0,
        averageOrderValue: 24,
        grossMargin: 40,
        ordersPerYear: 12,
        customerYears: 1.5,
      },
      outputs: { costPerAcquisition: 40, lifetimeValue: 172.8, paybackMonths: 4.16666667, lifetimeValueToCost: 4.32 },
    },
  ],
});
