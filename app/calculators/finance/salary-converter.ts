import { chart, choice, defineCalculator, money, number, refuse, table, text } from "#engine/define.ts";

const PERIOD_NAMES = {
  hour: "Hour",
  day: "Day",
  week: "Week",
  twoWeeks: "Two weeks",
  halfMonth: "Half month",
  month: "Month",
  quarter: "Quarter",
  year: "Year",
} as const;

export default defineCalculator({
  id: "salary-converter",
  name: "Salary Converter",
  category: "finance",
  emoji: "💱",
  description:
    "Turns pay per hour, day, week, month or year into all the others, and shows what unpaid days off cost over a year.",
  keywords: [
    "hourly to salary",
    "annual to hourly wage",
    "pay per month",
    "biweekly pay",
    "yearly income from hourly rate",
    "wage conversion",
  ],
  related: [
    { id: "take-home-pay", stage: "next_step", relevance: 94 },
    { id: "overtime-pay", stage: "complementary", relevance: 78 },
    "time-card",
    { id: "freelance-rate", stage: "advanced_planning", relevance: 76 },
    "gig-vs-salary",
    "inflation",
  ],
  inputs: {
    amount: money("Pay", {
      default: 25,
      min: 0,
      also: [
        "salary",
        "wage",
        "earning",
        "make",
        "making",
        "earn",
        "paid",
        "paying",
        "making about",
        "get paid",
        "job pays",
        "rate of",
        "salary of",
        "income of",
      ],
    }),
    period: choice("Per", {
      called: {
        twoWeeks: ["every two weeks", "biweekly", "every other week", "two weeks"],
        halfMonth: ["twice a month", "semimonthly"],
      },
      default: "hour",
      options: [
        ["hour", "Hour"],
        ["day", "Day"],
        ["week", "Week"],
        ["twoWeeks", "Two weeks"],
        ["halfMonth", "Half month"],
        ["month", "Month"],
        ["quarter", "Quarter"],
        ["year", "Year"],
      ],
      also: ["a", "an"],
    }),
    hoursPerWeek: number("Hours per week", {
      default: 40,
      min: 0.1,
      max: 168,
      also: ["hours a week", "hours", "hours weekly", "hour week", "work", "working", "hours every week"],
    }),
    daysPerWeek: number("Days per week", {
      also: ["days a week", "day week", "days per week", "days weekly", "a week"],
      default: 5,
      min: 0.1,
      max: 7,
    }),
    weeksPerYear: number("Weeks per year", {
      also: ["weeks a year", "weeks"],
      default: 52,
      min: 0.1,
      max: 53,
      assumable: true,
      optional: true,
    }),
    unpaidDays: number("Unpaid days off per year", {
      also: ["unpaid time off", "unpaid leave", "days off"],
      default: 0,
      min: 0,
      max: 366,
      unit: "days",
      optional: true,
    }),
  },
  outputs: {
    annualSalary: money("Per year", {
      also: ["in a year", "yearly", "annual salary", "annual", "year's pay", "per annum", "yearly income", "annually"],
    }),
    hourly: money("Per hour", { also: ["hourly", "an hour", "hourly rate", "hourly wage"], decimals: 2 }),
    daily: money("Per day", { also: ["a day", "day rate"], decimals: 2 }),
    weekly: money("Per week", { also: ["a week", "weekly pay"], decimals: 2 }),
    biweekly: money("Every two weeks", { also: ["biweekly", "every other week"], decimals: 2 }),
    semimonthly: money("Twice a month", { also: ["semimonthly"], decimals: 2 }),
    monthly: money("Per month", { also: ["a month", "monthly pay", "monthly"], decimals: 2 }),
    quarterly: money("Per quarter", { decimals: 2 }),
    adjustedAnnual: money("Per year with the unpaid days"),
    hoursPerYear: number("Hours worked per year", { unit: "hours" }),
    comparison: table("Every period", {
      period: text("Per", { labels: PERIOD_NAMES }),
      pay: money("Pay", { decimals: 2 }),
      adjusted: money("With the unpaid days", { decimals: 2 }),
    }),
    hourlyByHours: chart("What an hour pays if the same salary takes more or fewer hours", {
      x: { hours: number("Hours per week", { decimals: 1 }) },
      y: { hourly: money("Per hour", { decimals: 2 }) },
      own: { x: "hoursPerWeek", y: "hourly", label: "Your week" },
      fit: true,
      smooth: true,
    }),
  },
  compute({ amount, period, hoursPerWeek, daysPerWeek, weeksPerYear, unpaidDays }) {
    const workingDays = daysPerWeek * weeksPerYear;
    if (unpaidDays > workingDays) {
      refuse("unpaidDays", "There are more unpaid days than working days in the year. Enter fewer.");
    }
    const perYear = {
      hour: hoursPerWeek * weeksPerYear,
      day: workingDays,
      week: weeksPerYear,
      twoWeeks: weeksPerYear / 2,
      halfMonth: 24,
      month: 12,
      quarter: 4,
      year: 1,
    };
    const annualSalary = amount * perYear[period];
    const shareWorked = (workingDays - unpaidDays) / workingDays;
    return {
      annualSalary,
      hourly: annualSalary / perYear.hour,
      daily: annualSalary / perYear.day,
      weekly: annualSalary / perYear.week,
      biweekly: annualSalary / perYear.twoWeeks,
      semimonthly: annualSalary / perYear.halfMonth,
      monthly: annualSalary / perYear.month,
      quarterly: annualSalary / perYear.quarter,
      adjustedAnnual: annualSalary * shareWorked,
      hoursPerYear: perYear.hour * shareWorked,
      // From half to one and a half of the week entered.
      hourlyByHours: Array.from({ length: 11 }, (_, index) => {
        const hours = (hoursPerWeek * (5 + index)) / 10;
        return { hours, hourly: annualSalary / (hours * weeksPerYear) };
      }),
      comparison: Object.entries(perYear).map(([name, periods]) => ({
        period: name,
        pay: annualSalary / periods,
        adjusted: (annualSalary * shareWorked) / periods,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `That is {annualSalary} a year, {monthly} a month or {hourly} an hour.`,
    inputs.unpaidDays > 0
      ? `Unpaid time off ({unpaidDays}) costs ${say.money(outputs.annualSalary! - outputs.adjustedAnnual!)}, which leaves {adjustedAnnual} for the year.`
      : `Every unpaid day off would cost {daily}.`,
    `You work {hoursPerYear} a year for it.`,
  ],
  formula: {
    tex: [String.raw`Y = a\,p, \qquad x_q = \frac{Y}{q}`, String.raw`Y' = Y\,\frac{d\,w - u}{d\,w}`],
    where: {
      Y: "pay per year",
      a: "pay for the period you entered",
      p: "how many of these periods a year has: hours per week times weeks for an hour, weeks for a week, 12 for a month",
      x_q: "pay for a period that comes q times a year",
      "Y'": "pay per year with the unpaid days",
      "d,\\ w,\\ u": "days per week, weeks per year, unpaid days off",
    },
  },
  howTo: [
    "Enter the Pay and choose the period it is Per.",
    "Set Hours per week and Days per week as in your contract.",
    "Leave Weeks per year at 52 if vacation is paid; if only some weeks are paid (a school year, freelance work), enter those.",
    "Enter Unpaid days off per year to see what they cost.",
  ],
  faq: [
    {
      question: "How do I turn an hourly wage into a salary quickly?",
      answer:
        "Double it and add three zeros: 25 an hour is about 50,000 a year for 2,000 hours. With 40 paid hours in all 52 weeks, it is 2,080 hours and 52,000.",
    },
    {
      question: "Why is twice a month not the same as every two weeks?",
      answer:
        "Twice a month gives 24 paydays a year; every two weeks gives 26. At 52,000 a year that is 2,166.67 or 2,000 a payday; with biweekly pay, two months a year have three paydays.",
    },
    {
      question: "How many hours a year does the US government use?",
      answer:
        "Federal hourly rates are the yearly rate divided by 2,087, the average number of work hours per year over a 28-year cycle. To match it, enter 40 hours and 52.175 weeks.",
    },
  ],
  about: [
    "For comparing job offers quoted in different ways, and for part-time pay. All figures are before tax; benefits, overtime and bonuses are not included.",
    "The year is as long as the weeks you enter, so the 260 to 262 working days of a calendar year make small differences.",
  ],
  caution: "Pay before tax: overtime, bonuses, benefits and deductions are not included.",
  sources: [
    "US Office of Personnel Management: computing pay rates (the federal divisor 2087 differs; here hours and weeks are inputs)",
  ],
  phrases: [
    "{amount} an hour to salary",
    "{amount} a year to hourly",
    "what is {amount} a year per hour at {hoursPerWeek} hours a week",
    "I make {amount} every two weeks, how much is that per month",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "25 an hour, full time",
      inputs: { amount: 25, period: "hour", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 0 },
      outputs: { annualSalary: 52_000, monthly: 4333.33333333, biweekly: 2000 },
    },
    {
      title: "60,000 a year at 37.5 hours a week",
      inputs: { amount: 60_000, period: "year", hoursPerWeek: 37.5, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 0 },
      outputs: { hourly: 30.7692307692, monthly: 5000 },
    },
    {
      title: "A day rate of 350 with 30 unpaid days",
      inputs: { amount: 350, period: "day", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 30 },
      outputs: { adjustedAnnual: 80_500, hourly: 43.75 },
    },
  ],
});
