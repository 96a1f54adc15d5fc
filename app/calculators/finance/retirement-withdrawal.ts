import {
  boolean,
  chart,
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

/** Money that lasts this many years is taken to last for ever. */
const LONGEST = 100;

/** First withdrawals of the comparison, in percent of the savings. */
const RATES = [2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 10] as const;

export default defineCalculator({
  id: "retirement-withdrawal",
  name: "Retirement Withdrawal Calculator",
  category: "finance",
  emoji: "🏝️",
  description:
    "How long savings last when you draw on them in retirement, what you can safely take each year, and what is left, after tax and inflation.",
  keywords: [
    "4 percent rule",
    "safe withdrawal rate",
    "how long will savings last",
    "drawdown",
    "decumulation",
    "retirement income plan",
    "outlive my money",
    "at what age do I run out of money",
    "withdrawal rate of a portfolio",
  ],
  related: [
    "retirement",
    { id: "annuity-payout", stage: "complementary", relevance: 90 },
    { id: "required-minimum-distribution", stage: "next_step", relevance: 84 },
    "financial-independence",
    { id: "social-security-claiming-age", stage: "complementary", relevance: 86 },
    "401k",
  ],
  inputs: {
    savings: money("Savings", {
      default: 1_000_000,
      min: 1,
      also: [
        "saved",
        "nest egg",
        "with",
        "nest egg of",
        "portfolio",
        "from",
        "portfolio of",
        "retirement savings",
        "have",
        "balance",
        "fund",
      ],
    }),
    currentAge: integer("Age at the first withdrawal", {
      also: ["at age", "aged", "age", "I'm", "I am", "are", "years old", "retire at"],
      default: 65,
      min: 0,
      max: 120,
      unit: "years",
    }),
    planToAge: integer("Plan until age", {
      default: 95,
      min: 1,
      max: 130,
      unit: "years",
      also: ["until", "to age", "live to", "through age", "last until", "until age"],
    }),
    strategy: choice("You take", {
      default: "amount",
      options: [
        ["amount", "An amount that rises each year"],
        ["percentOfBalance", "A share of what is left"],
      ],
    }),
    annualWithdrawal: money("First year's withdrawal", {
      default: 40_000,
      min: 0,
      when: { strategy: "amount" },
      also: [
        "withdraw",
        "take",
        "a year",
        "spending",
        "taking",
        "take out",
        "withdrawing",
        "spend",
        "pull out",
        "withdrawal of",
        "draw",
        "drawing",
        "per year",
        "withdrawals of",
        "live on",
        "pulling",
      ],
    }),
    withdrawalGrowth: percent("It rises each year by", {
      assumable: false,
      also: [
        "raise",
        "raise it by",
        "rising",
        "increase",
        "increasing",
        "raised",
        "goes up",
        "raise by",
        "growing",
        "adjusted",
        "withdrawals grow",
        "each year more",
      ],
      default: 2.5,
      min: -20,
      max: 50,
      when: { strategy: "amount" },
      help: "Enter inflation to keep its buying power, or 0 for a level amount.",
    }),
    withdrawalPercent: percent("Share of the balance taken each year", {
      also: ["withdraw", "percent of the balance"],
      default: 4,
      min: 0,
      max: 50,
      when: { strategy: "percentOfBalance" },
    }),
    expectedReturn: percent("Return per year", {
      assumable: false,
      default: 5,
      min: -20,
      max: 50,
      also: ["return", "at", "earn", "earning", "growing at", "portfolio earns", "invested at", "yield"],
    }),
    inflationRate: percent("Inflation", { also: ["inflation"], default: 2.5, min: -10, max: 100 }),
    taxRate: percent("Tax on withdrawals", { also: ["tax", "taxed at"], default: 15, min: 0, max: 90, optional: true }),
    otherIncome: money("Other income per year, after tax", {
      also: ["pension", "social security"],
      default: 24_000,
      min: 0,
      optional: true,
      help: "Pension and the like, in today's money, rising with inflation.",
    }),
  },
  outputs: {
    yearsLasting: number("Your money lasts", {
      also: ["how long", "how long will it last", "last", "years will it last", "how many years"],
      unit: "years",
      decimals: 1,
      help: "100 means it does not run out.",
    }),
    runOutAge: number("It runs out at age", {
      also: ["what age", "run out", "age do they run out", "what age run out", "at what age", "age will I run out"],
      unit: "years",
      decimals: 1,
      none: "It does not run out.",
    }),
    lastsToPlanAge: boolean("It lasts for your plan"),
    endingBalance: money("Left at the end of the plan", { also: ["left at the end", "left over"] }),
    endingBalanceToday: money("The same in today's money"),
    sustainableWithdrawal: money("First withdrawal that lasts exactly for the plan", {
      also: ["can I withdraw", "can I take", "how much can I spend", "safe withdrawal", "can I safely withdraw"],
    }),
    sustainableRate: percent("The same as a share of savings", { decimals: 2 }),
    initialWithdrawalRate: percent("Your first withdrawal as a share of savings", {
      also: ["withdrawal rate", "what percent", "percent am I withdrawing", "rate of withdrawal"],
      decimals: 2,
    }),
    totalWithdrawn: money("Withdrawn over the plan"),
    firstYearNetIncome: money("Income after tax in the first year"),
    firstYearNetMonthly: money("Per month", { decimals: 2 }),
    yearlyTable: table("Year by year", {
      age: integer("Age"),
      startBalance: money("At the start"),
      withdrawal: money("Withdrawal"),
      growth: money("Growth"),
      endBalance: money("At the end"),
      netIncome: money("Income after tax"),
      netIncomeToday: money("In today's money"),
    }),
    rateTable: table("Years by first withdrawal", {
      rate: percent("Share of savings"),
      withdrawal: money("First year's withdrawal"),
      years: number("Years it lasts (100: does not run out)", { decimals: 1 }),
    }),
    balanceOverTime: chart("Savings while you draw on them", {
      x: { age: integer("Age") },
      y: { balance: money("Savings"), balanceToday: money("In today's money") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { savings, currentAge, planToAge, strategy, inflationRate } = inputs;
    if (planToAge <= currentAge) refuse("planToAge", "Plan until an age above the age at the first withdrawal.");
    const years = planToAge - currentAge;
    const fixed = strategy === "amount";
    const rise = fixed ? 1 + inputs.withdrawalGrowth / 100 : 1;
    const growth = 1 + inputs.expectedReturn / 100;
    const firstNeed = fixed ? inputs.annualWithdrawal : (savings * inputs.withdrawalPercent) / 100;
    const yearsLasting = fixed ? yearsOf(savings, firstNeed, rise, growth) : LONGEST;
    const rows = drawDown(inputs, rise, growth, years);
    const endingBalance = rows.at(-1)!.endBalance;
    const sustainableWithdrawal = savings / sumOfPowers(rise / growth, years);
    const firstYearNetIncome = Math.min(firstNeed, savings) * (1 - inputs.taxRate / 100) + inputs.otherIncome;
    return {
      yearsLasting,
      runOutAge: yearsLasting < LONGEST ? currentAge + yearsLasting : null,
      lastsToPlanAge: yearsLasting >= years - 1e-12,
      endingBalance,
      endingBalanceToday: endingBalance / (1 + inflationRate / 100) ** years,
      sustainableWithdrawal,
      sustainableRate: (100 * sustainableWithdrawal) / savings,
      initialWithdrawalRate: (100 * firstNeed) / savings,
      totalWithdrawn: sumColumn(rows, "withdrawal"),
      firstYearNetIncome,
      firstYearNetMonthly: firstYearNetIncome / 12,
      yearlyTable: rows,
      rateTable: RATES.map((rate) => {
        const withdrawal = (savings * rate) / 100;
        return { rate, withdrawal, years: yearsOf(savings, withdrawal, rise, growth) };
      }),
      balanceOverTime: [savings, ...rows.map((row) => row.endBalance)].map((balance, year) => ({
        age: currentAge + year,
        balance,
        balanceToday: balance / (1 + inflationRate / 100) ** year,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.runOutAge === null
      ? inputs.strategy === "amount"
        ? `Your savings do not run out; at age ${say.number(inputs.planToAge)} you have {endingBalance} left.`
        : `A share of what is left never empties the account; at age ${say.number(inputs.planToAge)} you have {endingBalance} left, {endingBalanceToday} in today's money.`
      : outputs.lastsToPlanAge
        ? `Your savings last {yearsLasting}, past age ${say.number(inputs.planToAge)}, when {endingBalance} is left.`
        : `Your savings run out after {yearsLasting}, at age ${say.number(outputs.runOutAge, 1)}: before age ${say.number(inputs.planToAge)}.`,
    inputs.strategy === "amount"
      ? `A first withdrawal of {sustainableWithdrawal}, or {sustainableRate} of your savings, would last exactly as long as your plan.`
      : `A level withdrawal of {sustainableWithdrawal} a year would use up everything exactly by then.`,
    `The first year gives you {firstYearNetIncome} after tax, ${say.money(outputs.firstYearNetMonthly!)} a month, with your other income.`,
  ],
  formula: {
    tex: [
      String.raw`B_{j+1} = (B_j - W_j)(1 + r), \qquad W_j = \min\left(W_0 (1 + g)^j,\ B_j\right)`,
      String.raw`W^* = \frac{S}{\sum_{j=0}^{n-1} \left(\frac{1 + g}{1 + r}\right)^j}`,
    ],
    where: {
      B_j: "balance at the beginning of year j, with B₀ = S",
      W_j: "withdrawal at the beginning of year j, or the chosen share of the balance",
      r: "return per year",
      g: "yearly rise of the withdrawal; 0 for a share of the balance",
      S: "savings",
      n: "years of the plan",
      "W^*": "first withdrawal that lasts exactly as long as the plan",
    },
  },
  howTo: [
    "Enter your Savings, the Age at the first withdrawal and the age to Plan until.",
    "Choose what You take: an amount that rises each year, or a share of what is left.",
    "Enter the First year's withdrawal and its rise; a rise equal to Inflation keeps its buying power.",
    "Enter the Return per year after costs. Be conservative: 4 to 5% is common for a mixed portfolio in retirement.",
    "Add Tax on withdrawals and Other income, such as a pension, to see what you can spend.",
  ],
  faq: [
    {
      question: "What is the 4% rule?",
      answer:
        "William Bengen (1994) found that a first withdrawal of about 4%, raised with inflation, survived every 30-year stretch of US markets from 1926. It allows for bad years; the steady 5% return here does not, which is why 4% lasts 37.5 years in the default plan rather than 30.",
    },
    {
      question: "Which way of withdrawing is safer?",
      answer:
        "A share of the balance never runs out, but the income swings with the markets. A rising amount is steady but can run out. Many people combine the two: a set amount, cut by a tenth when the balance falls below plan.",
    },
    {
      question: "How much does the return matter?",
      answer:
        "A lot. A million with 40,000 a year rising 2.5% lasts 26.6 years at 3% and 37.5 at 5%, and does not run out at 7%.",
    },
  ],
  about: [
    "Withdrawals are taken at the beginning of each year, and the rest earns the return. The money lasts until a year's withdrawal cannot be paid in full; that year counts for the part that can.",
    "A steady return is the big simplification: two retirees with the same average return can end up very differently, depending on whether the bad years come first. Keep a margin, and review the plan every year.",
  ],
  sources: [
    "Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning (1994)",
    "Cooley, Hubbard, Walz: Retirement Savings, AAII Journal (1998, the Trinity study)",
  ],
  caution:
    "Assumes the same return every year and one flat tax rate; a bad market early in retirement can empty the account sooner. Not financial advice.",
  overflow: "expectedReturn",
  phrases: [
    "how long will {savings} last withdrawing {annualWithdrawal} a year",
    "withdraw {annualWithdrawal} a year from {savings}",
    "what withdrawal rate is taking {annualWithdrawal} a year from {savings}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "The 4% rule on a million",
      inputs: {
        savings: 1_000_000,
        currentAge: 65,
        planToAge: 95,
        strategy: "amount",
        annualWithdrawal: 40_000,
        withdrawalGrowth: 2.5,
        withdrawalPercent: 4,
        expectedReturn: 5,
        inflationRate: 2.5,
        taxRate: 15,
        otherIncome: 24_000,
      },
      outputs: { yearsLasting: 37.5361172769, endingBalance: 584992.717755, sustainableWithdrawal: 46261.7136583 },
    },
    {
      title: "7% at first: the money runs out",
      inputs: {
        savings: 600_000,
        currentAge: 65,
        planToAge: 95,
        strategy: "amount",
        annualWithdrawal: 42_000,
        withdrawalGrowth: 2.5,
        withdrawalPercent: 4,
        expectedReturn: 5,
        inflationRate: 2.5,
        taxRate: 15,
        otherIncome: 24_000,
      },
      outputs: { yearsLasting: 17.2538852598, runOutAge: 82.2538852598, lastsToPlanAge: false },
    },
    {
      title: "5% of what is left each year",
      inputs: {
        savings: 600_000,
        currentAge: 65,
        planToAge: 95,
        strategy: "percentOfBalance",
        annualWithdrawal: 40_000,
        withdrawalGrowth: 2.5,
        withdrawalPercent: 5,
        expectedReturn: 5,
        inflationRate: 2.5,
        taxRate: 15,
        otherIncome: 24_000,
      },
      outputs: { endingBalance: 556593.821541, totalWithdrawn: 868123.569181, firstYearNetMonthly: 4125 },
    },
  ],
});

/** How long withdrawals at the beginning of each year can be paid; the last year counts by the part that is paid. */
function yearsOf(savings: number, firstNeed: number, rise: number, growth: number): number {
  let balance = savings;
  for (let year = 0; year < LONGEST; year += 1) {
    const need = firstNeed * rise ** year;
    if (balance < need * (1 - 1e-12)) return year + balance / need;
    balance = (balance - Math.min(need, balance)) * growth;
  }
  return LONGEST;
}

interface DrawingPlan {
  readonly savings: number;
  readonly currentAge: number;
  readonly strategy: "amount" | "percentOfBalance";
  readonly annualWithdrawal: number;
  readonly withdrawalPercent: number;
  readonly inflationRate: number;
  readonly taxRate: number;
  readonly otherIncome: number;
}

function drawDown(plan: DrawingPlan, rise: number, growth: number, years: number) {
  let balance = plan.savings;
  return Array.from({ length: years }, (_, year) => {
    const startBalance = balance;
    const need =
      plan.strategy === "amount" ? plan.annualWithdrawal * rise ** year : (startBalance * plan.withdrawalPercent) / 100;
    const withdrawal = Math.min(need, startBalance);
    balance = (startBalance - withdrawal) * growth;
    const prices = (1 + plan.inflationRate / 100) ** year;
    const netIncome = withdrawal * (1 - plan.taxRate / 100) + plan.otherIncome * prices;
    return {
      age: plan.currentAge + year,
      startBalance,
      withdrawal,
      growth: balance - (startBalance - withdrawal),
      endBalance: balance,
      netIncome,
      netIncomeToday: netIncome / prices,
    };
  });
}

/** 1 + q + q² + … with `count` terms. */
function sumOfPowers(q: number, count: number): number {
  return Array.from({ length: count }, (_, power) => q ** power).reduce((total, term) => total + term, 0);
}
