import { defineCalculator, integer, money, number, percent, refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "inventory-turnover",
  name: "Inventory Turnover Calculator",
  category: "business",
  emoji: "📦",
  description:
    "How often your stock turns over, how many days it sits, what holding it costs, and the cash a faster turnover would free up.",
  keywords: [
    "stock turnover",
    "days inventory outstanding",
    "DIO",
    "days of supply",
    "weeks of supply",
    "carrying cost",
    "inventory ratio",
    "how many days stock sits",
    "stock days",
    "inventory turns",
  ],
  related: [
    { id: "economic-order-quantity", stage: "next_step", relevance: 80 },
    "reorder-point",
    { id: "working-capital", stage: "complementary", relevance: 78 },
    { id: "gmroi", stage: "next_step", relevance: 82 },
    "sell-through",
  ],
  inputs: {
    costOfGoodsSold: money("Cost of goods sold in the period", {
      default: 480_000,
      min: 0,
      also: [
        "COGS",
        "sales at cost",
        "cost of sales",
        "goods sold",
        "sold goods costing",
        "goods costing",
        "cost of goods sold was",
        "cost of goods sold is",
        "cost of goods",
        "goods cost",
        "cost of what we sold",
        "in cogs",
        "annual cogs",
      ],
    }),
    beginningInventory: money("Inventory at the start", {
      default: 90_000,
      min: 0,
      also: [
        "opening stock",
        "opening inventory",
        "starting inventory",
        "beginning",
        "at the start",
        "in january",
        "began with",
        "started with",
        "start of the year",
        "inventory at the beginning",
        "beginning of the year",
        "of stock in january",
        "from",
        "inventory went from",
        "start inventory",
        "stock went from",
      ],
    }),
    endingInventory: money("Inventory at the end", {
      default: 70_000,
      min: 0,
      also: [
        "closing stock",
        "closing inventory",
        "ending",
        "at the end",
        "in december",
        "ended with",
        "end of the year",
        "inventory at year end",
        "finished with",
        "to",
        "year end inventory",
        "end inventory",
      ],
    }),
    periodDays: integer("Length of the period", {
      also: ["period", "days"],
      default: 365,
      min: 1,
      max: 3660,
      unit: "days",
    }),
    carryingRate: percent("Carrying cost per year", {
      also: ["carrying cost", "holding cost"],
      default: 25,
      min: 0,
      max: 100,
      help: "Storage, capital, insurance and shrinkage, as a share of the stock's value.",
    }),
    targetTurnover: number("Turnover you want in the period", { also: ["target turnover"], default: 8, min: 0.01 }),
  },
  outputs: {
    inventoryTurnover: number("Inventory turnover", {
      also: [
        "turnover",
        "turnover ratio",
        "stock turnover",
        "inventory turns",
        "turns",
        "turn over",
        "how many times",
        "turnover rate",
        "stock turn",
      ],
      decimals: 2,
    }),
    annualTurnover: number("Turnover per year", { decimals: 2 }),
    daysInventory: number("Days in inventory", {
      also: [
        "days",
        "dio",
        "days of inventory",
        "days inventory",
        "how many days",
        "days to sell",
        "days of stock",
        "stock sit",
        "inventory days",
        "days sales of inventory",
        "dsi",
        "how long",
      ],
      unit: "days",
      decimals: 1,
      none: "Nothing was sold",
    }),
    weeksOfSupply: number("Weeks of supply left", {
      also: ["weeks of supply"],
      unit: "weeks",
      decimals: 1,
      none: "Nothing was sold",
    }),
    averageInventory: money("Average inventory", { also: ["average inventory"] }),
    carryingCost: money("Carrying cost in the period", { also: ["carrying cost"] }),
    inventoryForTarget: money("Inventory at the turnover you want"),
    cashFreed: money("Cash that would free", { help: "Negative if you would need more stock." }),
  },
  pictures: [
    {
      draw: "bars",
      of: ["beginningInventory", "endingInventory", "averageInventory", "inventoryForTarget"],
      title: "Inventories",
    },
  ],
  compute({ costOfGoodsSold, beginningInventory, endingInventory, periodDays, carryingRate, targetTurnover }) {
    const averageInventory = (beginningInventory + endingInventory) / 2;
    if (averageInventory === 0)
      refuse("endingInventory", "Enter the inventory at the start or at the end: without stock there is no turnover.");
    const inventoryTurnover = costOfGoodsSold / averageInventory;
    const inventoryForTarget = costOfGoodsSold / targetTurnover;
    return {
      inventoryTurnover,
      annualTurnover: (inventoryTurnover * 365) / periodDays,
      daysInventory: costOfGoodsSold > 0 ? periodDays / inventoryTurnover : null,
      weeksOfSupply: costOfGoodsSold > 0 ? endingInventory / ((costOfGoodsSold / periodDays) * 7) : null,
      averageInventory,
      carryingCost: (((averageInventory * carryingRate) / 100) * periodDays) / 365,
      inventoryForTarget,
      cashFreed: averageInventory - inventoryForTarget,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.daysInventory === null
      ? `Nothing was sold, so the stock of {averageInventory} did not turn over.`
      : `Your stock turned over {inventoryTurnover} times in the period: goods sit for {daysInventory} on average.`,
    ...(outputs.carryingCost! > 0
      ? [`Holding {averageInventory} of stock cost you {carryingCost} in the period.`]
      : []),
    ...(outputs.daysInventory === null
      ? []
      : [
          Math.abs(outputs.cashFreed!) < 0.5
            ? `You already have the turnover of {targetTurnover} you want.`
            : outputs.cashFreed! > 0
              ? `At a turnover of {targetTurnover} you would need only {inventoryForTarget} of stock, which frees up {cashFreed} in cash.`
              : `A turnover of {targetTurnover} is lower than today's and would tie up ${say.money(-outputs.cashFreed!)} more.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`T = \frac{C}{(B + E)/2}, \qquad \text{days} = \frac{d}{T}`,
      String.raw`\text{weeks of supply} = \frac{E}{7\,C/d}`,
    ],
    where: {
      T: "inventory turnover in the period",
      C: "cost of goods sold in the period",
      "B, E": "inventory at the start and at the end, at cost",
      d: "days in the period",
    },
  },
  howTo: [
    "Take the Cost of goods sold, not the sales, from the period's income statement.",
    "Enter the Inventory at the start and at the end, both at cost.",
    "Set the Length of the period: 365 for a year, 90 or 91 for a quarter.",
    "Enter the Turnover you want in the same period to see how much cash a leaner stock frees up.",
  ],
  faq: [
    {
      question: "What is a good inventory turnover?",
      answer:
        "Supermarkets turn their stock 12 to 15 times a year, clothing stores 4 to 6 times, furniture and jewelry stores 1 to 3 times. A rate far above the norm for your industry can mean empty shelves and lost sales.",
    },
    {
      question: "Why use cost of goods sold and not sales?",
      answer:
        "Because inventory is valued at cost. Dividing sales by inventory at cost mixes in the margin and overstates turnover: with a 40% margin, by two-thirds.",
    },
    {
      question: "What is included in the carrying cost?",
      answer:
        "Interest on the money tied up, warehousing, insurance, handling, and goods that are lost, damaged or out of fashion. Together they usually come to 20% to 30% of the stock's value a year.",
    },
  ],
  about: [
    "The average of start and end is a fair picture of a steady business. If there is a season in between, such as the holidays, take the average of twelve month-end figures and enter it as both start and end.",
    "Weeks of supply looks ahead instead of back: it is how long the ending stock would last at the period's pace of sales.",
  ],
  sources: [
    "CFA Institute, Financial Analysis Techniques (CFA Program curriculum): activity ratios",
    "Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12",
  ],
  phrases: [
    "inventory turnover {costOfGoodsSold} beginning {beginningInventory} ending {endingInventory}",
    "days in inventory with {costOfGoodsSold} of goods sold",
    "turnover with cost of goods sold {costOfGoodsSold} and inventory from {beginningInventory} to {endingInventory}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "480,000 of goods sold from an average stock of 80,000",
      inputs: {},
      outputs: { inventoryTurnover: 6, daysInventory: 60.8333333333, cashFreed: 20_000 },
    },
    {
      title: "A slow quarter",
      inputs: {
        costOfGoodsSold: 60_000,
        periodDays: 90,
        beginningInventory: 85_000,
        endingInventory: 95_000,
        targetTurnover: 1.5,
      },
      outputs: {
        inventoryTurnover: 0.666666666667,
        annualTurnover: 2.7037037037,
        daysInventory: 135,
        cashFreed: 50_000,
      },
    },
  ],
});
