import { chart, choice, date, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";

/** Months after which a goal counts as not reached; no term is longer. */
const LONGEST_SAVING = 1200;

export default defineCalculator({
  id: "savings-goal",
  name: "Savings Goal Calculator",
  category: "finance",
  emoji: "🐷",
  description:
    "How much to save each month to reach a goal by a date, and when you get there with what you can save now.",
  keywords: [
    "how much to save per month",
    "saving for a house",
    "target savings",
    "sinking fund",
    "time to reach a goal",
    "save up for",
    "monthly deposit",
    "set aside each month",
    "put away every month",
    "save monthly to get there",
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
    goalAmount: money("Goal", {
      default: 20_000,
      min: 0.01,
      also: [
        "save",
        "reach",
        "need",
        "want",
        "goal of",
        "save up",
        "to have",
        "buy for",
        "target",
        "cost",
        "down payment of",
        "set aside",
        "goal is",
        "toward",
        "trip for",
        "buy",
        "saving for",
        "price",
      ],
    }),
    currentSavings: money("Saved so far", {
      unsaid: 0,
      default: 2000,
      min: 0,
      also: [
        "saved",
        "have",
        "start with",
        "starting with",
        "saved already",
        "already saved",
        "already have",
        "I have",
        "we have",
        "put aside",
        "in the account",
        "in savings",
        "saved up",
        "got",
        "starting from",
        "set aside already",
        "already",
        "start",
        "have put away",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      also: ["interest", "rate", "at", "earning", "pays", "paying", "earns", "yield", "APY"],
      unsaid: 0,
      default: 4,
      min: 0,
      max: 100,
      help: "Nominal, compounded monthly.",
    }),
    termMonths: integer("Time until you need it", {
      assumable: false,
      default: 36,
      min: 1,
      max: 1200,
      unit: "months",
      also: ["in", "months", "years", "within", "from now", "over", "until", "time", "away", "by then"],
    }),
    monthlyDeposit: money("What you can save a month now", {
      default: 400,
      min: 0,
      also: [
        "a month",
        "monthly",
        "save",
        "set aside",
        "put away",
        "put aside",
        "saving",
        "deposit",
        "can save",
        "putting away",
      ],
    }),
    depositTiming: choice("Deposits are made", {
      default: "end",
      options: [
        ["end", "At the end of each month"],
        ["beginning", "At the beginning of each month"],
      ],
    }),
    startDate: date("Start", { default: "next month" }),
  },
  outputs: {
    requiredDeposit: money("Save each month", {
      also: [
        "put away every month",
        "save monthly",
        "save each month",
        "set aside each month",
        "save every month",
        "a month",
        "per month",
        "monthly",
        "need to save",
        "save a month",
        "have to save",
        "should I save",
        "save per month",
      ],
      decimals: 2,
    }),
    monthsAtDeposit: integer("Months with what you save now", {
      also: ["how long", "how many months", "months until"],
      unit: "months",
      none: "Not within 100 years.",
    }),
    goalDate: date("Goal reached with what you save now", {
      also: ["when will I reach", "what date"],
      precision: "month",
      none: "Not within 100 years.",
    }),
    balanceAtDeposit: money("Balance then with what you save now", { decimals: 2 }),
    shortfall: money("Short of the goal by", { decimals: 2 }),
    requiredLumpSum: money("Or one deposit today of", {
      also: ["lump sum", "one deposit", "deposit today"],
      decimals: 2,
    }),
    totalDeposits: money("Deposits in all"),
    interestEarned: money("Interest earned"),
    schedule: table(
      "Month by month",
      {
        month: integer("Month"),
        deposit: money("Deposit", { decimals: 2 }),
        interest: money("Interest", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
      },
      { byYear: { sum: ["deposit", "interest"], last: ["balance"] } },
    ),
    balanceOverTime: chart("The way to your goal", {
      x: { month: integer("Month") },
      y: { withRequired: money("With the deposit it takes"), withYours: money("With what you save now") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { goalAmount, currentSavings, termMonths, monthlyDeposit } = inputs;
    const rate = inputs.annualRate / 1200;
    const timingFactor = inputs.depositTiming === "beginning" ? 1 + rate : 1;
    const growth = (1 + rate) ** termMonths;
    const depositValue = timingFactor * futureValueOfAnnuity(1, rate, termMonths);
    const requiredDeposit = Math.max(0, (goalAmount - currentSavings * growth) / depositValue);
    const required = balances(currentSavings, requiredDeposit * timingFactor, rate, termMonths);
    const yours = balances(currentSavings, monthlyDeposit * timingFactor, rate, LONGEST_SAVING);
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
        interest: required[index]! * rate + requiredDeposit * (timingFactor - 1),
        balance,
      })),
      balanceOverTime: required.map((withRequired, month) => ({ month, withRequired, withYours: yours[month]! })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.requiredDeposit === 0
      ? `Your savings grow to your goal of {goalAmount} without further deposits.`
      : `Save {requiredDeposit} a month to have {goalAmount} in {termMonths}; ${outputs.interestEarned! < 0.5 ? "none" : "{interestEarned}"} of it comes from interest.`,
    outputs.monthsAtDeposit === null
      ? `With {monthlyDeposit} a month you do not get there within 100 years.`
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
      L: "one deposit today that would do the same",
    },
  },
  howTo: [
    "Enter the Goal and what you have Saved so far for it.",
    "Enter the Interest rate of the account and the Time until you need it, in months.",
    "Enter What you can save a month now to see when that gets you there.",
    "Choose when deposits are made; depositing on payday, at the beginning of the month, earns a little more.",
  ],
  faq: [
    {
      question: "Where should I keep the money?",
      answer:
        "For a goal within about five years, in a savings account, money market fund or fixed-term deposit: stocks may be down just when you need the money. For 20,000 in three years, a good account at 4% earns 1,268; the saving itself does the work.",
    },
    {
      question: "Should I account for inflation?",
      answer:
        "For goals some years away, yes: at 2.5% a car that costs 30,000 today costs about 32,300 in three years. Enter the price you expect by then.",
    },
    {
      question: "What if I miss a month?",
      answer:
        "Enter today's balance and the months that are left, and read the new deposit. Missing one of 36 deposits of 465 raises each of the others by about 13.",
    },
  ],
  about: [
    "For a sum by a date: a car, a wedding, a down payment, a tax bill. Interest compounds monthly, and deposits are equal. The second line of the chart shows where your own deposit takes you.",
    "Tax on interest is not deducted: if it matters, enter the rate after tax.",
  ],
  caution: "Assumes the rate stays the same; tax on interest, fees and investment losses are not included.",
  sources: [
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PMT and NPER",
    "Kellison: The Theory of Interest (3rd ed., 2009), sinking funds",
  ],
  phrases: [
    "save {goalAmount} in {termMonths} months",
    "savings goal {goalAmount} in {termMonths} at {annualRate}",
    "how long to save {goalAmount} at {monthlyDeposit} a month",
    "need {goalAmount} in {termMonths} how much a month at {annualRate}",
  ],
  updated: "2026-11-30",
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
      title: "A vacation, without interest",
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
});

/** The balance at the start and after each month; `deposit` is its value at the month's end. */
function balances(start: number, deposit: number, rate: number, months: number): readonly number[] {
  const list = [start];
  for (let month = 1; month <= months; month += 1) list.push(list[month - 1]! * (1 + rate) + deposit);
  return list;
}
