import { chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "break-even",
  name: "Break-Even Calculator",
  category: "business",
  emoji: "🏁",
  description:
    "How many units you must sell to cover fixed costs, the sales that takes, and what a profit target or a different price means.",
  keywords: [
    "break even point",
    "contribution margin",
    "fixed and variable costs",
    "units to sell",
    "CVP analysis",
    "margin of safety",
    "sales target",
  ],
  related: [
    { id: "business-calculator", stage: "next_step", relevance: 84 },
    { id: "profit-margin", stage: "complementary", relevance: 84 },
    "markup",
    "payback-period",
    { id: "runway", stage: "advanced_planning", relevance: 72 },
  ],
  inputs: {
    fixedCosts: money("Fixed costs", { default: 12_000, min: 0, also: ["fixed costs", "overhead"] }),
    pricePerUnit: money("Price per unit", { default: 25, min: 0.0001, also: ["price", "sell at"] }),
    variableCostPerUnit: money("Variable cost per unit", { default: 10, min: 0, also: ["variable cost", "unit cost"] }),
    expectedUnits: number("Units you expect to sell", { default: 1000, min: 0, unit: "units" }),
    targetProfit: money("Profit you want", { default: 5000, min: 0 }),
  },
  outputs: {
    breakEvenUnits: number("Units to break even", { unit: "units", decimals: 2 }),
    breakEvenUnitsWhole: integer("Whole units to break even", { unit: "units" }),
    breakEvenRevenue: money("Sales to break even", { decimals: 2 }),
    contributionMargin: money("Contribution per unit", { decimals: 2 }),
    contributionMarginRatio: percent("Contribution margin ratio", { decimals: 1 }),
    unitsForTarget: number("Units for the profit you want", { unit: "units", decimals: 2 }),
    revenueForTarget: money("Sales for the profit you want", { decimals: 2 }),
    expectedProfit: money("Profit at the expected units", { decimals: 2 }),
    marginOfSafety: percent("Margin of safety", { decimals: 1, none: "No units expected" }),
    operatingLeverage: number("Operating leverage", { decimals: 2, none: "Only with a profit" }),
    breakEvenPrice: money("Lowest price at the expected units", { decimals: 2, none: "No units expected" }),
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
  takeaways: (_inputs, outputs, say) => [
    `You break even at {breakEvenUnitsWhole}, which is {breakEvenRevenue} of sales.`,
    outputs.expectedProfit! >= 0
      ? `With {expectedUnits} you earn {expectedProfit}${outputs.marginOfSafety === null ? "" : "; sales may fall by {marginOfSafety} before you lose money"}.`
      : `With {expectedUnits} you lose ${say.money(-outputs.expectedProfit!, 2)}${outputs.breakEvenPrice === null ? "" : "; the price would have to be {breakEvenPrice} to cover all costs"}.`,
    `A profit of {targetProfit} takes {unitsForTarget}.`,
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
    "Enter the Fixed costs of a period: rent, salaries, insurance, everything that stays the same when you sell nothing.",
    "Enter the Price per unit without tax and the Variable cost per unit: material, packaging, shipping, card fees.",
    "Enter the Units you expect to sell in the same period and the Profit you want.",
    "Try a price that is 10 % lower: the units to break even rise by more than 10 %.",
  ],
  faq: [
    {
      question: "What is the break-even point?",
      answer:
        "The number of units at which revenue equals all costs. Each unit first contributes its price less its variable cost to the fixed costs; from the break-even point on, the same contribution is profit.",
    },
    {
      question: "How do I deal with several products?",
      answer:
        "Use averages weighted by what you sell. If two thirds of your sales contribute 15 each and one third 6, the average contribution is 12. The result holds as long as the mix stays.",
    },
    {
      question: "Is a lower price worth it?",
      answer:
        "From 25 to 22.50 with a variable cost of 10, the contribution falls from 15 to 12.50. You need 20 % more units for the same profit, just to make up for a price cut of 10 %.",
    },
  ],
  about: [
    "Cost-volume-profit analysis in its simplest form: price and variable cost per unit are the same for every unit, and fixed costs do not change within the range. It tells you whether a plan can work before you spend money on it.",
    "It breaks down where quantity discounts, overtime or a second shift change the cost per unit, and it says nothing about when the money arrives.",
  ],
  sources: [
    "U.S. Small Business Administration: Break-even point",
    "Horngren, Datar and Rajan, Cost Accounting (16th ed., 2017), ch. 3",
  ],
  overflow: "fixedCosts",
  phrases: [
    "break even fixed costs {fixedCosts} price {pricePerUnit} variable cost {variableCostPerUnit}",
    "how many units at {pricePerUnit} to cover {fixedCosts}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "12,000 of fixed costs, sold at 25 with 10 of variable cost",
      inputs: {},
      outputs: { breakEvenUnits: 800, breakEvenRevenue: 20_000, expectedProfit: 3000, marginOfSafety: 20 },
    },
    {
      title: "Fewer sales than it takes",
      inputs: { expectedUnits: 600 },
      outputs: { expectedProfit: -3000, marginOfSafety: -33.3333333333, breakEvenPrice: 30 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { fixedCosts: 8000, pricePerUnit: 40, variableCostPerUnit: 24, expectedUnits: 700, targetProfit: 4000 },
      outputs: {
        breakEvenUnits: 500,
        breakEvenUnitsWhole: 500,
        breakEvenRevenue: 20_000,
        contributionMargin: 16,
        contributionMarginRatio: 40,
        unitsForTarget: 750,
        revenueForTarget: 30_000,
        expectedProfit: 3200,
        marginOfSafety: 28.5714285714,
        operatingLeverage: 3.5,
        breakEvenPrice: 35.4285714286,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        fixedCosts: 4321.5,
        pricePerUnit: 12.95,
        variableCostPerUnit: 7.4,
        expectedUnits: 1000.5,
        targetProfit: 2500,
      },
      outputs: {
        breakEvenUnits: 778.648648649,
        breakEvenUnitsWhole: 779,
        breakEvenRevenue: 10083.5,
        contributionMargin: 5.55,
        contributionMarginRatio: 42.8571428571,
        unitsForTarget: 1229.0990991,
        revenueForTarget: 15916.8333333,
        expectedProfit: 1231.275,
        marginOfSafety: 22.1740481111,
        operatingLeverage: 4.50977645124,
        breakEvenPrice: 11.7193403298,
        profitTable: {
          rows: 11,
          first: { units: 0, revenue: 0, totalCost: 4321.5, profit: -4321.5 },
          last: { units: 2001, revenue: 25912.95, totalCost: 19128.9, profit: 6784.05 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { fixedCosts: 0, expectedUnits: 0 },
      outputs: {
        breakEvenUnits: 0,
        breakEvenUnitsWhole: 0,
        breakEvenRevenue: 0,
        contributionMargin: 15,
        contributionMarginRatio: 60,
        unitsForTarget: 333.333333333,
        revenueForTarget: 8333.33333333,
        expectedProfit: 0,
        marginOfSafety: null,
        operatingLeverage: null,
        breakEvenPrice: null,
        profitTable: {
          rows: 11,
          first: { units: 0, revenue: 0, totalCost: 0, profit: 0 },
          last: { units: 2, revenue: 50, totalCost: 20, profit: 30 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { expectedUnits: 0 },
      outputs: {
        breakEvenUnits: 800,
        breakEvenUnitsWhole: 800,
        breakEvenRevenue: 20_000,
        contributionMargin: 15,
        contributionMarginRatio: 60,
        unitsForTarget: 1133.33333333,
        revenueForTarget: 28333.3333333,
        expectedProfit: -12_000,
        marginOfSafety: null,
        operatingLeverage: null,
        breakEvenPrice: null,
        profitTable: {
          rows: 11,
          first: { units: 0, revenue: 0, totalCost: 12_000, profit: -12_000 },
          last: { units: 1600, revenue: 40_000, totalCost: 28_000, profit: 12_000 },
        },
      },
    },
    {
      by: "Exactly at break-even",
      inputs: { expectedUnits: 800 },
      outputs: { expectedProfit: 0, operatingLeverage: null, marginOfSafety: 0 },
    },
    {
      by: "0.3 / 0.1: no fourth unit from binary fractions",
      inputs: { fixedCosts: 0.3, pricePerUnit: 0.2, variableCostPerUnit: 0.1 },
      outputs: { breakEvenUnits: 3, breakEvenUnitsWhole: 3 },
    },
    { by: "Refusal", inputs: { pricePerUnit: 10, variableCostPerUnit: 10 }, refuses: "variableCostPerUnit" },
    { by: "Refusal", inputs: { pricePerUnit: 10, variableCostPerUnit: 12 }, refuses: "variableCostPerUnit" },
    { by: "Refusal", inputs: { pricePerUnit: 0 }, refuses: "pricePerUnit" },
    { by: "Refusal", inputs: { fixedCosts: -5 }, refuses: "fixedCosts" },
  ],
});
