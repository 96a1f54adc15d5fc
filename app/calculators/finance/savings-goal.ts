import { chart, choice, date, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/annuity.ts";
import { addMonths } from "#maths/calendar.ts";

/** Months after which a goal counts as not reached; no term is longer. */
const LONGEST_SAVING = 1200;

export default defineCalculator({
  id: "savings-goal",
  name: "Savings Goal Calculator",
  category: "finance",
  emoji: "🐷",
  description:
    "How much to save each month to reach a sum by a date, and when you get there with what you can save now.",
  keywords: [
    "how much to save per month",
    "saving for a house",
    "target savings",
    "sinking fund",
    "time to reach a goal",
    "save up for",
    "monthly deposit",
  ],
  related: [
    { id: "compound-interest", stage: "complementary", relevance: 86 },
    { id: "emergency-fund", stage: "complementary", relevance: 80 },
    "future-value",
    "college-cost",
    { id: "certificate-of-deposit", stage: "next_step", relevance: 78 },
    "home-affordability",
  ],
  inputs: {
    goalAmount: money("Goal", { default: 20_000, min: 0.01, also: ["goal", "save", "reach"] }),
    currentSavings: money("Saved so far", { unsaid: 0, default: 2000, min: 0, also: ["saved", "have"] }),
    annualRate: percent("Interest rate per year", {
      default: 4,
      min: 0,
      max: 100,
      help: "Nominal, compounded monthly.",
    }),
    termMonths: integer("Time until you need it", {
      default: 36,
      min: 1,
      max: 1200,
      unit: "months",
      also: ["in", "months"],
    }),
    monthlyDeposit: money("What you can save a month now", { default: 400, min: 0, also: ["a month", "monthly"] }),
    depositTiming: choice("Deposits are made", {
      default: "end",
      options: [
        ["end", "At the end of each month"],
        ["beginning", "At the beginning of each month"],
      ],
    }),
    startDate: date("Start", { default: "2026-01-01" }),
  },
  outputs: {
    requiredDeposit: money("Save each month", { decimals: 2 }),
    monthsAtDeposit: integer("Months with what you save now", { unit: "months", none: "Not within 100 years." }),
    goalDate: date("Goal reached with what you save now", { precision: "month", none: "Not within 100 years." }),
    balanceAtDeposit: money("Balance then with what you save now", { decimals: 2 }),
    shortfall: money("Short of the goal by", { decimals: 2 }),
    requiredLumpSum: money("Or one deposit today of", { decimals: 2 }),
    totalDeposits: money("Deposits in all"),
    interestEarned: money("Interest earned"),
    schedule: table("Month by month", {
      month: integer("Month"),
      deposit: money("Deposit", { decimals: 2 }),
      interest: money("Interest", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
    balanceOverTime: chart("The way to your goal", {
      x: { month: integer("Month") },
      y: { withRequired: money("With the deposit it takes"), withYours: money("With what you save now") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { goalAmount, currentSavings, termMonths, monthlyDeposit } = inputs;
    const rate = inputs.annualRate / 1200;
    const early = inputs.depositTiming === "beginning" ? 1 + rate : 1;
    const growth = (1 + rate) ** termMonths;
    const depositValue = early * futureValueOfAnnuity(1, rate, termMonths);
    const requiredDeposit = Math.max(0, (goalAmount - currentSavings * growth) / depositValue);
    const required = balances(currentSavings, requiredDeposit * early, rate, termMonths);
    const yours = balances(currentSavings, monthlyDeposit * early, rate, LONGEST_SAVING);
    const reached = yours.findIndex((balance) => balance >= goalAmount * (1 - 1e-12));
    const monthsAtDeposit = reached < 0 ? null : reached;
    const balanceAtDeposit = yours[termMonths]!;
    const totalDeposits = termMonths * requiredDeposit;
    return {
      requiredDeposit,
      monthsAtDeposit,
      goalDate: monthsAtDeposit === null ? null : addMonths(inputs.startDate, monthsAtDeposit),
      balanceAtDeposit,
      shortfall: Math.max(0, goalAmount - balanceAtDeposit),
      requiredLumpSum: Math.max(0, goalAmount / growth - currentSavings),
      totalDeposits,
      interestEarned: required[termMonths]! - currentSavings - totalDeposits,
      schedule: required.slice(1).map((balance, index) => ({
        month: index + 1,
        deposit: requiredDeposit,
        interest: balance - required[index]! - requiredDeposit,
        balance,
      })),
      balanceOverTime: required.map((withRequired, month) => ({ month, withRequired, withYours: yours[month]! })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.requiredDeposit === 0
      ? `What you have saved grows to your goal of {goalAmount} without further deposits.`
      : `Save {requiredDeposit} a month to have {goalAmount} in {termMonths}; interest brings {interestEarned} of it.`,
    outputs.monthsAtDeposit === null
      ? `With {monthlyDeposit} a month you do not reach it within 100 years.`
      : outputs.monthsAtDeposit === 0
        ? `You have reached your goal already.`
        : `With {monthlyDeposit} a month you get there in {goalDate}, after {monthsAtDeposit}.`,
    outputs.shortfall! > 0.005
      ? `By your date you would be {shortfall} short: save ${say.money(Math.max(0, outputs.requiredDeposit! - inputs.monthlyDeposit), 2)} more a month, or lower the goal.`
      : `By your date you would have {balanceAtDeposit}, so your plan works.`,
  ],
  formula: {
    tex: [
      String.raw`D = \frac{G - S\,(1 + r)^n}{(1 + r)^s\,\left((1 + r)^n - 1\right)/r}`,
      String.raw`L = \frac{G}{(1 + r)^n} - S`,
    ],
    where: {
      D: "deposit each month; 0 if the savings are enough",
      G: "goal",
      S: "saved so far",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "months until you need the money",
      s: "1 for deposits at the beginning of each month, 0 at the end",
      L: "one deposit today that would do as well",
    },
  },
  howTo: [
    "Enter the Goal and what you have Saved so far for it.",
    "Enter the Interest rate of the account and the Time until you need it, in months.",
    "Enter What you can save a month now: you see when you get there with it.",
    "Choose when deposits are made; on payday at the beginning of the month gains a little.",
  ],
  faq: [
    {
      question: "Where should the money be?",
      answer:
        "For a goal within about five years in a savings account, money market fund or fixed deposit: shares may be down just when you need it. For 20,000 in three years the 4 % of a good account bring 1,268; the saving itself does the work.",
    },
    {
      question: "Should I count inflation?",
      answer:
        "For goals some years off, yes: a 30,000 car rises to about 32,300 in three years at 2.5 %. Enter the price you expect then.",
    },
    {
      question: "What if I miss a month?",
      answer:
        "Enter today's balance and the months that are left, and read the new deposit. Missing one of 36 deposits of 465 raises the others by about 13 each.",
    },
  ],
  about: [
    "For a sum by a date: a car, a wedding, a down payment, a tax bill. Interest is compounded monthly, and deposits are equal. The second line of the chart shows where your own deposit takes you.",
    "Tax on interest is not taken off: enter the rate after tax if it matters.",
  ],
  sources: [
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PMT and NPER",
    "Kellison: The Theory of Interest (3rd ed., 2009), sinking funds",
  ],
  phrases: [
    "save {goalAmount} in {termMonths} months",
    "savings goal {goalAmount} in {termMonths} at {annualRate}",
    "how long to save {goalAmount} at {monthlyDeposit} a month",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "20,000 in three years, 2,000 saved",
      inputs: {
        goalAmount: 20_000,
        currentSavings: 2000,
        annualRate: 4,
        termMonths: 36,
        monthlyDeposit: 400,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: { requiredDeposit: 464.765063457, goalDate: "2029-07-01", shortfall: 2472.83130881 },
    },
    {
      title: "A down payment in five years",
      inputs: {
        goalAmount: 60_000,
        currentSavings: 10_000,
        annualRate: 4,
        termMonths: 60,
        monthlyDeposit: 900,
        depositTiming: "beginning",
        startDate: "2026-01-01",
      },
      outputs: { requiredDeposit: 718.431331658, monthsAtDeposit: 50 },
    },
    {
      title: "A holiday, without interest",
      inputs: {
        goalAmount: 3000,
        currentSavings: 0,
        annualRate: 0,
        termMonths: 10,
        monthlyDeposit: 250,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: { requiredDeposit: 300, monthsAtDeposit: 12, shortfall: 500 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        goalAmount: 20_000,
        currentSavings: 2000,
        annualRate: 4,
        termMonths: 36,
        monthlyDeposit: 400,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: {
        requiredDeposit: 464.765063457,
        monthsAtDeposit: 42,
        goalDate: "2029-07-01",
        balanceAtDeposit: 17527.1686912,
        shortfall: 2472.83130881,
        requiredLumpSum: 15741.9489052,
        totalDeposits: 16731.5422844,
        interestEarned: 1268.45771557,
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 50_000,
        currentSavings: 5000,
        annualRate: 5,
        termMonths: 60,
        monthlyDeposit: 500,
        depositTiming: "beginning",
        startDate: "2026-01-31",
      },
      outputs: {
        requiredDeposit: 638.212959981,
        monthsAtDeposit: 74,
        goalDate: "2032-03-31",
        balanceAtDeposit: 40561.5141522,
        shortfall: 9438.48584781,
        requiredLumpSum: 33960.2695158,
        totalDeposits: 38292.7775988,
        interestEarned: 6707.22240117,
        schedule: {
          rows: 60,
          first: { month: 1, deposit: 638.212959981, balance: 5661.70551398 },
          last: { month: 60, balance: 50_000 },
        },
        balanceOverTime: {
          rows: 61,
          first: { month: 0, withRequired: 5000, withYours: 5000 },
          last: { withYours: 40561.5141522 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 10_000,
        currentSavings: 0,
        annualRate: 0,
        termMonths: 20,
        monthlyDeposit: 400,
        depositTiming: "end",
        startDate: "2026-05-31",
      },
      outputs: {
        requiredDeposit: 500,
        monthsAtDeposit: 25,
        goalDate: "2028-06-30",
        balanceAtDeposit: 8000,
        shortfall: 2000,
        requiredLumpSum: 10_000,
        totalDeposits: 10_000,
        interestEarned: 0,
        schedule: { rows: 20, first: { month: 1, deposit: 500, balance: 500 }, last: { month: 20, balance: 10_000 } },
        balanceOverTime: { rows: 21, first: { month: 0, withRequired: 0, withYours: 0 }, last: { withYours: 8000 } },
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 8000,
        currentSavings: 9000,
        annualRate: 3,
        termMonths: 12,
        monthlyDeposit: 0,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: {
        requiredDeposit: 0,
        monthsAtDeposit: 0,
        goalDate: "2026-01-01",
        balanceAtDeposit: 9273.74361222,
        shortfall: 0,
        requiredLumpSum: 0,
        totalDeposits: 0,
        interestEarned: 273.743612222,
        schedule: {
          rows: 12,
          first: { month: 1, deposit: 0, balance: 9022.5 },
          last: { month: 12, balance: 9273.74361222 },
        },
        balanceOverTime: {
          rows: 13,
          first: { month: 0, withRequired: 9000, withYours: 9000 },
          last: { withYours: 9273.74361222 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 1_000_000,
        currentSavings: 0,
        annualRate: 0,
        termMonths: 24,
        monthlyDeposit: 0,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: {
        requiredDeposit: 41666.6666667,
        monthsAtDeposit: null,
        goalDate: null,
        balanceAtDeposit: 0,
        shortfall: 1_000_000,
        requiredLumpSum: 1_000_000,
        totalDeposits: 1_000_000,
        interestEarned: 3.61111864573e-35,
        schedule: {
          rows: 24,
          first: { month: 1, deposit: 41666.6666667, balance: 41666.6666667 },
          last: { month: 24, balance: 1_000_000 },
        },
        balanceOverTime: { rows: 25, first: { month: 0, withRequired: 0, withYours: 0 }, last: { withYours: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 30_000,
        currentSavings: 29_000,
        annualRate: 4,
        termMonths: 10,
        monthlyDeposit: 0,
        depositTiming: "end",
        startDate: "2026-01-15",
      },
      outputs: {
        requiredDeposit: 1.8424845855,
        monthsAtDeposit: 11,
        goalDate: "2026-12-15",
        balanceAtDeposit: 29981.2963104,
        shortfall: 18.7036895768,
        requiredLumpSum: 18.0915125254,
        totalDeposits: 18.424845855,
        interestEarned: 981.575154145,
        schedule: {
          rows: 10,
          first: { month: 1, deposit: 1.8424845855, balance: 29098.5091513 },
          last: { month: 10, balance: 30_000 },
        },
        balanceOverTime: {
          rows: 11,
          first: { month: 0, withRequired: 29_000, withYours: 29_000 },
          last: { withYours: 29981.2963104 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: month-by-month simulation",
      inputs: {
        goalAmount: 5000,
        currentSavings: 1000,
        annualRate: 2,
        termMonths: 1,
        monthlyDeposit: 4000,
        depositTiming: "beginning",
        startDate: "2024-01-30",
      },
      outputs: {
        requiredDeposit: 3991.68053245,
        monthsAtDeposit: 1,
        goalDate: "2024-02-29",
        balanceAtDeposit: 5008.33333333,
        shortfall: 0,
        requiredLumpSum: 3991.68053245,
        totalDeposits: 3991.68053245,
        interestEarned: 8.31946755408,
        schedule: {
          rows: 1,
          first: { month: 1, deposit: 3991.68053245, balance: 5000 },
          last: { month: 1, balance: 5000 },
        },
        balanceOverTime: {
          rows: 2,
          first: { month: 0, withRequired: 1000, withYours: 1000 },
          last: { withYours: 5008.33333333 },
        },
      },
    },
    {
      by: "LibreOffice Calc 7.4 PMT",
      inputs: {
        goalAmount: 20_000,
        currentSavings: 2000,
        annualRate: 4,
        termMonths: 36,
        monthlyDeposit: 400,
        depositTiming: "end",
        startDate: "2026-01-01",
      },
      outputs: { requiredDeposit: 464.765063457 },
    },
    { by: "Refusal", inputs: { goalAmount: 0 }, refuses: "goalAmount" },
    { by: "Refusal", inputs: { termMonths: 1201 }, refuses: "termMonths" },
  ],
});

/** The balance at the start and after each month; `deposit` is its value at the month's end. */
function balances(start: number, deposit: number, rate: number, months: number): readonly number[] {
  const list = [start];
  for (let month = 1; month <= months; month += 1) list.push(list[month - 1]! * (1 + rate) + deposit);
  return list;
}
