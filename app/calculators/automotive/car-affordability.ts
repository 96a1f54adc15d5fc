import { boolean, choice, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/annuity.ts";

export default defineCalculator({
  id: "car-affordability",
  name: "Car Affordability Calculator",
  category: "automotive",
  emoji: "🔑",
  description:
    "The car price you can afford from your income or a monthly payment, after insurance and fuel, with tax, fees and a down payment.",
  keywords: [
    "how much car can i afford",
    "car budget",
    "20/4/10 rule",
    "maximum car price",
    "vehicle budget",
    "car payment by salary",
  ],
  related: [
    { id: "auto-loan", stage: "next_step", relevance: 88 },
    { id: "advanced-auto-loan", stage: "next_step", relevance: 84 },
    { id: "car-lease", stage: "complementary", relevance: 76 },
    "commute-cost",
    "debt-to-income",
  ],
  inputs: {
    mode: choice("Budget from", {
      default: "income",
      options: [
        ["income", "A share of my income"],
        ["budget", "What I can spend a month"],
      ],
    }),
    monthlyIncome: money("Income a month, before tax", { default: 6000, min: 0.01, also: ["income", "earn", "make"] }),
    budgetPercent: percent("Share of income for the car", {
      default: 15,
      min: 0,
      max: 100,
      when: { mode: "income" },
      help: "The 20/4/10 rule allows 10 % for payment, insurance and fuel",
    }),
    monthlyBudget: money("All car costs a month", {
      default: 800,
      min: 0,
      when: { mode: "budget" },
      also: ["budget", "spend"],
    }),
    insurance: money("Insurance a month", { default: 150, min: 0 }),
    fuelAndUpkeep: money("Fuel and upkeep a month", { default: 200, min: 0 }),
    downPayment: money("Down payment", { default: 5000, min: 0, also: ["down", "down payment"] }),
    tradeInValue: money("Trade-in value", { default: 0, min: 0 }),
    annualRate: percent("Interest rate (APR)", { default: 6.9, min: 0, max: 100, also: ["rate", "APR"] }),
    termMonths: integer("Loan term", { default: 60, min: 1, max: 180, unit: "months", also: ["months", "term"] }),
    salesTaxRate: percent("Sales tax on the price", { default: 6, min: 0, max: 100 }),
    fees: money("Title, registration and dealer fees", { default: 700, min: 0 }),
  },
  outputs: {
    vehiclePrice: money("Price you can afford"),
    monthlyPayment: money("Loan payment a month", { decimals: 2 }),
    carBudget: money("All car costs a month", { decimals: 2 }),
    loanAmount: money("Loan"),
    salesTax: money("Sales tax"),
    outTheDoorPrice: money("Price with tax and fees"),
    totalInterest: money("Total interest"),
    totalPaid: money("Total of payments"),
    downPaymentPercent: percent("Down payment and trade-in, of the price", {
      decimals: 1,
      none: "No car can be bought",
    }),
    meetsTwentyPercentDown: boolean("At least 20 % down", { words: ["Yes", "No"] }),
    withinFourYears: boolean("Term of four years or less", { words: ["Yes", "No"] }),
    carCostOfIncome: percent("Car costs, of income", { decimals: 1 }),
    byTerm: table("Other terms", {
      termMonths: integer("Months"),
      loanAmount: money("Loan"),
      vehiclePrice: money("Price"),
      totalInterest: money("Total interest"),
    }),
    byRate: table("Other rates", {
      annualRate: percent("Rate"),
      vehiclePrice: money("Price"),
    }),
  },
  compute(inputs) {
    const { monthlyIncome, insurance, fuelAndUpkeep, downPayment, tradeInValue, fees, annualRate, termMonths } = inputs;
    const carBudget = inputs.mode === "income" ? (monthlyIncome * inputs.budgetPercent) / 100 : inputs.monthlyBudget;
    const monthlyPayment = Math.max(0, carBudget - insurance - fuelAndUpkeep);
    const taxRate = inputs.salesTaxRate / 100;
    const afford = (rate: number, months: number) => {
      const loanAmount = presentValueOfAnnuity(monthlyPayment, rate / 1200, months);
      const vehiclePrice = Math.max(0, (loanAmount + downPayment + tradeInValue - fees) / (1 + taxRate));
      return { loanAmount, vehiclePrice, totalInterest: months * monthlyPayment - loanAmount };
    };
    const { loanAmount, vehiclePrice, totalInterest } = afford(annualRate, termMonths);
    const salesTax = vehiclePrice * taxRate;
    const downPaymentPercent = vehiclePrice > 0 ? (100 * (downPayment + tradeInValue)) / vehiclePrice : null;
    return {
      vehiclePrice,
      monthlyPayment,
      carBudget,
      loanAmount,
      salesTax,
      outTheDoorPrice: vehiclePrice + salesTax + fees,
      totalInterest,
      totalPaid: termMonths * monthlyPayment,
      downPaymentPercent,
      meetsTwentyPercentDown: downPaymentPercent !== null && downPaymentPercent >= 20 - 1e-9,
      withinFourYears: termMonths <= 48,
      carCostOfIncome: (100 * (monthlyPayment + insurance + fuelAndUpkeep)) / monthlyIncome,
      byTerm: [24, 36, 48, 60, 72, 84].map((months) => ({ termMonths: months, ...afford(annualRate, months) })),
      byRate: [0, 2, 4, 6, 8, 10, 12, 15, 20].map((rate) => ({
        annualRate: rate,
        vehiclePrice: afford(rate, termMonths).vehiclePrice,
      })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.vehiclePrice! > 0
      ? `You can afford a car for {vehiclePrice} before tax, with a loan of {loanAmount} at {monthlyPayment} a month.`
      : `Insurance, fuel and fees leave nothing for a car; raise the budget or the down payment.`,
    `All car costs together take {carCostOfIncome} of your income.`,
    outputs.meetsTwentyPercentDown && outputs.withinFourYears
      ? `At least 20 % down and no more than four years: the loan meets the first two parts of the 20/4/10 rule.`
      : outputs.downPaymentPercent === null
        ? `Without a price there is nothing to hold against the 20/4/10 rule.`
        : `By the 20/4/10 rule you would put 20 % down (you have {downPaymentPercent}) and repay within 48 months.`,
  ],
  formula: {
    tex: [
      String.raw`M = \max(0,\; B - i - u), \qquad L = M \cdot \frac{1 - (1 + r)^{-n}}{r}`,
      String.raw`P = \max\Bigl(0,\; \frac{L + D + V - F}{1 + t}\Bigr)`,
    ],
    where: {
      M: "loan payment per month",
      B: "what you can spend on the car per month",
      "i, u": "insurance; fuel and upkeep",
      L: "loan",
      r: "interest rate per month",
      n: "term in months",
      P: "price you can afford",
      "D, V": "down payment and trade-in value",
      F: "fees",
      t: "sales tax",
    },
  },
  howTo: [
    "Choose whether the budget is a share of your income or an amount per month.",
    "Enter Insurance and Fuel and upkeep for the kind of car you have in mind: ask for an insurance quote first.",
    "Enter Down payment, Trade-in value after its loan is paid off, rate and term.",
    "Add Sales tax and fees, then compare Other terms: a longer one buys a dearer car, but with much more interest.",
  ],
  faq: [
    {
      question: "How much of my income should a car take?",
      answer:
        "The 20/4/10 rule allows 10 % of gross income for payment, insurance and fuel; many budgets use 15 % of take-home pay. On 6,000 a month 10 % are 600, and after 350 for insurance, fuel and upkeep only 250 are left for the loan.",
    },
    {
      question: "What is the 20/4/10 rule?",
      answer:
        "At least 20 % down, a loan of no more than four years, and all car costs at most 10 % of gross income. It is strict by today's prices, when the average new-car loan in the US runs 69 months, but it keeps you from owing more than the car is worth.",
    },
    {
      question: "Why not simply take 84 months?",
      answer:
        "Because a car loses value faster than a long loan is repaid. At 6.9 % a payment of 550 buys about 4,000 more car over 84 than over 72 months, but for some 2,400 more interest, and you owe more than its worth for years.",
    },
  ],
  about: [
    "It turns the usual question around: from what you can spend each month to the price. Insurance, fuel and upkeep come off first, because they do not wait for the loan.",
    "Sales tax is charged on the full price here. In states that credit the trade-in you can afford a little more: see the advanced auto loan calculator.",
  ],
  sources: [
    "US CFPB, Know Before You Owe: auto loans, auto loan worksheet (2016)",
    "The 20/4/10 rule of consumer guides: 20 % down, four years, 10 % of gross income",
  ],
  phrases: [
    "how much car can I afford on {monthlyIncome} a month",
    "car I can afford with {monthlyBudget} a month and {downPayment} down",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "15 % of an income of 6,000 a month",
      inputs: {},
      outputs: { vehiclePrice: 30323.0079937, monthlyPayment: 550, loanAmount: 27842.3884733 },
    },
    {
      title: "The 20/4/10 rule on the same income",
      inputs: { budgetPercent: 10, termMonths: 48 },
      outputs: { vehiclePrice: 13924.8159252, downPaymentPercent: 35.9071173856, meetsTwentyPercentDown: true },
    },
    {
      title: "A budget of 700 a month for everything",
      inputs: { mode: "budget", monthlyBudget: 700 },
      outputs: { vehiclePrice: 20771.5882773, carCostOfIncome: 11.6666666667 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        mode: "income",
        monthlyIncome: 6000,
        budgetPercent: 20,
        monthlyBudget: 800,
        insurance: 150,
        fuelAndUpkeep: 200,
        downPayment: 5000,
        tradeInValue: 0,
        annualRate: 6.9,
        termMonths: 60,
        salesTaxRate: 6,
        fees: 700,
      },
      outputs: { vehiclePrice: 44650.1375683, monthlyPayment: 850, loanAmount: 43029.1458224 },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: {
        monthlyIncome: 5432.1,
        budgetPercent: 18.5,
        insurance: 133.3,
        fuelAndUpkeep: 181,
        downPayment: 3210,
        tradeInValue: 4567,
        annualRate: 8.35,
        termMonths: 66,
        salesTaxRate: 7.25,
        fees: 823.5,
      },
      outputs: {
        vehiclePrice: 40469.0433989,
        monthlyPayment: 690.6385,
        carBudget: 1004.9385,
        loanAmount: 36449.5490453,
        salesTax: 2934.00564642,
        outTheDoorPrice: 44226.5490453,
        totalInterest: 9132.59195467,
        totalPaid: 45582.141,
        downPaymentPercent: 19.2171579727,
        meetsTwentyPercentDown: false,
        withinFourYears: false,
        carCostOfIncome: 18.5,
        byTerm: {
          rows: 6,
          first: {
            termMonths: 24,
            loanAmount: 15216.6294496,
            vehiclePrice: 20671.4493703,
            totalInterest: 1358.69455037,
          },
          last: {
            termMonths: 84,
            loanAmount: 43819.0150276,
            vehiclePrice: 47340.3403521,
            totalInterest: 14194.6189724,
          },
        },
        byRate: {
          rows: 9,
          first: { annualRate: 0, vehiclePrice: 48984.2806527 },
          last: { annualRate: 20, vehiclePrice: 32142.2586066 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: { annualRate: 0, mode: "budget", monthlyBudget: 1234.5 },
      outputs: {
        vehiclePrice: 54122.6415094,
        monthlyPayment: 884.5,
        carBudget: 1234.5,
        loanAmount: 53_070,
        salesTax: 3247.35849057,
        outTheDoorPrice: 58_070,
        totalInterest: 0,
        totalPaid: 53_070,
        downPaymentPercent: 9.23827784556,
        meetsTwentyPercentDown: false,
        withinFourYears: false,
        carCostOfIncome: 20.575,
        byTerm: {
          rows: 6,
          first: { termMonths: 24, loanAmount: 21_228, vehiclePrice: 24083.0188679, totalInterest: 0 },
          last: { termMonths: 84, loanAmount: 74_298, vehiclePrice: 74149.0566038, totalInterest: 0 },
        },
        byRate: {
          rows: 9,
          first: { annualRate: 0, vehiclePrice: 54122.6415094 },
          last: { annualRate: 20, vehiclePrice: 35551.9470476 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: { mode: "budget", monthlyBudget: 100 },
      outputs: {
        vehiclePrice: 4056.60377358,
        monthlyPayment: 0,
        carBudget: 100,
        loanAmount: 0,
        salesTax: 243.396226415,
        outTheDoorPrice: 5000,
        totalInterest: 0,
        totalPaid: 0,
        downPaymentPercent: 123.255813953,
        meetsTwentyPercentDown: true,
        withinFourYears: false,
        carCostOfIncome: 5.83333333333,
        byTerm: {
          rows: 6,
          first: { termMonths: 24, loanAmount: 0, vehiclePrice: 4056.60377358, totalInterest: 0 },
          last: { termMonths: 84, loanAmount: 0, vehiclePrice: 4056.60377358, totalInterest: 0 },
        },
        byRate: {
          rows: 9,
          first: { annualRate: 0, vehiclePrice: 4056.60377358 },
          last: { annualRate: 20, vehiclePrice: 4056.60377358 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: { mode: "budget", monthlyBudget: 0, downPayment: 0, fees: 700 },
      outputs: {
        vehiclePrice: 0,
        monthlyPayment: 0,
        carBudget: 0,
        loanAmount: 0,
        salesTax: 0,
        outTheDoorPrice: 700,
        totalInterest: 0,
        totalPaid: 0,
        downPaymentPercent: null,
        meetsTwentyPercentDown: false,
        withinFourYears: false,
        carCostOfIncome: 5.83333333333,
        byTerm: {
          rows: 6,
          first: { termMonths: 24, loanAmount: 0, vehiclePrice: 0, totalInterest: 0 },
          last: { termMonths: 84, loanAmount: 0, vehiclePrice: 0, totalInterest: 0 },
        },
        byRate: { rows: 9, first: { annualRate: 0, vehiclePrice: 0 }, last: { annualRate: 20, vehiclePrice: 0 } },
      },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: { termMonths: 48, mode: "budget", monthlyBudget: 350, downPayment: 2000, tradeInValue: 0, fees: 0 },
      outputs: {
        vehiclePrice: 1886.79245283,
        monthlyPayment: 0,
        carBudget: 350,
        loanAmount: 0,
        salesTax: 113.20754717,
        outTheDoorPrice: 2000,
        totalInterest: 0,
        totalPaid: 0,
        downPaymentPercent: 106,
        meetsTwentyPercentDown: true,
        withinFourYears: true,
        carCostOfIncome: 5.83333333333,
        byTerm: {
          rows: 6,
          first: { termMonths: 24, loanAmount: 0, vehiclePrice: 1886.79245283, totalInterest: 0 },
          last: { termMonths: 84, loanAmount: 0, vehiclePrice: 1886.79245283, totalInterest: 0 },
        },
        byRate: {
          rows: 9,
          first: { annualRate: 0, vehiclePrice: 1886.79245283 },
          last: { annualRate: 20, vehiclePrice: 1886.79245283 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, each payment discounted",
      inputs: { annualRate: 100, termMonths: 180 },
      outputs: {
        vehiclePrice: 10283.015424,
        monthlyPayment: 550,
        carBudget: 900,
        loanAmount: 6599.9963494,
        salesTax: 616.980925437,
        outTheDoorPrice: 11599.9963494,
        totalInterest: 92400.0036506,
        totalPaid: 99_000,
        downPaymentPercent: 48.623869496,
        meetsTwentyPercentDown: true,
        withinFourYears: false,
        carCostOfIncome: 15,
        byTerm: {
          rows: 6,
          first: {
            termMonths: 24,
            loanAmount: 5633.38532261,
            vehiclePrice: 9371.11822888,
            totalInterest: 7566.61467739,
          },
          last: { termMonths: 84, loanAmount: 6592.06536397, vehiclePrice: 10275.5333622, totalInterest: 39607.934636 },
        },
        byRate: {
          rows: 9,
          first: { annualRate: 0, vehiclePrice: 97452.8301887 },
          last: { annualRate: 20, vehiclePrice: 33599.9026198 },
        },
      },
    },
    { by: "LibreOffice Calc 7.4 PV", inputs: { budgetPercent: 20 }, outputs: { loanAmount: 43029.1458224 } },
    { by: "Refusal", inputs: { monthlyIncome: 0 }, refuses: "monthlyIncome" },
    { by: "Refusal", inputs: { termMonths: 0 }, refuses: "termMonths" },
    { by: "Refusal", inputs: { budgetPercent: 101 }, refuses: "budgetPercent" },
  ],
});
