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
    "Compare health plans by what you would pay in a year: premiums, deductible, coinsurance and out-of-pocket maximum at your medical expenses.",
  keywords: [
    "HDHP vs PPO",
    "HSA plan",
    "deductible",
    "out of pocket maximum",
    "coinsurance",
    "open enrollment",
    "which health plan is cheaper",
    "which health plan is cheaper for my bills",
    "compare two health plans",
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
        employerContribution: money("Employer money for HSA or HRA", { unsaid: 0, min: 0 }),
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
      help: "Full price of covered care, before the plan pays anything.",
      also: [
        "expenses",
        "medical expenses",
        "medical bills",
        "in bills",
        "of medical bills",
        "expect",
        "medical costs",
        "in medical bills",
        "health care costs",
        "medical expenses are",
        "care costs",
        "doctor bills",
        "bills of",
      ],
    }),
    taxRate: percent("Tax saved on premiums", {
      also: ["tax bracket", "tax savings"],
      default: 22,
      min: 0,
      max: 70,
      help: "Your tax rate if premiums come out of your pay before tax, otherwise 0.",
    }),
  },
  outputs: {
    bestPlan: text("Cheapest plan", { also: ["which plan is cheaper", "which one is cheaper", "cheaper plan"] }),
    lowestCost: money("Its cost for the year", { also: ["pay in a year"], decimals: 2 }),
    saving: money("Saved compared with the most expensive plan", { decimals: 2 }),
    safestPlan: text("Cheapest in a bad year"),
    lowestWorstCase: money("Its cost in a bad year", { decimals: 2 }),
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
  pictures: [
    { draw: "rows", table: "comparison", name: "name", value: "totalCost", title: "Cost at your expenses" },
    { draw: "rows", table: "comparison", name: "name", value: "worstCase", title: "Cost in the worst year" },
  ],
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
      ? `With {expectedExpenses} in medical expenses, {bestPlan} is the cheapest plan, at {lowestCost} for the year.`
      : `With {expectedExpenses} in medical expenses, the cheapest plan costs {lowestCost} for the year.`,
    inputs.plans.length < 2
      ? `Add a second plan to compare it with.`
      : outputs.saving! < 0.005
        ? `All plans cost the same at these expenses.`
        : `The most expensive plan would cost {saving} more.`,
    outputs.safestPlan && outputs.safestPlan !== outputs.bestPlan
      ? `In a bad year, {safestPlan} is the cheapest, at {lowestWorstCase} at most.`
      : `In a bad year, the cheapest plan costs {lowestWorstCase} at most.`,
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
      "K(x)": "cost of the plan for the year",
      p: "premium per month",
      t: "tax saved on premiums in percent",
      H: "employer money for an HSA or HRA",
    },
  },
  howTo: [
    "For each of the Plans enter your part of the premium, the deductible, the coinsurance and the out-of-pocket maximum from its Summary of Benefits and Coverage.",
    "Enter any money that your employer pays into an HSA or HRA.",
    "Estimate the Medical expenses expected in the year at full price: last year's Explanations of Benefits are the best source.",
    "Set Tax saved on premiums to your tax rate if they come out of your pay before tax.",
    "Compare the cheapest plan with the cheapest one in a bad year; the table shows at what expenses the answer changes.",
  ],
  faq: [
    {
      question: "Which plan is better if I am healthy?",
      answer:
        "Usually the one with the lowest premium after employer money, since you pay little else. Make sure you could pay its out-of-pocket maximum in a bad year, for example from an HSA.",
    },
    {
      question: "What counts toward the out-of-pocket maximum?",
      answer:
        "Deductibles, copays and coinsurance for covered care in the network. Premiums, care outside the network and services that are not covered do not count. For 2026, US marketplace plans may set it no higher than $10,600 for one person.",
    },
    {
      question: "How do I enter copays?",
      answer:
        "There is no separate field for them. Add up the copays you expect in a year and add a twelfth of the total to that plan's monthly premium, or leave them out and treat the coinsurance as an approximation.",
    },
  ],
  about: [
    "The total cost for a year: premiums after the tax saved, plus what you pay for care, less employer money. Most US plans cover preventive care in full, so leave it out of the expected expenses.",
    "For a family, use the family deductible and maximum. Networks, drug lists and whether your doctor is in the plan can matter more than a few hundred dollars a year.",
  ],
  sources: [
    "HealthCare.gov glossary: deductible, coinsurance, out-of-pocket maximum",
    "Internal Revenue Service, Publication 969 (Health Savings Accounts)",
  ],
  caution:
    "Only covered care in the network is counted, and copays are not: read each plan's Summary of Benefits and Coverage before you choose.",
  phrases: [
    "compare health plans with {expectedExpenses} of expenses",
    "HDHP or PPO at {expectedExpenses} medical expenses",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A high-deductible plan with an HSA against a PPO",
      inputs: {},
      outputs: {
        bestPlan: "High deductible with HSA",
        lowestCost: 3799.6,
        saving: 234,
        safestPlan: "High deductible with HSA",
      },
    },
    {
      title: "The same plans in a year with surgery",
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
