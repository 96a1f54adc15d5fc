import { boolean, chart, defineCalculator, list, money, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "debt-to-income",
  name: "Debt-to-Income (DTI) Calculator",
  category: "personal-finance",
  emoji: "📊",
  description:
    "The share of income that debts take, front-end and back-end, how lenders see it, and how much more you could carry.",
  keywords: [
    "debt ratio",
    "back-end ratio",
    "front-end ratio",
    "mortgage qualification",
    "am I in too much debt",
    "28/36 rule",
    "income goes to housing",
  ],
  related: [
    { id: "home-affordability", stage: "next_step", relevance: 92 },
    { id: "debt-payoff-planner", stage: "next_step", relevance: 86 },
    "loan-affordability",
    "rent-affordability",
    { id: "credit-score-impact", stage: "complementary", relevance: 76 },
    "debt-consolidation",
  ],
  inputs: {
    monthlyIncome: money("Income per month, before tax", {
      default: 6000,
      min: 0.01,
      also: [
        "income",
        "earn",
        "make",
        "gross",
        "gross income",
        "earning",
        "making",
        "income of",
        "salary",
        "bring in",
        "paid",
      ],
    }),
    housingPayment: money("Housing payment per month", {
      unsaid: 0,
      default: 1500,
      min: 0,
      help: "Mortgage with tax and insurance, or rent.",
      also: [
        "rent",
        "mortgage",
        "housing",
        "mortgage payment",
        "house payment",
        "mortgage is",
        "rent is",
        "housing costs",
        "mortgage would",
        "rent of",
        "mortgage of",
        "mortgage payment is",
      ],
    }),
    debts: list("Other debt payments per month", {
      also: [
        "debt payments",
        "car",
        "car loan",
        "car payment",
        "student loan",
        "credit card",
        "cards",
        "loan",
        "other debts",
        "monthly debts",
        "payments",
        "the car is",
        "car is",
        "student loans take",
        "loans take",
        "auto loan",
        "personal loan",
        "child support",
        "minimum payments",
        "card payments",
        "card minimums",
        "car note",
        "alimony",
        "credit card minimums",
      ],
      of: {
        name: text("Name", { maxLength: 60 }),
        amount: money("Payment", { min: 0 }),
      },
      default: [
        { name: "Car loan", amount: 320 },
        { name: "Student loan", amount: 210 },
        { name: "Credit cards", amount: 90 },
      ],
      minItems: 0,
      maxItems: 100,
      help: "The monthly payments (for cards, the minimum payment); not food, utilities or insurance.",
    }),
    housingLimit: percent("Lender's limit for housing", {
      also: ["housing limit"],
      default: 28,
      min: 1,
      max: 100,
      optional: true,
    }),
    debtLimit: percent("Lender's limit for all debts", {
      also: ["debt limit"],
      default: 36,
      min: 1,
      max: 100,
      optional: true,
    }),
  },
  outputs: {
    debtToIncome: percent("Debt-to-income ratio", {
      also: ["dti", "debt to income", "ratio", "back-end ratio", "DTI ratio"],
      decimals: 1,
    }),
    housingRatio: percent("Housing alone", {
      also: ["goes to housing", "front-end ratio", "housing ratio", "income goes to housing"],
      decimals: 1,
    }),
    rating: text("Rating", {
      also: ["is that good"],
      labels: {
        good: "Good: up to 36%",
        acceptable: "Acceptable: up to 43%",
        high: "High: up to 50%",
        tooHigh: "Too high: above 50%",
      },
    }),
    totalDebtPayments: money("Payments per month"),
    roomAt36: money("Room up to 36% (negative: over it)"),
    roomAt43: money("Room up to 43% (negative: over it)"),
    incomeFor36: money("Income for a ratio of 36%"),
    leftPerMonth: money("Left per month, before tax", { also: ["left over", "left each month"] }),
    meetsHousingLimit: boolean("Within the housing limit"),
    meetsDebtLimit: boolean("Within the limit for all debts"),
    debtTable: table("Where it goes", {
      name: text("Payment", { labels: { housing: "Housing" } }),
      amount: money("Payment"),
      percentOfIncome: percent("Of income", { decimals: 1 }),
    }),
    limitTable: table("Common limits", {
      limit: percent("Limit"),
      maxPayments: money("Payments allowed"),
      room: money("Room (negative: over it)"),
    }),
    ratioByIncome: chart("Debt-to-income ratio at other incomes", {
      x: { income: money("Income per month") },
      y: { ratio: percent("Debt-to-income ratio") },
      as: "line",
      own: { x: "monthlyIncome", y: "debtToIncome", label: "You" },
    }),
  },
  pictures: [
    {
      draw: "flow",
      into: [
        ["monthlyIncome", ["totalDebtPayments", "leftPerMonth"]],
        ["totalDebtPayments", { rows: "debtTable", name: "name", value: "amount" }],
      ],
      title: "Where the income goes",
    },
  ],
  compute(inputs) {
    const { monthlyIncome, housingPayment, debts } = inputs;
    const totalDebtPayments = debts.reduce((total, debt) => total + debt.amount, housingPayment);
    const debtToIncome = (100 * totalDebtPayments) / monthlyIncome;
    const roomAt = (limit: number) => (monthlyIncome * limit) / 100 - totalDebtPayments;
    return {
      debtToIncome,
      housingRatio: (100 * housingPayment) / monthlyIncome,
      rating: debtToIncome <= 36 ? "good" : debtToIncome <= 43 ? "acceptable" : debtToIncome <= 50 ? "high" : "tooHigh",
      totalDebtPayments,
      roomAt36: roomAt(36),
      roomAt43: roomAt(43),
      incomeFor36: totalDebtPayments / 0.36,
      leftPerMonth: monthlyIncome - totalDebtPayments,
      meetsHousingLimit: housingPayment <= (monthlyIncome * inputs.housingLimit) / 100,
      meetsDebtLimit: totalDebtPayments <= (monthlyIncome * inputs.debtLimit) / 100,
      debtTable: [{ name: "housing", amount: housingPayment }, ...debts].map(({ name, amount }) => ({
        name,
        amount,
        percentOfIncome: (100 * amount) / monthlyIncome,
      })),
      limitTable: [20, 28, 36, 43, 45, 50].map((limit) => ({
        limit,
        maxPayments: (monthlyIncome * limit) / 100,
        room: roomAt(limit),
      })),
      ratioByIncome: [60, 80, 100, 120, 140, 160].map((percentOfIncome) => ({
        income: (monthlyIncome * percentOfIncome) / 100,
        ratio: (100 * debtToIncome) / percentOfIncome,
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `{debtToIncome} of your income before tax goes to debts and housing; housing alone takes {housingRatio}.`,
    outputs.roomAt36! >= 0
      ? `You could carry {roomAt36} more a month and stay within ${say.percent(36)}.`
      : `You are ${say.money(-outputs.roomAt36!)} a month above ${say.percent(36)}: lower your payments by that much, or earn {incomeFor36} a month.`,
    outputs.meetsHousingLimit && outputs.meetsDebtLimit
      ? `You are within both limits you entered, {housingLimit} for housing and {debtLimit} in all.`
      : outputs.meetsDebtLimit
        ? `You are within {debtLimit} in all, but housing is above its limit of {housingLimit}.`
        : `You are above the limit of {debtLimit} for all debts.`,
  ],
  formula: {
    tex: String.raw`\text{DTI} = 100\,\frac{H + \sum_j d_j}{Y}, \qquad \text{front-end} = 100\,\frac{H}{Y}`,
    where: {
      "\\text{DTI}": "debt-to-income ratio (back-end) in percent",
      H: "housing payment per month",
      d_j: "payment on debt j per month",
      Y: "income per month before tax",
    },
  },
  howTo: [
    "Enter your Income per month, before tax: your salary or, for irregular pay, the average of the last two years.",
    "Enter the Housing payment: rent, or the mortgage with property tax, insurance and fees. For a planned purchase, enter the new payment.",
    "List the Other debt payments: car, student loans, cards (the minimum payment), support you pay.",
    "Adjust the lender's limits if yours uses others, and read the room that is left.",
  ],
  faq: [
    {
      question: "Which ratio do lenders want?",
      answer:
        "The classic rule is 28% for housing and 36% for everything. Fannie Mae accepts up to 36% on manually underwritten loans, 45% with good credit and reserves, and 50% through its automated system. FHA starts from 31% and 43%.",
    },
    {
      question: "Is 43% a legal limit?",
      answer:
        "It was: from 2014, a US qualified mortgage had to be at or below 43%. The general rule of 12 CFR 1026.43(e) replaced that limit with a price test; the change became mandatory in October 2022. Many lenders still use the figure.",
    },
    {
      question: "What does not count?",
      answer:
        "Taxes, food, utilities, phone, savings, and any insurance that is not part of the housing payment. So a ratio that a lender accepts may still leave too little to live on; look at what is left per month.",
    },
    {
      question: "How can I lower it quickly?",
      answer:
        "Pay off the debt with the largest payment for its balance: clearing a card of 1,200 with a minimum of 90 frees up as much as paying down thousands on a mortgage. Debts with ten or fewer payments left are often not counted.",
    },
  ],
  about: [
    "Both ratios use gross income, as lenders do. The front-end ratio counts housing alone; the back-end ratio counts all debts on a credit report, plus support payments.",
    "It says nothing about your credit score, savings or job, which lenders weigh as well. Outside the US the limits differ: some countries use income after tax or a multiple of yearly income.",
  ],
  caution: "Not a lending decision: the ratio leaves out taxes and living costs, and each lender sets its own limits.",
  sources: [
    "US Consumer Financial Protection Bureau: debt-to-income ratio; the former 43% limit of 12 CFR 1026.43(e)",
    "Fannie Mae Selling Guide B3-6-02 (36, 45 and 50%)",
  ],
  phrases: [
    "debt to income {monthlyIncome} income {housingPayment} rent",
    "debt to income {monthlyIncome} income",
    "we make {monthlyIncome} a month before tax and pay {debts} on debts",
    "DTI {debts} debt payments {monthlyIncome} income",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "6,000 a month, 1,500 for housing and three debts",
      inputs: {
        monthlyIncome: 6000,
        housingPayment: 1500,
        debts: [
          { name: "Car loan", amount: 320 },
          { name: "Student loan", amount: 210 },
          { name: "Credit cards", amount: 90 },
        ],
        housingLimit: 28,
        debtLimit: 36,
      },
      outputs: { debtToIncome: 35.3333333333, rating: "good", roomAt43: 460 },
    },
    {
      title: "A more expensive home and a bigger car loan",
      inputs: {
        monthlyIncome: 6000,
        housingPayment: 2100,
        debts: [
          { name: "Car loan", amount: 450 },
          { name: "Credit cards", amount: 250 },
        ],
        housingLimit: 28,
        debtLimit: 36,
      },
      outputs: { debtToIncome: 46.6666666667, rating: "high", incomeFor36: 7777.77777778 },
    },
  ],
});
