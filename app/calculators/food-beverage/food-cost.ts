import { defineCalculator, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "food-cost",
  name: "Food Cost Calculator",
  category: "food-beverage",
  emoji: "🍽️",
  description:
    "Cost of a dish per portion including trim loss, the menu price for a food cost target, and the margin at your price.",
  keywords: [
    "menu pricing",
    "restaurant",
    "plate cost",
    "recipe costing",
    "gross profit",
    "yield",
    "catering price",
    "food cost percentage",
    "charge for a dish",
  ],
  related: [
    { id: "recipe-nutrition", stage: "complementary", relevance: 76 },
    { id: "profit-margin", stage: "next_step", relevance: 84 },
    "markup",
    "unit-price",
    { id: "recipe-scaler", stage: "complementary", relevance: 72 },
  ],
  inputs: {
    ingredients: list("Ingredients", {
      of: {
        name: text("Ingredient", { default: "" }),
        quantity: number("Amount used", { default: 1, min: 0, max: 1_000_000_000 }),
        unitCost: money("Price per unit", { default: 1, min: 0, decimals: 2 }),
        yieldPercent: percent("Usable share", { default: 100, min: 1, max: 100 }),
      },
      default: [
        { name: "Salmon, kg", quantity: 0.72, unitCost: 22, yieldPercent: 80 },
        { name: "Potatoes, kg", quantity: 1, unitCost: 1.6, yieldPercent: 85 },
        { name: "Butter, kg", quantity: 0.1, unitCost: 9, yieldPercent: 100 },
        { name: "Vegetables, kg", quantity: 0.8, unitCost: 4, yieldPercent: 75 },
      ],
      help: "The amount on the plate, in the unit the price is for.",
    }),
    portions: number("Portions", { default: 4, min: 0.1, max: 1_000_000, also: ["portions", "servings", "plates"] }),
    targetFoodCostPercent: percent("Food cost target", {
      default: 30,
      min: 1,
      max: 100,
      also: ["food cost", "target", "food cost target is", "target of", "food cost of"],
    }),
    menuPrice: money("Menu price without tax", {
      default: null,
      min: 0.01,
      optional: true,
      decimals: 2,
      also: ["sell for", "sell it for", "on the menu at", "charge", "priced at", "menu price of"],
    }),
  },
  outputs: {
    costPerPortion: money("Cost per portion", { decimals: 2, also: ["cost per plate", "plate cost"] }),
    suggestedPrice: money("Price for the target", {
      decimals: 2,
      also: ["charge", "what should i charge", "menu price", "price for a dish"],
    }),
    foodCostPercent: percent("Food cost at your price", {
      decimals: 1,
      none: "Enter your menu price",
      also: ["food cost percentage", "food cost percent", "food cost"],
    }),
    grossProfit: money("Gross profit at your price", {
      decimals: 2,
      none: "Enter your menu price",
      also: ["profit per plate"],
    }),
    grossMarginPercent: percent("Gross margin at your price", { decimals: 1, none: "Enter your menu price" }),
    totalCost: money("Cost of the recipe", { decimals: 2 }),
    grossProfitAtSuggested: money("Gross profit at the target", { decimals: 2 }),
    priceMultiplier: number("Cost times", { decimals: 2 }),
    costs: table(
      "By ingredient",
      {
        name: text("Ingredient"),
        cost: money("Cost", { decimals: 2 }),
        sharePercent: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "cost" } },
    ),
    prices: table(
      "Prices for other targets",
      {
        foodCostPercent: percent("Food cost"),
        price: money("Price", { decimals: 2 }),
        grossProfit: money("Gross profit", { decimals: 2 }),
      },
      { mark: { column: "foodCostPercent", equals: "targetFoodCostPercent" } },
    ),
  },
  compute({ ingredients, portions, targetFoodCostPercent, menuPrice }) {
    if (ingredients.length === 0) refuse("ingredients", "Enter at least one ingredient.");
    const costOf = (one: (typeof ingredients)[number]) => (one.quantity * one.unitCost) / (one.yieldPercent / 100);
    const totalCost = ingredients.reduce((sum, one) => sum + costOf(one), 0);
    const costPerPortion = totalCost / portions;
    const priceAt = (foodCost: number) => costPerPortion / (foodCost / 100);
    const suggestedPrice = priceAt(targetFoodCostPercent);
    const grossProfit = menuPrice === null ? null : menuPrice - costPerPortion;
    return {
      costPerPortion,
      suggestedPrice,
      foodCostPercent: menuPrice === null ? null : (100 * costPerPortion) / menuPrice,
      grossProfit,
      grossMarginPercent: grossProfit === null || menuPrice === null ? null : (100 * grossProfit) / menuPrice,
      totalCost,
      grossProfitAtSuggested: suggestedPrice - costPerPortion,
      priceMultiplier: 100 / targetFoodCostPercent,
      costs: ingredients.map((one) => ({
        name: one.name,
        cost: costOf(one),
        sharePercent: totalCost === 0 ? 0 : (100 * costOf(one)) / totalCost,
      })),
      prices: [20, 25, 28, 30, 32, 35, 40].map((foodCostPercent) => ({
        foodCostPercent,
        price: priceAt(foodCostPercent),
        grossProfit: priceAt(foodCostPercent) - costPerPortion,
      })),
    };
  },
  takeaways: (_, outputs) => [
    `A portion costs {costPerPortion}; with a food cost target of {targetFoodCostPercent}, the menu price is {suggestedPrice} before tax.`,
    outputs.foodCostPercent === null
      ? `At that price, each portion leaves {grossProfitAtSuggested} for wages, rent and profit.`
      : outputs.grossProfit! >= 0
        ? `At your price of {menuPrice}, the food cost is {foodCostPercent}, leaving {grossProfit} for wages, rent and profit.`
        : `At your price of {menuPrice}, the ingredients alone cost more than you take in.`,
  ],
  formula: {
    tex: [String.raw`C = \frac{1}{n} \sum_i \frac{q_i\,p_i}{y_i}`, String.raw`P = \frac{C}{f}`],
    where: {
      C: "cost per portion",
      n: "portions",
      q_i: "amount of an ingredient on the plate",
      p_i: "its price per unit",
      y_i: "its usable share (yield)",
      P: "menu price before tax",
      f: "food cost target",
    },
  },
  howTo: [
    "List the Ingredients with the Amount used on the plate and the Price per unit for the same unit, before tax.",
    "Set the Usable share: what is left after trimming and cooking, such as 80% for a side of salmon or 75% for vegetables.",
    "Enter the Portions the recipe makes and your Food cost target.",
    "Add your Menu price without tax to see the real food cost and gross profit, and check By ingredient for what drives it.",
  ],
  faq: [
    {
      question: "What is a typical food cost percentage?",
      answer:
        "28% to 35% of sales in full-service restaurants, about 25% for pizza and pasta, 35% to 40% for steak and seafood. Drinks are lower: 18% to 24% for cocktails and draft beer. What counts is the mix, not any single dish.",
    },
    {
      question: "How do I find the yield of an ingredient?",
      answer:
        "Weigh it before and after. If 1,000 g of carrots gives 820 g peeled, the yield is 82%. For meat, count trimming and cooking loss together: a 5 kg (11 lb) brisket that serves 2.6 kg (5.7 lb) yields 52%.",
    },
    {
      question: "Is a low food cost always better?",
      answer:
        "No. A steak at 38% that leaves 18 per plate earns more than a pasta at 22% that leaves 11. You bank money, not percentages: compare the gross profit per portion and how often each dish sells.",
    },
  ],
  about: [
    "The cost of an ingredient is what must be bought for the amount on the plate: price divided by the usable share. Dividing the cost per portion by the food cost target gives the price that keeps food at that share of sales, the usual starting point for pricing a menu.",
    "Wages, energy, waste, theft and breakage are not included. Add 2% to 5% for oil, salt, herbs and garnishes that nobody weighs, and check the total against what you actually bought in a month.",
  ],
  sources: [
    "Dopson LR, Hayes DK, Food and Beverage Cost Control",
    "National Restaurant Association, Restaurant Operations Data: food cost mostly 28% to 35% of sales",
  ],
  caution:
    "Ingredients only: wages, rent, energy, waste and tax must come out of the gross profit, so a price that meets the target can still lose money.",
  overflow: "ingredients",
  phrases: [
    "food cost {portions} portions target {targetFoodCostPercent}",
    "menu price for {targetFoodCostPercent} food cost",
    "what to charge for a dish at {targetFoodCostPercent} food cost",
    "food cost percentage of a plate that sells for {menuPrice}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Salmon with potatoes for four, sold at 24",
      inputs: { menuPrice: 24 },
      outputs: { costPerPortion: 6.712255, suggestedPrice: 22.374183, foodCostPercent: 27.967729 },
    },
    {
      title: "A margherita at a target of 25%",
      inputs: {
        ingredients: [
          { name: "Flour, kg", quantity: 0.16, unitCost: 1.2, yieldPercent: 100 },
          { name: "Tomatoes, kg", quantity: 0.09, unitCost: 2.4, yieldPercent: 95 },
          { name: "Mozzarella, kg", quantity: 0.11, unitCost: 8.5, yieldPercent: 100 },
        ],
        portions: 1,
        targetFoodCostPercent: 25,
      },
      outputs: { costPerPortion: 1.354368, suggestedPrice: 5.417474 },
    },
  ],
});
