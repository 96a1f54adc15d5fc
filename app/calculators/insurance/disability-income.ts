import { boolean, chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "disability-income",
  name: "Disability Insurance Calculator",
  category: "insurance",
  emoji: "♿",
  description:
    "The monthly income you would be short if you could not work, the coverage you can add, and the savings to bridge the waiting period.",
  keywords: [
    "income protection",
    "long term disability",
    "LTD",
    "disability coverage",
    "elimination period",
    "paycheck protection",
    "income at risk",
    "disability income gap",
    "savings to get through the waiting period",
    "employer disability plan pays",
  ],
  related: [
    { id: "life-insurance-needs", stage: "next_step", relevance: 84 },
    { id: "emergency-fund", stage: "complementary", relevance: 84 },
    "take-home-pay",
    "budget-50-30-20",
    "salary-converter",
  ],
  inputs: {
    annualIncome: money("Income per year", {
      default: 80_000,
      min: 0.01,
      also: [
        "income",
        "salary",
        "make",
        "i make",
        "earn",
        "i earn",
        "a year",
        "making",
        "salary of",
        "income of",
        "annual salary",
        "earning",
        "paid",
        "pay",
      ],
    }),
    monthlyExpenses: money("Expenses per month", {
      default: 4200,
      min: 0,
      also: [
        "expenses",
        "spend",
        "i spend",
        "expenses of",
        "a month",
        "bills",
        "monthly bills",
        "need",
        "spending",
        "living expenses",
        "in bills",
        "a month to live",
        "costs",
      ],
    }),
    groupCoverageRate: percent("Share of income the employer plan pays", {
      also: [
        "employer covers",
        "group coverage",
        "covers",
        "coverage",
        "employer plan pays",
        "plan pays",
        "it covers",
        "employer plan",
        "pays",
        "policy pays",
        "replaces",
        "group plan pays",
        "work plan pays",
        "employer plan of",
        "employer policy pays",
        "of income",
        "disability plan pays",
        "ltd plan pays",
        "of my salary",
        "of pay",
      ],
      default: 60,
      min: 0,
      max: 100,
    }),
    groupMonthlyCap: money("Employer plan's limit per month", {
      also: [
        "up to",
        "limit",
        "cap",
        "cap of",
        "capped at",
        "maximum of",
        "limit of",
        "with a limit of",
        "max",
        "a cap",
        "max of",
        "maximum benefit",
      ],
      default: 6000,
      min: 0,
    }),
    groupTaxable: boolean("Employer benefit is taxed", {
      default: true,
      help: "It usually is when the employer pays the premium.",
    }),
    taxRate: percent("Tax rate", {
      also: ["tax", "taxed at", "tax rate", "taxed", "tax bracket"],
      default: 20,
      min: 0,
      max: 100,
    }),
    otherMonthlyIncome: money("Other income per month while disabled", {
      also: ["other income", "spouse income", "spouse earns"],
      default: 0,
      min: 0,
    }),
    maximumReplacementRate: percent("Share of your income that insurers cover at most", {
      also: ["insurers cover"],
      default: 70,
      min: 0,
      max: 100,
    }),
    waitingPeriodDays: integer("Waiting period", {
      also: [
        "elimination period",
        "day waiting period",
        "waiting period of",
        "waiting",
        "elimination period of",
        "wait",
        "day elimination period",
        "day wait",
      ],
      default: 90,
      min: 0,
      max: 730,
      unit: "days",
    }),
    savings: money("Savings", {
      also: ["saved", "in savings", "savings of", "emergency fund", "in the bank"],
      default: 10_000,
      min: 0,
    }),
    age: integer("Age", { default: 40, min: 16, max: 99, unit: "years", also: ["years old"] }),
    benefitEndAge: integer("Coverage until age", {
      also: ["until age", "to age"],
      default: 67,
      min: 17,
      max: 100,
      unit: "years",
    }),
    incomeGrowthRate: percent("Raises per year", { also: ["raises"], default: 3, min: -20, max: 50 }),
  },
  outputs: {
    monthlyGap: money("Shortfall per month", {
      also: ["missing per month", "missing", "short each month", "shortfall", "income gap", "gap", "short per month"],
      decimals: 2,
    }),
    additionalCoverage: money("Coverage to add per month", {
      also: ["cover to add", "coverage to add", "coverage should i buy", "additional coverage"],
      decimals: 2,
    }),
    uncoveredGap: money("Shortfall that remains", { decimals: 2 }),
    groupBenefit: money("Employer benefit per month", {
      also: [
        "plan pay a month",
        "employer benefit",
        "plan pay",
        "long term disability plan pay",
        "disability plan pay",
        "benefit per month",
      ],
      decimals: 2,
    }),
    groupBenefitAfterTax: money("Employer benefit after tax", { decimals: 2 }),
    maximumAdditional: money("Most an insurer would add", { decimals: 2 }),
    savingsNeeded: money("Savings needed for the waiting period", {
      also: [
        "savings do i need",
        "get through the wait",
        "savings needed",
        "how much savings do i need",
        "to get through the waiting period",
      ],
    }),
    savingsShortfall: money("Savings you lack"),
    incomeAtRisk: money("Income at risk until that age", { also: ["income at risk"] }),
    yearsToProtect: integer("Years to protect", { unit: "years" }),
    earnings: table("Income at risk", {
      age: integer("Age"),
      income: money("Income"),
    }),
    earningsChart: chart("Income at risk", {
      x: { age: integer("Age", { plain: true }) },
      y: { income: money("Income in that year") },
      from: "earnings",
      as: "bars",
    }),
  },
  compute(inputs) {
    const { annualIncome, monthlyExpenses, otherMonthlyIncome, age } = inputs;
    const yearsToProtect = inputs.benefitEndAge - age;
    if (yearsToProtect <= 0)
      refuse("benefitEndAge", "The coverage must last beyond your age today. Enter a higher age.");
    const monthlyIncome = annualIncome / 12;
    const groupBenefit = Math.min((monthlyIncome * inputs.groupCoverageRate) / 100, inputs.groupMonthlyCap);
    const groupBenefitAfterTax = inputs.groupTaxable ? groupBenefit * (1 - inputs.taxRate / 100) : groupBenefit;
    const monthlyGap = Math.max(0, monthlyExpenses - groupBenefitAfterTax - otherMonthlyIncome);
    const maximumAdditional = Math.max(0, (monthlyIncome * inputs.maximumReplacementRate) / 100 - groupBenefit);
    const additionalCoverage = Math.min(monthlyGap, maximumAdditional);
    const savingsNeeded = (Math.max(0, monthlyExpenses - otherMonthlyIncome) * inputs.waitingPeriodDays * 12) / 365;
    const earnings = Array.from({ length: yearsToProtect }, (_, year) => ({
      age: age + year,
      income: annualIncome * (1 + inputs.incomeGrowthRate / 100) ** year,
    }));
    return {
      monthlyGap,
      additionalCoverage,
      uncoveredGap: monthlyGap - additionalCoverage,
      groupBenefit,
      groupBenefitAfterTax,
      maximumAdditional,
      savingsNeeded,
      savingsShortfall: Math.max(0, savingsNeeded - inputs.savings),
      incomeAtRisk: earnings.reduce((total, { income }) => total + income, 0),
      yearsToProtect,
      earnings,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.monthlyGap! > 0
      ? outputs.additionalCoverage! > 0
        ? `If you could not work, you would be short {monthlyGap} a month; a policy of your own for {additionalCoverage} a month can close ${outputs.uncoveredGap! > 0 ? "part of that gap" : "that gap"}.`
        : `If you could not work, you would be short {monthlyGap} a month, but your employer's plan already pays as much as insurers will cover.`
      : `If you could not work, the employer's plan and other income would cover your expenses.`,
    outputs.savingsNeeded === 0
      ? `You need no savings to bridge the waiting period.`
      : outputs.savingsShortfall! > 0
        ? `Bridging the waiting period of {waitingPeriodDays} takes {savingsNeeded} in savings; you lack {savingsShortfall}.`
        : `Your savings are enough to bridge the waiting period of {waitingPeriodDays}, which takes {savingsNeeded}.`,
    `From now until age ${inputs.benefitEndAge}, {incomeAtRisk} of income is at stake.`,
  ],
  formula: {
    tex: [
      String.raw`G = \max(0,\; E - B_{\text{net}} - O), \qquad B = \min\Bigl(\tfrac{Y}{12}\,c,\; L\Bigr)`,
      String.raw`A = \min\Bigl(G,\; \max\bigl(0, \tfrac{Y}{12}\,k - B\bigr)\Bigr)`,
    ],
    where: {
      G: "shortfall per month",
      E: "expenses per month",
      B: "employer benefit: share c of the income Y, at most L; B net is what is left of it after any tax",
      O: "other income while disabled",
      A: "coverage to add",
      k: "largest share of income that insurers cover",
    },
  },
  howTo: [
    "Enter your Income per year and the Expenses per month you would still have.",
    "Enter what the employer's plan pays, its limit, and whether the benefit is taxed: it usually is when the employer pays the premium.",
    "Enter Other income per month while disabled; count government benefits only if you are sure of them.",
    "Set the Waiting period of the policy and your Savings: a longer wait makes the policy cheaper but needs a larger reserve.",
    "Enter your Age and the age until which you need coverage, usually your retirement age.",
  ],
  faq: [
    {
      question: "How likely is it that I will be unable to work for months?",
      answer:
        "More likely than most people think: the US Social Security Administration estimates that about one in four of today's 20-year-olds will be disabled before reaching retirement age. Illness is the usual cause, such as back problems, cancer and mental illness, rather than accidents.",
    },
    {
      question: "Why is coverage limited to 60% or 70% of income?",
      answer:
        "Insurers want going back to work to be worth your while. In the US, benefits from a policy that you pay for yourself with after-tax money are tax-free, so 60% to 70% is not far from your take-home pay.",
    },
    {
      question: "What does own occupation mean?",
      answer:
        "An own-occupation policy pays if you cannot do your own job, even if you could do another one. An any-occupation policy pays only if you cannot do any suitable job at all. Many group plans switch from the first to the second after 24 months.",
    },
  ],
  about: [
    "It compares your expenses with the income you would still have, and caps the extra coverage at what insurers will issue. A policy of your own is treated as tax-free, the employer's benefit as you choose.",
    "The income at risk grows with your raises and is not discounted; it shows what your ability to work is worth. In most European countries social insurance pays part of it: enter that as other income.",
  ],
  sources: [
    "Council for Disability Income Awareness: income protection basics",
    "Internal Revenue Service, Publication 525 (taxation of disability benefits paid by an employer)",
  ],
  caution:
    "Definitions of disability, waiting periods and taxes differ by policy and country; read the policy before you rely on it.",
  phrases: [
    "disability insurance income {annualIncome} expenses {monthlyExpenses}",
    "income protection for {annualIncome} at age {age}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "80,000 a year with an employer plan of 60%",
      inputs: {},
      outputs: { monthlyGap: 1000, additionalCoverage: 666.666666667, incomeAtRisk: 3256770.68152 },
    },
    {
      title: "Self-employed, no employer plan",
      inputs: { groupCoverageRate: 0, monthlyExpenses: 3800 },
      outputs: { monthlyGap: 3800, additionalCoverage: 3800, uncoveredGap: 0 },
    },
  ],
});
