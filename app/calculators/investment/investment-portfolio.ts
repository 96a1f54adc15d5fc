import { chart, defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";
import { sum } from "#maths/statistics.ts";

/** The 95 % quantile of the standard normal distribution. */
const NORMAL_95 = 1.6448536269514722;

export default defineCalculator({
  id: "investment-portfolio",
  name: "Investment Portfolio Calculator",
  category: "investment",
  emoji: "🧺",
  description:
    "Weigh your holdings: expected return after costs, risk, Sharpe ratio, the trades that bring you back to your target mix, and long-term growth.",
  keywords: [
    "asset allocation",
    "rebalancing",
    "portfolio return",
    "portfolio risk",
    "diversification",
    "stocks and bonds mix",
    "three fund portfolio",
    "portfolio volatility",
    "60/40",
    "expected return of a portfolio",
    "weighted expense ratio of funds",
  ],
  popular: true,
  related: [
    { id: "investment-calculator", stage: "complementary", relevance: 82 },
    { id: "sharpe-ratio", stage: "advanced_planning", relevance: 86 },
    { id: "expense-ratio", stage: "complementary", relevance: 84 },
    "retirement",
    "dollar-cost-averaging",
    "wacc",
  ],
  inputs: {
    holdings: list("Holdings", {
      of: {
        name: text("Name", { maxLength: 60 }),
        value: money("Value", { min: 0 }),
        targetWeight: percent("Target share", { min: 0, max: 100 }),
        expectedReturn: percent("Expected yearly return", { min: -50, max: 100 }),
        volatility: percent("Volatility per year", { min: 0, max: 200 }),
        expenseRatio: percent("Yearly cost (expense ratio)", { min: 0, max: 10 }),
      },
      default: [
        { name: "US stocks", value: 60_000, targetWeight: 50, expectedReturn: 7.5, volatility: 16, expenseRatio: 0.03 },
        {
          name: "International stocks",
          value: 20_000,
          targetWeight: 20,
          expectedReturn: 7.8,
          volatility: 18,
          expenseRatio: 0.07,
        },
        { name: "Bonds", value: 15_000, targetWeight: 25, expectedReturn: 4.2, volatility: 6, expenseRatio: 0.05 },
        { name: "Cash", value: 5000, targetWeight: 5, expectedReturn: 3.5, volatility: 1, expenseRatio: 0 },
      ],
      help: "Target shares must add up to 100%.",
    }),
    newCash: money("New money to invest now", { also: ["new money"], default: 0, min: 0 }),
    correlation: number("Correlation between holdings", {
      also: ["correlated"],
      default: 0.3,
      min: -1,
      max: 1,
      help: "One figure for all pairs: at 0 they move independently, at 1 together.",
    }),
    riskFreeRate: percent("Risk-free rate", { also: ["risk free", "T-bills"], default: 4, min: -10, max: 100 }),
    monthlyContribution: money("Monthly contribution", { also: ["adding", "contribute"], default: 500, min: 0 }),
    termYears: integer("Years to project", { default: 20, min: 1, max: 60, unit: "years" }),
  },
  outputs: {
    expectedReturn: percent("Expected yearly return after costs", {
      also: ["expected return", "return of my portfolio", "portfolio return"],
      decimals: 2,
    }),
    volatility: percent("Volatility (standard deviation per year)", {
      also: ["volatility", "standard deviation", "risk"],
      decimals: 2,
    }),
    sharpeRatio: number("Sharpe ratio", { decimals: 2, none: "No value: the mix has no risk to divide by." }),
    totalValue: money("Portfolio value"),
    grossReturn: percent("Expected return before costs", { decimals: 2 }),
    expenseRatio: percent("Weighted expense ratio", {
      also: ["weighted fee", "average expense ratio", "average fee"],
      decimals: 3,
    }),
    annualCost: money("Yearly cost", { also: ["cost me per year", "fees per year", "cost per year", "cost a year"] }),
    valueAtRisk: money("Loss in a bad year (95% value at risk)"),
    effectiveHoldings: number("Effective number of holdings", { decimals: 1 }),
    targetReturn: percent("Expected return at the target mix", { decimals: 2 }),
    targetVolatility: percent("Volatility at the target mix", { decimals: 2 }),
    targetSharpeRatio: number("Sharpe ratio at the target mix", {
      decimals: 2,
      none: "No value: the target mix has no risk to divide by.",
    }),
    futureValue: money("Projected value"),
    totalContributions: money("Paid in by then"),
    rebalancing: table("Trades that restore the target mix", {
      name: text("Name"),
      value: money("Value"),
      weight: percent("Weight", { decimals: 1 }),
      targetWeight: percent("Target weight", { decimals: 1 }),
      drift: percent("Off target by, points", { decimals: 1 }),
      trade: money("Buy (+) or sell (−)"),
    }),
    growth: chart("Growth at the target mix", {
      x: { year: integer("Year") },
      y: { contributions: money("Paid in"), value: money("Projected value") },
      as: "area",
    }),
  },
  figures: [
    "volatility",
    "sharpeRatio",
    "valueAtRisk",
    "annualCost",
    "targetReturn",
    "targetVolatility",
    "futureValue",
    "totalContributions",
  ],
  celebrates: { returns: "expectedReturn" },
  compute(inputs) {
    const { holdings, newCash, correlation, riskFreeRate, monthlyContribution } = inputs;
    const total = sum(holdings.map((one) => one.value));
    const targets = sum(holdings.map((one) => one.targetWeight));
    if (holdings.length === 0) refuse("holdings", "Add at least one holding.");
    if (!(total > 0)) refuse("holdings", "The holdings have no value yet. Enter what each one is worth.");
    if (Math.abs(targets - 100) > 0.01) refuse("holdings", `The target shares add up to ${round(targets)}%, not 100%.`);
    if (holdings.length > 1 && correlation < -1 / (holdings.length - 1)) {
      refuse(
        "correlation",
        `${holdings.length} holdings cannot all have a correlation below ${round(-1 / (holdings.length - 1))}.`,
      );
    }
    const now = holdings.map((one) => one.value / total);
    const target = holdings.map((one) => one.targetWeight / 100);
    const [today, aimed] = [mixOf(holdings, now, correlation), mixOf(holdings, target, correlation)];
    const growth = projection(total + newCash, monthlyContribution, aimed.netReturn / 100, inputs.termYears);
    return {
      expectedReturn: today.netReturn,
      volatility: today.volatility,
      sharpeRatio: today.volatility > 0 ? (today.netReturn - riskFreeRate) / today.volatility : null,
      totalValue: total,
      grossReturn: today.grossReturn,
      expenseRatio: today.cost,
      annualCost: (total * today.cost) / 100,
      valueAtRisk: total * Math.max(0, (NORMAL_95 * today.volatility) / 100 - today.netReturn / 100),
      effectiveHoldings: 1 / sum(now.map((weight) => weight * weight)),
      targetReturn: aimed.netReturn,
      targetVolatility: aimed.volatility,
      targetSharpeRatio: aimed.volatility > 0 ? (aimed.netReturn - riskFreeRate) / aimed.volatility : null,
      futureValue: growth.at(-1)!.value,
      totalContributions: growth.at(-1)!.contributions,
      rebalancing: holdings.map(({ name, value, targetWeight }, index) => ({
        name,
        value,
        weight: 100 * now[index]!,
        targetWeight,
        drift: 100 * now[index]! - targetWeight,
        trade: target[index]! * (total + newCash) - value,
      })),
      growth,
    };
  },
  takeaways: (_inputs, outputs, say) => {
    const largest = outputs.rebalancing!.reduce((most, row) =>
      Math.abs(row.drift!) > Math.abs(most.drift!) ? row : most,
    );
    const name = largest.name === "" ? "An unnamed holding" : largest.name;
    return [
      `Your {totalValue} can be expected to return {expectedReturn} a year after costs, with volatility of {volatility}; costs take {annualCost} a year.`,
      Math.abs(largest.drift!) < 0.05
        ? `The mix is on target, so there is nothing to trade.`
        : `“${name}” is furthest off target: ${say.percent(Math.abs(largest.drift!), 1)} of the portfolio too ${largest.drift! > 0 ? "much" : "little"}.`,
      `At the target mix, with {monthlyContribution} a month, the projection for {termYears} is {futureValue}; ${
        outputs.valueAtRisk! > 0
          ? "in one year out of twenty, be ready to lose {valueAtRisk} or more"
          : "by these figures, a loss in any one year is unlikely"
      }.`,
    ];
  },
  formula: {
    tex: [
      String.raw`\mu = \sum_j w_j\,(\mu_j - e_j)`,
      String.raw`\sigma^2 = \sum_j w_j^2 \sigma_j^2 + 2\rho \sum_{j<k} w_j w_k \sigma_j \sigma_k`,
      String.raw`S = \frac{\mu - r_f}{\sigma}, \qquad \text{VaR}_{95} = V\,(1.645\,\sigma - \mu)`,
    ],
    where: {
      "\\mu": "expected yearly return after costs",
      w_j: "share of holding j in the portfolio",
      "\\mu_j,\\ e_j": "expected return and expense ratio of holding j",
      "\\sigma,\\ \\sigma_j": "volatility of the portfolio and of holding j",
      "\\rho": "correlation between holdings, one figure for all pairs",
      S: "Sharpe ratio",
      r_f: "risk-free rate",
      "\\text{VaR}_{95}": "loss that is exceeded in one year out of twenty, if returns are normal",
      V: "portfolio value",
    },
  },
  howTo: [
    "List your Holdings with their Value and the Target share you want of each; the shares must add up to 100%.",
    "Give each an Expected yearly return, a Volatility and its Yearly cost. Stocks swing by about 15 to 20% a year, good bonds by 5 to 7%.",
    "Enter New money to invest now: the trades use it first, so you have to sell less.",
    "Set the Correlation between holdings. For stocks with bonds 0.3 is a fair guess; for funds of similar stocks, 0.8 or more.",
    "Read the trades that restore the target mix, and the projection with your Monthly contribution.",
  ],
  faq: [
    {
      question: "Why is the portfolio less risky than its parts?",
      answer:
        "Their ups and downs do not coincide. In the default portfolio the weighted average of the four volatilities is 14.2%, but at a correlation of 0.3 the whole swings by only 11.6%, and by 10.3% if the holdings moved independently.",
    },
    {
      question: "How often should I rebalance?",
      answer:
        "Once a year, or when a holding is 5 points off target, is enough for most people. Use new money and dividends first: they move the mix without a sale, and so without tax or trading costs.",
    },
    {
      question: "What does the effective number of holdings tell me?",
      answer:
        "One divided by the sum of squared shares. Four equal holdings count as 4; if one of four makes up 85% of the value, they count as about 1.4. It counts funds, not the companies in them.",
    },
    {
      question: "Is the value at risk the worst that can happen?",
      answer:
        "No. It is a loss that is exceeded in one year out of twenty if returns follow the normal curve. Real markets have fatter tails: US stocks lost about 37% in 2008.",
    },
  ],
  about: [
    "For an allocation of a few funds or asset classes: what return and risk it has, what to buy and sell to get back to plan, and where it may lead. It follows Markowitz's mean-variance model (1952) with one correlation for all pairs.",
    "The answer is only as good as the returns and risks you enter, and past figures are a weak guide. Taxes and trading costs of rebalancing are left out, and the projection assumes that the target mix is kept and returns are the same every year.",
  ],
  sources: [
    "Markowitz, H., Portfolio Selection, Journal of Finance 7(1), 1952",
    "Sharpe, W. F., The Sharpe Ratio, Journal of Portfolio Management 21(1), 1994",
    "CFA Institute, Portfolio Risk and Return (CFA Program curriculum)",
  ],
  caution:
    "An estimate from your own assumptions, without tax and trading costs; losses can be larger than the value at risk. Not investment advice.",
  overflow: "holdings",
  updated: "2026-11-28",
  examples: [
    {
      title: "Four funds, 500 a month for 20 years",
      inputs: {
        holdings: [
          {
            name: "US stocks",
            value: 60_000,
            targetWeight: 50,
            expectedReturn: 7.5,
            volatility: 16,
            expenseRatio: 0.03,
          },
          {
            name: "International stocks",
            value: 20_000,
            targetWeight: 20,
            expectedReturn: 7.8,
            volatility: 18,
            expenseRatio: 0.07,
          },
          { name: "Bonds", value: 15_000, targetWeight: 25, expectedReturn: 4.2, volatility: 6, expenseRatio: 0.05 },
          { name: "Cash", value: 5000, targetWeight: 5, expectedReturn: 3.5, volatility: 1, expenseRatio: 0 },
        ],
        newCash: 0,
        correlation: 0.3,
        riskFreeRate: 4,
        monthlyContribution: 500,
        termYears: 20,
      },
      outputs: { expectedReturn: 6.8255, volatility: 11.5853139793, futureValue: 591571.986273 },
    },
    {
      title: "60/40: new money brings the mix back",
      inputs: {
        holdings: [
          { name: "Stocks", value: 70_000, targetWeight: 60, expectedReturn: 8, volatility: 17, expenseRatio: 0.1 },
          { name: "Bonds", value: 30_000, targetWeight: 40, expectedReturn: 4, volatility: 6, expenseRatio: 0.1 },
        ],
        newCash: 10_000,
        correlation: 0,
        riskFreeRate: 4,
        monthlyContribution: 0,
        termYears: 10,
      },
      outputs: { targetReturn: 6.3, targetVolatility: 10.4785495179, targetSharpeRatio: 0.219496028154 },
    },
  ],
});

interface Holding {
  readonly expectedReturn: number;
  readonly volatility: number;
  readonly expenseRatio: number;
}

/** Return, cost and risk of a mix. With one correlation c for all pairs the variance is (1 − c)·Σa² + c·(Σa)², a = weight · volatility. */
function mixOf(holdings: readonly Holding[], weights: readonly number[], correlation: number) {
  const weighted = (key: keyof Holding) => holdings.map((one, index) => weights[index]! * one[key]);
  const [grossReturn, cost] = [sum(weighted("expectedReturn")), sum(weighted("expenseRatio"))];
  const risks = weighted("volatility");
  const variance = (1 - correlation) * sum(risks.map((risk) => risk * risk)) + correlation * sum(risks) ** 2;
  return { grossReturn, cost, netReturn: grossReturn - cost, volatility: Math.sqrt(Math.max(0, variance)) };
}

function projection(start: number, monthly: number, yearlyReturn: number, years: number) {
  const rate = Math.expm1(Math.log1p(yearlyReturn) / 12);
  return Array.from({ length: years + 1 }, (_, year) => ({
    year,
    contributions: start + 12 * monthly * year,
    value: start * (1 + yearlyReturn) ** year + futureValueOfAnnuity(monthly, rate, 12 * year),
  }));
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
