import { defineCalculator, money, number, percent, refuse, text, type Say } from "#engine/define.ts";

export default defineCalculator({
  id: "price-elasticity",
  name: "Price Elasticity of Demand Calculator",
  category: "business",
  emoji: "🎈",
  description:
    "How strongly sales react to a price change, what that does to revenue and profit, and the price that would earn you the most.",
  keywords: [
    "PED",
    "elastic or inelastic",
    "midpoint method",
    "demand curve",
    "optimal price",
    "raise prices",
    "economics homework",
    "elasticity of demand",
    "how elastic is demand",
    "price increase and falling sales",
  ],
  related: [
    { id: "profit-margin", stage: "complementary", relevance: 80 },
    { id: "markup", stage: "complementary", relevance: 76 },
    { id: "break-even", stage: "next_step", relevance: 74 },
    "discount",
    "percentage-change",
  ],
  inputs: {
    oldPrice: money("Old price", {
      default: 20,
      min: 0.0001,
      also: [
        "price from",
        "price",
        "price went from",
        "raise my price from",
        "went from",
        "from",
        "at",
        "used to cost",
        "was",
        "price of",
        "old price of",
        "original price",
        "increase from",
      ],
    }),
    newPrice: money("New price", {
      default: 22,
      min: 0.0001,
      also: [
        "price to",
        "to",
        "going up to",
        "went up to",
        "raised to",
        "new price of",
        "increase to",
        "up to",
        "after going up to",
        "dropped to",
        "now",
        "cut to",
      ],
    }),
    oldQuantity: number("Sold at the old price", {
      assumable: false,
      default: 1000,
      min: 0,
      unit: "units",
      also: [
        "sold before",
        "quantity",
        "demand",
        "sales",
        "sold",
        "used to sell",
        "sales fall from",
        "sales fell from",
        "quantity dropped from",
        "from",
        "selling",
        "quantity demanded fell from",
        "demand fell from",
        "sales dropped from",
        "sales went from",
        "quantity from",
        "haircuts",
      ],
    }),
    newQuantity: number("Sold at the new price", {
      assumable: false,
      default: 850,
      min: 0,
      unit: "units",
      also: ["sold after", "to", "we sell", "now sell", "quantity to", "sales to", "sell now", "units now", "fall to"],
    }),
    unitCost: money("Cost per unit", { also: ["costs us"], default: 12, min: 0 }),
  },
  outputs: {
    elasticity: number("Price elasticity (midpoint)", {
      also: ["elasticity", "price elasticity", "price elasticity of demand", "ped", "how elastic"],
      decimals: 3,
    }),
    classification: text("Demand is", {
      also: ["is demand elastic", "elastic or inelastic"],
      labels: {
        "perfectly inelastic": "Perfectly inelastic",
        inelastic: "Inelastic",
        "unit elastic": "Unit elastic",
        elastic: "Elastic",
      },
    }),
    pointElasticity: number("Elasticity from the old price", {
      decimals: 3,
      none: "Nothing was sold at the old price",
    }),
    priceChange: percent("Price change", { decimals: 2 }),
    quantityChange: percent("Quantity change", { decimals: 2, none: "Nothing was sold at the old price" }),
    oldRevenue: money("Old revenue", { decimals: 2 }),
    newRevenue: money("New revenue", { decimals: 2 }),
    revenueChange: money("Revenue change", { also: ["change in revenue", "revenue change"], decimals: 2 }),
    profitChange: money("Profit change", { decimals: 2 }),
    bestPrice: money("Price with the highest profit", {
      also: ["best price"],
      decimals: 2,
      none: "Only with elastic demand and a cost per unit",
    }),
  },
  pictures: [{ draw: "bars", of: ["oldRevenue", "newRevenue"], title: "Revenue before and after" }],
  compute({ oldPrice, newPrice, oldQuantity, newQuantity, unitCost }) {
    if (newPrice === oldPrice) refuse("newPrice", "The new price must differ from the old one.");
    if (oldQuantity === 0 && newQuantity === 0)
      refuse("newQuantity", "Nothing was sold at either price. Enter at least one quantity.");
    const quantityStep = (newQuantity - oldQuantity) / ((oldQuantity + newQuantity) / 2);
    const priceStep = (newPrice - oldPrice) / ((oldPrice + newPrice) / 2);
    const elasticity = quantityStep / priceStep;
    const hasOldSales = oldQuantity > 0;
    const [oldRevenue, newRevenue] = [oldPrice * oldQuantity, newPrice * newQuantity];
    return {
      elasticity,
      classification: classOf(elasticity),
      pointElasticity: hasOldSales
        ? (newQuantity - oldQuantity) / oldQuantity / ((newPrice - oldPrice) / oldPrice)
        : null,
      priceChange: 100 * (newPrice / oldPrice - 1),
      quantityChange: hasOldSales ? 100 * (newQuantity / oldQuantity - 1) : null,
      oldRevenue,
      newRevenue,
      revenueChange: newRevenue - oldRevenue,
      profitChange: (newPrice - unitCost) * newQuantity - (oldPrice - unitCost) * oldQuantity,
      bestPrice: elasticity < -1 && unitCost > 0 ? (unitCost * elasticity) / (1 + elasticity) : null,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.elasticity! > 0
      ? `Price and quantity moved in the same direction, so something other than price must have changed demand.`
      : outputs.classification === "perfectly inelastic"
        ? `The price change made no difference to how much you sell: demand is perfectly inelastic.`
        : `A 1% higher price lowers sales by about ${say.percent(Math.abs(outputs.elasticity!), 2)}: demand is ${outputs.classification ?? ""}.`,
    `${sayChange("Revenue", outputs.revenueChange!, say)}; ${sayChange("profit", outputs.profitChange!, say)}.`,
    outputs.bestPrice === null
      ? `The highest-profit price can only be estimated if demand is elastic and each unit has a cost.`
      : `If the elasticity stays the same, a price of {bestPrice} would earn you the most.`,
  ],
  formula: {
    tex: [
      String.raw`E = \frac{(Q_2 - Q_1) / \frac{Q_1 + Q_2}{2}}{(P_2 - P_1) / \frac{P_1 + P_2}{2}}`,
      String.raw`P^{*} = c \cdot \frac{E}{1 + E} \quad (E < -1)`,
    ],
    where: {
      E: "price elasticity of demand by the midpoint method",
      "Q_1, Q_2": "sold at the old and at the new price",
      "P_1, P_2": "old and new price",
      "P^{*}": "price with the highest profit (Lerner's rule)",
      c: "cost per unit",
    },
  },
  howTo: [
    "Enter the Old price and the New price.",
    "Enter how much was sold at each price, over periods of equal length that are otherwise alike: same season, same advertising.",
    "Enter the Cost per unit to see the effect on profit and the best price.",
    "Below −1, demand is elastic: raising the price lowers revenue. Between −1 and 0, it is inelastic: raising the price raises revenue.",
  ],
  faq: [
    {
      question: "Why use the midpoint method?",
      answer:
        "It gives the same elasticity whichever price comes first. Simple percentages do not: from 20 to 22 is +10%, but from 22 to 20 is −9.1%.",
    },
    {
      question: "What are typical elasticities?",
      answer:
        "About −0.2 for gasoline in the short run, −0.4 for cigarettes, −0.7 to −2 for restaurant meals, −1.5 for leisure air travel, and −2 to −4 for a single brand of cereal or coffee. The more substitutes there are, the more elastic the demand.",
    },
    {
      question: "Can I trust the best price?",
      answer:
        "Treat it as a direction. The rule assumes elasticity is the same at every price; in reality, demand usually becomes more elastic as the price rises. Move in small steps and measure again.",
    },
  ],
  about: [
    "Two observations give one elasticity, and it includes the effect of everything else that changed between them. An A/B test or a regression over many weeks gives a better figure.",
    "The sign is kept: most goods have a negative elasticity, and only its size decides whether demand is called elastic or inelastic.",
  ],
  sources: [
    "Mankiw, N. G., Principles of Economics (9th ed., 2021), ch. 5 (midpoint method)",
    "Lerner, A. P., The Concept of Monopoly and the Measurement of Monopoly Power, Review of Economic Studies 1(3), 1934",
  ],
  caution:
    "Measured between two points: competitors, seasons and promotions may have moved sales, too. Test a price before you change it for everyone.",
  phrases: [
    "price elasticity from {oldPrice} to {newPrice} quantity {oldQuantity} to {newQuantity}",
    "old price {oldPrice} new price {newPrice} old quantity {oldQuantity} new quantity {newQuantity}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Price up 10%, sales down 15%",
      inputs: {},
      outputs: { elasticity: -1.7027027027, classification: "elastic", revenueChange: -1300, profitChange: 500 },
    },
    {
      title: "A price increase hardly anyone minds",
      inputs: { oldPrice: 4, newPrice: 4.6, oldQuantity: 5000, newQuantity: 4820, unitCost: 1.5 },
      outputs: { elasticity: -0.262729124236, classification: "inelastic", profitChange: 2442 },
    },
  ],
});

/** "Revenue rises by $1,300.00", "profit does not change". */
function sayChange(name: string, change: number, say: Say): string {
  if (Math.abs(change) < 0.005) return `${name} does not change`;
  return `${name} ${change > 0 ? "rises" : "falls"} by ${say.money(Math.abs(change), 2)}`;
}

function classOf(elasticity: number): string {
  const size = Math.abs(elasticity);
  if (size < 1e-12) return "perfectly inelastic";
  if (size < 1 - 1e-9) return "inelastic";
  return size <= 1 + 1e-9 ? "unit elastic" : "elastic";
}
