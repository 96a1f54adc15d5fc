import { defineCalculator, chart, money, number, percent, table } from "#engine/define.ts";

/** Price ratios of the table: coin A against coin B, end against start. */
const RATIOS = [0.1, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 5, 10];

export default defineCalculator({
  id: "impermanent-loss",
  name: "Impermanent Loss Calculator",
  category: "crypto",
  emoji: "🌊",
  description:
    "Compare a liquidity pool with simply holding the two coins: the impermanent loss, the fees you earn and the fee rate that makes up for it.",
  keywords: ["liquidity pool", "LP", "uniswap", "AMM", "divergence loss", "yield farming", "balancer weights", "DeFi"],
  related: [
    { id: "staking-rewards", stage: "complementary", relevance: 76 },
    { id: "cryptocurrency", stage: "complementary", relevance: 74 },
    { id: "gas-fee", stage: "complementary", relevance: 70 },
    "crypto-cost-basis",
    "liquidation-price",
  ],
  inputs: {
    depositValue: money("Value put in", {
      default: 10_000,
      min: 0.01,
      decimals: 2,
      also: [
        "deposit",
        "put in",
        "liquidity",
        "invested",
        "put",
        "provided",
        "provide",
        "of liquidity",
        "into the pool",
        "worth of liquidity",
        "deposited",
        "pool with",
      ],
    }),
    priceAStart: money("Coin A: price at the start", {
      default: 2000,
      min: 1e-12,
      decimals: 2,
      also: [
        "from",
        "start price",
        "coin A",
        "ETH from",
        "went from",
        "goes from",
        "started at",
        "doubles from",
        "drops from",
        "rises from",
      ],
    }),
    priceAEnd: money("Coin A: price at the end", {
      default: 3200,
      min: 1e-12,
      decimals: 2,
      also: ["to", "end price", "up to", "goes to", "went to", "down to", "ends at"],
    }),
    priceBStart: money("Coin B: price at the start", {
      also: ["coin B", "USDC at"],
      default: 1,
      min: 1e-12,
      decimals: 2,
    }),
    priceBEnd: money("Coin B: price at the end", {
      also: ["stays at", "stayed at", "coin B stays at", "USDC stayed at", "remains at"],
      default: 1,
      min: 1e-12,
      decimals: 2,
    }),
    weightA: percent("Share of coin A in the pool", {
      also: ["weight", "share of", "pool share"],
      default: 50,
      min: 1,
      max: 99,
    }),
    feeRate: percent("Fees earned per year", {
      default: 12,
      min: 0,
      max: 100_000,
      also: ["fees", "APR", "fee APR", "fees of", "trading fees", "earning"],
    }),
    days: number("Days in the pool", {
      also: ["after", "for"],
      default: 180,
      min: 0.01,
      max: 36_500,
      unit: "days",
    }),
  },
  outputs: {
    impermanentLoss: percent("Impermanent loss", { also: ["IL", "divergence loss"], decimals: 2 }),
    lossAmount: money("Loss against holding", {
      also: ["lose against holding", "how much do I lose", "dollars lost", "dollars do I lose", "lose"],
      decimals: 2,
    }),
    poolValue: money("Value in the pool without fees", { also: ["value in the pool", "pool worth"], decimals: 2 }),
    holdValue: money("Value if held", {
      also: ["had just held", "if I had held", "just held", "held"],
      decimals: 2,
    }),
    feesEarned: money("Fees earned", { also: ["fees earned"], decimals: 2 }),
    netVersusHolding: money("Pool with fees against holding", { decimals: 2 }),
    netReturn: percent("Return with fees", { decimals: 2 }),
    breakEvenFeeRate: percent("Fee rate that makes up for it", { decimals: 2 }),
    startAmountA: number("Coins A put in"),
    startAmountB: number("Coins B put in"),
    amountA: number("Coins A taken out"),
    amountB: number("Coins B taken out"),
    lossByRatio: table("Loss by price ratio", {
      priceRatio: number("Price ratio"),
      impermanentLoss: percent("Impermanent loss", { decimals: 2 }),
    }),
    lossChart: chart("Loss by price ratio", {
      x: { priceRatio: number("Price ratio, end against start") },
      y: { impermanentLoss: percent("Impermanent loss", { decimals: 2 }) },
      from: "lossByRatio",
      as: "line",
      fit: true,
      logX: true,
      smooth: true,
    }),
  },
  figures: ["lossAmount", "holdValue", "poolValue", "feesEarned", "netVersusHolding", "netReturn", "breakEvenFeeRate"],
  compute(inputs) {
    const { depositValue, priceAStart, priceBStart, priceAEnd, priceBEnd, days } = inputs;
    const [shareOfA, shareOfB] = [inputs.weightA / 100, 1 - inputs.weightA / 100];
    const [priceRatioA, priceRatioB] = [priceAEnd / priceAStart, priceBEnd / priceBStart];
    // Written so that equal ratios leave no difference.
    const holdValue = depositValue * (priceRatioB + shareOfA * (priceRatioA - priceRatioB));
    const poolValue = depositValue * priceRatioB * (priceRatioA / priceRatioB) ** shareOfA;
    const lossAmount = holdValue - poolValue;
    const feesEarned = (((depositValue * inputs.feeRate) / 100) * days) / 365;
    return {
      impermanentLoss: Math.min(0, 100 * (poolValue / holdValue - 1)),
      lossAmount,
      poolValue,
      holdValue,
      feesEarned,
      netVersusHolding: poolValue + feesEarned - holdValue,
      netReturn: 100 * ((poolValue + feesEarned) / depositValue - 1),
      breakEvenFeeRate: (((100 * lossAmount) / depositValue) * 365) / days,
      startAmountA: (shareOfA * depositValue) / priceAStart,
      startAmountB: (shareOfB * depositValue) / priceBStart,
      amountA: (shareOfA * poolValue) / priceAEnd,
      amountB: (shareOfB * poolValue) / priceBEnd,
      lossByRatio: RATIOS.map((k) => ({
        priceRatio: k,
        impermanentLoss: 100 * (k ** shareOfA / (shareOfA * k + shareOfB) - 1),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.lossAmount! > 1e-9 * outputs.holdValue!
      ? `Your share of the pool is worth {poolValue}; holding both coins, you would have {holdValue}. That is an impermanent loss of ${say.percent(-outputs.impermanentLoss!, 2)}.`
      : `Both prices moved by the same factor, so there is no impermanent loss: in the pool or held, the coins are worth {holdValue}.`,
    outputs.lossAmount! <= 1e-9 * outputs.holdValue!
      ? outputs.feesEarned! > 0
        ? `The {feesEarned} in fees puts the pool ahead of holding.`
        : `Without fees, the pool brings no more than holding.`
      : outputs.netVersusHolding! >= 0
        ? `Fees of {feesEarned} make up for it: the pool comes out {netVersusHolding} ahead.`
        : outputs.feesEarned! > 0
          ? `Fees of {feesEarned} do not make up for it: you are ${say.money(-outputs.netVersusHolding!, 2)} behind.`
          : `Without fees, you are ${say.money(-outputs.netVersusHolding!, 2)} behind.`,
    ...(outputs.lossAmount! > 1e-9 * outputs.holdValue!
      ? [
          `The pool would have to earn {breakEvenFeeRate} a year in fees to match holding${inputs.feeRate > 0 ? "; you expect {feeRate}" : ""}.`,
        ]
      : []),
  ],
  formula: {
    tex: [
      String.raw`V_{\text{pool}} = D\,a^{w}\,b^{1-w} \qquad V_{\text{hold}} = D\,[w a + (1 - w) b]`,
      String.raw`L = \frac{V_{\text{pool}}}{V_{\text{hold}}} - 1 \qquad L_{w=1/2} = \frac{2\sqrt{k}}{1 + k} - 1,\ k = \frac{a}{b}`,
    ],
    where: {
      D: "value put in",
      "a, b": "end price divided by start price, for coins A and B",
      w: "share of coin A",
      L: "impermanent loss",
    },
  },
  howTo: [
    "Enter the Value put in and the prices of both coins at the start and at the end; for a stablecoin, both are 1.",
    "Set the Share of coin A in the pool: 50% on Uniswap v2 and most others, other weights on Balancer.",
    "Enter the Fees earned per year that the pool reports, and the Days in the pool.",
    "Read Pool with fees against holding, and look up other price moves in the table.",
  ],
  faq: [
    {
      question: "How large is the loss for common moves?",
      answer:
        "In a 50/50 pool, it is 0.6% if one coin rises to 1.25 times its starting price while the other stays put, 2.0% at 1.5 times, 5.7% if it doubles, 13.4% if it triples, 20% at four times and 25.5% at five times. A price that halves costs as much as one that doubles.",
    },
    {
      question: "Why is it called impermanent?",
      answer:
        "Because it disappears if the price ratio returns to where it was. It becomes permanent when you withdraw at a different ratio. It compares the pool with holding, not with your deposit, so you can have a gain and an impermanent loss at the same time.",
    },
    {
      question: "What about concentrated liquidity?",
      answer:
        "On Uniswap v3 and similar pools you choose a price range; the narrower it is, the larger both the fees and the loss, and outside it you hold only the coin that lost value. This calculator covers full-range positions only.",
    },
  ],
  about: [
    "Use it before you join a constant-product or weighted pool, or to judge a position afterward. Arbitrage is assumed to keep the pool at the market price; fees are added separately, as a simple rate on the value you put in, without compounding.",
    "A pool that holds 80% of the coin whose price doubles loses 3.3% instead of 5.7%. Token rewards, gas fees, hacks and stablecoins losing their peg are not included.",
  ],
  sources: [
    "Angeris et al., An Analysis of Uniswap Markets, Cryptoeconomic Systems, 2021",
    "Martinelli, F. and Mushegian, N., Balancer: A Non-Custodial Portfolio Manager, 2019",
  ],
  caution: "You can lose everything through a hack or a failed coin; these figures cover only price moves and fees.",
  overflow: "priceAEnd",
  phrases: [
    "impermanent loss from {priceAStart} to {priceAEnd}",
    "impermanent loss {depositValue} deposit {priceAStart} to {priceAEnd}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Coin A quadruples in a 50/50 pool",
      inputs: { depositValue: 5000, priceAStart: 100, priceAEnd: 400, feeRate: 20, days: 365 },
      outputs: {
        impermanentLoss: -20,
        poolValue: 10_000,
        holdValue: 12_500,
        netVersusHolding: -1500,
        breakEvenFeeRate: 50,
      },
    },
    {
      title: "Both coins rise by the same percentage",
      inputs: { priceAStart: 100, priceAEnd: 150, priceBStart: 20, priceBEnd: 30 },
      outputs: { impermanentLoss: 0, poolValue: 15_000, holdValue: 15_000 },
    },
    {
      title: "An 80/20 pool when A doubles",
      inputs: { priceAStart: 2000, priceAEnd: 4000, weightA: 80 },
      outputs: { impermanentLoss: -3.2721704, poolValue: 17411.011266, holdValue: 18_000 },
    },
  ],
});
