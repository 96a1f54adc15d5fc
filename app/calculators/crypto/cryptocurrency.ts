import { defineCalculator, chart, date, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { daysBetween } from "#maths/calendar.ts";

/** Percent from the buying price, the rows of the table. */
const CHANGES = [-90, -75, -50, -25, -10, 0, 10, 25, 50, 100, 200, 500, 900];

export default defineCalculator({
  id: "cryptocurrency",
  name: "Cryptocurrency Profit Calculator",
  category: "crypto",
  emoji: "🪙",
  description:
    "Profit or loss on Bitcoin, Ethereum or any coin after buying and selling fees and tax, with break-even and target price.",
  keywords: [
    "crypto profit",
    "bitcoin calculator",
    "ethereum profit",
    "crypto gains",
    "coin return",
    "break even price",
    "crypto ROI",
    "dogecoin",
    "trading fees",
    "how many coins do I get for my money",
    "Solana profit",
  ],
  popular: true,
  related: [
    { id: "crypto-cost-basis", stage: "next_step", relevance: 88 },
    "staking-rewards",
    { id: "dollar-cost-averaging", stage: "advanced_planning", relevance: 76 },
    "capital-gains-tax",
    "bitcoin-units",
    { id: "return-on-investment", stage: "complementary", relevance: 72 },
  ],
  inputs: {
    amountInvested: money("Amount invested", {
      default: 1000,
      min: 0.01,
      help: "The total you paid, including the buying fee.",
      decimals: 2,
      also: [
        "invested",
        "bought for",
        "worth",
        "invest",
        "put in",
        "spent",
        "of",
        "put",
        "buy",
        "bought",
        "bought in",
        "for",
        "investing",
        "stake of",
        "paid",
      ],
    }),
    buyPrice: money("Price when bought", {
      default: 40_000,
      min: 1e-12,
      decimals: 2,
      also: [
        "bought at",
        "buy at",
        "entry",
        "from",
        "was at",
        "when it was at",
        "each",
        "bought it at",
        "at a price of",
        "got in at",
        "per coin",
        "a coin",
        "it was",
      ],
    }),
    sellPrice: money("Price when sold or now", {
      default: 65_000,
      min: 0,
      decimals: 2,
      also: [
        "sold at",
        "sell at",
        "now",
        "sold",
        "sell",
        "exit",
        "to",
        "at",
        "it's at",
        "is at",
        "sold it at",
        "trading at",
        "it's now",
        "price is",
        "now at",
        "went to",
        "currently at",
        "cashed out at",
        "goes to",
      ],
    }),
    buyFeeRate: percent("Buying fee", {
      unsaid: 0,
      also: ["fee", "buy fee", "to buy", "fee to buy"],
      default: 0.5,
      min: 0,
      max: 50,
    }),
    sellFeeRate: percent("Selling fee", {
      unsaid: 0,
      also: ["sell fee", "to sell", "fee to sell"],
      default: 0.5,
      min: 0,
      max: 50,
    }),
    buyDate: date("Date bought", { default: "2023-11-20" }),
    sellDate: date("Date sold", { default: "2026-01-15" }),
    targetReturn: percent("Return you want", {
      also: ["return", "want to make"],
      default: 100,
      min: -100,
      max: 1_000_000,
    }),
    taxRate: percent("Tax on the profit", {
      also: ["tax", "capital gains tax", "taxed at"],
      default: 15,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    profit: money("Profit or loss", {
      also: [
        "profit",
        "gain",
        "made",
        "make",
        "how much did i make",
        "my profit",
        "how much would I make",
        "how much did I lose",
        "loss",
      ],
      decimals: 2,
    }),
    roi: percent("Return on investment", { also: ["roi", "return", "percent gain", "percent return"], decimals: 2 }),
    coins: number("Coins bought", { also: ["coins", "how many coins", "coins do I get", "how much bitcoin"] }),
    proceeds: money("Received after the selling fee", { decimals: 2 }),
    totalFees: money("Fees in total", { also: ["how much in fees"], decimals: 2 }),
    taxDue: money("Tax", { decimals: 2 }),
    profitAfterTax: money("Profit after tax", { also: ["after tax"], decimals: 2 }),
    breakEvenPrice: money("Break-even price", { also: ["break even"], decimals: 2 }),
    priceForTarget: money("Price for the return you want", { decimals: 2 }),
    priceChange: percent("Price change", { decimals: 2 }),
    daysHeld: integer("Days held", { unit: "days" }),
    annualizedReturn: percent("Annualized return", { decimals: 2, none: "Not annualized below one year" }),
    scenarios: table("If the price changes", {
      priceChange: percent("Price change", { decimals: 0 }),
      price: money("Price", { decimals: 2 }),
      profit: money("Profit", { decimals: 2 }),
    }),
    profitByPrice: chart("Profit by selling price", {
      x: { price: money("Selling price") },
      y: { profit: money("Profit") },
      from: "scenarios",
      as: "line",
      own: { x: "sellPrice", y: "profit", label: "Your price" },
    }),
  },
  figures: ["roi", "proceeds", "totalFees", "taxDue", "profitAfterTax", "breakEvenPrice", "annualizedReturn"],
  celebrates: { returns: "annualizedReturn" },
  compute(inputs) {
    const { amountInvested, buyPrice, sellPrice, buyDate, sellDate } = inputs;
    const daysHeld = daysBetween(buyDate!, sellDate!);
    if (daysHeld < 0) refuse("sellDate", "The date of sale is before the date of purchase. Swap the two dates.");
    const coins = (amountInvested * (1 - inputs.buyFeeRate / 100)) / buyPrice;
    const keptShare = 1 - inputs.sellFeeRate / 100;
    const profitAt = (price: number) => coins * price * keptShare - amountInvested;
    const profit = profitAt(sellPrice);
    const taxDue = (Math.max(0, profit) * inputs.taxRate) / 100;
    const breakEvenPrice = amountInvested / (coins * keptShare);
    return {
      profit,
      roi: (100 * profit) / amountInvested,
      coins,
      proceeds: coins * sellPrice * keptShare,
      totalFees: (amountInvested * inputs.buyFeeRate + coins * sellPrice * inputs.sellFeeRate) / 100,
      taxDue,
      profitAfterTax: profit - taxDue,
      breakEvenPrice,
      priceForTarget: breakEvenPrice * (1 + inputs.targetReturn / 100),
      priceChange: 100 * (sellPrice / buyPrice - 1),
      daysHeld,
      annualizedReturn: daysHeld >= 365 ? 100 * ((1 + profit / amountInvested) ** (365 / daysHeld) - 1) : null,
      scenarios: CHANGES.map((priceChange) => {
        const price = buyPrice * (1 + priceChange / 100);
        return { priceChange, price, profit: profitAt(price) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.profit! >= 0
      ? outputs.profit! < 0.005
        ? `You come out even: you get back what you paid, fees included.`
        : `You make {profit} before tax, a return of {roi}; after tax you keep {profitAfterTax}.`
      : `You lose ${say.money(-outputs.profit!, 2)}, or ${say.percent(-outputs.roi!, 1)} of what you paid.`,
    inputs.buyFeeRate + inputs.sellFeeRate > 0
      ? `Fees take {totalFees}; to break even, you have to sell at {breakEvenPrice}.`
      : `With no fees, you break even at the price you paid.`,
    outputs.annualizedReturn === null
      ? `A return of {targetReturn} before tax needs a price of {priceForTarget}.`
      : `Over {daysHeld} that works out to {annualizedReturn} a year; a return of {targetReturn} before tax needs a price of {priceForTarget}.`,
  ],
  formula: {
    tex: [
      String.raw`n = \frac{A(1 - f_b)}{p_b} \qquad G = n\,p_s(1 - f_s) - A`,
      String.raw`p_0 = \frac{A}{n(1 - f_s)} \qquad r = \left(1 + \frac{G}{A}\right)^{365/d} - 1`,
    ],
    where: {
      n: "coins bought",
      A: "amount invested, the buying fee included",
      "p_b, p_s": "price when bought and when sold",
      "f_b, f_s": "buying and selling fee",
      G: "profit or loss before tax",
      p_0: "break-even price",
      "r, d": "annualized return and days held, from one year on",
    },
  },
  howTo: [
    "Enter the Amount invested, fee included, and the Price when bought.",
    "Enter the Price when sold or now and both fees; include the spread that your app charges.",
    "Enter the dates for the Annualized return.",
    "Set the Return you want to see the price it takes, and the Tax on the profit.",
  ],
  faq: [
    {
      question: "Which fees should I count?",
      answer:
        "Trading fees of 0.1% to 0.6% on exchanges, or 1% to 4% with cards and beginner apps, plus the spread between the buying and selling price, often 0.5% to 2% where trading is advertised as free. Withdrawal and network fees are fixed amounts: subtract them yourself.",
    },
    {
      question: "Why must the price rise for me to break even?",
      answer:
        "Because you pay fees twice. At 0.5% for buying and 0.5% for selling, the price must rise by 1.01% (1 / 0.995² − 1); at 2% each, by 4.12%.",
    },
    {
      question: "Is the profit taxed?",
      answer:
        "In most countries coins are treated as property: selling, swapping or spending them creates a gain or loss. The US taxes gains on coins held for more than a year at 0%, 15% or 20%, and shorter-term gains as ordinary income; Germany does not tax them after a year. Losses can usually offset other gains; here the tax on a loss is simply zero.",
    },
  ],
  about: [
    "Use it for one purchase and one sale of any coin, or of a stock or fund with percentage fees. For several purchases, use the cost basis calculator.",
    "Staking, airdrops and transfers are not counted. The annualized return assumes the same return every year, which no coin delivers; for less than a year it is not shown, in line with the GIPS standards.",
  ],
  sources: [
    "Internal Revenue Service, Notice 2014-21 and Publication 544: digital assets are property, gain is proceeds minus basis, fees included",
    "CFA Institute, Global Investment Performance Standards (GIPS), 2020: returns of less than one year are not annualized",
  ],
  caution: "Not a forecast or investment advice: a coin can lose all its value, and tax rules differ by country.",
  overflow: "sellPrice",
  phrases: [
    "crypto profit {amountInvested} bought at {buyPrice} sold at {sellPrice}",
    "bitcoin bought at {buyPrice} now {sellPrice}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "2,500 in ether at 1,800, sold at 3,200 after two years",
      inputs: {
        amountInvested: 2500,
        buyPrice: 1800,
        sellPrice: 3200,
        buyFeeRate: 1,
        sellFeeRate: 0.75,
        buyDate: "2024-02-01",
        sellDate: "2026-02-01",
        targetReturn: 50,
        taxRate: 20,
      },
      outputs: {
        profit: 1867,
        roi: 74.68,
        coins: 1.375,
        breakEvenPrice: 1831.92122739,
        annualizedReturn: 32.1161467131,
      },
    },
    {
      title: "A loss within the year",
      inputs: {
        amountInvested: 1000,
        buyPrice: 100_000,
        sellPrice: 80_000,
        buyDate: "2025-08-01",
        sellDate: "2026-01-15",
      },
      outputs: { profit: -207.98, roi: -20.798, taxDue: 0, annualizedReturn: null },
    },
  ],
});
