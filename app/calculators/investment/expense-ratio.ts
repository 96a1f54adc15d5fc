import { chart, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "expense-ratio",
  name: "Expense Ratio Calculator",
  category: "investment",
  emoji: "💸",
  description:
    "See what a fund's yearly costs and sales charge take from your savings over the years, and what a cheaper fund would leave you.",
  keywords: [
    "fund fees",
    "mutual fund cost",
    "ETF fees",
    "management fee",
    "TER",
    "OCF",
    "front load",
    "index fund vs active",
    "how much do fees eat",
    "fees of a fund compared with an index fund",
  ],
  related: [
    { id: "investment-portfolio", stage: "next_step", relevance: 84 },
    { id: "investment-calculator", stage: "complementary", relevance: 86 },
    { id: "401k", stage: "advanced_planning", relevance: 74 },
    "roth-ira",
    "dividend-reinvestment",
  ],
  inputs: {
    principal: money("Starting amount", {
      default: 25_000,
      min: 0,
      also: ["start with", "invest", "starting", "have", "in it", "invested", "portfolio of", "on"],
    }),
    monthlyContribution: money("Monthly contribution", {
      unsaid: 0,
      default: 500,
      min: 0,
      also: ["a month", "monthly", "investing", "add", "adding", "contribute", "put in"],
    }),
    annualRate: percent("Return before costs", {
      also: [
        "return",
        "growth",
        "at",
        "growing",
        "before costs",
        "expect",
        "market return",
        "earning",
        "return of",
        "returning",
      ],
      default: 7,
      min: -50,
      max: 100,
    }),
    expenseRatio: percent("Expense ratio", {
      default: 0.75,
      min: 0,
      max: 20,
      also: [
        "fee",
        "TER",
        "charges",
        "charging",
        "fees of",
        "fund charges",
        "expense",
        "expenses of",
        "costs",
        "expense ratio of",
        "fund with",
      ],
    }),
    salesCharge: percent("Sales charge on money paid in", {
      unsaid: 0,
      also: ["load", "front load", "sales load", "front-end load"],
      default: 0,
      min: 0,
      max: 50,
    }),
    comparisonExpenseRatio: percent("Expense ratio of the other fund", {
      also: [
        "other fund",
        "instead of",
        "versus",
        "vs",
        "compared to",
        "index fund",
        "index fund charges",
        "cheaper fund",
        "another charges",
        "other charges",
        "other one",
        "cheap fund",
        "than",
      ],
      default: 0.05,
      min: 0,
      max: 20,
    }),
    termYears: integer("Years", {
      default: 30,
      min: 1,
      max: 80,
      unit: "years",
      also: ["for", "over", "after", "in"],
    }),
  },
  outputs: {
    costOfFees: money("Lost to costs", {
      also: [
        "cost",
        "fees",
        "cost of fees",
        "lost to fees",
        "eat out of",
        "fees eat",
        "cost me",
        "lose to fees",
        "fees cost",
        "eaten by fees",
        "how much do fees",
        "eat",
      ],
    }),
    endBalance: money("End balance with this fund", { also: ["what's left", "left", "end up with", "left after"] }),
    endBalanceNoFees: money("End balance without costs"),
    comparisonEndBalance: money("End balance with the other fund", { also: ["with the index fund"] }),
    difference: money("Gained with the other fund", {
      also: ["more would I have", "how much more", "difference"],
    }),
    costShare: percent("Share of the end balance lost", {
      also: ["percent lost"],
      decimals: 1,
      none: "Nothing is invested.",
    }),
    totalContributions: money("Paid in"),
    growthTable: table("Year by year", {
      year: integer("Year"),
      noFees: money("Without costs"),
      fund: money("This fund"),
      comparison: money("Other fund"),
    }),
    growth: chart("Balance without costs and with each fund", {
      from: "growthTable",
      x: { year: integer("Year") },
      y: { noFees: money("Without costs"), fund: money("This fund"), comparison: money("Other fund") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { principal, monthlyContribution, termYears, expenseRatio, comparisonExpenseRatio, salesCharge } = inputs;
    const balance = (cost: number, load: number, years: number) => {
      const rate = Math.expm1((Math.log1p(inputs.annualRate / 100) + Math.log1p(-cost / 100)) / 12);
      const grown =
        principal * (1 + rate) ** (12 * years) + futureValueOfAnnuity(monthlyContribution, rate, 12 * years);
      return (1 - load / 100) * grown;
    };
    const growthTable = Array.from({ length: termYears }, (_, index) => ({
      year: index + 1,
      noFees: balance(0, 0, index + 1),
      fund: balance(expenseRatio, salesCharge, index + 1),
      comparison: balance(comparisonExpenseRatio, 0, index + 1),
    }));
    const { noFees, fund, comparison } = growthTable.at(-1)!;
    return {
      costOfFees: noFees - fund,
      endBalance: fund,
      endBalanceNoFees: noFees,
      comparisonEndBalance: comparison,
      difference: comparison - fund,
      costShare: noFees > 0 ? (100 * (noFees - fund)) / noFees : null,
      totalContributions: principal + monthlyContribution * 12 * termYears,
      growthTable,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.costShare === null
      ? `Nothing is invested, so nothing is lost to costs.`
      : outputs.costOfFees! < 0.5
        ? `Costs take nothing.`
        : `Costs take {costOfFees} over {termYears}, {costShare} of what you would otherwise have.`,
    `You pay in {totalContributions} and end with {endBalance} in this fund.`,
    Math.abs(outputs.difference!) < 0.5
      ? `The other fund, at {comparisonExpenseRatio} a year, would leave you just as much.`
      : outputs.difference! > 0
        ? `The other fund, at {comparisonExpenseRatio} a year, would leave you {difference} more.`
        : `The other fund, at {comparisonExpenseRatio} a year, would leave you ${say.money(-outputs.difference!)} less.`,
  ],
  formula: {
    tex: [
      String.raw`q = \left((1 + r)(1 - e)\right)^{1/12}`,
      String.raw`B = (1 - s)\left(P\,q^n + A\,\frac{q^n - 1}{q - 1}\right)`,
    ],
    where: {
      B: "end balance",
      q: "growth factor per month",
      r: "return before costs per year",
      e: "expense ratio",
      s: "sales charge on money paid in; none for the other fund",
      P: "starting amount",
      A: "monthly contribution at the end of each month",
      n: "months",
    },
  },
  howTo: [
    "Enter the Starting amount, the Monthly contribution and the Years.",
    "Enter the Return before costs you expect from the market.",
    "Enter the Expense ratio and the Sales charge of your fund from its fact sheet.",
    "Enter the Expense ratio of the other fund, for example an index fund, and compare.",
  ],
  faq: [
    {
      question: "How can 0.75% take 15% of my money?",
      answer:
        "It is taken from everything, every year, and the growth that money would have had goes with it. Over 30 years at 7%, the default example loses 8,567 at 0.05%, 118,230 at 0.75% and 216,890 at 1.5%.",
    },
    {
      question: "Where do I find the costs?",
      answer:
        "In the US, as the expense ratio in the fee table of the prospectus; in Europe, as ongoing charges (OCF, formerly TER) in the key information document. Trading costs inside the fund and a platform or adviser fee come on top: add them.",
    },
    {
      question: "Do more expensive funds earn it back?",
      answer:
        "Rarely. According to S&P's SPIVA reports, most active US stock funds lag their index over 10 and 15 years, and costs are the best predictor of which ones.",
    },
  ],
  about: [
    "The cost is taken from the year's growth in proportion, (1 + r)(1 − e), because funds deduct it daily from their assets. A sales charge comes off each payment when it is made; the other fund has none.",
    "The return before costs is the same for both funds and for every year. Taxes are left out.",
  ],
  caution: "Assumes the same steady return for both funds; tax, trading costs and exit charges are not included.",
  sources: [
    "U.S. Securities and Exchange Commission, Office of Investor Education: How Fees and Expenses Affect Your Investment Portfolio (2014)",
    "FINRA Fund Analyzer (method)",
  ],
  overflow: "annualRate",
  phrases: [
    "fund fee {expenseRatio} on {principal} for {termYears} years",
    "cost of {expenseRatio} expense ratio on {principal} for {termYears} years at {annualRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "0.75% against 0.05% over 30 years",
      inputs: {
        principal: 25_000,
        monthlyContribution: 500,
        annualRate: 7,
        expenseRatio: 0.75,
        salesCharge: 0,
        comparisonExpenseRatio: 0.05,
        termYears: 30,
      },
      outputs: { costOfFees: 118230.429096, difference: 109663.786022, costShare: 15.2548960187 },
    },
    {
      title: "A lump sum with a 5% sales charge",
      inputs: {
        principal: 10_000,
        monthlyContribution: 0,
        annualRate: 6,
        expenseRatio: 1.2,
        salesCharge: 5,
        comparisonExpenseRatio: 0.2,
        termYears: 20,
      },
      outputs: { endBalance: 23932.0445345, comparisonEndBalance: 30812.5847424 },
    },
  ],
});
