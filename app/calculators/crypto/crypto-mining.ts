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
    "What a miner earns per day after electricity and pool fee, when the hardware is paid off and which power price breaks even.",
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
    hashrate: number("Hashrate", { default: 200, min: 0, also: ["hash rate", "TH/s"] }),
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
      default: 140_000_000_000_000,
      min: 0.001,
      help: "For coins where a block takes difficulty times 2^32 hashes: Bitcoin, Bitcoin Cash, Litecoin, Dogecoin",
    }),
    blockReward: number("Coins per block", { default: 3.125, min: 0, help: "Bitcoin since April 2024: 3.125" }),
    coinPrice: money("Coin price", { default: 90_000, min: 0, decimals: 2 }),
    power: quantity("Power draw", power, {
      unit: "W",
      default: 3500,
      min: 0,
      imperial: "W",
      also: ["watts", "power"],
      decimals: 0,
    }),
    electricityPrice: money("Electricity price per kWh", {
      default: 0.07,
      min: 0,
      also: ["electricity", "per kWh"],
      decimals: 2,
    }),
    poolFeeRate: percent("Pool fee", { default: 1, min: 0, max: 100 }),
    uptime: percent("Uptime", { default: 98, min: 0, max: 100 }),
    hardwareCost: money("Hardware cost", { default: 3500, min: 0, also: ["miner costs", "hardware"] }),
    difficultyGrowthRate: percent("Difficulty growth per month", { default: 1.5, min: -50, max: 100 }),
  },
  outputs: {
    dailyProfit: money("Profit per day", { decimals: 2 }),
    coinsPerDay: number("Coins per day"),
    dailyRevenue: money("Revenue per day", { decimals: 2 }),
    dailyPowerCost: money("Electricity per day", { decimals: 2 }),
    monthlyProfit: money("Profit per month", { decimals: 2 }),
    yearlyProfit: money("Profit per year", { decimals: 2 }),
    breakEvenDays: number("Days to pay off the hardware at today's difficulty", {
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
  compute(inputs) {
    const { hashrate, coinPrice, hardwareCost } = inputs;
    const running = inputs.uptime / 100;
    const hashesPerDay = hashrate * HASHES[inputs.hashrateUnit] * SECONDS_PER_DAY * running;
    const blocksPerDay = hashesPerDay / (inputs.difficulty * HASHES_PER_DIFFICULTY);
    const coinsPerDay = blocksPerDay * inputs.blockReward * (1 - inputs.poolFeeRate / 100);
    const dailyRevenue = coinsPerDay * coinPrice;
    const energyPerDay = (inputs.power / 1000) * 24 * running;
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
    outputs.dailyProfit! >= 0
      ? `The miner earns {dailyRevenue} a day and uses {dailyPowerCost} of electricity: {dailyProfit} are left.`
      : `The miner earns {dailyRevenue} a day but uses {dailyPowerCost} of electricity: it loses ${say.money(-outputs.dailyProfit!, 2)} a day.`,
    outputs.breakEvenElectricityPrice === null
      ? `Without a power draw there is no electricity price to compare with.`
      : `Electricity may cost at most {breakEvenElectricityPrice} per kWh; you pay ${say.money(inputs.electricityPrice, 4)}.`,
    outputs.paybackMonths === null
      ? `With difficulty growing as you expect, the hardware is not paid off within ten years.`
      : `With difficulty growing as you expect, the hardware is paid off after {paybackMonths}.`,
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
      "p, W, e": "coin price, power draw in watts, price per kWh",
      "c_k, g": "coins in month k, and difficulty growth per month",
    },
  },
  howTo: [
    "Enter the Hashrate with its unit and the Power draw at the wall from the miner's data sheet.",
    "Enter Network difficulty, Coins per block and Coin price of today from a block explorer.",
    "Enter your Electricity price per kWh with all taxes, the Pool fee and the Uptime.",
    "Enter the Hardware cost and the Difficulty growth per month that you expect, and read the two years' forecast.",
  ],
  faq: [
    {
      question: "Why does the profit fall month by month?",
      answer:
        "When more machines join, the network raises the difficulty (Bitcoin every 2016 blocks, about two weeks) so that blocks keep their pace. Your share of the coins shrinks, while the electricity stays the same. Bitcoin's difficulty grew about sixfold from 2022 to 2025, nearly 4 % a month.",
    },
    {
      question: "What does efficiency in J/TH mean?",
      answer:
        "Watts per TH/s: a machine of 200 TH/s at 3500 W has 17.5 J/TH. At 0.07 per kWh it costs 0.029 per TH and day to run; older machines of 30 to 40 J/TH cost twice as much for the same coins.",
    },
    {
      question: "Does it include transaction fees and halvings?",
      answer:
        "Only if you put fees into Coins per block: on Bitcoin they add a few percent in quiet times. The next halving, expected in 2028, cuts the reward from 3.125 to 1.5625; the forecast does not know about it.",
    },
  ],
  about: [
    "Use it for coins in which a block takes difficulty times 2³² hashes on average: Bitcoin, Bitcoin Cash, Litecoin, Dogecoin and other SHA-256 or scrypt coins with Bitcoin's difficulty. Ethereum Classic, Monero and Kaspa define difficulty in another way.",
    "Results are averages. A pool pays close to them; alone, finding a block is luck, and the time to the first one scatters as widely as its mean. Price, difficulty and resale value are your assumptions; cooling, repairs and tax come on top.",
  ],
  sources: [
    "Nakamoto, S., Bitcoin: A Peer-to-Peer Electronic Cash System, 2008; difficulty 1 corresponds to about 2^32 hashes per block",
    "Antonopoulos, A., Mastering Bitcoin (3rd ed., 2023), ch. 12",
  ],
  caution: "A model with your assumptions; price and difficulty can make mining worthless overnight.",
  overflow: "hashrate",
  phrases: [
    "mining profit {hashrate} TH/s {power} at {electricityPrice} per kWh",
    "bitcoin mining {hashrate} {electricityPrice}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A scrypt miner of 9.5 GH/s at 0.06 per kWh",
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
  cases: [
    {
      by: "Catalogue check",
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
        dailyProfit: -3.68830892348,
        coinsPerDay: 0.0146316597238,
        dailyRevenue: 1.24369107652,
        dailyPowerCost: 4.932,
        monthlyProfit: -112.186063089,
        yearlyProfit: -1346.23275707,
        breakEvenElectricityPrice: 0.0151300617582,
        breakEvenCoinPrice: 337.077275791,
        daysPerCoin: 68.3449464296,
        energyPerDay: 82.2,
        soloBlockDays: 418.612796881,
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: {},
      outputs: {
        dailyProfit: 2.07928951213,
        coinsPerDay: 8.71298834682e-5,
        dailyRevenue: 7.84168951213,
        dailyPowerCost: 5.7624,
        monthlyProfit: 63.2450559941,
        yearlyProfit: 758.940671929,
        breakEvenDays: 1683.26727932,
        paybackMonths: null,
        breakEvenElectricityPrice: 0.0952586189521,
        breakEvenCoinPrice: 66135.7478127,
        daysPerCoin: 11477.1185292,
        energyPerDay: 82.32,
        soloBlockDays: 35507.3354497,
        forecast: {
          rows: 24,
          first: {
            month: 1,
            coins: 0.00265020062216,
            revenue: 238.518055994,
            powerCost: 175.273,
            profit: 63.2450559941,
            cumulative: -3436.75494401,
          },
          last: {
            month: 24,
            coins: 0.00188174070666,
            revenue: 169.356663599,
            powerCost: 175.273,
            profit: -5.9163364008,
            cumulative: -2857.27445102,
          },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: {
        hashrate: 500,
        hashrateUnit: "ph",
        coinPrice: 120_000,
        electricityPrice: 0.045,
        hardwareCost: 9_000_000,
        power: 9_000_000,
        difficultyGrowthRate: 2.5,
      },
      outputs: {
        dailyProfit: 16613.3650404,
        coinsPerDay: 0.21782470867,
        dailyRevenue: 26138.9650404,
        dailyPowerCost: 9525.6,
        monthlyProfit: 505323.186647,
        yearlyProfit: 6063878.23976,
        breakEvenDays: 541.732513437,
        paybackMonths: null,
        breakEvenElectricityPrice: 0.123483394938,
        breakEvenCoinPrice: 43730.5761047,
        daysPerCoin: 4.59084741168,
        energyPerDay: 211_680,
        soloBlockDays: 14.2029341799,
        forecast: {
          rows: 24,
          first: {
            month: 1,
            coins: 6.62550155539,
            revenue: 795060.186647,
            powerCost: 289_737,
            profit: 505323.186647,
            cumulative: -8494676.81335,
          },
          last: {
            month: 24,
            coins: 3.75465343207,
            revenue: 450558.411848,
            powerCost: 289_737,
            profit: 160821.411848,
            cumulative: -1378556.82142,
          },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: {
        hashrate: 9,
        hashrateUnit: "gh",
        difficulty: 30_000_000,
        blockReward: 10_000,
        coinPrice: 0.22,
        power: 3260,
        uptime: 95,
        hardwareCost: 6000,
        difficultyGrowthRate: -3,
      },
      outputs: {
        dailyProfit: 7.28399701361,
        coinsPerDay: 56.7588955164,
        dailyRevenue: 12.4869570136,
        dailyPowerCost: 5.20296,
        monthlyProfit: 221.554909164,
        yearlyProfit: 2658.65890997,
        breakEvenDays: 823.723566716,
        paybackMonths: 17.751113081,
        breakEvenElectricityPrice: 0.167998022463,
        breakEvenCoinPrice: 0.0916677456928,
        daysPerCoin: 0.0176183837071,
        energyPerDay: 74.328,
        soloBlockDays: 174.4219987,
        forecast: {
          rows: 24,
          first: {
            month: 1,
            coins: 1726.41640529,
            revenue: 379.811609164,
            powerCost: 158.2567,
            profit: 221.554909164,
            cumulative: -5778.44509084,
          },
          last: {
            month: 24,
            coins: 3478.52930247,
            revenue: 765.276446542,
            powerCost: 158.2567,
            profit: 607.019746542,
            cumulative: 3430.47872178,
          },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: { hashrate: 0 },
      outputs: {
        dailyProfit: -5.7624,
        coinsPerDay: 0,
        dailyRevenue: 0,
        dailyPowerCost: 5.7624,
        monthlyProfit: -175.273,
        yearlyProfit: -2103.276,
        breakEvenDays: null,
        paybackMonths: null,
        breakEvenElectricityPrice: 0,
        breakEvenCoinPrice: null,
        daysPerCoin: null,
        energyPerDay: 82.32,
        soloBlockDays: null,
        forecast: {
          rows: 24,
          first: { month: 1, coins: 0, revenue: 0, powerCost: 175.273, profit: -175.273, cumulative: -3675.273 },
          last: { month: 24, coins: 0, revenue: 0, powerCost: 175.273, profit: -175.273, cumulative: -7706.552 },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: { uptime: 0 },
      outputs: {
        dailyProfit: 0,
        coinsPerDay: 0,
        dailyRevenue: 0,
        dailyPowerCost: 0,
        monthlyProfit: 0,
        yearlyProfit: 0,
        breakEvenDays: null,
        paybackMonths: null,
        breakEvenElectricityPrice: null,
        breakEvenCoinPrice: null,
        daysPerCoin: null,
        energyPerDay: 0,
        soloBlockDays: null,
        forecast: {
          rows: 24,
          first: { month: 1, coins: 0, revenue: 0, powerCost: 0, profit: 0, cumulative: -3500 },
          last: { month: 24, coins: 0, revenue: 0, powerCost: 0, profit: 0, cumulative: -3500 },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: { power: 0, hardwareCost: 0, poolFeeRate: 0 },
      outputs: {
        dailyProfit: 7.9208984971,
        coinsPerDay: 8.80099833012e-5,
        dailyRevenue: 7.9208984971,
        dailyPowerCost: 0,
        monthlyProfit: 240.927329287,
        yearlyProfit: 2891.12795144,
        breakEvenDays: 0,
        paybackMonths: 0,
        breakEvenElectricityPrice: null,
        breakEvenCoinPrice: 0,
        daysPerCoin: 11362.3473439,
        energyPerDay: 0,
        soloBlockDays: 35507.3354497,
        forecast: {
          rows: 24,
          first: {
            month: 1,
            coins: 0.00267697032541,
            revenue: 240.927329287,
            powerCost: 0,
            profit: 240.927329287,
            cumulative: 240.927329287,
          },
          last: {
            month: 24,
            coins: 0.00190074818854,
            revenue: 171.067336969,
            powerCost: 0,
            profit: 171.067336969,
            cumulative: 4898.26015049,
          },
        },
      },
    },
    {
      by: "mpmath 1.2, month-by-month simulation",
      inputs: {
        hashrateUnit: "eh",
        hashrate: 0.001,
        difficultyGrowthRate: 100,
        hardwareCost: 20_000,
        electricityPrice: 0.01,
      },
      outputs: {
        dailyProfit: 38.3852475607,
        coinsPerDay: 0.000435649417341,
        dailyRevenue: 39.2084475607,
        dailyPowerCost: 0.8232,
        monthlyProfit: 1167.55127997,
        yearlyProfit: 14010.6153596,
        breakEvenDays: 521.033502999,
        paybackMonths: null,
        breakEvenElectricityPrice: 0.47629309476,
        breakEvenCoinPrice: 1889.59279465,
        daysPerCoin: 2295.42370584,
        energyPerDay: 82.32,
        soloBlockDays: 7101.46708995,
        forecast: {
          rows: 24,
          first: {
            month: 1,
            coins: 0.0132510031108,
            revenue: 1192.59027997,
            powerCost: 25.039,
            profit: 1167.55127997,
            cumulative: -18832.44872,
          },
          last: {
            month: 24,
            coins: 1.57964266667e-9,
            revenue: 0.00014216784,
            powerCost: 25.039,
            profit: -25.0388578322,
            cumulative: -18215.7555822,
          },
        },
      },
    },
    { by: "Refusal", inputs: { difficulty: 0 }, refuses: "difficulty" },
    { by: "Refusal", inputs: { uptime: 101 }, refuses: "uptime" },
    { by: "Refusal", inputs: { hashrate: 1e300, hashrateUnit: "eh" }, refuses: "hashrate" },
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
