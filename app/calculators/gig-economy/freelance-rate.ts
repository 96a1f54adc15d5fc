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
      also: ["take-home", "income", "want to earn"],
    }),
    taxRate: percent("Taxes on income", {
      default: 25,
      min: 0,
      max: 90,
      help: "Income and self-employment tax as a share of profit",
    }),
    businessExpenses: money("Business expenses per year", { default: 9000, min: 0, also: ["expenses"] }),
    benefits: money("Health insurance, retirement and other benefits", { default: 10_000, min: 0 }),
    profitRate: percent("Profit to keep in the business", { default: 5, min: 0, max: 90 }),
    weeksOff: number("Weeks off per year", {
      default: 6,
      min: 0,
      max: 51,
      unit: "weeks",
      help: "Holidays, vacation and sick days",
    }),
    hoursPerWeek: number("Hours worked per week", { default: 40, min: 1, max: 112, unit: "hours" }),
    billableShare: percent("Hours you can bill", { default: 65, min: 1, max: 100, also: ["billable"] }),
    hoursPerDay: number("Hours in a billed day", { default: 8, min: 0.5, max: 24, unit: "hours" }),
  },
  outputs: {
    hourlyRate: money("Hourly rate", { decimals: 2 }),
    dayRate: money("Day rate", { decimals: 2 }),
    weeklyRate: money("Revenue per working week", { decimals: 2 }),
    monthlyRevenue: money("Revenue per month", { decimals: 2 }),
    revenueNeeded: money("Revenue per year"),
    billableHours: number("Billable hours per year", { unit: "hours", decimals: 1 }),
    workingHours: number("Hours worked per year", { unit: "hours", decimals: 1 }),
    taxes: money("Taxes"),
    takeHomePerHourWorked: money("Take-home per hour worked", { decimals: 2 }),
    breakdown: table(
      "Where a year's revenue goes",
      {
        item: text("Item"),
        amount: money("Amount"),
      },
      { split: { name: "item", value: "amount" } },
    ),
    rateByShare: table("Rate by share of billable hours", {
      billableShare: percent("Billable share"),
      hourlyRate: money("Hourly rate", { decimals: 2 }),
    }),
  },
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
      taxes: incomeBeforeTax - targetIncome,
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
    `That takes {revenueNeeded} of revenue from {billableHours} that you can bill; you work {workingHours}.`,
    `For each hour worked you keep {takeHomePerHourWorked}.`,
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
    "Be honest with Weeks off and Hours you can bill: offers, bookkeeping and learning earn nothing.",
    "Compare the rate with your market; if it is too high, look first at the billable share.",
  ],
  faq: [
    {
      question: "Which share of my hours can I bill?",
      answer:
        "Full-time freelancers bill 60 to 70 % of their hours, beginners 40 to 50 %, consultants on long projects 80 % and more. At 40 % instead of 65 % the rate has to be 1.6 times as high.",
    },
    {
      question: "Can I just divide my old salary by 2,080 hours?",
      answer:
        "No. An employer also paid payroll tax, insurance, holidays and your unproductive hours. A common rule is to double the hourly wage: a salary of 62,400 is 30 an hour, as a freelancer you need about 60.",
    },
    {
      question: "Hourly rate or day rate?",
      answer:
        "Day rates spare you discussions about minutes and reward you for being quick. Offer them for on-site work, and a fixed price where you can estimate the work well.",
    },
  ],
  about: [
    "It works backwards from what you want to keep to what you must charge. Taxes are a flat share of the income before tax; expenses and benefits are treated as deductible.",
    "The result is the rate below which you miss your goal, not the rate the market pays. What your work is worth to the client may be far more.",
  ],
  sources: [
    "U.S. Small Business Administration: pricing services by cost",
    "Internal Revenue Service, Publication 334 (Tax Guide for Small Business)",
  ],
  overflow: "targetIncome",
  phrases: [
    "freelance rate to take home {targetIncome}",
    "hourly rate for {targetIncome} a year with {businessExpenses} expenses",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "60,000 take-home with 65 % billable hours",
      inputs: {},
      outputs: { hourlyRate: 87.1325470868, dayRate: 697.060376694, revenueNeeded: 104210.526316 },
    },
    {
      title: "Starting out: only 40 % of the hours can be billed",
      inputs: { billableShare: 40 },
      outputs: { hourlyRate: 141.590389016, billableHours: 736 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        targetIncome: 80_000,
        taxRate: 30,
        businessExpenses: 12_000,
        benefits: 15_000,
        profitRate: 10,
        weeksOff: 5,
        hoursPerWeek: 38,
        billableShare: 70,
        hoursPerDay: 7.6,
      },
      outputs: {
        hourlyRate: 125.567210834,
        dayRate: 954.310802335,
        weeklyRate: 3340.08780817,
        monthlyRevenue: 13082.010582,
        revenueNeeded: 156984.126984,
        billableHours: 1250.2,
        workingHours: 1786,
        taxes: 34285.7142857,
        takeHomePerHourWorked: 44.7928331467,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        targetIncome: 43210.5,
        taxRate: 31.5,
        businessExpenses: 4321,
        benefits: 6543.2,
        profitRate: 7.5,
        weeksOff: 7.5,
        hoursPerWeek: 36.5,
        billableShare: 58,
        hoursPerDay: 7.25,
      },
      outputs: {
        hourlyRate: 84.8569689247,
        dayRate: 615.213024704,
        weeklyRate: 1796.42203214,
        monthlyRevenue: 6661.73170251,
        revenueNeeded: 79940.7804301,
        billableHours: 942.065,
        workingHours: 1624.25,
        taxes: 19870.5218978,
        takeHomePerHourWorked: 26.6033553948,
        breakdown: {
          rows: 5,
          first: { item: "Take-home pay", amount: 43210.5 },
          last: { item: "Profit", amount: 5995.55853225 },
        },
        rateByShare: {
          rows: 8,
          first: { billableShare: 30, hourlyRate: 164.056806588 },
          last: { billableShare: 100, hourlyRate: 49.2170419763 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { targetIncome: 0, businessExpenses: 0, benefits: 0 },
      outputs: {
        hourlyRate: 0,
        dayRate: 0,
        weeklyRate: 0,
        monthlyRevenue: 0,
        revenueNeeded: 0,
        billableHours: 1196,
        workingHours: 1840,
        taxes: 0,
        takeHomePerHourWorked: 0,
        breakdown: { rows: 5, first: { item: "Take-home pay", amount: 0 }, last: { item: "Profit", amount: 0 } },
        rateByShare: {
          rows: 8,
          first: { billableShare: 30, hourlyRate: 0 },
          last: { billableShare: 100, hourlyRate: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { taxRate: 0, profitRate: 0, billableShare: 100 },
      outputs: {
        hourlyRate: 42.9347826087,
        dayRate: 343.47826087,
        weeklyRate: 1717.39130435,
        monthlyRevenue: 6583.33333333,
        revenueNeeded: 79_000,
        billableHours: 1840,
        workingHours: 1840,
        taxes: 0,
        takeHomePerHourWorked: 32.6086956522,
        breakdown: { rows: 5, first: { item: "Take-home pay", amount: 60_000 }, last: { item: "Profit", amount: 0 } },
        rateByShare: {
          rows: 8,
          first: { billableShare: 30, hourlyRate: 143.115942029 },
          last: { billableShare: 100, hourlyRate: 42.9347826087 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { taxRate: 90, profitRate: 90, weeksOff: 51, hoursPerWeek: 1, billableShare: 1 },
      outputs: {
        hourlyRate: 619_000_000,
        dayRate: 4_952_000_000,
        weeklyRate: 6_190_000,
        monthlyRevenue: 515833.333333,
        revenueNeeded: 6_190_000,
        billableHours: 0.01,
        workingHours: 1,
        taxes: 540_000,
        takeHomePerHourWorked: 60_000,
        breakdown: {
          rows: 5,
          first: { item: "Take-home pay", amount: 60_000 },
          last: { item: "Profit", amount: 5_571_000 },
        },
        rateByShare: {
          rows: 8,
          first: { billableShare: 30, hourlyRate: 20633333.3333 },
          last: { billableShare: 100, hourlyRate: 6_190_000 },
        },
      },
    },
    { by: "Refusal", inputs: { taxRate: 91 }, refuses: "taxRate" },
    { by: "Refusal", inputs: { weeksOff: 52 }, refuses: "weeksOff" },
    { by: "Refusal", inputs: { billableShare: 0 }, refuses: "billableShare" },
  ],
});
