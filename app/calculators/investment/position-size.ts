import { boolean, defineCalculator, money, number, percent, refuse, text } from "#engine/define.ts";

export default defineCalculator({
  id: "position-size",
  name: "Position Size Calculator",
  category: "investment",
  emoji: "🎚️",
  description:
    "How many shares or coins to trade so that hitting your stop-loss costs no more than the share of your account you are willing to lose.",
  keywords: [
    "risk per trade",
    "stop loss",
    "risk reward ratio",
    "lot size",
    "trading risk",
    "1% rule",
    "day trading",
    "win rate",
    "how many shares should I buy with a stop",
  ],
  related: [
    { id: "liquidation-price", stage: "advanced_planning", relevance: 78 },
    { id: "stock-average", stage: "complementary", relevance: 76 },
    "cryptocurrency",
    "sharpe-ratio",
    { id: "black-scholes", stage: "complementary", relevance: 66 },
  ],
  inputs: {
    accountBalance: money("Account balance", {
      default: 25_000,
      min: 0.01,
      also: [
        "account",
        "balance",
        "trading account",
        "in my account",
        "account of",
        "account size",
        "capital",
        "portfolio",
        "in my trading account",
        "have",
        "bankroll",
      ],
    }),
    riskPercent: percent("Risk per trade", {
      default: 1,
      min: 0.001,
      max: 100,
      also: ["risk", "risking", "at risk", "risk of", "risk only", "willing to risk", "risk no"],
    }),
    entryPrice: money("Entry price", {
      default: 80,
      min: 1e-8,
      also: [
        "entry",
        "buy at",
        "enter",
        "enter at",
        "entry at",
        "buy",
        "go long at",
        "long at",
        "short at",
        "buying at",
        "entering at",
        "get in at",
        "entry of",
        "entry is",
      ],
    }),
    stopPrice: money("Stop-loss price", {
      default: 76,
      min: 0,
      also: [
        "stop",
        "stop-loss",
        "stop at",
        "stop is",
        "stop is at",
        "stop loss at",
        "stop of",
        "stopped out at",
        "stop loss of",
      ],
    }),
    targetPrice: money("Target price", {
      default: 90,
      min: 0,
      also: ["target", "take profit", "target of", "target at", "take profit at", "profit target", "sell at"],
    }),
    feeRate: percent("Fee per side", {
      also: ["commission", "fee"],
      default: 0,
      min: 0,
      max: 20,
      help: "Percent of the traded value, paid on entry and exit.",
    }),
    wholeShares: boolean("Whole shares only", { default: true }),
  },
  outputs: {
    shares: number("Position size", {
      also: [
        "how many shares",
        "shares",
        "size",
        "how many shares should I buy",
        "shares should I buy",
        "how big a position",
        "how many coins",
        "lot size",
        "how many",
      ],
      unit: "shares",
    }),
    positionValue: money("Position value", { also: ["position worth"] }),
    riskAmount: money("Loss at the stop", { also: ["risk amount", "dollar risk", "money at risk"], decimals: 2 }),
    riskPerShare: money("Loss per share", { decimals: 4 }),
    potentialProfit: money("Profit at the target", { also: ["profit", "potential profit"], decimals: 2 }),
    rewardRiskRatio: number("Reward to risk", {
      also: ["risk reward", "risk reward ratio", "reward ratio", "r multiple", "risk to reward", "reward risk ratio"],
      decimals: 2,
    }),
    breakEvenWinRate: percent("Win rate to break even", {
      also: ["win rate"],
      decimals: 1,
      none: "No win rate is enough: fees eat up the profit.",
    }),
    leverage: number("Position as a multiple of the account", { also: ["leverage"], decimals: 2 }),
    direction: text("Direction", { labels: { long: "Long (you buy first)", short: "Short (you sell first)" } }),
  },
  pictures: [{ draw: "timeline", of: ["stopPrice", "entryPrice", "targetPrice"], title: "Stop, entry and target" }],
  compute(inputs) {
    const { accountBalance, entryPrice, stopPrice, targetPrice } = inputs;
    if (stopPrice === entryPrice)
      refuse("stopPrice", "The stop must differ from the entry price: below it to go long, above it to go short.");
    const isLong = stopPrice < entryPrice;
    if (isLong ? targetPrice <= entryPrice : targetPrice >= entryPrice) {
      refuse(
        "targetPrice",
        isLong
          ? "With a stop below the entry, the target must be above the entry."
          : "With a stop above the entry, the target must be below the entry.",
      );
    }
    const fee = inputs.feeRate / 100;
    const riskPerShare = Math.abs(entryPrice - stopPrice) + fee * (entryPrice + stopPrice);
    const exactUnits = (accountBalance * inputs.riskPercent) / 100 / riskPerShare;
    const shares = inputs.wholeShares ? Math.floor(exactUnits + 1e-9) : exactUnits;
    const profitPerShare = Math.abs(targetPrice - entryPrice) - fee * (entryPrice + targetPrice);
    const rewardRiskRatio = profitPerShare / riskPerShare;
    return {
      shares,
      positionValue: shares * entryPrice,
      riskAmount: shares * riskPerShare,
      riskPerShare,
      potentialProfit: shares * profitPerShare,
      rewardRiskRatio,
      breakEvenWinRate: rewardRiskRatio > 0 ? 100 / (1 + rewardRiskRatio) : null,
      leverage: (shares * entryPrice) / accountBalance,
      direction: isLong ? "long" : "short",
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.shares === 0
      ? `Not even one whole share fits: a single one would risk {riskPerShare}, and you allow ${say.money((inputs.accountBalance * inputs.riskPercent) / 100, 2)}.`
      : `${outputs.direction === "long" ? "Buy" : "Sell short"} ${say.number(outputs.shares!)} for {positionValue}; if the stop is hit you lose {riskAmount}.`,
    outputs.rewardRiskRatio! > 0
      ? `The target brings {rewardRiskRatio} for each unit of risk, so you break even if {breakEvenWinRate} of such trades win.`
      : `Fees are more than the distance to the target, so this trade cannot win.`,
    outputs.leverage! > 1
      ? `The position is {leverage} times your account: you would need to borrow, and a gap past the stop would cost more.`
      : `The position ties up ${say.percent(100 * outputs.leverage!, 0)} of your account.`,
  ],
  formula: {
    tex: [
      String.raw`q = |E - S| + f\,(E + S), \qquad n = \frac{A\,p}{q}`,
      String.raw`R = \frac{|T - E| - f\,(E + T)}{q}, \qquad w = \frac{1}{1 + R}`,
    ],
    where: {
      q: "loss per share at the stop, with fees",
      "E,\\ S,\\ T": "entry, stop-loss and target price",
      f: "fee per side as a share of the traded value",
      n: "position size; rounded down for whole shares",
      A: "account balance",
      p: "share of the account at risk",
      R: "reward to risk",
      w: "win rate at which gains and losses are equal",
    },
  },
  howTo: [
    "Enter your Account balance and the Risk per trade; 0.5 to 2% is typical.",
    "Enter the Entry price, the Stop-loss price and the Target price. A stop above the entry makes it a short.",
    "Enter the Fee per side, and turn off Whole shares only for coins or fractional shares.",
    "Check the Position as a multiple of the account: above 1, you need margin.",
  ],
  faq: [
    {
      question: "Why risk only 1%?",
      answer:
        "Because losing streaks happen. At 1% per trade, ten losses in a row cost 9.6% of the account; at 5% they cost 40%, and it then takes a gain of 67% to get back.",
    },
    {
      question: "Is the loss limited to the stop?",
      answer:
        "Not for certain. A stop becomes a market order: after an overnight gap or in a fast market, it is filled at a worse price. A guaranteed stop or an option limits the loss, at a cost.",
    },
    {
      question: "What win rate do I need?",
      answer:
        "One divided by one plus reward to risk. At 2 to 1, a third of the trades must win; at 1 to 1, half, before fees. The figure here includes fees.",
    },
  ],
  about: [
    "The percent-risk rule: the stop, not the share price, decides how many shares you can afford. Set the stop where your idea is proven wrong, then read the size.",
    "Slippage, overnight financing and taxes are not counted. In futures and currencies, one contract or lot moves by its multiplier: enter prices per unit and divide the size by the lot.",
  ],
  sources: ["Tharp, V. K., Trade Your Way to Financial Freedom (2nd ed., 2007): percent-risk position sizing"],
  overflow: "accountBalance",
  caution: "Arithmetic, not a recommendation to trade; losses can exceed the planned amount.",
  phrases: [
    "position size {accountBalance} account entry {entryPrice} stop {stopPrice}",
    "how many shares can I buy risking {riskPercent} of {accountBalance} entry {entryPrice} stop {stopPrice}",
    "risk reward entry {entryPrice} stop {stopPrice} target {targetPrice}",
    "{accountBalance} account risking {riskPercent} enter {entryPrice} stop {stopPrice}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1% of 25,000 at risk, stop 4 below",
      inputs: {
        accountBalance: 25_000,
        riskPercent: 1,
        entryPrice: 80,
        stopPrice: 76,
        targetPrice: 90,
        feeRate: 0,
        wholeShares: true,
      },
      outputs: { shares: 62, riskAmount: 248, rewardRiskRatio: 2.5 },
    },
    {
      title: "A short in coins with fees",
      inputs: {
        accountBalance: 10_000,
        riskPercent: 2,
        entryPrice: 30_000,
        stopPrice: 31_500,
        targetPrice: 26_000,
        feeRate: 0.1,
        wholeShares: false,
      },
      outputs: { shares: 0.128081972462, potentialProfit: 505.155299392, breakEvenWinRate: 28.3625465444 },
    },
  ],
});
