import { chart, date, defineCalculator, integer, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { amortize, balanceAfter, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";
import { toNineDecimals } from "#maths/nine-decimals.ts";
import { monthsOfTerm } from "#maths/finance/level-loan.ts";
import { sayExtraEffect } from "#maths/finance/extra-payment-effect.ts";

export default defineCalculator({
  id: "mortgage",
  name: "Mortgage Calculator",
  category: "real-estate",
  emoji: "🏠",
  description:
    "Monthly cost of a home loan with property tax, home and mortgage insurance and fees, plus payoff date, total interest and the full payment schedule.",
  keywords: [
    "house payment",
    "home loan",
    "PITI",
    "PMI",
    "monthly housing cost",
    "amortization table",
    "extra payments",
    "30-year fixed",
    "buying a house monthly payment",
    "interest on a house loan",
  ],
  popular: true,
  related: [
    { id: "home-affordability", stage: "complementary", relevance: 96 },
    { id: "mortgage-refinance", stage: "next_step", relevance: 84 },
    { id: "rent-vs-buy", stage: "complementary", relevance: 86 },
    { id: "extra-payment", stage: "advanced_planning", relevance: 88 },
    { id: "closing-costs", stage: "next_step", relevance: 90 },
    { id: "mortgage-points", stage: "advanced_planning", relevance: 78 },
  ],
  inputs: {
    homePrice: money("Home price", {
      default: 400_000,
      min: 0.01,
      also: [
        "house price",
        "price",
        "house",
        "home",
        "purchase price",
        "condo for",
        "condo",
        "buying",
        "townhouse",
        "place",
        "buy a house",
        "house costs",
        "property",
        "home loan",
        "house for",
        "home costs",
        "listed at",
        "sale price",
      ],
    }),
    downPayment: money("Down payment", {
      partOf: "homePrice",
      unsaid: 0,
      default: 60_000,
      min: 0,
      also: [
        "down",
        "deposit",
        "put down",
        "putting down",
        "money down",
        "down payment of",
        "down on",
        "and putting down",
      ],
    }),
    annualRate: percent("Interest rate per year", {
      default: 6.5,
      min: 0,
      max: 100,
      also: [
        "rate",
        "interest",
        "APR",
        "fixed at",
        "interest rate",
        "rate of",
        "at a rate of",
        "mortgage rate",
        "fixed",
      ],
    }),
    termYears: number("Term", {
      unit: "years",
      default: 30,
      min: 0.08,
      max: 100,
      also: ["over", "loan term", "years", "year fixed", "year loan", "year mortgage", "term of", "year term"],
    }),
    startDate: date("Loan starts on", { default: "next month", help: "The first payment is one month later." }),
    propertyTaxRate: percent("Property tax per year", {
      also: ["tax", "property tax", "taxes", "property taxes", "taxes of", "property tax of", "real estate tax"],
      unsaid: 0,
      default: 1.1,
      min: 0,
      max: 20,
      help: "Percent of the home price.",
    }),
    homeInsurance: money("Home insurance per year", {
      also: ["insurance", "homeowners insurance", "insurance of", "home owners insurance", "hazard insurance"],
      unsaid: 0,
      default: 1800,
      min: 0,
    }),
    pmiRate: percent("Mortgage insurance (PMI) per year", {
      also: ["pmi", "mortgage insurance", "private mortgage insurance"],
      unsaid: 0,
      default: 0.6,
      min: 0,
      max: 20,
      help: "Percent of the loan; counted until you owe 80% of the price.",
    }),
    hoaMonthly: money("Association or service fee per month", {
      default: 0,
      min: 0,
      optional: true,
      also: ["HOA", "hoa fee", "hoa dues", "condo fee", "association fee", "hoa is", "dues", "association dues"],
    }),
    extraMonthlyPayment: money("Extra payment per month", {
      default: 0,
      min: 0,
      optional: true,
      also: ["extra", "extra a month", "extra payment", "extra toward principal", "extra each month"],
    }),
  },
  outputs: {
    totalMonthlyPayment: money("Monthly cost", {
      also: ["monthly payment", "house payment", "piti", "payment"],
      decimals: 2,
    }),
    monthlyPayment: money("Principal and interest", { also: ["p i"], decimals: 2 }),
    firstPrincipal: money("Principal in the first payment", { decimals: 2 }),
    firstInterest: money("Interest in the first payment", { decimals: 2 }),
    monthlyTax: money("Property tax", { decimals: 2 }),
    monthlyInsurance: money("Home insurance", { decimals: 2 }),
    monthlyMortgageInsurance: money("Mortgage insurance at the start", { decimals: 2 }),
    loanAmount: money("Loan amount", { also: ["how much will i borrow", "amount borrowed"] }),
    loanToValue: percent("Loan to value", { also: ["ltv"], decimals: 1 }),
    downPaymentPercent: percent("Down payment", { also: ["percent down"], decimals: 1 }),
    totalInterest: money("Total interest", {
      also: [
        "interest paid",
        "interest over the loan",
        "how much interest",
        "interest will i pay",
        "interest in total",
        "total interest paid",
      ],
    }),
    totalPaid: money("Principal and interest in all", {
      also: [
        "total of all payments",
        "total of payments",
        "pay in total",
        "total paid",
        "all payments",
        "total repaid",
      ],
    }),
    payoffDate: date("Paid off on", { also: ["pay off date", "payoff date"], precision: "month" }),
    numberOfPayments: integer("Number of payments"),
    mortgageInsuranceMonths: integer("Months with mortgage insurance", { unit: "months" }),
    totalMortgageInsurance: money("Mortgage insurance in all"),
    totalCost: money("Everything paid until the loan ends"),
    interestSaved: money("Interest saved by extra payments", { zero: "None" }),
    monthsSaved: integer("Months saved", { unit: "months", zero: "None" }),
    paymentSplit: table("Where the monthly payment goes", {
      item: text("Item", {
        labels: {
          principalAndInterest: "Principal and interest",
          propertyTax: "Property tax",
          homeInsurance: "Home insurance",
          mortgageInsurance: "Mortgage insurance",
          hoa: "Association fee",
        },
      }),
      amount: money("Amount", { decimals: 2 }),
      percent: percent("Share", { decimals: 1 }),
    }),
    schedule: table(
      "Every payment",
      {
        month: integer("Month"),
        date: date("Date"),
        payment: money("Payment", { decimals: 2 }),
        principal: money("Principal", { decimals: 2 }),
        interest: money("Interest", { decimals: 2 }),
        mortgageInsurance: money("Mortgage insurance", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
      },
      { byYear: { sum: ["payment", "principal", "interest", "mortgageInsurance"], last: ["balance"] } },
    ),
    yearlySchedule: table("Every year", {
      year: integer("Year", { plain: true }),
      paid: money("Paid"),
      principal: money("Principal"),
      interest: money("Interest"),
      balance: money("Balance at the end"),
    }),
    balanceOverTime: chart("Balance over time", {
      x: { month: integer("Month") },
      y: { balance: money("Balance"), withoutExtra: money("Without extra payments") },
      as: "line",
    }),
  },
  figures: [
    "monthlyPayment",
    "monthlyTax",
    "monthlyInsurance",
    "monthlyMortgageInsurance",
    "loanAmount",
    "totalInterest",
    "payoffDate",
    "interestSaved",
  ],
  pictures: [
    {
      draw: "flow",
      into: [
        [
          "totalMonthlyPayment",
          ["monthlyPayment", "monthlyTax", "monthlyInsurance", "monthlyMortgageInsurance", "hoaMonthly"],
        ],
        ["monthlyPayment", ["firstPrincipal", "firstInterest"]],
      ],
      title: "Where the first payment goes",
    },
  ],
  celebrates: { savings: "interestSaved", payoff: "monthsSaved" },
  compute(inputs) {
    const { homePrice, downPayment, annualRate, termYears, startDate, hoaMonthly } = inputs;
    if (downPayment > homePrice) refuse("downPayment", "The down payment cannot be more than the home price.");
    const loan = homePrice - downPayment;
    const rate = annualRate / 1200;
    const periods = monthsOfTerm(termYears);
    const monthlyPayment = annuityPayment(loan, rate, periods);
    const plain = amortize(loan, rate, monthlyPayment, periods);
    const { extraMonthlyPayment } = inputs;
    const paid = extraMonthlyPayment > 0 ? amortize(loan, rate, monthlyPayment + extraMonthlyPayment, periods) : plain;

    const insuranceFor = (balanceBefore: number) => {
      const shareOwed = toNineDecimals(balanceBefore / homePrice);
      return shareOwed > 0.8 ? (loan * inputs.pmiRate) / 1200 : 0;
    };
    const mortgageInsurance = paid.map((_, index) => insuranceFor(paid[index - 1]?.balance ?? loan));
    const monthlyTax = (homePrice * inputs.propertyTaxRate) / 1200;
    const monthlyInsurance = inputs.homeInsurance / 12;
    const monthlyMortgageInsurance = mortgageInsurance[0] ?? 0;
    const totalMonthlyPayment = monthlyPayment + monthlyTax + monthlyInsurance + monthlyMortgageInsurance + hoaMonthly;
    const totalMortgageInsurance = mortgageInsurance.reduce((total, amount) => total + amount, 0);
    const totalInterest = sumColumn(paid, "interest");
    const share = (item: string, amount: number) => ({
      item,
      amount,
      percent: totalMonthlyPayment > 0 ? (100 * amount) / totalMonthlyPayment : 0,
    });
    return {
      totalMonthlyPayment,
      monthlyPayment,
      firstPrincipal: monthlyPayment - loan * rate,
      firstInterest: loan * rate,
      monthlyTax,
      monthlyInsurance,
      monthlyMortgageInsurance,
      loanAmount: loan,
      loanToValue: (100 * loan) / homePrice,
      downPaymentPercent: (100 * downPayment) / homePrice,
      totalInterest,
      totalPaid: loan + totalInterest,
      payoffDate: addMonths(startDate, paid.length),
      numberOfPayments: paid.length,
      mortgageInsuranceMonths: mortgageInsurance.findLastIndex((amount) => amount > 0) + 1,
      totalMortgageInsurance,
      totalCost:
        downPayment +
        loan +
        totalInterest +
        totalMortgageInsurance +
        paid.length * (monthlyTax + monthlyInsurance + hoaMonthly),
      interestSaved: sumColumn(plain, "interest") - totalInterest,
      monthsSaved: plain.length - paid.length,
      paymentSplit: [
        share("principalAndInterest", monthlyPayment),
        share("propertyTax", monthlyTax),
        share("homeInsurance", monthlyInsurance),
        share("mortgageInsurance", monthlyMortgageInsurance),
        share("hoa", hoaMonthly),
      ],
      get schedule() {
        return paid.map((one, index) => ({
          month: one.number,
          date: addMonths(startDate, one.number),
          payment: one.payment,
          principal: one.principal,
          interest: one.interest,
          mortgageInsurance: mortgageInsurance[index]!,
          balance: one.balance,
        }));
      },
      get yearlySchedule() {
        return byYear(this.schedule);
      },
      get balanceOverTime() {
        return Array.from({ length: periods + 1 }, (_, month) => ({
          month,
          balance: balanceAfter(paid, month, loan),
          withoutExtra: balanceAfter(plain, month, loan),
        }));
      },
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.loanAmount! > 0
      ? `You pay {totalMonthlyPayment} a month, of which {monthlyPayment} is principal and interest on a loan of {loanAmount}.`
      : outputs.totalMonthlyPayment! > 0
        ? `Without a loan you pay {totalMonthlyPayment} a month for tax, insurance and fees.`
        : `Without a loan, tax, insurance or fees there is nothing to pay each month.`,
    outputs.totalInterest! > 0
      ? `Interest adds {totalInterest} by {payoffDate}, or ${say.percent((100 * outputs.totalInterest!) / outputs.loanAmount!, 0)} of what you borrow.`
      : `There is no interest to pay.`,
    inputs.extraMonthlyPayment > 0
      ? `Paying {extraMonthlyPayment} more each month ${sayExtraEffect(outputs)}.`
      : outputs.mortgageInsuranceMonths! > 0
        ? `Mortgage insurance is counted for {mortgageInsuranceMonths} and costs {totalMortgageInsurance} in all.`
        : `With these figures there is no mortgage insurance to pay.`,
  ],
  formula: {
    tex: [
      String.raw`M = L \cdot \frac{r}{1 - (1 + r)^{-n}}`,
      String.raw`C = M + \frac{P\,t}{12} + \frac{H}{12} + \frac{L\,p}{12} + F`,
    ],
    where: {
      M: "monthly principal and interest",
      L: "loan amount: home price less down payment",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "number of monthly payments: 12 times the term",
      C: "monthly cost",
      P: "home price",
      t: "property tax rate per year",
      H: "home insurance per year",
      p: "mortgage insurance rate per year, while more than 80% of the price is owed",
      F: "association fee per month",
    },
  },
  howTo: [
    "Enter the Home price and your Down payment. The loan is the difference.",
    "Enter the Interest rate per year from the lender's offer (the note rate, not the APR with fees) and the Term.",
    "Set Property tax per year and Home insurance per year to your county and policy; the seller's bills are the best source.",
    "With less than 20% down, set Mortgage insurance (PMI) per year. It is counted until you owe 80% of the price, when you may ask the lender to end it.",
    "Try an Extra payment per month to see the Interest saved and the Months saved.",
  ],
  faq: [
    {
      question: "Why is the first payment nearly all interest?",
      answer:
        "Interest is charged on what you still owe. At 6.5% on 340,000, the first month's interest is 1,842, so only about 307 of the 2,149 payment lowers the debt. As the balance falls, more of the same payment goes to principal.",
    },
    {
      question: "When does mortgage insurance stop?",
      answer:
        "Here it stops once the balance is at or below 80% of the home price. Under the Homeowners Protection Act of 1998, that is the point at which US borrowers may ask to have it removed. If you do not ask, it ends by itself when the balance is due to reach 78% of the original value under the original schedule, provided your payments are current. FHA loans follow other rules.",
    },
    {
      question: "Is it better to pay extra or to choose a shorter term?",
      answer:
        "A shorter term usually has a lower rate but commits you to the higher payment. Extra payments are voluntary: they save interest at your loan's rate, and you can stop at any time. Compare both here: shorten the Term, or keep it and add the difference as Extra payment per month.",
    },
    {
      question: "Does this work outside the United States?",
      answer:
        "The payment and the schedule are right for any loan with monthly payments and monthly compounding. Canadian fixed-rate mortgages compound twice a year, and property tax and mortgage insurance work differently elsewhere: set those to zero and add your own costs as a fee.",
    },
  ],
  about: [
    "Use it to compare offers, to see what a price means per month, and to find out what an extra payment is worth. It assumes a fixed rate, equal payments at the end of each month and interest on the exact balance. Payments are not rounded to cents, so a lender's schedule may differ slightly.",
    "Property tax and insurance stay at today's level; in reality both tend to rise. Closing costs, points and tax deductions are not included: see the related calculators.",
  ],
  caution:
    "Closing costs, upkeep and rises in tax and insurance are not included; mortgage insurance follows US conventional loans, while FHA, VA and non-US loans have other rules.",
  sources: [
    "US Homeowners Protection Act of 1998 (mortgage insurance ends on request at 80% of the original value, automatically at 78%)",
    "US Consumer Financial Protection Bureau: principal, interest, taxes and insurance",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, PMT and CUMIPMT",
  ],
  phrases: ["mortgage {homePrice} {annualRate} {termYears}", "house payment {homePrice} {downPayment} down"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 400,000 home with 15% down at 6.5% over 30 years",
      inputs: { homePrice: 400_000, downPayment: 60_000, annualRate: 6.5, termYears: 30 },
      outputs: { monthlyPayment: 2149.03128, loanToValue: 85 },
    },
    {
      title: "20% down: no mortgage insurance",
      inputs: { homePrice: 450_000, downPayment: 90_000, annualRate: 6.5, termYears: 30 },
      outputs: { monthlyPayment: 2275.44488, monthlyMortgageInsurance: 0, mortgageInsuranceMonths: 0 },
    },
    {
      title: "15 years instead of 30, and 300 extra each month",
      inputs: { homePrice: 450_000, downPayment: 90_000, annualRate: 5.9, termYears: 15, extraMonthlyPayment: 300 },
      outputs: { monthlyPayment: 3018.49 },
    },
  ],
});

function byYear(
  schedule: readonly { date: string; payment: number; principal: number; interest: number; balance: number }[],
) {
  const years = Map.groupBy(schedule, (row) => Number(row.date.slice(0, 4)));
  return [...years].map(([year, rows]) => ({
    year,
    paid: sumColumn(rows, "payment"),
    principal: sumColumn(rows, "principal"),
    interest: sumColumn(rows, "interest"),
    balance: rows.at(-1)!.balance,
  }));
}
