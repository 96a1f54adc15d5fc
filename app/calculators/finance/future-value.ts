import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

export default defineCalculator({
  id: "future-value",
  name: "Future Value Calculator",
  category: "finance",
  emoji: "🔮",
  description:
    "What an amount and a level or growing series of payments are worth after a number of periods, period by period.",
  keywords: ["FV", "time value of money", "growing annuity", "rate per period", "annuity due", "accumulated value"],
  related: [
    { id: "present-value", stage: "complementary", relevance: 90 },
    { id: "compound-interest", stage: "complementary", relevance: 86 },
    "savings-goal",
    "annuity",
    { id: "investment-calculator", stage: "next_step", relevance: 84 },
  ],
  inputs: {
    presentValue: money("Amount now", {
      default: 1000,
      min: 0,
      also: [
        "now",
        "start with",
        "of",
        "start",
        "starting",
        "starting amount",
        "today",
        "invest",
        "put",
        "begin with",
        "lump sum",
        "initial",
      ],
    }),
    payment: money("Payment each period", {
      unsaid: 0,
      default: 100,
      min: 0,
      also: ["each period", "adding", "pay in", "paying in", "put in", "deposit", "contribute", "pay", "payments of"],
    }),
    periods: integer("Number of periods", {
      default: 10,
      min: 0,
      max: 1200,
      also: ["for", "after", "over", "in", "years", "number"],
    }),
    ratePerPeriod: percent("Rate per period", {
      default: 6,
      min: -50,
      max: 100,
      also: ["rate", "at", "interest", "per period", "a period", "growing at", "return", "rate is", "a year"],
    }),
    paymentGrowth: percent("Payments grow each period by", {
      also: ["payments grow", "growing by"],
      default: 0,
      min: -50,
      max: 100,
      optional: true,
    }),
    paymentTiming: choice("Payments are made", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
  },
  outputs: {
    futureValue: money("Future value", {
      also: ["FV", "accumulated value", "accumulate", "be worth", "grow to", "at the end"],
    }),
    futureValueOfAmount: money("Future value of the amount now"),
    futureValueOfPayments: money("Future value of the payments"),
    totalPayments: money("Total of the payments"),
    totalInterest: money("Interest"),
    growthFactor: number("Growth factor of one unit", { decimals: 6 }),
    lastPayment: money("Last payment", { decimals: 2 }),
    schedule: table("Period by period", {
      period: integer("Period"),
      payment: money("Payment", { decimals: 2 }),
      interest: money("Interest", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
    balanceOverTime: chart("Balance and money paid in", {
      x: { period: integer("Period") },
      y: { balance: money("Balance"), paidIn: money("Paid in") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { presentValue, payment, periods } = inputs;
    const rate = inputs.ratePerPeriod / 100;
    const growth = 1 + inputs.paymentGrowth / 100;
    const isEarly = inputs.paymentTiming === "beginning";
    const schedule = [];
    let [grownAmount, grownPayments] = [presentValue, 0];
    for (let period = 1; period <= periods; period += 1) {
      const paid = payment * growth ** (period - 1);
      const interest = (grownAmount + grownPayments + (isEarly ? paid : 0)) * rate;
      grownPayments += paid + (grownPayments + (isEarly ? paid : 0)) * rate;
      grownAmount += grownAmount * rate;
      schedule.push({ period, payment: paid, interest, balance: grownAmount + grownPayments });
    }
    const totalPayments = sumColumn(schedule, "payment");
    return {
      futureValue: grownAmount + grownPayments,
      futureValueOfAmount: grownAmount,
      futureValueOfPayments: grownPayments,
      totalPayments,
      totalInterest: grownAmount + grownPayments - presentValue - totalPayments,
      growthFactor: (1 + rate) ** periods,
      lastPayment: schedule.at(-1)?.payment ?? 0,
      schedule,
      balanceOverTime: withPaidIn(presentValue, schedule),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `After ${counted(inputs.periods, "period", say.number(inputs.periods, 0))} at {ratePerPeriod}, you have {futureValue}.`,
    ...(inputs.presentValue !== 0 && inputs.payment !== 0
      ? [`{futureValueOfAmount} of it comes from the amount now and {futureValueOfPayments} from the payments.`]
      : []),
    outputs.totalInterest! >= 0
      ? `Interest makes up {totalInterest}; one unit of money grows to {growthFactor}.`
      : `You lose ${say.money(-outputs.totalInterest!)} of what you paid in; each unit of money shrinks to {growthFactor}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{FV} = P\,(1 + i)^n + A\,\frac{(1 + i)^n - (1 + g)^n}{i - g}\,(1 + i)^s`,
      String.raw`\text{FV} = P\,(1 + i)^n + A\,n\,(1 + i)^{n-1}\,(1 + i)^s \quad \text{if } i = g`,
    ],
    where: {
      "\\text{FV}": "future value",
      P: "amount now",
      A: "first payment",
      i: "rate per period",
      g: "growth of the payments per period",
      n: "number of periods",
      s: "1 for payments at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Decide what a period is, a year or a month, and use it in all fields.",
    "Enter the Amount now and the Payment each period; either may be 0.",
    "Enter the Number of periods and the Rate per period: 6% a year compounded monthly is 0.5% per month.",
    "Let payments grow each period if they follow your income, and choose when in the period they are made.",
  ],
  faq: [
    {
      question: "How do I calculate in months when I know the yearly rate?",
      answer:
        "If the rate is nominal and compounds monthly, divide it by 12. If it is an effective yearly rate, the monthly one is (1 + rate)^(1/12) − 1: 6% a year is 0.4868% a month. The effective annual rate calculator does it for you.",
    },
    {
      question: "Why does my spreadsheet show a negative value?",
      answer:
        "FV in Excel and LibreOffice uses signs for direction: money you pay is negative, money you receive is positive. Here everything you put in is positive. FV(0.06, 10, -100, -1000) gives the same 3,108.93.",
    },
    {
      question: "What does the growth of payments do?",
      answer:
        "Each payment is that percentage higher than the one before. At 3% a period, a payment of 100 becomes 130.48 in period 10.",
    },
  ],
  about: [
    "The general time-value formula, looking forward, for any length of period: coursework, savings plans, sinking funds, the end value of a lease deposit. Payments are level or grow by a fixed percentage each period.",
    "The rate is the same in every period and interest is credited at the end of it.",
  ],
  caution: "Assumes the same rate in every period; tax, fees and investment losses are not included.",
  sources: [
    "Kellison: The Theory of Interest (3rd ed., 2009), varying annuities",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, FV (sign convention reversed)",
  ],
  overflow: "ratePerPeriod",
  phrases: [
    "future value of {presentValue} at {ratePerPeriod} for {periods} periods",
    "FV of {presentValue} after {periods} periods at {ratePerPeriod} per period",
    "what will {presentValue} be worth after {periods} periods at {ratePerPeriod} each",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1,000 now and 100 a year at 6%",
      inputs: {
        presentValue: 1000,
        payment: 100,
        periods: 10,
        ratePerPeriod: 6,
        paymentGrowth: 0,
        paymentTiming: "end",
      },
      outputs: { futureValue: 3108.92719078, totalInterest: 1108.92719078 },
    },
    {
      title: "200 a month, growing a little each month, for 10 years",
      inputs: {
        presentValue: 0,
        payment: 200,
        periods: 120,
        ratePerPeriod: 0.4,
        paymentGrowth: 0.2,
        paymentTiming: "beginning",
      },
      outputs: { futureValue: 34495.7676185, lastPayment: 253.681535574, totalPayments: 27094.4493227 },
    },
  ],
});

function withPaidIn(start: number, schedule: readonly { period: number; payment: number; balance: number }[]) {
  let paidIn = start;
  const points = schedule.map(({ period, payment, balance }) => {
    paidIn += payment;
    return { period, balance, paidIn };
  });
  return [{ period: 0, balance: start, paidIn: start }, ...points];
}
