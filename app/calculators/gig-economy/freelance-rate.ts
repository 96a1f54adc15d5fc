import { defineCalculator, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "freelance-rate",
  name: "Freelance Rate Calculator",
  category: "gig-economy",
  emoji: "💻",
  description:
    "The hourly and day rate a freelancer must charge to take home a target income after tax, costs, time off and unbilled hours.",
  keywords: [
    "hourly rate",
    "day rate",
    "contractor rate",
    "how much should I charge",
    "consulting rate",
    "self employed",
    "billable hours",
  ],
  related: [
    { id: "self-employment-tax", stage: "next_step", relevance: 86 },
    { id: "gig-vs-salary", stage: "complementary", relevance: 86 },
    "salary-converter",
    { id: "billable-hours", stage: "advanced_planning", relevance: 74 },
    "estimated-tax",
  ],
  inputs: {
    targetIncome: money("Take-home income you want per year", {
      default: 60_000,
      min: 0,
      also: ["take-home", "income", "want to earn", "a year", "earn", "make", "salary", "per year", "want"],
    }),
    taxRate: percent("Taxes on income", {
      also: ["tax", "taxes"],
      default: 25,
      min: 0,
      max: 90,
      help: "Income and self-employment tax as a share of profit",
    }),
    businessExpenses: money("Business expenses per year", {
      default: 9000,
      min: 0,
      also: ["expenses", "costs", "overhead", "business costs"],
    }),
    benefits: money("Health insurance, retirement and other benefits", {
      also: ["benefits", "health insurance", "insurance"],
      default: 10_000,
      min: 0,
    }),
    profitRate: percent("Profit to keep in the business", { also: ["profit"], default: 5, min: 0, max: 90 }),
    weeksOff: number("Weeks off per year", {
      also: ["weeks off", "vacation", "weeks of vacation", "weeks vacation"],
      default: 6,
      min: 0,
      max: 51,
      unit: "weeks",
      help: "Holidays, vacation and sick days",
    }),
    hoursPerWeek: number("Hours worked per week", {
      also: ["hours a week", "hours per week", "hours", "weekly hours", "per week"],
      default: 40,
      min: 1,
      max: 112,
      unit: "hours",
    }),
    billableShare: percent("Hours you can bill", { default: 65, min: 1, max: 100, also: ["billable"] }),
    hoursPerDay: number("Hours in a billed day", {
      also: ["hours a day", "hours per day"],
      default: 8,
      min: 0.5,
      max: 24,
      unit: "hours",
    }),
  },
  outputs: {
    hourlyRate: money("Hourly rate", {
      also: ["freelance rate", "hourly", "charge per hour", "per hour"],
      decimals: 2,
    }),
    dayRate: money("Day rate", { also: ["day rate", "daily rate", "per day"], decimals: 2 }),
    weeklyRate: money("Revenue per working week", { decimals: 2 }),
    monthlyRevenue: money("Revenue per month", { decimals: 2 }),
    revenueNeeded: money("Revenue per year"),
    billableHours: number("Billable hours per year", { unit: "hours", decimals: 1 }),
    workingHours: number("Hours worked per year", { unit: "hours", decimals: 1 }),
    incomeBeforeTax: money("Income before tax"),
    taxes: money("Taxes"),
    profitKept: money("Profit kept in the business"),
    takeHomePerHourWorked: money("Take-home per hour worked", { decimals: 2 }),
    breakdown: table("Where a year's revenue goes", {
      item: text("Item"),
      amount: money("Amount"),
    }),
    rateByShare: table("Rate by share of billable hours", {
      billableShare: percent("Billable share"),
      hourlyRate: money("Hourly rate", { decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "flow",
      into: [
        ["revenueNeeded", ["incomeBeforeTax", "businessExpenses", "benefits", "profitKept"]],
        ["incomeBeforeTax", ["targetIncome", "taxes"]],
      ],
      title: "Where a year's revenue goes",
    },
  ],
  compute(inputs) {
    const { targetIncome, businessExpenses, benefits } = inputs;
    const workingWeeks = 52 - inputs.weeksOff;
    const workingHours = workingWeeks * inputs.hoursPerWeek;
    const billableHours = (workingHours * inputs.billableShare) / 100;
    const incomeBeforeTax = targetIncome / (1 - inputs.taxRate / 100);
    const costs = incomeBeforeTax + businessExpenses + benefits;
    const revenueNeeded = costs / (1 - inputs.profitRate / 100);
    const hourlyRate = revenueNeeded / billableHours;
    return {
      hourlyRate,
      dayRate: hourlyRate * inputs.hoursPerDay,
      weeklyRate: revenueNeeded / workingWeeks,
      monthlyRevenue: revenueNeeded / 12,
      revenueNeeded,
      billableHours,
      workingHours,
      incomeBeforeTax,
      taxes: incomeBeforeTax - targetIncome,
      profitKept: revenueNeeded - costs,
      takeHomePerHourWorked: targetIncome / workingHours,
      breakdown: [
        { item: "Take-home pay", amount: targetIncome },
        { item: "Taxes", amount: incomeBeforeTax - targetIncome },
        { item: "Business expenses", amount: businessExpenses },
        { item: "Benefits", amount: benefits },
        { item: "Profit", amount: revenueNeeded - costs },
      ],
      rateByShare: [30, 40, 50, 60, 70, 80, 90, 100].map((share) => ({
        billableShare: share,
        hourlyRate: revenueNeeded / ((workingHours * share) / 100),
      })),
    };
  },
  takeaways: () => [
    `Charge {hourlyRate} an hour or {dayRate} a day to take home {targetIncome} a year.`,
    `That takes {revenueNeeded} of revenue from {billableHours} of billable work; in all you work {workingHours}.`,
    `For every hour you work you keep {takeHomePerHourWorked}.`,
  ],
  formula: {
    tex: [String.raw`r = \frac{\dfrac{Y}{1 - t} + E + B}{(1 - p)\,(52 - w)\,h\,b}`],
    where: {
      r: "hourly rate",
      Y: "take-home income you want",
      t: "taxes as a share of profit",
      E: "business expenses",
      B: "health insurance, retirement and other benefits",
      p: "profit to keep in the business, as a share of revenue",
      w: "weeks off",
      h: "hours worked per week",
      b: "share of hours you can bill",
    },
  },
  howTo: [
    "Enter the Take-home income you want per year, after tax.",
    "Set Taxes on income as the share of your profit that income tax and social or self-employment tax take together.",
    "Enter Business expenses and what an employer used to pay: health insurance, retirement, paid sick days.",
    "Be honest about Weeks off and Hours you can bill: proposals, bookkeeping and learning earn nothing.",
    "Compare the rate with your market; if it is too high, look first at the billable share.",
  ],
  faq: [
    {
      question: "What share of my hours can I bill?",
      answer:
        "Full-time freelancers often bill 60% to 70% of their hours, beginners 40% to 50%, and consultants on long projects 80% or more. At 40% instead of 65% the rate has to be 1.6 times as high.",
    },
    {
      question: "Can I just divide my old salary by 2,080 hours?",
      answer:
        "No. An employer also paid payroll tax, insurance, holidays and your unproductive hours. A common rule of thumb is to double the hourly wage: a salary of 62,400 is 30 an hour, so as a freelancer you need about 60.",
    },
    {
      question: "Hourly rate or day rate?",
      answer:
        "A day rate spares you arguments over minutes and rewards you for being quick. Offer it for on-site work, and a fixed price where you can estimate the work well.",
    },
  ],
  about: [
    "Works backward from what you want to keep to what you must charge. Taxes are a flat share of the income before tax; expenses and benefits are treated as deductible.",
    "The result is the lowest rate that meets your goal, not the rate the market pays. Your work may be worth far more to the client.",
  ],
  sources: [
    "U.S. Small Business Administration: pricing services by cost",
    "Internal Revenue Service, Publication 334 (Tax Guide for Small Business)",
  ],
  overflow: "targetIncome",
  caution:
    "Taxes are one flat share here; brackets, deductions and late or unpaid invoices are not counted, so check the rate with your own figures.",
  phrases: [
    "freelance rate to take home {targetIncome}",
    "hourly rate for {targetIncome} a year with {businessExpenses} expenses",
  ],
  updated: "2026-11-23",
  examples: [
    {
      title: "60,000 take-home with 65% billable hours",
      inputs: {},
      outputs: { hourlyRate: 87.1325470868, dayRate: 697.060376694, revenueNeeded: 104210.526316 },
    },
    {
      title: "Starting out: only 40% of the hours can be billed",
      inputs: { billableShare: 40 },
      outputs: { hourlyRate: 141.590389016, billableHours: 736 },
    },
  ],
});
