import { defineCalculator, money, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "profit-margin",
  name: "Profit Margin Calculator",
  category: "business",
  emoji: "📐",
  description:
    "Gross, operating and net margin from revenue and costs, the matching markup, and the price it takes to reach a target margin.",
  keywords: [
    "gross margin",
    "net margin",
    "operating margin",
    "gross profit",
    "margin percentage",
    "margin vs markup",
    "profitability",
    "net profit",
    "net income",
    "profit percentage",
  ],
  popular: true,
  related: [
    { id: "markup", stage: "complementary", relevance: 90 },
    { id: "business-calculator", stage: "next_step", relevance: 80 },
    { id: "break-even", stage: "next_step", relevance: 80 },
    "discount",
    "gmroi",
  ],
  inputs: {
    revenue: money("Revenue", {
      default: 120_000,
      min: 0.01,
      also: [
        "sales",
        "turnover",
        "income",
        "selling price",
        "price",
        "brought in",
        "took in",
        "sales of",
        "in sales",
        "in revenue",
        "takings",
        "sold for",
        "sells for",
        "net sales",
        "total sales",
        "revenue of",
        "charge",
        "makes",
        "made",
        "selling for",
        "billed",
      ],
    }),
    costOfGoodsSold: money("Cost of goods sold", {
      default: 70_000,
      min: 0,
      also: [
        "cost",
        "COGS",
        "cost of goods",
        "cost of sales",
        "expenses",
        "goods cost",
        "cost of goods was",
        "goods cost us",
        "merchandise",
        "merchandise cost",
        "materials",
        "cost us",
        "in cogs",
        "cost of goods sold was",
        "cost me",
        "costing",
        "cost to make",
        "bought for",
        "production costs",
      ],
    }),
    operatingExpenses: money("Operating expenses", {
      also: [
        "opex",
        "overhead",
        "operating costs",
        "spent on running",
        "running costs",
        "expenses were",
        "in operating expenses",
        "wages and rent",
        "rent and wages",
        "operating expense",
        "sga",
        "running it",
      ],
      unsaid: 0,
      default: 30_000,
      min: 0,
    }),
    interestExpense: money("Interest", {
      also: ["in interest", "interest paid"],
      unsaid: 0,
      default: 2000,
      min: 0,
    }),
    taxes: money("Taxes", { also: ["in taxes", "income tax"], unsaid: 0, default: 3500, min: 0 }),
    targetMargin: percent("Gross margin you want", {
      also: ["want a margin of", "desired margin"],
      default: 45,
      min: 0,
      max: 99.9,
    }),
  },
  outputs: {
    grossMargin: percent("Gross margin", {
      also: ["gross profit margin", "profit margin", "margin", "gross margin percent"],
      decimals: 2,
    }),
    grossProfit: money("Gross profit", { also: ["profit"], decimals: 2 }),
    operatingProfit: money("Operating profit", { also: ["operating income", "ebit"], decimals: 2 }),
    operatingMargin: percent("Operating margin", {
      also: ["operating profit margin", "ebit margin"],
      decimals: 2,
    }),
    netProfit: money("Net profit", { also: ["net income", "bottom line"], decimals: 2 }),
    netMargin: percent("Net margin", { also: ["net profit margin"], decimals: 2 }),
    markup: percent("Markup on cost", { also: ["markup"], decimals: 2, none: "No cost to mark up" }),
    revenueForTarget: money("Revenue for the margin you want", {
      also: ["revenue needed", "sales needed"],
      decimals: 2,
    }),
    priceIncrease: percent("Price change that takes", { decimals: 2 }),
    margins: table("Margins", {
      level: text("Level"),
      profit: money("Profit"),
      margin: percent("Margin", { decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "flow",
      into: [
        ["revenue", ["costOfGoodsSold", "grossProfit"]],
        ["grossProfit", ["operatingExpenses", "operatingProfit"]],
        ["operatingProfit", ["interestExpense", "taxes", "netProfit"]],
      ],
      title: "Where the revenue goes",
    },
  ],
  compute({ revenue, costOfGoodsSold, operatingExpenses, interestExpense, taxes, targetMargin }) {
    const grossProfit = revenue - costOfGoodsSold;
    const operatingProfit = grossProfit - operatingExpenses;
    const netProfit = operatingProfit - interestExpense - taxes;
    const margin = (profit: number) => (100 * profit) / revenue;
    const revenueForTarget = costOfGoodsSold / (1 - targetMargin / 100);
    return {
      grossMargin: margin(grossProfit),
      grossProfit,
      operatingProfit,
      operatingMargin: margin(operatingProfit),
      netProfit,
      netMargin: margin(netProfit),
      markup: costOfGoodsSold > 0 ? (100 * grossProfit) / costOfGoodsSold : null,
      revenueForTarget,
      priceIncrease: 100 * (revenueForTarget / revenue - 1),
      margins: [
        { level: "Gross", profit: grossProfit, margin: margin(grossProfit) },
        { level: "Operating", profit: operatingProfit, margin: margin(operatingProfit) },
        { level: "Net", profit: netProfit, margin: margin(netProfit) },
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.netProfit! >= 0
      ? `You keep {grossMargin} of revenue after the cost of goods and {netMargin} after all costs.`
      : outputs.grossProfit! >= 0
        ? `You keep {grossMargin} of revenue after the cost of goods, but after all costs you lose ${say.money(-outputs.netProfit!, 2)}.`
        : `The goods cost more than they bring in; after all costs you lose ${say.money(-outputs.netProfit!, 2)}.`,
    ...(outputs.markup !== null && outputs.grossProfit! > 0
      ? [`A gross margin of {grossMargin} is the same as a markup of {markup} on cost.`]
      : []),
    ...(inputs.costOfGoodsSold > 0
      ? [
          outputs.priceIncrease! >= 0.005
            ? `To reach a gross margin of {targetMargin} you need {revenueForTarget} in revenue from the same goods: prices {priceIncrease} higher.`
            : outputs.priceIncrease! > -0.005
              ? `Your prices already give you the gross margin of {targetMargin} you want.`
              : `You would still reach a gross margin of {targetMargin} with prices ${say.percent(-outputs.priceIncrease!, 1)} lower.`,
        ]
      : []),
  ],
  formula: {
    tex: [
      String.raw`\text{margin} = 100 \cdot \frac{\text{profit}}{R}, \qquad \text{markup} = 100 \cdot \frac{R - C}{C}`,
      String.raw`R_{\text{target}} = \frac{C}{1 - m / 100}`,
    ],
    where: {
      R: "revenue",
      C: "cost of goods sold",
      [String.raw`\text{profit}`]:
        "gross: R − C; operating: also minus operating expenses; net: also minus interest and taxes",
      m: "gross margin you want, in percent",
      [String.raw`R_{\text{target}}`]: "revenue for that margin",
    },
  },
  howTo: [
    "Enter Revenue without sales tax or VAT.",
    "Enter the Cost of goods sold: the purchase price, or the materials and direct labor, of what you sold, not of what you bought.",
    "Add Operating expenses, Interest and Taxes for the operating and net margins; set them to 0 for a single product.",
    "Set the Gross margin you want to see the revenue and the price change it takes.",
  ],
  faq: [
    {
      question: "What is the difference between margin and markup?",
      answer:
        "Both measure the same profit: margin as a share of the price, markup as a share of the cost. Something bought for 60 and sold for 100 has a margin of 40% and a markup of 66.7%. Unless the goods cost nothing, a margin never reaches 100%; a markup has no upper limit.",
    },
    {
      question: "Which margin do people usually mean?",
      answer:
        "Retailers and product managers mean the gross margin; analysts the operating margin, because it does not depend on how a company is financed and taxed; and owners the net margin, because that is what they keep.",
    },
    {
      question: "How much do I have to raise prices when costs rise?",
      answer:
        "To keep the same margin, by the same percentage: costs up 8%, price up 8%. To keep the same profit per unit, only by the increase in cost.",
    },
  ],
  about: [
    "For one product, one order or a whole year: the percentages work the same way, as long as revenue and costs belong to the same sales.",
    "The price change assumes you sell the same quantity at the new price. To see how many customers a price increase costs you, use the price elasticity calculator.",
  ],
  sources: [
    "Financial ratio definitions: Brealey, Myers and Allen, Principles of Corporate Finance (13th ed., 2020), ch. 28",
    "CFA Institute, Financial Analysis Techniques (CFA Program curriculum)",
  ],
  caution: "Only as complete as the costs you enter: tax and financing count only if you include them.",
  phrases: [
    "profit margin revenue {revenue} cost {costOfGoodsSold}",
    "margin when cost is {costOfGoodsSold} and price is {revenue}",
    "our shop took in {revenue} last quarter and the merchandise cost {costOfGoodsSold}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Revenue of 120,000, cost of goods 70,000",
      inputs: {},
      outputs: {
        grossMargin: 41.6666666667,
        operatingMargin: 16.6666666667,
        netMargin: 12.0833333333,
        markup: 71.4285714286,
      },
    },
    {
      title: "What do I have to charge for a 60% margin?",
      inputs: {
        revenue: 100,
        costOfGoodsSold: 55,
        operatingExpenses: 0,
        interestExpense: 0,
        taxes: 0,
        targetMargin: 60,
      },
      outputs: { grossMargin: 45, revenueForTarget: 137.5, priceIncrease: 37.5 },
    },
  ],
});
