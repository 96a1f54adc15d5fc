import { boolean, chart, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/finance/annuity.ts";

const TERMS = [12, 24, 36, 48, 60, 72, 84, 120, 180, 240, 360] as const;

export default defineCalculator({
  id: "loan-affordability",
  name: "How Much Can I Borrow Calculator",
  category: "loan",
  emoji: "🪙",
  description:
    "The largest loan a monthly payment can carry at a rate and term, checked against your income and debts, with other terms and rates.",
  keywords: [
    "loan affordability",
    "maximum loan amount",
    "borrowing power",
    "borrow with my salary",
    "loan from monthly payment",
    "loan eligibility",
  ],
  related: [
    { id: "loan", stage: "next_step", relevance: 90 },
    { id: "debt-to-income", stage: "complementary", relevance: 86 },
    "home-affordability",
    { id: "personal-loan", stage: "next_step", relevance: 84 },
    "auto-loan",
  ],
  inputs: {
    monthlyPayment: money("You can pay per month", {
      default: 500,
      min: 0.01,
      also: [
        "pay",
        "a month",
        "payment",
        "afford",
        "can pay",
        "spare",
        "payments of",
        "pay up to",
        "up to",
        "for",
        "can afford",
        "budget",
        "budget of",
        "handle",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 8,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "interest rate"],
    }),
    termMonths: integer("Term", {
      default: 60,
      min: 1,
      max: 1200,
      unit: "months",
      also: ["months", "over", "for", "years"],
    }),
    monthlyIncome: money("Income per month, before tax", {
      default: 5000,
      min: 0,
      also: ["income", "salary", "earn", "make", "income of", "income is", "with income of", "earning", "gross"],
    }),
    monthlyDebts: money("Debt payments you have already", {
      also: [
        "already pay",
        "debts",
        "other debts",
        "on debts",
        "existing debts",
        "debt payments",
        "in debts",
        "already paying",
        "current debts",
        "debts of",
      ],
      unsaid: 0,
      default: 600,
      min: 0,
    }),
    debtRatio: percent("Share of income debts may take", {
      also: ["of income", "debts take", "limit", "debt-to-income limit", "DTI", "cap", "of my income", "max DTI"],
      default: 40,
      min: 1,
      max: 100,
    }),
    feePercent: percent("Fee, deducted from the loan", {
      also: ["fee", "origination fee"],
      default: 0,
      min: 0,
      max: 50,
      optional: true,
      help: "Percent of the money you get.",
    }),
    downPayment: money("Own money", { unsaid: 0, also: ["down", "deposit"], default: 0, min: 0, optional: true }),
  },
  outputs: {
    maxLoan: money("You can borrow", {
      also: [
        "borrow",
        "how big a loan",
        "loan amount",
        "what loan",
        "most I can borrow",
        "how much can I borrow",
        "size loan",
        "size loan can I get",
        "can I borrow",
        "loan can I get",
        "what size loan",
        "get a loan of",
        "maximum loan",
      ],
    }),
    amountAfterFee: money("Money you get after the fee"),
    fee: money("Fee"),
    paymentUsed: money("Monthly payment", { decimals: 2 }),
    limitedByIncome: boolean("Limited by your income"),
    totalPaid: money("Total paid"),
    totalInterest: money("Total interest", { also: ["how much interest"] }),
    purchasePrice: money("You can buy for", { also: ["how expensive", "can I buy"] }),
    byTerm: table("Other terms", {
      termMonths: integer("Months"),
      loan: money("Loan"),
      interest: money("Interest"),
    }),
    byRate: table("Other rates", {
      rate: percent("Rate"),
      loan: money("Loan"),
    }),
    loanByTerm: chart("What you can borrow by term", {
      from: "byTerm",
      x: { termMonths: integer("Months") },
      y: { loan: money("Loan") },
      as: "line",
      own: { x: "termMonths", y: "maxLoan", label: "Your term" },
      smooth: true,
    }),
  },
  compute(inputs) {
    const { annualRate, termMonths, monthlyPayment } = inputs;
    const allowed = Math.max(0, (inputs.monthlyIncome * inputs.debtRatio) / 100 - inputs.monthlyDebts);
    const paymentUsed = Math.min(monthlyPayment, allowed);
    const loanAt = (rate: number, months: number) => presentValueOfAnnuity(paymentUsed, rate / 1200, months);
    const maxLoan = loanAt(annualRate, termMonths);
    const amountAfterFee = maxLoan / (1 + inputs.feePercent / 100);
    return {
      maxLoan,
      amountAfterFee,
      fee: maxLoan - amountAfterFee,
      paymentUsed,
      limitedByIncome: paymentUsed < monthlyPayment,
      totalPaid: termMonths * paymentUsed,
      totalInterest: termMonths * paymentUsed - maxLoan,
      purchasePrice: amountAfterFee + inputs.downPayment,
      byTerm: TERMS.map((months) => {
        const loan = loanAt(annualRate, months);
        return { termMonths: months, loan, interest: paymentUsed * months - loan };
      }),
      byRate: [-3, -2, -1, 0, 1, 2, 3]
        .map((points) => annualRate + points)
        .filter((rate) => rate >= 0)
        .map((rate) => ({ rate, loan: loanAt(rate, termMonths) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.maxLoan === 0
      ? inputs.monthlyIncome > 0 && inputs.monthlyDebts > 0
        ? `Your debts of {monthlyDebts} already take up all of the {debtRatio} of income that lenders allow.`
        : `At this income, lenders allow no loan at all.`
      : `With {paymentUsed} a month for {termMonths} you can borrow {maxLoan} at {annualRate}.`,
    outputs.limitedByIncome
      ? `Your income is the limit: ${inputs.monthlyDebts > 0 ? "with debts of {monthlyDebts}, " : ""}only {paymentUsed} of the {monthlyPayment} you would pay fits under {debtRatio}.`
      : `Of the {totalPaid} you pay back, {totalInterest} is interest.`,
    outputs.maxLoan === 0
      ? inputs.monthlyDebts > 0
        ? `Pay off a debt first, or wait for a higher income.`
        : `Wait for a higher income.`
      : inputs.downPayment > 0
        ? `With your own {downPayment} you can buy for {purchasePrice}.`
        : `Each ${say.money(100)} a month more would carry another ${say.money((100 * outputs.maxLoan!) / Math.max(1e-9, outputs.paymentUsed!))}.`,
  ],
  formula: {
    tex: [
      String.raw`A = \min\left(M,\ \max(0,\ Y d - K)\right)`,
      String.raw`L = A\,\frac{1 - (1 + r)^{-n}}{r}, \qquad N = \frac{L}{1 + f}`,
    ],
    where: {
      A: "monthly payment that counts",
      M: "what you can pay per month",
      Y: "income per month",
      d: "share of income that debts may take",
      K: "debt payments you have already",
      L: "loan",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "term in months",
      N: "money you get after a fee of f",
    },
  },
  howTo: [
    "Enter what You can pay per month comfortably, not the most you could.",
    "Enter the Interest rate per year and the Term.",
    "Enter your Income per month and the Debt payments you have already; the Share of income debts may take keeps the loan realistic.",
    "Add a Fee and your Own money to see what you can buy for.",
    "Compare other terms and rates in the tables.",
  ],
  faq: [
    {
      question: "How much more can I borrow over a longer term?",
      answer:
        "At 8%, 500 a month carries 15,956 over 3 years, 24,659 over 5 and 41,211 over 10. But the interest grows faster: 2,044, 5,341 and 18,789.",
    },
    {
      question: "How much difference does one point of interest make?",
      answer:
        "About 2.4% of the loan over five years: 500 a month carries 25,863 at 6%, 24,659 at 8% and 23,533 at 10%. Over 30 years, a point makes a difference of about 10%.",
    },
    {
      question: "What share of income do lenders allow?",
      answer:
        "In the US mostly 36 to 43% of income before tax for all debts, up to 50% with strong credit. Elsewhere it is often a third of income after tax. Set Share of income debts may take to your lender's limit.",
    },
  ],
  about: [
    "It turns the loan formula around: from the payment to the amount. If the lender's limit leaves you less than you want to pay, the payment is cut to that.",
    "A lender also looks at your credit history, job and collateral, and may offer less. For a home, use the home affordability calculator, which includes property tax and insurance.",
  ],
  caution:
    "Not a loan offer: credit history, job and living costs are not checked, and a lender may offer less or charge more.",
  sources: [
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PV",
    "US Consumer Financial Protection Bureau: debt-to-income ratio",
  ],
  overflow: "monthlyPayment",
  phrases: [
    "how much can I borrow with {monthlyPayment} a month at {annualRate}",
    "borrow {monthlyPayment} a month for {termMonths} months",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500 a month for 5 years at 8%",
      inputs: {
        monthlyPayment: 500,
        annualRate: 8,
        termMonths: 60,
        monthlyIncome: 5000,
        monthlyDebts: 600,
        debtRatio: 40,
        feePercent: 0,
        downPayment: 0,
      },
      outputs: { maxLoan: 24659.2166678, totalInterest: 5340.78333219, limitedByIncome: false },
    },
    {
      title: "Income holds the payment down",
      inputs: {
        monthlyPayment: 900,
        annualRate: 8,
        termMonths: 60,
        monthlyIncome: 5000,
        monthlyDebts: 1400,
        debtRatio: 40,
        feePercent: 2,
        downPayment: 3000,
      },
      outputs: { paymentUsed: 600, maxLoan: 29591.0600014, purchasePrice: 32010.8431386 },
    },
  ],
});
