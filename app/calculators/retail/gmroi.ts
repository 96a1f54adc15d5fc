import { defineCalculator, list, money, number, percent, quantity, refuse } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { mean } from "#maths/statistics.ts";

export default defineCalculator({
  id: "gmroi",
  name: "GMROI Calculator",
  category: "retail",
  emoji: "🏬",
  description:
    "Gross margin earned on each unit of money held in stock, with margin, turnover, and sales per square meter of shop.",
  keywords: [
    "gross margin return on investment",
    "GMROII",
    "inventory return",
    "retail KPI",
    "stock to sales",
    "sales per square foot",
    "merchandise performance",
  ],
  related: [
    { id: "inventory-turnover", stage: "next_step", relevance: 86 },
    "profit-margin",
    { id: "sell-through", stage: "complementary", relevance: 80 },
    { id: "open-to-buy", stage: "next_step", relevance: 80 },
    "working-capital",
  ],
  inputs: {
    netSales: money("Net sales per year", { default: 420_000, min: 0.01, also: ["sales", "net sales"] }),
    costOfGoodsSold: money("Cost of goods sold per year", {
      default: 250_000,
      min: 0,
      also: ["cost of goods sold", "COGS"],
    }),
    inventories: list("Inventory at cost, at regular dates", {
      of: number("Inventory", { min: 0 }),
      default: [78_000, 82_000, 90_000, 85_000, 75_000],
      minItems: 1,
      help: "Best thirteen month ends; at least one",
    }),
    targetGmroi: number("GMROI you want", { default: 2.5, min: 0.0001 }),
    sellingArea: quantity("Selling area", area, {
      unit: "m2",
      default: 140,
      min: 0.01,
      max: 10_000_000,
      imperial: "ft2",
      also: ["selling area", "shop area"],
    }),
  },
  outputs: {
    gmroi: number("GMROI", { decimals: 2 }),
    grossMargin: money("Gross margin"),
    grossMarginPercent: percent("Gross margin in percent", { decimals: 2 }),
    averageInventory: money("Average inventory at cost"),
    inventoryTurnover: number("Turnover at cost", { decimals: 2 }),
    salesToStock: number("Sales to stock at cost", { decimals: 2 }),
    daysInventory: number("Days in inventory", { unit: "days", decimals: 1, none: "No cost of goods sold" }),
    inventoryForTarget: money("Inventory at the GMROI you want"),
    salesPerArea: money("Sales per square meter", { decimals: 2 }),
    marginPerArea: money("Gross margin per square meter", { decimals: 2 }),
  },
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
      ? `Each 1 held in stock earns {gmroi} of gross margin a year.`
      : `The goods were sold below cost: the gross margin is {grossMargin}.`,
    `That is a margin of {grossMarginPercent} times a sales-to-stock ratio of {salesToStock}.`,
    outputs.grossMargin! <= 0
      ? `No amount of stock brings a GMROI of {targetGmroi} without a margin.`
      : outputs.inventoryForTarget! < outputs.averageInventory!
        ? `A GMROI of {targetGmroi} with the same margin allows {inventoryForTarget} of stock, ${say.money(outputs.averageInventory! - outputs.inventoryForTarget!)} less than now.`
        : `A GMROI of {targetGmroi} is already reached with {averageInventory} of stock.`,
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
    "Enter Net sales and Cost of goods sold of twelve months, for the shop, a department or one brand.",
    "Enter the Inventory at cost at regular dates: the thirteen month ends of the year are best, start and end the least.",
    "Set the GMROI you want to see how much stock it allows.",
    "Enter the Selling area to get sales and margin per square meter.",
  ],
  faq: [
    {
      question: "What is a good GMROI?",
      answer:
        "Above 1 the margin exceeds the stock's cost; most shops need 2 to 3 to pay for space and staff, and supermarkets reach more with fast turnover. Compare departments with each other rather than with another trade.",
    },
    {
      question: "Why not just look at the margin?",
      answer:
        "Because a high margin that turns once a year ties up more money than a low one that turns ten times. 50% margin with a turnover of 1 gives a GMROI of 1; 20% margin with a turnover of 10 gives 2.5.",
    },
    {
      question: "How do I raise GMROI?",
      answer:
        "In three ways: better margin through prices or purchasing, less stock for the same sales, or more sales from the same stock. The second usually works fastest: mark down what has not moved for a season.",
    },
  ],
  about: [
    "Gross margin return on inventory investment puts margin and turnover into one figure. Inventory must be at cost; at retail value the result would be too low.",
    "Sales per area and margin per area belong beside it, since shop space is the other scarce thing. Both are per square meter of the area you enter, whatever unit you type it in.",
  ],
  sources: [
    "Levy, Weitz and Grewal, Retailing Management (10th ed., 2018), ch. 12 (GMROI)",
    "National Retail Federation: retail operating measures",
  ],
  phrases: ["GMROI sales {netSales} cost {costOfGoodsSold}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A shop with 82,000 of stock and 170,000 of margin",
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
