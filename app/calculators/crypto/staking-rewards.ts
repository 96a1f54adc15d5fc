import { defineCalculator, chart, choice, integer, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { forceOfInterest } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "staking-rewards",
  name: "Crypto Staking Rewards Calculator",
  category: "crypto",
  emoji: "🌱",
  description:
    "Coins and value earned by staking, after the validator's commission, with APY, real yield and the effect of the coin's price.",
  keywords: [
    "staking APY",
    "APR to APY",
    "ethereum staking",
    "validator commission",
    "passive crypto income",
    "compound staking",
    "proof of stake",
    "how many coins will I earn staking",
  ],
  related: [
    { id: "cryptocurrency", stage: "complementary", relevance: 78 },
    { id: "compound-interest", stage: "complementary", relevance: 80 },
    { id: "effective-annual-rate", stage: "complementary", relevance: 72 },
    "impermanent-loss",
    "crypto-mining",
  ],
  inputs: {
    stakedAmount: number("Coins staked", {
      default: 32,
      min: 1e-8,
      also: [
        "stake",
        "coins",
        "staking",
        "staked",
        "tokens",
        "ETH",
        "BTC",
        "SOL",
        "ADA",
        "DOT",
        "ether",
        "I staked",
        "delegated",
        "locked up",
      ],
    }),
    coinPrice: money("Coin price now", {
      default: 3500,
      min: 1e-12,
      decimals: 2,
      also: ["price", "worth", "ETH price", "price of ETH", "trading at"],
    }),
    annualRate: percent("Reward rate (APR)", {
      default: 3.2,
      min: 0,
      max: 1000,
      also: ["APR", "at", "apy", "reward", "yield", "APY of", "earning", "paying", "rate"],
    }),
    commissionRate: percent("Validator commission", {
      unsaid: 0,
      default: 10,
      min: 0,
      max: 100,
      also: [
        "commission",
        "validator keeps",
        "validator takes",
        "keeps",
        "takes",
        "validator fee",
        "fee",
        "validator charges",
      ],
    }),
    compounding: choice("Rewards are restaked", {
      called: {
        none: ["never restake", "no restaking", "without restaking", "not restaked"],
        daily: ["restaked daily", "compounded daily", "every day"],
        monthly: ["monthly compounding", "compounded monthly"],
        weekly: ["restaked weekly"],
        annually: ["restaked yearly"],
      },
      also: ["restake", "restaked", "restaking", "compounded", "reinvested"],
      unsaid: "none",
      default: "daily",
      options: [
        ["none", "Never"],
        ["daily", "Daily"],
        ["weekly", "Weekly"],
        ["monthly", "Monthly"],
        ["annually", "Yearly"],
      ],
    }),
    termMonths: integer("Time staked", {
      assumable: false,
      default: 24,
      min: 1,
      max: 240,
      unit: "months",
      also: ["for", "months", "over", "after", "staked for", "years"],
    }),
    priceChangeRate: percent("Expected price change per year", {
      also: ["price falls", "price rises"],
      default: 0,
      min: -99,
      max: 10_000,
    }),
    supplyInflationRate: percent("Growth of the coin's supply per year", {
      also: ["supply grows", "inflation"],
      default: 0.5,
      min: -50,
      max: 10_000,
    }),
  },
  outputs: {
    rewards: number("Coins earned", {
      also: [
        "rewards",
        "earn",
        "earned",
        "staking rewards",
        "coins will I earn",
        "earn staking",
        "how much will I earn",
      ],
    }),
    rewardsValue: money("Value of the rewards at the end", {
      also: ["worth", "worth of the rewards", "value of rewards", "rewards worth"],
      decimals: 2,
    }),
    endBalance: number("Coins at the end", {
      also: ["how much will I have", "will I have", "have at the end", "end up with", "at the end"],
    }),
    endPrice: money("Coin price at the end", { decimals: 2 }),
    endValue: money("Value at the end", { decimals: 2 }),
    apy: percent("APY after commission", { also: ["APY", "effective yield"], decimals: 3 }),
    realYield: percent("Yield after supply growth", { also: ["real yield"], decimals: 3 }),
    totalReturn: percent("Total return in your currency", { decimals: 2 }),
    breakEvenPrice: money("Price at which you are even", { decimals: 2 }),
    schedule: table("Month by month", {
      month: integer("Month"),
      rewards: number("Earned in the month"),
      balance: number("Coins"),
    }),
    balanceOverTime: chart("Coins over time", {
      x: { month: integer("Month") },
      y: { balance: number("Coins") },
      from: "schedule",
      as: "line",
      fit: true,
    }),
  },
  compute(inputs) {
    const { stakedAmount, coinPrice, termMonths } = inputs;
    const rate = (inputs.annualRate / 100) * (1 - inputs.commissionRate / 100);
    const growth = growthOf(rate, inputs.compounding);
    const years = termMonths / 12;
    const rewards = stakedAmount * growth(years);
    const endBalance = stakedAmount + rewards;
    const priceFactor = (1 + inputs.priceChangeRate / 100) ** years;
    const endPrice = coinPrice * priceFactor;
    const apy = growth(1);
    const supplyGrowth = inputs.supplyInflationRate / 100;
    return {
      rewards,
      rewardsValue: rewards * endPrice,
      endBalance,
      endPrice,
      endValue: endBalance * endPrice,
      apy: 100 * apy,
      realYield: (100 * (apy - supplyGrowth)) / (1 + supplyGrowth),
      totalReturn: 100 * ((1 + growth(years)) * priceFactor - 1),
      breakEvenPrice: coinPrice / (1 + growth(years)),
      schedule: Array.from({ length: termMonths }, (_, index) => ({
        month: index + 1,
        rewards: stakedAmount * (growth((index + 1) / 12) - growth(index / 12)),
        balance: stakedAmount * (1 + growth((index + 1) / 12)),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    ...(outputs.rewards! > 0
      ? [
          `After {termMonths} your ${counted(inputs.stakedAmount, "coin", say.number(inputs.stakedAmount))} will be ${say.number(outputs.endBalance!, 4)}: ${say.number(outputs.rewards!, 4)} earned, worth {rewardsValue} at the price you expect.`,
          `After commission${inputs.compounding === "none" ? "" : " and restaking"}, {annualRate} APR becomes {apy} APY${inputs.supplyInflationRate === 0 ? "" : ", or {realYield} after growth in the coin's supply"}.`,
        ]
      : [`At this reward rate and commission, your coins earn nothing.`]),
    outputs.totalReturn! >= 0
      ? `${outputs.totalReturn! < 0.005 ? "In your currency the stake gains nothing" : "In your currency the stake returns {totalReturn}"}; you come out ahead as long as the coin stays above {breakEvenPrice}.`
      : `In your currency the stake loses ${say.percent(-outputs.totalReturn!, 2)}, because the price falls faster than rewards come in; you would break even at {breakEvenPrice}.`,
  ],
  formula: {
    tex: [
      String.raw`r = R(1 - c) \qquad N(t) = N_0\left(1 + \frac{r}{m}\right)^{m t} \quad\text{or}\quad N_0(1 + r t)`,
      String.raw`\text{APY} = \left(1 + \frac{r}{m}\right)^m - 1 \qquad y = \frac{1 + \text{APY}}{1 + i} - 1`,
    ],
    where: {
      "N_0, N(t)": "coins staked and coins after t years",
      "R, c": "reward rate per year and validator commission",
      m: "number of times a year rewards are restaked; the second form is without restaking",
      "y, i": "yield after supply growth, and growth of the coin's supply",
    },
  },
  howTo: [
    "Enter Coins staked and the Coin price now.",
    "Enter the Reward rate (APR) of the network and the Validator commission; if the provider's rate already includes its commission, set the commission to 0.",
    "Choose how often Rewards are restaked and the Time staked.",
    "Enter the Expected price change and the growth of the coin's supply. If you earn less than the supply grows, your share of all coins shrinks.",
  ],
  faq: [
    {
      question: "What is the difference between APR and APY?",
      answer:
        "APR is the simple yearly rate; APY includes rewards earned on rewards. With daily restaking, 3.2% APR is 3.25% APY, 7% is 7.25% and 20% is 22.13%. Without restaking, the two are the same.",
    },
    {
      question: "Why subtract the growth of the supply?",
      answer:
        "Rewards are often paid in newly created coins. If the supply grows by 8% and you earn 7%, your share of all coins shrinks by almost 1% a year. Yield after supply growth is a better way to compare networks than APY.",
    },
    {
      question: "What are the risks of staking?",
      answer:
        "The price of the coin, above all. Then there are lock-ups and exit queues (leaving Ethereum can take days to weeks), penalties when the validator is offline, slashing of part of the stake when it breaks the rules, and the provider going bankrupt. In many countries rewards are taxed as income when you receive them.",
    },
  ],
  about: [
    "Use it to compare validators, to see what restaking adds, or to find how far the price can fall before it wipes out the rewards.",
    "It assumes a constant reward rate; real rates change with the number of coins staked. Between restaking dates, the balance is shown growing smoothly. Queues, minimum amounts (32 ether to run your own validator), fees for claiming rewards and tax are not counted.",
  ],
  sources: [
    "Ethereum Foundation: Proof-of-stake rewards and penalties",
    "Truth in Savings, 12 CFR part 1030 appendix A (annual percentage yield)",
  ],
  caution: "Rates are not guaranteed, and the coin can lose more value than the rewards add.",
  overflow: "coinPrice",
  phrases: [
    "staking {stakedAmount} coins at {annualRate} for {termMonths} months",
    "staking rewards {stakedAmount} {annualRate} APR",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500 coins at 7%, restaked weekly for 18 months",
      inputs: {
        stakedAmount: 500,
        coinPrice: 20,
        annualRate: 7,
        commissionRate: 5,
        compounding: "weekly",
        termMonths: 18,
        priceChangeRate: -10,
        supplyInflationRate: 4,
      },
      outputs: {
        rewards: 52.412124629,
        apy: 6.87155582846,
        realYield: 2.76111137352,
        totalReturn: -5.6684518703,
        breakEvenPrice: 18.1024267103,
      },
    },
    {
      title: "32 ether for a year without restaking",
      inputs: { compounding: "none", termMonths: 12 },
      outputs: { rewards: 0.9216, apy: 2.88, endBalance: 32.9216 },
    },
  ],
});

type Restaking = "none" | "daily" | "weekly" | "monthly" | "annually";

/** Gives what one coin earns in a number of years. */
function growthOf(rate: number, restaking: Restaking): (years: number) => number {
  if (restaking === "none") return (years) => rate * years;
  const continuousRate = forceOfInterest(rate, restaking);
  return (years) => Math.expm1(continuousRate * years);
}
