import { chart, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { amortize, balanceAfter, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths, splitDate } from "#maths/calendar.ts";
import { sayExtraEffect } from "#maths/finance/extra-payment-effect.ts";

export default defineCalculator({
  id: "amortization-schedule",
  name: "Amortization Schedule Calculator",
  category: "loan",
  emoji: "📅",
  description:
    "The full payment-by-payment and year-by-year plan of a loan, with monthly, yearly and one-time extra payments.",
  keywords: [
    "loan repayment table",
    "principal and interest split",
    "amortisation",
    "payoff schedule",
    "extra payments",
    "loan balance by month",
    "paid off months earlier",
  ],
  related: [
    { id: "loan", stage: "complementary", relevance: 84 },
    { id: "mortgage", stage: "complementary", relevance: 88 },
    { id: "extra-payment", stage: "next_step", relevance: 94 },
    "auto-loan",
    { id: "interest-only-loan", stage: "complementary", relevance: 72 },
    "debt-payoff-planner",
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 250_000,
      min: 0.01,
      also: ["loan", "balance", "mortgage of", "loan of", "owe", "borrow", "mortgage", "loan is", "borrowed"],
    }),
    annualRate: percent("Interest rate per year", {
      default: 6.5,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "interest rate"],
    }),
    termYears: number("Term", {
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
      also: ["years", "over", "for", "year loan", "year mortgage"],
    }),
    startDate: date("Loan starts on", { default: "next month", help: "The first payment is one month later." }),
    extraMonthlyPayment: money("Extra every month", {
      default: 0,
      min: 0,
      optional: true,
      also: [
        "extra",
        "extra a month",
        "add",
        "adding",
        "additional",
        "pay an extra",
        "extra payment of",
        "extra each month",
        "extra every month",
        "extra payments of",
        "throw in",
      ],
    }),
    extraYearlyPayment: money("Extra once a year", {
      also: ["extra a year", "extra every year", "extra each year", "extra yearly"],
      default: 0,
      min: 0,
      optional: true,
    }),
    extraYearlyMonth: integer("In the calendar month", { default: 12, min: 1, max: 12, optional: true }),
    lumpSum: money("One-time extra payment", {
      also: ["lump sum", "one-time", "one time", "once"],
      default: 0,
      min: 0,
      optional: true,
    }),
    lumpSumPaymentNumber: integer("With payment number", { default: 1, min: 1, max: 1200, optional: true }),
  },
  outputs: {
    monthlyPayment: money("Monthly payment", {
      also: ["principal and interest", "P&I", "pay a month", "payment"],
      decimals: 2,
    }),
    totalInterest: money("Total interest", { also: ["interest paid", "how much interest"] }),
    totalPaid: money("Total paid"),
    numberOfPayments: integer("Number of payments"),
    payoffDate: date("Paid off on", { also: ["when is it paid off", "payoff date"], precision: "month" }),
    originalPayoffDate: date("Without extra payments", { precision: "month" }),
    originalTotalInterest: money("Interest without extra payments"),
    interestSaved: money("Interest saved", {
      also: [
        "interest will that save",
        "save in interest",
        "interest do I save",
        "interest savings",
        "interest would I save",
        "save",
      ],
      zero: "None",
    }),
    monthsSaved: integer("Months saved", {
      also: ["months earlier", "months sooner", "how much sooner", "how much earlier", "earlier", "sooner"],
      unit: "months",
      zero: "None",
    }),
    schedule: table(
      "Every payment",
      {
        month: integer("Number"),
        date: date("Date"),
        payment: money("Payment", { decimals: 2 }),
        principal: money("Principal", { decimals: 2 }),
        interest: money("Interest", { decimals: 2 }),
        extra: money("Extra", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
      },
      { byYear: { sum: ["payment", "principal", "interest", "extra"], last: ["balance"] } },
    ),
    yearlySchedule: table("Every year", {
      year: integer("Year", { plain: true }),
      paid: money("Paid"),
      interest: money("Interest"),
      principal: money("Principal"),
      balance: money("Balance at the end"),
    }),
    balanceOverTime: chart("Balance over time", {
      x: { month: integer("Month") },
      y: { balance: money("Balance"), withoutExtra: money("Without extra payments") },
      as: "line",
    }),
  },
  celebrates: { savings: "interestSaved", payoff: "monthsSaved" },
  compute(inputs) {
    const { principal, startDate } = inputs;
    const rate = inputs.annualRate / 1200;
    const periods = Math.max(1, Math.floor(12 * inputs.termYears + 0.5));
    const monthlyPayment = annuityPayment(principal, rate, periods);
    const startMonth = splitDate(startDate).month;
    const extraOf = (number: number) =>
      inputs.extraMonthlyPayment +
      ((startMonth + number - 1) % 12 === inputs.extraYearlyMonth - 1 ? inputs.extraYearlyPayment : 0) +
      (number === inputs.lumpSumPaymentNumber ? inputs.lumpSum : 0);
    const plain = amortize(principal, rate, monthlyPayment, periods);
    const hasExtras = inputs.extraMonthlyPayment + inputs.extraYearlyPayment + inputs.lumpSum > 0;
    const paid = hasExtras ? amortize(principal, rate, (number) => monthlyPayment + extraOf(number), periods) : plain;
    const totalInterest = sumColumn(paid, "interest");
    const originalTotalInterest = sumColumn(plain, "interest");
    return {
      monthlyPayment,
      totalInterest,
      totalPaid: principal + totalInterest,
      numberOfPayments: paid.length,
      payoffDate: addMonths(startDate, paid.length),
      originalPayoffDate: addMonths(startDate, periods),
      originalTotalInterest,
      interestSaved: originalTotalInterest - totalInterest,
      monthsSaved: periods - paid.length,
      get schedule() {
        return paid.map((one) => ({
          month: one.number,
          date: addMonths(startDate, one.number),
          payment: one.payment,
          principal: one.principal,
          interest: one.interest,
          extra: one.payment - monthlyPayment > 0.000001 ? one.payment - monthlyPayment : 0,
          balance: one.balance,
        }));
      },
      get yearlySchedule() {
        return byCalendarYear(this.schedule);
      },
      get balanceOverTime() {
        return Array.from({ length: periods + 1 }, (_, month) => ({
          month,
          balance: balanceAfter(paid, month, principal),
          withoutExtra: balanceAfter(plain, month, principal),
        }));
      },
    };
  },
  takeaways: (_inputs, outputs, say) => {
    const first = outputs.schedule![0]!;
    return [
      `The regular payment is {monthlyPayment}. Of the first one, ${say.money(first.interest!, 2)} is interest and ${say.money(first.principal! - first.extra!, 2)} lowers the debt.`,
      `The loan ends in {payoffDate}, after ${counted(outputs.numberOfPayments!, "payment", "{numberOfPayments}")} and {totalInterest} of interest.`,
      outputs.interestSaved! > 0.005 || outputs.monthsSaved! > 0
        ? `Paying extra ${sayExtraEffect(outputs)}.`
        : `Without extra payments nothing is saved: try one to see its effect.`,
    ];
  },
  formula: {
    tex: [
      String.raw`M = P\,\frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`I_k = r\,B_{k-1}, \qquad B_k = B_{k-1} + I_k - (M + E_k)`,
    ],
    where: {
      M: "regular monthly payment",
      P: "loan amount",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "number of months of the term",
      I_k: "interest in payment k",
      B_k: "balance after payment k, with B₀ = P",
      E_k: "extra paid with payment k",
    },
  },
  howTo: [
    "Enter the Loan amount, the Interest rate per year and the Term. For a loan you already have, use today's balance and the years left.",
    "Set Loan starts on: the first payment is due one month later, and the yearly table follows the calendar.",
    "Add extras: Extra every month, Extra once a year with its calendar month (12 for December), and a One-time extra payment with its payment number.",
    "Compare Paid off on with Without extra payments, and read Interest saved.",
  ],
  faq: [
    {
      question: "Why does the interest fall every month while the payment stays the same?",
      answer:
        "Interest is the monthly rate times what you still owe. As the balance falls, less of the same payment is interest. At 6.5% over 30 years, 86% of the first payment is interest; only after 19 years and 5 months does more of each payment go to principal than to interest.",
    },
    {
      question: "Is it better to pay extra every month or once a year?",
      answer:
        "Monthly, slightly, because each payment stops interest earlier. On 250,000 at 6.5% over 30 years, 100 a month saves 58,860 of interest; 1,200 every December saves 56,998.",
    },
    {
      question: "Does an extra payment lower the next payment?",
      answer:
        "Not here, and not with most lenders: the payment stays the same and the loan ends sooner. Some lenders will recast the loan on request, which keeps the end date and lowers the payment.",
    },
  ],
  about: [
    "The schedule shows where every payment goes, in the format lenders print: interest on the balance, the rest to principal. It works for any loan with a fixed rate and monthly payments in arrears: mortgages, car loans, personal loans.",
    "Nothing is rounded; a lender rounds each line to cents and settles the difference in the last payment.",
  ],
  caution:
    "Escrow, insurance, fees and prepayment penalties are not included; the lender's own schedule is what binds.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), amortization schedules",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PMT, IPMT, CUMIPMT",
  ],
  phrases: ["amortization schedule {principal} at {annualRate} for {termYears} years"],
  updated: "2026-11-30",
  examples: [
    {
      title: "250,000 over 30 years at 6.5%, nothing extra",
      inputs: {
        principal: 250_000,
        annualRate: 6.5,
        termYears: 30,
        startDate: "2026-01-01",
        extraMonthlyPayment: 0,
        extraYearlyPayment: 0,
        extraYearlyMonth: 12,
        lumpSum: 0,
        lumpSumPaymentNumber: 1,
      },
      outputs: { monthlyPayment: 1580.17005873, totalInterest: 318861.221144, payoffDate: "2056-01-01" },
    },
    {
      title: "200 more a month and 1,000 every December",
      inputs: {
        principal: 250_000,
        annualRate: 6.5,
        termYears: 30,
        startDate: "2026-01-01",
        extraMonthlyPayment: 200,
        extraYearlyPayment: 1000,
        extraYearlyMonth: 12,
        lumpSum: 0,
        lumpSumPaymentNumber: 1,
      },
      outputs: { numberOfPayments: 241, interestSaved: 120414.866829, monthsSaved: 119 },
    },
    {
      title: "20,000 once, with payment 24",
      inputs: {
        principal: 250_000,
        annualRate: 6.5,
        termYears: 30,
        startDate: "2026-01-01",
        extraMonthlyPayment: 0,
        extraYearlyPayment: 0,
        extraYearlyMonth: 12,
        lumpSum: 20_000,
        lumpSumPaymentNumber: 24,
      },
      outputs: { payoffDate: "2050-08-01", interestSaved: 82789.2415146, monthsSaved: 65 },
    },
  ],
});

interface DatedPayment {
  readonly date: string;
  readonly payment: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
}

function byCalendarYear(schedule: readonly DatedPayment[]) {
  const years = Map.groupBy(schedule, ({ date }) => splitDate(date).year);
  return [...years].map(([year, rows]) => ({
    year,
    paid: sumColumn(rows, "payment"),
    interest: sumColumn(rows, "interest"),
    principal: sumColumn(rows, "principal"),
    balance: rows.at(-1)!.balance,
  }));
}
