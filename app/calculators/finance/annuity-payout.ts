import { chart, choice, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";
import { presentValueOfAnnuity } from "#maths/finance/annuity.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";
import { sum } from "#maths/statistics.ts";

const EVERY = {
  annually: "every year",
  semiannually: "every half year",
  quarterly: "every quarter",
  monthly: "every month",
} as const;

export default defineCalculator({
  id: "annuity-payout",
  name: "Annuity Payout Calculator",
  category: "finance",
  emoji: "💵",
  description:
    "The regular income a lump sum can pay for a set number of years, level or rising, and how long other amounts would last.",
  keywords: [
    "lump sum income",
    "how long will my money last",
    "immediate annuity",
    "pension pot income",
    "monthly income from savings",
    "drawdown",
    "draw down a pot",
    "withdraw each month from a lump sum",
    "monthly payout",
  ],
  related: [
    { id: "annuity", stage: "complementary", relevance: 86 },
    { id: "retirement-withdrawal", stage: "complementary", relevance: 92 },
    "retirement",
    { id: "social-security-claiming-age", stage: "advanced_planning", relevance: 76 },
    "present-value",
  ],
  inputs: {
    principal: money("Lump sum", {
      default: 500_000,
      min: 1,
      also: [
        "pot",
        "savings",
        "from",
        "saved",
        "nest egg",
        "lump sum of",
        "have",
        "pot of",
        "retirement fund",
        "invested",
        "fund of",
        "balance",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 5,
      min: 0,
      max: 100,
      also: ["rate", "interest", "at", "earning", "earns", "return", "growing at", "invested at"],
    }),
    termYears: integer("Years of payments", {
      default: 20,
      min: 1,
      max: 100,
      unit: "years",
      also: ["years", "for", "over", "lasting", "last"],
    }),
    paymentFrequency: choice("Payments come", {
      called: {
        annually: ["yearly", "every year", "each year", "a year"],
        monthly: ["every month", "each month"],
        quarterly: ["every quarter"],
      },
      default: "monthly",
      options: [
        ["annually", "Every year"],
        ["semiannually", "Every half year"],
        ["quarterly", "Every quarter"],
        ["monthly", "Every month"],
      ],
    }),
    paymentTiming: choice("Within each period", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
    growthRate: percent("Payments rise each year by", {
      also: ["rising", "increase", "raise", "raised", "growing by", "inflation"],
      default: 0,
      min: -20,
      max: 50,
      optional: true,
      help: "For example, the inflation you expect.",
    }),
    remainder: money("Amount to be left at the end", {
      also: ["left at the end", "leave", "left over", "leaving", "left"],
      default: 0,
      min: 0,
      optional: true,
    }),
  },
  outputs: {
    payment: money("First payment", {
      also: [
        "monthly income",
        "monthly payment",
        "take out each month",
        "withdraw each month",
        "take out",
        "pay me",
        "payout",
        "monthly payout",
        "yearly payment",
        "can I withdraw",
        "draw",
      ],
      decimals: 2,
    }),
    lastPayment: money("Payment in the last year", { decimals: 2 }),
    annualPayment: money("First year's income", { also: ["income a year", "annual income"] }),
    totalPaid: money("Total paid out"),
    totalInterest: money("Interest earned"),
    numberOfPayments: integer("Number of payments"),
    payoutRate: percent("First year's income, percent of the lump sum", { also: ["payout rate"], decimals: 2 }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      payment: money("Payment", { decimals: 2 }),
      paid: money("Paid in the year"),
      interest: money("Interest in the year"),
      balance: money("Balance"),
    }),
    howLongItLasts: table("If you take another amount", {
      percent: percent("Of this payment"),
      payment: money("First payment", { decimals: 2 }),
      years: number("How long it lasts", { unit: "years", decimals: 1 }),
    }),
    balanceOverTime: chart("What is left of the lump sum", {
      x: { year: integer("Year") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { principal, termYears, remainder } = inputs;
    const perYear = PERIODS_PER_YEAR[inputs.paymentFrequency];
    const rate = inputs.annualRate / 100 / perYear;
    const rise = 1 + inputs.growthRate / 100;
    const isEarly = inputs.paymentTiming === "beginning";
    const periods = perYear * termYears;
    const netPrincipal = principal - remainder * (1 + rate) ** -periods;
    if (netPrincipal <= 0) {
      refuse(
        "remainder",
        "The amount you want left at the end is worth as much today as the lump sum itself, so nothing can be paid out. Leave less.",
      );
    }
    const unitYear = presentValueOfAnnuity(1, rate, perYear) * (isEarly ? 1 + rate : 1);
    const unitValue = Array.from({ length: termYears }, (_, year) => rise ** year * (1 + rate) ** (-perYear * year));
    const payment = netPrincipal / (unitYear * sum(unitValue));
    const yearlyTable = payOut({ principal, payment, rise, rate, perYear, isEarly }, termYears, remainder);
    const totalPaid = sumColumn(yearlyTable, "paid");
    return {
      payment,
      lastPayment: yearlyTable.at(-1)!.payment,
      annualPayment: perYear * payment,
      totalPaid,
      totalInterest: totalPaid + remainder - principal,
      numberOfPayments: periods,
      payoutRate: (100 * perYear * payment) / principal,
      yearlyTable,
      get howLongItLasts() {
        return [50, 75, 90, 110, 125, 150, 200].map((percentOfPayment) => {
          const other = (payment * percentOfPayment) / 100;
          const years = yearsOf({ principal, payment: other, rise, rate, perYear, isEarly });
          return { percent: percentOfPayment, payment: other, years };
        });
      },
      balanceOverTime: [
        { year: 0, balance: principal },
        ...yearlyTable.map(({ year, balance }) => ({ year, balance })),
      ],
    };
  },
  takeaways: (inputs, _outputs, say) => [
    `{principal} pays {payment} ${EVERY[inputs.paymentFrequency]} for {termYears}: {annualPayment} in the first year, or {payoutRate} of the lump sum.`,
    `Interest adds {totalInterest}, so you receive {totalPaid} in all.`,
    inputs.growthRate === 0
      ? `The payment never changes, so prices rising ${say.percent(2.5)} a year would take ${say.percent(100 * (1 - 1.025 ** -inputs.termYears), 0)} of its buying power by the end.`
      : `That is the first payment: it changes by {growthRate} each year and reaches {lastPayment} in the last one.`,
  ],
  formula: {
    tex: String.raw`A = \frac{P - R\,(1 + i)^{-n}}{\sum_{k=1}^{n} (1 + g)^{\lfloor (k-1)/m \rfloor} (1 + i)^{-(k - s)}}`,
    where: {
      A: "first payment",
      P: "lump sum",
      R: "amount to be left at the end",
      i: "interest rate per period: the yearly rate divided by m",
      n: "payments per year",
      m: "payments a year",
      g: "yearly rise of the payments",
      s: "1 for payments at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Enter the Lump sum and the Interest rate per year it earns while it is being paid out.",
    "Enter the Years of payments, how often Payments come, and whether they come at the beginning or the end of each period.",
    "Set Payments rise each year by to the inflation you expect if the income should keep its buying power.",
    "Enter an Amount to be left at the end, for heirs or as a reserve.",
    "The table of other amounts shows how long the money lasts if you take less or more.",
  ],
  faq: [
    {
      question: "Is this what an insurer would pay me?",
      answer:
        "No. An insurer's annuity pays for life, pools the lives of many buyers and deducts its costs. Here the money is yours and lasts a set number of years: anything left when you die goes to your heirs, and if you live longer, it is gone.",
    },
    {
      question: "How much lower does a rising payment start?",
      answer:
        "Quite a bit. At 5% over 20 years, 500,000 pays 3,299.78 a month if the payment stays level, but starts at 2,690.67 if it rises 2.5% a year.",
    },
    {
      question: "What if I take twice as much?",
      answer:
        "It lasts less than half as long, because less is left to earn interest: 7.6 years instead of 20 in the example above.",
    },
  ],
  about: [
    "For a retirement pot, an inheritance or a settlement that should pay an income for a set number of years at a steady rate. Rising payments step up once a year, starting with the first payment of the second year.",
    "Tax is not deducted, and if returns vary, the money can run out sooner. For withdrawals from invested savings with inflation and tax, see the retirement withdrawal calculator.",
  ],
  caution:
    "Not an insurer's quote and not guaranteed for life: it assumes the rate never changes, and leaves out tax and charges.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), annuities",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PMT",
  ],
  overflow: "annualRate",
  phrases: [
    "monthly income from {principal} over {termYears} years at {annualRate}",
    "how much monthly income can {principal} give me for {termYears} years at {annualRate}",
    "monthly payout {principal} lump sum {termYears} years {annualRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500,000 paid out monthly over 20 years at 5%",
      inputs: {
        principal: 500_000,
        annualRate: 5,
        termYears: 20,
        paymentFrequency: "monthly",
        paymentTiming: "end",
        growthRate: 0,
        remainder: 0,
      },
      outputs: { payment: 3299.77869608, totalInterest: 291946.88706, payoutRate: 7.9194688706 },
    },
    {
      title: "The same, rising 2.5% each year",
      inputs: {
        principal: 500_000,
        annualRate: 5,
        termYears: 20,
        paymentFrequency: "monthly",
        paymentTiming: "end",
        growthRate: 2.5,
        remainder: 0,
      },
      outputs: { payment: 2690.66510139, lastPayment: 4301.43226385, totalPaid: 824785.425149 },
    },
    {
      title: "Quarterly in advance, with 100,000 left over",
      inputs: {
        principal: 300_000,
        annualRate: 4,
        termYears: 15,
        paymentFrequency: "quarterly",
        paymentTiming: "beginning",
        growthRate: 0,
        remainder: 100_000,
      },
      outputs: { payment: 5394.94013562, totalPaid: 323696.408137 },
    },
  ],
});

/** A payment that rises once a year, taken from a balance that earns interest. */
interface Payout {
  readonly principal: number;
  readonly payment: number;
  readonly rise: number;
  readonly rate: number;
  readonly perYear: number;
  readonly isEarly: boolean;
}

function payOut({ principal, payment, rise, rate, perYear, isEarly }: Payout, years: number, remainder: number) {
  let balance = principal;
  return Array.from({ length: years }, (_, index) => {
    const each = payment * rise ** index;
    let interest = 0;
    for (let period = 0; period < perYear; period += 1) {
      const earned = (isEarly ? balance - each : balance) * rate;
      interest += earned;
      balance += earned - each;
    }
    if (index === years - 1) balance = remainder;
    return { year: index + 1, payment: each, paid: perYear * each, interest, balance };
  });
}

const LONGEST_PAYOUT = 1200;

/** How long the money pays, with the part of the last payment that is still there; null where it does not end. */
function yearsOf({ principal, payment, rise, rate, perYear, isEarly }: Payout): number | null {
  let balance = principal;
  for (let period = 0; period < LONGEST_PAYOUT; period += 1) {
    const each = payment * rise ** Math.floor(period / perYear);
    const available = isEarly ? balance : balance * (1 + rate);
    if (available <= each * (1 + 1e-12)) return (period + available / each) / perYear;
    balance = isEarly ? (balance - each) * (1 + rate) : available - each;
  }
  return null;
}
