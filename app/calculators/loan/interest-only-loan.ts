import { chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { amortize, balanceAfter, followPlan, sumOf } from "#maths/amortization.ts";
import { annuityPayment } from "#maths/annuity.ts";

export default defineCalculator({
  id: "interest-only-loan",
  name: "Interest-Only Loan Calculator",
  category: "loan",
  emoji: "🫧",
  description:
    "Payment while you pay interest only, the jump afterwards, and what the loan costs more than one repaid from the start.",
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
    principal: money("Loan amount", { default: 300_000, min: 0.01, also: ["loan", "amount", "borrow"] }),
    annualRate: percent("Interest rate per year", {
      default: 6.5,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at"],
    }),
    termYears: integer("Term", { default: 30, min: 1, max: 100, unit: "years", also: ["years", "term", "over"] }),
    interestOnlyYears: number("Interest only for", {
      default: 10,
      min: 0,
      max: 100,
      unit: "years",
      also: ["interest only for", "interest-only"],
    }),
  },
  outputs: {
    interestOnlyPayment: money("Interest-only payment", { decimals: 2 }),
    laterPayment: money("Payment afterwards", { decimals: 2 }),
    paymentIncrease: money("It goes up by", { decimals: 2 }),
    paymentIncreasePercent: percent("It goes up by, in percent", {
      decimals: 1,
      none: "There is no later payment, or no interest, to compare.",
    }),
    balloonPayment: money("Principal due at the end"),
    totalInterest: money("Total interest"),
    totalPaid: money("Total paid"),
    amortizingPayment: money("Payment if repaid from the start", { decimals: 2 }),
    amortizingTotalInterest: money("Interest if repaid from the start"),
    extraInterest: money("Interest-only costs more by"),
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
    const rows = repay(
      principal,
      rate,
      freeMonths,
      Array.from({ length: months - freeMonths }, () => laterPayment),
    );
    const amortizingPayment = annuityPayment(principal, rate, months);
    const amortizing = amortize(principal, rate, amortizingPayment, months);
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
      yearlyTable: Array.from({ length: termYears }, (_, index) => {
        const year = rows.slice(12 * index, 12 * index + 12);
        return {
          year: index + 1,
          monthlyPayment: regular(12 * index + 12),
          paid: sumOf(year, "payment"),
          interest: sumOf(year, "interest"),
          principal: sumOf(year, "principal"),
          balance: year.at(-1)!.balance,
        };
      }),
      balanceOverTime: Array.from({ length: months + 1 }, (_, month) => ({
        month,
        balance: month === 0 ? principal : rows[month - 1]!.balance,
        amortizing: balanceAfter(amortizing, month, principal),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.interestOnlyYears > 0
      ? `For {interestOnlyYears} you pay {interestOnlyPayment} a month and owe as much as on the first day.`
      : `You repay from the start: {laterPayment} a month.`,
    outputs.balloonPayment! > 0
      ? `At the end of {termYears} the whole {balloonPayment} is due at once.`
      : outputs.paymentIncreasePercent === null
        ? `After that the payment is {laterPayment} a month.`
        : `Then the payment is {laterPayment}, {paymentIncreasePercent} more than the interest alone.`,
    outputs.extraInterest! > 0.5
      ? `In all that costs {extraInterest} more interest than repaying from the start at {amortizingPayment} a month.`
      : `Repaying from the start would cost ${say.money(outputs.amortizingTotalInterest!)} of interest, just as much.`,
  ],
  formula: {
    tex: [
      String.raw`M_1 = P\,r, \qquad M_2 = P\,\frac{r}{1 - (1 + r)^{-(n - m)}}`,
      String.raw`I = m\,M_1 + (n - m)\,M_2 - P \quad (m < n), \qquad I = n\,M_1 \quad (m = n)`,
    ],
    where: {
      M_1: "interest-only payment",
      M_2: "payment afterwards",
      P: "loan amount",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "months of the term",
      m: "months of interest only",
      I: "total interest",
    },
  },
  howTo: [
    "Enter the Loan amount, the Interest rate per year and the whole Term.",
    "Enter Interest only for in years, part of the term; the same as the term makes a balloon loan.",
    "Look at the Payment afterwards: that is the one you must be able to afford.",
    "Compare the interest with that of a loan repaid from the start.",
  ],
  faq: [
    {
      question: "How large is the jump?",
      answer:
        "At 6.5 % over 30 years with 10 of interest only, 37.6 %: the loan has to be repaid in 20 years instead of 30. With 5 years of interest only it would be 24.7 %.",
    },
    {
      question: "Can I pay principal during the interest-only time?",
      answer:
        "Usually yes, and with many lenders the interest payment falls at once. Whoever pays the difference to the amortizing payment every month ends up with the ordinary loan.",
    },
    {
      question: "Who offers such loans?",
      answer:
        "In the US they are not qualified mortgages (12 CFR 1026.43), so mostly banks that keep the loan, for large amounts and investors. In the UK lenders ask for a credible repayment plan. Bridge loans and many business loans are interest-only with a balloon.",
    },
  ],
  about: [
    "For fixed-rate loans whose first years carry no repayment. With an adjustable rate, or a payment that is fixed anew after some years, the jump can be larger.",
    "The comparison at the same rate is kind to the interest-only loan: lenders often ask for a slightly higher rate on it.",
  ],
  sources: [
    "US Consumer Financial Protection Bureau: interest-only loans; Regulation Z, 12 CFR 1026.18(s)",
    "Kellison: The Theory of Interest (3rd ed., 2009)",
  ],
  overflow: "annualRate",
  phrases: [
    "interest only loan {principal} at {annualRate}",
    "interest-only mortgage {principal} {annualRate} {interestOnlyYears} years",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "300,000 at 6.5 %, ten years of interest only",
      inputs: { principal: 300_000, annualRate: 6.5, termYears: 30, interestOnlyYears: 10 },
      outputs: { interestOnlyPayment: 1625, laterPayment: 2236.71940655, extraInterest: 49179.1921985 },
    },
    {
      title: "Interest only to the end: a balloon",
      inputs: { principal: 500_000, annualRate: 7, termYears: 5, interestOnlyYears: 5 },
      outputs: { interestOnlyPayment: 2916.66666667, balloonPayment: 500_000, totalInterest: 175_000 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { principal: 300_000, annualRate: 6.5, termYears: 30, interestOnlyYears: 10 },
      outputs: {
        interestOnlyPayment: 1625,
        laterPayment: 2236.71940655,
        paymentIncrease: 611.719406545,
        paymentIncreasePercent: 37.644271172,
        balloonPayment: 0,
        totalInterest: 431812.657571,
        totalPaid: 731812.657571,
        amortizingPayment: 1896.20407048,
        amortizingTotalInterest: 382633.465372,
        extraInterest: 49179.1921985,
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 250_000, annualRate: 7, termYears: 30, interestOnlyYears: 5 },
      outputs: {
        interestOnlyPayment: 1458.33333333,
        laterPayment: 1766.94799319,
        paymentIncrease: 308.614659854,
        paymentIncreasePercent: 21.1621481043,
        balloonPayment: 0,
        totalInterest: 367584.397956,
        totalPaid: 617584.397956,
        amortizingPayment: 1663.25623795,
        amortizingTotalInterest: 348772.245661,
        extraInterest: 18812.1522951,
        yearlyTable: {
          rows: 30,
          first: {
            year: 1,
            monthlyPayment: 1458.33333333,
            paid: 17_500,
            interest: 17_500,
            principal: 0,
            balance: 250_000,
          },
          last: { year: 30, monthlyPayment: 1766.94799319, paid: 21203.3759183, balance: 0 },
        },
        balanceOverTime: { rows: 361, last: { month: 360, balance: 0, amortizing: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 100_000, annualRate: 5, termYears: 10, interestOnlyYears: 10 },
      outputs: {
        interestOnlyPayment: 416.666666667,
        laterPayment: 0,
        paymentIncrease: 0,
        paymentIncreasePercent: null,
        balloonPayment: 100_000,
        totalInterest: 50_000,
        totalPaid: 150_000,
        amortizingPayment: 1060.65515239,
        amortizingTotalInterest: 27278.6182869,
        extraInterest: 22721.3817131,
        yearlyTable: {
          rows: 10,
          first: { year: 1, monthlyPayment: 416.666666667, paid: 5000, interest: 5000, principal: 0, balance: 100_000 },
          last: { year: 10, monthlyPayment: 416.666666667, paid: 105_000, balance: 0 },
        },
        balanceOverTime: { rows: 121, last: { month: 120, balance: 0, amortizing: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 80_000, annualRate: 0, termYears: 20, interestOnlyYears: 5 },
      outputs: {
        interestOnlyPayment: 0,
        laterPayment: 444.444444444,
        paymentIncrease: 444.444444444,
        paymentIncreasePercent: null,
        balloonPayment: 0,
        totalInterest: 0,
        totalPaid: 80_000,
        amortizingPayment: 333.333333333,
        amortizingTotalInterest: 0,
        extraInterest: 0,
        yearlyTable: {
          rows: 20,
          first: { year: 1, monthlyPayment: 0, paid: 0, interest: 0, principal: 0, balance: 80_000 },
          last: { year: 20, monthlyPayment: 444.444444444, paid: 5333.33333333, balance: 0 },
        },
        balanceOverTime: { rows: 241, last: { month: 240, balance: 0, amortizing: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 120_000, annualRate: 6, termYears: 15, interestOnlyYears: 0 },
      outputs: {
        interestOnlyPayment: 600,
        laterPayment: 1012.62819366,
        paymentIncrease: 412.628193658,
        paymentIncreasePercent: 68.7713656097,
        balloonPayment: 0,
        totalInterest: 62273.0748585,
        totalPaid: 182273.074858,
        amortizingPayment: 1012.62819366,
        amortizingTotalInterest: 62273.0748585,
        extraInterest: -1.28894366161e-32,
        yearlyTable: {
          rows: 15,
          first: {
            year: 1,
            monthlyPayment: 1012.62819366,
            paid: 12151.5383239,
            interest: 7061.53750421,
            principal: 5090.00081969,
            balance: 114909.99918,
          },
          last: { year: 15, monthlyPayment: 1012.62819366, paid: 12151.5383239, balance: 0 },
        },
        balanceOverTime: { rows: 181, last: { month: 180, balance: 0, amortizing: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 200_000, annualRate: 5.5, termYears: 20, interestOnlyYears: 2.5 },
      outputs: {
        interestOnlyPayment: 916.666666667,
        laterPayment: 1485.14822509,
        paymentIncrease: 568.481558421,
        paymentIncreasePercent: 62.0161700096,
        balloonPayment: 0,
        totalInterest: 139381.127268,
        totalPaid: 339381.127268,
        amortizingPayment: 1375.77461572,
        amortizingTotalInterest: 130185.907772,
        extraInterest: 9195.21949599,
        yearlyTable: {
          rows: 20,
          first: {
            year: 1,
            monthlyPayment: 916.666666667,
            paid: 11_000,
            interest: 11_000,
            principal: 0,
            balance: 200_000,
          },
          last: { year: 20, monthlyPayment: 1485.14822509, paid: 17821.7787011, balance: 0 },
        },
        balanceOverTime: { rows: 241, last: { month: 240, balance: 0, amortizing: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2, month-by-month simulation",
      inputs: { principal: 50_000, annualRate: 8, termYears: 5, interestOnlyYears: 4.99 },
      outputs: {
        interestOnlyPayment: 333.333333333,
        laterPayment: 0,
        paymentIncrease: 0,
        paymentIncreasePercent: null,
        balloonPayment: 50_000,
        totalInterest: 20_000,
        totalPaid: 70_000,
        amortizingPayment: 1013.81971442,
        amortizingTotalInterest: 10829.1828652,
        extraInterest: 9170.81713476,
        yearlyTable: {
          rows: 5,
          first: { year: 1, monthlyPayment: 333.333333333, paid: 4000, interest: 4000, principal: 0, balance: 50_000 },
          last: { year: 5, monthlyPayment: 333.333333333, paid: 54_000, balance: 0 },
        },
        balanceOverTime: { rows: 61, last: { month: 60, balance: 0, amortizing: 0 } },
      },
    },
    { by: "Refusal", inputs: { termYears: 10, interestOnlyYears: 10.5 }, refuses: "interestOnlyYears" },
    { by: "Refusal", inputs: { termYears: 101 }, refuses: "termYears" },
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
