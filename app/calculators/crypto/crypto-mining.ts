import { defineCalculator, chart, choice, integer, money, number, percent, quantity, table } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { power } from "#units/power.ts";

const HASHES = { h: 1, kh: 1e3, mh: 1e6, gh: 1e9, th: 1e12, ph: 1e15, eh: 1e18 };
/** Hashes that a block takes at difficulty 1. */
const HASHES_PER_DIFFICULTY = 2 ** 32;
const SECONDS_PER_DAY = 86_400;
const DAYS_PER_MONTH = 365 / 12;
const FORECAST_MONTHS = 24;
const LONGEST_PAYBACK = 120;

export default defineCalculator({
  id: "crypto-mining",
  name: "Crypto Mining Profitability Calculator",
  category: "crypto",
  emoji: "⛏️",
  description:
    "What a miner earns per day after electricity and pool fees, when the hardware pays for itself and the power price at which it breaks even.",
  keywords: [
    "bitcoin mining",
    "ASIC profitability",
    "hashrate calculator",
    "mining ROI",
    "difficulty",
    "mining electricity cost",
    "pool fee",
  ],
  related: [
    "cryptocurrency",
    { id: "electricity-cost", stage: "complementary", relevance: 80 },
    "bitcoin-units",
    { id: "staking-rewards", stage: "complementary", relevance: 70 },
    { id: "payback-period", stage: "complementary", relevance: 74 },
  ],
  inputs: {
    hashrate: number("Hashrate", {
      assumable: false,
      default: 200,
      min: 0,
      also: [
        "hash rate",
        "TH/s",
        "terahash",
        "hash",
        "does",
        "ASIC does",
        "miner with",
        "TH",
        "hashing at",
        "hashpower",
      ],
    }),
    hashrateUnit: choice("Unit", {
      default: "th",
      options: [
        ["h", "H/s"],
        ["kh", "kH/s"],
        ["mh", "MH/s"],
        ["gh", "GH/s"],
        ["th", "TH/s"],
        ["ph", "PH/s"],
        ["eh", "EH/s"],
      ],
    }),
    difficulty: number("Network difficulty", {
      also: ["difficulty", "difficulty of", "network difficulty of"],
      default: 140_000_000_000_000,
      min: 0.001,
      help: "For coins where a block takes difficulty × 2³² hashes: Bitcoin, Bitcoin Cash, Litecoin, Dogecoin.",
    }),
    blockReward: number("Coins per block", {
      also: ["reward", "reward of", "per block", "BTC per block", "block reward of"],
      default: 3.125,
      min: 0,
      help: "Bitcoin since April 2024: 3.125.",
    }),
    coinPrice: money("Coin price", {
      also: [
        "btc price",
        "bitcoin price",
        "price",
        "bitcoin at",
        "price of bitcoin",
        "BTC at",
        "bitcoin is at",
        "bitcoin",
      ],
      default: 90_000,
      min: 0,
      decimals: 2,
    }),
    power: quantity("Power draw", power, {
      unit: "W",
      default: 3500,
      min: 0,
      imperial: "W",
      also: ["watts", "draws", "pulls", "uses", "watt miner", "consumes", "drawing"],
      decimals: 0,
    }),
    electricityPrice: money("Electricity price per kWh", {
      default: 0.07,
      min: 0,
      also: [
        "electricity",
        "per kWh",
        "kwh",
        "a kwh",
        "cents per kwh",
        "power cost",
        "power is",
        "electricity is",
        "electricity at",
        "electricity costs",
        "power at",
      ],
      decimals: 2,
    }),
    poolFeeRate: percent("Pool fee", { also: ["fee", "pool", "pool takes"], default: 1, min: 0, max: 100 }),
    uptime: percent("Uptime", { also: ["running"], default: 98, min: 0, max: 100 }),
    hardwareCost: money("Hardware cost", {
      default: 3500,
      min: 0,
      also: [
        "miner costs",
        "hardware",
        "cost",
        "asic",
        "ASIC for",
        "buying an ASIC for",
        "miner for",
        "paid",
        "rig cost",
        "rig for",
        "machine costs",
        "bought for",
      ],
    }),
    difficultyGrowthRate: percent("Difficulty growth per month", {
      also: ["difficulty rises", "difficulty growth", "difficulty increases"],
      default: 1.5,
      min: -50,
      max: 100,
    }),
  },
  outputs: {
    dailyProfit: money("Profit per day", {
      also: [
        "profit",
        "profit a day",
        "daily profit",
        "earn a day",
        "miner earn a day",
        "make a day",
        "per day profit",
        "earnings",
      ],
      decimals: 2,
    }),
    coinsPerDay: number("Coins per day", { also: ["how much bitcoin per day", "coins a day"] }),
    dailyRevenue: money("Revenue per day", { decimals: 2 }),
    dailyPowerCost: money("Electricity per day", {
      also: [
        "power cost",
        "electricity cost",
        "power cost per day",
        "electricity cost per day",
        "electricity a day",
        "cost to run per day",
        "power bill a day",
        "electricity cost a day",
        "cost per day",
      ],
      decimals: 2,
    }),
    monthlyProfit: money("Profit per month", { also: ["a month", "monthly profit"], decimals: 2 }),
    yearlyProfit: money("Profit per year", { also: ["a year", "yearly profit"], decimals: 2 }),
    breakEvenDays: number("Days to pay off the hardware at today's difficulty", {
      also: ["how many days", "paid for itself", "days until", "pay for itself"],
      unit: "days",
      decimals: 0,
      none: "Never at a loss",
    }),
    paybackMonths: number("Months to pay it off with growing difficulty", {
      unit: "months",
      decimals: 1,
      none: "Not within ten years",
    }),
    breakEvenElectricityPrice: money("Break-even electricity price per kWh", {
      also: ["break-even electricity", "break even power price"],
      decimals: 4,
      none: "No electricity is used",
    }),
    breakEvenCoinPrice: money("Break-even coin price", { decimals: 2, none: "Nothing is mined" }),
    daysPerCoin: number("Days per coin", { unit: "days", decimals: 1, none: "Nothing is mined" }),
    energyPerDay: quantity("Energy per day", energy, { unit: "kWh", decimals: 2, imperial: "kWh" }),
    soloBlockDays: number("Expected days to find a block alone", {
      unit: "days",
      decimals: 0,
      none: "Nothing is mined",
    }),
    forecast: table("Two years with growing difficulty", {
      month: integer("Month"),
      coins: number("Coins"),
      revenue: money("Revenue", { decimals: 2 }),
      powerCost: money("Electricity", { decimals: 2 }),
      profit: money("Profit", { decimals: 2 }),
      cumulative: money("Profit less hardware", { decimals: 2 }),
    }),
    cumulativeChart: chart("Cumulative profit", {
      x: { month: integer("Month") },
      y: { cumulative: money("Profit less hardware") },
      from: "forecast",
      as: "line",
    }),
  },
  figures: [
    "monthlyProfit",
    "yearlyProfit",
    "dailyRevenue",
    "dailyPowerCost",
    "coinsPerDay",
    "paybackMonths",
    "breakEvenCoinPrice",
  ],
  compute(inputs) {
    const { hashrate, coinPrice, hardwareCost } = inputs;
    const runningShare = inputs.uptime / 100;
    const hashesPerDay = hashrate * HASHES[inputs.hashrateUnit] * SECONDS_PER_DAY * runningShare;
    const blocksPerDay = hashesPerDay / (inputs.difficulty * HASHES_PER_DIFFICULTY);
    const coinsPerDay = blocksPerDay * inputs.blockReward * (1 - inputs.poolFeeRate / 100);
    const dailyRevenue = coinsPerDay * coinPrice;
    const energyPerDay = (inputs.power / 1000) * 24 * runningShare;
    const dailyPowerCost = energyPerDay * inputs.electricityPrice;
    const dailyProfit = dailyRevenue - dailyPowerCost;
    const months = forecastOf({
      coinsPerDay,
      coinPrice,
      dailyPowerCost,
      hardwareCost,
      growth: inputs.difficultyGrowthRate / 100,
    });
    return {
      dailyProfit,
      coinsPerDay,
      dailyRevenue,
      dailyPowerCost,
      monthlyProfit: dailyProfit * DAYS_PER_MONTH,
      yearlyProfit: dailyProfit * 365,
      breakEvenDays: dailyProfit > 0 ? hardwareCost / dailyProfit : null,
      paybackMonths: paybackOf(months, hardwareCost),
      breakEvenElectricityPrice: energyPerDay > 0 ? dailyRevenue / energyPerDay : null,
      breakEvenCoinPrice: coinsPerDay > 0 ? dailyPowerCost / coinsPerDay : null,
      daysPerCoin: coinsPerDay > 0 ? 1 / coinsPerDay : null,
      energyPerDay,
      soloBlockDays: blocksPerDay > 0 ? 1 / blocksPerDay : null,
      forecast: months.slice(0, FORECAST_MONTHS),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.dailyRevenue! > 0
      ? outputs.dailyPowerCost === 0
        ? `The miner earns {dailyRevenue} a day and has no electricity to pay for.`
        : outputs.dailyProfit! >= 0
          ? `The miner earns {dailyRevenue} a day and uses {dailyPowerCost} of electricity, which leaves {dailyProfit}.`
          : `The miner earns {dailyRevenue} a day but uses {dailyPowerCost} of electricity, so it loses ${say.money(-outputs.dailyProfit!, 2)} a day.`
      : outputs.dailyPowerCost! > 0
        ? `The miner earns nothing and uses {dailyPowerCost} of electricity a day.`
        : `The miner earns nothing.`,
    ...(outputs.breakEvenElectricityPrice === null || outputs.dailyRevenue === 0 || inputs.electricityPrice === 0
      ? []
      : [
          `It breaks even at an electricity price of {breakEvenElectricityPrice} per kWh; you pay ${say.money(inputs.electricityPrice, 4)}.`,
        ]),
    ...(inputs.hardwareCost === 0
      ? []
      : [
          `${inputs.difficultyGrowthRate === 0 ? "At today's difficulty" : "If difficulty changes as you expect"}, the hardware ${
            outputs.paybackMonths === null
              ? "does not pay for itself within ten years"
              : "pays for itself after {paybackMonths}"
          }.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`c = \frac{H \cdot 86400}{D \cdot 2^{32}}\,B\,(1 - f)\,u \qquad \pi = c\,p - \frac{W}{1000}\,24\,u\,e`,
      String.raw`c_k = \frac{c \cdot 365/12}{(1 + g)^{k - 1}}`,
    ],
    where: {
      c: "coins per day",
      H: "hashes per second",
      D: "network difficulty",
      B: "coins per block",
      f: "pool fee",
      u: "uptime",
      "\\pi": "profit per day",
      "p, W, e": "coin price, power draw in watts, electricity price per kWh",
      "c_k, g": "coins in month k, difficulty growth per month",
    },
  },
  howTo: [
    "Enter the Hashrate with its unit and the Power draw at the wall, both from the miner's data sheet.",
    "Enter today's Network difficulty, Coins per block and Coin price from a block explorer.",
    "Enter your Electricity price per kWh, taxes included, the Pool fee and the Uptime.",
    "Enter the Hardware cost and the Difficulty growth per month you expect, then read the two-year forecast.",
  ],
  faq: [
    {
      question: "Why does the profit fall month after month?",
      answer:
        "When more machines join, the network raises the difficulty (Bitcoin every 2,016 blocks, about two weeks) so that blocks keep coming at the same pace. Your share of the coins shrinks while your electricity bill stays the same. Bitcoin's difficulty grew about sixfold from 2022 to 2025, nearly 4% a month.",
    },
    {
      question: "What does efficiency in J/TH mean?",
      answer:
        "Joules per terahash, which is the same as watts per TH/s: a 200 TH/s machine drawing 3,500 W is rated 17.5 J/TH. At 0.07 per kWh, each TH/s costs 0.029 a day to run; older machines at 30 to 40 J/TH use about twice as much electricity for the same coins.",
    },
    {
      question: "Does it include transaction fees and halvings?",
      answer:
        "Only if you add fees to Coins per block; on Bitcoin they add a few percent in quiet times. The next halving, expected in 2028, cuts the reward from 3.125 to 1.5625; the forecast does not include it.",
    },
  ],
  about: [
    "Use it for coins whose blocks take difficulty × 2³² hashes on average: Bitcoin, Bitcoin Cash, Litecoin, Dogecoin and other SHA-256 or scrypt coins with Bitcoin's difficulty. Ethereum Classic, Monero and Kaspa define difficulty differently.",
    "Results are averages. A pool pays out close to them; mining alone is a matter of luck, and your first block can easily come much sooner or much later than expected. Price and difficulty are your assumptions; cooling, repairs and tax come on top, and resale value is not counted.",
  ],
  sources: [
    "Nakamoto, S., Bitcoin: A Peer-to-Peer Electronic Cash System, 2008; difficulty 1 corresponds to about 2³² hashes per block",
    "Antonopoulos, A., Mastering Bitcoin (3rd ed., 2023), ch. 12",
  ],
  caution:
    "An estimate based on your assumptions: a price drop or a jump in difficulty can make mining unprofitable overnight.",
  overflow: "hashrate",
  phrases: [
    "mining profit {hashrate} TH/s {power} at {electricityPrice} per kWh",
    "bitcoin mining {hashrate} {electricityPrice}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 9.5 GH/s scrypt miner at 0.06 per kWh",
      inputs: {
        hashrate: 9.5,
        hashrateUnit: "gh",
        difficulty: 80_000_000,
        blockReward: 6.25,
        coinPrice: 85,
        power: 3425,
        electricityPrice: 0.06,
        poolFeeRate: 2,
        uptime: 100,
        hardwareCost: 5000,
        difficultyGrowthRate: 0,
      },
      outputs: {
        dailyProfit: -3.68830892,
        coinsPerDay: 0.01463166,
        breakEvenDays: null,
        breakEvenElectricityPrice: 0.01513006,
      },
    },
    {
      title: "200 TH/s of Bitcoin at 0.04 per kWh",
      inputs: { electricityPrice: 0.04, difficultyGrowthRate: 0 },
      outputs: { dailyProfit: 4.54888951, breakEvenDays: 769.418556, paybackMonths: 25.2959526 },
    },
  ],
});

interface Mine {
  readonly coinsPerDay: number;
  readonly coinPrice: number;
  readonly dailyPowerCost: number;
  readonly hardwareCost: number;
  /** Difficulty growth per month. */
  readonly growth: number;
}

/** Ten years, month by month, at today's price and growing difficulty. */
function forecastOf({ coinsPerDay, coinPrice, dailyPowerCost, hardwareCost, growth }: Mine) {
  let cumulative = -hardwareCost;
  return Array.from({ length: LONGEST_PAYBACK }, (_, index) => {
    const coins = (coinsPerDay * DAYS_PER_MONTH) / (1 + growth) ** index;
    const revenue = coins * coinPrice;
    const powerCost = dailyPowerCost * DAYS_PER_MONTH;
    cumulative += revenue - powerCost;
    return { month: index + 1, coins, revenue, powerCost, profit: revenue - powerCost, cumulative };
  });
}

/** Months until the hardware is paid off, by parts of the last month; null where it never is. */
function paybackOf(months: ReturnType<typeof forecastOf>, hardwareCost: number): number | null {
  if (hardwareCost === 0) return 0;
  const last = months.find((month) => month.cumulative >= 0);
  if (!last) return null;
  const missing = last.profit - last.cumulative;
  return last.month - 1 + missing / last.profit;
}
