import { chart, choice, defineCalculator, money, number, percent, table, text } from "#engine/define.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";

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
    "The most expensive home your income, debts and down payment can support under lender rules, with the full monthly cost and the cash you need.",
  keywords: [
    "how much house can I afford",
    "28/36 rule",
    "maximum mortgage",
    "home buying budget",
    "FHA DTI limits",
    "income to buy a house",
    "what price range",
    "most house we can afford",
    "how expensive a house can I buy",
    "what price home can I afford",
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
      also: [
        "income",
        "salary",
        "earning",
        "make",
        "household income",
        "make together",
        "make a year",
        "earn",
        "a year",
        "combined income",
        "household income of",
        "together",
        "gross income",
        "salary of",
        "income of",
        "my income is",
        "family income",
      ],
    }),
    monthlyDebts: money("Other debt payments per month", {
      default: 500,
      min: 0,
      help: "Loans, credit cards, leases and support payments; not rent.",
      also: [
        "debts",
        "debt payments",
        "a month in debts",
        "car loan",
        "student loans",
        "in monthly debts",
        "debt payments of",
        "monthly debt payments",
        "car payment",
        "of monthly debt",
        "in debt payments",
        "student loan payment",
        "other debts",
        "loan payments",
        "on a car loan",
        "debts of",
        "pay",
        "in debt",
        "credit cards",
      ],
    }),
    downPayment: money("Down payment", {
      default: 60_000,
      min: 0,
      also: [
        "down",
        "deposit",
        "saved",
        "to put down",
        "down payment of",
        "put down",
        "for a down payment",
        "savings",
        "saved up",
        "we saved",
        "cash",
        "in savings",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 6.5,
      min: 0,
      max: 100,
      also: [
        "rate",
        "interest",
        "at",
        "rates are",
        "interest rate",
        "mortgage rate",
        "at a rate of",
        "rate of",
        "mortgage rates are",
        "current rate",
      ],
    }),
    termYears: number("Term", {
      also: ["years", "year mortgage", "year loan", "year fixed"],
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
    }),
    ratioRule: choice("Limits of income", {
      called: { fha: ["fha"], va: ["va loan", "va"], usda: ["usda"], conventional: ["28/36", "28 36", "conventional"] },
      default: "conventional",
      options: [
        ["conventional", "28% and 36% (US conventional)"],
        ["fha", "31% and 43% (US FHA)"],
        ["va", "41% for all debts (US VA)"],
        ["usda", "29% and 41% (US USDA)"],
        ["custom", "My own limits"],
      ],
    }),
    housingRatio: percent("Housing, of income", {
      also: ["front end", "housing ratio", "rule"],
      default: 30,
      min: 1,
      max: 100,
      when: { ratioRule: "custom" },
    }),
    debtRatio: percent("All debts, of income", {
      also: ["dti", "back end"],
      default: 40,
      min: 1,
      max: 100,
      when: { ratioRule: "custom" },
    }),
    propertyTaxRate: percent("Property tax per year", {
      also: ["tax", "property taxes", "property tax is", "property tax of"],
      default: 1.1,
      min: 0,
      max: 20,
      help: "Percent of the price.",
    }),
    insuranceRate: percent("Home insurance per year", {
      also: ["insurance", "home insurance", "homeowners insurance", "insurance is", "insurance of"],
      default: 0.45,
      min: 0,
      max: 20,
      help: "Percent of the price.",
    }),
    pmiRate: percent("Mortgage insurance per year if you put down less than 20%", {
      also: ["mortgage insurance", "private mortgage insurance", "pmi", "pmi of"],
      default: 0.6,
      min: 0,
      max: 20,
      help: "Percent of the loan.",
    }),
    hoaMonthly: money("Association or service fee per month", {
      also: ["hoa", "hoa dues", "hoa fee"],
      default: 0,
      min: 0,
      optional: true,
    }),
    minDownPercent: percent("Minimum down payment the lender accepts", {
      also: ["minimum down"],
      default: 3,
      min: 0,
      max: 100,
      optional: true,
      help: "0 if none is needed.",
    }),
    closingCostPercent: percent("Closing costs", {
      also: ["closing costs"],
      default: 3,
      min: 0,
      max: 50,
      optional: true,
      help: "Percent of the price.",
    }),
  },
  outputs: {
    maxHomePrice: money("You can afford a home of", {
      also: [
        "house",
        "afford",
        "home price",
        "price",
        "most house",
        "expensive a house",
        "house can i afford",
        "home can i afford",
        "house can we afford",
        "how much house",
        "house can we buy",
        "price home can i afford",
        "price range",
        "what price home",
        "how expensive a house",
        "house we can afford",
        "most house we can afford",
      ],
    }),
    loanAmount: money("Loan", { also: ["mortgage", "borrow"] }),
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
  figures: [
    "loanAmount",
    "monthlyPayment",
    "principalAndInterest",
    "limitingFactor",
    "housingRatioUsed",
    "debtRatioUsed",
    "cashNeeded",
  ],
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
  takeaways: (inputs, outputs) => {
    if (outputs.maxHomePrice === 0) {
      return [
        outputs.limitingFactor === "downPayment"
          ? `Without a down payment you cannot meet this lender's minimum of {minDownPercent}.`
          : inputs.annualIncome > 0 && inputs.monthlyDebts + inputs.hoaMonthly > 0
            ? `Your other debts and fees leave nothing in the budget for a loan: lower them first.`
            : `At this income, there is nothing in the budget for a loan.`,
        ...(outputs.monthlyBudget! > 0 ? [`The limits leave {monthlyBudget} a month for housing.`] : []),
      ];
    }
    const factors = {
      income: `What sets the limit is the share of income that may go to housing.`,
      debts:
        inputs.monthlyDebts > 0
          ? `Your other debts of {monthlyDebts} a month set the limit: every one you pay off makes room for more house.`
          : `What sets the limit is the share of income that may go to all debts.`,
      downPayment: `Your down payment sets the limit: the lender wants at least {minDownPercent} of the price.`,
    };
    return [
      outputs.loanAmount! > 0
        ? `You can afford a home of up to {maxHomePrice} with a loan of {loanAmount}; it costs {monthlyPayment} a month in all.`
        : `You can afford a home of up to {maxHomePrice} without a loan; it costs {monthlyPayment} a month in all.`,
      factors[outputs.limitingFactor as keyof typeof LIMITS],
      outputs.closingCosts! > 0
        ? `You need {cashNeeded} in cash: the down payment plus {closingCosts} in closing costs.`
        : `You need {cashNeeded} in cash for the down payment.`,
    ];
  },
  formula: {
    tex: [
      String.raw`A = \min\left(M h,\ M d - K\right) - F`,
      String.raw`P = \frac{A + D f}{f + c}, \qquad P = \frac{A + D(f + m)}{f + c + m} \quad \text{with mortgage insurance}`,
      String.raw`f = \frac{r}{1 - (1 + r)^{-n}}`,
    ],
    where: {
      A: "what is left each month for loan, tax and insurance",
      M: "monthly income before tax",
      "h,\\ d": "limits for housing and for all debts",
      K: "other debt payments per month",
      F: "association or service fee per month",
      P: "home price",
      D: "down payment",
      f: "monthly payment per unit of money borrowed, at the monthly rate r over n months",
      c: "property tax and home insurance per month, as a share of the price",
      m: "mortgage insurance per month, as a share of the loan; due while the loan is above 80% of the price",
    },
  },
  howTo: [
    "Enter the Household income before tax and your Other debt payments per month (not the rent that the new home replaces).",
    "Enter the Down payment you can make after keeping money for closing costs and a reserve.",
    "Enter the Interest rate and Term, and choose the Limits of income that your lender uses.",
    "Set Property tax, Home insurance, Mortgage insurance and fees to what is usual where you are looking.",
    "Compare the rules and rates in the tables, and take the result as an upper limit, not a target.",
  ],
  faq: [
    {
      question: "How much house do my other debts cost me?",
      answer:
        "Nothing as long as the housing limit is the tighter one; beyond that, a lot. With the default figures, debts of up to 633 a month change nothing, because the gap between 28% and 36% of income is left for them. Beyond that, every 100 a month takes about 12,000 to 13,000 off the price.",
    },
    {
      question: "What does one point of interest change?",
      answer:
        "About 6% to 7% of the price. With the default figures, you can pay 346,385 at 5.5%, 323,693 at 6.5% and 303,535 at 7.5%.",
    },
    {
      question: "Can I borrow above these limits?",
      answer:
        "Often. Fannie Mae's automated underwriting accepts up to 50% of income for all debts, and FHA more than 43% with compensating factors. Whether you should is another question: the ratios use income before tax and leave out repairs.",
    },
  ],
  about: [
    "It turns the ratio rules of US lenders around: from your income to the highest price whose full monthly cost stays within them. Mortgage insurance is added where the loan exceeds 80% of the price, so there is a step: near it, a slightly larger down payment can raise the price by more than its own amount.",
    "The VA funding fee, the USDA guarantee fee and the FHA upfront premium are not included; enter the annual fee of USDA and FHA loans as Mortgage insurance. Other countries have other rules: choose My own limits there.",
  ],
  sources: [
    "US Federal Housing Administration, Handbook 4000.1 (31/43); US Department of Veterans Affairs, Lenders Handbook M26-7 (41); USDA Rural Development HB-1-3555 (29/41)",
    "Fannie Mae Selling Guide B3-6-02 (36% and above)",
    "US Consumer Financial Protection Bureau: debt-to-income ratio",
  ],
  caution:
    "An upper limit by the ratio rules of US lenders, not an offer of credit; repairs, utilities and income tax are not counted.",
  overflow: "annualIncome",
  phrases: [
    "how much house can I afford on {annualIncome}",
    "home affordability {annualIncome} income {downPayment} down",
    "husband buy",
  ],
  updated: "2026-11-30",
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
      title: "With 1,500 of other debts, the debts set the limit",
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
  const priceByDownPayment =
    means.minDownPercent > 0 ? (100 * means.downPayment) / means.minDownPercent : Number.POSITIVE_INFINITY;
  const limitingFactor: keyof typeof LIMITS =
    price > priceByDownPayment ? "downPayment" : byIncome <= byDebts ? "income" : "debts";
  return { price: Math.min(price, priceByDownPayment), limitingFactor, budget };
}

/**
 * The dearest price whose loan, tax and insurance a monthly amount pays. Mortgage insurance comes on top where the loan
 * is more than 80% of the price; between both ranges the price is the one with a loan of just 80%.
 */
function priceFor(monthly: number, means: Means, paymentPerDollar: number): number {
  if (monthly <= 0) return 0;
  const { downPayment } = means;
  const ownership = (means.propertyTaxRate + means.insuranceRate) / 1200;
  const insurance = means.pmiRate / 1200;
  const uninsured = (monthly + downPayment * paymentPerDollar) / (paymentPerDollar + ownership);
  if (uninsured < downPayment) return monthly / ownership;
  if (uninsured <= 5 * downPayment) return uninsured;
  const insured = (monthly + downPayment * (paymentPerDollar + insurance)) / (paymentPerDollar + ownership + insurance);
  return Math.max(insured, 5 * downPayment);
}
