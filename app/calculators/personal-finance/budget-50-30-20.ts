import { choice, defineCalculator, list, money, percent, refuse, table, text } from "#engine/define.ts";

const GROUPS = ["needs", "wants", "savings"] as const;

export default defineCalculator({
  id: "budget-50-30-20",
  name: "50/30/20 Budget Calculator",
  category: "personal-finance",
  emoji: "🥧",
  description: "Splits take-home pay into needs, wants and savings, and sets your own spending against the plan.",
  keywords: [
    "monthly budget",
    "budget planner",
    "needs wants savings",
    "spending plan",
    "how to divide my paycheck",
    "household budget",
    "50 30 20 rule",
    "how much should I spend on needs",
    "fun money",
  ],
  related: [
    { id: "take-home-pay", stage: "complementary", relevance: 80 },
    { id: "emergency-fund", stage: "next_step", relevance: 86 },
    "subscription-cost",
    "rent-affordability",
    { id: "savings-goal", stage: "next_step", relevance: 78 },
    "net-worth",
  ],
  inputs: {
    monthlyIncome: money("Income per month, after tax", {
      default: 4000,
      min: 0.01,
      also: [
        "income",
        "take-home pay",
        "paycheck",
        "earn",
        "pay",
        "salary",
        "a month",
        "on",
        "take home",
        "bring home",
        "make",
        "earning",
        "monthly paycheck",
        "net pay",
        "get paid",
        "bring in",
        "net income",
        "home pay",
      ],
    }),
    needsPercent: percent("Needs", { default: 50, min: 0, max: 100, also: ["for needs", "on needs"] }),
    wantsPercent: percent("Wants", {
      default: 30,
      min: 0,
      max: 100,
      help: "Savings and debt repayment get the rest.",
      also: ["for wants", "on wants"],
    }),
    expenses: list("What you spend per month", {
      of: {
        name: text("Name", { maxLength: 60 }),
        group: choice("Group", {
          options: [
            ["needs", "Need"],
            ["wants", "Want"],
            ["savings", "Saving or debt"],
          ],
        }),
        amount: money("Amount", { min: 0 }),
      },
      default: [
        { name: "Rent", group: "needs", amount: 1250 },
        { name: "Groceries", group: "needs", amount: 420 },
        { name: "Transport", group: "needs", amount: 260 },
        { name: "Utilities", group: "needs", amount: 190 },
        { name: "Eating out", group: "wants", amount: 320 },
        { name: "Travel and fun", group: "wants", amount: 480 },
        { name: "Retirement", group: "savings", amount: 500 },
      ],
      minItems: 0,
      maxItems: 200,
    }),
  },
  outputs: {
    needs: money("Needs", { also: ["needs", "spend on needs", "necessities", "essentials", "for needs", "bills"] }),
    wants: money("Wants", {
      also: ["fun", "fun money", "for wants", "spending money", "spend on wants", "entertainment"],
    }),
    savings: money("Savings and debt repayment", {
      also: [
        "savings",
        "save",
        "goes to savings",
        "put in savings",
        "for savings",
        "should I save",
        "to savings",
        "set aside",
      ],
    }),
    savingsPercent: percent("Share for savings"),
    actualNeeds: money("You spend on needs"),
    actualWants: money("You spend on wants"),
    actualSavings: money("You save"),
    totalPlanned: money("Planned in all"),
    unallocated: money("Left to plan", {
      help: "Income less everything you have listed; below zero, you have planned more than you earn.",
    }),
    savingsPerYear: money("Savings per year at the target", { also: ["save a year", "savings a year"] }),
    comparison: table(
      "Plan and reality",
      {
        group: text("Group", { labels: { needs: "Needs", wants: "Wants", savings: "Savings and debt" } }),
        target: money("Target"),
        actual: money("Actual"),
        difference: money("Left"),
        actualPercent: percent("Actual share", { decimals: 1 }),
      },
      { split: { name: "group", value: "actual" } },
    ),
  },
  pictures: [
    {
      draw: "flow",
      into: [
        ["monthlyIncome", ["actualNeeds", "actualWants", "actualSavings", "unallocated"]],
        ["actualNeeds", { rows: "expenses", name: "name", value: "amount", where: { group: "needs" } }],
        ["actualWants", { rows: "expenses", name: "name", value: "amount", where: { group: "wants" } }],
        ["actualSavings", { rows: "expenses", name: "name", value: "amount", where: { group: "savings" } }],
      ],
      title: "Where the income goes",
    },
  ],
  compute({ monthlyIncome, needsPercent, wantsPercent, expenses }) {
    if (needsPercent + wantsPercent > 100 + 1e-9) {
      refuse("wantsPercent", "Needs and wants together cannot exceed 100%; savings get the rest.");
    }
    // To ten decimals, so that 70.1% and 29.9% leave nothing.
    const savingsPercent = Math.max(0, Number((100 - needsPercent - wantsPercent).toFixed(10)));
    const percents = { needs: needsPercent, wants: wantsPercent, savings: savingsPercent };
    const comparison = GROUPS.map((group) => {
      const target = (monthlyIncome * percents[group]) / 100;
      const actual = expenses.reduce((total, one) => total + (one.group === group ? one.amount : 0), 0);
      return { group, target, actual, difference: target - actual, actualPercent: (100 * actual) / monthlyIncome };
    });
    const [needs, wants, savings] = [comparison[0]!, comparison[1]!, comparison[2]!];
    const totalPlanned = needs.actual + wants.actual + savings.actual;
    return {
      needs: needs.target,
      wants: wants.target,
      savings: savings.target,
      savingsPercent,
      actualNeeds: needs.actual,
      actualWants: wants.actual,
      actualSavings: savings.actual,
      totalPlanned,
      unallocated: monthlyIncome - totalPlanned,
      savingsPerYear: 12 * savings.target,
      comparison,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Of {monthlyIncome} a month, {needs} goes to needs, {wants} to wants and {savings} to savings and debt.`,
    inputs.expenses.length === 0
      ? `List what you spend to see how your months compare.`
      : outputs.actualNeeds! > outputs.needs!
        ? `Your needs take ${say.money(outputs.actualNeeds! - outputs.needs!)} more than their share.`
        : `Your needs stay ${say.money(outputs.needs! - outputs.actualNeeds!)} below their share.`,
    outputs.unallocated! >= 0
      ? `{unallocated} is not assigned yet; at the target you save {savingsPerYear} a year.`
      : `Your plan exceeds your income by ${say.money(-outputs.unallocated!)} a month.`,
  ],
  formula: {
    tex: String.raw`N = I\,\frac{n}{100}, \qquad W = I\,\frac{w}{100}, \qquad S = I\,\frac{100 - n - w}{100}`,
    where: {
      I: "income per month after tax",
      "N, W, S": "amounts for needs, wants, and savings with debt repayment",
      "n, w": "shares of needs and wants in percent (50 and 30 in the classic rule)",
    },
  },
  howTo: [
    "Enter your Income per month, after tax. If it varies, take the average of the last six months, or the lowest to be safe.",
    "Keep 50 for Needs and 30 for Wants, or set your own shares; savings get the rest.",
    "List What you spend per month and choose a group for each item: needs are what you could not stop paying next month, such as rent, groceries, insurance and minimum debt payments.",
    "Read Plan and reality: a negative number under Left shows where you spend more than planned.",
  ],
  faq: [
    {
      question: "Is the 50/30/20 rule before or after tax?",
      answer:
        "After tax. If retirement contributions are taken from your pay before you see it, add them back to the income and list them under savings.",
    },
    {
      question: "What if my needs are more than half of my income?",
      answer:
        "That is common where rents are high. Warren and Tyagi treat it as the first problem to solve, since needs are the hardest to cut: look at housing and the car before the small items. Until then, 60/20/20 keeps the savings intact.",
    },
    {
      question: "Do debt payments count as needs or savings?",
      answer:
        "Minimum payments are needs, because you have to make them. Anything you pay on top reduces debt for good and counts as savings.",
    },
  ],
  about: [
    "The rule comes from Elizabeth Warren and Amelia Warren Tyagi's book All Your Worth (2005). It needs three groups instead of thirty budget lines, and leaves you free within each group.",
    "It fits middle incomes best. On a low income, needs may take 70% or more; on a high one, 30% for wants would be generous, and saving more is wiser.",
  ],
  sources: ["Warren and Tyagi: All Your Worth (2005), the 50/30/20 rule"],
  caution: "A rule of thumb: high rents or debts may call for other shares.",
  phrases: ["budget {monthlyIncome} a month", "50 30 20 budget on {monthlyIncome}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "4,000 a month by the 50/30/20 rule",
      inputs: {},
      outputs: { needs: 2000, wants: 1200, savings: 800, unallocated: 580 },
    },
    {
      title: "60/20/20 where rents are high",
      inputs: {
        monthlyIncome: 3200,
        needsPercent: 60,
        wantsPercent: 20,
        expenses: [
          { name: "Rent", group: "needs", amount: 1400 },
          { name: "Food", group: "needs", amount: 380 },
          { name: "Fun", group: "wants", amount: 500 },
        ],
      },
      outputs: { needs: 1920, wants: 640, savings: 640, actualNeeds: 1780, unallocated: 920 },
    },
  ],
});
