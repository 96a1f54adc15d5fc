import {
  defineCalculator,
  integer,
  list,
  money,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

export default defineCalculator({
  id: "pizza-comparison",
  name: "Pizza Size Comparison Calculator",
  category: "food-beverage",
  emoji: "🍕",
  description:
    "Which pizza is the better deal by price per area, such as one large or two mediums, with or without the crust.",
  keywords: [
    "pizza value",
    "two medium or one large",
    "price per square inch",
    "pizza area",
    "12 inch vs 16 inch",
    "best deal",
    "which pizza is cheaper",
    "more pizza for the money",
  ],
  related: [
    { id: "unit-price", stage: "complementary", relevance: 82 },
    "circle",
    { id: "party-drinks", stage: "complementary", relevance: 64 },
    { id: "tip", stage: "next_step", relevance: 70 },
    "bakers-percentage",
  ],
  inputs: {
    pizzas: list("Offers", {
      of: {
        name: text("Offer", { default: "" }),
        count: integer("How many", { default: 1, min: 1, max: 1000 }),
        diameter: quantity("Diameter", length, {
          unit: "cm",
          default: 30,
          min: 1,
          max: 500,
          metric: "cm",
          imperial: "in",
          decimals: 1,
        }),
        price: money("Price of the offer", { default: 10, min: 0, decimals: 2 }),
      },
      default: [
        { name: "One large", count: 1, diameter: 40, price: 18 },
        { name: "Two medium", count: 2, diameter: 30, price: 22 },
        { name: "Small", count: 1, diameter: 25, price: 9 },
      ],
      defaultIn: {
        imperial: [
          { name: "One large", count: 1, diameter: "16 in", price: 18 },
          { name: "Two medium", count: 2, diameter: "12 in", price: 22 },
          { name: "Small", count: 1, diameter: "10 in", price: 9 },
        ],
      },
    }),
    crustWidth: quantity("Crust to leave out", length, {
      unit: "cm",
      default: 0,
      min: 0,
      max: 50,
      metric: "cm",
      imperial: "in",
      decimals: 1,
    }),
    people: integer("People", { default: 2, min: 1, max: 10_000, also: ["people"] }),
  },
  outputs: {
    bestName: text("Best value", {
      also: ["better deal", "best deal", "cheaper", "better value", "more pizza for the money"],
    }),
    bestPricePer100: price("Its price per area", area, { unit: "cm2", count: 100, decimals: 2 }),
    savingPercent: percent("Cheaper than the most expensive by", { decimals: 1 }),
    largestName: text("Most pizza", { also: ["more pizza", "bigger"] }),
    largestArea: quantity("Its area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
    areaPerPerson: quantity("Per person", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
    comparison: table(
      "All offers",
      {
        name: text("Offer"),
        area: quantity("Area", area, { unit: "cm2", metric: "cm2", imperial: "in2", decimals: 0 }),
        price: money("Price", { decimals: 2 }),
        pricePer100: price("Per area", area, { unit: "cm2", count: 100, decimals: 2 }),
        percentAboveBest: percent("Above the best", { decimals: 1 }),
      },
      { mark: { column: "name", equals: "bestName" } },
    ),
  },
  pictures: [
    {
      draw: "rows",
      table: "comparison",
      name: "name",
      value: "pricePer100",
      title: "Price of the same amount of pizza",
    },
  ],
  compute({ pizzas, crustWidth, people }) {
    if (pizzas.length === 0) refuse("pizzas", "Enter at least one offer.");
    const offers = pizzas.map(({ name, count, diameter, price }) => {
      const radius = diameter / 2 - crustWidth;
      if (radius <= 0) refuse("crustWidth", "The crust would take up a whole pizza. Choose a smaller width.");
      const area = count * Math.PI * radius ** 2;
      return { name, area, price, pricePer100: (100 * price) / area };
    });
    const best = offers.reduce((found, one) => (one.pricePer100 < found.pricePer100 ? one : found));
    const largest = offers.reduce((found, one) => (one.area > found.area ? one : found));
    const dearest = Math.max(...offers.map((one) => one.pricePer100));
    return {
      bestName: best.name,
      bestPricePer100: best.pricePer100,
      savingPercent: dearest > 0 ? 100 * (1 - best.pricePer100 / dearest) : 0,
      largestName: largest.name,
      largestArea: largest.area,
      areaPerPerson: largest.area / people,
      comparison: offers.map((one) => ({
        ...one,
        percentAboveBest: best.pricePer100 > 0 ? 100 * (one.pricePer100 / best.pricePer100 - 1) : 0,
      })),
    };
  },
  takeaways: (inputs) => [
    inputs.pizzas.length === 1
      ? `The offer costs {bestPricePer100}; add others to compare.`
      : `“{bestName}” is the best value: {bestPricePer100}, {savingPercent} less than the most expensive offer.`,
    `“{largestName}” is the most pizza: {largestArea}, which is {areaPerPerson} for each of {people} ${inputs.people === 1 ? "person" : "people"}.`,
  ],
  formula: {
    tex: [String.raw`A = n\,\pi \left(\frac{d}{2} - c\right)^2`, String.raw`p_{100} = \frac{100\,P}{A}`],
    where: {
      A: "area of the offer",
      n: "number of pizzas in it",
      d: "diameter of one",
      c: "width of the crust to leave out",
      "p_{100}": "price per 100 cm²",
      P: "price of the whole offer",
    },
  },
  howTo: [
    "Enter each of the Offers with How many pizzas it has, their Diameter and the Price of the offer as a whole.",
    "If you do not eat the rim, enter the Crust to leave out, usually 1.5 to 2.5 cm (0.6 to 1 in). Small pizzas lose the most.",
    "Enter the number of People to see how much there is for each.",
  ],
  faq: [
    {
      question: "Is one 18-inch pizza more than two 12-inch ones?",
      answer:
        "Yes: area grows with the square of the diameter. An 18-inch pizza has 254 square inches, two 12-inch pizzas have 226. One 16-inch pizza (201) is nearly as much as two 12-inch ones, and more than three 9-inch ones (191).",
    },
    {
      question: "How much pizza does a person eat?",
      answer:
        "A hungry adult can eat a whole 12-inch (30 cm) pizza as a meal, about 110 square inches (700 cm²); three of the eight slices of a 16-inch pizza are about 75 square inches (490 cm²). Children eat about half as much.",
    },
    {
      question: "Doesn't thickness matter?",
      answer:
        "It does: a deep-dish pizza has more dough per area. Area is a fair comparison only within one style. Between styles, compare the weight if the pizzeria gives it.",
    },
  ],
  about: [
    "Price per area is the fair way to compare round pizzas of the same kind, and the large one nearly always wins: its price rises roughly with the diameter, but its area with the square of the diameter. Leaving out the rim makes the difference larger.",
  ],
  sources: ["Area of a circle (Euclid XII.2, Archimedes)"],
  overflow: "pizzas",
  phrases: ["pizza comparison", "two medium or one large pizza"],
  updated: "2026-11-30",
  examples: [
    {
      title: "One 40 cm large against two 30 cm mediums",
      inputs: {
        pizzas: [
          { name: "One large", count: 1, diameter: 40, price: 18 },
          { name: "Two medium", count: 2, diameter: 30, price: 22 },
          { name: "Small", count: 1, diameter: 25, price: 9 },
        ],
      },
      outputs: { bestName: "One large", savingPercent: 21.875, largestName: "Two medium" },
    },
    {
      title: "The same, leaving 2 cm of crust",
      inputs: {
        pizzas: [
          { name: "One large", count: 1, diameter: 40, price: 18 },
          { name: "Two medium", count: 2, diameter: 30, price: 22 },
        ],
        crustWidth: 2,
        people: 3,
      },
      outputs: { bestName: "One large", largestName: "Two medium", areaPerPerson: 353.952771 },
    },
  ],
});
