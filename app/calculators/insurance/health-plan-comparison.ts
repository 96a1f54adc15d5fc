import { defineCalculator, list, money, percent, table, text } from "#engine/define.ts";

const EXPENSES = [0, 500, 1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000];

interface Plan {
  readonly deductible: number;
  readonly coinsuranceRate: number;
  readonly outOfPocketMax: number;
}

export default defineCalculator({
  id: "health-plan-comparison",
  name: "Health Insurance Plan Comparison Calculator",
  category: "insurance",
  emoji: "🩺",
  description:
    "Compare health plans by what you pay in a year: premiums, deductible, coinsurance and out-of-pocket maximum at your expenses.",
  keywords: [
    "HDHP vs PPO",
    "HSA plan",
    "deductible",
    "out of pocket maximum",
    "coinsurance",
    "open enrollment",
    "which health plan is cheaper",
  ],
  related: [
    { id: "insurance-deductible", stage: "complementary", relevance: 76 },
    "budget-50-30-20",
    "take-home-pay",
    { id: "emergency-fund", stage: "next_step", relevance: 74 },
    "disability-income",
  ],
  inputs: {
    plans: list("Plans", {
      of: {
        name: text("Plan", { maxLength: 60 }),
        monthlyPremium: money("Premium per month (your part)", { min: 0 }),
        deductible: money("Deductible", { min: 0 }),
        coinsuranceRate: percent("Coinsurance (your share)", { min: 0, max: 100 }),
        outOfPocketMax: money("Out-of-pocket maximum", { min: 0 }),
        employerContribution: money("Employer money for HSA or HRA", { min: 0 }),
      },
      default: [
        {
          name: "High deductible with HSA",
          monthlyPremium: 110,
          deductible: 3400,
          coinsuranceRate: 20,
          outOfPocketMax: 7000,
          employerContribution: 750,
        },
        {
          name: "PPO",
          monthlyPremium: 260,
          deductible: 1000,
          coinsuranceRate: 20,
          outOfPocketMax: 5000,
          employerContribution: 0,
        },
      ],
      minItems: 1,
    }),
    expectedExpenses: money("Medical expenses expected in the year", {
      default: 4000,
      min: 0,
      help: "Full price of covered care, before the plan pays",
      also: ["expenses", "medical expenses"],
    }),
    taxRate: percent("Tax saved on premiums", {
      default: 22,
      min: 0,
      max: 70,
      help: "Your tax rate when premiums are taken from pay before tax, otherwise 0",
    }),
  },
  outputs: {
    bestPlan: text("Cheapest plan"),
    lowestCost: money("Cost of it in the year", { decimals: 2 }),
    saving: money("Saved against the dearest plan", { decimals: 2 }),
    safestPlan: text("Cheapest in a bad year"),
    lowestWorstCase: money("Cost of it in a bad year", { decimals: 2 }),
    comparison: table("Plans", {
      name: text("Name"),
      annualPremium: money("Annual premium", { decimals: 0 }),
      outOfPocket: money("Out of pocket"),
      totalCost: money("Total cost"),
      bestCase: money("Best case"),
      worstCase: money("Worst case"),
    }),
    byExpenses: table("Cheapest plan by expenses", {
      expenses: money("Expenses"),
      cheapestPlan: text("Cheapest plan"),
      totalCost: money("Total cost"),
    }),
  },
  celebrates: { savings: "saving" },
  compute({ plans, expectedExpenses, taxRate }) {
    const priced = plans.map((plan) => {
      const annualPremium = 12 * plan.monthlyPremium * (1 - taxRate / 100);
      const costAt = (expenses: number) => annualPremium + outOfPocket(plan, expenses) - plan.employerContribution;
      return { plan, annualPremium, costAt };
    });
    const comparison = priced.map(({ plan, annualPremium, costAt }) => ({
      name: plan.name,
      annualPremium,
      outOfPocket: outOfPocket(plan, expectedExpenses),
      totalCost: costAt(expectedExpenses),
      bestCase: costAt(0),
      worstCase: annualPremium + plan.outOfPocketMax - plan.employerContribution,
    }));
    const best = lowestBy(comparison, ({ totalCost }) => totalCost);
    const safest = lowestBy(comparison, ({ worstCase }) => worstCase);
    return {
      bestPlan: best.name,
      lowestCost: best.totalCost,
      saving: Math.max(...comparison.map(({ totalCost }) => totalCost)) - best.totalCost,
      safestPlan: safest.name,
      lowestWorstCase: safest.worstCase,
      comparison,
      byExpenses: EXPENSES.map((expenses) => {
        const cheapest = lowestBy(priced, ({ costAt }) => costAt(expenses));
        return { expenses, cheapestPlan: cheapest.plan.name, totalCost: cheapest.costAt(expenses) };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.bestPlan
      ? `With {expectedExpenses} of medical expenses {bestPlan} is cheapest: {lowestCost} in the year.`
      : `With {expectedExpenses} of medical expenses the cheapest plan costs {lowestCost} in the year.`,
    inputs.plans.length > 1 ? `The dearest plan would cost {saving} more.` : `Add a second plan to compare with.`,
    outputs.safestPlan && outputs.safestPlan !== outputs.bestPlan
      ? `In a bad year {safestPlan} is cheapest: at most {lowestWorstCase}.`
      : `In a bad year it costs at most {lowestWorstCase}.`,
  ],
  formula: {
    tex: [
      String.raw`O(x) = \min\Bigl(M,\; \min(x, D) + \tfrac{c}{100} \max(0, x - D)\Bigr)`,
      String.raw`K(x) = 12\,p\,\bigl(1 - \tfrac{t}{100}\bigr) + O(x) - H`,
    ],
    where: {
      "O(x)": "what you pay out of pocket for medical expenses of x",
      M: "out-of-pocket maximum",
      D: "deductible",
      c: "coinsurance, your share in percent",
      "K(x)": "cost of the plan in the year",
      p: "premium per month",
      t: "tax saved on premiums in percent",
      H: "employer money for an HSA or HRA",
    },
  },
  howTo: [
    "For each of the Plans enter your part of the premium, the deductible, the coinsurance and the out-of-pocket maximum from its Summary of Benefits and Coverage.",
    "Enter money that your employer pays into an HSA or HRA.",
    "Estimate the Medical expenses expected in the year at full price: last year's explanations of benefits are the best source.",
    "Set Tax saved on premiums to your tax rate if they are taken from pay before tax.",
    "Compare the cheapest plan with the cheapest in a bad year; the table shows where the answer changes.",
  ],
  faq: [
    {
      question: "Which plan is better if I am healthy?",
      answer:
        "Usually the one with the lowest premium less employer money, since you pay little else. Check that you could pay its out-of-pocket maximum in a bad year, from an HSA for example.",
    },
    {
      question: "What counts towards the out-of-pocket maximum?",
      answer:
        "Deductible, copays and coinsurance for covered care in the network. Premiums, care outside the network and services that are not covered do not. For 2026 US marketplace plans may set it at 10,600 for one person at most.",
    },
    {
      question: "How do I enter copays?",
      answer:
        "The model knows deductible and coinsurance only. Add up the copays you expect in a year and put a twelfth of them on top of that plan's monthly premium, or leave them out and treat the coinsurance as an approximation.",
    },
  ],
  about: [
    "Total cost of a year: premiums after tax, plus what you pay for care, less employer money. Preventive care is free in most US plans and should not be in the expected expenses.",
    "For a family, use the family deductible and maximum. Networks, drug lists and whether your doctor is in the plan can matter more than a few hundred a year.",
  ],
  sources: [
    "HealthCare.gov glossary: deductible, coinsurance, out-of-pocket maximum",
    "Internal Revenue Service, Publication 969 (Health Savings Accounts)",
  ],
  caution:
    "US health plans with deductible and coinsurance; read the plan's Summary of Benefits and Coverage before you choose.",
  phrases: [
    "compare health plans with {expectedExpenses} of expenses",
    "HDHP or PPO at {expectedExpenses} medical expenses",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A high-deductible plan with HSA against a PPO",
      inputs: {},
      outputs: {
        bestPlan: "High deductible with HSA",
        lowestCost: 3799.6,
        saving: 234,
        safestPlan: "High deductible with HSA",
      },
    },
    {
      title: "The same plans in a year with an operation",
      inputs: { expectedExpenses: 40_000 },
      outputs: { bestPlan: "High deductible with HSA", lowestCost: 7279.6 },
    },
  ],
});

/** Everything up to the deductible, a share of the rest, and never more than the maximum. */
function outOfPocket({ deductible, coinsuranceRate, outOfPocketMax }: Plan, expenses: number): number {
  const own = Math.min(expenses, deductible) + (coinsuranceRate / 100) * Math.max(0, expenses - deductible);
  return Math.min(outOfPocketMax, own);
}

/** The first of the lowest. */
function lowestBy<T>(items: readonly T[], valueOf: (item: T) => number): T {
  return items.reduce((lowest, item) => (valueOf(item) < valueOf(lowest) ? item : lowest));
}
