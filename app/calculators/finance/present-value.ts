import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/finance/annuity.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "present-value",
  name: "Present Value Calculator",
  category: "finance",
  emoji: "⏳",
  description: "What a future amount and a series of future payments are worth today at your discount rate.",
  keywords: [
    "discount a future sum",
    "PV",
    "time value of money",
    "discount factor",
    "worth today",
    "lump sum now or later",
    "what a promise of money is worth now",
    "money received years from now",
  ],
  related: [
    { id: "future-value", stage: "complementary", relevance: 90 },
    { id: "net-present-value", stage: "next_step", relevance: 88 },
    { id: "annuity", stage: "complementary", relevance: 80 },
    "discounted-cash-flow",
    "inflation",
    "bond-price",
  ],
  inputs: {
    futureValue: money("Amount received at the end", {
      default: 10_000,
      min: 0,
      help: "0 if there is only the series of payments.",
      also: [
        "amount",
        "receive",
        "received",
        "pays me",
        "promises me",
        "promised",
        "to have",
        "will get",
        "owed",
        "inherit",
        "lump sum of",
        "future amount of",
      ],
    }),
    payment: money("Payment each period", {
      unsaid: 0,
      default: 500,
      min: 0,
      help: "0 if there is only the final amount.",
      also: ["each period", "payments of", "plus", "a year", "per year", "yearly"],
    }),
    annualRate: percent("Discount rate per year", {
      default: 6,
      min: -50,
      max: 1000,
      also: [
        "rate",
        "discount",
        "at",
        "discounted at",
        "earn",
        "could earn",
        "earning",
        "interest",
        "interest rate",
        "discounting at",
        "return",
      ],
    }),
    termYears: number("Time", {
      default: 10,
      min: 0,
      max: 100,
      unit: "years",
      also: ["years", "in", "years from now", "after", "from now", "away", "for", "due in"],
    }),
    compounding: choice("Compounding and payments", {
      default: "annually",
      options: [
        ["annually", "Every year"],
        ["semiannually", "Every half year"],
        ["quarterly", "Every quarter"],
        ["monthly", "Every month"],
      ],
    }),
    paymentTiming: choice("Payments come", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["beginning", "At the beginning of each period"],
      ],
    }),
  },
  outputs: {
    presentValue: money("Present value", {
      also: [
        "worth now",
        "worth today",
        "worth right",
        "value today",
        "need today",
        "PV",
        "invest today",
        "put in today",
        "deposit today",
      ],
    }),
    presentValueOfAmount: money("Present value of the final amount"),
    presentValueOfPayments: money("Present value of the payments"),
    totalReceived: money("Total received"),
    discount: money("Lost to waiting", { also: ["lost to waiting"] }),
    discountFactor: number("Discount factor", { decimals: 6 }),
    numberOfPayments: integer("Number of payments"),
    yearlyTable: table("Discount factors by year", {
      year: integer("Year"),
      discountFactor: number("Discount factor", { decimals: 6 }),
      presentValueOfAmount: money("Amount received then"),
      presentValueOfPayments: money("Payments up to then"),
    }),
    valueByWait: chart("Value today by how long you wait", {
      x: { year: integer("Year") },
      y: { presentValue: money("Value today of the final amount") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { futureValue, payment, termYears } = inputs;
    const perYear = PERIODS_PER_YEAR[inputs.compounding];
    const rate = inputs.annualRate / 100 / perYear;
    const timingFactor = inputs.paymentTiming === "beginning" ? 1 + rate : 1;
    const discountFactor = (1 + rate) ** (-perYear * termYears);
    const numberOfPayments = Math.floor(perYear * termYears + 1e-9);
    const valueOfPayments = (count: number) => timingFactor * presentValueOfAnnuity(payment, rate, count);
    const presentValue = futureValue * discountFactor + valueOfPayments(numberOfPayments);
    const totalReceived = futureValue + numberOfPayments * payment;
    const yearlyTable = Array.from({ length: Math.floor(termYears + 1e-9) }, (_, index) => {
      const factor = (1 + rate) ** (-perYear * (index + 1));
      return {
        year: index + 1,
        discountFactor: factor,
        presentValueOfAmount: futureValue * factor,
        presentValueOfPayments: valueOfPayments(perYear * (index + 1)),
      };
    });
    return {
      presentValue,
      presentValueOfAmount: futureValue * discountFactor,
      presentValueOfPayments: valueOfPayments(numberOfPayments),
      totalReceived,
      discount: totalReceived - presentValue,
      discountFactor,
      numberOfPayments,
      yearlyTable,
      valueByWait: [
        { year: 0, presentValue: futureValue },
        ...yearlyTable.map(({ year, presentValueOfAmount }) => ({ year, presentValue: presentValueOfAmount })),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `What you will receive is worth {presentValue} today.`,
    Math.abs(outputs.discount!) < 0.5
      ? `You will get {totalReceived} in all; waiting for it costs nothing.`
      : outputs.discount! > 0
        ? `You will get {totalReceived} in all; waiting for it costs {discount} of its value.`
        : `You will get {totalReceived} in all; with a negative rate, later money is worth ${say.money(-outputs.discount!)} more today.`,
    inputs.futureValue > 0
      ? `The final amount counts for {presentValueOfAmount}, or {discountFactor} for each unit of money.`
      : `All of it comes from {numberOfPayments} payments of {payment}.`,
  ],
  formula: {
    tex: String.raw`\text{PV} = F\,(1 + i)^{-n} + A\,\frac{1 - (1 + i)^{-N}}{i}\,(1 + i)^s`,
    where: {
      "\\text{PV}": "present value",
      F: "amount received at the end",
      A: "payment each period",
      i: "discount rate per period: the yearly rate divided by the periods per year",
      n: "number of periods until the end, not necessarily whole",
      N: "number of payments: n rounded down",
      s: "1 for payments at the beginning of each period, 0 at the end",
    },
  },
  howTo: [
    "Enter the Amount received at the end, the Payment each period, or both.",
    "Enter the Discount rate per year: what you could earn on the money in the meantime at the same risk.",
    "Enter the Time in years and choose Compounding and payments: there is one payment in each compounding period.",
    "Choose whether Payments come at the end or at the beginning of each period.",
  ],
  faq: [
    {
      question: "Should I take 80,000 now or 100,000 in five years?",
      answer:
        "At 4% the later sum is worth 82,193 today; at 5%, 78,353. Waiting pays off if your rate is below 4.56%, the rate at which both are equal, and if you trust the payer.",
    },
    {
      question: "Which rate is right?",
      answer:
        "For money that is certain, use what safe bonds of that length pay. The less certain the payment, the higher the rate. If the amount is in today's prices, take inflation out of the rate as well; otherwise leave both nominal.",
    },
    {
      question: "What is a discount factor?",
      answer:
        "The value today of one unit of money received later: 0.5584 after ten years at 6%. Multiply any amount by it. The table lists the factors for every year.",
    },
  ],
  about: [
    "For comparing sums at different times: a lump sum or installments, the worth of a lease, a legal settlement, a zero-coupon bond. The rate is nominal and compounds as often as payments come.",
    "A partial period at the end discounts the final amount but carries no payment. For uneven payments, use the net present value calculator.",
  ],
  caution:
    "Counts every payment as certain: tax, inflation and the risk that the payer fails have to be in the rate you choose.",
  sources: [
    "Brealey, Myers, Allen: Principles of Corporate Finance (present values, annuities)",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PV (sign convention reversed)",
  ],
  overflow: "annualRate",
  phrases: [
    "present value of {futureValue} in {termYears} years at {annualRate}",
    "value of {futureValue} paid {termYears} years from now at {annualRate}",
    "how much do I need today to have {futureValue} in {termYears} years at {annualRate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500 a year and 10,000 after ten years, at 6%",
      inputs: {
        futureValue: 10_000,
        payment: 500,
        annualRate: 6,
        termYears: 10,
        compounding: "annually",
        paymentTiming: "end",
      },
      outputs: { presentValue: 9263.99129486, discount: 5736.00870514 },
    },
    {
      title: "100,000 in twenty years",
      inputs: {
        futureValue: 100_000,
        payment: 0,
        annualRate: 4,
        termYears: 20,
        compounding: "annually",
        paymentTiming: "end",
      },
      outputs: { presentValue: 45638.6946201, discountFactor: 0.456386946201 },
    },
    {
      title: "A lease of 1,500 a month in advance for 3 years",
      inputs: {
        futureValue: 0,
        payment: 1500,
        annualRate: 5,
        termYears: 3,
        compounding: "monthly",
        paymentTiming: "beginning",
      },
      outputs: { presentValue: 50257.0875586, totalReceived: 54_000 },
    },
  ],
});
