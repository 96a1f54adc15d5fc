import { boolean, chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { levelLoan, monthsOfTerm } from "#maths/finance/level-loan.ts";

export default defineCalculator({
  id: "home-equity",
  name: "Home Equity Calculator",
  category: "real-estate",
  emoji: "🧱",
  description:
    "How much of your home you own, how much a lender would let you borrow against it, and the payments on a home equity loan or credit line.",
  keywords: [
    "HELOC",
    "second mortgage",
    "how much equity do I have",
    "combined loan to value",
    "CLTV",
    "borrow against my house",
    "equity release",
    "how big a HELOC",
    "home equity loan payment",
    "borrow against house",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 84 },
    { id: "mortgage-refinance", stage: "complementary", relevance: 82 },
    "interest-only-loan",
    "personal-loan",
    { id: "debt-consolidation", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    homeValue: money("Home value", {
      default: 450_000,
      min: 0.01,
      also: [
        "house worth",
        "home worth",
        "worth",
        "house",
        "home",
        "value",
        "appraised at",
        "it's worth",
        "place is worth",
        "house is worth",
        "worth about",
        "property worth",
        "home is worth",
        "valued at",
        "my house",
        "appraises at",
        "market value",
        "is worth",
        "property value",
      ],
    }),
    mortgageBalance: money("Mortgage balance", {
      default: 250_000,
      min: 0,
      also: [
        "mortgage",
        "owe",
        "left",
        "owing",
        "owed",
        "still owe",
        "i owe",
        "we still owe",
        "we owe",
        "still owe about",
        "mortgage of",
        "balance of",
        "balance",
        "owe on it",
        "first mortgage",
        "remaining mortgage",
        "owe the bank",
      ],
    }),
    otherLoans: money("Other loans on the home", {
      also: ["second mortgage", "second loan"],
      default: 0,
      min: 0,
      optional: true,
    }),
    maxCombinedLtv: percent("Lender's limit for all loans", {
      also: [
        "ltv",
        "cltv",
        "at",
        "allows",
        "lender allows",
        "up to",
        "lends up to",
        "bank allows",
        "max ltv",
        "limit",
        "lender lends",
        "will lend",
        "lender limit",
        "maximum ltv",
        "lends",
        "cap",
        "bank lends up to",
        "of the value",
        "loan to value of",
      ],
      default: 85,
      min: 0,
      max: 100,
      help: "Percent of the home value.",
    }),
    principal: money("Amount you want", {
      default: 40_000,
      min: 0,
      also: [
        "borrow",
        "amount",
        "home equity loan",
        "heloc of",
        "equity loan of",
        "want to borrow",
        "take out",
        "loan of",
        "heloc",
        "equity loan",
        "line of credit of",
      ],
    }),
    productType: choice("As", {
      default: "loan",
      options: [
        ["loan", "A loan repaid in equal payments"],
        ["line", "A credit line (HELOC), interest only at first"],
      ],
    }),
    annualRate: percent("Interest rate per year", {
      also: ["rate", "interest", "loan at", "equity loan at", "heloc at", "interest rate", "rate of"],
      default: 8.5,
      min: 0,
      max: 100,
    }),
    termYears: number("Repaid over", {
      also: ["for", "over", "year loan", "years"],
      default: 15,
      min: 0.08,
      max: 50,
      unit: "years",
    }),
    drawYears: integer("Interest only before that", {
      also: ["draw period", "draw", "interest only for"],
      default: 10,
      min: 0,
      max: 40,
      unit: "years",
      when: { productType: "line" },
    }),
  },
  outputs: {
    availableToBorrow: money("You could borrow up to", {
      also: [
        "heloc",
        "borrow",
        "home equity loan",
        "take out",
        "cash out",
        "pull out",
        "how much can i borrow",
        "could we get",
        "how big a heloc",
        "can i borrow",
        "borrow against",
        "can we borrow",
      ],
    }),
    equity: money("Your equity", { also: ["equity", "how much equity"] }),
    equityPercent: percent("Equity", { also: ["equity percent", "percent equity"], decimals: 1 }),
    currentLtv: percent("Loans to value now", { also: ["ltv", "loan to value"], decimals: 1 }),
    combinedLtv: percent("With the amount you want", { decimals: 1 }),
    withinLimit: boolean("Within the limit", { words: ["Yes", "No, above the lender's limit"] }),
    monthlyPayment: money("Monthly payment while repaying", { also: ["payment", "monthly payment"], decimals: 2 }),
    drawPayment: money("Monthly payment while interest only", { also: ["interest only payment"], decimals: 2 }),
    totalInterest: money("Total interest"),
    totalPaid: money("Total paid"),
    byLimit: table("By lender's limit", {
      limit: percent("Limit"),
      available: money("You could borrow"),
    }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      paid: money("Paid"),
      interest: money("Interest"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance over time", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { homeValue, principal } = inputs;
    const owed = inputs.mortgageBalance + inputs.otherLoans;
    const availableAt = (limit: number) => Math.max(0, (homeValue * limit) / 100 - owed);
    const rate = inputs.annualRate / 1200;
    const loan = levelLoan(principal, rate, monthsOfTerm(inputs.termYears));
    const drawMonths = inputs.productType === "line" ? 12 * inputs.drawYears : 0;
    const drawPayment = inputs.productType === "line" ? principal * rate : 0;
    const totalPaid = drawMonths * drawPayment + loan.periods * loan.payment;

    const months = drawMonths + loan.periods;
    const balanceAfter = (month: number) => loan.balanceAfter(month - drawMonths);
    const paidUntil = (month: number) =>
      Math.min(month, drawMonths) * drawPayment + Math.max(0, month - drawMonths) * loan.payment;
    const yearlyTable = Array.from({ length: Math.ceil(months / 12) }, (_, index) => {
      const [start, end] = [12 * index, Math.min(12 * (index + 1), months)];
      const paid = paidUntil(end) - paidUntil(start);
      const balance = balanceAfter(end);
      return { year: index + 1, paid, interest: paid - (balanceAfter(start) - balance), balance };
    });
    const availableToBorrow = availableAt(inputs.maxCombinedLtv);
    return {
      availableToBorrow,
      equity: homeValue - owed,
      equityPercent: (100 * (homeValue - owed)) / homeValue,
      currentLtv: (100 * owed) / homeValue,
      combinedLtv: (100 * (owed + principal)) / homeValue,
      withinLimit: principal <= availableToBorrow * (1 + 1e-12),
      monthlyPayment: loan.payment,
      drawPayment,
      totalInterest: totalPaid - principal,
      totalPaid,
      byLimit: [70, 75, 80, 85, 90, 95, 100].map((limit) => ({ limit, available: availableAt(limit) })),
      yearlyTable,
      balanceOverTime: Array.from({ length: months + 1 }, (_, month) => ({ month, balance: balanceAfter(month) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.equity! >= 0
      ? `You own {equityPercent} of your home; your equity is {equity}.`
      : `You owe ${say.money(-outputs.equity!)} more than the home is worth.`,
    outputs.availableToBorrow === 0
      ? `At a limit of {maxCombinedLtv} you cannot borrow any more against your home.`
      : inputs.principal === 0
        ? `At a limit of {maxCombinedLtv} you could borrow up to {availableToBorrow}.`
        : `At a limit of {maxCombinedLtv} you could borrow up to {availableToBorrow}, so {principal} is ${outputs.withinLimit ? "within" : "above"} the limit.`,
    inputs.principal === 0
      ? `Enter the Amount you want to see what it costs.`
      : outputs.totalInterest! < 0.5
        ? `It costs {monthlyPayment} a month while you repay it, without interest.`
        : inputs.productType === "line" && inputs.drawYears > 0
          ? `The credit line costs {drawPayment} a month in interest at first, then {monthlyPayment} a month until it is repaid; interest comes to {totalInterest} in all.`
          : `It costs {monthlyPayment} a month; interest comes to {totalInterest} in all.`,
  ],
  formula: {
    tex: [
      String.raw`A = \max\bigl(0,\; V \ell - D\bigr)`,
      String.raw`M = P \cdot \frac{r}{1 - (1 + r)^{-n}}, \qquad M_0 = P\,r`,
    ],
    where: {
      A: "what you could borrow",
      V: "home value",
      [String.raw`\ell`]: "lender's limit for all loans together",
      D: "what you owe on the home now",
      M: "monthly payment while repaying",
      M_0: "monthly payment while a credit line is interest only",
      P: "amount you want",
      r: "interest rate per month",
      n: "number of payments",
    },
  },
  howTo: [
    "Enter the Home value from a recent appraisal or from sales nearby, the Mortgage balance and any Other loans on the home.",
    "Set the Lender's limit for all loans: 80% to 85% is usual; some credit unions lend up to 90% or 95%.",
    "Enter the Amount you want and choose a loan or a credit line.",
    "For a credit line, set how long it is Interest only before that, and over how many years it is repaid afterward.",
  ],
  faq: [
    {
      question: "What is the difference between a home equity loan and a HELOC?",
      answer:
        "A home equity loan is paid out once and has a fixed rate and equal payments. A home equity line of credit (HELOC) lets you draw and repay during a draw period, usually ten years at a variable rate; after that the payments jump, because you have to repay the balance as well.",
    },
    {
      question: "Why is my payment so much higher after the draw period?",
      answer:
        "Interest on 40,000 at 8.5% is 283 a month. Repaying the same amount over 15 years takes 394 a month. Choose the credit line in the form to see both figures for your amount.",
    },
    {
      question: "What happens if home prices fall?",
      answer:
        "Both loans are secured by the home. If the home is worth less than all the loans together, your equity is negative: you usually cannot refinance or sell without adding money, and the lender may freeze an open credit line.",
    },
  ],
  about: [
    "It answers three questions: how much of the home is yours, how much a lender would let you borrow against it, and what that costs. The credit line is treated as drawn in full on the first day at a constant rate; a real one has a variable rate and costs less while part of it is unused.",
    "Lenders also look at your income and credit score. They charge for an appraisal and closing costs of 2% to 5%, which are not included here.",
  ],
  sources: [
    "US Consumer Financial Protection Bureau: What you should know about home equity lines of credit",
    "Fannie Mae Selling Guide B2-1.2-03 (combined loan-to-value)",
  ],
  caution:
    "The loan is secured by your home, and the lender can foreclose if you stop paying; closing costs and changes in a variable rate are not included.",
  phrases: ["home equity {homeValue} owe {mortgageBalance}", "HELOC {principal} on a home worth {homeValue}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "40,000 on a home worth 450,000 with 250,000 owed",
      inputs: {},
      outputs: {
        availableToBorrow: 132_500,
        monthlyPayment: 393.89582317,
        totalInterest: 30901.2481706,
        combinedLtv: 64.4444444444,
      },
    },
    {
      title: "The same as a credit line, interest only for ten years",
      inputs: { productType: "line" },
      outputs: { drawPayment: 283.333333333, monthlyPayment: 393.89582317, totalInterest: 64901.2481706 },
    },
  ],
});
