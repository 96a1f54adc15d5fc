import { chart, choice, date, defineCalculator, integer, money, percent } from "#engine/define.ts";
import { daysBetween } from "#maths/calendar.ts";

export default defineCalculator({
  id: "late-payment-interest",
  name: "Late Payment Interest Calculator",
  category: "business",
  emoji: "🧾",
  description:
    "Interest and fixed compensation you may add to an unpaid invoice, by UK or EU law or your own terms, with the amount per day.",
  keywords: [
    "overdue invoice",
    "invoice interest",
    "statutory interest",
    "debt recovery compensation",
    "unpaid invoice",
    "8 percent above base rate",
    "late fee",
  ],
  related: [
    { id: "judgment-interest", stage: "complementary", relevance: 78 },
    "simple-interest",
    { id: "working-capital", stage: "advanced_planning", relevance: 70 },
    { id: "date-difference", stage: "complementary", relevance: 66 },
    "business-days",
  ],
  inputs: {
    invoiceAmount: money("Unpaid amount", { default: 5000, min: 0.01, also: ["invoice", "unpaid amount"] }),
    dueDate: date("Due date", { default: "2026-03-01", also: ["due", "due on"] }),
    paymentDate: date("Paid or calculated on", { default: "2026-05-15", also: ["paid on", "paid"] }),
    referenceRate: percent("Reference rate", {
      default: 3.75,
      min: -5,
      max: 100,
      help: "UK: Bank of England base rate on the 31 Dec or 30 June before the debt became late (3.75% throughout 2026); EU: ECB rate",
    }),
    margin: percent("Added on top", {
      default: 8,
      min: 0,
      max: 100,
      help: "8 points by law in the UK and EU; your own rate with reference 0",
    }),
    daysPerYear: choice("Days in a year", {
      default: "365",
      options: [
        ["365", "365"],
        ["360", "360"],
      ],
    }),
    compensation: choice("Fixed compensation", {
      default: "ukStatutory",
      options: [
        ["ukStatutory", "UK: 40, 70 or 100"],
        ["euMinimum", "EU minimum: 40"],
        ["own", "Your own"],
        ["none", "None"],
      ],
    }),
    compensationAmount: money("Your own amount", { default: 0, min: 0, when: { compensation: "own" } }),
  },
  outputs: {
    interest: money("Interest", { decimals: 2 }),
    daysLate: integer("Days late", { unit: "days" }),
    annualRate: percent("Interest rate", { decimals: 2 }),
    dailyInterest: money("Interest per day", { decimals: 4 }),
    compensation: money("Fixed compensation", { decimals: 2 }),
    totalDue: money("Total due", { decimals: 2 }),
    growth: chart("Total due by days late", {
      x: { days: integer("Days late") },
      y: { totalDue: money("Total due without compensation", { decimals: 2 }) },
      as: "line",
      fit: true,
      own: { x: "daysLate", label: "You" },
    }),
  },
  currency: ({ compensation }) =>
    ({ ukStatutory: "GBP", euMinimum: "EUR", own: undefined, none: undefined })[compensation],
  compute(inputs) {
    const { invoiceAmount } = inputs;
    const daysLate = Math.max(0, daysBetween(inputs.dueDate, inputs.paymentDate));
    const annualRate = inputs.referenceRate + inputs.margin;
    const dailyInterest = (invoiceAmount * annualRate) / 100 / Number(inputs.daysPerYear);
    const interest = dailyInterest * daysLate;
    const compensation =
      daysLate > 0 ? compensationFor(inputs.compensation, invoiceAmount, inputs.compensationAmount) : 0;
    return {
      interest,
      daysLate,
      annualRate,
      dailyInterest,
      compensation,
      totalDue: invoiceAmount + interest + compensation,
      growth: Array.from({ length: 13 }, (_, index) => ({
        days: 10 * index,
        totalDue: invoiceAmount + dailyInterest * 10 * index,
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.daysLate === 0
      ? `The invoice is not late, so no interest is due.`
      : `The payment is {daysLate} late: {interest} of interest at ${say.percent(outputs.annualRate!, 2)} a year.`,
    outputs.daysLate === 0
      ? `From the day after the due date {dailyInterest} a day would be added.`
      : `With a fixed compensation of ${say.money(outputs.compensation!, 2)} the total due is {totalDue}, and {dailyInterest} more for each further day.`,
  ],
  formula: {
    tex: [String.raw`Z = A \cdot \frac{r + m}{100} \cdot \frac{d}{D}`, String.raw`T = A + Z + K`],
    where: {
      Z: "interest (simple, not compounded)",
      A: "unpaid amount",
      r: "reference rate in percent",
      m: "points added on top",
      d: "days late",
      D: "days in a year",
      T: "total due",
      K: "fixed compensation, once the payment is late",
    },
  },
  howTo: [
    "Enter the Unpaid amount with VAT, the Due date, and when it was Paid or calculated on.",
    "Set the Reference rate: for UK debts the Bank of England rate of the last 31 December or 30 June, for EU debts the ECB rate of the last 1 January or 1 July.",
    "Keep 8 points Added on top, or enter your contract's rate with a reference rate of 0.",
    "Choose the Fixed compensation: by UK law 40, 70 or 100 pounds depending on the invoice, in the EU at least 40 euros.",
  ],
  faq: [
    {
      question: "When is an invoice late?",
      answer:
        "On the day after the agreed date. Without an agreement it is 30 days after the customer got the invoice or the goods, whichever is later, in the UK and the EU alike. Between businesses up to 60 days may be agreed, longer only if that is fair.",
    },
    {
      question: "Do I have to remind the customer first?",
      answer:
        "No. Between businesses statutory interest runs by itself from the day the payment is late, and you may claim it later even if the invoice has been paid. A friendly reminder still brings the money sooner.",
    },
    {
      question: "Does this apply to consumers?",
      answer:
        "No. The UK act of 1998 and Directive 2011/7/EU cover payments between businesses and by public authorities. For consumers your contract and national law decide; in Germany, for example, 5 points above the base rate instead of 9.",
    },
    {
      question: "Why is the reference rate not today's rate?",
      answer:
        "It is fixed for half a year: UK debts that became late between 1 January and 30 June use the rate of 31 December before, later ones that of 30 June. A rate change in between does not matter.",
    },
  ],
  about: [
    "Simple interest on each day from the day after the due date up to the payment. If part of the invoice was paid earlier, calculate each part with its own date.",
    "Some EU states go beyond the minimum: Germany adds 9 points and a flat 40 euros, France uses the ECB rate plus 10 points where nothing else is agreed. Amounts of compensation are pounds for the UK rule and euros for the EU rule, whatever currency your page shows.",
  ],
  sources: [
    "Late Payment of Commercial Debts (Interest) Act 1998 (UK) and Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002",
    "Directive 2011/7/EU on combating late payment in commercial transactions",
    "Bank of England: Bank Rate 3.75% on 31 December 2025 and 30 June 2026",
  ],
  caution: "General information on statutory interest between businesses, not legal advice.",
  overflow: "invoiceAmount",
  phrases: [
    "late payment interest on {invoiceAmount} due {dueDate} paid {paymentDate}",
    "overdue invoice {invoiceAmount} interest",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "5,000 paid 75 days late in the United Kingdom",
      inputs: {},
      outputs: { interest: 120.719178082, daysLate: 75, compensation: 70, totalDue: 5190.71917808 },
    },
    {
      title: "An EU invoice at an ECB rate of 2.15%, 360 days",
      inputs: { referenceRate: 2.15, daysPerYear: "360", compensation: "euMinimum", invoiceAmount: 8200 },
      outputs: { interest: 173.395833333, annualRate: 10.15, totalDue: 8413.39583333 },
    },
  ],
});

function compensationFor(rule: "ukStatutory" | "euMinimum" | "own" | "none", invoice: number, own: number): number {
  switch (rule) {
    case "ukStatutory":
      return invoice < 1000 ? 40 : invoice < 10_000 ? 70 : 100;
    case "euMinimum":
      return 40;
    case "own":
      return own;
    case "none":
      return 0;
  }
}
