import {
  boolean,
  chart,
  defineCalculator,
  integer,
  list,
  money,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import {
  amortize,
  balanceAfter,
  type Instalment,
  isPaidOff,
  LONGEST_PAYOFF,
  payDown,
  sumColumn,
} from "#maths/finance/amortization.ts";
import { annuityPayment, annuityRate } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "debt-consolidation",
  name: "Debt Consolidation Calculator",
  category: "loan",
  emoji: "🧲",
  description:
    "Whether one new loan beats your current debts: new payment, money and time saved, its true rate with the fee, and the debts side by side.",
  keywords: [
    "combine debts",
    "consolidation loan",
    "merge credit cards",
    "pay off debts with one loan",
    "weighted average interest rate",
    "refinance debts",
    "average interest rate of my debts",
    "roll debts into one loan",
  ],
  related: [
    { id: "debt-payoff-planner", stage: "complementary", relevance: 92 },
    { id: "personal-loan", stage: "next_step", relevance: 88 },
    { id: "balance-transfer", stage: "complementary", relevance: 84 },
    "credit-card-payoff",
    "debt-to-income",
    "loan-comparison",
  ],
  inputs: {
    debts: list("Your debts", {
      also: ["debt", "debts"],
      of: {
        name: text("Name", { maxLength: 60 }),
        balance: money("Balance", { min: 0.01 }),
        annualRate: percent("Interest rate", { min: 0, max: 1000 }),
        monthlyPayment: money("Monthly payment", { min: 0.01 }),
      },
      default: [
        { name: "Credit card", balance: 6500, annualRate: 22.9, monthlyPayment: 220 },
        { name: "Store card", balance: 2300, annualRate: 27.5, monthlyPayment: 90 },
        { name: "Car loan", balance: 7200, annualRate: 8.4, monthlyPayment: 260 },
      ],
      minItems: 1,
      maxItems: 50,
      help: "What you owe on each, its rate and what you pay on it every month.",
    }),
    newRate: percent("Rate of the new loan", {
      default: 11,
      min: 0,
      max: 1000,
      also: [
        "new rate",
        "consolidation rate",
        "consolidate at",
        "new loan at",
        "consolidation loan at",
        "one loan at",
        "into one loan at",
        "new loan",
        "loan at",
        "consolidation loan",
      ],
    }),
    newTermMonths: integer("Term of the new loan", {
      default: 48,
      min: 1,
      max: 600,
      unit: "months",
      also: ["new term", "months", "over", "for", "new loan for"],
    }),
    feePercent: percent("Fee of the new loan", {
      also: ["fee", "origination fee", "with a fee of"],
      unsaid: 0,
      default: 3,
      min: 0,
      max: 50,
      optional: true,
      help: "Percent of the debts paid off, added to the new loan.",
    }),
  },
  outputs: {
    totalSavings: money("You save in all", { also: ["save in total", "how much would I save", "total savings"] }),
    monthlySavings: money("Monthly payments go down by", {
      also: ["how much lower", "save a month", "save per month", "payments lower"],
      decimals: 2,
    }),
    newMonthlyPayment: money("New monthly payment", {
      also: ["new payment", "monthly payment", "payment be"],
      decimals: 2,
    }),
    currentMonthlyPayment: money("Monthly payments now", { decimals: 2 }),
    totalBalance: money("Debts in all"),
    weightedAverageRate: percent("Average rate now", {
      also: ["average interest rate", "average rate", "weighted average"],
      decimals: 2,
    }),
    currentTotalInterest: money("Interest still to pay now"),
    newTotalInterest: money("Interest of the new loan"),
    fee: money("Fee"),
    currentMonths: integer("Months until the last debt is paid now", { unit: "months" }),
    newMonths: integer("Months with the new loan", { unit: "months" }),
    newApr: percent("APR of the new loan", { decimals: 2 }),
    worthIt: boolean("The new loan costs less", { words: ["Yes", "No"] }),
    debtTable: table("Your debts", {
      name: text("Debt"),
      balance: money("Balance"),
      annualRate: percent("Rate"),
      monthlyPayment: money("Payment", { decimals: 2 }),
      months: integer("Months left"),
      interest: money("Interest left"),
    }),
    balanceOverTime: chart("What you owe, now and consolidated", {
      x: { month: integer("Month") },
      y: { now: money("Debts as they are"), consolidated: money("New loan") },
      as: "line",
    }),
  },
  figures: [
    "worthIt",
    "monthlySavings",
    "newMonthlyPayment",
    "currentMonthlyPayment",
    "newApr",
    "newMonths",
    "currentMonths",
  ],
  celebrates: { savings: "totalSavings", rate: "newApr" },
  compute(inputs) {
    const { debts, newRate, newTermMonths } = inputs;
    const payoffs = debts.map((debt, index) => payOff(debt, index));
    const totalBalance = sumColumn(debts, "balance");
    const fee = (totalBalance * inputs.feePercent) / 100;
    const newLoan = totalBalance + fee;
    const newMonthlyPayment = annuityPayment(newLoan, newRate / 1200, newTermMonths);
    const consolidated = amortize(newLoan, newRate / 1200, newMonthlyPayment, newTermMonths);
    const currentMonthlyPayment = sumColumn(debts, "monthlyPayment");
    const currentTotalInterest = payoffs.reduce((total, rows) => total + sumColumn(rows, "interest"), 0);
    const currentMonths = Math.max(...payoffs.map((rows) => rows.length));
    const totalSavings = totalBalance + currentTotalInterest - newTermMonths * newMonthlyPayment;
    return {
      totalSavings,
      monthlySavings: currentMonthlyPayment - newMonthlyPayment,
      newMonthlyPayment,
      currentMonthlyPayment,
      totalBalance,
      weightedAverageRate: debts.reduce((total, one) => total + one.balance * one.annualRate, 0) / totalBalance,
      currentTotalInterest,
      newTotalInterest: newTermMonths * newMonthlyPayment - newLoan,
      fee,
      currentMonths,
      newMonths: newTermMonths,
      newApr: fee > 0 ? 1200 * annuityRate(totalBalance, newMonthlyPayment, newTermMonths) : newRate,
      worthIt: totalSavings > 0,
      debtTable: debts.map((debt, index) => ({
        ...debt,
        months: payoffs[index]!.length,
        interest: sumColumn(payoffs[index]!, "interest"),
      })),
      balanceOverTime: Array.from({ length: Math.max(currentMonths, newTermMonths) + 1 }, (_, month) => ({
        month,
        now: payoffs.reduce((total, rows, index) => total + balanceAfter(rows, month, debts[index]!.balance), 0),
        consolidated: balanceAfter(consolidated, month, newLoan),
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.totalSavings! > 0
      ? `Consolidating saves {totalSavings} in all: {currentTotalInterest} of interest is still to pay now, against {newTotalInterest}${outputs.fee! > 0 ? " and a fee of {fee}" : ""}.`
      : `Consolidating costs ${say.money(-outputs.totalSavings!)} more in all than paying off your debts as you do now.`,
    Math.abs(outputs.monthlySavings!) < 0.005
      ? `You go on paying {newMonthlyPayment} a month.`
      : outputs.monthlySavings! > 0
        ? `Your payments fall from {currentMonthlyPayment} to {newMonthlyPayment} a month.`
        : `Your payments rise from {currentMonthlyPayment} to {newMonthlyPayment} a month.`,
    `You are debt-free after {newMonths}, compared with {currentMonths} now; ${outputs.fee! > 0 ? "with its fee " : ""}the new loan costs {newApr} a year, while your debts cost {weightedAverageRate} on average.`,
  ],
  formula: {
    tex: [
      String.raw`M = (T + f)\,\frac{q}{1 - (1 + q)^{-n}}`,
      String.raw`\text{saved} = \sum_{j} \left(B_j + I_j\right) - n\,M`,
    ],
    where: {
      M: "new monthly payment",
      T: "your debts together",
      f: "fee of the new loan, added to it",
      q: "rate of the new loan per month",
      n: "term of the new loan in months",
      B_j: "balance of debt j",
      I_j: "interest that debt j still costs at its current payment",
    },
  },
  howTo: [
    "Enter every debt you would consolidate: Balance, Interest rate and Monthly payment. Try leaving out the cheap ones to see whether the result improves.",
    "Enter the Rate, the Term and the Fee of the new loan from a real offer.",
    "Look at You save in all first. A lower monthly payment alone may only mean more months.",
    "Compare the Average rate now with the APR of the new loan.",
  ],
  faq: [
    {
      question: "My payment falls but I save nothing. Why?",
      answer:
        "Because you stay in debt longer. At 13% over 84 months with a 5% fee, the default debts cost 264 less a month, but about 4,500 more in all. Choose a Term close to the months you have left now.",
    },
    {
      question: "Should I include a loan that is already cheap?",
      answer:
        "Usually not. A car loan at 8.4% becomes more expensive inside a new loan at 11%. Take it out of the list and compare You save in all.",
    },
    {
      question: "What happens to my cards afterward?",
      answer:
        "They are at zero, and that is the risk: if you run up new balances, they come on top of the new loan. Keeping the cards open but unused helps your credit score, because the limits still count.",
    },
  ],
  about: [
    "Each debt is followed month by month at its current rate and payment until it is gone; payments that become free are not moved to the next debt (the debt payoff planner does that). The other side is one loan with equal payments over its whole term.",
    "Minimum payments that shrink with the balance, new purchases and prepayment penalties are not modeled. Turning card debt into a loan on your home puts the home at risk.",
  ],
  caution:
    "Prepayment penalties, new purchases and rate changes are not counted, and a loan secured on your home puts the home at risk.",
  sources: [
    "US Consumer Financial Protection Bureau: what to know about consolidating credit card debt",
    "US Regulation Z, 12 CFR Part 1026, Appendix J",
  ],
  overflow: "newRate",
  updated: "2026-11-30",
  examples: [
    {
      title: "Two cards and a car loan into one at 11%",
      inputs: {
        debts: [
          { name: "Credit card", balance: 6500, annualRate: 22.9, monthlyPayment: 220 },
          { name: "Store card", balance: 2300, annualRate: 27.5, monthlyPayment: 90 },
          { name: "Car loan", balance: 7200, annualRate: 8.4, monthlyPayment: 260 },
        ],
        newRate: 11,
        newTermMonths: 48,
        feePercent: 3,
      },
      outputs: { totalSavings: 742.915311107, newMonthlyPayment: 425.934212637, newApr: 12.5827917715 },
    },
    {
      title: "Only the two cards, over 3 years",
      inputs: {
        debts: [
          { name: "Credit card", balance: 6500, annualRate: 22.9, monthlyPayment: 220 },
          { name: "Store card", balance: 2300, annualRate: 27.5, monthlyPayment: 90 },
        ],
        newRate: 11,
        newTermMonths: 36,
        feePercent: 3,
      },
      outputs: { totalSavings: 2473.34689008, newMonthlyPayment: 296.743731949, currentTotalInterest: 4356.12124023 },
    },
    {
      title: "A longer loan with a higher fee costs more",
      inputs: {
        debts: [
          { name: "Credit card", balance: 6500, annualRate: 22.9, monthlyPayment: 220 },
          { name: "Store card", balance: 2300, annualRate: 27.5, monthlyPayment: 90 },
          { name: "Car loan", balance: 7200, annualRate: 8.4, monthlyPayment: 260 },
        ],
        newRate: 13,
        newTermMonths: 84,
        feePercent: 5,
      },
      outputs: { totalSavings: -4484.74116012, monthlySavings: 264.375015741, worthIt: false },
    },
  ],
});

interface Debt {
  readonly name: string;
  readonly balance: number;
  readonly annualRate: number;
  readonly monthlyPayment: number;
}

function payOff({ name, balance, annualRate, monthlyPayment }: Debt, index: number): readonly Instalment[] {
  const label = name === "" ? `Debt ${index + 1}` : name;
  if (monthlyPayment <= (balance * annualRate) / 1200 + 0.000001) {
    refuse(
      "debts",
      `Row ${index + 1}: the payment on ${label} does not even cover its interest, so it is never paid off.`,
    );
  }
  const rows = payDown(balance, { rate: () => annualRate / 1200, payment: () => monthlyPayment });
  if (!isPaidOff(rows)) {
    refuse(
      "debts",
      `Row ${index + 1}: at this payment ${label} takes more than ${LONGEST_PAYOFF} months. Enter a higher one.`,
    );
  }
  return rows;
}
