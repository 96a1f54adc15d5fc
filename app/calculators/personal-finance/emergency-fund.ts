import { chart, date, defineCalculator, integer, list, money, number, percent, table, text } from "#engine/define.ts";
import { addMonths } from "#maths/calendar.ts";

/** Goals further away than a hundred years are none. */
const LONGEST = 1200;

export default defineCalculator({
  id: "emergency-fund",
  name: "Emergency Fund Calculator",
  category: "personal-finance",
  emoji: "🛟",
  description: "How big a reserve your expenses call for, how close you are, and when you get there.",
  keywords: [
    "rainy day fund",
    "months of expenses",
    "savings buffer",
    "how much should I have saved",
    "cash reserve",
    "3 to 6 months of expenses",
    "how many months would my savings cover",
    "cushion of months",
  ],
  related: [
    { id: "savings-goal", stage: "next_step", relevance: 82 },
    { id: "budget-50-30-20", stage: "complementary", relevance: 84 },
    "net-worth",
    { id: "certificate-of-deposit", stage: "advanced_planning", relevance: 70 },
    "debt-payoff-planner",
  ],
  inputs: {
    expenses: list("Must-pay expenses per month", {
      also: [
        "spend",
        "spending",
        "bills",
        "costs",
        "monthly expenses",
        "monthly costs",
        "need",
        "get by",
        "live on",
        "monthly bills",
        "bills are",
        "living expenses",
        "bills of",
        "cost of living",
        "outgoings",
        "spend about",
        "expenses are",
        "expenses of",
      ],
      of: {
        name: text("Name", { maxLength: 60 }),
        amount: money("Amount", { min: 0 }),
      },
      default: [
        { name: "Housing", amount: 1350 },
        { name: "Food", amount: 450 },
        { name: "Utilities", amount: 200 },
        { name: "Transport", amount: 250 },
        { name: "Insurance", amount: 220 },
        { name: "Debt payments", amount: 180 },
      ],
      minItems: 1,
      maxItems: 100,
    }),
    months: number("Months to cover", {
      default: 6,
      assumable: false,
      min: 0,
      max: 60,
      unit: "months",
      help: "3 with two secure incomes, 6 with one, 9 to 12 if self-employed.",
      also: [
        "months",
        "cover",
        "month cushion",
        "months covered",
        "month fund",
        "month reserve",
        "months worth",
        "month emergency fund",
        "months of expenses",
      ],
    }),
    currentFund: money("Saved so far", {
      unsaid: 0,
      default: 2500,
      min: 0,
      also: [
        "saved",
        "have",
        "set aside",
        "have saved",
        "put away",
        "so far",
        "got",
        "in the bank",
        "already have",
        "already saved",
      ],
    }),
    monthlySaving: money("You save per month", {
      unsaid: 0,
      default: 300,
      min: 0,
      also: ["save", "a month", "can save", "saving", "put aside", "put in"],
    }),
    annualRate: percent("Interest rate per year", {
      also: ["interest", "earning"],
      unsaid: 0,
      default: 3.5,
      min: 0,
      max: 100,
      optional: true,
    }),
    startDate: date("Start", { default: "next month" }),
  },
  outputs: {
    targetFund: money("Your fund should hold", {
      also: ["how much should I have", "big should it be", "how much do I need", "rainy day fund", "should I have"],
    }),
    monthlyExpenses: money("Expenses per month"),
    shortfall: money("Still missing", {
      also: ["still missing", "how much is missing", "still need", "short", "how much more"],
    }),
    monthsCovered: number("What you have covers", {
      also: ["cover", "months does that cover", "how many months", "last me"],
      unit: "months",
      decimals: 1,
      none: "There are no expenses to cover.",
    }),
    percentComplete: percent("Reached", { also: ["how far along"], decimals: 1 }),
    monthsToGoal: integer("Months to the goal", {
      also: ["how long until", "how long to save"],
      unit: "months",
      none: "Not within 100 years.",
    }),
    goalDate: date("Goal reached on", { precision: "month", none: "Not within 100 years." }),
    byMonths: table("Other sizes", {
      months: integer("Months"),
      target: money("Fund"),
      shortfall: money("Missing"),
      monthsToGoal: integer("Months to it", { none: "Never" }),
    }),
    fundOverTime: chart("Fund over time", {
      x: { month: integer("Month") },
      y: { fund: money("Fund"), target: money("Goal") },
      as: "line",
      crossing: "Goal reached",
    }),
  },
  compute({ expenses, months, currentFund, monthlySaving, annualRate, startDate }) {
    const monthlyExpenses = expenses.reduce((total, { amount }) => total + amount, 0);
    const rate = annualRate / 1200;
    const growth = savingUp(currentFund, rate, monthlySaving);
    const monthsTo = (target: number) => {
      const month = growth.findIndex((fund) => fund >= target * (1 - 1e-12));
      return month < 0 ? null : month;
    };
    const targetFund = monthlyExpenses * months;
    const monthsToGoal = monthsTo(targetFund);
    return {
      targetFund,
      monthlyExpenses,
      shortfall: Math.max(0, targetFund - currentFund),
      monthsCovered: monthlyExpenses > 0 ? currentFund / monthlyExpenses : null,
      percentComplete: targetFund > 0 ? (100 * currentFund) / targetFund : 100,
      monthsToGoal,
      goalDate: monthsToGoal === null ? null : addMonths(startDate, monthsToGoal),
      byMonths: [1, 3, 6, 9, 12, 24].map((count) => ({
        months: count,
        target: monthlyExpenses * count,
        shortfall: Math.max(0, monthlyExpenses * count - currentFund),
        monthsToGoal: monthsTo(monthlyExpenses * count),
      })),
      fundOverTime: growth
        .slice(0, (monthsToGoal ?? 120) + 1)
        .map((fund, month) => ({ month, fund, target: targetFund })),
    };
  },
  takeaways: (_inputs, outputs) => [
    `Your fund should hold {targetFund}: {months} of expenses at {monthlyExpenses} a month.`,
    outputs.monthsCovered === null
      ? `Enter your must-pay expenses to see how long your savings last.`
      : `What you have covers {monthsCovered}${outputs.shortfall! < 0.5 ? "" : ", and {shortfall} is still missing"}.`,
    outputs.monthsToGoal === null
      ? `At this pace you never get there; save more each month.`
      : outputs.monthsToGoal === 0
        ? `You are there already.`
        : `Saving {monthlySaving} a month, you get there in {goalDate}, after {monthsToGoal}.`,
  ],
  formula: {
    tex: [String.raw`T = m \sum_i e_i`, String.raw`F_k = F_{k-1}\left(1 + \frac{i}{12}\right) + s`],
    where: {
      T: "what your fund should hold",
      m: "months to cover",
      e_i: "must-pay expenses per month",
      F_k: "fund after k months; F with index 0 is what is saved so far",
      i: "interest rate per year",
      s: "what you save per month",
    },
  },
  howTo: [
    "List the Must-pay expenses per month only: what you would still pay without a job. Leave out vacations, eating out and retirement saving.",
    "Choose the Months to cover.",
    "Enter what you have Saved so far and what You save per month, with the Interest rate of the account.",
    "Start with the smallest line of Other sizes: one month of expenses already covers most car repairs.",
  ],
  faq: [
    {
      question: "Three, six or twelve months?",
      answer:
        "Three if two people earn secure incomes, six with one income, nine to twelve if you are self-employed or work in a field where finding a job takes a long time. Where unemployment insurance and paid sick leave are good, as in much of Europe, less is enough.",
    },
    {
      question: "Where should I keep the money?",
      answer:
        "Where you can get it within a day or two without loss: a savings or money market account covered by deposit insurance ($250,000 per bank in the US, €100,000 in the EU, £120,000 in the UK since December 2025). Not in stocks, which tend to fall just when jobs are lost.",
    },
    {
      question: "Should I build the fund before paying off a credit card?",
      answer:
        "Build a starter fund of about one month first, then attack the card, then fill the fund. A full fund at 3.5% next to a card at 22% costs you the difference every month.",
    },
  ],
  about: [
    "It adds up the expenses that would continue and multiplies them by the months you want to get through without income. The date assumes that you save the same amount every month and that the rate stays the same.",
    "Prices rise: go through the list once a year. Use the fund for what is urgent, necessary and unexpected, and refill it afterward.",
  ],
  caution: "A planning target, not insurance: it assumes your expenses stay as listed and leaves out tax on interest.",
  sources: [
    "US Consumer Financial Protection Bureau: An essential guide to building an emergency fund",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, NPER",
  ],
  phrases: [
    "emergency fund {months} months",
    "emergency fund saved {currentFund} saving {monthlySaving} a month",
    "emergency fund {months} months {expenses} expenses",
    "how big an emergency fund with {expenses} a month of expenses",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Six months of 2,650, saving 300 a month",
      inputs: { startDate: "2026-01-01" },
      outputs: { targetFund: 15_900, monthsToGoal: 42, goalDate: "2029-07-01", monthsCovered: 0.943396226415 },
    },
    {
      title: "Three months, more set aside",
      inputs: { months: 3, monthlySaving: 500 },
      outputs: { targetFund: 7950, shortfall: 5450, monthsToGoal: 11 },
    },
  ],
});

/** The fund after 0, 1, 2 … months: interest first, then what is saved. */
function savingUp(start: number, rate: number, monthlySaving: number): readonly number[] {
  const funds = [start];
  while (funds.length <= LONGEST) funds.push(funds.at(-1)! * (1 + rate) + monthlySaving);
  return funds;
}
