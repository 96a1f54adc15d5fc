import { defineCalculator, integer, list, money, number, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "stock-average",
  name: "Stock Average Calculator",
  category: "investment",
  emoji: "🧮",
  description:
    "Average the price of several purchases, see your gain at today's price, and find how many shares bring the average to a target.",
  keywords: [
    "average down",
    "average cost per share",
    "cost basis",
    "stock averaging",
    "buying the dip",
    "weighted average price",
    "bought more shares at a lower price",
    "average cost if I bought",
  ],
  related: [
    { id: "dollar-cost-averaging", stage: "complementary", relevance: 90 },
    { id: "position-size", stage: "complementary", relevance: 74 },
    { id: "capital-gains-tax", stage: "next_step", relevance: 80 },
    "return-on-investment",
    "average",
  ],
  inputs: {
    purchases: list("Purchases", {
      also: ["shares", "bought", "own", "hold", "more", "another"],
      of: {
        shares: number("Shares", { min: 1e-8 }),
        price: money("Price per share", { min: 0 }),
      },
      default: [
        { shares: 100, price: 50 },
        { shares: 50, price: 40 },
        { shares: 75, price: 35 },
      ],
      help: "One row per purchase, oldest first.",
    }),
    fees: money("Fees in total", { also: ["in fees", "commission", "commissions"], unsaid: 0, default: 0, min: 0 }),
    currentPrice: money("Price now", {
      default: 32,
      min: 0,
      decimals: 2,
      also: ["now at", "trading at", "it's at", "currently at", "trades at", "now trading at", "worth"],
    }),
    targetAverage: money("Average you want", {
      default: 40,
      min: 0,
      decimals: 2,
      also: [
        "target",
        "average of",
        "bring my average to",
        "get my average to",
        "lower my average to",
        "average down to",
      ],
    }),
  },
  outputs: {
    averagePrice: money("Average price per share", {
      also: [
        "average price",
        "average cost",
        "cost basis",
        "average cost per share",
        "avg cost",
        "average",
        "my average",
        "break-even price",
        "average share price",
      ],
      decimals: 2,
    }),
    totalShares: number("Shares", { also: ["how many shares do I own"] }),
    totalCost: money("Total cost", { also: ["how much did I spend"] }),
    currentValue: money("Value now"),
    gain: money("Gain or loss", { also: ["my gain", "profit", "how much am I up", "how much am I down", "my loss"] }),
    gainPercent: percent("Gain or loss in percent", { decimals: 2, none: "The shares cost nothing." }),
    sharesToTarget: number("Shares to buy for the target average", {
      also: ["how many shares to average down", "how many more shares"],
      unit: "shares",
      decimals: 4,
      none: "Buying at today's price cannot bring the average there.",
    }),
    costToTarget: money("Cost of those shares", {
      decimals: 2,
      none: "Buying at today's price cannot bring the average there.",
    }),
    breakdown: table("Purchases", {
      purchase: integer("Purchase"),
      shares: number("Shares"),
      price: money("Price", { decimals: 2 }),
      cost: money("Cost", { decimals: 2 }),
      runningAverage: money("Average so far", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "breakdown", name: "purchase", value: "price", title: "Price of each purchase" },
    { draw: "bars", of: ["averagePrice", "currentPrice"], title: "Average and current price" },
  ],
  compute(inputs) {
    const { purchases, currentPrice, targetAverage } = inputs;
    if (purchases.length === 0) refuse("purchases", "Enter at least one purchase.");
    let [totalShares, spent] = [0, 0];
    const breakdown = purchases.map(({ shares, price }, index) => {
      totalShares += shares;
      spent += shares * price;
      return { purchase: index + 1, shares, price, cost: shares * price, runningAverage: spent / totalShares };
    });
    const totalCost = spent + inputs.fees;
    const averagePrice = totalCost / totalShares;
    const currentValue = totalShares * currentPrice;
    const gain = currentValue - totalCost;
    const sharesToTarget = sharesFor(targetAverage, averagePrice, currentPrice, totalShares);
    return {
      averagePrice,
      totalShares,
      totalCost,
      currentValue,
      gain,
      gainPercent: totalCost > 0 ? (100 * gain) / totalCost : null,
      sharesToTarget,
      costToTarget: sharesToTarget === null ? null : sharesToTarget * currentPrice,
      breakdown,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `You own ${say.number(outputs.totalShares!)} shares at {averagePrice} on average, fees included.`,
    outputs.gain! >= 0
      ? `At {currentPrice} they are worth {currentValue}, {gain} more than they cost.`
      : `At {currentPrice} they are worth {currentValue}, ${say.money(-outputs.gain!)} less than they cost.`,
    outputs.sharesToTarget === null
      ? `Buying at today's price cannot bring the average to {targetAverage}, which is not between the average and the price.`
      : outputs.sharesToTarget === 0
        ? `Your average is already at the target.`
        : `Buying ${say.number(outputs.sharesToTarget, 2)} more for {costToTarget} would bring the average to {targetAverage}.`,
  ],
  formula: {
    tex: [String.raw`\bar{p} = \frac{\sum_j n_j p_j + f}{\sum_j n_j}`, String.raw`x = \frac{K - t N}{t - p}`],
    where: {
      "\\bar{p}": "average price per share",
      "n_j,\\ p_j": "shares and price of purchase j",
      f: "fees in total",
      x: "shares to buy for the target average",
      "K,\\ N": "total cost and shares so far",
      t: "average you want; it must lie between the average so far and p",
      p: "price now",
    },
  },
  howTo: [
    "Enter each purchase with Shares and Price per share, oldest first.",
    "Enter all Fees in total.",
    "Enter the Price now to see your gain or loss.",
    "Enter the Average you want to see how many shares, and how much money, it takes.",
  ],
  faq: [
    {
      question: "Is averaging down a good idea?",
      answer:
        "It lowers the average, not the loss: the old shares stay as they are, and more money rides on the same stock. Ask yourself whether you would buy it today if you did not own it. In the example, it would take another 2,500 to move the average from 42.78 to 40.",
    },
    {
      question: "Is this my tax basis?",
      answer:
        "In the US, you can use the average method for mutual funds; for individual stocks the basis goes lot by lot (first in, first out, unless you identify the lots). The UK uses a pooled average (section 104).",
    },
    {
      question: "Why can the average not reach my target?",
      answer:
        "Buying at one price moves the average toward that price and never past it. At a price of 32, no number of shares brings it to 31.",
    },
  ],
  about: [
    "For several purchases of one stock, fund or coin; fractions are fine. Fees count toward the average, but not toward the running average in the table.",
    "Sales in between, splits and reinvested dividends change the count: enter what is left, with split-adjusted prices.",
  ],
  caution:
    "Not a tax basis: sales, splits and lot rules are not applied, and buying more of a falling stock raises what you can lose.",
  sources: [
    "Weighted arithmetic mean; U.S. Internal Revenue Service, Publication 550 (Investment Income and Expenses): cost basis includes purchase fees",
  ],
  overflow: "purchases",
  updated: "2026-11-28",
  examples: [
    {
      title: "Three purchases on the way down",
      inputs: {
        purchases: [
          { shares: 100, price: 50 },
          { shares: 50, price: 40 },
          { shares: 75, price: 35 },
        ],
        fees: 0,
        currentPrice: 32,
        targetAverage: 40,
      },
      outputs: { averagePrice: 42.7777777778, gainPercent: -25.1948051948, sharesToTarget: 78.125 },
    },
    {
      title: "With fees: what brings the average to 100",
      inputs: {
        purchases: [
          { shares: 10, price: 120 },
          { shares: 15, price: 100 },
        ],
        fees: 12.5,
        currentPrice: 90,
        targetAverage: 100,
      },
      outputs: { averagePrice: 108.5, costToTarget: 1912.5 },
    },
  ],
});

/** Shares at today's price that move the average to the target; null where the target does not lie between the two. */
function sharesFor(target: number, average: number, price: number, shares: number): number | null {
  if (target === average) return 0;
  const isBetween = Math.min(average, price) < target && target < Math.max(average, price);
  return isBetween ? (shares * (average - target)) / (target - price) : null;
}
