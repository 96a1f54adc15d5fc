import { boolean, defineCalculator, list, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "open-to-buy",
  name: "Open-to-Buy Calculator",
  category: "retail",
  emoji: "🛍️",
  description:
    "How much merchandise a store can still order each month, from planned sales, markdowns, stock and what is already on order.",
  keywords: [
    "OTB",
    "merchandise planning",
    "retail budget",
    "buying plan",
    "stock plan",
    "inventory budget",
    "planned purchases",
    "how much can we still buy",
    "merchandise left to order",
  ],
  related: [
    { id: "sell-through", stage: "complementary", relevance: 82 },
    { id: "gmroi", stage: "next_step", relevance: 80 },
    { id: "inventory-turnover", stage: "complementary", relevance: 78 },
    "markup",
    "working-capital",
  ],
  inputs: {
    months: list("Months", {
      also: ["planned sales", "sales of", "in sales", "markdowns", "ending stock", "on order"],
      of: {
        month: text("Month", { maxLength: 30 }),
        plannedSales: money("Planned sales", { min: 0 }),
        plannedMarkdowns: money("Markdowns and shrinkage", { min: 0 }),
        endingInventory: money("Stock wanted at month end", { min: 0 }),
        onOrder: money("On order for the month", { min: 0 }),
      },
      default: [
        { month: "March", plannedSales: 42_000, plannedMarkdowns: 3000, endingInventory: 90_000, onOrder: 30_000 },
        { month: "April", plannedSales: 48_000, plannedMarkdowns: 2500, endingInventory: 95_000, onOrder: 20_000 },
        { month: "May", plannedSales: 55_000, plannedMarkdowns: 4000, endingInventory: 85_000, onOrder: 10_000 },
      ],
      help: "All amounts at retail value.",
      minItems: 1,
    }),
    beginningInventory: money("Stock at the start (retail)", {
      default: 88_000,
      min: 0,
      also: [
        "beginning stock",
        "stock at the start",
        "opening stock",
        "opening inventory",
        "beginning inventory",
        "starting inventory",
        "start with",
        "starts with",
        "starts december with",
        "beginning stock of",
        "starting stock",
        "begin with",
        "starting with",
        "opening inventory of",
      ],
    }),
    initialMarkup: percent("Initial markup (share of retail)", {
      also: ["markup", "initial markup of"],
      default: 50,
      min: 0,
      max: 99,
    }),
  },
  outputs: {
    openToBuy: money("Open to buy (retail)", {
      also: ["open to buy", "left to spend", "still buy", "left to buy", "otb"],
      help: "Negative if you are overbought.",
    }),
    openToBuyCost: money("Open to buy (cost)"),
    nextMonthOpenToBuy: money("Open to buy in the first month"),
    plannedPurchases: money("Planned purchases", { also: ["planned purchases"] }),
    onOrder: money("On order"),
    overbought: boolean("Overbought in a month", { words: ["Yes", "No"] }),
    plan: table("Plan", {
      month: text("Month"),
      beginningInventory: money("Beginning inventory"),
      plannedPurchases: money("Planned purchases"),
      openToBuy: money("Open to buy"),
      openToBuyCost: money("Open to buy cost"),
      stockToSales: number("Stock to sales", { decimals: 2, none: "No sales" }),
    }),
  },
  pictures: [{ draw: "rows", table: "plan", name: "month", value: "openToBuy", title: "Open to buy by month" }],
  compute({ months, beginningInventory, initialMarkup }) {
    let stock = beginningInventory;
    const costShare = 1 - initialMarkup / 100;
    const plan = months.map(({ month, plannedSales, plannedMarkdowns, endingInventory, onOrder }) => {
      const start = stock;
      const plannedPurchases = plannedSales + plannedMarkdowns + endingInventory - start;
      const openToBuy = plannedPurchases - onOrder;
      stock = endingInventory;
      return {
        month,
        beginningInventory: start,
        plannedPurchases,
        openToBuy,
        openToBuyCost: openToBuy * costShare,
        stockToSales: plannedSales > 0 ? start / plannedSales : null,
      };
    });
    const openToBuy = plan.reduce((total, one) => total + one.openToBuy, 0);
    return {
      openToBuy,
      openToBuyCost: openToBuy * costShare,
      nextMonthOpenToBuy: plan[0]!.openToBuy,
      plannedPurchases: plan.reduce((total, one) => total + one.plannedPurchases, 0),
      onOrder: months.reduce((total, one) => total + one.onOrder, 0),
      overbought: plan.some((one) => one.openToBuy < 0),
      plan,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.openToBuy! >= 0
      ? outputs.openToBuy! < 0.5
        ? `Over the whole plan, everything you need is already on order.`
        : `Over the whole plan, you can still order {openToBuy} at retail, or {openToBuyCost} at cost.`
      : `Over the whole plan, you have ordered ${say.money(-outputs.openToBuy!)} more at retail than it allows.`,
    outputs.nextMonthOpenToBuy! >= 0
      ? outputs.nextMonthOpenToBuy! < 0.5
        ? `Nothing is left to order for the first month.`
        : `For the first month, you can still order {nextMonthOpenToBuy}.`
      : `The first month is overbought by ${say.money(-outputs.nextMonthOpenToBuy!)}: cancel or postpone orders, or plan more markdowns.`,
    outputs.overbought
      ? `At least one month is overbought: look for negative amounts in the plan.`
      : `No month is overbought.`,
  ],
  formula: {
    tex: [
      String.raw`P_t = S_t + M_t + E_t - E_{t-1}`,
      String.raw`\text{OTB}_t = P_t - O_t, \qquad \text{OTB at cost} = \text{OTB} \cdot (1 - m)`,
    ],
    where: {
      P_t: "planned purchases of month t",
      S_t: "planned sales",
      M_t: "markdowns and shrinkage",
      "E_t, E_{t-1}": "stock wanted at the end of this and of the previous month",
      O_t: "on order for the month",
      m: "initial markup as a share of retail",
    },
  },
  howTo: [
    "Enter the Stock at the start at retail value.",
    "For each month, enter Planned sales, expected Markdowns and shrinkage, the Stock wanted at month end, and what is On order for delivery that month.",
    "Set the Initial markup as a share of the retail price: 50% for goods you buy at half the retail price.",
    "Keep your orders within each month's open-to-buy, and update the plan when sales turn out differently.",
  ],
  faq: [
    {
      question: "What does overbought mean?",
      answer:
        "It means more is on order than the plan calls for, so the month would end with more stock than you want. The surplus usually ends up marked down, and the money tied up in it is not there for new goods.",
    },
    {
      question: "How much stock should I plan for at month end?",
      answer:
        "Multiply next month's planned sales by a stock-to-sales ratio that has worked before, often 2 to 4 in clothing. The Stock to sales column shows the ratio your plan implies.",
    },
    {
      question: "Why plan at retail value instead of at cost?",
      answer:
        "Sales and markdowns are measured at retail, so everything in the equation matches. The markup then converts the result into the amount you can spend.",
    },
  ],
  about: [
    "Open-to-buy is a buyer's budget: planned sales plus markdowns plus the stock wanted at the end, minus the stock at the start and what is on order. Each month starts with the previous month's planned ending stock.",
    "It controls how much you buy, not what: spending the budget on the wrong sizes is still a mistake. For basics you always restock, reorder points may work better.",
  ],
  sources: [
    "Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12 (merchandise budget plan and open-to-buy)",
  ],
  overflow: "beginningInventory",
  caution: "A plan from forecasts: check real sales and orders on the way before you commit.",
  phrases: [
    "open to buy with {beginningInventory} beginning stock",
    "OTB plan {beginningInventory} stock {initialMarkup} markup",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Three spring months",
      inputs: {},
      outputs: { openToBuy: 91_500, openToBuyCost: 45_750, overbought: false },
    },
    {
      title: "One month with too much on order",
      inputs: {
        months: [
          { month: "June", plannedSales: 40_000, plannedMarkdowns: 2000, endingInventory: 80_000, onOrder: 45_000 },
        ],
      },
      outputs: { openToBuy: -11_000, overbought: true },
    },
  ],
});
