import { chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { amortize, balanceAfter, followPlan, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "interest-only-loan",
  name: "Interest-Only Loan Calculator",
  category: "loan",
  emoji: "🫧",
  description:
    "The payment while you pay interest only, the jump afterward, and how much more the loan costs than one repaid from the start.",
  keywords: [
    "interest only mortgage",
    "IO period",
    "payment shock",
    "balloon payment",
    "interest only then amortizing",
    "payment after interest only period",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 86 },
    { id: "adjustable-rate-mortgage", stage: "advanced_planning", relevance: 82 },
    "loan",
    "home-equity",
    { id: "amortization-schedule", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 300_000,
      min: 0.01,
      also: ["loan", "amount", "borrow", "mortgage of", "loan of", "mortgage", "on a", "IO loan"],
    }),
    annualRate: percent("Interest rate per year", {
      default: 6.5,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "interest rate"],
    }),
    termYears: integer("Term", {
      default: 30,
      min: 1,
      max: 100,
      unit: "years",
      also: ["years", "over", "year term", "year loan", "year mortgage", "for", "term of"],
    }),
    interestOnlyYears: number("Interest only for", {
      default: 10,
      min: 0,
      max: 100,
      unit: "years",
      also: [
        "interest-only",
        "IO",
        "of interest only",
        "years interest only",
        "interest-only period",
        "IO period",
        "first",
        "of them interest only",
        "after",
        "year IO",
      ],
    }),
  },
  outputs: {
    interestOnlyPayment: money("Interest-only payment", {
      also: ["monthly payment", "payment during", "initial payment", "payment at first"],
      decimals: 2,
    }),
    laterPayment: money("Payment afterward", {
      also: [
        "pay a month after that",
        "pay after that",
        "payment after",
        "after the interest only period",
        "payment once",
        "after that",
        "afterwards",
      ],
      decimals: 2,
    }),
    paymentIncrease: money("Payment increase", {
      also: [
        "payment jump",
        "jump",
        "payment go up",
        "goes up",
        "increase in payment",
        "payment rise",
        "payment shock",
      ],
      decimals: 2,
    }),
    paymentIncreasePercent: percent("Payment increase in percent", {
      decimals: 1,
      none: "There is no later payment, or no interest, to compare.",
    }),
    balloonPayment: money("Principal due at the end"),
    totalInterest: money("Total interest", { also: ["interest in total"] }),
    totalPaid: money("Total paid"),
    amortizingPayment: money("Payment if repaid from the start", { decimals: 2 }),
    amortizingTotalInterest: money("Interest if repaid from the start"),
    extraInterest: money("Interest-only costs more by", { also: ["costs more", "extra interest"] }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      monthlyPayment: money("Monthly payment at the end", { decimals: 2 }),
      paid: money("Paid"),
      interest: money("Interest"),
      principal: money("Principal"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance against a loan repaid from the start", {
      x: { month: integer("Month") },
      y: { balance: money("This loan"), amortizing: money("Repaid from the start") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { principal, termYears, interestOnlyYears } = inputs;
    if (interestOnlyYears > termYears)
      refuse("interestOnlyYears", "The interest-only years cannot be more than the term.");
    const rate = inputs.annualRate / 1200;
    const months = 12 * termYears;
    const freeMonths = Math.floor(12 * interestOnlyYears + 0.5);
    const isBalloon = freeMonths === months;
    const interestOnlyPayment = principal * rate;
    const laterPayment = isBalloon ? 0 : annuityPayment(principal, rate, months - freeMonths);
    const regular = (month: number) => (month <= freeMonths ? interestOnlyPayment : laterPayment);
    const getRows = () =>
      repay(
        principal,
        rate,
        freeMonths,
        Array.from({ length: months - freeMonths }, () => laterPayment),
      );
    const amortizingPayment = annuityPayment(principal, rate, months);
    const repaidLater = (months - freeMonths) * laterPayment - (isBalloon ? 0 : principal);
    const totalInterest = freeMonths * interestOnlyPayment + repaidLater;
    const amortizingTotalInterest = months * amortizingPayment - principal;
    return {
      interestOnlyPayment,
      laterPayment,
      paymentIncrease: isBalloon ? 0 : laterPayment - interestOnlyPayment,
      paymentIncreasePercent: isBalloon || rate === 0 ? null : 100 * (laterPayment / interestOnlyPayment - 1),
      balloonPayment: isBalloon ? principal : 0,
      totalInterest,
      totalPaid: principal + totalInterest,
      amortizingPayment,
      amortizingTotalInterest,
      extraInterest: totalInterest - amortizingTotalInterest,
      get yearlyTable() {
        const rows = getRows();
        return Array.from({ length: termYears }, (_, index) => {
          const year = rows.slice(12 * index, 12 * index + 12);
          return {
            year: index + 1,
            monthlyPayment: regular(12 * index + 12),
            paid: sumColumn(year, "payment"),
            interest: sumColumn(year, "interest"),
            principal: sumColumn(year, "principal"),
            balance: year.at(-1)!.balance,
          };
        });
      },
      get balanceOverTime() {
        const rows = getRows();
        const amortizing = amortize(principal, rate, amortizingPayment, months);
        return Array.from({ length: months + 1 }, (_, month) => ({
          month,
          balance: month === 0 ? principal : rows[month - 1]!.balance,
          amortizing: balanceAfter(amortizing, month, principal),
        }));
      },
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.interestOnlyYears > 0
      ? `For {interestOnlyYears} you pay {interestOnlyPayment} a month and owe as much as on the first day.`
      : `You repay from the start: {laterPayment} a month.`,
    ...(inputs.interestOnlyYears === 0
      ? []
      : [
          outputs.balloonPayment! > 0
            ? `At the end of {termYears} the whole {balloonPayment} is due at once.`
            : outputs.paymentIncreasePercent === null || outputs.paymentIncreasePercent < 0.05
              ? `After that the payment is {laterPayment} a month.`
              : `After that the payment is {laterPayment}, {paymentIncreasePercent} more than the interest alone.`,
        ]),
    inputs.interestOnlyYears === 0
      ? `Interest comes to {totalInterest} in all.`
      : outputs.extraInterest! > 0.5
        ? `In all, that costs {extraInterest} more interest than repaying from the start at {amortizingPayment} a month.`
        : `Repaying from the start would cost just as much interest.`,
  ],
  formula: {
    tex: [
      String.raw`M_1 = P\,r, \qquad M_2 = P\,\frac{r}{1 - (1 + r)^{-(n - m)}}`,
      String.raw`I = m\,M_1 + (n - m)\,M_2 - P \quad (m < n), \qquad I = n\,M_1 \quad (m = n)`,
    ],
    where: {
      M_1: "interest-only payment",
      M_2: "payment afterward",
      P: "loan amount",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "months of the term",
      m: "months of interest only",
      I: "total interest",
    },
  },
  howTo: [
    "Enter the Loan amount, the Interest rate per year and the whole Term.",
    "Enter Interest only for in years, as part of the term; entering the whole term makes it a balloon loan.",
    "Look at the Payment afterward: that is the one you must be able to afford.",
    "Compare the interest with that of a loan repaid from the start.",
  ],
  faq: [
    {
      question: "How large is the jump?",
      answer:
        "At 6.5% over 30 years with 10 of interest only, it is 37.6%, because the loan has to be repaid in 20 years instead of 30. With 5 years of interest only it would be 24.7%.",
    },
    {
      question: "Can I pay principal during the interest-only period?",
      answer:
        "Usually yes, and with many lenders the interest payment drops at once. If you pay the difference to the amortizing payment every month, you end up with the ordinary loan.",
    },
    {
      question: "Who offers these loans?",
      answer:
        "In the US they are not qualified mortgages (12 CFR 1026.43), so mostly banks that keep the loan, for large amounts and investors. In the UK, lenders ask for a credible repayment plan. Bridge loans and many business loans are interest-only with a balloon.",
    },
  ],
  about: [
    "For fixed-rate loans with no repayment in the first years. With an adjustable rate, or a payment that is reset after some years, the jump can be larger.",
    "Comparing both at the same rate favors the interest-only loan: lenders often charge a slightly higher rate for it.",
  ],
  caution:
    "Fees, rate resets and the risk of not being able to refinance a balloon are not included; plan for the later payment.",
  sources: [
    "US Consumer Financial Protection Bureau: interest-only loans; Regulation Z, 12 CFR 1026.18(s)",
    "Kellison: The Theory of Interest (3rd ed., 2009)",
  ],
  overflow: "annualRate",
  phrases: [
    "interest only loan {principal} at {annualRate}",
    "interest-only mortgage {principal} {annualRate} {interestOnlyYears} years",
    "interest only {principal} {annualRate} payment {interestOnlyYears} years IO {termYears} year term",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "300,000 at 6.5%, ten years of interest only",
      inputs: { principal: 300_000, annualRate: 6.5, termYears: 30, interestOnlyYears: 10 },
      outputs: { interestOnlyPayment: 1625, laterPayment: 2236.71940655, extraInterest: 49179.1921985 },
    },
    {
      title: "Interest only to the end: a balloon",
      inputs: { principal: 500_000, annualRate: 7, termYears: 5, interestOnlyYears: 5 },
      outputs: { interestOnlyPayment: 2916.66666667, balloonPayment: 500_000, totalInterest: 175_000 },
    },
  ],
});

/** Months of interest only, then the level payments; without these the last month pays the loan as well. */
function repay(principal: number, rate: number, freeMonths: number, laterPayments: readonly number[]) {
  const interest = principal * rate;
  const free = Array.from({ length: freeMonths }, (_, index) => {
    const isBalloon = laterPayments.length === 0 && index + 1 === freeMonths;
    const repaid = isBalloon ? principal : 0;
    return { payment: interest + repaid, interest, principal: repaid, balance: principal - repaid };
  });
  return [...free, ...followPlan(rate, laterPayments)];
}
