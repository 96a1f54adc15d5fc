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
      help: "Paid in total, the buying fee included",
      decimals: 2,
      also: ["invested", "bought for"],
    }),
    buyPrice: money("Price when bought", { default: 40_000, min: 1e-12, decimals: 2, also: ["bought at", "buy at"] }),
    sellPrice: money("Price when sold or now", {
      default: 65_000,
      min: 0,
      decimals: 2,
      also: ["sold at", "sell at", "now"],
    }),
    buyFeeRate: percent("Buying fee", { default: 0.5, min: 0, max: 50 }),
    sellFeeRate: percent("Selling fee", { default: 0.5, min: 0, max: 50 }),
    buyDate: date("Date bought", { default: "2023-11-20" }),
    sellDate: date("Date sold", { default: "2026-01-15" }),
    targetReturn: percent("Return you want", { default: 100, min: -100, max: 1_000_000 }),
    taxRate: percent("Tax on the profit", { default: 15, min: 0, max: 100 }),
  },
  outputs: {
    profit: money("Profit or loss", { decimals: 2 }),
    roi: percent("Return on investment", { decimals: 2 }),
    coins: number("Coins bought"),
    proceeds: money("Received after the selling fee", { decimals: 2 }),
    totalFees: money("Fees in total", { decimals: 2 }),
    taxDue: money("Tax", { decimals: 2 }),
    profitAfterTax: money("Profit after tax", { decimals: 2 }),
    breakEvenPrice: money("Break-even price", { decimals: 2 }),
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
  celebrates: { returns: "annualizedReturn" },
  compute(inputs) {
    const { amountInvested, buyPrice, sellPrice, buyDate, sellDate } = inputs;
    const daysHeld = daysBetween(buyDate!, sellDate!);
    if (daysHeld < 0) refuse("sellDate", "The date of sale is before the date of purchase. Swap the two dates.");
    const coins = (amountInvested * (1 - inputs.buyFeeRate / 100)) / buyPrice;
    const kept = 1 - inputs.sellFeeRate / 100;
    const profitAt = (price: number) => coins * price * kept - amountInvested;
    const profit = profitAt(sellPrice);
    const taxDue = (Math.max(0, profit) * inputs.taxRate) / 100;
    const breakEvenPrice = amountInvested / (coins * kept);
    return {
      profit,
      roi: (100 * profit) / amountInvested,
      coins,
      proceeds: coins * sellPrice * kept,
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
      ? `You make {profit} before tax, {roi} of what you paid; after tax {profitAfterTax} are left.`
      : `You lose ${say.money(-outputs.profit!, 2)}, ${say.percent(-outputs.roi!, 1)} of what you paid.`,
    inputs.buyFeeRate + inputs.sellFeeRate > 0
      ? `Fees take {totalFees}; to break even the price must be {breakEvenPrice}.`
      : `Without fees you break even at the price you paid.`,
    outputs.annualizedReturn === null
      ? `A return of {targetReturn} before tax needs a price of {priceForTarget}.`
      : `Over {daysHeld} that is {annualizedReturn} a year; a return of {targetReturn} before tax needs a price of {priceForTarget}.`,
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
    "Enter the Amount invested, all in, and the Price when bought.",
    "Enter the Price when sold or now and both fees; include the spread that your app charges.",
    "Enter the dates for the Annualized return.",
    "Set the Return you want to see the price for it, and the Tax on the profit.",
  ],
  faq: [
    {
      question: "Which fees should I count?",
      answer:
        "Trading fees of 0.1 to 0.6 % on exchanges, 1 to 4 % with cards and beginners' apps, plus the spread between buying and selling price, often 0.5 to 2 % where trading is called free. Withdrawal and network fees are fixed amounts: subtract them from the amounts yourself.",
    },
    {
      question: "Why must the price rise for me to break even?",
      answer:
        "You pay twice. With 0.5 % when buying and 0.5 % when selling the price must rise by 1.01 % (1 / 0.995² − 1); with 2 % each, by 4.12 %.",
    },
    {
      question: "Is the profit taxed?",
      answer:
        "In most countries coins are property: selling, swapping or spending them makes a gain or loss. The US taxes gains after more than a year at 0, 15 or 20 %, earlier ones as income; Germany leaves them free after a year. Losses can usually be set off; here the tax of a loss is zero.",
    },
  ],
  about: [
    "Use it for one purchase and one sale of any coin, or of a share or fund with percentage fees. For several purchases use the cost basis calculator.",
    "Staking, airdrops and transfers are not counted. The annualized return assumes that the return repeats year after year, which coins do not do; below one year it is not shown, as the GIPS standards require.",
  ],
  sources: [
    "Internal Revenue Service, Notice 2014-21 and Publication 544: digital assets are property, gain is proceeds less basis with fees",
    "CFA Institute, Global Investment Performance Standards (GIPS), 2020: returns of less than one year are not annualized",
  ],
  caution: "No forecast and no advice: coins can lose all of their value. Tax rules differ by country.",
  overflow: "sellPrice",
  phrases: [
    "crypto profit {amountInvested} bought at {buyPrice} sold at {sellPrice}",
    "bitcoin bought at {buyPrice} now {sellPrice}",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
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
        proceeds: 4367,
        totalFees: 58,
        taxDue: 373.4,
        profitAfterTax: 1493.6,
        breakEvenPrice: 1831.92122739,
        priceForTarget: 2747.88184108,
        priceChange: 77.7777777778,
        daysHeld: 731,
        annualizedReturn: 32.1161467131,
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {},
      outputs: {
        profit: 608.790625,
        roi: 60.8790625,
        coins: 0.024875,
        proceeds: 1608.790625,
        totalFees: 13.084375,
        taxDue: 91.31859375,
        profitAfterTax: 517.47203125,
        breakEvenPrice: 40403.0201258,
        priceForTarget: 80806.0402515,
        priceChange: 62.5,
        daysHeld: 787,
        annualizedReturn: 24.6727959531,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 4000, profit: -900.9975 },
          last: { priceChange: 900, price: 400_000, profit: 8900.25 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {
        amountInvested: 750,
        buyPrice: 2.1e-5,
        sellPrice: 1.35e-5,
        buyFeeRate: 1.5,
        sellFeeRate: 1,
        buyDate: "2025-03-01",
        sellDate: "2025-11-20",
        taxRate: 30,
      },
      outputs: {
        profit: -279.838392857,
        roi: -37.3117857143,
        coins: 35178571.4286,
        proceeds: 470.161607143,
        totalFees: 15.9991071429,
        taxDue: 0,
        profitAfterTax: -279.838392857,
        breakEvenPrice: 2.15351484387e-5,
        priceForTarget: 4.30702968774e-5,
        priceChange: -35.7142857143,
        daysHeld: 264,
        annualizedReturn: null,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 2.1e-6, profit: -676.86375 },
          last: { priceChange: 900, price: 0.00021, profit: 6563.625 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: { sellPrice: 0, buyDate: "2024-01-01", sellDate: "2025-01-01" },
      outputs: {
        profit: -1000,
        roi: -100,
        coins: 0.024875,
        proceeds: 0,
        totalFees: 5,
        taxDue: 0,
        profitAfterTax: -1000,
        breakEvenPrice: 40403.0201258,
        priceForTarget: 80806.0402515,
        priceChange: -100,
        daysHeld: 366,
        annualizedReturn: -100,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 4000, profit: -900.9975 },
          last: { priceChange: 900, price: 400_000, profit: 8900.25 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: { buyDate: "2025-01-01", sellDate: "2026-01-01", buyFeeRate: 0, sellFeeRate: 0, targetReturn: -20 },
      outputs: {
        profit: 625,
        roi: 62.5,
        coins: 0.025,
        proceeds: 1625,
        totalFees: 0,
        taxDue: 93.75,
        profitAfterTax: 531.25,
        breakEvenPrice: 40_000,
        priceForTarget: 32_000,
        priceChange: 62.5,
        daysHeld: 365,
        annualizedReturn: 62.5,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 4000, profit: -900 },
          last: { priceChange: 900, price: 400_000, profit: 9000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: { buyDate: "2025-01-01", sellDate: "2025-12-31", targetReturn: -100 },
      outputs: {
        profit: 608.790625,
        roi: 60.8790625,
        coins: 0.024875,
        proceeds: 1608.790625,
        totalFees: 13.084375,
        taxDue: 91.31859375,
        profitAfterTax: 517.47203125,
        breakEvenPrice: 40403.0201258,
        priceForTarget: 0,
        priceChange: 62.5,
        daysHeld: 364,
        annualizedReturn: null,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 4000, profit: -900.9975 },
          last: { priceChange: 900, price: 400_000, profit: 8900.25 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: { buyDate: "2025-06-01", sellDate: "2025-06-01", sellPrice: 40_000 },
      outputs: {
        profit: -9.975,
        roi: -0.9975,
        coins: 0.024875,
        proceeds: 990.025,
        totalFees: 9.975,
        taxDue: 0,
        profitAfterTax: -9.975,
        breakEvenPrice: 40403.0201258,
        priceForTarget: 80806.0402515,
        priceChange: 0,
        daysHeld: 0,
        annualizedReturn: null,
        scenarios: {
          rows: 13,
          first: { priceChange: -90, price: 4000, profit: -900.9975 },
          last: { priceChange: 900, price: 400_000, profit: 8900.25 },
        },
      },
    },
    { by: "Refusal", inputs: { buyDate: "2026-02-01", sellDate: "2026-01-31" }, refuses: "sellDate" },
    { by: "Refusal", inputs: { amountInvested: 0 }, refuses: "amountInvested" },
    { by: "Refusal", inputs: { buyFeeRate: 51 }, refuses: "buyFeeRate" },
  ],
});
