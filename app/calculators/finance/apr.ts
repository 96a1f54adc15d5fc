import { chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { amortize, balanceAfter, type Instalment, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment, annuityRate } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "apr",
  name: "APR Calculator",
  category: "finance",
  emoji: "🧾",
  description:
    "The true yearly cost of a loan once fees are counted: annual percentage rate, effective rate, finance charge and payment.",
  keywords: [
    "annual percentage rate",
    "true cost of a loan",
    "loan fees",
    "finance charge",
    "APRC",
    "origination fee",
    "truth in lending",
  ],
  related: [
    "loan",
    { id: "personal-loan", stage: "complementary", relevance: 84 },
    "effective-annual-rate",
    { id: "mortgage-points", stage: "advanced_planning", relevance: 80 },
    { id: "loan-comparison", stage: "next_step", relevance: 92 },
    "closing-costs",
  ],
  inputs: {
    principal: money("Amount you borrow", {
      default: 20_000,
      min: 1,
      also: ["borrow", "loan", "amount", "borrowing", "loan of", "lends", "offers", "financing", "finance"],
    }),
    annualRate: percent("Interest rate per year", {
      default: 7,
      min: 0,
      max: 1000,
      also: ["rate", "interest", "at", "interest rate", "note rate", "nominal"],
    }),
    termMonths: integer("Term", {
      default: 60,
      min: 1,
      max: 600,
      unit: "months",
      also: ["months", "over", "for", "years"],
    }),
    upfrontFees: money("Fees paid up front or withheld", {
      default: 400,
      min: 0,
      also: [
        "fee",
        "points",
        "closing costs",
        "origination fee",
        "in fees",
        "fees up front",
        "keeps back",
        "kept back",
        "withheld",
        "setup fee",
        "lender fee",
        "charges",
        "paying fees of",
        "processing fee",
      ],
    }),
    financedFees: money("Fees added to the loan", {
      also: ["fees rolled in", "added to the loan", "rolled in", "financed", "added"],
      default: 0,
      min: 0,
      optional: true,
    }),
    monthlyFee: money("Fee with every payment", {
      also: ["fee every month", "fee each month", "service fee"],
      default: 0,
      min: 0,
      optional: true,
    }),
  },
  outputs: {
    apr: percent("APR", {
      also: ["true rate", "real rate", "real APR", "true APR", "annual percentage rate", "true cost"],
      decimals: 3,
    }),
    effectiveApr: percent("Effective annual rate (APRC in the EU)", { decimals: 3 }),
    monthlyPayment: money("Monthly payment without the monthly fee", { also: ["monthly payment"], decimals: 2 }),
    amountFinanced: money("Amount you actually get", {
      also: ["really get", "actually get", "money do I get", "net amount", "receive", "cash in hand"],
    }),
    financeCharge: money("Finance charge", { also: ["cost of the loan", "total cost of credit"] }),
    totalInterest: money("Interest"),
    totalFees: money("Fees"),
    totalPaid: money("Total paid"),
    aprMinusRate: percent("APR minus the interest rate", { decimals: 3 }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      paid: money("Paid"),
      interest: money("Interest"),
      principal: money("Principal"),
      balance: money("Balance"),
    }),
    balanceOverTime: chart("Balance of the loan", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { principal, termMonths, upfrontFees, financedFees, monthlyFee } = inputs;
    if (upfrontFees >= principal) refuse("upfrontFees", "Fees paid up front must be less than the amount you borrow.");
    const loan = principal + financedFees;
    const monthlyPayment = annuityPayment(loan, inputs.annualRate / 1200, termMonths);
    const amountFinanced = principal - upfrontFees;
    const isFree = upfrontFees + financedFees + monthlyFee === 0;
    const monthlyRate = isFree
      ? inputs.annualRate / 1200
      : annuityRate(amountFinanced, monthlyPayment + monthlyFee, termMonths);
    const paid = amortize(loan, inputs.annualRate / 1200, monthlyPayment, termMonths);
    const paidToLender = termMonths * (monthlyPayment + monthlyFee);
    return {
      apr: 1200 * monthlyRate,
      effectiveApr: 100 * Math.expm1(12 * Math.log1p(monthlyRate)),
      monthlyPayment,
      amountFinanced,
      financeCharge: paidToLender - amountFinanced,
      totalInterest: termMonths * monthlyPayment - loan,
      totalFees: upfrontFees + financedFees + termMonths * monthlyFee,
      totalPaid: paidToLender + upfrontFees,
      aprMinusRate: 1200 * monthlyRate - inputs.annualRate,
      yearlyTable: byYear(paid, monthlyFee),
      balanceOverTime: Array.from({ length: termMonths + 1 }, (_, month) => ({
        month,
        balance: balanceAfter(paid, month, loan),
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.totalFees! > 0
      ? `Fees of {totalFees} raise the yearly cost from {annualRate} to an APR of {apr}${outputs.aprMinusRate! < 0.005 ? "" : `, ${say.number(outputs.aprMinusRate!, 2)} points more`}.`
      : `With no fees, the APR is the same as the interest rate, {apr}.`,
    `You borrow {principal} and pay {totalPaid} in all, fees included; the finance charge is {financeCharge}.`,
    `With compounding that is {effectiveApr} a year, the figure that EU offers must show.`,
  ],
  formula: {
    tex: [
      String.raw`P - U = \sum_{k=1}^{n} \frac{M + f}{(1 + x)^k}`,
      String.raw`\text{APR} = 12x, \qquad \text{effective} = (1 + x)^{12} - 1`,
    ],
    where: {
      P: "amount you borrow",
      U: "fees paid up front or withheld",
      M: "monthly payment on the amount borrowed plus the fees added to the loan",
      f: "fee with every payment",
      n: "number of months",
      x: "monthly rate that makes both sides equal; it has no closed form and is found by iteration",
    },
  },
  howTo: [
    "Enter the Amount you borrow, the Interest rate per year and the Term.",
    "Enter Fees paid up front or withheld: origination, points, processing.",
    "Enter Fees added to the loan, and a Fee with every payment, such as an account charge.",
    "Compare offers with the same term by APR; for different terms, look at the Finance charge too.",
  ],
  faq: [
    {
      question: "Why does the same fee give a different APR?",
      answer:
        "It is spread over the time you have the money. A fee of 400 on 20,000 at 7% gives an APR of 7.85% over 60 months, but 10.81% over 12.",
    },
    {
      question: "Which fees belong in the APR?",
      answer:
        "Under US Regulation Z, the fees you pay because you take credit: origination, points, mortgage insurance, required service charges. Appraisal, title and notary fees on a mortgage, late fees and taxes do not count. The EU's APRC also includes compulsory insurance and brokers' fees.",
    },
    {
      question: "Why do the US and the EU show different rates?",
      answer:
        "Both solve the same equation, but the US multiplies the monthly rate by 12 and the EU compounds it. An APR of 8% in the US is 8.3% in the EU.",
    },
  ],
  about: [
    "For closed-end loans with equal monthly payments: installment loans, car loans, fixed-rate mortgages. It uses the actuarial method with equal months and the first payment one month after the money is paid out.",
    "Odd first periods, variable rates and credit cards follow other rules. US law allows the disclosed APR to differ from the exact one by an eighth of a point (12 CFR 1026.22).",
  ],
  caution:
    "Only the fees you enter are counted, and late fees, rate changes and odd first periods are not; the lender's disclosure is what binds.",
  sources: [
    "US Regulation Z, 12 CFR Part 1026, Appendix J (annual percentage rate, actuarial method)",
    "Directive (EU) 2023/2225, which replaced 2008/48/EC on November 20, 2026, and Directive 2014/17/EU (annual percentage rate of charge)",
  ],
  overflow: "annualRate",
  phrases: ["APR of {principal} at {annualRate} for {termMonths} months with {upfrontFees} fees"],
  updated: "2026-11-30",
  examples: [
    {
      title: "20,000 at 7% with a fee of 400",
      inputs: { principal: 20_000, annualRate: 7, termMonths: 60, upfrontFees: 400, financedFees: 0, monthlyFee: 0 },
      outputs: { apr: 7.85130208841, monthlyPayment: 396.023970807, financeCharge: 4161.43824842 },
    },
    {
      title: "A mortgage with two points up front",
      inputs: {
        principal: 300_000,
        annualRate: 6.5,
        termMonths: 360,
        upfrontFees: 6000,
        financedFees: 0,
        monthlyFee: 0,
      },
      outputs: { apr: 6.69531694916, aprMinusRate: 0.195316949159 },
    },
    {
      title: "“0%” with a fee of 4 a month",
      inputs: { principal: 5000, annualRate: 0, termMonths: 24, upfrontFees: 0, financedFees: 0, monthlyFee: 4 },
      outputs: { apr: 1.83248151432, effectiveApr: 1.84795090734, totalFees: 96 },
    },
  ],
});

function byYear(paid: readonly Instalment[], monthlyFee: number) {
  return Array.from({ length: Math.ceil(paid.length / 12) }, (_, index) => {
    const rows = paid.slice(12 * index, 12 * index + 12);
    return {
      year: index + 1,
      paid: sumColumn(rows, "payment") + rows.length * monthlyFee,
      interest: sumColumn(rows, "interest"),
      principal: sumColumn(rows, "principal"),
      balance: rows.at(-1)!.balance,
    };
  });
}
