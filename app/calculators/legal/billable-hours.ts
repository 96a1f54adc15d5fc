import { defineCalculator, choice, list, money, number, percent, refuse, table, text } from "#engine/define.ts";
import type { Say } from "#engine/define.ts";

export default defineCalculator({
  id: "billable-hours",
  name: "Billable Hours Calculator",
  category: "legal",
  emoji: "🖋️",
  description:
    "Turn time entries into billed hours in six-minute or other increments, with fees, discount, tax and the invoice total.",
  keywords: [
    "lawyer billing increments",
    "tenths of an hour",
    "6 minute increments",
    "time billing",
    "legal fees",
    "invoice hours",
    "attorney hourly rate",
    "bill for minutes of work",
    "invoice for legal work",
    "rounding up to 15 minutes",
  ],
  related: [
    { id: "freelance-rate", stage: "complementary", relevance: 82 },
    { id: "time-card", stage: "complementary", relevance: 76 },
    "contingency-fee",
    "meeting-cost",
    { id: "late-payment-interest", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    entries: list("Time entries", {
      of: {
        task: text("Task", { maxLength: 80 }),
        minutes: number("Minutes", { min: 0, max: 100_000 }),
      },
      default: [
        { task: "Call with client", minutes: 14 },
        { task: "Draft of letter", minutes: 95 },
        { task: "Court filing", minutes: 31 },
      ],
      maxItems: 1000,
      also: [
        "minutes",
        "min",
        "hours",
        "worked",
        "time",
        "of legal work",
        "of work",
        "on a call",
        "drafting",
        "on research",
        "call",
        "billed",
        "worked for",
      ],
    }),
    hourlyRate: money("Hourly rate", {
      default: 280,
      min: 0,
      also: [
        "rate",
        "an hour",
        "per hour",
        "attorney rate",
        "lawyer",
        "hourly",
        "rate of",
        "charge",
        "lawyer charges",
        "my rate is",
        "at",
        "attorney charges",
        "bill at",
        "billing rate",
      ],
    }),
    increment: choice("Billing increment", {
      called: {
        "1": ["one minute"],
        "5": ["five minute"],
        "6": ["six minute", "tenth of an hour", "tenths", "6 minute"],
        "10": ["ten minute"],
        "15": ["quarter hour", "fifteen minute", "15 minute"],
        "30": ["half hour", "thirty minute"],
      },
      default: "6",
      options: [
        ["1", "1 minute"],
        ["5", "5 minutes"],
        ["6", "6 minutes (0.1 hour)"],
        ["10", "10 minutes"],
        ["15", "15 minutes (0.25 hour)"],
        ["30", "30 minutes"],
        ["60", "1 hour"],
      ],
      also: ["increments", "increment"],
    }),
    rounding: choice("Rounding", {
      called: {
        up: ["round up", "rounded up", "rounding up", "rounding each up"],
        nearest: ["nearest", "round to the nearest"],
        none: ["no rounding", "exact time"],
      },
      default: "up",
      options: [
        ["up", "Up"],
        ["nearest", "To the nearest"],
        ["none", "None"],
      ],
    }),
    discountRate: percent("Discount", { default: 0, min: 0, max: 100, also: ["discount", "discount of", "off"] }),
    taxRate: percent("Tax", { default: 0, min: 0, max: 100, also: ["VAT", "sales tax"] }),
    disbursements: money("Expenses passed on", {
      also: ["expenses", "costs", "filing fee", "in expenses", "out of pocket", "costs of"],
      default: 0,
      min: 0,
    }),
  },
  outputs: {
    invoiceTotal: money("Invoice total", {
      also: ["bill", "invoice", "total", "what do i bill", "how much do i bill", "charge the client"],
      decimals: 2,
    }),
    billedHours: number("Billed hours", {
      also: ["billable hours", "billed time", "hours do i bill", "how many hours billed"],
      unit: "hours",
      decimals: 2,
    }),
    actualHours: number("Hours worked", { unit: "hours", decimals: 2 }),
    fees: money("Fees", { also: ["fee", "fees"], decimals: 2 }),
    discount: money("Discount", { decimals: 2 }),
    tax: money("Tax", { decimals: 2 }),
    effectiveHourlyRate: money("Fee per hour worked", { decimals: 2, none: "No time worked" }),
    roundingHours: number("Hours added by rounding", { unit: "hours", decimals: 2 }),
    lines: table("Lines", {
      task: text("Task"),
      minutes: number("Minutes", { decimals: 1 }),
      billedHours: number("Billed hours", { decimals: 2 }),
      amount: money("Amount", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "bars", of: ["actualHours", "billedHours"], title: "Worked and billed" },
    { draw: "rows", table: "lines", name: "task", value: "amount", title: "By task" },
  ],
  compute(inputs) {
    const { entries, hourlyRate } = inputs;
    if (entries.length === 0) refuse("entries", "Add at least one time entry.");
    const lines = entries.map(({ task, minutes }) => {
      const billedHours = billedMinutes(minutes, Number(inputs.increment), inputs.rounding) / 60;
      return { task, minutes, billedHours, amount: billedHours * hourlyRate };
    });
    const billedHours = lines.reduce((total, line) => total + line.billedHours, 0);
    const actualHours = entries.reduce((total, { minutes }) => total + minutes, 0) / 60;
    const fees = lines.reduce((total, { amount }) => total + amount, 0);
    const discount = (fees * inputs.discountRate) / 100;
    const tax = ((fees - discount) * inputs.taxRate) / 100;
    return {
      invoiceTotal: fees - discount + tax + inputs.disbursements,
      billedHours,
      actualHours,
      fees,
      discount,
      tax,
      effectiveHourlyRate: actualHours > 0 ? (fees - discount) / actualHours : null,
      roundingHours: billedHours - actualHours,
      lines,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.actualHours! > 0
      ? "{actualHours} of work is billed as {billedHours}; the invoice comes to {invoiceTotal}."
      : "No time has been entered yet; the invoice comes to {invoiceTotal}.",
    outputs.roundingHours! > 1e-9
      ? `Rounding adds ${sayMinutes(outputs.roundingHours!, say)}${inputs.hourlyRate > 0 ? `, worth ${say.money(outputs.roundingHours! * inputs.hourlyRate, 2)} before any discount` : ""}.`
      : outputs.roundingHours! < -1e-9
        ? `Rounding takes off ${sayMinutes(-outputs.roundingHours!, say)} in the client's favor.`
        : "Rounding changes nothing here.",
    ...(outputs.effectiveHourlyRate === null || outputs.effectiveHourlyRate === 0
      ? []
      : ["That makes a fee of {effectiveHourlyRate} for each hour actually worked."]),
  ],
  formula: {
    tex: [
      String.raw`b_i = I \left\lceil \frac{m_i}{I} \right\rceil \quad\text{or}\quad I \left\lfloor \frac{m_i}{I} + \tfrac12 \right\rfloor`,
      String.raw`T = F\,(1 - d)(1 + t) + E \qquad F = r \sum_i \frac{b_i}{60}`,
    ],
    where: {
      "m_i, b_i": "minutes worked and minutes billed for an entry, rounded up or to the nearest increment",
      I: "billing increment in minutes",
      F: "fees",
      r: "hourly rate",
      "d, t": "discount and tax as fractions",
      E: "expenses passed on, untaxed",
      T: "invoice total",
    },
  },
  howTo: [
    "Enter your Time entries with the minutes worked on each task.",
    "Set the Hourly rate, and the Billing increment and Rounding in your engagement letter.",
    "Add a Discount, Tax on the fees and Expenses passed on, if there are any.",
    "Copy the Lines into the invoice; Hours added by rounding shows what the increment costs the client.",
  ],
  faq: [
    {
      question: "Why do lawyers bill in six-minute increments?",
      answer:
        "Six minutes is a tenth of an hour, so hours can be written with one decimal: 14 minutes rounds up to 0.3 hours. Quarter hours are still used, but courts have cut fees billed that way because they inflate short tasks: a 2-minute call becomes 15.",
    },
    {
      question: "Is each entry rounded, or the whole day?",
      answer:
        "Each entry on its own. Three 2-minute calls make three tenths of an hour; combined into one 6-minute entry they make one tenth. ABA Formal Opinion 93-379 warns against billing one block of time to two clients.",
    },
    {
      question: "Are expenses taxed?",
      answer:
        "Not here: Expenses passed on are added after tax. That is right for disbursements made in the client's name; if the law where you are taxes them, enter them as part of the fees instead.",
    },
  ],
  about: [
    "For lawyers, consultants, accountants and agencies who bill by time, and for clients who check an invoice. The discount applies to fees only, and tax is charged on the fees after the discount.",
    "A minute count that exceeds a full increment only by a rounding error does not start a new one, so times exported from a stopwatch are not rounded up by accident.",
  ],
  caution:
    "Your engagement letter and local rules decide what may be billed; whether sales tax or VAT applies to fees and expenses depends on where you work.",
  sources: [
    "American Bar Association, Model Rules of Professional Conduct, rule 1.5; Formal Opinion 93-379 (billing for time)",
  ],
  phrases: [
    "billable hours at {hourlyRate} an hour",
    "invoice for time entries at {hourlyRate} per hour with {taxRate} tax",
    "{entries} minutes at {hourlyRate} an hour in 6 minute increments",
    "invoice for {entries} of legal work at {hourlyRate} an hour",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Three entries in tenths of an hour",
      inputs: {},
      outputs: { billedHours: 2.5, invoiceTotal: 700, roundingHours: 0.166666667 },
    },
    {
      title: "To the nearest quarter, with discount, tax and expenses",
      inputs: {
        entries: [
          { task: "Review", minutes: 47 },
          { task: "Meeting", minutes: 60 },
        ],
        hourlyRate: 200,
        increment: "15",
        rounding: "nearest",
        discountRate: 10,
        taxRate: 20,
        disbursements: 35,
      },
      outputs: { invoiceTotal: 413, fees: 350, tax: 63 },
    },
    {
      title: "By the minute",
      inputs: { entries: [{ task: "Site visit", minutes: 83 }], hourlyRate: 90, rounding: "none" },
      outputs: { invoiceTotal: 124.5, roundingHours: 0 },
    },
  ],
});

function sayMinutes(hours: number, say: Say): string {
  const minutes = say.number(60 * hours, 1);
  return minutes === "1" ? "1 minute" : `${minutes} minutes`;
}

function billedMinutes(minutes: number, increment: number, rounding: "up" | "nearest" | "none"): number {
  if (rounding === "none") return minutes;
  const parts = minutes / increment;
  return (rounding === "up" ? Math.ceil(parts - 1e-9) : Math.floor(parts + 0.5 + 1e-9)) * increment;
}
