import { chart, defineCalculator, money, number, percent } from "#engine/define.ts";

export default defineCalculator({
  id: "wacc",
  name: "WACC Calculator",
  category: "investment",
  emoji: "🏗️",
  description:
    "Find a company's weighted average cost of capital, with the cost of equity from CAPM and the unlevered beta.",
  keywords: [
    "weighted average cost of capital",
    "CAPM",
    "cost of equity",
    "hurdle rate",
    "discount rate",
    "unlevered beta",
    "capital structure",
    "after-tax cost of debt",
  ],
  related: [
    { id: "discounted-cash-flow", stage: "next_step", relevance: 94 },
    { id: "net-present-value", stage: "next_step", relevance: 82 },
    "investment-portfolio",
    { id: "bond-yield", stage: "complementary", relevance: 74 },
    "equity-dilution",
  ],
  inputs: {
    equityValue: money("Market value of equity", {
      default: 8_000_000,
      min: 0.01,
      also: ["equity", "market cap", "in equity"],
    }),
    debtValue: money("Market value of debt", {
      default: 3_000_000,
      min: 0,
      also: ["debt", "in debt", "of debt"],
    }),
    riskFreeRate: percent("Risk-free rate", {
      also: ["risk free", "risk-free rate of", "treasury yield", "riskfree"],
      default: 4.2,
      min: -10,
      max: 100,
    }),
    beta: number("Beta", { default: 1.1, min: -10, max: 20, also: ["beta of", "beta is", "leveraged beta"] }),
    equityRiskPremium: percent("Equity risk premium", {
      also: [
        "market premium",
        "market risk premium",
        "equity premium",
        "premium",
        "equity risk premium of",
        "risk premium",
        "market risk premium of",
        "market return premium",
      ],
      default: 4.6,
      min: 0,
      max: 100,
    }),
    otherPremium: percent("Size or country premium", { default: 0, min: -20, max: 100 }),
    costOfDebt: percent("Interest rate on debt", {
      also: [
        "cost of debt",
        "debt cost",
        "interest rate",
        "borrow at",
        "interest",
        "cost of debt of",
        "pre-tax cost of debt",
        "borrowing cost",
      ],
      default: 6,
      min: 0,
      max: 100,
    }),
    taxRate: percent("Tax rate", {
      default: 21,
      min: 0,
      max: 100,
      also: ["tax", "tax rate of", "corporate tax", "pay"],
    }),
  },
  outputs: {
    wacc: percent("Weighted average cost of capital", {
      also: ["WACC", "cost of capital"],
      decimals: 2,
    }),
    costOfEquity: percent("Cost of equity (CAPM)", { also: ["CAPM", "cost of equity"], decimals: 2 }),
    afterTaxCostOfDebt: percent("Cost of debt after tax", {
      also: ["after-tax cost of debt"],
      decimals: 2,
    }),
    equityWeight: percent("Share of equity", { decimals: 1 }),
    debtWeight: percent("Share of debt", { decimals: 1 }),
    debtToEquity: number("Debt to equity", { decimals: 3 }),
    unleveredBeta: number("Unlevered beta", { also: ["unlevered beta", "asset beta"], decimals: 3 }),
    waccByDebt: chart("Cost of capital by share of debt", {
      x: { debtShare: percent("Debt, share of capital") },
      y: { wacc: percent("WACC"), costOfEquity: percent("Cost of equity") },
      as: "line",
      own: { x: "debtWeight", y: "wacc", label: "You" },
      smooth: true,
    }),
  },
  compute(inputs) {
    const { equityValue, debtValue, riskFreeRate, beta, equityRiskPremium } = inputs;
    const capital = equityValue + debtValue;
    const afterTax = 1 - inputs.taxRate / 100;
    const debtToEquity = debtValue / equityValue;
    const unleveredBeta = beta / (1 + afterTax * debtToEquity);
    const equityCost = (leveredBeta: number) => riskFreeRate + leveredBeta * equityRiskPremium + inputs.otherPremium;
    const costOfEquity = equityCost(beta);
    const afterTaxCostOfDebt = inputs.costOfDebt * afterTax;
    return {
      wacc: (equityValue * costOfEquity + debtValue * afterTaxCostOfDebt) / capital,
      costOfEquity,
      afterTaxCostOfDebt,
      equityWeight: (100 * equityValue) / capital,
      debtWeight: (100 * debtValue) / capital,
      debtToEquity,
      unleveredBeta,
      waccByDebt: Array.from({ length: 10 }, (_, step) => {
        const debtShare = 10 * step;
        const cost = equityCost(unleveredBeta * (1 + (afterTax * debtShare) / (100 - debtShare)));
        return {
          debtShare,
          wacc: ((100 - debtShare) * cost + debtShare * afterTaxCostOfDebt) / 100,
          costOfEquity: cost,
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The company must earn {wacc} a year on its capital to satisfy owners and lenders.`,
    `Equity costs {costOfEquity} and makes up {equityWeight}; debt costs {afterTaxCostOfDebt} after tax.`,
    inputs.debtValue > 0
      ? `Without debt the beta would be {unleveredBeta} and the cost of capital ${say.percent(outputs.waccByDebt![0]!.wacc!, 2)}.`
      : `There is no debt, so the cost of capital equals the cost of equity.`,
  ],
  formula: {
    tex: [
      String.raw`\text{WACC} = \frac{E}{E + D}\,k_e + \frac{D}{E + D}\,k_d\,(1 - t)`,
      String.raw`k_e = r_f + \beta\,p + q, \qquad \beta_u = \frac{\beta}{1 + (1 - t)\,D/E}`,
    ],
    where: {
      "E,\\ D": "market value of equity and of debt",
      k_e: "cost of equity by the capital asset pricing model",
      k_d: "interest rate on debt",
      t: "tax rate",
      r_f: "risk-free rate",
      "\\beta,\\ \\beta_u": "beta, and beta without debt (Hamada)",
      p: "equity risk premium",
      q: "size or country premium",
    },
  },
  howTo: [
    "Enter the Market value of equity (shares times price) and of debt; for debt, book value is a fair stand-in.",
    "Enter the Risk-free rate (a long-term government bond in the currency of the cash flows), Beta and the Equity risk premium.",
    "Add a Size or country premium if you use one.",
    "Enter the Interest rate on debt the company would pay today, and its Tax rate.",
    "Use the result as Discount rate in the discounted cash flow calculator.",
  ],
  faq: [
    {
      question: "Which beta should I use for a company that is not listed?",
      answer:
        "Take listed peers, unlever each beta with its own debt and tax rate, average them, and relever the average with your company's debt: beta = unlevered beta · (1 + (1 − t) · D/E).",
    },
    {
      question: "Does more debt lower the cost of capital?",
      answer:
        "In this model yes, because interest saves tax and the rate on debt stays the same. In reality lenders ask for more as debt grows and distress becomes costly, so the curve turns up again.",
    },
    {
      question: "What equity risk premium is typical?",
      answer:
        "4 to 6 points. Damodaran's implied premium for the US has been between 4 and 5.5 in recent years; surveys come in around 5.5. Use the same one for all valuations.",
    },
  ],
  about: [
    "For choosing the discount rate of a valuation, or of a project with average risk for the company. Weights are market values, because that is what owners could sell at. A project with different risk deserves a different rate.",
    "The capital asset pricing model measures risk by beta alone, from past prices. A difference of one point in the result moves a valuation more than most other inputs.",
  ],
  caution:
    "An estimate from market assumptions: one point more or less changes a valuation a lot, so test a range before you decide.",
  sources: [
    "Sharpe, W. F., Capital Asset Prices, Journal of Finance 19(3), 1964",
    "Hamada, R., The Effect of the Firm's Capital Structure on the Systematic Risk of Common Stocks, Journal of Finance 27(2), 1972",
    "Damodaran, A., Investment Valuation (3rd ed., 2012), ch. 8",
  ],
  overflow: "equityValue",
  phrases: [
    "WACC equity {equityValue} debt {debtValue} beta {beta}",
    "CAPM beta {beta} risk free {riskFreeRate} market premium {equityRiskPremium}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "8 million of equity, 3 million of debt",
      inputs: {
        equityValue: 8_000_000,
        debtValue: 3_000_000,
        riskFreeRate: 4.2,
        beta: 1.1,
        equityRiskPremium: 4.6,
        otherPremium: 0,
        costOfDebt: 6,
        taxRate: 21,
      },
      outputs: { wacc: 8.02727272727, costOfEquity: 9.26, unleveredBeta: 0.848601735776 },
    },
    {
      title: "Half debt, with a size premium",
      inputs: {
        equityValue: 5_000_000,
        debtValue: 5_000_000,
        riskFreeRate: 3,
        beta: 1.2,
        equityRiskPremium: 5,
        otherPremium: 1,
        costOfDebt: 7,
        taxRate: 25,
      },
      outputs: { wacc: 7.625, afterTaxCostOfDebt: 5.25 },
    },
  ],
});
