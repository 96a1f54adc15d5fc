import { chart, choice, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { amortize, balanceAfter, followPlan, sumColumn } from "#maths/finance/amortization.ts";
import { addMonths } from "#maths/calendar.ts";

export default defineCalculator({
  id: "student-loan",
  name: "Student Loan Calculator",
  category: "loan",
  emoji: "🎓",
  description:
    "Payment and payoff of a student loan, with interest during school or grace period, level or graduated payments, and extra payments.",
  keywords: [
    "education loan",
    "college debt payment",
    "grace period interest",
    "capitalized interest",
    "graduated repayment",
    "subsidized and unsubsidized",
    "pay off student debt",
    "interest builds up during school",
  ],
  related: [
    "loan",
    { id: "extra-payment", stage: "next_step", relevance: 86 },
    { id: "debt-payoff-planner", stage: "next_step", relevance: 80 },
    "college-cost",
    "debt-consolidation",
    { id: "debt-to-income", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    principal: money("Loan balance", {
      default: 30_000,
      min: 0.01,
      also: [
        "loan",
        "owe",
        "student debt",
        "student loans",
        "student loan of",
        "in student loans",
        "student loan debt",
        "borrowed",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 5.5,
      min: 0,
      max: 100,
      also: ["rate", "interest", "at", "interest rate", "fixed"],
    }),
    deferralMonths: integer("Months until repayment begins", {
      also: [
        "deferment",
        "deferral",
        "grace period",
        "months deferred",
        "payments start in",
        "start in",
        "begins in",
        "during",
        "of school",
        "in school",
        "until payments start",
        "before payments start",
        "until repayment",
        "of grace",
        "until then",
        "grace",
        "school",
      ],
      unsaid: 0,
      default: 6,
      min: 0,
      max: 240,
      unit: "months",
      help: "Time in school and grace period.",
    }),
    deferralInterest: choice("Interest until then", {
      called: {
        accrues: ["added to the loan", "added", "accrues", "capitalized", "unsubsidized"],
        subsidized: ["subsidized"],
      },
      also: ["deferral"],
      default: "accrues",
      options: [
        ["accrues", "Accrues and is added to the loan"],
        ["paid", "I pay it each month"],
        ["subsidized", "None is charged (subsidized)"],
      ],
    }),
    termYears: number("Repayment term", {
      default: 10,
      min: 0.1,
      max: 50,
      unit: "years",
      also: ["years", "over", "repay over", "for", "pay back over", "year plan", "year term", "repayment over"],
      when: { plan: ["level", "graduated"] },
    }),
    plan: choice("Payments", {
      default: "level",
      options: [
        ["level", "Stay the same"],
        ["graduated", "Rise every two years"],
        ["tiered", "Tiered Standard (US federal loans from July 2026)"],
      ],
      help: "The Tiered Standard plan sets the term by the balance when repayment begins.",
    }),
    stepPercent: percent("Rise every two years", { default: 10, min: 0, max: 100, when: { plan: "graduated" } }),
    extraMonthlyPayment: money("Extra payment per month", {
      default: 0,
      min: 0,
      optional: true,
      also: ["extra", "additional", "pay an extra", "add", "extra payment"],
    }),
    originationFeePercent: percent("Origination fee", {
      default: 0,
      min: 0,
      max: 50,
      optional: true,
      help: "Kept back from what is paid out; you owe the whole loan.",
    }),
    annualIncome: money("Your yearly income", {
      also: ["make", "earn", "income", "salary"],
      default: 45_000,
      min: 0,
      optional: true,
    }),
    startDate: date("Today", { default: "today" }),
  },
  outputs: {
    monthlyPayment: money("First monthly payment", {
      also: [
        "monthly payment",
        "payment",
        "pay a month",
        "payment be",
        "monthly",
        "student loan payment",
        "pay each month",
      ],
      decimals: 2,
    }),
    lastMonthlyPayment: money("Monthly payment at the end of the plan", { decimals: 2 }),
    balanceAtRepayment: money("Balance when repayment begins", {
      also: [
        "balance when payments start",
        "owe when repayment begins",
        "balance at graduation",
        "owe when I graduate",
      ],
    }),
    deferralInterestTotal: money("Interest until repayment begins", {
      also: [
        "interest builds up",
        "builds up",
        "accrue",
        "interest accrues",
        "accrued during school",
        "interest during school",
      ],
    }),
    totalInterest: money("Total interest", { also: ["interest in total", "interest paid"] }),
    totalPaid: money("Total paid"),
    numberOfPayments: integer("Number of payments"),
    payoffDate: date("Paid off on", { precision: "month" }),
    interestSaved: money("Interest saved by extra payments", { also: ["interest do I save", "save"] }),
    amountReceived: money("Paid out to you", { decimals: 2 }),
    paymentToIncome: percent("First payment as a share of income", { decimals: 1, none: "No income entered." }),
    yearlyTable: table("Year by year of repayment", {
      year: integer("Year"),
      paid: money("Paid"),
      interest: money("Interest"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance from today until it is paid off", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  celebrates: { savings: "interestSaved" },
  compute(inputs) {
    const { principal, deferralMonths, deferralInterest, extraMonthlyPayment } = inputs;
    const rate = inputs.annualRate / 1200;
    const deferralInterestTotal = deferralInterest === "subsidized" ? 0 : principal * rate * deferralMonths;
    const accrues = deferralInterest === "accrues";
    const balanceAtRepayment = accrues ? principal + deferralInterestTotal : principal;
    const years = inputs.plan === "tiered" ? tieredYears(balanceAtRepayment) : inputs.termYears;
    const periods = Math.max(1, Math.floor(12 * years + 0.5));
    const step = inputs.plan === "graduated" ? 1 + inputs.stepPercent / 100 : 1;
    const weight = (number: number) => step ** Math.floor((number - 1) / 24);
    const weights = Array.from({ length: periods }, (_, index) => weight(index + 1));
    const unitValue = weights.reduce((total, value, index) => total + value * (1 + rate) ** -(index + 1), 0);
    const monthlyPayment = balanceAtRepayment / unitValue;
    const payments = weights.map((value) => monthlyPayment * value);
    const paid =
      extraMonthlyPayment > 0
        ? amortize(balanceAtRepayment, rate, (number) => payments[number - 1]! + extraMonthlyPayment, periods)
        : followPlan(rate, payments);
    const repaymentInterest = sumColumn(paid, "interest");
    const plannedInterest = payments.reduce((total, payment) => total + payment, 0) - balanceAtRepayment;
    const balanceWhileDeferred = (month: number) => (accrues ? principal * (1 + rate * month) : principal);
    return {
      monthlyPayment,
      lastMonthlyPayment: monthlyPayment * weight(periods),
      balanceAtRepayment,
      deferralInterestTotal,
      totalInterest: repaymentInterest + deferralInterestTotal,
      totalPaid: sumColumn(paid, "payment") + (deferralInterest === "paid" ? deferralInterestTotal : 0),
      numberOfPayments: paid.length,
      payoffDate: addMonths(inputs.startDate, deferralMonths + paid.length),
      interestSaved: plannedInterest - repaymentInterest,
      amountReceived: principal * (1 - inputs.originationFeePercent / 100),
      paymentToIncome: inputs.annualIncome > 0 ? (1200 * monthlyPayment) / inputs.annualIncome : null,
      get yearlyTable() {
        return Array.from({ length: Math.ceil(paid.length / 12) }, (_, index) => {
          const rows = paid.slice(12 * index, 12 * index + 12);
          return {
            year: index + 1,
            paid: sumColumn(rows, "payment"),
            interest: sumColumn(rows, "interest"),
            balance: rows.at(-1)!.balance,
          };
        });
      },
      get balanceOverTime() {
        return Array.from({ length: deferralMonths + paid.length + 1 }, (_, month) => ({
          month,
          balance:
            month < deferralMonths
              ? balanceWhileDeferred(month)
              : balanceAfter(paid, month - deferralMonths, balanceAtRepayment),
        }));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.plan === "graduated"
      ? inputs.extraMonthlyPayment > 0
        ? `By the plan, payments begin at {monthlyPayment} a month and rise to {lastMonthlyPayment}; with {extraMonthlyPayment} extra each month, the loan is paid off in {payoffDate}.`
        : `Payments begin at {monthlyPayment} a month and rise to {lastMonthlyPayment}; the loan is paid off in {payoffDate}.`
      : `You pay {monthlyPayment}${inputs.extraMonthlyPayment > 0 ? " and {extraMonthlyPayment} extra" : ""} a month and are done in {payoffDate}.`,
    ...(inputs.originationFeePercent > 0
      ? [
          `After the fee of {originationFeePercent}, {amountReceived} is paid out to you; you owe the whole {principal}.`,
        ]
      : []),
    inputs.deferralInterest === "accrues" && outputs.deferralInterestTotal! > 0
      ? `Until repayment begins, interest adds {deferralInterestTotal}, so you then owe {balanceAtRepayment}; in all you pay {totalInterest} of interest.`
      : `Interest comes to {totalInterest} in all, on top of the {principal} you owe.`,
    outputs.interestSaved! > 0.5
      ? `Your extra {extraMonthlyPayment} a month saves {interestSaved} of interest.`
      : outputs.paymentToIncome === null
        ? `An extra ${say.money(50)} a month would shorten the loan.`
        : `The first payment takes {paymentToIncome} of your income; up to about 8 to 10% is considered manageable.`,
  ],
  formula: {
    tex: [
      String.raw`B = P\,(1 + r d) \quad \text{if interest is added}`,
      String.raw`M = \frac{B}{\sum_{k=1}^{n} w_k (1 + r)^{-k}}, \qquad w_k = (1 + s)^{\lfloor (k-1)/24 \rfloor}`,
    ],
    where: {
      B: "balance when repayment begins",
      P: "loan balance today",
      r: "interest rate per month: the yearly rate divided by 12",
      d: "months until repayment begins; interest during this time is simple",
      M: "first monthly payment",
      n: "months of repayment",
      w_k: "payment k as a multiple of the first one",
      s: "rise every two years; 0 for level payments",
    },
  },
  howTo: [
    "Enter the Loan balance and its Interest rate per year. Enter several loans one by one, or together at their average rate.",
    "Enter the Months until repayment begins, including the grace period, and what happens with interest until then.",
    "Choose whether Payments stay the same, rise every two years or follow the Tiered Standard plan, and the Repayment term.",
    "Add an Extra payment per month, and Your yearly income to see what share of it the payment takes.",
  ],
  faq: [
    {
      question: "How much does paying the interest while in school save?",
      answer:
        "Over four years at 5.5%, $30,000 grows to $36,600 if interest accrues; over ten years you then pay $17,665 in interest in all. Paying the $137.50 a month in the meantime makes it $15,669, and the later payment $325.58 instead of $397.21.",
    },
    {
      question: "Are graduated payments a good idea?",
      answer:
        "They start lower and cost more, because the debt falls more slowly. In the example, the payment starts at $279.76 instead of $334.53 and rises to $409.59, with $847 more interest. They suit a salary that is sure to rise.",
    },
    {
      question: "How does this differ from income-driven plans?",
      answer:
        "US income-driven plans set the payment by income and family size and may forgive the rest after 20 to 30 years. This calculator shows the standard, extended, graduated and Tiered Standard plans. US federal loans made on or after July 1, 2026 have only two plans: the Tiered Standard plan, with level payments over 10, 15, 20 or 25 years depending on the balance (below $25,000, $50,000, $100,000 and from there), and the income-driven Repayment Assistance Plan (RAP), which is not shown here.",
    },
    {
      question: "Does unpaid interest earn interest before repayment?",
      answer:
        "Not on US federal loans: unpaid interest is simple. This calculator adds it once, when repayment begins. Private loans may add it monthly or quarterly, which costs a little more than shown.",
    },
  ],
  about: [
    "For loans with a fixed rate and monthly payments: US federal and private student loans, and education loans elsewhere. The graduated plan rises every 24 months by the percentage you choose; in the US plan the servicer sets the steps.",
    "Forgiveness, income-driven payments, interest subsidies during repayment and the tax deduction for interest are not included.",
  ],
  caution:
    "Forgiveness, income-driven payments and late fees are not included; before you refinance a federal loan, know which protections you give up.",
  sources: [
    "US Department of Education, Federal Student Aid: standard and graduated repayment plans, interest capitalization",
    "Pub. L. 119-21 (2025), section 82001: terms of the Tiered Standard plan, repayment plans for federal loans made on or after July 1, 2026",
    "Kellison: The Theory of Interest (3rd ed., 2009)",
  ],
  phrases: [
    "student loan {principal} at {annualRate} for {termYears} years",
    "student loan payment {principal} at {annualRate} over {termYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "$30,000 at 5.5% over ten years after a grace period",
      inputs: {
        principal: 30_000,
        annualRate: 5.5,
        deferralMonths: 6,
        deferralInterest: "accrues",
        termYears: 10,
        plan: "level",
        stepPercent: 10,
        extraMonthlyPayment: 0,
        annualIncome: 45_000,
        startDate: "2026-01-01",
      },
      outputs: { monthlyPayment: 334.532251813, totalInterest: 10143.8702176, payoffDate: "2036-07-01" },
    },
    {
      title: "Payments that rise every two years",
      inputs: {
        principal: 30_000,
        annualRate: 5.5,
        deferralMonths: 6,
        deferralInterest: "accrues",
        termYears: 10,
        plan: "graduated",
        stepPercent: 10,
        extraMonthlyPayment: 0,
        annualIncome: 45_000,
        startDate: "2026-01-01",
      },
      outputs: { monthlyPayment: 279.75604691, lastMonthlyPayment: 409.59082828, totalInterest: 10990.5274077 },
    },
    {
      title: "Subsidized, with 100 extra a month",
      inputs: {
        principal: 30_000,
        annualRate: 5.5,
        deferralMonths: 6,
        deferralInterest: "subsidized",
        termYears: 10,
        plan: "level",
        stepPercent: 10,
        extraMonthlyPayment: 100,
        annualIncome: 45_000,
        startDate: "2026-01-01",
      },
      outputs: { numberOfPayments: 86, interestSaved: 2753.32403215 },
    },
  ],
});

/** The term of the US Tiered Standard plan, in years, by what is owed when repayment begins. */
function tieredYears(balance: number): number {
  if (balance < 25_000) return 10;
  if (balance < 50_000) return 15;
  return balance < 100_000 ? 20 : 25;
}
