import { chart, choice, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/finance/annuity.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "annuity",
  name: "Annuity Calculator",
  category: "finance",
  emoji: "📜",
  description:
    "The present and future value of regular payments: ordinary or due, level or growing, deferred, for a term or forever.",
  keywords: [
    "perpetuity",
    "growing annuity",
    "ordinary annuity",
    "annuity due",
    "deferred payments",
    "value of a pension stream",
    "structured settlement",
    "stream of payments worth today",
    "lottery payments or lump sum",
    "settlement payments",
  ],
  related: [
    { id: "annuity-payout", stage: "next_step", relevance: 90 },
    { id: "present-value", stage: "complementary", relevance: 84 },
    "future-value",
    "retirement",
    { id: "bond-price", stage: "advanced_planning", relevance: 72 },
  ],
  inputs: {
    payment: money("Payment each period", {
      default: 1000,
      min: 0,
      also: [
        "a year",
        "a month",
        "paying",
        "payments of",
        "pays me",
        "pays",
        "receive",
        "receiving",
        "get",
        "installments of",
        "income of",
      ],
    }),
    paymentFrequency: choice("Payments come", {
      called: {
        annually: ["yearly", "every year", "each year", "a year"],
        monthly: ["every month", "each month"],
        quarterly: ["every quarter"],
        semiannually: ["semiannual", "twice a year"],
      },
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
      also: ["rate", "interest", "at", "interest of", "discount rate", "discounted at", "discount"],
    }),
    duration: choice("Payments run", {
      called: { perpetual: ["perpetuity", "forever", "perpetual", "never ends"] },
      default: "fixed",
      options: [
        ["fixed", "For a number of years"],
        ["perpetual", "Forever (perpetuity)"],
      ],
    }),
    termYears: integer("Number of years", {
      default: 20,
      min: 1,
      max: 100,
      unit: "years",
      when: { duration: "fixed" },
      also: ["years", "for", "over", "lasting"],
    }),
    growthRate: percent("Payments rise each year by", {
      also: ["growing at", "growing", "rising", "increase", "growth"],
      default: 0,
      min: -50,
      max: 100,
      optional: true,
    }),
    deferralYears: integer("Years before the first period", {
      also: ["deferred", "deferral", "starting in", "begins in", "beginning in", "after"],
      default: 0,
      min: 0,
      max: 100,
      unit: "years",
      optional: true,
    }),
    paymentTiming: choice("Within each period, payment is made", {
      called: { beginning: ["annuity due", "in advance", "start of each"] },
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
  },
  outputs: {
    presentValue: money("Present value", {
      also: ["worth", "worth now", "lump sum", "PV", "value today", "cash value", "buyout"],
    }),
    futureValue: money("Value at the end", {
      also: ["FV", "accumulate", "accumulated value"],
      none: "A perpetuity has no end.",
    }),
    totalPayments: money("Total of the payments", { none: "The payments never end." }),
    interest: money("Interest in the value at the end", { none: "A perpetuity has no end." }),
    numberOfPayments: integer("Number of payments", { none: "The payments never end." }),
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
        "Payments that go on forever and grow as fast as the interest rate have no finite value. Let them rise more slowly than the interest rate.",
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
      ? `Payments of {payment} forever are worth {presentValue} today.`
      : `${outputs.numberOfPayments === 1 ? "One payment is" : "{numberOfPayments} payments are"} worth {presentValue} today and {futureValue} at the end.`,
    outputs.futureValue === null
      ? `After ${30 + inputs.deferralYears} years ${say.percent((100 * outputs.yearlyTable!.at(-1)!.cumulative!) / Math.max(1e-300, outputs.presentValue!), 0)} of that value has been paid; the rest comes later.`
      : `{totalPayments} is paid in all; interest makes up the other {interest} of the value at the end.`,
    inputs.deferralYears > 0
      ? `Waiting {deferralYears} for the first period lowers today's value.`
      : `With compounding, the rate works out to {effectiveAnnualRate} a year.`,
  ],
  formula: {
    tex: [
      String.raw`A = p \sum_{k=1}^{m} (1 + i)^{-k}\,(1 + i)^{s}, \qquad q = \frac{1 + g}{(1 + i)^m}`,
      String.raw`V = (1 + i)^{-md}\,A \sum_{y=1}^{T} q^{\,y-1}, \qquad V_\infty = (1 + i)^{-md}\,\frac{A}{1 - q}`,
    ],
    where: {
      V: "present value of payments for T years",
      "V_\\infty": "present value of payments that go on forever; exists while q is below 1",
      A: "first year's payments, valued at the start of that year",
      p: "payment each period",
      m: "payments per year",
      i: "interest rate per period: the yearly rate divided by m",
      g: "yearly rise of the payments",
      d: "years before the first period",
      s: "1 for payments at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Enter the Payment each period and how often Payments come.",
    "Enter the Interest rate per year: what a comparable investment earns, or the rate in the contract.",
    "Choose whether payments run for a number of years or forever.",
    "Add a yearly rise, years before the first period, or payment at the beginning of each period.",
    "Read the Present value (a fair price today) and, for a term, the Value at the end.",
  ],
  faq: [
    {
      question: "What is the difference between an ordinary annuity and an annuity due?",
      answer:
        "An ordinary annuity pays at the end of each period (loans, bonds); an annuity due pays at the beginning (rent, leases, premiums). Each payment of an annuity due comes one period earlier, so its value is higher by one period's interest: 5% more for yearly payments at 5%.",
    },
    {
      question: "How can payments that go on forever have a finite value?",
      answer:
        "Because payments in the distant future are worth next to nothing today. At 5%, 1,000 a year is worth 20,000: that sum earns 1,000 a year and is never used up. If the payments rise 2% a year, the value is 1,000 / (0.05 − 0.02) = 33,333.",
    },
    {
      question: "Should I take the lump sum or the payments?",
      answer:
        "Enter the payments offered and the rate you could safely earn. If the present value is above the lump sum, the payments are the better offer on paper. Your health, taxes and whether the payer will last decide the rest.",
    },
  ],
  about: [
    "For valuing a stream of payments: a pension, a settlement, a lease, a scholarship fund. The rate is nominal and compounds as often as payments come; payments rise once a year, at the start of each payment year.",
    "The calculator does not know how long a person lives. For a life annuity, enter the expected number of years; that understates what an insurer needs for people who live longer.",
  ],
  caution:
    "Tax, charges and the risk that the payer fails are not included; get advice before you give up a pension or sell a settlement.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), chapters 3 and 4",
    "Gordon growth formula: Gordon and Shapiro, Management Science 3 (1956)",
  ],
  overflow: "annualRate",
  phrases: [
    "present value of {payment} a year for {termYears} years at {annualRate}",
    "what is a perpetuity of {payment} a year worth at {annualRate} interest",
    "lottery pays {payment} a year for {termYears} years at {annualRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1,000 a year for 20 years at 5%",
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
      title: "2,000 a month in advance, from year 11, rising 2%",
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
      title: "A perpetuity that grows 2% a year",
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
