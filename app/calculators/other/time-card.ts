import { defineCalculator, choice, integer, list, money, number, refuse, table, text, time } from "#engine/define.ts";
import { hoursText, minutesOfDay, timeOfDay } from "#maths/clock.ts";

export default defineCalculator({
  id: "time-card",
  name: "Time Card Calculator",
  category: "other",
  emoji: "🕘",
  description:
    "Hours and pay for a week from clock-in and clock-out times, with breaks, rounding and daily or weekly overtime.",
  keywords: [
    "timesheet",
    "work hours",
    "clock in clock out",
    "payroll hours",
    "overtime",
    "punch card",
    "lunch break",
    "clocked in",
    "shift pay",
    "hours worked",
  ],
  related: [
    { id: "time-duration", stage: "complementary", relevance: 80 },
    { id: "overtime-pay", stage: "complementary", relevance: 92 },
    "salary-converter",
    { id: "take-home-pay", stage: "next_step", relevance: 84 },
    "employee-cost",
  ],
  inputs: {
    shifts: list("Shifts", {
      of: {
        day: text("Day", { default: "Monday" }),
        start: time("In", { default: "09:00" }),
        end: time("Out", { default: "17:30" }),
        breakMinutes: integer("Unpaid break", { unsaid: 0, default: 30, min: 0, max: 1440, unit: "minutes" }),
      },
      default: [
        { day: "Monday", start: "09:00", end: "17:30", breakMinutes: 30 },
        { day: "Tuesday", start: "09:00", end: "17:30", breakMinutes: 30 },
        { day: "Wednesday", start: "09:00", end: "17:30", breakMinutes: 30 },
        { day: "Thursday", start: "09:00", end: "17:30", breakMinutes: 30 },
        { day: "Friday", start: "09:00", end: "17:30", breakMinutes: 30 },
      ],
      also: ["hours worked", "timesheet"],
    }),
    hourlyRate: money("Hourly rate", { default: 22, min: 0, also: ["rate", "an hour", "pay", "wage"] }),
    weeklyOvertimeAfter: number("Overtime after hours a week", {
      default: 40,
      min: 0,
      max: 168,
      unit: "hours",
      also: ["overtime after", "weekly overtime"],
    }),
    dailyOvertimeAfter: number("Overtime after hours a day", {
      default: null,
      min: 0,
      max: 24,
      unit: "hours",
      optional: true,
      help: "8 in California; leave it empty in most other places.",
      also: ["daily overtime"],
    }),
    overtimeMultiplier: number("Overtime pays", {
      default: 1.5,
      min: 1,
      max: 5,
      unit: "times",
      also: ["time and a half", "double time"],
    }),
    roundTo: choice("Round each time to", {
      default: "0",
      options: [
        ["0", "Not at all"],
        ["5", "5 minutes"],
        ["6", "6 minutes (tenth of an hour)"],
        ["15", "15 minutes"],
      ],
    }),
  },
  outputs: {
    totalHours: number("Hours worked", { unit: "hours", decimals: 2, also: ["how many hours", "hours for the week"] }),
    totalText: text("As hours:minutes"),
    grossPay: money("Gross pay", { decimals: 2, also: ["get paid", "pay", "wages"] }),
    regularHours: number("Regular hours", { unit: "hours", decimals: 2 }),
    overtimeHours: number("Overtime hours", { unit: "hours", decimals: 2 }),
    regularPay: money("Regular pay", { decimals: 2 }),
    overtimePay: money("Overtime pay", { decimals: 2 }),
    averageHours: number("Hours per shift", { unit: "hours", decimals: 2 }),
    timeSheet: table("Time sheet", {
      day: text("Day"),
      start: time("In"),
      end: time("Out"),
      hours: number("Hours", { decimals: 2 }),
      overtime: number("Daily overtime", { decimals: 2 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "timeSheet", name: "day", value: "hours", title: "Hours, day by day" },
    { draw: "parts", of: ["regularPay", "overtimePay"], whole: "grossPay" },
  ],
  compute({ shifts, hourlyRate, weeklyOvertimeAfter, dailyOvertimeAfter, overtimeMultiplier, roundTo }) {
    if (shifts.length === 0) refuse("shifts", "Add at least one shift.");
    const timeSheet = shifts.map((shift, index) => shiftHours(shift, index, Number(roundTo), dailyOvertimeAfter));
    const totalHours = timeSheet.reduce((total, { hours }) => total + hours, 0);
    const dailyOvertime = timeSheet.reduce((total, { overtime }) => total + overtime, 0);
    const overtimeHours = dailyOvertime + Math.max(0, totalHours - dailyOvertime - weeklyOvertimeAfter);
    const regularHours = totalHours - overtimeHours;
    const regularPay = regularHours * hourlyRate;
    const overtimePay = overtimeHours * hourlyRate * overtimeMultiplier;
    return {
      totalHours,
      totalText: hoursText(Number((60 * totalHours).toFixed(6))),
      grossPay: regularPay + overtimePay,
      regularHours,
      overtimeHours,
      regularPay,
      overtimePay,
      averageHours: totalHours / shifts.length,
      timeSheet,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `You worked {totalHours} in ${inputs.shifts.length === 1 ? "one shift" : `${inputs.shifts.length} shifts`}, which earns {grossPay} before tax.`,
    outputs.overtimeHours! > 0
      ? `{overtimeHours} of that is overtime and pays {overtimePay}, at ${say.money(inputs.hourlyRate * inputs.overtimeMultiplier, 2)} an hour.`
      : `No overtime: it would start after {weeklyOvertimeAfter} in the week${inputs.dailyOvertimeAfter === null ? "" : " or {dailyOvertimeAfter} in a day"}.`,
    ...(inputs.roundTo === "0" ? [] : ["Clock times are rounded to the nearest {roundTo}, as the time sheet shows."]),
  ],
  formula: {
    tex: [
      String.raw`h_i = \frac{(b_i - a_i) \bmod 1440 - p_i}{60} \qquad H = \sum_i h_i`,
      String.raw`O = O_d + \max(0,\ H - O_d - W) \qquad O_d = \sum_i \max(0,\ h_i - D)`,
      String.raw`P = r\,(H - O) + r\,k\,O`,
    ],
    where: {
      "a_i, b_i": "clock-in and clock-out of a shift in minutes since midnight, rounded as chosen",
      p_i: "unpaid break in minutes",
      H: "hours worked",
      "O, O_d": "overtime in all, and the daily part of it",
      "W, D": "hours a week and a day before overtime",
      r: "hourly rate",
      k: "overtime pay as a multiple of the rate",
      P: "gross pay",
    },
  },
  howTo: [
    "Enter a row under Shifts for each time you clocked in and out, with the Unpaid break in minutes. A shift may run past midnight.",
    "Enter your Hourly rate and the hours after which overtime starts, per week and, if your law or contract says so, per day.",
    "If your employer rounds clock times, choose how under Round each time to.",
    "Compare the Hours worked and Gross pay with your pay stub; the Time sheet shows each shift.",
  ],
  faq: [
    {
      question: "Can my employer round my hours?",
      answer:
        "In the United States, yes: to the nearest 5, 6 or 15 minutes, if it evens out over time and does not always favor the employer (29 CFR 785.48). With 15 minutes, 8:53 becomes 9:00 and 9:08 becomes 9:15. California courts have grown stricter where exact times are recorded.",
    },
    {
      question: "Are hours counted twice when I have daily and weekly overtime?",
      answer:
        "No. Hours already paid as daily overtime do not count toward the weekly limit. Take four 11-hour days with limits of 8 hours a day and 40 a week: 12 hours are daily overtime and the other 32 stay below 40, so the total is 12.",
    },
    {
      question: "Is the lunch break paid?",
      answer:
        "US federal law does not require any break, but short ones of 5 to about 20 minutes must be paid (29 CFR 785.18); a meal break of 30 minutes or more in which you are off duty need not be (785.19). Enter only the unpaid part.",
    },
    {
      question: "What about double time in California?",
      answer:
        "It is not included here: hours above 12 a day count as plain overtime. The overtime pay calculator has the full rule, with double time and the seventh day.",
    },
  ],
  about: [
    "This time card is for one workweek. Overtime is figured for each week on its own: under US federal law, two weeks of 50 and 30 hours include 10 hours of overtime, not none.",
    "Only clock times are rounded. Gross pay is before taxes and Social Security; shift bonuses, tips and holiday pay are not included.",
  ],
  sources: [
    "Fair Labor Standards Act, 29 U.S.C. 207: overtime above 40 hours at one and a half times",
    "29 CFR 785.48, rounding of starting and stopping time",
    "California Labor Code section 510: daily overtime above 8 hours",
  ],
  caution:
    "Overtime rules differ by country, state and contract; the defaults follow US federal law. Your pay stub and your employer's records decide what you are owed.",
  updated: "2026-11-30",
  examples: [
    {
      title: "Five ordinary days",
      inputs: { hourlyRate: 22 },
      outputs: { totalHours: 40, totalText: "40:00", grossPay: 880, overtimeHours: 0 },
    },
    {
      title: "Four long days with daily overtime above 8 hours",
      inputs: {
        shifts: [
          { day: "Monday", start: "07:00", end: "18:30", breakMinutes: 30 },
          { day: "Tuesday", start: "07:00", end: "18:30", breakMinutes: 30 },
          { day: "Wednesday", start: "07:00", end: "18:30", breakMinutes: 30 },
          { day: "Thursday", start: "07:00", end: "18:30", breakMinutes: 30 },
        ],
        hourlyRate: 20,
        dailyOvertimeAfter: 8,
      },
      outputs: { totalHours: 44, overtimeHours: 12, grossPay: 1000 },
    },
    {
      title: "A night shift, rounded to a quarter of an hour",
      inputs: {
        shifts: [{ day: "Friday", start: "21:53", end: "06:08", breakMinutes: 30 }],
        hourlyRate: 18,
        roundTo: "15",
      },
      outputs: { totalHours: 7.75, totalText: "7:45", grossPay: 139.5 },
    },
  ],
});

interface Shift {
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: number;
}

function shiftHours({ day, start, end, breakMinutes }: Shift, index: number, step: number, dailyLimit: number | null) {
  const [from, to] = [roundedMinutes(start, step), roundedMinutes(end, step)];
  const minutes = ((((to - from) % 1440) + 1440) % 1440) - breakMinutes;
  if (minutes < 0) refuse("shifts", `Row ${index + 1}: the break of ${breakMinutes} minutes is longer than the shift.`);
  const hours = minutes / 60;
  return {
    day,
    start: timeOfDay(from),
    end: timeOfDay(to),
    hours,
    overtime: dailyLimit === null ? 0 : Math.max(0, hours - dailyLimit),
  };
}

function roundedMinutes(time: string, step: number): number {
  const minutes = minutesOfDay(time);
  return step === 0 ? minutes : Math.floor(minutes / step + 0.5) * step;
}
