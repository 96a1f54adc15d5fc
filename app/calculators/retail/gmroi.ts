import { defineCalculator, list, money, number, percent, quantity, refuse, price } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { mean } from "#maths/statistics.ts";

export default defineCalculator({
  id: "gmroi",
  name: "GMROI Calculator",
  category: "retail",
  emoji: "🏬",
  description:
    "The gross margin you earn on the money tied up in stock, with margin, turnover and sales by selling area.",
  keywords: [
    "gross margin return on investment",
    "GMROII",
    "inventory return",
    "retail KPI",
    "stock to sales",
    "sales per square foot",
    "merchandise performance",
    "gross margin return on inventory",
    "sales per square meter",
    "margin per dollar of inventory",
  ],
  related: [
    { id: "inventory-turnover", stage: "next_step", relevance: 86 },
    "profit-margin",
    { id: "sell-through", stage: "complementary", relevance: 80 },
    { id: "open-to-buy", stage: "next_step", relevance: 80 },
    "working-capital",
  ],
  inputs: {
    netSales: money("Net sales per year", {
      default: 420_000,
      min: 0.01,
      also: [
        "sold",
        "sales",
        "revenue",
        "sales of",
        "in sales",
        "net sales of",
        "in net sales",
        "had net sales of",
        "annual sales",
        "in revenue",
        "total sales",
      ],
    }),
    costOfGoodsSold: money("Cost of goods sold per year", {
      default: 250_000,
      min: 0,
      also: ["COGS", "cost of goods", "goods cost", "cost of goods of", "goods cost us", "in cogs", "merchandise cost"],
    }),
    inventories: list("Inventory at cost, at regular dates", {
      also: [
        "average inventory",
        "stock",
        "inventory averaging",
        "average stock",
        "of stock",
        "inventory of",
        "averaging",
        "of stock on hand",
        "stock on hand",
        "inventory at cost",
        "on hand",
        "average inventory of",
        "average inventory cost",
      ],
      of: number("Inventory", { min: 0 }),
      default: [78_000, 82_000, 90_000, 85_000, 75_000],
      minItems: 1,
      help: "Ideally thirteen month-end figures; at least one.",
    }),
    targetGmroi: number("GMROI you want", { default: 2.5, min: 0.0001 }),
    sellingArea: quantity("Selling area", area, {
      unit: "m2",
      default: 140,
      defaultIn: { imperial: "1500 ft2" },
      min: 0.01,
      max: 10_000_000,
      imperial: "ft2",
      also: ["selling area", "shop area", "shop", "store", "floor", "selling space", "store of"],
    }),
  },
  outputs: {
    gmroi: number("GMROI", {
      also: [
        "gross margin return on inventory",
        "return on inventory",
        "gross margin does each dollar",
        "gross margin return",
      ],
      decimals: 2,
    }),
    grossMargin: money("Gross margin"),
    grossMarginPercent: percent("Gross margin in percent", {
      also: ["gross margin percent", "margin percentage"],
      decimals: 2,
    }),
    averageInventory: money("Average inventory at cost"),
    inventoryTurnover: number("Turnover at cost", { also: ["turnover"], decimals: 2 }),
    salesToStock: number("Sales to stock at cost", { decimals: 2 }),
    daysInventory: number("Days in inventory", { unit: "days", decimals: 1, none: "No cost of goods sold" }),
    inventoryForTarget: money("Inventory at the GMROI you want"),
    salesPerArea: price("Sales per area", area, {
      also: ["sales per square foot", "sales per square meter", "sales per sq ft"],
      unit: "m2",
      decimals: 2,
    }),
    marginPerArea: price("Gross margin per area", area, { also: ["margin per square foot"], unit: "m2", decimals: 2 }),
  },
  pictures: [{ draw: "parts", of: ["costOfGoodsSold", "grossMargin"], whole: "netSales" }],
  compute(inputs) {
    const { netSales, costOfGoodsSold, sellingArea } = inputs;
    const averageInventory = mean(inputs.inventories);
    if (averageInventory === 0) refuse("inventories", "Enter at least one inventory above 0.");
    const grossMargin = netSales - costOfGoodsSold;
    return {
      gmroi: grossMargin / averageInventory,
      grossMargin,
      grossMarginPercent: (100 * grossMargin) / netSales,
      averageInventory,
      inventoryTurnover: costOfGoodsSold / averageInventory,
      salesToStock: netSales / averageInventory,
      daysInventory: costOfGoodsSold > 0 ? (365 * averageInventory) / costOfGoodsSold : null,
      inventoryForTarget: grossMargin / inputs.targetGmroi,
      salesPerArea: netSales / sellingArea,
      marginPerArea: grossMargin / sellingArea,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.grossMargin! >= 0
      ? outputs.grossMargin! < 0.005
        ? `The goods were sold at cost, so they earn no gross margin.`
        : `Every ${say.money(1)} you hold in stock earns ${say.money(outputs.gmroi!, 2)} in gross margin a year: a margin of {grossMarginPercent} times a sales-to-stock ratio of {salesToStock}.`
      : `The goods were sold below cost: the gross margin is {grossMargin}.`,
    outputs.grossMargin! < 0.005
      ? `Without a margin, no amount of stock gets you to a GMROI of {targetGmroi}.`
      : outputs.inventoryForTarget! < outputs.averageInventory!
        ? `To reach a GMROI of {targetGmroi} at the same margin, you can hold {inventoryForTarget} of stock, ${say.money(outputs.averageInventory! - outputs.inventoryForTarget!)} less than now.`
        : `You already reach a GMROI of {targetGmroi} with {averageInventory} of stock.`,
  ],
  formula: {
    tex: [String.raw`\text{GMROI} = \frac{S - C}{\bar{I}} = \frac{S - C}{S} \cdot \frac{S}{\bar{I}}`],
    where: {
      S: "net sales per year",
      C: "cost of goods sold per year",
      [String.raw`\bar{I}`]: "average inventory at cost",
    },
  },
  howTo: [
    "Enter twelve months of net sales and cost of goods sold, for the whole store, a department or a single brand.",
    "Enter the Inventory at cost at regular dates: thirteen month-end figures are best, the start and end of the year the minimum.",
    "Set the GMROI you want to see how much stock it allows.",
    "Enter the Selling area to get sales and margin per area.",
  ],
  faq: [
    {
      question: "What is a good GMROI?",
      answer:
        "Above 1, the year's margin exceeds the cost of the stock. Most stores need 2 to 3 to pay for space and staff; supermarkets reach more through fast turnover. Compare departments with each other rather than with another industry.",
    },
    {
      question: "Why not just look at the margin?",
      answer:
        "Because high-margin stock that turns once a year ties up more money than low-margin stock that turns ten times. A 50% margin with a turnover of 1 gives a GMROI of 1; a 20% margin with a turnover of 10 gives 2.5.",
    },
    {
      question: "How do I raise GMROI?",
      answer:
        "In three ways: a better margin through pricing or purchasing, less stock for the same sales, or more sales from the same stock. The second usually works fastest: mark down what has not moved for a season.",
    },
  ],
  about: [
    "Gross margin return on inventory investment (GMROI) combines margin and turnover in one figure. Inventory must be at cost; at retail value, the result would be too low.",
    "Sales and margin per area complete the picture, since floor space is a store's other scarce resource.",
  ],
  sources: [
    "Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12 (GMROI)",
    "National Retail Federation: retail operating measures",
  ],
  phrases: ["GMROI sales {netSales} cost {costOfGoodsSold}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A store with 82,000 in stock and a margin of 170,000",
      inputs: {},
      outputs: { gmroi: 2.07317073171, inventoryTurnover: 3.0487804878, inventoryForTarget: 68_000 },
    },
    {
      title: "Too much stock",
      inputs: { inventories: [140_000, 155_000, 150_000] },
      outputs: { gmroi: 1.14606741573, daysInventory: 216.566666667 },
    },
  ],
});
