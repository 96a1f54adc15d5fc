import { chart, choice, date, defineCalculator, integer, money, percent } from "#engine/define.ts";
import { daysBetween } from "#maths/calendar.ts";

export default defineCalculator({
  id: "late-payment-interest",
  name: "Late Payment Interest Calculator",
  category: "business",
  emoji: "🧾",
  description:
    "Interest and fixed compensation you can claim on an unpaid invoice, under UK or EU law or your own terms, with the amount per day.",
  keywords: [
    "overdue invoice",
    "invoice interest",
    "statutory interest",
    "debt recovery compensation",
    "unpaid invoice",
    "8 percent above base rate",
    "late fee",
    "interest on an unpaid invoice",
    "client pays late",
    "charge interest on an invoice",
  ],
  related: [
    { id: "judgment-interest", stage: "complementary", relevance: 78 },
    "simple-interest",
    { id: "working-capital", stage: "advanced_planning", relevance: 70 },
    { id: "date-difference", stage: "complementary", relevance: 66 },
    "business-days",
  ],
  inputs: {
    invoiceAmount: money("Unpaid amount", {
      default: 5000,
      min: 0.01,
      also: [
        "invoice",
        "owes me",
        "owe",
        "owed",
        "bill",
        "invoice of",
        "invoice for",
        "client owes",
        "unpaid invoice",
        "overdue",
        "unpaid bill",
        "on a",
      ],
    }),
    dueDate: date("Due date", {
      default: "2026-03-01",
      also: ["due", "due on", "was due", "due by", "invoice was due", "was due on", "should have been paid"],
    }),
    paymentDate: date("Paid or calculated on", {
      default: "2026-05-15",
      also: [
        "paid on",
        "paid",
        "is paid on",
        "pays on",
        "paid by",
        "they pay on",
        "calculated to",
        "until",
        "and paid",
        "to",
      ],
    }),
    referenceRate: percent("Reference rate", {
      also: ["base rate", "reference", "base rate of", "bank rate", "base"],
      default: 3.75,
      min: -5,
      max: 100,
      help: "UK: Bank of England base rate on the December 31 or June 30 before the debt became late (3.75% throughout 2026). EU: ECB rate.",
    }),
    margin: percent("Added on top", {
      also: [
        "plus",
        "on top",
        "above base",
        "above base rate",
        "over base",
        "over the base rate",
        "above the base rate",
      ],
      default: 8,
      min: 0,
      max: 100,
      help: "8 percentage points by law in the UK and EU. For a contract rate, enter it here and set the reference rate to 0.",
    }),
    daysPerYear: choice("Days in a year", {
      default: "365",
      options: [
        ["365", "365"],
        ["360", "360"],
      ],
    }),
    compensation: choice("Fixed compensation", {
      called: {
        none: ["no fixed fee", "no compensation", "no fixed compensation"],
        euMinimum: ["eu minimum", "eu"],
        ukStatutory: ["uk", "statutory"],
      },
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
    interest: money("Interest", {
      also: [
        "late interest",
        "interest",
        "late fee",
        "interest can i charge",
        "interest do they owe",
        "how much interest",
        "statutory interest",
      ],
      decimals: 2,
    }),
    daysLate: integer("Days late", { also: ["how late"], unit: "days" }),
    annualRate: percent("Interest rate", { decimals: 2 }),
    dailyInterest: money("Interest per day", { also: ["interest per day", "per day", "daily interest"], decimals: 4 }),
    compensation: money("Fixed compensation", { decimals: 2 }),
    totalDue: money("Total due", { also: ["total due", "total owed", "in total"], decimals: 2 }),
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
      : `The payment is {daysLate} late, which adds {interest} in interest at ${say.percent(outputs.annualRate!, 2)} a year.`,
    outputs.daysLate === 0
      ? `From the day after the due date, interest adds {dailyInterest} a day.`
      : outputs.compensation! > 0
        ? `Including fixed compensation of ${say.money(outputs.compensation!, 2)}, the total due is {totalDue}. Each further day adds {dailyInterest}.`
        : `The total due is {totalDue}. Each further day adds {dailyInterest}.`,
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
      K: "fixed compensation, owed once the payment is late",
    },
  },
  howTo: [
    "Enter the Unpaid amount including VAT, the Due date, and the day it was paid or you want to calculate to.",
    "Set the Reference rate: for UK debts, the Bank of England rate on the last December 31 or June 30 before the debt became late; for EU debts, the ECB rate on the last January 1 or July 1.",
    "Leave Added on top at 8, or enter your contract's rate there with a reference rate of 0.",
    "Choose the Fixed compensation: under UK law £40, £70 or £100, depending on the size of the debt; in the EU, at least €40.",
  ],
  faq: [
    {
      question: "When is an invoice late?",
      answer:
        "From the day after the agreed date. Without an agreement, payment is due 30 days after the customer gets the invoice or the goods, whichever is later, in both the UK and the EU. Businesses can agree on up to 60 days, and on longer only if that is fair.",
    },
    {
      question: "Do I have to remind the customer first?",
      answer:
        "No. Between businesses, statutory interest starts to run as soon as the payment is late, and you can claim it later even if the invoice has since been paid. Still, a friendly reminder often gets you paid sooner.",
    },
    {
      question: "Does this apply to consumers?",
      answer:
        "No. The UK act of 1998 and Directive 2011/7/EU cover payments between businesses and by public authorities. For consumers, your contract and national law decide: in Germany, for example, consumers pay 5 percentage points above the base rate instead of 9.",
    },
    {
      question: "Why is the reference rate not today's rate?",
      answer:
        "It is fixed for six months at a time: UK debts that become late between January 1 and June 30 use the rate on the preceding December 31, and later ones use the rate on June 30. Changes in between do not matter.",
    },
  ],
  about: [
    "Simple interest for each day from the day after the due date until payment. If part of the invoice was paid earlier, calculate each part with its own date.",
    "Some EU states go beyond the minimum: Germany adds 9 percentage points and a flat €40, and France uses the ECB rate plus 10 points where nothing else is agreed. Compensation is in pounds under the UK rule and in euros under the EU rule.",
  ],
  sources: [
    "Late Payment of Commercial Debts (Interest) Act 1998 (UK) and Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002",
    "Directive 2011/7/EU on combating late payment in commercial transactions",
    "Bank of England: Bank Rate 3.75% on December 31, 2025, and June 30, 2026",
  ],
  caution:
    "Statutory interest between businesses only, not legal advice: consumer debts, court judgments and some contracts follow other rules.",
  overflow: "invoiceAmount",
  phrases: [
    "late payment interest on {invoiceAmount} due {dueDate} paid {paymentDate}",
    "overdue invoice {invoiceAmount} interest",
  ],
  updated: "2026-11-30",
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
