import { choice, defineCalculator, money, number, percent, table } from "#engine/define.ts";

const COMMON_MARKUPS = [10, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200];

export default defineCalculator({
  id: "markup",
  name: "Markup Calculator",
  category: "business",
  emoji: "🏷️",
  description:
    "Set a price from cost and markup or margin, or find the markup behind a price, with tax and the profit on the whole lot.",
  keywords: [
    "markup percentage",
    "selling price",
    "margin to markup",
    "cost plus pricing",
    "retail price",
    "keystone pricing",
    "wholesale to retail",
    "price tag",
    "pricing by margin",
    "resale markup",
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
    cost: money("Cost per unit", {
      default: 20,
      min: 0.0001,
      also: [
        "costs me",
        "buy for",
        "bought for",
        "costing",
        "wholesale",
        "pay",
        "on",
        "cost price",
        "buy",
        "paid",
        "i pay",
        "wholesale for",
        "wholesale price",
        "buy it for",
        "unit cost",
        "cost of",
        "make it for",
        "bought at",
        "to make",
        "my cost is",
        "pay for",
        "costs us",
        "wholesale at",
      ],
    }),
    known: choice("You know the", {
      default: "markup",
      options: [
        ["markup", "Markup on cost"],
        ["margin", "Margin on price"],
        ["price", "Selling price"],
      ],
    }),
    markup: percent("Markup", {
      default: 60,
      min: -99.9,
      max: 100_000,
      when: { known: "markup" },
      also: ["markup", "mark up", "markup of", "marked up", "mark it up", "marks up"],
    }),
    margin: percent("Margin", {
      default: 40,
      min: -1000,
      max: 99.9,
      when: { known: "margin" },
      also: ["margin of", "profit margin", "a margin", "margin on", "gross margin", "margin on every sale"],
    }),
    price: money("Selling price", {
      default: 32,
      min: 0.0001,
      when: { known: "price" },
      also: [
        "sell at",
        "sell for",
        "selling for",
        "sold for",
        "retail",
        "selling",
        "sell",
        "charge",
        "resell for",
        "sell it for",
        "retail for",
        "retail at",
        "resale price",
        "sell it at",
        "priced at",
        "selling it for",
        "sale price",
        "tag",
        "list price",
      ],
    }),
    taxRate: percent("Sales tax or VAT", { also: ["sales tax", "tax", "vat"], default: 0, min: 0, max: 100 }),
    quantity: number("Quantity", {
      also: ["units", "pieces", "of them"],
      default: 100,
      min: 0,
      unit: "units",
    }),
  },
  outputs: {
    sellingPrice: money("Selling price", {
      also: [
        "price",
        "sell price",
        "charge",
        "sell for",
        "what price",
        "retail price",
        "sell it for",
        "price tag",
        "price goes on the tag",
        "what should i charge",
        "list price",
        "resale price",
        "tag",
      ],
      decimals: 2,
    }),
    markupPercent: percent("Markup on cost", {
      also: ["markup", "markup percent", "markup percentage", "percent markup"],
      decimals: 2,
    }),
    marginPercent: percent("Margin on price", {
      also: ["margin", "margin percent", "profit margin", "gross margin"],
      decimals: 2,
    }),
    profit: money("Profit per unit", {
      also: ["profit", "profit on each", "profit each", "how much profit"],
      decimals: 2,
    }),
    priceWithTax: money("Price with tax", { also: ["with tax", "including tax"], decimals: 2 }),
    totalRevenue: money("Revenue in total", { decimals: 2 }),
    totalProfit: money("Profit in total", { also: ["total profit", "profit in all"], decimals: 2 }),
    priceList: table(
      "Price at common markups",
      {
        markup: percent("Markup"),
        margin: percent("Margin", { decimals: 1 }),
        price: money("Price", { decimals: 2 }),
      },
      { mark: { column: "markup", equals: "markupPercent" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["cost", "profit"], whole: "sellingPrice" }],
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
      ? outputs.profit! < 0.005
        ? `At {sellingPrice} you sell at cost and earn nothing.`
        : `At {sellingPrice} you earn {profit} on each unit: a markup of {markupPercent}, or a margin of {marginPercent}.`
      : `At {sellingPrice} you lose ${say.money(-outputs.profit!, 2)} on each unit.`,
    ...(inputs.taxRate > 0 ? [`With tax, the customer pays {priceWithTax}.`] : []),
    ...(inputs.quantity > 0
      ? [
          Math.abs(outputs.profit!) < 0.005
            ? `Selling {quantity} brings in {totalRevenue}.`
            : outputs.totalProfit! >= 0
              ? `Selling {quantity} brings in {totalRevenue} and earns you {totalProfit}.`
              : `Selling {quantity} brings in {totalRevenue} and loses you ${say.money(-outputs.totalProfit!, 2)}.`,
        ]
      : []),
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
    "Enter the Cost per unit, including everything it takes to get it on the shelf: purchase, freight, duty, packaging.",
    "Choose what you know: the markup, the margin or the selling price.",
    "Add Sales tax or VAT to see what the customer pays, and the Quantity to see the whole lot.",
    "Use Price at common markups to translate between markup and margin.",
  ],
  faq: [
    {
      question: "How do I convert a margin into a markup?",
      answer:
        "Divide the margin by one minus the margin: a 40% margin is 0.4 / 0.6 = 66.7% markup. To go back: 66.7 / 166.7 = 40%. The classic mistake is adding 40% to the cost, which gives a margin of only 28.6%.",
    },
    {
      question: "What is keystone pricing?",
      answer:
        "Selling at twice the cost: a markup of 100% and a margin of 50%. It is an old rule of thumb for clothing and gifts. Groceries are marked up by 10% to 30%, jewelry by 100% to 200%.",
    },
    {
      question: "Should I mark up the cost with or without VAT?",
      answer: "Without, if you can reclaim the VAT you paid. Set the price without tax and add the tax at the end.",
    },
  ],
  about: [
    "For setting or checking the price of a single item or a whole lot. Cost-plus pricing makes sure each sale pays for itself; whether customers will pay that price, and whether the profit covers rent and wages, are separate questions.",
    "A negative markup or margin means selling below cost, for example to clear stock.",
  ],
  sources: ["Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 14 (markup and margin)"],
  caution: "Overhead, returns, payment fees and tax are not in it unless you put them into the cost.",
  phrases: [
    "markup {markup} on {cost}",
    "price for a cost of {cost} with {margin} margin",
    "what should I charge for something that costs {cost} at a {margin} margin",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A cost of 20 with a 60% markup",
      inputs: {},
      outputs: { sellingPrice: 32, marginPercent: 37.5, profit: 12 },
    },
    {
      title: "A 40% margin on the price",
      inputs: { known: "margin" },
      outputs: { sellingPrice: 33.3333333333, markupPercent: 66.6666666667 },
    },
    {
      title: "What markup is behind a price of 32?",
      inputs: { known: "price" },
      outputs: { markupPercent: 60, marginPercent: 37.5 },
    },
  ],
});
