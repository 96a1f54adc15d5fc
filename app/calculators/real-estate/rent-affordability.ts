import { boolean, chart, defineCalculator, money, number, percent, table, text } from "#engine/define.ts";

const LIMITS: Readonly<Record<string, string>> = {
  rentPercent: "the share of income for rent sets the limit",
  debtRatio: "your debts set the limit",
  incomeMultiple: "the landlord's income test sets the limit",
};

export default defineCalculator({
  id: "rent-affordability",
  name: "Rent Affordability Calculator",
  category: "real-estate",
  emoji: "🛋️",
  description:
    "The rent you can afford by the 30% rule, by your debts and by the landlord's income test, and the income a given rent requires.",
  keywords: [
    "how much rent can I afford",
    "30 percent rule",
    "40 times rent",
    "3x rent",
    "apartment budget",
    "income needed for rent",
    "what rent can I afford",
    "how much apartment can I afford",
    "how much do I need to earn to rent",
  ],
  related: [
    { id: "rent-vs-buy", stage: "complementary", relevance: 80 },
    "home-affordability",
    { id: "debt-to-income", stage: "complementary", relevance: 76 },
    { id: "budget-50-30-20", stage: "next_step", relevance: 80 },
    "rent-split",
  ],
  inputs: {
    annualIncome: money("Income per year, before tax", {
      default: 60_000,
      min: 0,
      also: [
        "income",
        "salary",
        "earn",
        "make",
        "i make",
        "make a year",
        "earning",
        "a year",
        "salary of",
        "income of",
        "i earn",
        "gross income",
        "on",
        "yearly income",
      ],
    }),
    monthlyDebts: money("Debt payments per month", {
      unsaid: 0,
      default: 300,
      min: 0,
      also: [
        "debts",
        "debt payments",
        "debt payments of",
        "in debt payments",
        "on loans",
        "car payment",
        "student loans",
        "pay on loans",
        "loans",
        "in debts",
        "loan payments",
        "a month on loans",
        "credit cards",
      ],
    }),
    utilities: money("Utilities per month", {
      also: [
        "for utilities",
        "utilities run",
        "utilities run about",
        "utilities are",
        "in utilities",
        "utilities of",
        "utilities cost",
        "my utilities run about",
      ],
      unsaid: 0,
      default: 150,
      min: 0,
    }),
    rentPercent: percent("Rent and utilities, of income", {
      also: [
        "rule",
        "of income",
        "percent of income",
        "at",
        "percent rule",
        "spending",
        "spend",
        "of my income",
        "of income on rent",
        "of my income on rent",
        "spending of income",
        "rent rule",
      ],
      default: 30,
      min: 1,
      max: 100,
    }),
    debtRatio: percent("Rent, utilities and debts, of income", {
      also: ["dti"],
      default: 43,
      min: 1,
      max: 100,
    }),
    incomeMultiple: number("Landlord asks for a yearly income of this many monthly rents", {
      also: [
        "times",
        "x",
        "times the rent",
        "times rent",
        "times monthly rent",
        "landlord wants",
        "x rent",
        "wants",
        "requires",
      ],
      default: 40,
      min: 12,
      max: 100,
    }),
    targetRent: money("A rent you have in mind", {
      default: 1500,
      min: 0,
      optional: true,
      also: ["rent", "rent of", "apartment", "rent a", "rent is", "for an apartment", "apartment costs", "rents for"],
    }),
    depositMonths: number("Deposit, in monthly rents", {
      also: ["deposit"],
      default: 1,
      min: 0,
      max: 24,
      optional: true,
    }),
  },
  outputs: {
    maxRent: money("You can afford a rent of", {
      also: [
        "rent",
        "afford",
        "how much rent",
        "rent can i afford",
        "how much apartment",
        "apartment can i afford",
        "what rent can i afford",
        "afford a rent of",
        "can i afford",
        "what rent",
        "rent should i pay",
      ],
      decimals: 0,
    }),
    byRentPercent: money("By share of income"),
    byDebtRatio: money("By your debts"),
    byIncomeMultiple: money("By the landlord's test"),
    limitingFactor: text("What sets the limit", {
      labels: {
        rentPercent: "The share of income for rent",
        debtRatio: "Your debts",
        incomeMultiple: "The landlord's income test",
      },
    }),
    incomeNeeded: money("Yearly income needed for the rent in mind", {
      also: [
        "income needed",
        "salary needed",
        "need to make",
        "income required",
        "income to rent",
        "need to earn",
        "how much do i need to earn",
        "need to earn a year",
        "income do i need",
        "how much do i need to make",
        "earn to rent",
        "salary do i need",
      ],
    }),
    targetAffordable: boolean("The rent in mind fits", { words: ["Yes", "No"] }),
    moveInCost: money("First rent and deposit", { also: ["move in", "move in costs"] }),
    leftPerMonth: money("Left per month, before tax"),
    shareTable: table("By share of income", {
      percent: percent("Share"),
      rent: money("Rent"),
    }),
    rentByShare: chart("Rent by share of income", {
      x: { percent: percent("Share of income") },
      y: { rent: money("Rent") },
      from: "shareTable",
      as: "bars",
    }),
  },
  compute(inputs) {
    const { utilities, monthlyDebts, targetRent } = inputs;
    const monthlyIncome = inputs.annualIncome / 12;
    const limits = {
      rentPercent: (monthlyIncome * inputs.rentPercent) / 100 - utilities,
      debtRatio: (monthlyIncome * inputs.debtRatio) / 100 - monthlyDebts - utilities,
      incomeMultiple: inputs.annualIncome / inputs.incomeMultiple,
    };
    const [limitingFactor, lowest] = Object.entries(limits).reduce((least, one) => (one[1] < least[1] ? one : least));
    const maxRent = Math.max(0, lowest);
    return {
      maxRent,
      byRentPercent: Math.max(0, limits.rentPercent),
      byDebtRatio: Math.max(0, limits.debtRatio),
      byIncomeMultiple: limits.incomeMultiple,
      limitingFactor,
      incomeNeeded: Math.max(
        (12 * (targetRent + utilities)) / (inputs.rentPercent / 100),
        (12 * (targetRent + utilities + monthlyDebts)) / (inputs.debtRatio / 100),
        targetRent * inputs.incomeMultiple,
      ),
      targetAffordable: targetRent <= maxRent,
      moveInCost: maxRent * (1 + inputs.depositMonths),
      leftPerMonth: monthlyIncome - maxRent - utilities - monthlyDebts,
      shareTable: [20, 25, 30, 35, 40, 45, 50].map((share) => ({
        percent: share,
        rent: Math.max(0, (monthlyIncome * share) / 100 - utilities),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.maxRent! > 0
      ? `You can afford a rent of up to {maxRent} a month; ${LIMITS[outputs.limitingFactor!] ?? ""}.`
      : `Under these limits, debts and utilities leave no room for rent.`,
    inputs.targetRent === 0
      ? `Enter A rent you have in mind to see whether it fits.`
      : outputs.targetAffordable
        ? `A rent of {targetRent} fits.`
        : `A rent of {targetRent} takes an income of {incomeNeeded} a year.`,
    ...(outputs.maxRent! > 0
      ? [
          `To move in at {maxRent} you need {moveInCost} for the first month's rent${inputs.depositMonths > 0 ? " and the deposit" : ""}.`,
        ]
      : []),
  ],
  formula: {
    tex: String.raw`R = \max\Bigl(0,\; \min\bigl(M s - U,\;\; M d - D - U,\;\; \tfrac{12 M}{k}\bigr)\Bigr)`,
    where: {
      R: "rent you can afford",
      M: "income per month before tax",
      s: "share of income for rent and utilities",
      d: "share of income for rent, utilities and debts",
      U: "utilities",
      D: "debt payments",
      k: "yearly income that the landlord asks for, in monthly rents",
    },
  },
  howTo: [
    "Enter your Income per year, before tax, and your Debt payments per month: car, student loan, card minimums.",
    "Estimate the Utilities that are not included in the rent.",
    "Keep 30% and 43%, or set your own shares. Where rents are high, many people spend 35% to 40%.",
    "Set the landlord's test: 40 in New York, 36 for “three times the rent” per month.",
    "Enter A rent you have in mind to see whether it fits and what income it takes.",
  ],
  faq: [
    {
      question: "Where does the 30% rule come from?",
      answer:
        "From US housing policy: since 1981, tenants in public housing have paid 30% of their income, and the Department of Housing and Urban Development calls households that spend more than that cost-burdened. The rule counts gross income and includes utilities.",
    },
    {
      question: "What is the 40 times rule?",
      answer:
        "Landlords in New York and some other cities ask for a yearly income of 40 times the monthly rent: 80,000 for a rent of 2,000. That is the same as rent at 30% of gross income. A monthly income of “three times the rent” makes 36 times a year.",
    },
    {
      question: "What if I do not pass the landlord's test?",
      answer:
        "Landlords often accept a guarantor (who usually has to earn 80 times the rent), a larger deposit where the law allows it, or the combined income of all tenants. Enter the combined income to see the shared budget.",
    },
  ],
  about: [
    "Three limits are worked out, and the lowest counts: rent and utilities as a share of income, the same with your debts, and the landlord's test. All of them use income before tax, as landlords and lenders do; what is left per month is therefore also before tax.",
    "The 30% rule fits middle incomes best. On a low income even 25% may leave too little for food and transportation; on a high income 35% may be comfortable. A full budget answers that better than a ratio.",
  ],
  caution:
    "Ratios of income before tax, not a budget: taxes, food, transportation and savings still have to come out of what is left.",
  sources: [
    "US Department of Housing and Urban Development: housing cost burden above 30% of income",
    "US Consumer Financial Protection Bureau: debt-to-income ratio",
  ],
  phrases: [
    "how much rent can I afford on {annualIncome}",
    "rent on a salary of {annualIncome} with {monthlyDebts} of debts",
    "income needed to rent a {targetRent} apartment",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "60,000 a year with 300 of debt payments",
      inputs: {},
      outputs: { maxRent: 1350, limitingFactor: "rentPercent", incomeNeeded: 66_000 },
    },
    {
      title: "High debts that set the limit",
      inputs: { annualIncome: 72_000, monthlyDebts: 1100 },
      outputs: { maxRent: 1330, limitingFactor: "debtRatio", targetAffordable: false },
    },
  ],
});
