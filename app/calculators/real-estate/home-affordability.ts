import { chart, choice, defineCalculator, money, number, percent, table, text } from "#engine/define.ts";
import { annuityPayment } from "#maths/annuity.ts";

const LIMITS = {
  income: "Housing share of income",
  debts: "Income after other debts",
  downPayment: "Down payment",
} as const;

/** Housing and all debts in percent of income. Sources: Fannie Mae; FHA 4000.1; VA M26-7; USDA HB-1-3555. */
const RULES = {
  conventional: { housingRatio: 28, debtRatio: 36 },
  fha: { housingRatio: 31, debtRatio: 43 },
  va: { housingRatio: 41, debtRatio: 41 },
  usda: { housingRatio: 29, debtRatio: 41 },
} as const;

export default defineCalculator({
  id: "home-affordability",
  name: "Home Affordability Calculator",
  category: "real-estate",
  emoji: "🏡",
  description:
    "The dearest home your income, debts and down payment can carry under lender rules, with the full monthly cost and cash you need.",
  keywords: [
    "how much house can I afford",
    "28/36 rule",
    "maximum mortgage",
    "home buying budget",
    "FHA DTI limits",
    "income to buy a house",
    "what price range",
  ],
  popular: true,
  related: [
    { id: "mortgage", stage: "next_step", relevance: 96 },
    { id: "debt-to-income", stage: "complementary", relevance: 90 },
    "rent-vs-buy",
    { id: "closing-costs", stage: "next_step", relevance: 86 },
    "rent-affordability",
    "mortgage-refinance",
  ],
  inputs: {
    annualIncome: money("Household income per year, before tax", {
      default: 95_000,
      min: 0,
      also: ["income", "salary", "earning", "make"],
    }),
    monthlyDebts: money("Other debt payments per month", {
      default: 500,
      min: 0,
      help: "Loans, cards, leases, support you pay; not rent.",
      also: ["debts", "debt payments"],
    }),
    downPayment: money("Down payment", { default: 60_000, min: 0, also: ["down", "deposit", "saved"] }),
    annualRate: percent("Interest rate per year", { default: 6.5, min: 0, max: 100, also: ["rate", "interest", "at"] }),
    termYears: number("Term", { default: 30, min: 0.08, max: 100, unit: "years" }),
    ratioRule: choice("Limits of income", {
      default: "conventional",
      options: [
        ["conventional", "28 % housing, 36 % all debts (conventional)"],
        ["fha", "31 % and 43 % (US FHA)"],
        ["va", "41 % for all debts (US VA)"],
        ["usda", "29 % and 41 % (US USDA)"],
        ["custom", "My own limits"],
      ],
    }),
    housingRatio: percent("Housing, of income", { default: 30, min: 1, max: 100, when: { ratioRule: "custom" } }),
    debtRatio: percent("All debts, of income", { default: 40, min: 1, max: 100, when: { ratioRule: "custom" } }),
    propertyTaxRate: percent("Property tax per year", { default: 1.1, min: 0, max: 20, help: "Percent of the price." }),
    insuranceRate: percent("Home insurance per year", {
      default: 0.45,
      min: 0,
      max: 20,
      help: "Percent of the price.",
    }),
    pmiRate: percent("Mortgage insurance per year if you put down less than 20 %", {
      default: 0.6,
      min: 0,
      max: 20,
      help: "Percent of the loan.",
    }),
    hoaMonthly: money("Association or service fee per month", { default: 0, min: 0, optional: true }),
    minDownPercent: percent("Least down payment the lender takes", {
      default: 3,
      min: 0,
      max: 100,
      optional: true,
      help: "0 if none is needed.",
    }),
    closingCostPercent: percent("Closing costs", {
      default: 3,
      min: 0,
      max: 50,
      optional: true,
      help: "Percent of the price.",
    }),
  },
  outputs: {
    maxHomePrice: money("You can afford a home of"),
    loanAmount: money("Loan"),
    monthlyPayment: money("Monthly cost", { decimals: 2 }),
    principalAndInterest: money("Principal and interest", { decimals: 2 }),
    monthlyTax: money("Property tax", { decimals: 2 }),
    monthlyInsurance: money("Home insurance", { decimals: 2 }),
    monthlyMortgageInsurance: money("Mortgage insurance", { decimals: 2 }),
    monthlyBudget: money("Housing budget per month", { decimals: 2 }),
    limitingFactor: text("What sets the limit", { labels: LIMITS }),
    housingRatioUsed: percent("Housing as a share of income", { decimals: 1, none: "No income to compare with." }),
    debtRatioUsed: percent("All debts as a share of income", { decimals: 1, none: "No income to compare with." }),
    downPaymentPercent: percent("Down payment", { decimals: 1, none: "No home at these figures." }),
    loanToValue: percent("Loan to value", { decimals: 1, none: "No home at these figures." }),
    closingCosts: money("Closing costs"),
    cashNeeded: money("Cash you need"),
    byRule: table("Under each rule", {
      rule: text("Rule", { labels: { conventional: "Conventional", fha: "FHA", va: "VA", usda: "USDA" } }),
      housingRatio: percent("Housing"),
      debtRatio: percent("All debts"),
      maxHomePrice: money("Home price"),
      limitingFactor: text("Limit", { labels: LIMITS }),
    }),
    byRateTable: table("At other interest rates", {
      rate: percent("Rate"),
      maxHomePrice: money("Home price"),
    }),
    priceByRate: chart("Affordable price by interest rate", {
      from: "byRateTable",
      x: { rate: percent("Interest rate") },
      y: { maxHomePrice: money("Home price") },
      as: "line",
      own: { x: "annualRate", y: "maxHomePrice", label: "Your rate" },
      fit: true,
    }),
  },
  compute(inputs) {
    const { annualIncome, monthlyDebts, downPayment, annualRate, ratioRule, hoaMonthly } = inputs;
    const ratios =
      ratioRule === "custom" ? { housingRatio: inputs.housingRatio, debtRatio: inputs.debtRatio } : RULES[ratioRule];
    const { price, limitingFactor, budget } = affordable(inputs, ratios, annualRate);
    const loanAmount = Math.max(0, price - downPayment);
    const principalAndInterest = loanAmount * paymentFactor(annualRate, inputs.termYears);
    const monthlyTax = (price * inputs.propertyTaxRate) / 1200;
    const monthlyInsurance = (price * inputs.insuranceRate) / 1200;
    const insured = price > 0 && loanAmount / price > 0.8 + 1e-9;
    const monthlyMortgageInsurance = insured ? (loanAmount * inputs.pmiRate) / 1200 : 0;
    const monthlyPayment =
      price > 0 ? principalAndInterest + monthlyTax + monthlyInsurance + monthlyMortgageInsurance + hoaMonthly : 0;
    const monthlyIncome = annualIncome / 12;
    const ofIncome = (amount: number) => (monthlyIncome > 0 ? (100 * amount) / monthlyIncome : null);
    const closingCosts = (price * inputs.closingCostPercent) / 100;
    const ownMoney = Math.min(downPayment, price);
    return {
      maxHomePrice: price,
      loanAmount,
      monthlyPayment,
      principalAndInterest,
      monthlyTax,
      monthlyInsurance,
      monthlyMortgageInsurance,
      monthlyBudget: Math.max(0, budget),
      limitingFactor,
      housingRatioUsed: ofIncome(monthlyPayment),
      debtRatioUsed: ofIncome(monthlyPayment + monthlyDebts),
      downPaymentPercent: price > 0 ? (100 * ownMoney) / price : null,
      loanToValue: price > 0 ? (100 * loanAmount) / price : null,
      closingCosts,
      cashNeeded: ownMoney + closingCosts,
      byRule: Object.entries(RULES).map(([rule, limits]) => {
        const other = affordable(inputs, limits, annualRate);
        return { rule, ...limits, maxHomePrice: other.price, limitingFactor: other.limitingFactor };
      }),
      byRateTable: RATE_STEPS.map((step) => annualRate + step)
        .filter((rate) => rate >= 0)
        .map((rate) => ({ rate, maxHomePrice: affordable(inputs, ratios, rate).price })),
    };
  },
  takeaways: (_inputs, outputs) => {
    if (outputs.maxHomePrice === 0) {
      return [
        outputs.limitingFactor === "downPayment"
          ? `Without a down payment this lender's minimum of {minDownPercent} cannot be met.`
          : `Your other debts and fees leave nothing of the budget for a loan: lower them first.`,
        `The limits leave {monthlyBudget} a month for housing.`,
      ];
    }
    const factors = {
      income: `The share of income for housing sets the limit.`,
      debts: `Your other debts of {monthlyDebts} a month set the limit: every payment that ends makes room for more house.`,
      downPayment: `Your down payment sets the limit: the lender wants at least {minDownPercent} of the price.`,
    };
    return [
      `You can afford a home of {maxHomePrice} with a loan of {loanAmount}; it costs {monthlyPayment} a month in all.`,
      factors[outputs.limitingFactor as keyof typeof LIMITS],
      `You need {cashNeeded} in cash: the down payment and {closingCosts} of closing costs.`,
    ];
  },
  formula: {
    tex: [
      String.raw`A = \min\left(M h,\ M d - K\right) - F`,
      String.raw`P = \frac{A + D f}{f + c}, \qquad P = \frac{A + D(f + m)}{f + c + m} \quad \text{with mortgage insurance}`,
      String.raw`f = \frac{r}{1 - (1 + r)^{-n}}`,
    ],
    where: {
      A: "what is left a month for loan, tax and insurance",
      M: "monthly income before tax",
      "h,\\ d": "limits for housing and for all debts",
      K: "other debt payments per month",
      F: "association or service fee per month",
      P: "home price",
      D: "down payment",
      f: "monthly payment per unit borrowed, at the monthly rate r over n months",
      c: "property tax and home insurance per month, as a share of the price",
      m: "mortgage insurance per month, as a share of the loan; due while the loan is above 80 % of the price",
    },
  },
  howTo: [
    "Enter the Household income before tax and your Other debt payments per month (not the rent that the new home replaces).",
    "Enter the Down payment you can make after keeping money for closing costs and a reserve.",
    "Enter the Interest rate and Term, and choose the Limits of income your lender works with.",
    "Set Property tax, Home insurance, Mortgage insurance and fees to the place where you look.",
    "Compare the rules and rates in the tables, and take the result as an upper limit, not a target.",
  ],
  faq: [
    {
      question: "How much do other debts cost me in house?",
      answer:
        "Nothing while the housing limit binds; beyond that a lot. With the default figures debts up to 633 a month change nothing, as 36 less 28 % of income is left for them. From there every 100 a month takes about 12,000 to 13,000 off the price.",
    },
    {
      question: "What does one point of interest change?",
      answer:
        "About 6 to 7 % of the price. The default buyer can pay 346,385 at 5.5 %, 323,693 at 6.5 % and 303,535 at 7.5 %.",
    },
    {
      question: "Can I borrow above these limits?",
      answer:
        "Often. Fannie Mae's automated underwriting goes up to 50 % of income for all debts, FHA with compensating factors higher than 43 %. Whether you should is another question: the ratios count income before tax, and repairs are not in them.",
    },
  ],
  about: [
    "It turns the ratio rules of US lenders round: from income to the dearest price whose full monthly cost stays within them. Mortgage insurance is added where the loan exceeds 80 % of the price, so there is a step: around it, a slightly higher down payment buys more than its amount.",
    "VA and USDA loans charge a guarantee fee and FHA an upfront premium, which are not modelled: enter their yearly part as Mortgage insurance. Other countries use other rules; choose your own limits there.",
  ],
  sources: [
    "US Federal Housing Administration, Handbook 4000.1 (31/43); US Department of Veterans Affairs, Lenders Handbook M26-7 (41); USDA Rural Development HB-1-3555 (29/41)",
    "Fannie Mae Selling Guide B3-6-02 (36 % and above)",
    "US Consumer Financial Protection Bureau: debt-to-income ratio",
  ],
  caution: "Lender rules of the US; an upper limit by formula, not an offer of credit.",
  overflow: "annualIncome",
  phrases: [
    "how much house can I afford on {annualIncome}",
    "home affordability {annualIncome} income {downPayment} down",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "95,000 a year, 500 of debts, 60,000 down",
      inputs: {
        annualIncome: 95_000,
        monthlyDebts: 500,
        downPayment: 60_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: { maxHomePrice: 323692.701091, monthlyPayment: 2216.66666667, limitingFactor: "income" },
    },
    {
      title: "With 1,500 of other debts the debts set the limit",
      inputs: {
        annualIncome: 95_000,
        monthlyDebts: 1500,
        downPayment: 60_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: { maxHomePrice: 227162.639387, limitingFactor: "debts", debtRatioUsed: 36 },
    },
    {
      title: "Little saved: the down payment sets the limit",
      inputs: {
        annualIncome: 95_000,
        monthlyDebts: 500,
        downPayment: 8000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "fha",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.55,
        hoaMonthly: 0,
        minDownPercent: 3.5,
        closingCostPercent: 3,
      },
      outputs: { maxHomePrice: 228571.428571, limitingFactor: "downPayment", cashNeeded: 14857.1428571 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        annualIncome: 95_000,
        monthlyDebts: 500,
        downPayment: 60_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 323692.701091,
        loanAmount: 263692.701091,
        monthlyPayment: 2216.66666667,
        principalAndInterest: 1666.71724388,
        monthlyTax: 296.718309333,
        monthlyInsurance: 121.384762909,
        monthlyMortgageInsurance: 131.846350545,
        monthlyBudget: 2216.66666667,
        limitingFactor: "income",
        housingRatioUsed: 28,
        debtRatioUsed: 34.3157894737,
        downPaymentPercent: 18.5360991452,
        loanToValue: 81.4639008548,
        closingCosts: 9710.78103272,
        cashNeeded: 69710.7810327,
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 120_000,
        monthlyDebts: 1200,
        downPayment: 40_000,
        annualRate: 6.25,
        termYears: 30,
        ratioRule: "fha",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.2,
        insuranceRate: 0.5,
        pmiRate: 0.55,
        hoaMonthly: 150,
        minDownPercent: 3.5,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 400218.049588,
        loanAmount: 360218.049588,
        monthlyPayment: 3100,
        principalAndInterest: 2217.92449036,
        monthlyTax: 400.218049588,
        monthlyInsurance: 166.757520662,
        monthlyMortgageInsurance: 165.099939395,
        monthlyBudget: 3100,
        limitingFactor: "income",
        housingRatioUsed: 31,
        debtRatioUsed: 43,
        downPaymentPercent: 9.99455173028,
        loanToValue: 90.0054482697,
        closingCosts: 12006.5414876,
        cashNeeded: 52006.5414876,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 313068.521462 },
          last: { rule: "usda", maxHomePrice: 375318.184409, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 9,
          first: { rate: 4.25, maxHomePrice: 465840.956841 },
          last: { rate: 8.25, maxHomePrice: 348205.822496 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 80_000,
        monthlyDebts: 300,
        downPayment: 20_000,
        annualRate: 7,
        termYears: 30,
        ratioRule: "va",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1,
        insuranceRate: 0.4,
        pmiRate: 0,
        hoaMonthly: 0,
        minDownPercent: 0,
        closingCostPercent: 2,
      },
      outputs: {
        maxHomePrice: 328196.296937,
        loanAmount: 308196.296937,
        monthlyPayment: 2433.33333333,
        principalAndInterest: 2050.43765357,
        monthlyTax: 273.496914114,
        monthlyInsurance: 109.398765646,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 2433.33333333,
        limitingFactor: "debts",
        housingRatioUsed: 36.5,
        debtRatioUsed: 41,
        downPaymentPercent: 6.09391397363,
        loanToValue: 93.9060860264,
        closingCosts: 6563.92593874,
        cashNeeded: 26563.9259387,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 255729.671101 },
          last: { rule: "usda", maxHomePrice: 264255.156494, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 9,
          first: { rate: 5, maxHomePrice: 388790.082097 },
          last: { rate: 9, maxHomePrice: 281589.930858 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 60_000,
        monthlyDebts: 400,
        downPayment: 5000,
        annualRate: 5,
        termYears: 15,
        ratioRule: "usda",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 0.8,
        insuranceRate: 0.4,
        pmiRate: 0.35,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 4,
      },
      outputs: {
        maxHomePrice: 162071.996515,
        loanAmount: 157071.996515,
        monthlyPayment: 1450,
        principalAndInterest: 1242.11533784,
        monthlyTax: 108.047997677,
        monthlyInsurance: 54.0239988383,
        monthlyMortgageInsurance: 45.8126656502,
        monthlyBudget: 1450,
        limitingFactor: "income",
        housingRatioUsed: 29,
        debtRatioUsed: 37,
        downPaymentPercent: 3.08504868671,
        loanToValue: 96.9149513133,
        closingCosts: 6482.87986059,
        cashNeeded: 11482.8798606,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 156636.979334 },
          last: { rule: "usda", maxHomePrice: 162071.996515, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 9,
          first: { rate: 3, maxHomePrice: 166666.666667 },
          last: { rate: 7, maxHomePrice: 145564.894559 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 150_000,
        monthlyDebts: 0,
        downPayment: 120_000,
        annualRate: 6,
        termYears: 30,
        ratioRule: "custom",
        housingRatio: 25,
        debtRatio: 35,
        propertyTaxRate: 1.1,
        insuranceRate: 0.4,
        pmiRate: 0.6,
        hoaMonthly: 50,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 523698.55496,
        loanAmount: 403698.55496,
        monthlyPayment: 3125,
        principalAndInterest: 2420.3768063,
        monthlyTax: 480.057008714,
        monthlyInsurance: 174.566184987,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 3125,
        limitingFactor: "income",
        housingRatioUsed: 25,
        debtRatioUsed: 25,
        downPaymentPercent: 22.9139452197,
        loanToValue: 77.0860547803,
        closingCosts: 15710.9566488,
        cashNeeded: 135710.956649,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 575454.779955 },
          last: { rule: "usda", maxHomePrice: 592706.854954, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 9,
          first: { rate: 4, maxHomePrice: 600000.003 },
          last: { rate: 8, maxHomePrice: 460605.573281 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 95_000,
        monthlyDebts: 500,
        downPayment: 72_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 350976.601319,
        loanAmount: 278976.601319,
        monthlyPayment: 2216.66666667,
        principalAndInterest: 1763.32188996,
        monthlyTax: 321.728551209,
        monthlyInsurance: 131.616225495,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 2216.66666667,
        limitingFactor: "income",
        housingRatioUsed: 28,
        debtRatioUsed: 34.3157894737,
        downPaymentPercent: 20.5141880483,
        loanToValue: 79.4858119517,
        closingCosts: 10529.2980396,
        cashNeeded: 82529.2980396,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 350976.601319 },
          last: { rule: "usda", maxHomePrice: 360000.0018, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 9,
          first: { rate: 4.5, maxHomePrice: 381639.213628 },
          last: { rate: 8.5, maxHomePrice: 308467.387245 },
        },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 20_000,
        monthlyDebts: 0,
        downPayment: 400_000,
        annualRate: 0,
        termYears: 10,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 2,
        insuranceRate: 0.5,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 0,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 224_000,
        loanAmount: 0,
        monthlyPayment: 466.666666667,
        principalAndInterest: 0,
        monthlyTax: 373.333333333,
        monthlyInsurance: 93.3333333333,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 466.666666667,
        limitingFactor: "income",
        housingRatioUsed: 28,
        debtRatioUsed: 28,
        downPaymentPercent: 100,
        loanToValue: 0,
        closingCosts: 6720,
        cashNeeded: 230_720,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 224_000 },
          last: { rule: "usda", maxHomePrice: 232_000, limitingFactor: "income" },
        },
        byRateTable: { rows: 5, first: { rate: 0, maxHomePrice: 224_000 }, last: { rate: 2, maxHomePrice: 224_000 } },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 50_000,
        monthlyDebts: 2000,
        downPayment: 50_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 0,
        loanAmount: 0,
        monthlyPayment: 0,
        principalAndInterest: 0,
        monthlyTax: 0,
        monthlyInsurance: 0,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 0,
        limitingFactor: "debts",
        housingRatioUsed: 0,
        debtRatioUsed: 48,
        downPaymentPercent: null,
        loanToValue: null,
        closingCosts: 0,
        cashNeeded: 0,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 0 },
          last: { rule: "usda", maxHomePrice: 0, limitingFactor: "debts" },
        },
        byRateTable: { rows: 9, first: { rate: 4.5, maxHomePrice: 0 }, last: { rate: 8.5, maxHomePrice: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 0,
        monthlyDebts: 0,
        downPayment: 50_000,
        annualRate: 6.5,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1.1,
        insuranceRate: 0.45,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 3,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 0,
        loanAmount: 0,
        monthlyPayment: 0,
        principalAndInterest: 0,
        monthlyTax: 0,
        monthlyInsurance: 0,
        monthlyMortgageInsurance: 0,
        monthlyBudget: 0,
        limitingFactor: "income",
        housingRatioUsed: null,
        debtRatioUsed: null,
        downPaymentPercent: null,
        loanToValue: null,
        closingCosts: 0,
        cashNeeded: 0,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 0 },
          last: { rule: "usda", maxHomePrice: 0, limitingFactor: "income" },
        },
        byRateTable: { rows: 9, first: { rate: 4.5, maxHomePrice: 0 }, last: { rate: 8.5, maxHomePrice: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2: bisection on the price against the monthly cost",
      inputs: {
        annualIncome: 90_000,
        monthlyDebts: 100,
        downPayment: 0,
        annualRate: 1,
        termYears: 30,
        ratioRule: "conventional",
        housingRatio: 30,
        debtRatio: 40,
        propertyTaxRate: 1,
        insuranceRate: 0.5,
        pmiRate: 0.6,
        hoaMonthly: 0,
        minDownPercent: 0,
        closingCostPercent: 3,
      },
      outputs: {
        maxHomePrice: 422841.90314,
        loanAmount: 422841.90314,
        monthlyPayment: 2100,
        principalAndInterest: 1360.02666951,
        monthlyTax: 352.368252616,
        monthlyInsurance: 176.184126308,
        monthlyMortgageInsurance: 211.42095157,
        monthlyBudget: 2100,
        limitingFactor: "income",
        housingRatioUsed: 28,
        debtRatioUsed: 29.3333333333,
        downPaymentPercent: 0,
        loanToValue: 100,
        closingCosts: 12685.2570942,
        cashNeeded: 12685.2570942,
        byRule: {
          rows: 4,
          first: { rule: "conventional", maxHomePrice: 422841.90314 },
          last: { rule: "usda", maxHomePrice: 437943.39968, limitingFactor: "income" },
        },
        byRateTable: {
          rows: 7,
          first: { rate: 0, maxHomePrice: 463803.680982 },
          last: { rate: 3, maxHomePrice: 351992.256384 },
        },
      },
    },
    { by: "Refusal", inputs: { annualIncome: -1 }, refuses: "annualIncome" },
    { by: "Refusal", inputs: { ratioRule: "custom", housingRatio: 0 }, refuses: "housingRatio" },
  ],
});

const RATE_STEPS = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2] as const;

interface Means {
  readonly annualIncome: number;
  readonly monthlyDebts: number;
  readonly downPayment: number;
  readonly termYears: number;
  readonly propertyTaxRate: number;
  readonly insuranceRate: number;
  readonly pmiRate: number;
  readonly hoaMonthly: number;
  readonly minDownPercent: number;
}

interface Ratios {
  readonly housingRatio: number;
  readonly debtRatio: number;
}

/** Monthly payment for each unit of money borrowed. */
function paymentFactor(annualRate: number, termYears: number): number {
  return annuityPayment(1, annualRate / 1200, Math.max(1, Math.floor(12 * termYears + 0.5)));
}

function affordable(means: Means, { housingRatio, debtRatio }: Ratios, annualRate: number) {
  const monthlyIncome = means.annualIncome / 12;
  const byIncome = (monthlyIncome * housingRatio) / 100;
  const byDebts = (monthlyIncome * debtRatio) / 100 - means.monthlyDebts;
  const budget = Math.min(byIncome, byDebts);
  const price = priceFor(budget - means.hoaMonthly, means, paymentFactor(annualRate, means.termYears));
  const most = means.minDownPercent > 0 ? (100 * means.downPayment) / means.minDownPercent : Number.POSITIVE_INFINITY;
  const limitingFactor: keyof typeof LIMITS = price > most ? "downPayment" : byIncome <= byDebts ? "income" : "debts";
  return { price: Math.min(price, most), limitingFactor, budget };
}

/**
 * The dearest price whose loan, tax and insurance a monthly amount pays. Mortgage insurance comes on top where the loan
 * is more than 80 % of the price; between both ranges the price is the one with a loan of just 80 %.
 */
function priceFor(monthly: number, means: Means, factor: number): number {
  if (monthly <= 0) return 0;
  const { downPayment } = means;
  const ownership = (means.propertyTaxRate + means.insuranceRate) / 1200;
  const insurance = means.pmiRate / 1200;
  const uninsured = (monthly + downPayment * factor) / (factor + ownership);
  if (uninsured < downPayment) return monthly / ownership;
  if (uninsured <= 5 * downPayment) return uninsured;
  const insured = (monthly + downPayment * (factor + insurance)) / (factor + ownership + insurance);
  return Math.max(insured, 5 * downPayment);
}
