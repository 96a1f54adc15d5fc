import { chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";

export default defineCalculator({
  id: "retirement",
  name: "Retirement Calculator",
  category: "finance",
  emoji: "🏖️",
  description:
    "Whether your savings will pay for retirement: what you will have, what you need, how long it lasts, and what to save to close the gap.",
  keywords: [
    "nest egg",
    "am I saving enough",
    "pension planning",
    "how much do I need to retire",
    "retirement savings gap",
    "when will my money run out",
    "retirement income",
    "how big will my nest egg be",
  ],
  related: [
    { id: "401k", stage: "complementary", relevance: 90 },
    "roth-ira",
    { id: "retirement-withdrawal", stage: "next_step", relevance: 94 },
    { id: "social-security-claiming-age", stage: "advanced_planning", relevance: 88 },
    "financial-independence",
    "annuity-payout",
  ],
  inputs: {
    currentAge: integer("Current age", {
      default: 35,
      min: 0,
      max: 110,
      unit: "years",
      also: ["age", "aged", "I am", "I'm", "years old", "currently"],
    }),
    retirementAge: integer("Retirement age", {
      default: 67,
      min: 1,
      max: 110,
      unit: "years",
      also: ["retire at", "retiring at", "retire", "retiring", "plan to retire at", "stop working at", "until", "at"],
    }),
    lifeExpectancy: integer("Plan until age", {
      also: ["live to", "live until", "plan until", "die at", "to age"],
      default: 92,
      min: 2,
      max: 120,
      unit: "years",
    }),
    currentSavings: money("Saved so far", {
      default: 60_000,
      min: 0,
      also: ["saved", "savings", "put away", "set aside", "nest egg", "so far", "have", "in my accounts", "already"],
    }),
    annualIncome: money("Yearly income", {
      default: 75_000,
      min: 0,
      also: ["income", "salary", "earning", "make", "earn", "making", "pay", "wage"],
    }),
    incomeGrowth: percent("Income grows each year by", {
      also: ["raise", "pay grows", "salary growth", "pay rises", "raises of"],
      default: 2.5,
      min: -20,
      max: 50,
    }),
    contributionPercent: percent("You save of your income", {
      default: 10,
      min: 0,
      max: 100,
      also: ["contribute", "save", "put in", "put away", "contributing", "contribution", "setting aside"],
    }),
    employerPercent: percent("Your employer adds", {
      also: ["employer adds", "employer", "match", "company adds", "employer match", "boss adds"],
      default: 4,
      min: 0,
      max: 100,
      optional: true,
      help: "Percent of your income.",
    }),
    returnBefore: percent("Return before retirement", {
      also: ["return", "growing at", "earning", "earns", "grows at"],
      default: 6.5,
      min: -20,
      max: 50,
    }),
    returnAfter: percent("Return in retirement", {
      also: ["in retirement return"],
      default: 4.5,
      min: -20,
      max: 50,
    }),
    inflationRate: percent("Inflation", {
      also: ["inflation is", "inflation of"],
      default: 2.5,
      min: -10,
      max: 100,
    }),
    desiredIncome: money("Income you want in retirement, per year", {
      default: 50_000,
      min: 0,
      help: "In today's money; 70 to 80% of your final income is a common target.",
      also: [
        "need",
        "want",
        "income in retirement",
        "spend",
        "live on",
        "income of",
        "want to spend",
        "need a year",
        "a year in retirement",
        "to live on",
      ],
    }),
    otherIncome: money("State or company pension, per year", {
      also: ["pension", "social security", "pension of", "social security of"],
      default: 20_000,
      min: 0,
      optional: true,
      help: "In today's money, rising with inflation.",
    }),
    otherIncomeStartAge: integer("Pension starts at age", {
      default: 67,
      min: 0,
      max: 120,
      unit: "years",
      optional: true,
    }),
  },
  outputs: {
    savingsAtRetirement: money("Savings at retirement", {
      also: ["how much will I have", "nest egg", "have at retirement", "will I have", "saved by then", "savings at"],
    }),
    savingsNeeded: money("Savings needed at retirement", {
      also: ["how much do I need", "need to retire", "need at retirement"],
    }),
    surplus: money("Surplus (negative: shortfall)"),
    fundedPercent: percent("Share of the need that is covered", { decimals: 0 }),
    savingsAtRetirementToday: money("Savings at retirement in today's money"),
    moneyLastsToAge: integer("Money lasts until age", { also: ["how long will it last", "run out"], unit: "years" }),
    sustainableIncome: money("Average income you can afford, in today's money", {
      help: "As if you could borrow against a pension that starts later.",
    }),
    incomeAtRetirement: money("Desired income in the money of that year", { also: ["need to be"] }),
    requiredContributionPercent: percent("You would have to save", {
      also: ["have to save", "percent should I save"],
      decimals: 1,
      none: "There is no income before retirement to save from.",
    }),
    replacementRate: percent("Desired income as a share of your final income", {
      decimals: 0,
      none: "There is no income to compare with.",
    }),
    totalContributions: money("Contributions"),
    totalGrowth: money("Growth until retirement"),
    yearlyTable: table("Year by year", {
      age: integer("Age"),
      startBalance: money("At the start"),
      contribution: money("Contribution"),
      growth: money("Growth"),
      withdrawal: money("Withdrawal"),
      endBalance: money("At the end"),
    }),
    balanceOverTime: chart("Savings over your life", {
      x: { age: integer("Age") },
      y: { balance: money("Savings"), balanceToday: money("In today's money") },
      as: "line",
      own: { x: "retirementAge", y: "savingsAtRetirement", label: "Retirement" },
    }),
  },
  figures: [
    "savingsNeeded",
    "surplus",
    "fundedPercent",
    "savingsAtRetirementToday",
    "moneyLastsToAge",
    "sustainableIncome",
    "requiredContributionPercent",
  ],
  compute(inputs) {
    const { currentAge, retirementAge, lifeExpectancy, currentSavings } = inputs;
    if (retirementAge < currentAge) refuse("retirementAge", "The retirement age cannot be below your current age.");
    if (lifeExpectancy <= retirementAge) refuse("lifeExpectancy", "Plan until an age above the retirement age.");
    const years = retirementAge - currentAge;
    const saving = savingYears(inputs, years);
    const savingsAtRetirement = saving.at(-1)?.endBalance ?? currentSavings;
    const needs = retirementNeeds(inputs, years);
    const drawing = drawingYears(savingsAtRetirement, needs, inputs.returnAfter / 100);
    const savingsNeeded = sumColumn(needs, "presentNeed");
    const [growth, inflation] = [1 + inputs.returnBefore / 100, 1 + inputs.inflationRate / 100];
    const onePercent = saving.reduce(
      (total, { income }, index) => total + (income / 100) * growth ** (years - 1 - index),
      0,
    );
    const toSave = (savingsNeeded - currentSavings * growth ** years) / onePercent - inputs.employerPercent;
    const lastIncome = inputs.annualIncome * (1 + inputs.incomeGrowth / 100) ** years;
    const incomeAtRetirement = inputs.desiredIncome * inflation ** years;
    const short = drawing.find(({ startBalance, need }) => startBalance < need * (1 - 1e-12));
    const balances = [...saving, ...drawing].map(({ endBalance }) => endBalance);
    return {
      savingsAtRetirement,
      savingsNeeded,
      surplus: savingsAtRetirement - savingsNeeded,
      fundedPercent: savingsNeeded > 0 ? (100 * savingsAtRetirement) / savingsNeeded : 100,
      savingsAtRetirementToday: savingsAtRetirement / inflation ** years,
      moneyLastsToAge: short?.age ?? lifeExpectancy,
      sustainableIncome: (savingsAtRetirement + sumColumn(needs, "presentOther")) / sumColumn(needs, "presentPrice"),
      incomeAtRetirement,
      requiredContributionPercent: onePercent > 0 ? Math.max(0, toSave) : null,
      replacementRate: lastIncome > 0 ? (100 * incomeAtRetirement) / lastIncome : null,
      totalContributions: sumColumn(saving, "contribution"),
      totalGrowth: sumColumn(saving, "growth"),
      yearlyTable: [...saving, ...drawing].map(
        ({ age, startBalance, contribution, growth: gain, withdrawal, endBalance }) => ({
          age,
          startBalance,
          contribution,
          growth: gain,
          withdrawal,
          endBalance,
        }),
      ),
      balanceOverTime: [currentSavings, ...balances].map((balance, year) => ({
        age: currentAge + year,
        balance,
        balanceToday: balance / inflation ** year,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `At age ${say.number(inputs.retirementAge)} you will have {savingsAtRetirement} ({savingsAtRetirementToday} in today's money) and need {savingsNeeded} in the money of that year.`,
    outputs.surplus! >= 0
      ? `That is enough: you could live on ${borrowsFromPension(inputs, outputs.sustainableIncome!) ? "{desiredIncome}" : "{sustainableIncome}"} a year in today's money until age ${say.number(inputs.lifeExpectancy)}.`
      : `That is ${say.money(-outputs.surplus!)} short: the money lasts until age ${say.number(outputs.moneyLastsToAge!)}${
          borrowsFromPension(inputs, outputs.sustainableIncome!)
            ? `, and the pension starts only at age ${say.number(inputs.otherIncomeStartAge)}`
            : `, or until age ${say.number(inputs.lifeExpectancy)} if you live on {sustainableIncome} a year in today's money`
        }.`,
    outputs.requiredContributionPercent === null
      ? `With no income before retirement, only the plan itself can change.`
      : outputs.requiredContributionPercent > inputs.contributionPercent
        ? `To close the gap you would have to save {requiredContributionPercent} of your income instead of {contributionPercent}.`
        : `Saving {requiredContributionPercent} of your income would be enough; you save {contributionPercent}.`,
  ],
  formula: {
    tex: [
      String.raw`S = S_0 (1 + r)^N + \sum_{k=0}^{N-1} c\,Y(1 + g)^k (1 + r)^{N-1-k}`,
      String.raw`K = \sum_{j=0}^{M-1} \frac{\max(0,\ D - P_j)\,(1 + f)^{N+j}}{(1 + q)^j}`,
    ],
    where: {
      S: "savings at retirement",
      S_0: "saved so far",
      N: "years until retirement",
      r: "return before retirement",
      c: "share of income that you and your employer save",
      Y: "yearly income, growing by g",
      K: "savings needed at retirement",
      M: "years of retirement",
      D: "desired income, in today's money",
      P_j: "pension in year j of retirement, in today's money; 0 before it starts",
      f: "inflation",
      q: "return in retirement",
    },
  },
  howTo: [
    "Enter your ages: Current age, Retirement age and the age to Plan until. Plan for a long life: in about half of all couples aged 65, one partner lives past 90.",
    "Enter what you have Saved so far, your Yearly income and its growth, what you save of it and what your employer adds.",
    "Choose the returns: lower in retirement, when more of the money is in bonds.",
    "Enter the Income you want in retirement and the State or company pension, both in today's money, and the age when the pension starts.",
    "Compare Savings at retirement with Savings needed, and change one thing at a time: your retirement age, what you save, what you want to live on.",
  ],
  faq: [
    {
      question: "How much of my income will I need?",
      answer:
        "A common target is 70 to 80% of your final income, because work expenses, payroll tax and saving stop. A budget is better: take today's spending, drop the mortgage if it will be paid off, and add health costs and travel.",
    },
    {
      question: "Why does retiring early take so much more?",
      answer:
        "Three reasons: you save for fewer years, you pay for more of them, and you have to cover the years before the pension starts in full. In the third example, stopping at 58 takes 1,064,000 in today's money; from 67 the same life takes 721,000, and there are nine more years of saving to pay for it.",
    },
    {
      question: "Are the amounts before or after tax?",
      answer:
        "Tax is not deducted. If your savings are in pre-tax accounts, raise the income you want by the tax on it: to have 50,000 left at 15% tax, enter about 58,800.",
    },
  ],
  about: [
    "The plan runs in yearly steps: contributions at the end of each working year, withdrawals at the beginning of each year of retirement. Income, prices and returns move at steady rates; the pension rises with inflation.",
    "Steady returns hide the greatest risk of the first years of retirement: a market drop while you are taking money out. Treat coverage of 120% or more, rather than 100%, as comfortable.",
  ],
  sources: [
    "Bodie, Kane, Marcus: Investments (household savings, growing annuities)",
    "US Department of Labor: Taking the Mystery Out of Retirement Planning",
  ],
  caution:
    "An estimate before tax from steady returns of your own choosing; a market drop around retirement can leave a gap. Not financial advice.",
  overflow: "returnBefore",
  phrases: ["retire at {retirementAge} age {currentAge} saved {currentSavings} income {annualIncome}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "At 35 with 60,000 saved and 14% going in",
      inputs: {
        currentAge: 35,
        retirementAge: 67,
        lifeExpectancy: 92,
        currentSavings: 60_000,
        annualIncome: 75_000,
        incomeGrowth: 2.5,
        contributionPercent: 10,
        employerPercent: 4,
        returnBefore: 6.5,
        returnAfter: 4.5,
        inflationRate: 2.5,
        desiredIncome: 50_000,
        otherIncome: 20_000,
        otherIncomeStartAge: 67,
      },
      outputs: { savingsAtRetirement: 1840966.6801, savingsNeeded: 1323501.03937, sustainableIncome: 61729.4726337 },
    },
    {
      title: "At 50 and behind",
      inputs: {
        currentAge: 50,
        retirementAge: 67,
        lifeExpectancy: 92,
        currentSavings: 100_000,
        annualIncome: 75_000,
        incomeGrowth: 2.5,
        contributionPercent: 6,
        employerPercent: 3,
        returnBefore: 6.5,
        returnAfter: 4.5,
        inflationRate: 2.5,
        desiredIncome: 50_000,
        otherIncome: 20_000,
        otherIncomeStartAge: 67,
      },
      outputs: { surplus: -386648.752924, moneyLastsToAge: 79, requiredContributionPercent: 20.7777350594 },
    },
    {
      title: "Stopping at 58, pension from 67",
      inputs: {
        currentAge: 40,
        retirementAge: 58,
        lifeExpectancy: 95,
        currentSavings: 300_000,
        annualIncome: 110_000,
        incomeGrowth: 2,
        contributionPercent: 25,
        employerPercent: 5,
        returnBefore: 6.5,
        returnAfter: 4.5,
        inflationRate: 2.5,
        desiredIncome: 55_000,
        otherIncome: 22_000,
        otherIncomeStartAge: 67,
      },
      outputs: { savingsNeeded: 1659880.57978, fundedPercent: 130.30027402, moneyLastsToAge: 95 },
    },
  ],
});

interface Plan {
  readonly currentAge: number;
  readonly retirementAge: number;
  readonly lifeExpectancy: number;
  readonly currentSavings: number;
  readonly annualIncome: number;
  readonly incomeGrowth: number;
  readonly contributionPercent: number;
  readonly employerPercent: number;
  readonly returnBefore: number;
  readonly returnAfter: number;
  readonly inflationRate: number;
  readonly desiredIncome: number;
  readonly otherIncome: number;
  readonly otherIncomeStartAge: number;
}

function savingYears(plan: Plan, years: number) {
  let balance = plan.currentSavings;
  return Array.from({ length: years }, (_, index) => {
    const income = plan.annualIncome * (1 + plan.incomeGrowth / 100) ** index;
    const contribution = (income * (plan.contributionPercent + plan.employerPercent)) / 100;
    const growth = (balance * plan.returnBefore) / 100;
    const startBalance = balance;
    balance += growth + contribution;
    return {
      age: plan.currentAge + index,
      startBalance,
      income,
      contribution,
      growth,
      withdrawal: 0,
      endBalance: balance,
    };
  });
}

/**
 * Whether a steady income would run the savings below zero before the pension starts. Only an income below the pension
 * does: with more than that, savings are drawn on to the end and never fill up again.
 */
function borrowsFromPension(plan: Plan, income: number): boolean {
  const { retirementAge, otherIncomeStartAge, lifeExpectancy, otherIncome } = plan;
  return retirementAge < otherIncomeStartAge && otherIncomeStartAge < lifeExpectancy && income < otherIncome;
}

/** What each year of retirement takes, in its own money and valued at the day of retirement. */
function retirementNeeds(plan: Plan, yearsBefore: number) {
  return Array.from({ length: plan.lifeExpectancy - plan.retirementAge }, (_, index) => {
    const age = plan.retirementAge + index;
    const priceLevel = (1 + plan.inflationRate / 100) ** (yearsBefore + index);
    const discount = (1 + plan.returnAfter / 100) ** -index;
    const other = age >= plan.otherIncomeStartAge ? plan.otherIncome : 0;
    const need = Math.max(0, plan.desiredIncome - other) * priceLevel;
    return {
      age,
      need,
      presentNeed: need * discount,
      presentOther: other * priceLevel * discount,
      presentPrice: priceLevel * discount,
    };
  });
}

function drawingYears(start: number, needs: readonly { readonly age: number; readonly need: number }[], rate: number) {
  let balance = start;
  return needs.map(({ age, need }) => {
    const startBalance = balance;
    const withdrawal = Math.min(need, startBalance);
    const growth = (startBalance - withdrawal) * rate;
    balance = startBalance - withdrawal + growth;
    return { age, need, startBalance, contribution: 0, growth, withdrawal, endBalance: balance };
  });
}
