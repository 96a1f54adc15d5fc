import { boolean, chart, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { periodsToReach } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "financial-independence",
  name: "Financial Independence (FIRE) Calculator",
  category: "finance",
  emoji: "🔥",
  description:
    "When your investments can pay for your life: the sum you need, the years to get there, and the effect of your savings rate.",
  keywords: [
    "FIRE number",
    "early retirement",
    "25 times expenses",
    "coast FIRE",
    "savings rate",
    "4 percent rule",
    "when can I stop working",
  ],
  related: [
    { id: "retirement", stage: "complementary", relevance: 86 },
    { id: "retirement-withdrawal", stage: "next_step", relevance: 90 },
    "compound-interest",
    { id: "net-worth", stage: "complementary", relevance: 78 },
    "budget-50-30-20",
    "investment-calculator",
  ],
  inputs: {
    currentAge: integer("Current age", {
      default: 30,
      min: 0,
      max: 110,
      unit: "years",
      also: ["age", "aged", "I'm", "I am", "years old"],
    }),
    annualIncome: money("Income per year, after tax", {
      default: 70_000,
      min: 0,
      also: ["income", "earning", "make", "earn", "salary"],
    }),
    annualSpending: money("Spending per year now", {
      default: 45_000,
      min: 0,
      also: ["spending", "expenses", "spend now", "now spend", "currently spend"],
    }),
    retirementSpending: money("Spending per year when independent", {
      also: [
        "spending",
        "expenses",
        "spend",
        "a year",
        "per year",
        "live on",
        "early on",
        "retire on",
        "yearly expenses",
        "annual expenses",
        "need",
        "cost of living",
      ],
      default: 45_000,
      min: 0.01,
      help: "In today's money.",
    }),
    currentSavings: money("Invested so far", {
      default: 50_000,
      min: 0,
      also: ["invested", "saved", "have invested", "have saved", "portfolio", "nest egg", "have", "so far", "savings"],
    }),
    expectedReturn: percent("Return per year", {
      default: 7,
      min: -20,
      max: 50,
      also: ["return", "real return", "growth", "growing at", "earning"],
    }),
    inflationRate: percent("Inflation", { also: ["inflation"], default: 2.5, min: -10, max: 100 }),
    withdrawalRate: percent("Safe withdrawal rate", {
      also: ["swr", "rule", "at", "percent rule", "withdrawal", "safe rate", "withdrawal rate of", "with the"],
      default: 4,
      min: 0.1,
      max: 20,
    }),
    coastAge: integer("Latest age to stop working", {
      also: ["coast", "stop at", "coast until"],
      default: 65,
      min: 0,
      max: 120,
      unit: "years",
    }),
  },
  outputs: {
    yearsToFi: number("Years to independence", {
      also: ["years to fi", "years to fire", "how long", "how many years", "when can I retire"],
      unit: "years",
      decimals: 1,
      none: "Never at these figures.",
    }),
    fiNumber: money("Sum you need", {
      also: [
        "fire number",
        "FI number",
        "number",
        "how much do I need",
        "need to retire early",
        "need to retire",
        "amount needed",
        "how much to retire early",
      ],
    }),
    fiAge: number("Your age then", {
      also: ["what age", "how old will I be"],
      unit: "years",
      decimals: 1,
      none: "Never at these figures.",
    }),
    annualSavings: money("You save per year", { also: ["save a year"] }),
    savingsRate: percent("Savings rate", {
      also: ["my savings rate", "rate of saving"],
      decimals: 1,
      none: "There is no income to save from.",
    }),
    progress: percent("Reached so far", {
      also: ["how far along", "far along", "how close", "percent of the way", "progress"],
      decimals: 1,
    }),
    coastNumber: money("Enough today to coast to the latest age", { also: ["coast fire number", "coast number"] }),
    coastReached: boolean("You could coast already"),
    realReturn: percent("Return after inflation", { decimals: 2 }),
    safeIncomeNow: money("Your savings could pay per year now", {
      also: ["how much could I live on", "how much could I spend"],
    }),
    savingsRateTable: table("Years by savings rate", {
      savingsRate: percent("Savings rate"),
      yearlySavings: money("Saved per year"),
      years: number("Years", { decimals: 1 }),
    }),
    yearlyTable: table("Year by year, in today's money", {
      year: integer("Year"),
      age: integer("Age"),
      saved: money("Saved"),
      growth: money("Growth"),
      balance: money("Balance"),
      percentOfGoal: percent("Of the goal", { decimals: 1 }),
    }),
    balanceOverTime: chart("Savings and the sum you need, in today's money", {
      x: { age: integer("Age") },
      y: { balance: money("Savings"), goal: money("Sum you need") },
      as: "line",
      crossing: "Independent",
    }),
  },
  compute(inputs) {
    const { currentAge, annualIncome, currentSavings, coastAge } = inputs;
    if (coastAge < currentAge) refuse("coastAge", "The latest age to stop cannot be below your current age.");
    const [growth, prices] = [1 + inputs.expectedReturn / 100, 1 + inputs.inflationRate / 100];
    const realRate = (growth - prices) / prices;
    const goal = (100 * inputs.retirementSpending) / inputs.withdrawalRate;
    const annualSavings = annualIncome - inputs.annualSpending;
    const yearsTo = (savings: number) => periodsToReach(currentSavings, savings, realRate, goal);
    const yearsToFi = yearsTo(annualSavings);
    const shownYears = yearsToFi === null ? 50 : Math.min(100, Math.ceil(yearsToFi - 1e-9));
    const yearlyTable = savingYears({ currentAge, currentSavings, annualSavings, realRate, goal }, shownYears);
    const coastNumber = goal / (1 + realRate) ** (coastAge - currentAge);
    return {
      yearsToFi,
      fiNumber: goal,
      fiAge: yearsToFi === null ? null : currentAge + yearsToFi,
      annualSavings,
      savingsRate: annualIncome > 0 ? (100 * annualSavings) / annualIncome : null,
      progress: (100 * currentSavings) / goal,
      coastNumber,
      coastReached: currentSavings >= coastNumber,
      realReturn: 100 * realRate,
      safeIncomeNow: (currentSavings * inputs.withdrawalRate) / 100,
      savingsRateTable: [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map((rate) => {
        const yearlySavings = (annualIncome * rate) / 100;
        return { savingsRate: rate, yearlySavings, years: yearsTo(yearlySavings) };
      }),
      yearlyTable,
      balanceOverTime: yearlyTable.map(({ age, balance }) => ({ age, balance, goal })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.yearsToFi === null
      ? `At these figures your savings never reach the {fiNumber} you need: save more, or plan to spend less.`
      : outputs.yearsToFi === 0
        ? `You are there already: {fiNumber} is enough to live on {retirementSpending} a year.`
        : `You need {fiNumber} and get there in {yearsToFi}, at age ${say.number(outputs.fiAge!, 1)}.`,
    outputs.savingsRate === null
      ? `What you have today could pay {safeIncomeNow} a year.`
      : outputs.annualSavings! >= 0
        ? `You save {savingsRate} of your income; what you have today could pay {safeIncomeNow} a year.`
        : `You spend ${say.money(-outputs.annualSavings!)} a year more than you earn; what you have today could pay {safeIncomeNow} a year.`,
    outputs.coastReached
      ? `You could stop saving now and still have enough at age ${say.number(inputs.coastAge)}.`
      : `With {coastNumber} today you could stop saving and still have enough at age ${say.number(inputs.coastAge)}.`,
  ],
  formula: {
    tex: [
      String.raw`F = \frac{X}{w}, \qquad i = \frac{1 + r}{1 + f} - 1`,
      String.raw`n = \frac{\ln\dfrac{F i + s}{S i + s}}{\ln(1 + i)}, \qquad C = \frac{F}{(1 + i)^{a}}`,
    ],
    where: {
      F: "sum you need",
      X: "spending per year when independent",
      w: "safe withdrawal rate",
      i: "return after inflation, from the return r and inflation f",
      n: "years to independence",
      s: "savings per year: income less spending",
      S: "invested so far",
      C: "enough today to coast",
      a: "years until the latest age to stop",
    },
  },
  howTo: [
    "Enter your Income after tax and your Spending per year now; the difference is what you save.",
    "Enter the Spending per year when independent, in today's money, including health insurance and tax.",
    "Enter what you have Invested so far (not the home you live in), the Return per year and Inflation.",
    "Set the Safe withdrawal rate: 4% is the classic figure for 30 years; 3 to 3.5% is safer for longer.",
    "The table of savings rates shows how many years saving more is worth.",
  ],
  faq: [
    {
      question: "Why 25 times the yearly spending?",
      answer:
        "Because 1 / 4% = 25. The 4% comes from Bengen's study of 30-year retirements in the US. For a retirement of 50 years many use 3.5%, which is 28.6 times: in the example, 1,285,714 instead of 1,125,000, and two more years of saving.",
    },
    {
      question: "What does the savings rate do?",
      answer:
        "It works twice if lower spending also lowers the goal. Even with a fixed goal of 1,125,000 on an income of 70,000, it takes 36.1 years at 15%, 28.5 at 25%, 23.7 at 35% and 17.9 at 55%.",
    },
    {
      question: "What is coast FIRE?",
      answer:
        "Having enough that growth alone reaches the goal by the latest age you would stop. From then on, your job only has to cover today's bills.",
    },
  ],
  about: [
    "Everything is in today's money: inflation is taken off the return, and income, spending and savings are assumed to rise with prices. Savings are added at the end of each year.",
    "The model includes neither bad years nor taxes on gains. A pension that starts later lowers the sum you need; to count it, reduce the spending your savings must cover.",
  ],
  sources: [
    "Bengen: Determining Withdrawal Rates Using Historical Data, Journal of Financial Planning (1994)",
    "Fisher: The Theory of Interest (1930), real and nominal rates",
  ],
  caution:
    "An estimate from steady returns, without tax on gains; a withdrawal rate that was safe in the past may not be in the future.",
  overflow: "retirementSpending",
  phrases: [
    "when can I retire early income {annualIncome} spending {annualSpending} invested {currentSavings}",
    "FIRE number for {retirementSpending} a year",
    "FIRE number for {retirementSpending} spending at {withdrawalRate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "70,000 of income, 45,000 spent, 50,000 invested",
      inputs: {
        currentAge: 30,
        annualIncome: 70_000,
        annualSpending: 45_000,
        retirementSpending: 45_000,
        currentSavings: 50_000,
        expectedReturn: 7,
        inflationRate: 2.5,
        withdrawalRate: 4,
        coastAge: 65,
      },
      outputs: { fiNumber: 1_125_000, yearsToFi: 23.4205265861, savingsRate: 35.7142857143 },
    },
    {
      title: "Spending 10,000 less, now and later",
      inputs: {
        currentAge: 30,
        annualIncome: 70_000,
        annualSpending: 35_000,
        retirementSpending: 35_000,
        currentSavings: 50_000,
        expectedReturn: 7,
        inflationRate: 2.5,
        withdrawalRate: 4,
        coastAge: 65,
      },
      outputs: { fiNumber: 875_000, yearsToFi: 15.8251897044, savingsRate: 50 },
    },
    {
      title: "300,000 at 35: already enough to coast?",
      inputs: {
        currentAge: 35,
        annualIncome: 80_000,
        annualSpending: 60_000,
        retirementSpending: 50_000,
        currentSavings: 300_000,
        expectedReturn: 7,
        inflationRate: 2.5,
        withdrawalRate: 4,
        coastAge: 60,
      },
      outputs: { coastNumber: 426984.59411, coastReached: false, yearsToFi: 18.9496853761 },
    },
  ],
});

interface Course {
  readonly currentAge: number;
  readonly currentSavings: number;
  readonly annualSavings: number;
  readonly realRate: number;
  readonly goal: number;
}

function savingYears({ currentAge, currentSavings, annualSavings, realRate, goal }: Course, count: number) {
  let balance = currentSavings;
  return Array.from({ length: count + 1 }, (_, year) => {
    const saved = year === 0 ? 0 : annualSavings;
    const growth = year === 0 ? 0 : balance * realRate;
    balance += growth + saved;
    return { year, age: currentAge + year, saved, growth, balance, percentOfGoal: (100 * balance) / goal };
  });
}
