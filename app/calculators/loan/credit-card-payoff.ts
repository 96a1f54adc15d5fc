import { chart, date, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { balanceAfter, isPaidOff, LONGEST_PAYOFF, payDown, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";

export default defineCalculator({
  id: "credit-card-payoff",
  name: "Credit Card Payoff Calculator",
  category: "loan",
  emoji: "💳",
  description:
    "How long a card balance takes to pay off, what it costs, what to pay to be debt-free by a date, and how that compares with minimum payments.",
  keywords: [
    "pay off card debt",
    "minimum payment trap",
    "months to be debt free",
    "card interest",
    "how long to pay off",
    "fixed monthly payment",
    "clear a card balance",
    "run up a card balance",
  ],
  related: [
    "credit-card-interest",
    { id: "debt-payoff-planner", stage: "next_step", relevance: 90 },
    { id: "balance-transfer", stage: "next_step", relevance: 92 },
    { id: "debt-consolidation", stage: "complementary", relevance: 86 },
    "personal-loan",
    "credit-score-impact",
  ],
  inputs: {
    balance: money("Balance", {
      default: 5000,
      min: 0.01,
      also: [
        "owe",
        "debt",
        "card balance",
        "card",
        "credit card",
        "credit card balance",
        "run up",
        "owe on my",
        "on my card",
        "on my credit card",
        "Visa",
        "Mastercard",
        "credit card debt",
        "card debt",
        "balance of",
        "card with",
      ],
    }),
    annualRate: percent("Interest rate per year (APR)", {
      default: 22,
      min: 0,
      max: 1000,
      also: ["APR", "rate", "at", "charges", "interest", "interest rate", "APR of"],
    }),
    monthlyPayment: money("You pay per month", {
      default: 200,
      min: 0.01,
      also: [
        "paying",
        "pay",
        "a month",
        "payment",
        "afford",
        "can afford",
        "pay off",
        "put",
        "putting",
        "payments of",
        "per month",
        "can pay",
        "put toward",
      ],
    }),
    monthlyCharges: money("New purchases per month", {
      unsaid: 0,
      also: ["new charges", "purchases", "charge", "new spending", "spend"],
      default: 0,
      min: 0,
      optional: true,
    }),
    targetMonths: integer("Or be debt-free in", {
      default: 24,
      min: 1,
      max: 600,
      unit: "months",
      also: ["in", "debt free in", "months", "within", "clear it in", "gone in", "months to clear"],
    }),
    minimumPercent: percent("Minimum payment", {
      also: ["minimum"],
      default: 3,
      min: 0,
      max: 100,
      optional: true,
      help: "Percent of the balance including interest.",
    }),
    minimumFloor: money("but at least", { default: 25, min: 0, optional: true }),
    startDate: date("Today", { default: "today" }),
  },
  outputs: {
    monthsToPayoff: integer("Months to pay off", {
      also: [
        "how long",
        "how many months",
        "paid off",
        "when",
        "how long will it take",
        "pay off",
        "long to pay off",
        "months until it is paid off",
        "payoff time",
        "time to pay off",
      ],
      unit: "months",
    }),
    payoffDate: date("Debt-free in", { also: ["debt free date"], precision: "month" }),
    totalInterest: money("Interest", {
      also: [
        "total interest",
        "interest paid",
        "how much interest",
        "interest will I pay",
        "interest in total",
        "interest end up",
      ],
    }),
    totalPaid: money("Total paid"),
    lastPayment: money("Last payment", { decimals: 2 }),
    paymentForTarget: money("Monthly payment for your target", {
      also: [
        "pay a month",
        "pay monthly",
        "monthly payment",
        "payment needed",
        "have to pay monthly",
        "pay each month",
        "pay per month",
        "need to pay",
        "have to pay a month",
        "have to pay",
      ],
      decimals: 2,
    }),
    interestForTarget: money("Interest with that"),
    minimumMonths: integer("Months with minimum payments", {
      unit: "months",
      none: "Never: minimum payments do not clear it within 100 years.",
    }),
    minimumInterest: money("Interest with minimum payments", { none: "It never ends: the balance is never cleared." }),
    firstMinimumPayment: money("First minimum payment", { decimals: 2 }),
    interestSaved: money("You save compared with minimum payments", {
      also: ["save against minimum"],
      none: "Everything that minimum payments would go on costing.",
      help: "Minimum payments are counted without new purchases.",
    }),
    schedule: table(
      "Month by month",
      {
        month: integer("Month"),
        date: date("Date"),
        payment: money("Payment", { decimals: 2 }),
        interest: money("Interest", { decimals: 2 }),
        charges: money("Purchases", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
      },
      { byYear: { sum: ["payment", "interest", "charges"], last: ["balance"] } },
    ),
    balanceOverTime: chart("Your payment against minimum payments", {
      x: { month: integer("Month") },
      y: { yourPayment: money("With your payment"), minimumPayment: money("With minimum payments") },
      as: "line",
    }),
  },
  celebrates: { savings: "interestSaved" },
  compute(inputs) {
    const { balance, monthlyPayment, monthlyCharges, targetMonths, startDate } = inputs;
    const rate = inputs.annualRate / 1200;
    if (monthlyPayment <= balance * rate + monthlyCharges + 0.000001) {
      refuse(
        "monthlyPayment",
        "This does not cover the first month's interest and new purchases, so the debt would never end. Pay more.",
      );
    }
    const paid = payDown(balance, { rate: () => rate, payment: () => monthlyPayment, charges: monthlyCharges });
    if (!isPaidOff(paid)) {
      refuse("monthlyPayment", `At this payment the debt takes more than ${LONGEST_PAYOFF} months. Pay more.`);
    }
    const minimum = payDown(balance, {
      rate: () => rate,
      payment: (due) => Math.max(inputs.minimumFloor, (due * inputs.minimumPercent) / 100),
    });
    const minimumEnds = isPaidOff(minimum);
    const totalInterest = sumColumn(paid, "interest");
    const minimumInterest = minimumEnds ? sumColumn(minimum, "interest") : null;
    const levelPayment = annuityPayment(balance, rate, targetMonths);
    return {
      monthsToPayoff: paid.length,
      payoffDate: addMonths(startDate, paid.length),
      totalInterest,
      totalPaid: sumColumn(paid, "payment"),
      lastPayment: paid.at(-1)!.payment,
      paymentForTarget: levelPayment + monthlyCharges,
      interestForTarget: levelPayment * targetMonths - balance,
      minimumMonths: minimumEnds ? minimum.length : null,
      minimumInterest,
      firstMinimumPayment: minimum[0]!.payment,
      interestSaved: minimumInterest === null ? null : minimumInterest - totalInterest,
      get schedule() {
        return paid.map(({ number, payment, interest, balance: left }) => ({
          month: number,
          date: addMonths(startDate, number),
          payment,
          interest,
          charges: monthlyCharges,
          balance: left,
        }));
      },
      get balanceOverTime() {
        return Array.from({ length: Math.max(paid.length, minimum.length) + 1 }, (_, month) => ({
          month,
          yourPayment: balanceAfter(paid, month, balance),
          minimumPayment: writable(balanceAfter(minimum, month, balance)),
        }));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    `You are free of this debt in {payoffDate}, after {monthsToPayoff} and {totalInterest} of interest.`,
    outputs.interestSaved === null
      ? `Minimum payments would never clear it: the first one, {firstMinimumPayment}, ${
          outputs.firstMinimumPayment! < (inputs.balance * inputs.annualRate) / 1200
            ? "does not even cover"
            : "barely covers"
        } the interest.`
      : `Paying only the minimum, {firstMinimumPayment} at first,${inputs.monthlyCharges > 0 ? " without new purchases" : ""} would take {minimumMonths} and cost {minimumInterest} of interest.`,
    outputs.paymentForTarget! > inputs.monthlyPayment
      ? `To be debt-free in {targetMonths}, pay {paymentForTarget} a month: ${say.money(outputs.paymentForTarget! - inputs.monthlyPayment, 2)} more than now.`
      : `{paymentForTarget} a month would be enough to be debt-free in {targetMonths}.`,
  ],
  formula: {
    tex: [
      String.raw`B_k = B_{k-1}\left(1 + \tfrac{j}{12}\right) + c - A`,
      String.raw`A_n = B_0\,\frac{r}{1 - (1 + r)^{-n}} + c, \qquad r = \tfrac{j}{12}`,
    ],
    where: {
      B_k: "balance after month k",
      B_0: "balance now",
      j: "interest rate per year",
      c: "new purchases per month",
      A: "what you pay per month",
      A_n: "monthly payment that clears the balance in n months",
    },
  },
  howTo: [
    "Enter the Balance and the Interest rate per year (APR) from the statement.",
    "Enter what You pay per month, and any New purchases per month you put on the same card.",
    "Set Or be debt-free in to a number of months to see the payment it takes.",
    "Adjust the Minimum payment and its floor to your card's terms; they are printed on the statement.",
  ],
  faq: [
    {
      question: "Why do minimum payments take so long?",
      answer:
        "The minimum shrinks with the balance, so most of it is interest. On 5,000 at 22%, a minimum of 3% starts at 152.75, of which 91.67 is interest. It takes 198 months and costs 6,718 of interest; a steady 200 takes 34 months and costs 1,750.",
    },
    {
      question: "My bank's payoff date differs. Why?",
      answer:
        "Most cards charge interest by the day on the average daily balance, and round the minimum to whole amounts. Paying early in the cycle shortens the payoff a little. US statements show a 36-month payment and a minimum-payment warning under Regulation Z, Appendix M1.",
    },
    {
      question: "What if I keep using the card?",
      answer:
        "Enter what you spend as New purchases per month. They cost interest from the first month, because cards give no grace period while you carry a balance. A payment that does not exceed interest and purchases never ends the debt and is refused.",
    },
  ],
  about: [
    "For one card with a steady payment. Interest is a twelfth of the APR on the balance at the start of each month. The comparison with minimum payments leaves new purchases out.",
    "Introductory rates, cash advances with their own rate, and late fees are not modeled. For several cards, use the debt payoff planner.",
  ],
  caution:
    "Late and annual fees and rate changes are not included; keep paying at least the minimum on your statement.",
  sources: [
    "US Credit CARD Act of 2009 and Regulation Z, 12 CFR Part 1026, Appendix M1 (repayment disclosures)",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, NPER and PMT",
  ],
  phrases: [
    "pay off {balance} credit card at {annualRate} paying {monthlyPayment} a month",
    "i owe {balance} on my card at {annualRate} and can pay {monthlyPayment} a month until it is gone or paid off",
    "credit card {balance} debt free in {targetMonths} months",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "5,000 at 22%, paying 200 a month",
      inputs: {
        balance: 5000,
        annualRate: 22,
        monthlyPayment: 200,
        monthlyCharges: 0,
        targetMonths: 24,
        minimumPercent: 3,
        minimumFloor: 25,
        startDate: "2026-01-01",
      },
      outputs: { monthsToPayoff: 34, totalInterest: 1749.87945204, interestSaved: 4968.43458555 },
    },
    {
      title: "300 a month, and what it takes to be debt-free in a year",
      inputs: {
        balance: 5000,
        annualRate: 22,
        monthlyPayment: 300,
        monthlyCharges: 0,
        targetMonths: 12,
        minimumPercent: 3,
        minimumFloor: 25,
        startDate: "2026-01-01",
      },
      outputs: { monthsToPayoff: 21, totalInterest: 1021.59930036, paymentForTarget: 467.97189821 },
    },
    {
      title: "Still spending 50 a month",
      inputs: {
        balance: 8000,
        annualRate: 26,
        monthlyPayment: 260,
        monthlyCharges: 50,
        targetMonths: 24,
        minimumPercent: 2,
        minimumFloor: 25,
        startDate: "2026-01-01",
      },
      outputs: { monthsToPayoff: 82, totalInterest: 9098.54148575 },
    },
  ],
});

/** A debt that minimum payments let grow beyond all numbers is not drawn. */
function writable(balance: number): number | null {
  return Number.isFinite(balance) ? balance : null;
}
