import { boolean, choice, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { presentValueOfAnnuity } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "car-affordability",
  name: "Car Affordability Calculator",
  category: "automotive",
  emoji: "🔑",
  description:
    "The car price you can afford on your income or monthly budget, after insurance and fuel, with tax, fees and a down payment.",
  keywords: [
    "how much car can i afford",
    "car budget",
    "20/4/10 rule",
    "maximum car price",
    "vehicle budget",
    "car price by salary",
    "car price i can shop for",
    "what car fits my budget",
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
    monthlyIncome: money("Income a month, before tax", {
      default: 6000,
      min: 0.01,
      also: ["income", "earn", "make", "salary", "gross", "earning", "i make"],
    }),
    budgetPercent: percent("Share of income for the car", {
      default: 15,
      min: 0,
      max: 100,
      when: { mode: "income" },
      help: "The 20/4/10 rule allows 10% for payment, insurance and fuel.",
      also: ["of my income", "of income", "of that", "of it", "share", "under"],
      assumable: false,
    }),
    monthlyBudget: money("All car costs a month", {
      default: 800,
      min: 0,
      when: { mode: "budget" },
      also: ["budget", "spend", "budget of", "afford", "car budget", "budget is"],
    }),
    insurance: money("Insurance a month", {
      default: 150,
      min: 0,
      also: ["for insurance", "insurance is"],
      unsaid: 0,
    }),
    fuelAndUpkeep: money("Fuel and upkeep a month", {
      default: 200,
      min: 0,
      also: ["gas", "for gas", "fuel", "upkeep", "gas and upkeep", "gas and maintenance", "maintenance"],
      unsaid: 0,
    }),
    downPayment: money("Down payment", {
      default: 5000,
      min: 0,
      also: ["down", "put down", "saved for a down payment", "cash down"],
      unsaid: 0,
    }),
    tradeInValue: money("Trade-in value", { default: 0, min: 0, also: ["trade-in", "trade"], unsaid: 0 }),
    annualRate: percent("Interest rate (APR)", {
      default: 6.9,
      min: 0,
      max: 100,
      also: ["rate", "APR", "interest", "loan at", "rate of", "loan", "loan rate", "financed at", "the loan"],
      assumable: false,
    }),
    termMonths: integer("Loan term", {
      default: 60,
      min: 1,
      max: 180,
      unit: "months",
      also: ["months", "term", "month loan"],
      assumable: false,
    }),
    salesTaxRate: percent("Sales tax on the price", {
      default: 6,
      min: 0,
      max: 100,
      also: ["sales tax", "tax"],
      unsaid: 0,
    }),
    fees: money("Title, registration and dealer fees", {
      default: 700,
      min: 0,
      also: ["in fees", "dealer fees", "registration"],
      unsaid: 0,
    }),
  },
  outputs: {
    vehiclePrice: money("Price you can afford", {
      also: [
        "how much car",
        "price can i shop for",
        "car price",
        "what price",
        "price range",
        "car can i afford",
        "expensive a car",
      ],
    }),
    monthlyPayment: money("Loan payment a month", { decimals: 2 }),
    carBudget: money("All car costs a month", { decimals: 2 }),
    loanAmount: money("Loan", { also: ["how big a loan"] }),
    salesTax: money("Sales tax"),
    outTheDoorPrice: money("Price with tax and fees"),
    totalInterest: money("Total interest"),
    totalPaid: money("Total of payments"),
    downPaymentPercent: percent("Down payment and trade-in, of the price", {
      decimals: 1,
      none: "No car can be bought",
    }),
    meetsTwentyPercentDown: boolean("At least 20% down", { words: ["Yes", "No"] }),
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
  figures: ["monthlyPayment", "carBudget", "loanAmount", "outTheDoorPrice", "totalInterest", "carCostOfIncome"],
  pictures: [
    { draw: "parts", of: ["monthlyPayment", "insurance", "fuelAndUpkeep"], whole: "carBudget" },
    { draw: "parts", of: ["loanAmount", "totalInterest"], whole: "totalPaid", title: "What you pay for the loan" },
  ],
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
      ? outputs.loanAmount! > 0
        ? `You can afford a {vehiclePrice} car before tax, with a {loanAmount} loan at {monthlyPayment} a month.`
        : `The budget leaves nothing for loan payments: without a loan, you can afford a {vehiclePrice} car before tax.`
      : `After insurance, fuel and fees, nothing is left for a car: raise the budget or the down payment.`,
    `Altogether, the car takes {carCostOfIncome} of your income.`,
    outputs.meetsTwentyPercentDown && outputs.withinFourYears
      ? `With at least 20% down and no more than four years to repay, you meet the first two parts of the 20/4/10 rule.`
      : outputs.downPaymentPercent === null
        ? `The 20/4/10 rule asks for 20% down, a loan of up to four years and 10% of income for the car.`
        : `Under the 20/4/10 rule, you would put at least 20% down (you have {downPaymentPercent}) and repay the loan within 48 months.`,
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
    "Enter Insurance and Fuel and upkeep for the kind of car you have in mind; get an insurance quote first.",
    "Enter the Down payment, the Trade-in value minus anything you still owe on it, the rate and the term.",
    "Add Sales tax and fees, then compare Other terms: a longer one buys a more expensive car, but with much more interest.",
  ],
  faq: [
    {
      question: "How much of my income should I spend on a car?",
      answer:
        "The 20/4/10 rule allows 10% of gross income for payment, insurance and fuel; many budgets use 15% of take-home pay. On 6,000 a month, 10% is 600; after 350 for insurance, fuel and upkeep, only 250 is left for the loan.",
    },
    {
      question: "What is the 20/4/10 rule?",
      answer:
        "At least 20% down, a loan of no more than four years, and all car costs at most 10% of gross income. That is strict at today's prices, when the average new-car loan in the US runs for well over five years, but it helps keep you from owing more than the car is worth.",
    },
    {
      question: "Why not just take 84 months?",
      answer:
        "Because a car loses value faster than a long loan is paid down. At 6.9%, a 550 payment buys about 4,000 more car over 84 months than over 72, but costs some 2,400 more in interest, and you can owe more than the car is worth for years.",
    },
  ],
  about: [
    "This turns the usual question around: it starts with what you can spend each month and works back to the price. Insurance, fuel and upkeep come off first, because you pay them whatever the loan.",
    "Sales tax is charged on the full price here. In states that tax only the price minus the trade-in, you can afford a little more: see the advanced auto loan calculator.",
  ],
  sources: [
    "US CFPB, Know Before You Owe: auto loans, auto loan worksheet (2016)",
    "The 20/4/10 rule of consumer guides: 20% down, four years, 10% of gross income",
  ],
  phrases: [
    "how much car can I afford on {monthlyIncome} a month",
    "car I can afford with {monthlyBudget} a month and {downPayment} down",
    "afford with {monthlyBudget} a month {downPayment} down interest {termMonths}",
    "i make {monthlyIncome} a month and want to spend {budgetPercent} on the car",
    "{insurance} for insurance {fuelAndUpkeep} for gas",
    "what price can i shop for with sales tax and {fees} fees",
    "monthly income before taxes keep under {budgetPercent}",
  ],
  caution:
    "A guide, not a loan offer: your credit decides the rate, and parking, tolls and unexpected repairs are not included.",
  updated: "2026-11-28",
  examples: [
    {
      title: "15% of a 6,000 monthly income",
      inputs: {},
      outputs: { vehiclePrice: 30323.0079937, monthlyPayment: 550, loanAmount: 27842.3884733 },
    },
    {
      title: "The 20/4/10 rule on the same income",
      inputs: { budgetPercent: 10, termMonths: 48 },
      outputs: { vehiclePrice: 13924.8159252, downPaymentPercent: 35.9071173856, meetsTwentyPercentDown: true },
    },
    {
      title: "A 700 monthly budget for everything",
      inputs: { mode: "budget", monthlyBudget: 700 },
      outputs: { vehiclePrice: 20771.5882773, carCostOfIncome: 11.6666666667 },
    },
  ],
});
