import { choice, defineCalculator, money, number, percent, table } from "#engine/define.ts";

const COMMON_MARKUPS = [10, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200];

export default defineCalculator({
  id: "markup",
  name: "Markup Calculator",
  category: "business",
  emoji: "🏷️",
  description:
    "Set a price from cost and markup or margin, or find the markup of a price; with tax and the profit on the whole lot.",
  keywords: [
    "markup percentage",
    "selling price",
    "margin to markup",
    "cost plus pricing",
    "retail price",
    "keystone pricing",
    "wholesale to retail",
  ],
  related: [
    { id: "profit-margin", stage: "complementary", relevance: 90 },
    { id: "discount", stage: "next_step", relevance: 80 },
    { id: "break-even", stage: "next_step", relevance: 76 },
    "sales-tax",
    "vat",
    "payment-processing-fee",
  ],
  inputs: {
    cost: money("Cost per unit", { default: 20, min: 0.0001, also: ["cost", "costs me"] }),
    known: choice("You know the", {
      default: "markup",
      options: [
        ["markup", "Markup on cost"],
        ["margin", "Margin on price"],
        ["price", "Selling price"],
      ],
    }),
    markup: percent("Markup", { default: 60, min: -99.9, max: 100_000, when: { known: "markup" }, also: ["markup"] }),
    margin: percent("Margin", { default: 40, min: -1000, max: 99.9, when: { known: "margin" }, also: ["margin"] }),
    price: money("Selling price", { default: 32, min: 0.0001, when: { known: "price" }, also: ["price", "sell at"] }),
    taxRate: percent("Sales tax or VAT", { default: 0, min: 0, max: 100 }),
    quantity: number("Quantity", { default: 100, min: 0, unit: "units" }),
  },
  outputs: {
    sellingPrice: money("Selling price", { decimals: 2 }),
    markupPercent: percent("Markup on cost", { decimals: 2 }),
    marginPercent: percent("Margin on price", { decimals: 2 }),
    profit: money("Profit per unit", { decimals: 2 }),
    priceWithTax: money("Price with tax", { decimals: 2 }),
    totalRevenue: money("Revenue in total", { decimals: 2 }),
    totalProfit: money("Profit in total", { decimals: 2 }),
    priceList: table("Price at common markups", {
      markup: percent("Markup"),
      margin: percent("Margin", { decimals: 1 }),
      price: money("Price", { decimals: 2 }),
    }),
  },
  compute({ cost, known, markup, margin, price, taxRate, quantity }) {
    const sellingPrice = {
      markup: cost * (1 + markup / 100),
      margin: cost / (1 - margin / 100),
      price,
    }[known];
    const profit = sellingPrice - cost;
    return {
      sellingPrice,
      markupPercent: (100 * profit) / cost,
      marginPercent: (100 * profit) / sellingPrice,
      profit,
      priceWithTax: sellingPrice * (1 + taxRate / 100),
      totalRevenue: sellingPrice * quantity,
      totalProfit: profit * quantity,
      priceList: COMMON_MARKUPS.map((common) => ({
        markup: common,
        margin: (100 * common) / (100 + common),
        price: cost * (1 + common / 100),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.profit! >= 0
      ? `At {sellingPrice} you earn {profit} on each unit: a markup of {markupPercent} or a margin of {marginPercent}.`
      : `At {sellingPrice} you lose ${say.money(-outputs.profit!, 2)} on each unit.`,
    inputs.taxRate > 0
      ? `With tax the customer pays {priceWithTax}; {quantity} bring {totalProfit} of profit.`
      : `{quantity} bring {totalRevenue} of revenue and {totalProfit} of profit.`,
  ],
  formula: {
    tex: [
      String.raw`P = C\left(1 + \frac{u}{100}\right) = \frac{C}{1 - m / 100}`,
      String.raw`u = 100 \cdot \frac{P - C}{C}, \qquad m = 100 \cdot \frac{P - C}{P} = \frac{100\,u}{100 + u}`,
    ],
    where: {
      P: "selling price without tax",
      C: "cost per unit",
      u: "markup on cost in percent",
      m: "margin on price in percent",
    },
  },
  howTo: [
    "Enter the Cost per unit with everything it takes to have it on the shelf: purchase, freight, duty, packaging.",
    "Say what You know: the markup, the margin or the selling price.",
    "Add Sales tax or VAT to see what the customer pays, and the Quantity for the whole lot.",
    "Use Price at common markups to translate between markup and margin.",
  ],
  faq: [
    {
      question: "How do I turn a margin into a markup?",
      answer:
        "Divide the margin by one minus the margin: 40 % margin is 0.4 / 0.6 = 66.7 % markup. Back: 66.7 / 166.7 = 40 %. Adding 40 % to the cost gives a margin of only 28.6 %, the classic mistake.",
    },
    {
      question: "What is keystone pricing?",
      answer:
        "Selling at twice the cost: a markup of 100 % and a margin of 50 %. It is an old rule of thumb for clothing and gifts. Groceries are marked up by 10 to 30 %, jewellery by 100 to 200 %.",
    },
    {
      question: "Should I mark up the cost with or without VAT?",
      answer:
        "Without, if you can reclaim the VAT you paid. Then set the price without tax and let the tax be added at the end.",
    },
  ],
  about: [
    "For setting or checking the price of a single article or a whole lot. Cost-plus pricing makes sure that each sale pays for itself; whether the customer pays that price, and whether the profit covers rent and wages, are two further questions.",
    "A negative markup or margin is a sale below cost, for clearing stock for example.",
  ],
  sources: ["Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 14 (markup and margin)"],
  phrases: ["markup {markup} on {cost}", "price for a cost of {cost} with {margin} margin"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A cost of 20 with a markup of 60 %",
      inputs: {},
      outputs: { sellingPrice: 32, marginPercent: 37.5, profit: 12 },
    },
    {
      title: "A margin of 40 % on the price",
      inputs: { known: "margin" },
      outputs: { sellingPrice: 33.3333333333, markupPercent: 66.6666666667 },
    },
    {
      title: "Which markup is in a price of 32?",
      inputs: { known: "price" },
      outputs: { markupPercent: 60, marginPercent: 37.5 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { cost: 48, known: "margin", markup: 50, margin: 35, price: 70, taxRate: 8, quantity: 20 },
      outputs: {
        sellingPrice: 73.8461538462,
        markupPercent: 53.8461538462,
        marginPercent: 35,
        profit: 25.8461538462,
        priceWithTax: 79.7538461538,
        totalRevenue: 1476.92307692,
        totalProfit: 516.923076923,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 13.37, known: "markup", markup: 122.5, taxRate: 19, quantity: 37.5 },
      outputs: {
        sellingPrice: 29.74825,
        markupPercent: 122.5,
        marginPercent: 55.0561797753,
        profit: 16.37825,
        priceWithTax: 35.4004175,
        totalRevenue: 1115.559375,
        totalProfit: 614.184375,
        priceList: {
          rows: 11,
          first: { markup: 10, margin: 9.09090909091, price: 14.707 },
          last: { markup: 200, margin: 66.6666666667, price: 40.11 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 13.37, known: "margin", margin: -25, taxRate: 7.25, quantity: 0 },
      outputs: {
        sellingPrice: 10.696,
        markupPercent: -20,
        marginPercent: -25,
        profit: -2.674,
        priceWithTax: 11.47146,
        totalRevenue: 0,
        totalProfit: 0,
        priceList: {
          rows: 11,
          first: { markup: 10, margin: 9.09090909091, price: 14.707 },
          last: { markup: 200, margin: 66.6666666667, price: 40.11 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 50, known: "price", price: 40 },
      outputs: {
        sellingPrice: 40,
        markupPercent: -20,
        marginPercent: -25,
        profit: -10,
        priceWithTax: 40,
        totalRevenue: 4000,
        totalProfit: -1000,
        priceList: {
          rows: 11,
          first: { markup: 10, margin: 9.09090909091, price: 55 },
          last: { markup: 200, margin: 66.6666666667, price: 150 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 50, known: "markup", markup: -99.9 },
      outputs: {
        sellingPrice: 0.05,
        markupPercent: -99.9,
        marginPercent: -99_900,
        profit: -49.95,
        priceWithTax: 0.05,
        totalRevenue: 5,
        totalProfit: -4995,
        priceList: {
          rows: 11,
          first: { markup: 10, margin: 9.09090909091, price: 55 },
          last: { markup: 200, margin: 66.6666666667, price: 150 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 50, known: "margin", margin: 99.9 },
      outputs: {
        sellingPrice: 50_000,
        markupPercent: 99_900,
        marginPercent: 99.9,
        profit: 49_950,
        priceWithTax: 50_000,
        totalRevenue: 5_000_000,
        totalProfit: 4_995_000,
        priceList: {
          rows: 11,
          first: { markup: 10, margin: 9.09090909091, price: 55 },
          last: { markup: 200, margin: 66.6666666667, price: 150 },
        },
      },
    },
    {
      by: "Keystone pricing: twice the cost is a margin of half the price",
      inputs: { cost: 7, known: "markup", markup: 100 },
      outputs: { sellingPrice: 14, marginPercent: 50 },
    },
    { by: "Refusal", inputs: { known: "margin", margin: 100 }, refuses: "margin" },
    { by: "Refusal", inputs: { known: "markup", markup: -100 }, refuses: "markup" },
    { by: "Refusal", inputs: { cost: 0 }, refuses: "cost" },
    { by: "Refusal", inputs: { known: "price", price: 0 }, refuses: "price" },
  ],
});
