import { chart, defineCalculator, integer, list, money, number, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "dollar-cost-averaging",
  name: "Dollar-Cost Averaging (DCA) Calculator",
  category: "investment",
  emoji: "🪜",
  description:
    "Invest the same amount at each of a list of prices: average cost, gain today, and how a lump sum at the start would have done.",
  keywords: [
    "pound cost averaging",
    "invest monthly",
    "lump sum vs dca",
    "average cost",
    "regular investing",
    "bitcoin dca",
    "bought an ETF every month",
    "shares for the same amount each time",
  ],
  related: [
    { id: "stock-average", stage: "complementary", relevance: 90 },
    { id: "investment-calculator", stage: "next_step", relevance: 86 },
    { id: "cryptocurrency", stage: "complementary", relevance: 70 },
    "investment-portfolio",
    "dividend-reinvestment",
  ],
  inputs: {
    contribution: money("Invested each time", {
      default: 500,
      min: 0.01,
      also: [
        "invest",
        "each time",
        "a month",
        "investing",
        "per month",
        "every month",
        "each month",
        "bought",
        "put in",
        "each",
        "buy",
        "buying",
        "at a time",
        "every time",
        "invested",
        "of an ETF",
      ],
    }),
    prices: list("Price at each purchase", {
      of: money("Price"),
      default: [100, 92, 85, 90, 97, 104, 110, 108, 115, 121, 118, 125],
      help: "One price per purchase, oldest first.",
      also: ["at prices", "price was", "prices of", "prices were", "every month at", "at"],
    }),
    currentPrice: money("Price now", {
      default: 128,
      min: 0,
      also: ["now", "trades at", "now trades at", "it trades at", "worth now"],
    }),
    feePerPurchase: money("Fee per purchase", {
      also: ["commission", "in fees", "fee each time"],
      unsaid: 0,
      default: 0,
      min: 0,
    }),
  },
  outputs: {
    averageCost: money("Average cost per share", {
      also: ["average cost", "average price", "cost per share", "my average"],
      decimals: 2,
    }),
    averagePrice: money("Average price over the period", { decimals: 2 }),
    totalShares: number("Shares bought", {
      also: ["how many shares", "shares do I get", "number of shares", "shares do I own"],
      unit: "shares",
      decimals: 4,
    }),
    totalInvested: money("Invested"),
    totalFees: money("Fees"),
    currentValue: money("Value now", { also: ["worth", "current value"] }),
    gain: money("Gain or loss", { also: ["how much am I up", "am I up", "profit", "my gain", "up"] }),
    gainPercent: percent("Gain or loss in percent", { decimals: 2 }),
    lumpSumValue: money("Value if all was invested at the first price"),
    lumpSumDifference: money("Averaging minus lump sum", { also: ["lump sum instead"] }),
    schedule: table("Purchases", {
      purchase: integer("Purchase"),
      price: money("Price", { decimals: 2 }),
      sharesBought: number("Shares bought", { decimals: 4 }),
      totalShares: number("Shares so far", { decimals: 4 }),
      totalInvested: money("Invested so far"),
      value: money("Value"),
    }),
    valueOverTime: chart("Money invested and its value", {
      from: "schedule",
      x: { purchase: integer("Purchase") },
      y: { totalInvested: money("Invested"), value: money("Value") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { contribution, prices, currentPrice, feePerPurchase } = inputs;
    if (prices.length === 0) refuse("prices", "Enter the price of at least one purchase.");
    const free = prices.findIndex((price) => price <= 0);
    if (free >= 0) refuse("prices", `Row ${free + 1}: the price must be above 0.`);
    if (feePerPurchase >= contribution)
      refuse("feePerPurchase", "The fee must be less than the amount invested each time.");
    let totalShares = 0;
    const schedule = prices.map((price, index) => {
      const sharesBought = (contribution - feePerPurchase) / price;
      totalShares += sharesBought;
      const totalInvested = contribution * (index + 1);
      return { purchase: index + 1, price, sharesBought, totalShares, totalInvested, value: totalShares * price };
    });
    const totalInvested = contribution * prices.length;
    const currentValue = totalShares * currentPrice;
    const lumpSumValue = ((totalInvested - feePerPurchase) / prices[0]!) * currentPrice;
    return {
      averageCost: totalInvested / totalShares,
      averagePrice: prices.reduce((total, price) => total + price, 0) / prices.length,
      totalShares,
      totalInvested,
      totalFees: feePerPurchase * prices.length,
      currentValue,
      gain: currentValue - totalInvested,
      gainPercent: (100 * (currentValue - totalInvested)) / totalInvested,
      lumpSumValue,
      lumpSumDifference: currentValue - lumpSumValue,
      schedule,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.averageCost! < outputs.averagePrice! - 1e-9 * outputs.averagePrice!
      ? `Your shares cost {averageCost} on average, less than the average price of {averagePrice}: you bought more of them when they were cheap.`
      : `Your shares cost {averageCost} on average, compared with an average price of {averagePrice}.`,
    outputs.gain! >= 0
      ? `{totalInvested} invested is worth {currentValue} now, a gain of {gainPercent}.`
      : `{totalInvested} invested is worth {currentValue} now, a loss of ${say.money(-outputs.gain!)}.`,
    inputs.prices.length === 1
      ? `One purchase is a lump sum; add more prices to compare.`
      : Math.abs(outputs.lumpSumDifference!) < 0.5
        ? `Investing it all at the first price would have come to the same.`
        : outputs.lumpSumDifference! > 0
          ? `Investing it all at the first price would have made ${say.money(outputs.lumpSumDifference!)} less.`
          : `Investing it all at the first price would have made ${say.money(-outputs.lumpSumDifference!)} more.`,
  ],
  formula: {
    tex: [
      String.raw`S = \sum_{k=1}^{n} \frac{A - f}{p_k}, \qquad \bar{c} = \frac{n A}{S}`,
      String.raw`\bar{c} = \frac{n}{\sum_k 1/p_k} \quad \text{without fees: the harmonic mean}`,
    ],
    where: {
      S: "shares bought",
      A: "invested each time, fee included",
      f: "fee per purchase",
      p_k: "price at purchase k",
      n: "number of purchases",
      "\\bar{c}": "average cost per share",
    },
  },
  howTo: [
    "Enter the amount Invested each time, including the fee.",
    "List the Price at each purchase, oldest first: one for each month or week.",
    "Enter the Price now and the Fee per purchase.",
    "Compare the average cost with the average price, and with a lump sum at the first price.",
  ],
  faq: [
    {
      question: "Why is the average cost below the average price?",
      answer:
        "A fixed amount buys more shares when they are cheap, so low prices weigh more: the cost is the harmonic mean of the prices, which is never above the ordinary mean. In the default example it is 103.94, against 105.42.",
    },
    {
      question: "Does averaging beat a lump sum?",
      answer:
        "Usually not: markets rise more often than they fall, so money invested at once comes out ahead about two times in three (Vanguard, 2012, for the US, the UK and Australia). Averaging softens the regret of buying just before a fall, and it is how people invest from a salary anyway.",
    },
    {
      question: "How much do fees matter?",
      answer:
        "A lot with small amounts: 2.50 on 50 is 5% lost right away. Invest larger amounts less often, or use a savings plan without fees.",
    },
  ],
  about: [
    "For looking back on a savings plan with real prices, or for trying out a path of prices. Fractional shares are bought; dividends are left out.",
    "The lump sum is the whole amount at the first price with one fee. Its money was invested for longer, so it also took more risk.",
  ],
  caution:
    "Dividends, tax and currency changes are left out; averaging does not protect against a loss when prices keep falling.",
  sources: [
    "FINRA: Dollar-Cost Averaging",
    "Without fees the average cost is the harmonic mean of the prices (Bodie, Kane and Marcus, Investments, 12th ed., 2021)",
  ],
  overflow: "contribution",
  phrases: [
    "DCA {contribution} at prices {prices}",
    "dollar cost averaging {contribution} each at prices {prices} average cost",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "500 a month through a dip",
      inputs: {
        contribution: 500,
        prices: [100, 92, 85, 90, 97, 104, 110, 108, 115, 121, 118, 125],
        currentPrice: 128,
        feePerPurchase: 0,
      },
      outputs: { averageCost: 103.936684393, gainPercent: 23.1518984341, lumpSumDifference: -290.886093956 },
    },
    {
      title: "Four purchases with a fee of 1.50",
      inputs: { contribution: 250, prices: [20, 25, 16, 18], currentPrice: 24, feePerPurchase: 1.5 },
      outputs: { averageCost: 19.3416842846, totalShares: 51.7018055556, gain: 240.843333333 },
    },
  ],
});
