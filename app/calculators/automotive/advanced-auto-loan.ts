import {
  boolean,
  chart,
  date,
  defineCalculator,
  integer,
  money,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { amortize, balanceAfter, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";
import { counted } from "#maths/counted.ts";
import { sayExtraEffect } from "#maths/finance/extra-payment-effect.ts";

export default defineCalculator({
  id: "advanced-auto-loan",
  name: "Advanced Auto Loan Calculator",
  category: "automotive",
  emoji: "🚙",
  description:
    "Car loan payment with trade-in, negative equity, rebate, sales tax, fees and extra payments, and the cash you need at signing.",
  keywords: [
    "car loan with trade in",
    "upside down car loan",
    "out the door price",
    "car payment with tax",
    "dealer fees",
    "pay off car early",
    "rolled in negative equity",
    "car loan extra payments",
    "negative equity on a trade-in",
    "upside down on my car",
    "owe on my old truck",
  ],
  popular: true,
  related: [
    { id: "auto-loan", stage: "complementary", relevance: 88 },
    { id: "car-affordability", stage: "complementary", relevance: 84 },
    "car-lease",
    "car-depreciation",
    "sales-tax",
    { id: "extra-payment", stage: "advanced_planning", relevance: 78 },
  ],
  inputs: {
    vehiclePrice: money("Vehicle price before tax", {
      default: 38_000,
      min: 0.01,
      also: ["price", "car", "new one is", "sticker", "costs", "priced at"],
    }),
    cashRebate: money("Rebate or incentive", {
      default: 1500,
      min: 0,
      also: ["rebate", "cash back", "incentive", "rebate of"],
      unsaid: 0,
    }),
    rebateBeforeTax: boolean("The rebate lowers the taxed price", {
      default: false,
      help: "Most US states tax the price before a manufacturer's rebate, but after a dealer's discount.",
    }),
    tradeInValue: money("Trade-in value", {
      default: 9000,
      min: 0,
      also: [
        "trade-in",
        "trade in",
        "trade-in is worth",
        "offers",
        "dealer offers",
        "trade is worth",
        "for my trade",
        "trade-in worth",
        "offers me",
      ],
      unsaid: 0,
    }),
    tradeInOwed: money("Still owed on the trade-in", {
      default: 11_000,
      min: 0,
      also: ["owe on trade-in", "still owe", "owe", "owe on it", "i owe", "payoff", "still owe on it"],
      unsaid: 0,
    }),
    tradeInTaxCredit: boolean("The trade-in lowers the taxed price", {
      default: true,
      help: "True in most US states, but not in California or Hawaii, for example.",
    }),
    salesTaxRate: percent("Sales tax", { default: 6.5, min: 0, max: 100, also: ["tax", "sales tax", "tax rate"] }),
    taxedFees: money("Fees that are taxed (documentation, delivery)", {
      default: 350,
      min: 0,
      also: ["doc fee", "documentation fee", "documentation", "dealer fees"],
      unsaid: 0,
    }),
    untaxedFees: money("Fees that are not taxed (title, registration)", {
      default: 450,
      min: 0,
      also: ["title", "registration", "title and registration", "fees", "in fees"],
      unsaid: 0,
    }),
    financeTaxAndFees: boolean("Put tax and fees into the loan", { default: true }),
    downPayment: money("Down payment in cash", {
      partOf: "vehiclePrice",
      default: 4000,
      min: 0,
      also: ["down", "down payment", "put down", "cash down", "i put"],
    }),
    annualRate: percent("Interest rate (APR)", { default: 7.1, min: 0, max: 100, also: ["rate", "APR", "interest"] }),
    termMonths: integer("Loan term", {
      default: 60,
      min: 1,
      max: 180,
      unit: "months",
      also: ["months", "term", "month loan"],
    }),
    startDate: date("Loan starts on", { default: "next month", help: "The first payment is due a month later." }),
    extraMonthlyPayment: money("Extra payment each month", {
      default: 50,
      min: 0,
      also: ["extra a month", "extra each month", "extra payment", "extra"],
      unsaid: 0,
    }),
    oneTimeExtraPayment: money("One extra payment", { default: 0, min: 0, unsaid: 0 }),
    oneTimeExtraMonth: integer("In month", { default: 12, min: 1, max: 180 }),
  },
  outputs: {
    monthlyPayment: money("Monthly payment", {
      decimals: 2,
      also: ["payment", "car payment", "pay a month", "a month"],
    }),
    loanAmount: money("Amount financed", { decimals: 2, also: ["finance"] }),
    salesTax: money("Sales tax", { decimals: 2, also: ["how much sales tax"] }),
    taxableAmount: money("Amount that is taxed", { decimals: 2 }),
    totalFees: money("Fees"),
    tradeInEquity: money("Equity in the trade-in"),
    negativeEquity: money("Negative equity rolled into the loan", {
      also: ["negative equity", "upside down", "roll over", "underwater"],
    }),
    cashDueAtSigning: money("Cash due at signing", { decimals: 2, also: ["due at signing", "cash to bring"] }),
    totalInterest: money("Total interest"),
    totalPaid: money("Total of payments"),
    totalCost: money("Cost of the car with tax, fees and interest"),
    payoffDate: date("Paid off on", { precision: "month" }),
    numberOfPayments: integer("Number of payments"),
    interestSaved: money("Interest saved by extra payments", { zero: "None" }),
    monthsSaved: integer("Months saved by extra payments", { zero: "None" }),
    loanToValue: percent("Loan, of the vehicle price", { decimals: 1 }),
    amountFinanced: table("How the loan adds up", {
      item: text("Item"),
      amount: money("Amount", { decimals: 2 }),
    }),
    schedule: table("Payment schedule", {
      month: integer("Month"),
      date: date("Date"),
      payment: money("Payment", { decimals: 2 }),
      principal: money("Principal", { decimals: 2 }),
      interest: money("Interest", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
    balanceOverTime: chart("Balance over time", {
      x: { month: integer("Month") },
      y: { balance: money("Balance"), balanceWithoutExtra: money("Without extra payments") },
      as: "line",
    }),
  },
  figures: [
    "loanAmount",
    "cashDueAtSigning",
    "totalInterest",
    "totalCost",
    "payoffDate",
    "salesTax",
    "interestSaved",
    "monthsSaved",
  ],
  celebrates: { savings: "interestSaved", payoff: "monthsSaved" },
  compute(inputs) {
    const { vehiclePrice, cashRebate, tradeInValue, downPayment, termMonths, startDate } = inputs;
    const untaxed = (inputs.rebateBeforeTax ? cashRebate : 0) + (inputs.tradeInTaxCredit ? tradeInValue : 0);
    const taxableAmount = Math.max(0, vehiclePrice - untaxed) + inputs.taxedFees;
    const salesTax = (taxableAmount * inputs.salesTaxRate) / 100;
    const totalFees = inputs.taxedFees + inputs.untaxedFees;
    const [taxInLoan, feesInLoan] = inputs.financeTaxAndFees ? [salesTax, totalFees] : [0, 0];
    const tradeInEquity = tradeInValue - inputs.tradeInOwed;
    const loanAmount = vehiclePrice - cashRebate - tradeInEquity - downPayment + taxInLoan + feesInLoan;
    if (loanAmount <= 0) {
      refuse(
        "downPayment",
        "Your down payment, rebate and trade-in cover the whole price, so there is no loan. Enter a smaller down payment.",
      );
    }
    const rate = inputs.annualRate / 1200;
    const monthlyPayment = annuityPayment(loanAmount, rate, termMonths);
    const extraOf = (month: number) =>
      inputs.extraMonthlyPayment + (month === inputs.oneTimeExtraMonth ? inputs.oneTimeExtraPayment : 0);
    const paid = amortize(loanAmount, rate, (month) => monthlyPayment + extraOf(month), termMonths);
    const plain = amortize(loanAmount, rate, monthlyPayment, termMonths);
    const totalInterest = sumColumn(paid, "interest");
    return {
      monthlyPayment,
      loanAmount,
      salesTax,
      taxableAmount,
      totalFees,
      tradeInEquity,
      negativeEquity: Math.max(0, -tradeInEquity),
      cashDueAtSigning: downPayment + salesTax + totalFees - taxInLoan - feesInLoan,
      totalInterest,
      totalPaid: loanAmount + totalInterest,
      totalCost: vehiclePrice - cashRebate + salesTax + totalFees + totalInterest,
      payoffDate: addMonths(startDate, paid.length),
      numberOfPayments: paid.length,
      interestSaved: sumColumn(plain, "interest") - totalInterest,
      monthsSaved: termMonths - paid.length,
      loanToValue: (100 * loanAmount) / vehiclePrice,
      amountFinanced: [
        { item: "Vehicle price", amount: vehiclePrice },
        { item: "Rebate", amount: -cashRebate },
        { item: "Trade-in value", amount: -tradeInValue },
        { item: "Owed on the trade-in", amount: inputs.tradeInOwed },
        { item: "Down payment", amount: -downPayment },
        { item: "Sales tax in the loan", amount: taxInLoan },
        { item: "Fees in the loan", amount: feesInLoan },
        { item: "Amount financed", amount: loanAmount },
      ],
      get schedule() {
        return paid.map(({ number, payment, principal, interest, balance }) => ({
          month: number,
          date: addMonths(startDate, number),
          payment,
          principal,
          interest,
          balance,
        }));
      },
      get balanceOverTime() {
        return Array.from({ length: termMonths + 1 }, (_, month) => ({
          month,
          balance: balanceAfter(paid, month, loanAmount),
          balanceWithoutExtra: balanceAfter(plain, month, loanAmount),
        }));
      },
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.cashDueAtSigning! > 0
      ? `You finance {loanAmount}, pay {monthlyPayment} a month and bring {cashDueAtSigning} to the dealer.`
      : `You finance {loanAmount}, pay {monthlyPayment} a month and need no cash at signing.`,
    outputs.negativeEquity! > 0
      ? `You still owe {negativeEquity} more on the old car than it is worth. In all, you borrow {loanToValue} of the new car's price.`
      : outputs.totalInterest! > 0
        ? `With tax, fees and {totalInterest} in interest, the car costs you {totalCost}.`
        : `With tax and fees, the car costs you {totalCost}; the loan itself is interest-free.`,
    inputs.extraMonthlyPayment + inputs.oneTimeExtraPayment > 0
      ? `Paying extra ${sayExtraEffect(outputs).replace("{monthsSaved}", counted(outputs.monthsSaved!, "month"))}; the loan ends in {payoffDate}.`
      : `The loan ends in {payoffDate}.`,
  ],
  formula: {
    tex: [
      String.raw`L = P - R - (V - O) - D + T + F`,
      String.raw`T = t \cdot \bigl(\max(0,\; P - R' - V') + F_t\bigr), \qquad M = L \cdot \frac{r}{1 - (1 + r)^{-n}}`,
    ],
    where: {
      L: "amount financed (T and F only if they are part of the loan)",
      P: "vehicle price",
      R: "rebate; R′ is the rebate if it lowers the taxed price, otherwise 0",
      V: "trade-in value; likewise V′",
      O: "still owed on the trade-in",
      D: "down payment",
      T: "sales tax at rate t",
      F: "fees; F with index t are the taxed ones",
      M: "monthly payment",
      r: "interest rate per month",
      n: "term in months",
    },
  },
  howTo: [
    "Enter the Vehicle price before tax that you negotiated, and any Rebate or incentive.",
    "Enter the Trade-in value and what is Still owed on the trade-in: your lender's payoff amount, not the balance on your statement.",
    "Check what lowers the taxed price in your state, then enter Sales tax and fees.",
    "Decide whether to put tax and fees into the loan, and enter the Down payment, rate and term.",
    "Try an Extra payment each month, or One extra payment, and see how much interest it saves.",
  ],
  faq: [
    {
      question: "What is negative equity?",
      answer:
        "It means you owe more on your old car than it is worth. The dealer pays off the old loan and adds the difference to the new one, so you pay interest on a car you no longer own. Waiting, selling the car yourself or paying the difference in cash is cheaper.",
    },
    {
      question: "Does a trade-in lower the sales tax?",
      answer:
        "In most US states, yes: you pay tax on the price minus the trade-in. California, Hawaii, Maryland, Virginia and the District of Columbia tax the full price; a few others have limits.",
    },
    {
      question: "Should I take the rebate or the low rate?",
      answer:
        "Calculate both: once with the rebate and your bank's rate, and once without the rebate at the dealer's rate. Then compare the Cost of the car with tax, fees and interest.",
    },
    {
      question: "Should tax and fees go into the loan?",
      answer:
        "It saves cash now, but you pay interest on them and start with a loan near or above the car's value. At 7.1% over five years, every 1,000 you add to the loan costs about 190 in interest.",
    },
  ],
  about: [
    "The whole deal on one page, from the negotiated price to the last payment. Extra payments reduce the balance right away: the loan ends earlier and the regular payment stays the same.",
    "Interest is charged monthly on the exact balance. Most US car loans charge interest by the day, so paying a few days early or late changes the figures slightly.",
  ],
  sources: [
    "US Regulation Z (Truth in Lending), 12 CFR Part 1026, Appendix J",
    "US CFPB, Know Before You Owe: auto loans (2016)",
    "US FTC, Auto Trade-ins and Negative Equity (2022)",
  ],
  caution:
    "An estimate: your contract's APR, taxes and fees decide. Add-ons such as gap insurance or an extended warranty are not included.",
  overflow: "vehiclePrice",
  phrases: [
    "car loan {vehiclePrice} trade in {tradeInValue} owe {tradeInOwed}",
    "car payment on {vehiclePrice} with {downPayment} down at {annualRate} for {termMonths} months with tax and trade in",
    "payment on a {vehiclePrice} car with tax {downPayment} down {annualRate} {termMonths}",
    "{cashRebate} rebate and sales tax",
    "trade-in worth {tradeInValue} and i still owe {tradeInOwed}",
    "negative equity to roll over into the new loan {tradeInValue} {tradeInOwed}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 38,000 car with negative equity in the trade-in",
      inputs: {},
      outputs: {
        loanAmount: 37207.75,
        monthlyPayment: 738.514777674,
        negativeEquity: 2000,
        totalInterest: 6551.79992363,
      },
    },
    {
      title: "Tax and fees paid in cash, no old loan",
      inputs: { tradeInOwed: 0, financeTaxAndFees: false, extraMonthlyPayment: 0 },
      outputs: { loanAmount: 23_500, monthlyPayment: 466.437698472, cashDueAtSigning: 6707.75 },
    },
  ],
});
