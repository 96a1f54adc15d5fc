import { chart, defineCalculator, integer, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "life-insurance-needs",
  name: "Life Insurance Calculator",
  category: "insurance",
  emoji: "🛡️",
  description:
    "How much life insurance your family needs: income to replace, mortgage, debts and education, less what you already have.",
  keywords: [
    "how much life insurance do I need",
    "DIME method",
    "term life coverage",
    "coverage amount",
    "income replacement",
    "family protection",
    "needs analysis",
    "DIME rule",
    "if I die my family",
    "how much coverage to replace income",
  ],
  popular: true,
  related: [
    { id: "term-vs-whole-life", stage: "next_step", relevance: 90 },
    { id: "disability-income", stage: "complementary", relevance: 84 },
    { id: "emergency-fund", stage: "complementary", relevance: 74 },
    "mortgage",
    "net-worth",
    "college-cost",
  ],
  inputs: {
    annualIncome: money("Your income per year", {
      default: 75_000,
      min: 0,
      also: [
        "income",
        "salary",
        "earn",
        "i earn",
        "make",
        "earning",
        "a year",
        "salary of",
        "my income",
        "income of",
        "breadwinner makes",
        "i make",
        "earn a year",
      ],
    }),
    replacementRate: percent("Share of it to replace", {
      also: [
        "replace",
        "of my income",
        "of income",
        "to replace",
        "should get",
        "percent of my income",
        "covering",
        "replacing",
        "of her income",
        "of his income",
      ],
      unsaid: 100,
      default: 70,
      min: 0,
      max: 200,
    }),
    termYears: integer("For how many years", {
      default: 20,
      min: 1,
      max: 80,
      unit: "years",
      also: ["years", "for", "years of", "over", "lasting", "years of income", "cover"],
    }),
    survivorIncome: money("Survivors' other income per year", {
      also: ["spouse income", "spouse earns", "survivor benefits", "wife earns", "husband earns"],
      unsaid: 0,
      default: 12_000,
      min: 0,
      help: "Survivor benefits, and earnings as far as they replace yours.",
    }),
    incomeGrowthRate: percent("Yearly rise in that need", {
      also: ["raises", "growing", "income growth", "growth", "growing at", "rising", "inflation", "raises of"],
      unsaid: 0,
      default: 2.5,
      min: -10,
      max: 50,
    }),
    investmentReturn: percent("Return on the insurance money", {
      also: ["return", "earning", "earning interest", "invested at", "return of", "a return", "earn"],
      unsaid: 0,
      default: 5,
      min: -10,
      max: 50,
    }),
    mortgageBalance: money("Mortgage", {
      default: 220_000,
      min: 0,
      also: [
        "on the mortgage",
        "owe on the house",
        "mortgage of",
        "owed on the house",
        "pay off the mortgage",
        "house loan",
      ],
    }),
    otherDebts: money("Other debts", {
      also: [
        "debts",
        "loans",
        "in debt",
        "of debts",
        "car loans",
        "credit cards",
        "in other debts",
        "debts of",
        "consumer debt",
      ],
      unsaid: 0,
      default: 18_000,
      min: 0,
    }),
    educationFund: money("Children's education", {
      also: [
        "education",
        "college",
        "kids college",
        "for college",
        "for education",
        "college fund",
        "tuition",
        "for the kids college",
        "in college costs",
        "school",
      ],
      unsaid: 0,
      default: 100_000,
      min: 0,
    }),
    finalExpenses: money("Funeral and other final costs", {
      also: [
        "funeral",
        "burial",
        "funeral costs",
        "final costs",
        "for a funeral",
        "for burial",
        "funeral expenses",
        "burial costs",
        "for funeral",
      ],
      unsaid: 0,
      default: 12_000,
      min: 0,
    }),
    existingCoverage: money("Life insurance you have", {
      unsaid: 0,
      default: 100_000,
      min: 0,
      also: [
        "already have",
        "have",
        "of life insurance",
        "existing cover",
        "through work",
        "policy at work",
        "coverage already",
        "current coverage",
        "i have",
        "have coverage of",
        "life insurance through work",
        "existing policy",
      ],
    }),
    savings: money("Savings that may be used", {
      also: ["saved", "in savings", "saved up", "in the bank", "savings of"],
      unsaid: 0,
      default: 40_000,
      min: 0,
    }),
  },
  outputs: {
    coverageNeeded: money("Life insurance needed", {
      also: [
        "how much life insurance",
        "life insurance do i need",
        "coverage do i need",
        "how much coverage",
        "insurance do i need",
      ],
    }),
    incomeNeed: money("To replace income", { also: ["to replace my income"] }),
    totalNeeds: money("Total needs"),
    totalResources: money("Already available"),
    dimeNeed: money("For comparison: DIME rule", { also: ["dime", "dime rule", "dime method", "by the dime rule"] }),
    tenTimesIncome: money("For comparison: ten times income", { also: ["ten times income", "10 times income"] }),
    multipleOfIncome: number("Insurance as a multiple of income", { decimals: 1, none: "No income" }),
    breakdown: table("Needs and resources", {
      item: text("Item"),
      amount: money("Amount"),
    }),
    incomeSchedule: table("How the income part is used up", {
      year: integer("Year"),
      withdrawal: money("Withdrawal"),
      endBalance: money("End balance"),
    }),
    balanceOverTime: chart("Income part left", {
      x: { year: integer("Year") },
      y: { endBalance: money("Left at the end of the year") },
      from: "incomeSchedule",
      as: "area",
    }),
  },
  compute(inputs) {
    const { annualIncome, termYears, otherDebts, mortgageBalance, educationFund } = inputs;
    const firstYear = Math.max(0, (annualIncome * inputs.replacementRate) / 100 - inputs.survivorIncome);
    const growth = inputs.incomeGrowthRate / 100;
    const valueOf = (years: number) => growingPayments(growth, inputs.investmentReturn / 100, years);
    const incomeNeed = firstYear * valueOf(termYears);
    const needs = [
      { item: "Income for survivors", amount: incomeNeed },
      { item: "Mortgage", amount: mortgageBalance },
      { item: "Other debts", amount: otherDebts },
      { item: "Education", amount: educationFund },
      { item: "Final expenses", amount: inputs.finalExpenses },
    ];
    const totalNeeds = needs.reduce((total, { amount }) => total + amount, 0);
    const totalResources = inputs.existingCoverage + inputs.savings;
    const coverageNeeded = Math.max(0, totalNeeds - totalResources);
    return {
      coverageNeeded,
      incomeNeed,
      totalNeeds,
      totalResources,
      dimeNeed: otherDebts + annualIncome * termYears + mortgageBalance + educationFund,
      tenTimesIncome: 10 * annualIncome,
      multipleOfIncome: annualIncome > 0 ? coverageNeeded / annualIncome : null,
      breakdown: [
        ...needs,
        { item: "Existing life insurance", amount: -inputs.existingCoverage },
        { item: "Savings", amount: -inputs.savings },
      ],
      incomeSchedule: Array.from({ length: termYears }, (_, index) => ({
        year: index + 1,
        withdrawal: firstYear * (1 + growth) ** index,
        endBalance: firstYear * (1 + growth) ** (index + 1) * valueOf(termYears - index - 1),
      })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.coverageNeeded! > 0
      ? `Your family needs {coverageNeeded} in life insurance${outputs.multipleOfIncome === null ? "" : ", or {multipleOfIncome} times your income"}.`
      : `What you have covers your family's needs; you do not need more life insurance.`,
    `${outputs.incomeNeed! > 0 ? "Replacing your income for {termYears} takes {incomeNeed}; all" : "All"} needs together come to {totalNeeds}${outputs.totalResources! > 0 ? ", and you already have {totalResources}" : ""}.`,
    outputs.tenTimesIncome! > 0
      ? `For comparison, the DIME rule suggests {dimeNeed}, and ten times income {tenTimesIncome}.`
      : `For comparison, the DIME rule suggests {dimeNeed}.`,
  ],
  formula: {
    tex: [
      String.raw`I = N \cdot \frac{1 - q^{n}}{1 - q}, \qquad q = \frac{1 + g}{1 + r}`,
      String.raw`C = \max\bigl(0,\; I + M + D + E + F - L - S\bigr)`,
    ],
    where: {
      I: "capital to replace income",
      N: "need in the first year: share of your income less the survivors' other income",
      n: "number of years",
      g: "yearly rise in the need",
      r: "return on the insurance money",
      C: "life insurance needed",
      "M, D, E, F": "mortgage, other debts, education, final expenses",
      "L, S": "life insurance and savings you have",
    },
  },
  howTo: [
    "Enter Your income per year and the Share of it to replace: 60% to 80% is usual, since your own expenses fall away.",
    "Set For how many years: until your youngest child is independent or your partner retires.",
    "Enter Survivors' other income: survivor benefits, and earnings as far as they would replace yours.",
    "Add the Mortgage, Other debts, Children's education and final costs.",
    "Enter what is already available: life insurance you have and Savings that may be used.",
  ],
  faq: [
    {
      question: "Is ten times income a good rule?",
      answer:
        "As a first guess. It ignores age, debts and savings: a 30-year-old with a mortgage and two small children often needs 12 to 15 times income, a 55-year-old with a paid-off house three times or nothing.",
    },
    {
      question: "Term or permanent insurance?",
      answer:
        "Most of these needs end: the mortgage is paid off, the children grow up. Term insurance covers exactly those years at a fraction of the price. Permanent insurance fits needs that never end, such as care for a disabled child or estate tax.",
    },
    {
      question: "Does a stay-at-home parent need life insurance?",
      answer:
        "Yes. Someone would have to be paid for child care and housework. Enter the yearly cost of that as the income, with 100% to replace.",
    },
    {
      question: "What is the DIME method?",
      answer:
        "Debts, Income, Mortgage, Education: add them up, with the full income for each year. It leaves out returns and what you already have, so it is usually higher than a needs analysis.",
    },
  ],
  about: [
    "A needs analysis: the capital that pays the missing income at the start of each year, rising as you choose, until it is used up at the end, plus debts and one-time costs, less what is already available.",
    "The result is sensitive to the return: one percentage point more or less changes the income part by roughly a tenth over 20 years. Choose a cautious return, since survivors should not have to take risks.",
  ],
  sources: [
    "Life Happens (nonprofit): Human life value and needs analysis",
    "Insurance Information Institute: How much life insurance do I need?",
    "Dorfman and Cather, Introduction to Risk Management and Insurance (10th ed., 2012): needs approach",
  ],
  caution:
    "A planning aid: a lower return or higher inflation than you enter leaves your family short, and survivor benefits and taxes depend on your situation.",
  phrases: [
    "life insurance income {annualIncome} mortgage {mortgageBalance}",
    "how much life insurance with {annualIncome} income for {termYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A family with a mortgage and one main income of 75,000",
      inputs: {},
      outputs: { coverageNeeded: 860501.007923, incomeNeed: 650501.007923, totalNeeds: 1000501.00792 },
    },
    {
      title: "Children grown up, house paid off",
      inputs: { termYears: 8, mortgageBalance: 0, educationFund: 0, existingCoverage: 50_000, savings: 160_000 },
      outputs: { coverageNeeded: 118248.169224, incomeNeed: 298248.169224 },
    },
  ],
});

/** What payments at the start of each year are worth today; the first is 1, each later one larger by `growth`. */
function growingPayments(growth: number, rate: number, years: number): number {
  const step = Math.log1p(growth) - Math.log1p(rate);
  return step === 0 ? years : Math.expm1(years * step) / Math.expm1(step);
}
