import { chart, choice, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/annuity.ts";
import { PERIODS_PER_YEAR } from "#maths/compounding.ts";

export default defineCalculator({
  id: "annuity",
  name: "Annuity Calculator",
  category: "finance",
  emoji: "📜",
  description:
    "The present and future value of regular payments: ordinary or due, level or growing, deferred, for a term or for ever.",
  keywords: [
    "perpetuity",
    "growing annuity",
    "ordinary annuity",
    "annuity due",
    "deferred payments",
    "value of a pension stream",
    "structured settlement",
  ],
  related: [
    { id: "annuity-payout", stage: "next_step", relevance: 90 },
    { id: "present-value", stage: "complementary", relevance: 84 },
    "future-value",
    "retirement",
    { id: "bond-price", stage: "advanced_planning", relevance: 72 },
  ],
  inputs: {
    payment: money("Payment each period", { default: 1000, min: 0, also: ["payment", "a year", "a month", "paying"] }),
    paymentFrequency: choice("Payments come", {
      default: "annually",
      options: [
        ["annually", "Every year"],
        ["semiannually", "Every half year"],
        ["quarterly", "Every quarter"],
        ["monthly", "Every month"],
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 5,
      min: 0,
      max: 100,
      help: "Nominal; compounded as often as payments come.",
      also: ["rate", "interest", "at"],
    }),
    duration: choice("Payments run", {
      default: "fixed",
      options: [
        ["fixed", "For a number of years"],
        ["perpetual", "For ever (perpetuity)"],
      ],
    }),
    termYears: integer("Number of years", {
      default: 20,
      min: 1,
      max: 100,
      unit: "years",
      when: { duration: "fixed" },
      also: ["years", "for"],
    }),
    growthRate: percent("Payments rise each year by", { default: 0, min: -50, max: 100, optional: true }),
    deferralYears: integer("Years before the first period", {
      default: 0,
      min: 0,
      max: 100,
      unit: "years",
      optional: true,
    }),
    paymentTiming: choice("Within each period, payment is made", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
  },
  outputs: {
    presentValue: money("Present value"),
    futureValue: money("Value at the end", { none: "A perpetuity has no end." }),
    totalPayments: money("Total of the payments", { none: "Without end." }),
    interest: money("Interest in the value at the end", { none: "A perpetuity has no end." }),
    numberOfPayments: integer("Number of payments", { none: "Without end." }),
    effectiveAnnualRate: percent("Effective annual rate", { decimals: 3 }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      payment: money("Payment"),
      presentValue: money("Present value of the year's payments"),
      cumulative: money("Present value so far"),
    }),
    cumulativeValue: chart("Present value built up by year", {
      x: { year: integer("Year") },
      y: { cumulative: money("Present value so far") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { payment, termYears, deferralYears } = inputs;
    const perYear = PERIODS_PER_YEAR[inputs.paymentFrequency];
    const rate = inputs.annualRate / 100 / perYear;
    const growth = 1 + inputs.growthRate / 100;
    const yearFactor = (1 + rate) ** perYear;
    const yearValue =
      presentValueOfAnnuity(payment, rate, perYear) * (inputs.paymentTiming === "beginning" ? 1 + rate : 1);
    const isPerpetual = inputs.duration === "perpetual";
    const ratio = growth / yearFactor;
    if (isPerpetual && ratio >= 1) {
      refuse(
        "growthRate",
        "Payments for ever that grow as fast as money earns have no finite value. Let them rise more slowly than the interest rate.",
      );
    }
    const rows = yearlyValues(payment, growth, yearValue * yearFactor ** -deferralYears, ratio, {
      count: isPerpetual ? SHOWN_YEARS : termYears,
      after: deferralYears,
    });
    const presentValue = isPerpetual
      ? (yearFactor ** -deferralYears * yearValue) / (1 - ratio)
      : rows.at(-1)!.cumulative;
    const totalPayments = perYear * rows.reduce((total, row) => total + row.payment, 0);
    const futureValue = presentValue * yearFactor ** (deferralYears + termYears);
    return {
      presentValue,
      futureValue: isPerpetual ? null : futureValue,
      totalPayments: isPerpetual ? null : totalPayments,
      interest: isPerpetual ? null : futureValue - totalPayments,
      numberOfPayments: isPerpetual ? null : perYear * termYears,
      effectiveAnnualRate: 100 * Math.expm1(perYear * Math.log1p(rate)),
      yearlyTable: rows,
      cumulativeValue: [{ year: 0, cumulative: 0 }, ...rows.map(({ year, cumulative }) => ({ year, cumulative }))],
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.futureValue === null
      ? `Payments of {payment} for ever are worth {presentValue} today.`
      : `{numberOfPayments} payments are worth {presentValue} today and {futureValue} at the end.`,
    outputs.futureValue === null
      ? `After ${30 + inputs.deferralYears} years ${say.percent((100 * outputs.yearlyTable!.at(-1)!.cumulative!) / Math.max(1e-300, outputs.presentValue!), 0)} of that value has been paid; all the rest lies further off.`
      : `They add up to {totalPayments}; interest makes up the other {interest} of the value at the end.`,
    inputs.deferralYears > 0
      ? `Waiting {deferralYears} for the first period lowers the value today.`
      : `The rate counts as {effectiveAnnualRate} a year, effective.`,
  ],
  formula: {
    tex: [
      String.raw`A = p \sum_{k=1}^{m} (1 + i)^{-k}\,(1 + i)^{s}, \qquad q = \frac{1 + g}{(1 + i)^m}`,
      String.raw`V = (1 + i)^{-md}\,A \sum_{y=1}^{T} q^{\,y-1}, \qquad V_\infty = (1 + i)^{-md}\,\frac{A}{1 - q}`,
    ],
    where: {
      V: "present value of payments for T years",
      "V_\\infty": "present value of payments for ever; exists while q is below 1",
      A: "first year's payments, valued at that year's start",
      p: "payment each period",
      m: "payments a year",
      i: "interest rate per period: the yearly rate divided by m",
      g: "rise of the payments each year",
      d: "years before the first period",
      s: "1 for payments at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Enter the Payment each period and how often Payments come.",
    "Enter the Interest rate per year: what comparable money earns, or the rate the contract names.",
    "Choose whether payments run for a number of years or for ever.",
    "Add a yearly rise, years to wait before the first period, or payment at the beginning of each period.",
    "Read the Present value (a fair price today) and, for a term, the Value at the end.",
  ],
  faq: [
    {
      question: "What is the difference between an ordinary annuity and an annuity due?",
      answer:
        "An ordinary annuity pays at the end of each period (loans, bonds), an annuity due at the beginning (rent, leases, premiums). Each payment of an annuity due comes one period earlier, so its value is higher by one period's interest: 5 % more for yearly payments at 5 %.",
    },
    {
      question: "How can payments for ever have a finite value?",
      answer:
        "Because payments far away are worth next to nothing today. 1,000 a year at 5 % is worth 20,000: that sum earns 1,000 a year and is never used up. If payments rise 2 % a year it is 1,000 / (0.05 − 0.02) = 33,333.",
    },
    {
      question: "Should I take the lump sum or the payments?",
      answer:
        "Enter the payments offered and the rate you could earn safely. If the present value is above the lump sum, the payments are the better offer on paper; your health, tax and the payer's soundness decide the rest.",
    },
  ],
  about: [
    "For valuing a stream of payments: a pension, a settlement, a lease, a scholarship fund. The rate is nominal and compounded as often as payments come; payments rise once a year, at the start of each payment year.",
    "It does not know how long a person lives: for a life annuity enter the expected number of years, which understates what an insurer needs for those who live longer.",
  ],
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), chapters 3 and 4",
    "Gordon growth formula: Gordon and Shapiro, Management Science 3 (1956)",
  ],
  overflow: "annualRate",
  phrases: ["present value of {payment} a year for {termYears} years at {annualRate}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "1,000 a year for 20 years at 5 %",
      inputs: {
        payment: 1000,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "fixed",
        termYears: 20,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: { presentValue: 12462.2103425, futureValue: 33065.9541029 },
    },
    {
      title: "2,000 a month in advance, from year 11, rising 2 %",
      inputs: {
        payment: 2000,
        paymentFrequency: "monthly",
        annualRate: 6,
        duration: "fixed",
        termYears: 15,
        growthRate: 2,
        deferralYears: 10,
        paymentTiming: "beginning",
      },
      outputs: { presentValue: 147658.89188, totalPayments: 415042.005989 },
    },
    {
      title: "A perpetuity that grows 2 % a year",
      inputs: {
        payment: 1000,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "perpetual",
        termYears: 20,
        growthRate: 2,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: { presentValue: 33333.3333333 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        payment: 1000,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "fixed",
        termYears: 20,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: {
        presentValue: 12462.2103425,
        futureValue: 33065.9541029,
        totalPayments: 20_000,
        interest: 13065.9541029,
        numberOfPayments: 20,
        effectiveAnnualRate: 5,
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 500,
        paymentFrequency: "monthly",
        annualRate: 6,
        duration: "fixed",
        termYears: 10,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "beginning",
      },
      outputs: {
        presentValue: 45261.9102969,
        futureValue: 82349.3717702,
        totalPayments: 60_000,
        interest: 22349.3717702,
        numberOfPayments: 120,
        effectiveAnnualRate: 6.16778118645,
        yearlyTable: {
          rows: 10,
          first: { year: 1, payment: 500, presentValue: 5838.51336358, cumulative: 5838.51336358 },
          last: { year: 10, payment: 500, cumulative: 45261.9102969 },
        },
        cumulativeValue: { rows: 11 },
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 1000,
        paymentFrequency: "quarterly",
        annualRate: 4,
        duration: "fixed",
        termYears: 15,
        growthRate: 3,
        deferralYears: 5,
        paymentTiming: "end",
      },
      outputs: {
        presentValue: 44692.4824291,
        futureValue: 99070.5058948,
        totalPayments: 74395.6555468,
        interest: 24674.850348,
        numberOfPayments: 60,
        effectiveAnnualRate: 4.060401,
        yearlyTable: {
          rows: 15,
          first: { year: 6, payment: 1000, presentValue: 3197.83429136, cumulative: 3197.83429136 },
          last: { year: 20, payment: 1512.58972486, cumulative: 44692.4824291 },
        },
        cumulativeValue: { rows: 16 },
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 100,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "perpetual",
        termYears: 20,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: {
        presentValue: 2000,
        futureValue: null,
        totalPayments: null,
        interest: null,
        numberOfPayments: null,
        effectiveAnnualRate: 5,
        yearlyTable: {
          rows: 30,
          first: { year: 1, payment: 100, presentValue: 95.2380952381, cumulative: 95.2380952381 },
          last: { year: 30, payment: 100, cumulative: 1537.24510269 },
        },
        cumulativeValue: { rows: 31 },
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 100,
        paymentFrequency: "semiannually",
        annualRate: 6,
        duration: "perpetual",
        termYears: 20,
        growthRate: 2,
        deferralYears: 3,
        paymentTiming: "beginning",
      },
      outputs: {
        presentValue: 4281.40790293,
        futureValue: null,
        totalPayments: null,
        interest: null,
        numberOfPayments: null,
        effectiveAnnualRate: 6.09,
        yearlyTable: {
          rows: 30,
          first: { year: 4, payment: 100, presentValue: 165.057576803, cumulative: 165.057576803 },
          last: { year: 33, payment: 177.58446903, cumulative: 2965.0976111 },
        },
        cumulativeValue: { rows: 31 },
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 250,
        paymentFrequency: "monthly",
        annualRate: 0,
        duration: "fixed",
        termYears: 2,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: {
        presentValue: 6000,
        futureValue: 6000,
        totalPayments: 6000,
        interest: 0,
        numberOfPayments: 24,
        effectiveAnnualRate: 0,
        yearlyTable: {
          rows: 2,
          first: { year: 1, payment: 250, presentValue: 3000, cumulative: 3000 },
          last: { year: 2, payment: 250, cumulative: 6000 },
        },
        cumulativeValue: { rows: 3 },
      },
    },
    {
      by: "Python mpmath 1.2: every payment discounted on its own",
      inputs: {
        payment: 1000,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "fixed",
        termYears: 10,
        growthRate: 5,
        deferralYears: 0,
        paymentTiming: "end",
      },
      outputs: {
        presentValue: 9523.80952381,
        futureValue: 15513.2821598,
        totalPayments: 12577.8925355,
        interest: 2935.38962424,
        numberOfPayments: 10,
        effectiveAnnualRate: 5,
        yearlyTable: {
          rows: 10,
          first: { year: 1, payment: 1000, presentValue: 952.380952381, cumulative: 952.380952381 },
          last: { year: 10, payment: 1551.32821598, cumulative: 9523.80952381 },
        },
        cumulativeValue: { rows: 11 },
      },
    },
    {
      by: "Definition: a perpetuity of 100 at 5 %, first payment now",
      inputs: {
        payment: 100,
        paymentFrequency: "annually",
        annualRate: 5,
        duration: "perpetual",
        termYears: 20,
        growthRate: 0,
        deferralYears: 0,
        paymentTiming: "beginning",
      },
      outputs: { presentValue: 2100, futureValue: null },
    },
    { by: "Refusal", inputs: { duration: "perpetual", annualRate: 5, growthRate: 5 }, refuses: "growthRate" },
    {
      by: "Refusal: without interest a perpetuity has no finite value",
      inputs: { duration: "perpetual", annualRate: 0 },
      refuses: "growthRate",
    },
    { by: "Refusal", inputs: { termYears: 101 }, refuses: "termYears" },
  ],
});

/** How many years of a perpetuity the table shows. */
const SHOWN_YEARS = 30;

/** Each payment year with its value today; `first` is that of the first one, and each next one is worth `ratio` of it. */
function yearlyValues(
  payment: number,
  growth: number,
  first: number,
  ratio: number,
  years: { readonly count: number; readonly after: number },
) {
  let cumulative = 0;
  return Array.from({ length: years.count }, (_, index) => {
    const presentValue = first * ratio ** index;
    cumulative += presentValue;
    return { year: years.after + index + 1, payment: payment * growth ** index, presentValue, cumulative };
  });
}
