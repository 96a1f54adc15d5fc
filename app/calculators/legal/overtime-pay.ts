import { defineCalculator, choice, integer, list, money, number, table } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "overtime-pay",
  name: "Overtime Pay Calculator",
  category: "legal",
  emoji: "⏰",
  description:
    "Your pay for a week with overtime, day by day: the US federal rule over 40 hours, or California's daily overtime and double time.",
  keywords: [
    "time and a half",
    "double time",
    "FLSA",
    "overtime rate",
    "weekly pay",
    "California overtime",
    "hours over 40",
    "extra hours pay",
    "overtime over 40 hours",
    "hours worked each day overtime",
    "pay with overtime",
  ],
  popular: true,
  related: [
    { id: "time-card", stage: "complementary", relevance: 92 },
    { id: "take-home-pay", stage: "next_step", relevance: 86 },
    { id: "salary-converter", stage: "complementary", relevance: 78 },
    "employee-cost",
    "freelance-rate",
  ],
  inputs: {
    hourlyRate: money("Hourly pay", {
      default: 24,
      min: 0,
      also: [
        "an hour",
        "per hour",
        "hourly",
        "rate",
        "wage",
        "/hr",
        "at",
        "make",
        "pay",
        "earn",
        "earning",
        "an hour and",
        "i make",
        "making",
        "paid",
        "wage of",
        "get paid",
        "base rate",
        "wage is",
        "regular rate",
      ],
    }),
    dailyHours: list("Hours worked each day of the workweek", {
      of: number("Hours", { min: 0, max: 24 }),
      default: [9, 9, 10, 8, 9, 4, 0],
      minItems: 7,
      maxItems: 7,
      help: "Seven numbers, starting with the first day of the workweek.",
      also: ["hours", "days", "worked", "week", "i worked", "this week i worked", "hours each day", "hours a day"],
    }),
    rule: choice("Overtime rule", {
      called: { california: ["california", "daily overtime", "ca overtime"], weekly: ["federal", "weekly"] },
      default: "weekly",
      options: [
        ["weekly", "Weekly (US federal and most states)"],
        ["california", "Daily and weekly (California)"],
      ],
    }),
    overtimeThreshold: number("Weekly hours before overtime", {
      default: 40,
      min: 0,
      max: 168,
      unit: "hours",
      also: ["overtime after", "threshold", "over", "after", "overtime over", "hours before overtime", "anything over"],
    }),
    overtimeMultiplier: number("Overtime pays", {
      also: ["time and a half", "multiplier", "times", "pays"],
      default: 1.5,
      min: 1,
      max: 10,
      unit: "times",
    }),
    doubleTimeMultiplier: number("Double time pays", { default: 2, min: 1, max: 10, unit: "times" }),
    weeksPerYear: number("Such weeks per year", {
      also: ["weeks a year"],
      default: 50,
      min: 0,
      max: 53,
      unit: "weeks",
    }),
  },
  outputs: {
    grossPay: money("Pay for the week", {
      also: [
        "gross pay",
        "total pay",
        "weekly pay",
        "paycheck",
        "pay",
        "how much do i make",
        "gross pay with overtime",
        "make in a week",
        "my paycheck",
        "total for the week",
        "earn this week",
        "in a week",
      ],
      decimals: 2,
    }),
    totalHours: number("Hours worked", { unit: "hours", decimals: 2 }),
    regularHours: number("Regular hours", { unit: "hours", decimals: 2 }),
    overtimeHours: number("Overtime hours", { unit: "hours", decimals: 2 }),
    doubleTimeHours: number("Double-time hours", { unit: "hours", decimals: 2 }),
    regularPay: money("Regular pay", { decimals: 2 }),
    overtimePay: money("Overtime pay", { also: ["overtime pay", "ot pay", "overtime", "extra pay"], decimals: 2 }),
    doubleTimePay: money("Double-time pay", { decimals: 2 }),
    overtimeRate: money("Overtime rate per hour", {
      also: [
        "overtime rate",
        "time and a half",
        "ot rate",
        "time and a half rate",
        "overtime hourly rate",
        "my overtime rate",
        "rate for overtime",
      ],
      decimals: 2,
    }),
    overtimePremium: money("Extra paid above the regular rate", { decimals: 2 }),
    effectiveHourlyRate: money("Average pay per hour", { decimals: 2, none: "No hours worked" }),
    annualPay: money("Pay per year"),
    days: table("Day by day", {
      day: integer("Day"),
      hours: number("Hours", { decimals: 2 }),
      regular: number("Regular", { decimals: 2 }),
      overtime: number("Overtime", { decimals: 2 }),
      doubleTime: number("Double time", { decimals: 2 }),
    }),
  },
  figures: [
    "totalHours",
    "regularPay",
    "overtimeHours",
    "overtimePay",
    "doubleTimePay",
    "effectiveHourlyRate",
    "annualPay",
  ],
  pictures: [
    { draw: "parts", of: ["regularPay", "overtimePay", "doubleTimePay"], whole: "grossPay" },
    { draw: "rows", table: "days", name: "day", value: "hours", title: "Hours, day by day" },
  ],
  compute(inputs) {
    const { hourlyRate, dailyHours, rule, overtimeThreshold } = inputs;
    const sevenDays = dailyHours.every((hours) => hours > 0);
    const split = dailyHours.map((hours, index) =>
      rule === "weekly"
        ? { regular: hours, overtime: 0, doubleTime: 0 }
        : californiaDay(hours, sevenDays && index === 6),
    );
    const days = overWeek(split, overtimeThreshold).map((day, index) => ({
      day: index + 1,
      hours: dailyHours[index]!,
      ...day,
    }));
    const totalHours = sum(dailyHours);
    const overtimeHours = sum(days.map((day) => day.overtime));
    const doubleTimeHours = sum(days.map((day) => day.doubleTime));
    const regularHours = sum(days.map((day) => day.regular));
    const overtimeRate = hourlyRate * inputs.overtimeMultiplier;
    const regularPay = regularHours * hourlyRate;
    const overtimePay = overtimeHours * overtimeRate;
    const doubleTimePay = doubleTimeHours * hourlyRate * inputs.doubleTimeMultiplier;
    const grossPay = regularPay + overtimePay + doubleTimePay;
    return {
      grossPay,
      totalHours,
      regularHours,
      overtimeHours,
      doubleTimeHours,
      regularPay,
      overtimePay,
      doubleTimePay,
      overtimeRate,
      overtimePremium: overtimePay + doubleTimePay - (overtimeHours + doubleTimeHours) * hourlyRate,
      effectiveHourlyRate: totalHours > 0 ? grossPay / totalHours : null,
      annualPay: grossPay * inputs.weeksPerYear,
      days,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.effectiveHourlyRate === null
      ? `No hours are entered for this week.`
      : `You earn {grossPay} for {totalHours} of work this week, an average of {effectiveHourlyRate} an hour.`,
    outputs.overtimeHours! + outputs.doubleTimeHours! > 0
      ? `${outputs.overtimeHours === 0 ? "You have {doubleTimeHours} of double time" : outputs.doubleTimeHours! > 0 ? "You have {overtimeHours} of overtime and {doubleTimeHours} of double time" : "You have {overtimeHours} of overtime"}, which pays {overtimePremium} more than at the regular rate.`
      : `There is no overtime this week: up to {overtimeThreshold} are paid at the regular rate${inputs.rule === "california" ? ", and no day is longer than 8 hours" : ""}.`,
    ...(outputs.annualPay! > 0 ? ["{weeksPerYear} like this one come to {annualPay} a year before tax."] : []),
  ],
  formula: {
    tex: [
      String.raw`P = r\,(H_1 + k_2 H_2 + k_3 H_3)`,
      String.raw`H_1 = \min\Bigl(W,\ \textstyle\sum_i g_i\Bigr) \qquad H_2 = \sum_i v_i + \max\Bigl(0,\ \textstyle\sum_i g_i - W\Bigr) \qquad H_3 = \sum_i d_i`,
      String.raw`g = \min(h, 8) \qquad v = \max(0, \min(h, 12) - 8) \qquad d = \max(0, h - 12)`,
    ],
    where: {
      P: "pay for the week",
      r: "hourly pay",
      "H_1, H_2, H_3": "regular, overtime and double-time hours",
      "k_2, k_3": "overtime and double time as multiples of the rate",
      W: "weekly hours before overtime",
      "g, v, d":
        "regular, overtime and double-time part of a day of h hours in California; under the weekly rule g = h",
    },
  },
  howTo: [
    "Enter your Hourly pay and the Hours worked each day of the workweek: seven numbers, with 0 for a day off.",
    "Choose the Overtime rule: weekly for US federal law and most states, daily and weekly for California.",
    "Change the Weekly hours before overtime or what Overtime pays if your contract is more generous.",
    "The table Day by day shows which hours became overtime; the yearly figure uses the number of Such weeks per year.",
  ],
  faq: [
    {
      question: "When must overtime be paid in the United States?",
      answer:
        "Above 40 hours in a workweek, at one and a half times the regular rate, under the Fair Labor Standards Act. There is no federal daily limit. Salaried executives, administrators and professionals can be exempt; the federal salary threshold is $684 a week, and some states set it higher.",
    },
    {
      question: "How does California's rule differ?",
      answer:
        "Hours above 8 a day are overtime, and hours above 12 a day are double time. If you work all seven days, the first 8 hours on the seventh are overtime and the rest double time. Regular hours above 40 in the week are overtime as well, but no hour is counted twice.",
    },
    {
      question: "May my employer average two weeks?",
      answer:
        "No. Under federal law, 30 hours in one week and 50 in the next mean 10 hours of overtime, whatever the pay period (29 CFR 778.104). Hospitals may agree with their employees to pay overtime above 80 hours in 14 days and above 8 hours a day instead.",
    },
    {
      question: "Do bonuses change the overtime rate?",
      answer:
        "Yes. The regular rate includes most bonuses and shift premiums, spread over the hours of the week; gifts, holiday pay and reimbursed expenses are left out. Enter that higher rate as Hourly pay.",
    },
  ],
  about: [
    "For hourly workers who want to check a pay stub or see what extra hours bring in. The workweek is any fixed period of seven days; start with its first day, which matters for California's seventh-day rule.",
    "The result is gross pay. Alaska, Nevada and Colorado have daily rules of their own, and union contracts often go further; set the multipliers and the limit for those, or use the closest rule.",
  ],
  sources: ["Fair Labor Standards Act, 29 U.S.C. 207; 29 CFR part 778", "California Labor Code section 510"],
  caution:
    "For US employees who are not exempt, before tax; bonuses and shift premiums that raise the regular rate are not counted, and other states and contracts differ.",
  phrases: ["overtime pay at {hourlyRate} an hour", "time and a half at {hourlyRate}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "A week of 49 hours under the federal rule",
      inputs: { hourlyRate: 24 },
      outputs: { grossPay: 1284, regularHours: 40, overtimeHours: 9 },
    },
    {
      title: "53 hours in California, with one 13-hour day",
      inputs: { hourlyRate: 20, dailyHours: [8, 10, 13, 8, 8, 6, 0], rule: "california" },
      outputs: { grossPay: 1200, overtimeHours: 12, doubleTimeHours: 1 },
    },
    {
      title: "All seven days in California",
      inputs: { hourlyRate: 31.5, dailyHours: [8, 8, 8, 8, 8, 8, 10], rule: "california" },
      outputs: { overtimeHours: 16, doubleTimeHours: 2, grossPay: 2142 },
    },
  ],
});

interface Split {
  readonly regular: number;
  readonly overtime: number;
  readonly doubleTime: number;
}

function californiaDay(hours: number, isSeventh: boolean): Split {
  if (isSeventh) return { regular: 0, overtime: Math.min(hours, 8), doubleTime: Math.max(0, hours - 8) };
  return {
    regular: Math.min(hours, 8),
    overtime: Math.max(0, Math.min(hours, 12) - 8),
    doubleTime: Math.max(0, hours - 12),
  };
}

/** Moves regular hours beyond the weekly threshold to overtime. */
function overWeek(days: readonly Split[], threshold: number): readonly Split[] {
  let left = threshold;
  return days.map(({ regular, overtime, doubleTime }) => {
    const kept = Math.min(regular, left);
    left -= kept;
    return { regular: kept, overtime: overtime + regular - kept, doubleTime };
  });
}
