import { chart, choice, defineCalculator, integer, list, money, percent, refuse, table } from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

export default defineCalculator({
  id: "credit-card-interest",
  name: "Credit Card Interest Calculator",
  category: "loan",
  emoji: "🧮",
  description:
    "The interest of one billing cycle by the average daily balance method, day by day, with purchases and payments.",
  keywords: [
    "average daily balance",
    "daily periodic rate",
    "finance charge on a card",
    "APR to daily rate",
    "billing cycle interest",
    "residual interest",
    "daily rate on a card",
    "daily rate",
  ],
  related: [
    { id: "credit-card-payoff", stage: "next_step", relevance: 94 },
    { id: "apr", stage: "complementary", relevance: 76 },
    "effective-annual-rate",
    { id: "balance-transfer", stage: "next_step", relevance: 84 },
    "debt-payoff-planner",
  ],
  inputs: {
    startingBalance: money("Balance at the start of the cycle", {
      default: 1200,
      also: [
        "balance",
        "owe",
        "carry",
        "card balance",
        "carrying",
        "run up",
        "balance of",
        "average balance",
        "owed",
        "balance was",
      ],
    }),
    annualRate: percent("Interest rate per year (APR)", {
      default: 22.99,
      min: 0,
      max: 1000,
      also: ["APR", "rate", "at", "interest rate", "APR of", "APR is", "interest"],
    }),
    billingDays: integer("Days in the cycle", {
      also: ["days", "billing cycle", "cycle", "day cycle", "day billing cycle", "month of"],
      default: 30,
      min: 1,
      max: 100,
      unit: "days",
    }),
    transactions: list("Purchases and payments", {
      unsaid: [],
      of: {
        day: integer("Day of the cycle", { min: 1, max: 100 }),
        amount: money("Amount, payments negative"),
      },
      default: [
        { day: 5, amount: 150 },
        { day: 12, amount: -300 },
        { day: 20, amount: 80 },
      ],
      minItems: 0,
      maxItems: 500,
      help: "Payments and refunds are negative amounts.",
    }),
    compounding: choice("Interest is added", {
      default: "daily",
      options: [
        ["daily", "To the balance each day"],
        ["none", "Once, at the end of the cycle"],
      ],
    }),
    yearDays: choice("Daily rate is the APR divided by", {
      default: "365",
      options: [
        ["365", "365"],
        ["360", "360"],
      ],
    }),
  },
  outputs: {
    interest: money("Interest for the cycle", {
      also: [
        "interest charged",
        "finance charge",
        "how much interest",
        "interest run up",
        "interest does",
        "interest will I be charged",
        "credit card interest",
      ],
      decimals: 2,
    }),
    averageDailyBalance: money("Average daily balance", { also: ["average daily balance"], decimals: 2 }),
    dailyRate: percent("Daily rate", {
      also: ["daily periodic rate", "rate per day", "per day rate"],
      decimals: 5,
    }),
    closingBalance: money("Balance at the end", { decimals: 2 }),
    interestPerDay: money("Interest per day", { also: ["a day", "daily interest"], decimals: 2 }),
    effectiveAnnualRate: percent("Effective annual rate with daily compounding", { decimals: 2 }),
    interestForAYear: money("A year's interest on this average balance", {
      also: ["interest per year", "interest a year"],
      decimals: 2,
    }),
    dailyTable: table("Day by day", {
      day: integer("Day"),
      transactions: money("Purchases and payments", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
      interest: money("Interest", { decimals: 4 }),
    }),
    balanceByDay: chart("Balance by day", {
      from: "dailyTable",
      x: { day: integer("Day") },
      y: { balance: money("Balance") },
      as: "steps",
    }),
  },
  compute(inputs) {
    const { startingBalance, annualRate, billingDays, transactions } = inputs;
    const late = transactions.findIndex(({ day }) => day > billingDays);
    if (late >= 0) {
      refuse(
        "transactions",
        `Row ${late + 1}: day ${transactions[late]!.day} is after the last day of the cycle, ${billingDays}.`,
      );
    }
    const dailyFraction = annualRate / 100 / Number(inputs.yearDays);
    const byDay = new Map<number, number>();
    for (const { day, amount } of transactions) byDay.set(day, (byDay.get(day) ?? 0) + amount);
    const dailyTable = followDays(startingBalance, dailyFraction, billingDays, byDay, inputs.compounding === "daily");
    const interest = sumColumn(dailyTable, "interest");
    const averageDailyBalance = dailyTable.reduce((total, row) => total + Math.max(0, row.balance), 0) / billingDays;
    return {
      interest,
      averageDailyBalance,
      dailyRate: 100 * dailyFraction,
      closingBalance: startingBalance + sumColumn(transactions, "amount") + interest,
      interestPerDay: interest / billingDays,
      effectiveAnnualRate: 100 * Math.expm1(365 * Math.log1p(dailyFraction)),
      interestForAYear: (averageDailyBalance * annualRate) / 100,
      dailyTable,
    };
  },
  takeaways: (inputs, outputs, say) =>
    inputs.annualRate === 0
      ? [
          `At {annualRate} no interest is charged, whenever you pay.`,
          `The average daily balance is {averageDailyBalance}.`,
        ]
      : [
          `This cycle costs {interest} of interest on an average daily balance of {averageDailyBalance}, about {interestPerDay} a day.`,
          `If the average balance stayed there, a year would cost {interestForAYear}.`,
          `Every ${say.money(100)} paid ten days earlier saves ${say.money((1000 * outputs.dailyRate!) / 100, 2)} in the cycle.`,
        ],
  formula: {
    tex: [
      String.raw`d = \frac{\text{APR}}{Y}, \qquad I = \sum_{t=1}^{D} d\,\max(0, B_t)`,
      String.raw`\bar{B} = \frac{1}{D} \sum_{t=1}^{D} \max(0, B_t)`,
    ],
    where: {
      d: "daily rate",
      Y: "365 or 360, as the card's terms say",
      I: "interest for the cycle",
      B_t: "balance on day t, with that day's purchases and payments; with daily compounding, also the interest of the days before",
      D: "days in the cycle",
      "\\bar{B}": "average daily balance",
    },
  },
  howTo: [
    "Enter the Balance at the start of the cycle: the one carried over, without a grace period.",
    "Enter the Interest rate per year (APR) and the Days in the cycle from the statement (28 to 31).",
    "List Purchases and payments by the Day of the cycle on which they posted, payments as negative amounts.",
    "Choose whether interest is added to the balance each day, as most US cards do, or once at the end.",
  ],
  faq: [
    {
      question: "Does it help to pay before the due date?",
      answer:
        "Yes, while you carry a balance, because every day counts. In the example, the payment of 300 on day 12 leaves 22.30 of interest; made on day 1, it leaves 20.19.",
    },
    {
      question: "I paid the whole statement and was still charged interest. Why?",
      answer:
        "That is residual (trailing) interest, which ran from the statement date to the day your payment arrived. Multiply Interest per day by those days. After one or two statements paid in full, the grace period comes back and purchases are interest-free again.",
    },
    {
      question: "How does the APR become a daily rate?",
      answer:
        "It is divided by 365, or by 360 with some issuers: 22.99% is 0.06299% a day. With daily compounding over a year, that is an effective 25.84%.",
    },
  ],
  about: [
    "This is the average daily balance method with new purchases included, the most common one on US cards. It assumes there is no grace period, as is the case when the last statement was not paid in full. A credit balance earns nothing.",
    "Cards often keep separate balances for purchases, cash advances and transfers, each with its own rate: calculate each one separately.",
  ],
  caution:
    "Annual and late fees, cash-advance rates and minimum interest charges are not included; your statement shows what is due.",
  sources: [
    "US Regulation Z, 12 CFR 1026.60(g) and 1026.7 (balance computation methods)",
    "US Consumer Financial Protection Bureau: daily periodic rate",
  ],
  overflow: "startingBalance",
  phrases: [
    "credit card interest on {startingBalance} at {annualRate}",
    "interest on a {startingBalance} credit card balance at {annualRate} for {billingDays} days",
    "daily rate on a card with an {annualRate} APR",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A cycle with two purchases and a payment",
      inputs: {
        startingBalance: 1200,
        annualRate: 22.99,
        billingDays: 30,
        transactions: [
          { day: 5, amount: 150 },
          { day: 12, amount: -300 },
          { day: 20, amount: 80 },
        ],
        compounding: "daily",
        yearDays: "365",
      },
      outputs: { interest: 22.3046710916, averageDailyBalance: 1180.39799165, closingBalance: 1152.30467109 },
    },
    {
      title: "The same payment on day 1",
      inputs: {
        startingBalance: 1200,
        annualRate: 22.99,
        billingDays: 30,
        transactions: [
          { day: 1, amount: -300 },
          { day: 5, amount: 150 },
          { day: 20, amount: 80 },
        ],
        compounding: "daily",
        yearDays: "365",
      },
      outputs: { interest: 20.1944695028, averageDailyBalance: 1068.72283145 },
    },
    {
      title: "A standing balance of 3,000 at 24%",
      inputs: {
        startingBalance: 3000,
        annualRate: 24,
        billingDays: 30,
        transactions: [],
        compounding: "none",
        yearDays: "365",
      },
      outputs: { interest: 59.1780821918, interestForAYear: 720 },
    },
  ],
});

function followDays(start: number, rate: number, days: number, byDay: ReadonlyMap<number, number>, compounds: boolean) {
  let carried = start;
  return Array.from({ length: days }, (_, index) => {
    const transactions = byDay.get(index + 1) ?? 0;
    const balance = carried + transactions;
    const interest = Math.max(0, balance) * rate;
    carried = compounds ? balance + interest : balance;
    return { day: index + 1, transactions, balance, interest };
  });
}
