import { chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "break-even",
  name: "Break-Even Calculator",
  category: "business",
  emoji: "🏁",
  description:
    "How many units you must sell to cover your costs, the sales that takes, and what a profit target or a different price would mean.",
  keywords: [
    "break even point",
    "contribution margin",
    "fixed and variable costs",
    "units to sell",
    "CVP analysis",
    "margin of safety",
    "sales target",
    "how many to sell to cover costs",
    "break even sales",
  ],
  related: [
    { id: "business-calculator", stage: "next_step", relevance: 84 },
    { id: "profit-margin", stage: "complementary", relevance: 84 },
    "markup",
    "payback-period",
    { id: "runway", stage: "advanced_planning", relevance: 72 },
  ],
  inputs: {
    fixedCosts: money("Fixed costs", {
      default: 12_000,
      min: 0,
      also: [
        "overhead",
        "fixed",
        "rent",
        "fixed expenses",
        "in fixed costs",
        "salaries",
        "rent and salaries",
        "fixed monthly costs",
        "payroll",
        "to set up",
        "setup costs",
        "monthly costs",
        "a month in rent",
        "booth fee",
        "in overhead",
        "fixed costs of",
        "fixed costs are",
        "startup costs",
        "running costs",
      ],
    }),
    pricePerUnit: money("Price per unit", {
      default: 25,
      min: 0.0001,
      also: [
        "price",
        "sell at",
        "sells for",
        "selling for",
        "each",
        "selling price",
        "charge",
        "price of",
        "priced at",
        "sell it for",
        "charging",
        "a piece",
        "apiece",
        "a price of",
        "sale price",
        "per ticket",
        "ticket price",
        "i charge",
      ],
    }),
    variableCostPerUnit: money("Variable cost per unit", {
      default: 10,
      min: 0,
      also: [
        "variable cost",
        "unit cost",
        "variable",
        "cost",
        "to make",
        "cost per unit",
        "cost to make",
        "each costs",
        "costs me",
        "ingredients",
        "materials",
        "ingredients are",
        "ingredients cost",
        "materials cost",
        "unit cost of",
        "per unit cost",
        "each one costs",
        "supplies",
        "to produce",
        "cost of each",
        "labor and materials",
        "a unit cost of",
      ],
    }),
    expectedUnits: number("Units you expect to sell", {
      also: ["selling", "units sold", "sell", "expect to sell", "sales of", "if i sell", "plan to sell"],
      default: 1000,
      min: 0,
      unit: "units",
    }),
    targetProfit: money("Profit you want", {
      also: [
        "profit",
        "profit of",
        "make",
        "earn a profit of",
        "to earn",
        "profit target",
        "want to earn",
        "to profit",
        "clear",
      ],
      default: 5000,
      min: 0,
    }),
  },
  outputs: {
    breakEvenUnits: number("Units to break even", {
      also: [
        "how many units",
        "break even point",
        "units",
        "to break even",
        "cover my costs",
        "cover costs",
        "cover the costs",
        "cover fixed costs",
        "pay for itself",
      ],
      unit: "units",
      decimals: 2,
    }),
    breakEvenUnitsWhole: integer("Whole units to break even", { unit: "units" }),
    breakEvenRevenue: money("Sales to break even", {
      also: ["break even sales", "break even revenue", "revenue to break even"],
      decimals: 2,
    }),
    contributionMargin: money("Contribution per unit", { also: ["contribution margin"], decimals: 2 }),
    contributionMarginRatio: percent("Contribution margin ratio", { also: ["contribution margin ratio"], decimals: 1 }),
    unitsForTarget: number("Units for the profit you want", {
      also: [
        "units for profit",
        "units to make",
        "units for",
        "to earn a profit",
        "to make a profit",
        "to profit",
        "to earn",
      ],
      unit: "units",
      decimals: 2,
    }),
    revenueForTarget: money("Sales for the profit you want", { also: ["sales for a profit"], decimals: 2 }),
    expectedProfit: money("Profit at the expected units", { also: ["profit if i sell", "profit at"], decimals: 2 }),
    marginOfSafety: percent("Margin of safety", {
      also: ["safety margin"],
      decimals: 1,
      none: "No units expected",
    }),
    operatingLeverage: number("Operating leverage", { decimals: 2, none: "Only with a profit" }),
    breakEvenPrice: money("Lowest price at the expected units", {
      also: ["break even price", "price to break even", "what price", "lowest price"],
      decimals: 2,
      none: "No units expected",
    }),
    profitTable: table("Profit by units sold", {
      units: number("Units", { decimals: 1 }),
      revenue: money("Revenue"),
      totalCost: money("Total cost"),
      profit: money("Profit"),
    }),
    chart: chart("Revenue and cost", {
      x: { units: number("Units sold", { decimals: 0 }) },
      y: { revenue: money("Revenue"), totalCost: money("Total cost") },
      from: "profitTable",
      as: "line",
      crossing: "Break-even",
      own: { x: "expectedUnits", label: "Expected" },
    }),
  },
  compute({ fixedCosts, pricePerUnit, variableCostPerUnit, expectedUnits, targetProfit }) {
    const contributionMargin = pricePerUnit - variableCostPerUnit;
    if (contributionMargin <= 0) {
      refuse(
        "variableCostPerUnit",
        "The variable cost must be below the price; otherwise no number of units covers the fixed costs.",
      );
    }
    const breakEvenUnits = fixedCosts / contributionMargin;
    const unitsForTarget = (fixedCosts + targetProfit) / contributionMargin;
    const expectedProfit = expectedUnits * contributionMargin - fixedCosts;
    const most = 2 * Math.max(breakEvenUnits, expectedUnits, 1);
    return {
      breakEvenUnits,
      breakEvenUnitsWhole: Math.ceil(breakEvenUnits - 1e-9),
      breakEvenRevenue: breakEvenUnits * pricePerUnit,
      contributionMargin,
      contributionMarginRatio: (100 * contributionMargin) / pricePerUnit,
      unitsForTarget,
      revenueForTarget: unitsForTarget * pricePerUnit,
      expectedProfit,
      marginOfSafety: expectedUnits > 0 ? (100 * (expectedUnits - breakEvenUnits)) / expectedUnits : null,
      operatingLeverage: expectedProfit > 0 ? (expectedUnits * contributionMargin) / expectedProfit : null,
      breakEvenPrice: expectedUnits > 0 ? variableCostPerUnit + fixedCosts / expectedUnits : null,
      profitTable: Array.from({ length: 11 }, (_, index) => {
        const units = (most * index) / 10;
        const [revenue, totalCost] = [units * pricePerUnit, fixedCosts + units * variableCostPerUnit];
        return { units, revenue, totalCost, profit: revenue - totalCost };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.fixedCosts > 0
      ? `You break even at {breakEvenUnitsWhole}, or {breakEvenRevenue} in sales.`
      : `With no fixed costs, every unit you sell earns {contributionMargin}.`,
    outputs.expectedProfit! >= 0
      ? outputs.expectedProfit! < 0.005
        ? `At {expectedUnits} you make neither a profit nor a loss.`
        : `At {expectedUnits} you earn {expectedProfit}; sales can fall by {marginOfSafety} before you lose money.`
      : `${outputs.breakEvenPrice === null ? "If you sell nothing," : "At {expectedUnits}"} you lose ${say.money(-outputs.expectedProfit!, 2)}${outputs.breakEvenPrice === null ? "" : "; the price would have to be {breakEvenPrice} to cover all costs"}.`,
    ...(inputs.targetProfit > 0
      ? [
          `To earn a profit of {targetProfit}, sell ${counted(Math.ceil(outputs.unitsForTarget!), "unit", say.number(Math.ceil(outputs.unitsForTarget!)))}.`,
        ]
      : []),
  ],
  formula: {
    tex: [
      String.raw`u_{\text{BE}} = \frac{F}{p - v}`,
      String.raw`u_{\text{target}} = \frac{F + G}{p - v}, \qquad p_{\min} = v + \frac{F}{q}`,
    ],
    where: {
      [String.raw`u_{\text{BE}}`]: "units to break even",
      F: "fixed costs",
      p: "price per unit",
      v: "variable cost per unit",
      G: "profit you want",
      q: "units you expect to sell",
      [String.raw`p_{\min}`]: "lowest price that covers all costs at the expected units",
    },
  },
  howTo: [
    "Enter the Fixed costs of a period: rent, salaries, insurance and everything else you pay even if you sell nothing.",
    "Enter the Price per unit without tax and the Variable cost per unit: materials, packaging, shipping, card fees.",
    "Enter the Units you expect to sell in the same period and the Profit you want.",
    "Try a price that is 10% lower: the number of units to break even rises by more than 10%.",
  ],
  faq: [
    {
      question: "What is the break-even point?",
      answer:
        "The number of units at which revenue equals total costs. Each unit contributes its price minus its variable cost, first toward the fixed costs; past the break-even point, the same contribution is profit.",
    },
    {
      question: "What if I sell several products?",
      answer:
        "Use averages weighted by how much you sell of each. If two-thirds of the units you sell contribute 15 each and one-third contribute 6, the average contribution is 12. The result holds as long as the mix stays the same.",
    },
    {
      question: "Is a lower price worth it?",
      answer:
        "Cut the price from 25 to 22.50 with a variable cost of 10, and the contribution falls from 15 to 12.50. You then have to sell 20% more units for the same profit, just to make up for a 10% price cut.",
    },
  ],
  about: [
    "Cost-volume-profit analysis in its simplest form: every unit has the same price and variable cost, and fixed costs do not change within the range. It tells you whether a plan can work before you spend money on it.",
    "It no longer holds when volume discounts, overtime or a second shift change the cost per unit, and it says nothing about when the money comes in.",
  ],
  sources: [
    "U.S. Small Business Administration: Break-even point",
    "Horngren, Datar and Rajan, Cost Accounting (16th ed., 2017), ch. 3",
  ],
  caution: "A planning aid: it does not cover tax, or the cash you need before customers pay.",
  overflow: "fixedCosts",
  phrases: [
    "break even fixed costs {fixedCosts} price {pricePerUnit} variable cost {variableCostPerUnit}",
    "how many units at {pricePerUnit} to cover {fixedCosts}",
    "how many units for a profit of {targetProfit} fixed costs {fixedCosts} price {pricePerUnit} cost {variableCostPerUnit}",
    "break even price for {expectedUnits} units fixed costs {fixedCosts} variable cost {variableCostPerUnit}",
    "how many units to earn a profit of {targetProfit}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Fixed costs of 12,000, a price of 25, a variable cost of 10",
      inputs: {},
      outputs: { breakEvenUnits: 800, breakEvenRevenue: 20_000, expectedProfit: 3000, marginOfSafety: 20 },
    },
    {
      title: "Too few sales to break even",
      inputs: { expectedUnits: 600 },
      outputs: { expectedProfit: -3000, marginOfSafety: -33.3333333333, breakEvenPrice: 30 },
    },
  ],
});
