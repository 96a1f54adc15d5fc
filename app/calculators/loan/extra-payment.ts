import { chart, date, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { amortize, balanceAfter, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";
import { sayExtraEffect } from "#maths/finance/extra-payment-effect.ts";

export default defineCalculator({
  id: "extra-payment",
  name: "Extra Payment Calculator",
  category: "loan",
  emoji: "⏩",
  description:
    "How much interest and time extra payments save on an existing loan or mortgage, and how much extra it takes to finish by a date.",
  keywords: [
    "pay off mortgage early",
    "early payoff",
    "overpayment",
    "lump sum payment",
    "save interest",
    "prepayment",
    "shorten my loan",
    "overpay the mortgage",
    "payments left if we overpay",
    "done sooner",
  ],
  related: [
    { id: "amortization-schedule", stage: "complementary", relevance: 90 },
    "mortgage",
    { id: "mortgage-refinance", stage: "next_step", relevance: 86 },
    { id: "debt-payoff-planner", stage: "complementary", relevance: 78 },
    "student-loan",
    "auto-loan",
  ],
  inputs: {
    currentBalance: money("Balance now", {
      default: 200_000,
      min: 0.01,
      also: [
        "balance",
        "owe",
        "mortgage",
        "loan",
        "mortgage balance",
        "pay off",
        "we owe",
        "still owe",
        "with",
        "left on the mortgage",
        "on the house",
        "mortgage of",
        "remaining balance",
        "owed",
        "mortgage with",
        "loan balance",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 6,
      min: 0,
      max: 1000,
      also: ["rate", "at", "interest", "interest rate"],
    }),
    termMonths: integer("Payments left", {
      assumable: false,
      default: 300,
      min: 1,
      max: 1200,
      unit: "months",
      also: [
        "months left",
        "left",
        "years left",
        "remaining",
        "months remaining",
        "over",
        "to go",
        "months to go",
        "years to go",
        "payments to go",
        "payments remaining",
        "with",
      ],
    }),
    extraMonthlyPayment: money("Extra every month", {
      default: 200,
      min: 0,
      also: [
        "extra",
        "extra a month",
        "additional",
        "overpay",
        "overpay by",
        "overpaying",
        "pay an extra",
        "add",
        "adding",
        "paying an extra",
        "more a month",
        "extra each month",
        "extra per month",
        "pay an additional",
        "on top",
      ],
    }),
    extraYearlyPayment: money("Extra with every 12th payment", {
      unsaid: 0,
      also: ["extra a year", "extra per year", "extra yearly", "extra each year", "extra every year"],
      default: 0,
      min: 0,
      optional: true,
    }),
    lumpSum: money("Extra with the next payment", {
      unsaid: 0,
      default: 0,
      min: 0,
      optional: true,
      also: [
        "once",
        "lump sum of",
        "one time",
        "extra into",
        "put",
        "windfall",
        "one-time payment",
        "bonus",
        "extra now",
      ],
    }),
    targetMonths: integer("Or: be done in", {
      also: ["done in", "be done in", "finish in", "paid off in", "pay off in", "pay it off in"],
      default: 180,
      min: 1,
      max: 1200,
      unit: "months",
      optional: true,
    }),
    startDate: date("Today", { default: "today" }),
  },
  outputs: {
    interestSaved: money("Interest saved", {
      also: [
        "interest savings",
        "save in interest",
        "interest do I save",
        "how much interest do I save",
        "interest would I save",
        "save by paying",
        "interest will I save",
        "save",
      ],
      zero: "None",
    }),
    monthsSaved: integer("Months saved", {
      also: [
        "months sooner",
        "how much sooner",
        "months earlier",
        "years sooner",
        "how much earlier",
        "time saved",
        "done sooner",
        "sooner",
        "earlier",
        "how many months sooner",
        "faster",
      ],
      unit: "months",
      zero: "None",
    }),
    monthlyPayment: money("Regular monthly payment", { decimals: 2 }),
    numberOfPayments: integer("Payments still to make", {
      also: [
        "payments are still to come",
        "how many payments",
        "payments left",
        "payments still to come",
        "payments will I have",
        "payments remaining",
      ],
    }),
    totalInterest: money("Interest still to pay", { also: ["interest still to pay"] }),
    originalTotalInterest: money("Interest without extra payments"),
    payoffDate: date("Paid off on", { also: ["when will it be paid off"], precision: "month" }),
    originalPayoffDate: date("Paid off without extra payments", { precision: "month" }),
    totalExtra: money("Extra paid in all"),
    extraForTarget: money("Extra per month to be done by your target", {
      also: ["extra do I need", "how much extra"],
      decimals: 2,
    }),
    effectiveReturn: percent("Return on each extra payment, per year", { decimals: 2 }),
    whatIf: table("What other extras would do", {
      percent: percent("Percent of the payment"),
      extra: money("Extra per month", { decimals: 2 }),
      months: integer("Months"),
      monthsSaved: integer("Months saved"),
      interestSaved: money("Interest saved"),
    }),
    balanceOverTime: chart("Balance with and without extra payments", {
      x: { month: integer("Month") },
      y: { withExtra: money("With extra payments"), withoutExtra: money("Without") },
      as: "line",
    }),
  },
  celebrates: { savings: "interestSaved", payoff: "monthsSaved" },
  compute(inputs) {
    const { currentBalance, termMonths, startDate } = inputs;
    const rate = inputs.annualRate / 1200;
    const monthlyPayment = annuityPayment(currentBalance, rate, termMonths);
    const extraOf = (number: number) =>
      inputs.extraMonthlyPayment +
      (number % 12 === 0 ? inputs.extraYearlyPayment : 0) +
      (number === 1 ? inputs.lumpSum : 0);
    const plain = amortize(currentBalance, rate, monthlyPayment, termMonths);
    const hasExtras = inputs.extraMonthlyPayment + inputs.extraYearlyPayment + inputs.lumpSum > 0;
    const paid = hasExtras
      ? amortize(currentBalance, rate, (number) => monthlyPayment + extraOf(number), termMonths)
      : plain;
    const totalInterest = sumColumn(paid, "interest");
    const originalTotalInterest = sumColumn(plain, "interest");
    return {
      interestSaved: originalTotalInterest - totalInterest,
      monthsSaved: termMonths - paid.length,
      monthlyPayment,
      numberOfPayments: paid.length,
      totalInterest,
      originalTotalInterest,
      payoffDate: addMonths(startDate, paid.length),
      originalPayoffDate: addMonths(startDate, termMonths),
      get totalExtra() {
        const extras = paid.map(({ payment }) => payment - monthlyPayment).filter((extra) => extra > 0.000001);
        return extras.reduce((total, extra) => total + extra, 0);
      },
      extraForTarget: Math.max(0, annuityPayment(currentBalance, rate, inputs.targetMonths) - monthlyPayment),
      effectiveReturn: 100 * Math.expm1(12 * Math.log1p(rate)),
      get whatIf() {
        return [5, 10, 20, 30, 50, 100].map((percentOfPayment) => {
          const extra = (monthlyPayment * percentOfPayment) / 100;
          const rows = amortize(currentBalance, rate, monthlyPayment + extra, termMonths);
          return {
            percent: percentOfPayment,
            extra,
            months: rows.length,
            monthsSaved: termMonths - rows.length,
            interestSaved: originalTotalInterest - sumColumn(rows, "interest"),
          };
        });
      },
      get balanceOverTime() {
        return Array.from({ length: termMonths + 1 }, (_, month) => ({
          month,
          withExtra: balanceAfter(paid, month, currentBalance),
          withoutExtra: balanceAfter(plain, month, currentBalance),
        }));
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.totalExtra! > 0.005
      ? `Paying {totalExtra} extra in all ${sayExtraEffect(outputs)}.`
      : `Without extra payments the loan costs another {totalInterest} of interest.`,
    outputs.monthsSaved! > 0
      ? `You are done in {payoffDate} instead of {originalPayoffDate}.`
      : `The last payment is due in {payoffDate}.`,
    outputs.extraForTarget! > 0
      ? `To be done in {targetMonths}, pay {extraForTarget} more each month than the regular {monthlyPayment}.`
      : `The regular payment of {monthlyPayment} already ends the loan within {targetMonths}; each extra payment earns ${say.percent(outputs.effectiveReturn!, 2)} a year, without risk.`,
  ],
  formula: {
    tex: [
      String.raw`M = B\,\frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`B_k = B_{k-1}(1 + r) - M - E_k, \qquad \text{saved} = I_0 - I_E`,
    ],
    where: {
      M: "regular monthly payment",
      B: "balance now",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "payments left",
      B_k: "balance after payment k",
      E_k: "extra with payment k: the monthly one, the yearly one with every 12th, the lump sum with the first",
      "I_0,\\ I_E": "interest still to pay without and with extra payments",
    },
  },
  howTo: [
    "Enter the Balance now, the Interest rate per year and the Payments left from your latest statement.",
    "Enter what you can add: Extra every month, Extra with every 12th payment, or Extra with the next payment.",
    "Set Or: be done in to a number of months to see how much extra it takes.",
    "Ask the lender to apply extra payments to principal, and whether early repayment costs anything.",
  ],
  faq: [
    {
      question: "Is it better to pay extra or to invest?",
      answer:
        "An extra payment earns the rate of the loan, guaranteed and after tax: 6% on the loan is 6.17% a year. Compare that with what you can earn after tax at the same risk, such as in a savings account. Keep an emergency fund first.",
    },
    {
      question: "Monthly, yearly or all at once?",
      answer:
        "The sooner the better. On 200,000 at 6% with 300 payments left, 200 a month saves 54,078 and 2,400 once a year saves 51,832. A single 20,000 now saves 56,533.",
    },
    {
      question: "Does the payment go down after a lump sum?",
      answer:
        "Not automatically: the loan ends earlier. Some lenders recast the loan for a fee, which lowers the payment and keeps the end date, but saves less interest.",
    },
  ],
  about: [
    "For an existing mortgage, car or student loan with a fixed rate. The regular payment is calculated from the balance, the rate and the payments left; if yours differs by more than a few cents, check these figures.",
    "Prepayment penalties, escrow and tax relief on interest are not included. If you deduct the interest, the true saving is smaller by your tax rate.",
  ],
  caution:
    "Prepayment penalties and the tax value of the interest are not included; ask the lender whether extra money goes to principal.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), amortization",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, NPER and CUMIPMT",
  ],
  phrases: [
    "extra {extraMonthlyPayment} a month on {currentBalance} at {annualRate}",
    "pay off {currentBalance} in {targetMonths} months",
    "extra {extraMonthlyPayment} a month on {currentBalance} at {annualRate} with {termMonths} left",
    "pay off {currentBalance} at {annualRate} {termMonths} left with an extra {extraMonthlyPayment} a month",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "200 more a month on 200,000 at 6%",
      inputs: {
        currentBalance: 200_000,
        annualRate: 6,
        termMonths: 300,
        extraMonthlyPayment: 200,
        extraYearlyPayment: 0,
        lumpSum: 0,
        targetMonths: 180,
        startDate: "2026-01-01",
      },
      outputs: { interestSaved: 54077.8754125, monthsSaved: 76, payoffDate: "2044-09-01" },
    },
    {
      title: "2,000 once a year",
      inputs: {
        currentBalance: 200_000,
        annualRate: 6,
        termMonths: 300,
        extraMonthlyPayment: 0,
        extraYearlyPayment: 2000,
        lumpSum: 0,
        targetMonths: 180,
        startDate: "2026-01-01",
      },
      outputs: { interestSaved: 45514.6514282, monthsSaved: 64 },
    },
    {
      title: "20,000 now, nothing later",
      inputs: {
        currentBalance: 200_000,
        annualRate: 6,
        termMonths: 300,
        extraMonthlyPayment: 0,
        extraYearlyPayment: 0,
        lumpSum: 20_000,
        targetMonths: 180,
        startDate: "2026-01-01",
      },
      outputs: { interestSaved: 56533.2866124, monthsSaved: 59 },
    },
  ],
});
