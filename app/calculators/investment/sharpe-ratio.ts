import { chart, choice, defineCalculator, integer, list, number, percent, refuse } from "#engine/define.ts";
import { mean, sampleDeviation } from "#maths/statistics.ts";

/** Trading days, weeks, months, quarters in a year. */
const PERIODS_A_YEAR = { daily: 252, weekly: 52, monthly: 12, quarterly: 4, annually: 1 } as const;

export default defineCalculator({
  id: "sharpe-ratio",
  name: "Sharpe Ratio Calculator",
  category: "investment",
  emoji: "⚖️",
  description:
    "Measure return per unit of risk from a list of returns: Sharpe and Sortino ratios, volatility and the deepest fall.",
  keywords: [
    "sortino ratio",
    "risk adjusted return",
    "volatility",
    "max drawdown",
    "fund comparison",
    "standard deviation of returns",
    "excess return",
  ],
  related: [
    { id: "investment-portfolio", stage: "next_step", relevance: 88 },
    { id: "standard-deviation", stage: "complementary", relevance: 80 },
    { id: "cagr", stage: "complementary", relevance: 74 },
    "wacc",
    "return-on-investment",
  ],
  inputs: {
    returns: list("Returns per period (%)", {
      of: percent("Return"),
      default: [1.2, -0.8, 2.5, 0.4, -1.9, 3.1, 1.6, -0.5, 0.9, 2.2, -2.4, 1.8],
      help: "In percent, oldest first; at least two.",
      also: ["annual returns", "monthly returns", "yearly returns", "returned", "returns of", "fund returned"],
    }),
    periodicity: choice("Each return covers", {
      default: "monthly",
      options: [
        ["daily", "A trading day"],
        ["weekly", "A week"],
        ["monthly", "A month"],
        ["quarterly", "A quarter"],
        ["annually", "A year"],
      ],
    }),
    riskFreeRate: percent("Risk-free rate per year", {
      default: 4,
      min: -10,
      max: 100,
      also: [
        "risk-free",
        "risk free",
        "riskfree",
        "risk free rate",
        "Treasury bills",
        "T-bills",
        "treasury",
        "bills",
        "tbills",
      ],
    }),
  },
  outputs: {
    sharpeRatio: number("Sharpe ratio (yearly)", { also: ["Sharpe ratio", "sharpe"], decimals: 2 }),
    sortinoRatio: number("Sortino ratio (yearly)", {
      also: ["sortino ratio", "sortino"],
      decimals: 2,
      none: "No period fell below the risk-free rate.",
    }),
    meanReturn: percent("Mean return per year", { decimals: 2 }),
    volatility: percent("Volatility per year", { also: ["volatility", "standard deviation"], decimals: 2 }),
    annualizedReturn: percent("Compound return per year", { also: ["annualized return"], decimals: 2 }),
    cumulativeReturn: percent("Return over the whole period", { also: ["total return"], decimals: 2 }),
    maxDrawdown: percent("Deepest fall from a peak", {
      also: ["max drawdown", "maximum drawdown", "drawdown", "worst drawdown"],
      decimals: 2,
    }),
    bestReturn: percent("Best period"),
    worstReturn: percent("Worst period"),
    positiveShare: percent("Periods with a gain", { decimals: 1 }),
    wealth: chart("Growth and fall from the peak", {
      x: { period: integer("Period") },
      y: { growth: percent("Since the start"), drawdown: percent("Below the peak") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { returns } = inputs;
    if (returns.length < 2) refuse("returns", "Enter at least two returns.");
    const impossible = returns.findIndex((one) => one < -100);
    if (impossible >= 0) refuse("returns", `Row ${impossible + 1}: a return cannot be below −100%.`);
    const perYear = PERIODS_A_YEAR[inputs.periodicity];
    const fractions = returns.map((one) => one / 100);
    const excess = fractions.map((one) => one - inputs.riskFreeRate / 100 / perYear);
    const deviation = sampleDeviation(excess);
    if (deviation <= 1e-15) refuse("returns", "All returns are the same, so there is no risk to measure.");
    const downside = Math.sqrt(mean(excess.map((one) => Math.min(0, one) ** 2)));
    const wealth = wealthOf(fractions);
    const growth = 1 + wealth.at(-1)!.growth / 100;
    return {
      sharpeRatio: (mean(excess) / deviation) * Math.sqrt(perYear),
      sortinoRatio: downside > 0 ? (mean(excess) / downside) * Math.sqrt(perYear) : null,
      meanReturn: 100 * perYear * mean(fractions),
      volatility: 100 * deviation * Math.sqrt(perYear),
      annualizedReturn: 100 * (growth ** (perYear / returns.length) - 1),
      cumulativeReturn: 100 * (growth - 1),
      maxDrawdown: Math.max(0, ...wealth.map(({ drawdown }) => -drawdown)),
      bestReturn: Math.max(...returns),
      worstReturn: Math.min(...returns),
      positiveShare: (100 * returns.filter((one) => one > 0).length) / returns.length,
      wealth,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.sharpeRatio! >= 0
      ? `For each point of volatility you earned ${say.number(outputs.sharpeRatio!, 2)} points a year above the risk-free rate of {riskFreeRate}.`
      : `The return is below the risk-free rate of {riskFreeRate}, so the risk was not rewarded: a Sharpe ratio of {sharpeRatio}.`,
    `100 became ${say.number(100 + outputs.cumulativeReturn!, 1)} over ${say.number(inputs.returns.length, 0)} periods, {annualizedReturn} a year, with volatility of {volatility}.`,
    outputs.maxDrawdown! > 0
      ? `At its worst, the value was {maxDrawdown} below an earlier peak; {positiveShare} of the periods brought a gain.`
      : `The value never fell below an earlier peak.`,
  ],
  formula: {
    tex: [
      String.raw`S = \frac{\bar{x}}{s}\sqrt{k}, \qquad x_t = R_t - \frac{r_f}{k}, \qquad s^2 = \frac{\sum_t (x_t - \bar{x})^2}{n - 1}`,
      String.raw`\text{Sortino} = \frac{\bar{x}}{d}\sqrt{k}, \qquad d^2 = \frac{\sum_t \min(0, x_t)^2}{n}`,
    ],
    where: {
      S: "Sharpe ratio per year",
      R_t: "return of period t",
      r_f: "risk-free rate per year",
      k: "periods per year; 252 trading days",
      x_t: "return above the risk-free rate, with mean x̄",
      s: "sample standard deviation",
      d: "downside deviation",
      n: "number of periods",
    },
  },
  howTo: [
    "Enter the Returns per period in percent, oldest first. The figure becomes reliable with a hundred or more.",
    "Choose what Each return covers: a day, a week, a month, a quarter or a year.",
    "Enter the Risk-free rate per year, for example that of Treasury bills.",
    "Compare funds only over the same dates and with the same length of period.",
  ],
  faq: [
    {
      question: "What is a good Sharpe ratio?",
      answer:
        "Over long periods, broad stock markets have had about 0.4 to 0.5. Above 1 over ten years is rare; above 2 over a short time is mostly luck, smoothed prices or hidden risk such as sold options.",
    },
    {
      question: "How reliable is the figure?",
      answer:
        "Less than it looks: its standard error is about the square root of (1 + S²/2) / n per period. With 12 monthly returns, a yearly ratio of 0.68 is uncertain by about 1.0.",
    },
    {
      question: "Sharpe or Sortino?",
      answer:
        "The Sharpe ratio punishes all swings, the Sortino ratio only those below the risk-free rate. For returns skewed upward, the Sortino ratio is fairer. The two are not on a common scale.",
    },
  ],
  about: [
    "For comparing funds or strategies by return per unit of risk, from their own series of returns. Returns above the risk-free rate are averaged and scaled to a year with the square root of time, which assumes that periods are independent.",
    "Funds that rarely value their holdings (private equity, real estate) look calmer than they are. A negative ratio cannot rank two funds: more risk would make it look better.",
  ],
  caution: "Measures the past only: a short or lucky series looks better than the risk you take from here on.",
  sources: [
    "Sharpe, W. F., The Sharpe Ratio, Journal of Portfolio Management 21(1), 1994",
    "Sortino, F. and Price, L., Performance Measurement in a Downside Risk Framework, Journal of Investing 3(3), 1994",
  ],
  overflow: "returns",
  updated: "2026-11-30",
  examples: [
    {
      title: "Twelve months of a fund",
      inputs: {
        returns: [1.2, -0.8, 2.5, 0.4, -1.9, 3.1, 1.6, -0.5, 0.9, 2.2, -2.4, 1.8],
        periodicity: "monthly",
        riskFreeRate: 4,
      },
      outputs: { sharpeRatio: 0.676174078121, volatility: 6.06352732627, maxDrawdown: 2.4 },
    },
    {
      title: "Six yearly returns",
      inputs: { returns: [12, -8, 20, 5, -15, 18], periodicity: "annually", riskFreeRate: 3 },
      outputs: { sharpeRatio: 0.164064502753, sortinoRatio: 0.270939549901, annualizedReturn: 4.49918131207 },
    },
  ],
});

/** How far the value stands above its first, and how far below its highest so far, in percent. */
function wealthOf(returns: readonly number[]) {
  let [value, peak] = [1, 1];
  const points = returns.map((one, index) => {
    value *= 1 + one;
    peak = Math.max(peak, value);
    return { period: index + 1, growth: 100 * (value - 1), drawdown: 100 * (value / peak - 1) };
  });
  return [{ period: 0, growth: 0, drawdown: 0 }, ...points];
}
