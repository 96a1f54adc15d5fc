import { choice, defineCalculator, money, number, refuse, table, text } from "#engine/define.ts";

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
    amount: money("Pay", { default: 25, min: 0, also: ["pay", "salary", "wage", "earning"] }),
    period: choice("Per", {
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
      also: ["per", "a", "an"],
    }),
    hoursPerWeek: number("Hours per week", {
      default: 40,
      min: 0.1,
      max: 168,
      also: ["hours a week", "hours per week"],
    }),
    daysPerWeek: number("Days per week", { default: 5, min: 0.1, max: 7 }),
    weeksPerYear: number("Weeks per year", { default: 52, min: 0.1, max: 53, optional: true }),
    unpaidDays: number("Unpaid days off per year", { default: 0, min: 0, max: 366, unit: "days", optional: true }),
  },
  outputs: {
    annualSalary: money("Per year"),
    hourly: money("Per hour", { decimals: 2 }),
    daily: money("Per day", { decimals: 2 }),
    weekly: money("Per week", { decimals: 2 }),
    biweekly: money("Every two weeks", { decimals: 2 }),
    semimonthly: money("Twice a month", { decimals: 2 }),
    monthly: money("Per month", { decimals: 2 }),
    quarterly: money("Per quarter", { decimals: 2 }),
    adjustedAnnual: money("Per year with the unpaid days"),
    hoursPerYear: number("Hours worked per year", { unit: "hours" }),
    comparison: table("Every period", {
      period: text("Per", { labels: PERIOD_NAMES }),
      pay: money("Pay", { decimals: 2 }),
      adjusted: money("With the unpaid days", { decimals: 2 }),
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
      ? `{unpaidDays} without pay cost ${say.money(outputs.annualSalary! - outputs.adjustedAnnual!)}: {adjustedAnnual} is left for the year.`
      : `Every unpaid day off would cost {daily}.`,
    `You work {hoursPerYear} a year for it.`,
  ],
  formula: {
    tex: [String.raw`Y = a\,p, \qquad x_q = \frac{Y}{q}`, String.raw`Y' = Y\,\frac{d\,w - u}{d\,w}`],
    where: {
      Y: "pay per year",
      a: "pay for the period you entered",
      p: "how many of these periods a year has: hours per week times weeks for an hour, weeks for a week, 12 for a month",
      x_q: "pay for a period of which the year has q",
      "Y'": "pay per year with the unpaid days",
      "d,\\ w,\\ u": "days per week, weeks per year, unpaid days off",
    },
  },
  howTo: [
    "Enter the Pay and choose what it is Per.",
    "Set Hours per week and Days per week as in your contract.",
    "Leave Weeks per year at 52 if holidays are paid; for paid weeks only (a school year, freelance weeks) enter those.",
    "Enter Unpaid days off per year to see what they cost.",
  ],
  faq: [
    {
      question: "How do I turn an hourly wage into a salary quickly?",
      answer:
        "Double it and add three zeros: 25 an hour is about 50,000 a year for 2,000 hours. With 40 paid hours in all 52 weeks it is 2,080 hours and 52,000.",
    },
    {
      question: "Why is twice a month not the same as every two weeks?",
      answer:
        "Twice a month gives 24 paydays a year, every two weeks 26. At 52,000 a year that is 2,166.67 or 2,000 a payday; with two-weekly pay two months a year have three paydays.",
    },
    {
      question: "Which number of hours does the US government use?",
      answer:
        "Federal hourly rates are the yearly rate divided by 2,087, the average of working hours over 28 years. Set 40 hours and 52.175 weeks for it.",
    },
  ],
  about: [
    "For comparing job offers that are quoted differently, and for part-time pay. All figures are before tax; benefits, overtime and bonuses are not included.",
    "The year is taken as the weeks you enter, so a calendar year's 260 to 262 working days make small differences.",
  ],
  sources: [
    "US Office of Personnel Management: computing pay rates (the federal divisor 2087 differs; here hours and weeks are inputs)",
  ],
  phrases: ["{amount} an hour to salary", "{amount} a year to hourly"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { amount: 25, period: "hour", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 10 },
      outputs: {
        annualSalary: 52_000,
        hourly: 25,
        daily: 200,
        weekly: 1000,
        biweekly: 2000,
        semimonthly: 2166.66666667,
        monthly: 4333.33333333,
        quarterly: 13_000,
        adjustedAnnual: 50_000,
        hoursPerYear: 2000,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 60_000, period: "year", hoursPerWeek: 37.5, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 0 },
      outputs: {
        annualSalary: 60_000,
        hourly: 30.7692307692,
        daily: 230.769230769,
        weekly: 1153.84615385,
        biweekly: 2307.69230769,
        semimonthly: 2500,
        monthly: 5000,
        quarterly: 15_000,
        adjustedAnnual: 60_000,
        hoursPerYear: 1950,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 30.7692307692, adjusted: 30.7692307692 },
          last: { period: "year", pay: 60_000, adjusted: 60_000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 220, period: "day", hoursPerWeek: 36, daysPerWeek: 4, weeksPerYear: 50, unpaidDays: 8 },
      outputs: {
        annualSalary: 44_000,
        hourly: 24.4444444444,
        daily: 220,
        weekly: 880,
        biweekly: 1760,
        semimonthly: 1833.33333333,
        monthly: 3666.66666667,
        quarterly: 11_000,
        adjustedAnnual: 42_240,
        hoursPerYear: 1728,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 24.4444444444, adjusted: 23.4666666667 },
          last: { period: "year", pay: 44_000, adjusted: 42_240 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 1500, period: "twoWeeks", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 5 },
      outputs: {
        annualSalary: 39_000,
        hourly: 18.75,
        daily: 150,
        weekly: 750,
        biweekly: 1500,
        semimonthly: 1625,
        monthly: 3250,
        quarterly: 9750,
        adjustedAnnual: 38_250,
        hoursPerYear: 2040,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 18.75, adjusted: 18.3894230769 },
          last: { period: "year", pay: 39_000, adjusted: 38_250 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 3000, period: "halfMonth", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 0 },
      outputs: {
        annualSalary: 72_000,
        hourly: 34.6153846154,
        daily: 276.923076923,
        weekly: 1384.61538462,
        biweekly: 2769.23076923,
        semimonthly: 3000,
        monthly: 6000,
        quarterly: 18_000,
        adjustedAnnual: 72_000,
        hoursPerYear: 2080,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 34.6153846154, adjusted: 34.6153846154 },
          last: { period: "year", pay: 72_000, adjusted: 72_000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 4200, period: "month", hoursPerWeek: 38, daysPerWeek: 5, weeksPerYear: 46, unpaidDays: 0 },
      outputs: {
        annualSalary: 50_400,
        hourly: 28.8329519451,
        daily: 219.130434783,
        weekly: 1095.65217391,
        biweekly: 2191.30434783,
        semimonthly: 2100,
        monthly: 4200,
        quarterly: 12_600,
        adjustedAnnual: 50_400,
        hoursPerYear: 1748,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 28.8329519451, adjusted: 28.8329519451 },
          last: { period: "year", pay: 50_400, adjusted: 50_400 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        amount: 15_000,
        period: "quarter",
        hoursPerWeek: 40,
        daysPerWeek: 5,
        weeksPerYear: 52,
        unpaidDays: 260,
      },
      outputs: {
        annualSalary: 60_000,
        hourly: 28.8461538462,
        daily: 230.769230769,
        weekly: 1153.84615385,
        biweekly: 2307.69230769,
        semimonthly: 2500,
        monthly: 5000,
        quarterly: 15_000,
        adjustedAnnual: 0,
        hoursPerYear: 0,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 28.8461538462, adjusted: 0 },
          last: { period: "year", pay: 60_000, adjusted: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 900, period: "week", hoursPerWeek: 30, daysPerWeek: 3, weeksPerYear: 48, unpaidDays: 0 },
      outputs: {
        annualSalary: 43_200,
        hourly: 30,
        daily: 300,
        weekly: 900,
        biweekly: 1800,
        semimonthly: 1800,
        monthly: 3600,
        quarterly: 10_800,
        adjustedAnnual: 43_200,
        hoursPerYear: 1440,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 30, adjusted: 30 },
          last: { period: "year", pay: 43_200, adjusted: 43_200 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { amount: 0, period: "hour", hoursPerWeek: 40, daysPerWeek: 5, weeksPerYear: 52, unpaidDays: 0 },
      outputs: {
        annualSalary: 0,
        hourly: 0,
        daily: 0,
        weekly: 0,
        biweekly: 0,
        semimonthly: 0,
        monthly: 0,
        quarterly: 0,
        adjustedAnnual: 0,
        hoursPerYear: 2080,
        comparison: {
          rows: 8,
          first: { period: "hour", pay: 0, adjusted: 0 },
          last: { period: "year", pay: 0, adjusted: 0 },
        },
      },
    },
    { by: "Refusal", inputs: { daysPerWeek: 2, weeksPerYear: 10, unpaidDays: 21 }, refuses: "unpaidDays" },
    { by: "Refusal", inputs: { hoursPerWeek: 169 }, refuses: "hoursPerWeek" },
    { by: "Refusal", inputs: { amount: -1 }, refuses: "amount" },
  ],
});
