import { chart, choice, date, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { amortize, balanceAfter, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment, annuityRate } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";
import { sayExtraEffect } from "#maths/finance/extra-payment-effect.ts";

export default defineCalculator({
  id: "personal-loan",
  name: "Personal Loan Calculator",
  category: "loan",
  emoji: "🤝",
  description:
    "Monthly payment and true cost of a personal loan with its origination fee: APR, money you receive, payoff date and what extra payments save.",
  keywords: [
    "unsecured loan",
    "origination fee",
    "signature loan",
    "monthly installment",
    "loan APR",
    "pay off early",
    "bank loan",
  ],
  popular: true,
  related: [
    { id: "loan", stage: "complementary", relevance: 84 },
    { id: "debt-consolidation", stage: "next_step", relevance: 86 },
    { id: "apr", stage: "complementary", relevance: 90 },
    { id: "loan-comparison", stage: "next_step", relevance: 88 },
    "auto-loan",
    "credit-card-payoff",
  ],
  inputs: {
    principal: money("Loan amount", {
      default: 15_000,
      min: 0.01,
      also: ["loan", "borrow", "amount", "personal loan of", "borrowing", "took out", "loan of"],
    }),
    annualRate: percent("Interest rate per year", {
      default: 11.5,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "APR", "interest rate"],
    }),
    termMonths: integer("Term", {
      default: 48,
      min: 1,
      max: 480,
      unit: "months",
      also: ["months", "over", "for", "years"],
    }),
    originationFeePercent: percent("Origination fee", {
      unsaid: 0,
      default: 3,
      min: 0,
      max: 50,
      help: "Percent of the loan amount.",
      also: ["fee", "origination", "fee of", "upfront fee"],
    }),
    feeTreatment: choice("The fee is", {
      called: {
        deducted: ["deducted", "taken out", "kept back"],
        added: ["added to the loan", "rolled into the loan"],
      },
      default: "deducted",
      options: [
        ["deducted", "Deducted from the money you get"],
        ["added", "Added to the loan"],
      ],
    }),
    extraMonthlyPayment: money("Extra payment per month", {
      default: 0,
      min: 0,
      optional: true,
      also: ["extra", "additional", "extra payment", "throw in an extra", "pay an extra", "add", "adding", "on top"],
    }),
    startDate: date("Paid out on", { default: "next month" }),
  },
  outputs: {
    monthlyPayment: money("Monthly payment", {
      also: ["installment", "monthly installment", "pay a month", "payment"],
      decimals: 2,
    }),
    amountReceived: money("You receive", {
      also: [
        "actually get",
        "receive",
        "get in hand",
        "cash in hand",
        "actually receive",
        "get after the fee",
        "end up with",
        "deposited",
      ],
    }),
    originationFee: money("Origination fee"),
    loanAmount: money("You owe at the start"),
    apr: percent("APR", { also: ["real APR", "true APR"], decimals: 2 }),
    totalInterest: money("Total interest", { also: ["interest paid", "interest cost"] }),
    totalPaid: money("Total paid"),
    totalCost: money("Interest and fee"),
    numberOfPayments: integer("Number of payments"),
    payoffDate: date("Paid off on", { also: ["when will it be paid off"], precision: "month" }),
    interestSaved: money("Interest saved by extra payments", {
      also: ["save in interest", "interest do I save", "interest saved", "interest would I save", "save"],
      zero: "None",
    }),
    monthsSaved: integer("Months saved", {
      also: ["months sooner", "months earlier", "how much sooner", "how much earlier", "sooner"],
      unit: "months",
      zero: "None",
    }),
    schedule: table(
      "Payment schedule",
      {
        month: integer("Month"),
        date: date("Date"),
        payment: money("Payment", { decimals: 2 }),
        principal: money("Principal", { decimals: 2 }),
        interest: money("Interest", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
      },
      { byYear: { sum: ["payment", "principal", "interest"], last: ["balance"] } },
    ),
    balanceOverTime: chart("Balance over time", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  figures: [
    "amountReceived",
    "apr",
    "totalInterest",
    "totalCost",
    "payoffDate",
    "originationFee",
    "interestSaved",
    "monthsSaved",
  ],
  celebrates: { savings: "interestSaved", payoff: "monthsSaved", rate: "apr" },
  compute(inputs) {
    const { principal, termMonths, startDate } = inputs;
    const rate = inputs.annualRate / 1200;
    const originationFee = (principal * inputs.originationFeePercent) / 100;
    const isAdded = inputs.feeTreatment === "added";
    const loanAmount = isAdded ? principal + originationFee : principal;
    const amountReceived = isAdded ? principal : principal - originationFee;
    const monthlyPayment = annuityPayment(loanAmount, rate, termMonths);
    const paid = amortize(loanAmount, rate, monthlyPayment + inputs.extraMonthlyPayment, termMonths);
    const totalInterest = sumColumn(paid, "interest");
    return {
      monthlyPayment,
      amountReceived,
      originationFee,
      loanAmount,
      apr: originationFee > 0 ? 1200 * annuityRate(amountReceived, monthlyPayment, termMonths) : inputs.annualRate,
      totalInterest,
      totalPaid: loanAmount + totalInterest,
      totalCost: totalInterest + originationFee,
      numberOfPayments: paid.length,
      payoffDate: addMonths(startDate, paid.length),
      interestSaved: termMonths * monthlyPayment - loanAmount - totalInterest,
      monthsSaved: termMonths - paid.length,
      schedule: paid.map(({ number, payment, principal, interest, balance }) => ({
        month: number,
        date: addMonths(startDate, number),
        payment,
        principal,
        interest,
        balance,
      })),
      balanceOverTime: Array.from({ length: paid.length + 1 }, (_, month) => ({
        month,
        balance: balanceAfter(paid, month, loanAmount),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `You receive {amountReceived} and pay {monthlyPayment}${inputs.extraMonthlyPayment > 0 ? " and {extraMonthlyPayment} extra" : ""} a month until {payoffDate}.`,
    outputs.originationFee! > 0
      ? `The fee of {originationFee} raises the true yearly cost from {annualRate} to an APR of {apr}; interest and fee come to {totalCost}.`
      : `Interest comes to {totalInterest}, ${say.percent((100 * outputs.totalInterest!) / outputs.loanAmount!, 1)} of what you borrow.`,
    inputs.extraMonthlyPayment > 0
      ? `Paying {extraMonthlyPayment} more each month ${sayExtraEffect(outputs)}.`
      : `Every month you cut from the loan saves interest: try an extra payment.`,
  ],
  formula: {
    tex: [
      String.raw`M = L\,\frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`R = \sum_{k=1}^{n} \frac{M}{(1 + x)^k}, \qquad \text{APR} = 12x`,
    ],
    where: {
      M: "monthly payment",
      L: "what you owe at the start, with the fee if it is added",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "number of months",
      R: "money you receive",
      x: "monthly rate at which the payments are worth exactly what you received",
    },
  },
  howTo: [
    "Enter the Loan amount and the Interest rate per year from the offer.",
    "Enter the Term in months and the Origination fee in percent; many lenders charge 1 to 10%, banks and credit unions often nothing.",
    "Choose whether The fee is deducted from the money you get (usual) or added to the loan.",
    "Compare offers by APR, and by Interest and fee, not by the monthly payment.",
    "Try an Extra payment per month; check first that the lender charges nothing for early repayment.",
  ],
  faq: [
    {
      question: "I need 15,000 in hand. How much do I have to borrow?",
      answer:
        "If the fee is deducted, divide by one minus the fee: with 3%, 15,000 / 0.97 = 15,463.92. Enter that as Loan amount and You receive shows 15,000.",
    },
    {
      question: "Why is the APR higher than the interest rate?",
      answer:
        "You pay for money you never got. A 3% fee on a 4-year loan at 11.5% makes an APR of 13.14%. The shorter the term, the more a fee weighs: over one year the same fee raises the APR by 5.8 points.",
    },
    {
      question: "Do I get the fee back if I repay early?",
      answer:
        "Normally not. Extra payments save interest only, so the true rate of a loan with a fee rises when you pay it off early. The APR shown is for the full term.",
    },
  ],
  about: [
    "For loans with a fixed rate and equal monthly payments that are not secured by a home: personal, signature and most bank installment loans. The first payment is due a month after the money is paid out, and interest is charged on the exact balance each month.",
    "Late charges and insurance sold with the loan are not counted. Lenders round each payment to cents, so the last payment may differ a little.",
  ],
  caution:
    "Late fees, prepayment penalties and insurance sold with the loan are not counted; compare with the APR in the lender's disclosure.",
  sources: [
    "US Regulation Z, 12 CFR Part 1026, Appendix J (actuarial APR)",
    "US Consumer Financial Protection Bureau: personal loans, origination fees",
  ],
  phrases: [
    "personal loan {principal} at {annualRate} for {termMonths} months",
    "personal loan of {principal} with {originationFeePercent} origination fee",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "15,000 over 4 years with a 3% fee deducted",
      inputs: {
        principal: 15_000,
        annualRate: 11.5,
        termMonths: 48,
        originationFeePercent: 3,
        feeTreatment: "deducted",
        extraMonthlyPayment: 0,
        startDate: "2026-01-01",
      },
      outputs: { monthlyPayment: 391.335133588, amountReceived: 14_550, apr: 13.13769027 },
    },
    {
      title: "The same fee added to the loan",
      inputs: {
        principal: 15_000,
        annualRate: 11.5,
        termMonths: 48,
        originationFeePercent: 3,
        feeTreatment: "added",
        extraMonthlyPayment: 0,
        startDate: "2026-01-01",
      },
      outputs: { monthlyPayment: 403.075187595, loanAmount: 15_450, apr: 13.0889783926 },
    },
    {
      title: "No fee, 100 extra each month",
      inputs: {
        principal: 10_000,
        annualRate: 9,
        termMonths: 36,
        originationFeePercent: 0,
        feeTreatment: "deducted",
        extraMonthlyPayment: 100,
        startDate: "2026-01-01",
      },
      outputs: { numberOfPayments: 27, interestSaved: 384.907596849, payoffDate: "2028-04-01" },
    },
  ],
});
