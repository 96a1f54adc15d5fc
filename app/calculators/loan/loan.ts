import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import { followPlan } from "#maths/finance/amortization.ts";
import { annuityPayment, presentValueOfAnnuity } from "#maths/finance/annuity.ts";
import { addDays, addMonths } from "#maths/calendar.ts";
import { type Compounding, effectiveRate, forceOfInterest, PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";
import { findRoot } from "#maths/root.ts";

export default defineCalculator({
  id: "loan",
  name: "Loan Calculator",
  category: "loan",
  emoji: "🏦",
  description:
    "Payment, interest and schedule for any loan: repaid in equal payments, interest-only, or in one sum at the end, with any payment frequency.",
  keywords: [
    "monthly payment",
    "borrow",
    "installment loan",
    "how much will I pay",
    "interest on a loan",
    "repayment schedule",
    "balloon loan",
    "deferred payment loan",
  ],
  related: [
    "personal-loan",
    { id: "amortization-schedule", stage: "complementary", relevance: 88 },
    { id: "loan-comparison", stage: "next_step", relevance: 92 },
    { id: "apr", stage: "advanced_planning", relevance: 84 },
    "auto-loan",
    { id: "mortgage", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 20_000,
      min: 0.01,
      also: [
        "borrow",
        "amount",
        "loan of",
        "borrowing",
        "financing",
        "finance",
        "take out",
        "loan for",
        "borrowed",
        "for a",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 7,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "APR", "interest rate", "charging", "percent"],
    }),
    termYears: number("Term", {
      assumable: false,
      default: 5,
      min: 0.02,
      max: 100,
      unit: "years",
      also: ["years", "over", "for", "year loan", "term of", "pay back over", "paid over", "to pay back"],
    }),
    loanType: choice("Repaid", {
      called: { interestOnly: ["interest only", "interest-only"], bullet: ["lump sum at the end", "balloon"] },
      default: "amortizing",
      options: [
        ["amortizing", "In equal payments"],
        ["interestOnly", "Interest only, principal at the end"],
        ["bullet", "All at once at the end"],
      ],
    }),
    paymentFrequency: choice("Payments", {
      called: { biweekly: ["every two weeks", "biweekly"], weekly: ["every week"] },
      default: "monthly",
      options: [
        ["weekly", "Every week"],
        ["biweekly", "Every two weeks"],
        ["monthly", "Every month"],
        ["quarterly", "Every quarter"],
        ["semiannually", "Every half year"],
        ["annually", "Every year"],
      ],
    }),
    compounding: choice("Interest is compounded", {
      default: "payment",
      options: [
        ["payment", "As often as payments"],
        ["annually", "Annually"],
        ["semiannually", "Semiannually"],
        ["quarterly", "Quarterly"],
        ["monthly", "Monthly"],
        ["daily", "Daily"],
        ["continuously", "Continuously"],
      ],
    }),
    upfrontFee: money("Fee up front", {
      also: ["fee", "fees", "origination fee", "upfront", "fees up front"],
      default: 0,
      min: 0,
      optional: true,
    }),
    startDate: date("Paid out on", { default: "next month" }),
  },
  outputs: {
    payment: money("Payment", {
      also: [
        "monthly payment",
        "installment",
        "pay per month",
        "pay a month",
        "pay every month",
        "monthly",
        "payments",
        "a month",
        "pay each month",
        "monthly cost",
        "payment be",
      ],
      decimals: 2,
    }),
    numberOfPayments: integer("Number of payments", { also: ["how many payments"] }),
    finalPayment: money("Last payment", { decimals: 2 }),
    totalPaid: money("Total paid", {
      also: [
        "pay in total",
        "pay back",
        "total repaid",
        "total cost",
        "pay altogether",
        "total of payments",
        "pay overall",
      ],
    }),
    totalInterest: money("Total interest", {
      also: [
        "interest paid",
        "total interest paid",
        "interest in all",
        "interest i pay",
        "interest do i pay",
        "interest altogether",
        "interest i pay in total",
        "interest cost",
        "how much interest",
        "interest do I pay",
        "interest over",
        "interest in total",
        "total in interest",
      ],
    }),
    totalCost: money("Interest and fee"),
    effectiveAnnualRate: percent("Effective annual rate", { decimals: 3 }),
    apr: percent("APR with the fee", { decimals: 3 }),
    payoffDate: date("Paid off on"),
    schedule: table("Payment schedule", {
      period: integer("Payment"),
      date: date("Date"),
      payment: money("Amount", { decimals: 2 }),
      principal: money("Principal", { decimals: 2 }),
      interest: money("Interest", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
    balanceOverTime: chart("Balance after each payment", {
      x: { period: integer("Payment") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { principal, loanType, upfrontFee } = inputs;
    if (upfrontFee >= principal) refuse("upfrontFee", "The fee must be less than the loan amount.");
    const perYear = PERIODS_PER_YEAR[inputs.paymentFrequency];
    const rate = ratePerPayment(inputs.annualRate / 100, perYear, inputs.compounding);
    const periods = Math.max(1, Math.floor(inputs.termYears * perYear + 0.5));
    const payments = paymentsOf(loanType, principal, rate, periods);
    const totalPaid = payments.reduce((total, payment) => total + payment, 0);
    // Followed once, and only where something asks for it: it takes longer than all the rest.
    let followed: ReturnType<typeof scheduleOf> | undefined;
    const rows = () => (followed ??= scheduleOf(loanType, principal, rate, payments));
    return {
      payment: regularPayment(loanType, principal, rate, periods),
      numberOfPayments: loanType === "bullet" ? 1 : periods,
      finalPayment: payments.at(-1)!,
      totalPaid,
      totalInterest: totalPaid - principal,
      totalCost: totalPaid - principal + upfrontFee,
      effectiveAnnualRate: 100 * Math.expm1(perYear * Math.log1p(rate)),
      apr: 100 * perYear * (upfrontFee > 0 ? actuarialRate(loanType, principal, upfrontFee, rate, periods) : rate),
      payoffDate: dueDate(inputs.startDate, periods, perYear),
      get schedule() {
        return rows().map((row) => ({ ...row, date: dueDate(inputs.startDate, row.period, perYear) }));
      },
      get balanceOverTime() {
        return [{ period: 0, balance: principal }, ...rows().map(({ period, balance }) => ({ period, balance }))];
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.loanType === "bullet"
      ? `Nothing is due until {payoffDate}; then you pay {payment} all at once.`
      : inputs.loanType === "interestOnly"
        ? `Each payment is {payment} of interest; with the last one, on {payoffDate}, the principal comes due as well: {finalPayment}.`
        : outputs.numberOfPayments === 1
          ? `You make a single payment of {payment}, on {payoffDate}.`
          : `You make {numberOfPayments} payments of {payment}, the last one on {payoffDate}.`,
    outputs.totalInterest === 0
      ? `The loan costs no interest.`
      : `Interest comes to {totalInterest}, ${say.percent((100 * outputs.totalInterest!) / inputs.principal, 1)} of the loan.`,
    inputs.upfrontFee > 0
      ? `The fee of {upfrontFee} makes the loan as expensive as one at {apr} without a fee.`
      : `With compounding, the rate is {effectiveAnnualRate} a year.`,
  ],
  formula: {
    tex: [
      String.raw`M = P\,\frac{i}{1 - (1 + i)^{-n}} \quad \text{(equal payments)}`,
      String.raw`M = P\,i \quad \text{(interest only)}, \qquad M = P\,(1 + i)^n \quad \text{(one sum at the end)}`,
      String.raw`i = \left(1 + \frac{j}{m}\right)^{m/p} - 1`,
    ],
    where: {
      M: "payment",
      P: "loan amount",
      i: "interest rate per payment period; j/p if interest is compounded as often as payments are made",
      n: "number of payment periods",
      j: "interest rate per year",
      m: "how many times a year interest is compounded",
      p: "payments per year",
    },
  },
  howTo: [
    "Enter the Loan amount, the Interest rate per year and the Term in years (1.5 for 18 months).",
    "Choose how it is Repaid: in equal payments, interest only with the principal at the end, or all at once at the end.",
    "Choose how often Payments are made and how Interest is compounded. Leave compounding at “As often as payments” unless your contract says otherwise.",
    "Enter a Fee up front to see the APR with the fee.",
    "Read the schedule: each payment with its date, and what is left after it.",
  ],
  faq: [
    {
      question: "Which compounding does my loan use?",
      answer:
        "US and most European consumer loans: as often as payments. Canadian fixed-rate mortgages: semiannually, under the Interest Act. Loans that accrue interest daily: daily. The Effective annual rate lets you compare them.",
    },
    {
      question: "Do payments every two weeks save money?",
      answer:
        "A little, because the balance falls sooner: over 5 years at 7%, 20,000 costs 3,761 of interest with monthly payments and 3,730 with biweekly ones. The bigger saving often advertised comes from paying half a monthly payment 26 times, which adds a thirteenth month.",
    },
    {
      question: "Why is a loan repaid at the end so much more expensive?",
      answer:
        "You owe the full sum until the last day, and in the all-at-once loan unpaid interest earns interest too. At 7% over 5 years, 20,000 costs 3,761 in equal monthly payments, 7,000 interest-only and 8,353 all at once.",
    },
  ],
  about: [
    "For any loan with a fixed rate: family loans, business loans, bonds with few payments, bridge loans. Payments come at the end of each period; the last one is exactly what is still owed.",
    "Weekly and biweekly loans count as 52 and 26 equal periods a year. Lenders that count actual days, or round every payment to cents, get slightly different figures.",
  ],
  caution:
    "Late fees, insurance, prepayment penalties and rate changes are not included; the loan contract is what binds.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), amortization",
    "US Regulation Z, 12 CFR Part 1026, Appendix J",
  ],
  overflow: "annualRate",
  phrases: [
    "loan {principal} at {annualRate} for {termYears} years",
    "payment on {principal} at {annualRate} over {termYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "20,000 over 5 years with a fee of 250",
      inputs: {
        principal: 20_000,
        annualRate: 7,
        termYears: 5,
        loanType: "amortizing",
        paymentFrequency: "monthly",
        compounding: "payment",
        upfrontFee: 250,
        startDate: "2026-01-01",
      },
      outputs: { payment: 396.023970807, totalInterest: 3761.43824842, apr: 7.52924076486 },
    },
    {
      title: "Interest every quarter, the principal after 3 years",
      inputs: {
        principal: 50_000,
        annualRate: 6.5,
        termYears: 3,
        loanType: "interestOnly",
        paymentFrequency: "quarterly",
        compounding: "payment",
        upfrontFee: 0,
        startDate: "2026-01-01",
      },
      outputs: { payment: 812.5, finalPayment: 50812.5, totalInterest: 9750 },
    },
    {
      title: "All at once after 4 years",
      inputs: {
        principal: 10_000,
        annualRate: 8,
        termYears: 4,
        loanType: "bullet",
        paymentFrequency: "annually",
        compounding: "annually",
        upfrontFee: 0,
        startDate: "2026-01-01",
      },
      outputs: { payment: 13604.8896, totalInterest: 3604.8896, payoffDate: "2030-01-01" },
    },
  ],
});

type LoanType = "amortizing" | "interestOnly" | "bullet";

function ratePerPayment(nominal: number, perYear: number, compounding: Compounding | "payment"): number {
  return compounding === "payment"
    ? nominal / perYear
    : effectiveRate(forceOfInterest(nominal, compounding), 1 / perYear);
}

/** Months fall on the same day, weeks are counted in days. */
function dueDate(start: string, period: number, perYear: number): string {
  return perYear > 12 ? addDays(start, (period * 364) / perYear) : addMonths(start, (period * 12) / perYear);
}

function regularPayment(type: LoanType, principal: number, rate: number, periods: number): number {
  if (type === "amortizing") return annuityPayment(principal, rate, periods);
  return type === "interestOnly" ? principal * rate : principal * Math.exp(periods * Math.log1p(rate));
}

function paymentsOf(type: LoanType, principal: number, rate: number, periods: number): readonly number[] {
  const regular = regularPayment(type, principal, rate, periods);
  if (type === "amortizing") return Array.from<number>({ length: periods }).fill(regular);
  const payments: number[] = [];
  let balance = principal;
  for (let period = 1; period <= periods; period += 1) {
    const interest = balance * rate;
    const payment = period === periods ? balance + interest : type === "bullet" ? 0 : regular;
    balance = balance + interest - payment;
    payments.push(payment);
  }
  return payments;
}

function scheduleOf(type: LoanType, principal: number, rate: number, payments: readonly number[]) {
  if (type === "amortizing") {
    return followPlan(rate, payments).map(({ number, ...row }) => ({ period: number, ...row }));
  }
  let balance = principal;
  return payments.map((payment, index) => {
    const interest = balance * rate;
    balance = index + 1 === payments.length ? 0 : balance + interest - payment;
    return { period: index + 1, payment, principal: payment - interest, interest, balance };
  });
}

/** The rate per payment at which all payments are worth the loan less the fee. */
function actuarialRate(type: LoanType, principal: number, fee: number, rate: number, periods: number): number {
  const regular = regularPayment(type, principal, rate, periods);
  const [each, last] =
    type === "amortizing" ? [regular, 0] : type === "interestOnly" ? [regular, principal] : [0, regular];
  const received = principal - fee;
  const excess = (x: number) =>
    (presentValueOfAnnuity(each, x, periods) + last * Math.exp(-periods * Math.log1p(x))) / received - 1;
  const highest = (each * periods + last) / received;
  return findRoot(excess, rate, highest, 1e-16) ?? rate;
}
