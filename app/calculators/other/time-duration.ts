import { defineCalculator, boolean, choice, integer, list, number, refuse, table, text, time } from "#engine/define.ts";
import { durationText, minutesUntil } from "#maths/clock.ts";

export default defineCalculator({
  id: "time-duration",
  name: "Time Duration Calculator",
  category: "other",
  emoji: "⏱️",
  description: "Hours and minutes between two times of day, or the sum of any number of durations, also as a decimal.",
  keywords: [
    "hours between times",
    "add hours and minutes",
    "hours calculator",
    "elapsed time",
    "subtract time",
    "decimal hours",
    "how many hours",
  ],
  related: [
    { id: "time-card", stage: "next_step", relevance: 90 },
    { id: "time-converter", stage: "complementary", relevance: 80 },
    { id: "date-difference", stage: "complementary", relevance: 72 },
    "add-to-date",
    "running-pace",
  ],
  inputs: {
    mode: choice("Find", {
      default: "between",
      options: [
        ["between", "Time between two times"],
        ["sum", "Sum of durations"],
      ],
      also: ["sum", "add", "between"],
    }),
    startTime: time("From", { default: "08:30", when: { mode: "between" }, also: ["from", "start"] }),
    endTime: time("To", { default: "17:15", when: { mode: "between" }, also: ["to", "until", "till", "end"] }),
    breakMinutes: integer("Break", {
      default: 0,
      min: 0,
      max: 1440,
      unit: "minutes",
      when: { mode: "between" },
      also: ["break", "lunch", "minus"],
    }),
    durations: list("Durations", {
      of: {
        operation: choice("Operation", {
          default: "add",
          options: [
            ["add", "Plus"],
            ["subtract", "Minus"],
          ],
        }),
        hours: number("Hours", { default: 0, min: 0, max: 1_000_000 }),
        minutes: number("Minutes", { default: 0, min: 0, max: 1_000_000 }),
        seconds: number("Seconds", { default: 0, min: 0, max: 1_000_000 }),
      },
      default: [
        { operation: "add", hours: 2, minutes: 45, seconds: 0 },
        { operation: "add", hours: 1, minutes: 30, seconds: 20 },
      ],
      when: { mode: "sum" },
    }),
  },
  outputs: {
    text: text("Duration"),
    hours: integer("Hours"),
    minutes: integer("minutes"),
    seconds: number("seconds", { decimals: 3 }),
    negative: boolean("Below zero"),
    totalHours: number("In hours", { decimals: 4 }),
    totalMinutes: number("In minutes", { decimals: 3 }),
    totalSeconds: number("In seconds", { decimals: 3 }),
    totalDays: number("In days", { decimals: 5 }),
    steps: table(
      "Step by step",
      {
        step: integer("Step"),
        seconds: number("Seconds", { decimals: 3 }),
        total: text("Total"),
      },
      { none: "only for a sum of durations" },
    ),
  },
  compute({ mode, startTime, endTime, breakMinutes, durations }) {
    const lengths = durations.map(secondsOf);
    const sum = toMicroseconds(lengths.reduce((total, length) => total + length, 0));
    const totalSeconds = mode === "between" ? 60 * minutesBetween(startTime, endTime, breakMinutes) : sum;
    const size = Math.abs(totalSeconds);
    const minutes = Math.floor(size / 60);
    return {
      text: durationText(totalSeconds),
      hours: Math.floor(minutes / 60),
      minutes: minutes % 60,
      seconds: size - 60 * minutes,
      negative: totalSeconds < 0,
      totalHours: totalSeconds / 3600,
      totalMinutes: totalSeconds / 60,
      totalSeconds,
      totalDays: totalSeconds / 86_400,
      steps: mode === "sum" && lengths.length > 0 ? stepsOf(lengths) : null,
    };
  },
  takeaways: (inputs, outputs) =>
    inputs.mode === "between"
      ? [
          `From {startTime} to {endTime}${inputs.endTime < inputs.startTime ? " the next day" : ""}${inputs.breakMinutes > 0 ? ", less a break of {breakMinutes}," : ""} it is {text}: {totalHours} hours in decimals.`,
          outputs.totalSeconds === 0
            ? "Nothing is left: the two times are equal or the break takes all of it."
            : "That is {totalMinutes} minutes, or {totalDays} of a day.",
        ]
      : [
          outputs.negative
            ? "More is taken away than added: the sum is {text}."
            : "The durations add up to {text}: {totalHours} hours in decimals.",
          "In smaller units it is {totalMinutes} minutes or {totalSeconds} seconds.",
        ],
  formula: {
    tex: [
      String.raw`S = 60\,\bigl[(t_2 - t_1) \bmod 1440 - p\bigr]`,
      String.raw`S = \sum_i \pm\,(3600\,h_i + 60\,m_i + s_i)`,
    ],
    where: {
      S: "duration in seconds",
      "t_1, t_2": "the two times, in minutes since midnight",
      p: "break in minutes",
      "h_i, m_i, s_i": "hours, minutes and seconds of each row, added or taken away",
    },
  },
  howTo: [
    "Choose under Find whether you want the Time between two times or the Sum of durations.",
    "Between: enter From and To. If To is earlier, it is taken as the next day; enter the Break in minutes.",
    "Sum: add a row for each duration and choose Plus or Minus. Any number of minutes or seconds will do, also 90 minutes.",
    "Copy the Duration as h:mm:ss, or the hours in decimals for an invoice or a spreadsheet.",
  ],
  faq: [
    {
      question: "How do I write 7 hours 45 minutes as a decimal?",
      answer:
        "Divide the minutes by 60: 45 / 60 = 0.75, so 7:45 is 7.75 hours. A common slip is to write 7.45, which would be 7 hours 27 minutes.",
    },
    {
      question: "What if the shift goes past midnight?",
      answer:
        "An end that is earlier than the start belongs to the next day: 22:40 to 06:05 is 7:25. Equal times count as 0, not as 24 hours.",
    },
    {
      question: "Can a sum be negative?",
      answer: "Yes, for a balance of overtime, say. If you take 2:30:00 from 1:15:40, the answer is -1:14:20.",
    },
  ],
  about: [
    "For working hours, journeys, recordings, training times and recipes. Times of day are those of a clock that is not changed in between: in the night when daylight saving begins or ends, one hour is missing or extra.",
    "The text is rounded to the second; the other figures are not. One row of hours, minutes and seconds may hold fractions, so 1.5 hours is the same as 90 minutes.",
  ],
  sources: ["ISO 8601-1:2019, time of day and duration"],
  phrases: [
    "hours between {startTime} and {endTime}",
    "time from {startTime} to {endTime} minus {breakMinutes} minutes break",
    "how long is it from {startTime} until {endTime}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A working day with 45 minutes of lunch",
      inputs: { mode: "between", startTime: "08:30", endTime: "17:15", breakMinutes: 45 },
      outputs: { text: "8:00:00", totalHours: 8 },
    },
    {
      title: "A night shift",
      inputs: { mode: "between", startTime: "22:40", endTime: "06:05" },
      outputs: { text: "7:25:00", totalMinutes: 445 },
    },
    {
      title: "Two recordings less a cut",
      inputs: {
        mode: "sum",
        durations: [
          { operation: "add", hours: 0, minutes: 42, seconds: 17 },
          { operation: "add", hours: 0, minutes: 38, seconds: 50 },
          { operation: "subtract", hours: 0, minutes: 3, seconds: 5 },
        ],
      },
      outputs: { text: "1:18:02", totalSeconds: 4682 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        mode: "between",
        startTime: "08:30",
        endTime: "17:15",
        breakMinutes: 45,
        durations: [
          { operation: "add", hours: 2, minutes: 45, seconds: 0 },
          { operation: "add", hours: 1, minutes: 30, seconds: 20 },
        ],
      },
      outputs: { text: "8:00:00", hours: 8, minutes: 0, totalHours: 8, totalMinutes: 480 },
    },
    {
      by: "Python 3.11 datetime",
      inputs: { mode: "between", startTime: "08:30", endTime: "17:15", breakMinutes: 45 },
      outputs: {
        text: "8:00:00",
        hours: 8,
        minutes: 0,
        seconds: 0,
        negative: false,
        totalHours: 8,
        totalMinutes: 480,
        totalSeconds: 28_800,
        totalDays: 0.333333333333,
        steps: null,
      },
    },
    {
      by: "Python 3.11 datetime",
      inputs: { mode: "between", startTime: "22:40", endTime: "06:05" },
      outputs: {
        text: "7:25:00",
        hours: 7,
        minutes: 25,
        seconds: 0,
        negative: false,
        totalHours: 7.41666666667,
        totalMinutes: 445,
        totalSeconds: 26_700,
        totalDays: 0.309027777778,
        steps: null,
      },
    },
    {
      by: "Python 3.11 datetime",
      inputs: { mode: "between", startTime: "09:00", endTime: "09:00" },
      outputs: {
        text: "0:00:00",
        hours: 0,
        minutes: 0,
        seconds: 0,
        negative: false,
        totalHours: 0,
        totalMinutes: 0,
        totalSeconds: 0,
        totalDays: 0,
        steps: null,
      },
    },
    {
      by: "Python 3.11 datetime",
      inputs: { mode: "between", startTime: "09:01", endTime: "09:00" },
      outputs: {
        text: "23:59:00",
        hours: 23,
        minutes: 59,
        seconds: 0,
        negative: false,
        totalHours: 23.9833333333,
        totalMinutes: 1439,
        totalSeconds: 86_340,
        totalDays: 0.999305555556,
        steps: null,
      },
    },
    {
      by: "Python 3.11 datetime",
      inputs: { mode: "between", startTime: "12:00", endTime: "12:45", breakMinutes: 45 },
      outputs: {
        text: "0:00:00",
        hours: 0,
        minutes: 0,
        seconds: 0,
        negative: false,
        totalHours: 0,
        totalMinutes: 0,
        totalSeconds: 0,
        totalDays: 0,
        steps: null,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { mode: "sum" },
      outputs: {
        text: "4:15:20",
        hours: 4,
        minutes: 15,
        seconds: 20,
        negative: false,
        totalHours: 4.25555555556,
        totalMinutes: 255.333333333,
        totalSeconds: 15_320,
        totalDays: 0.177314814815,
        steps: { rows: 2, first: { step: 1, total: "2:45:00" }, last: { step: 2, total: "4:15:20" } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "sum",
        durations: [
          { operation: "add", hours: 1, minutes: 15, seconds: 40 },
          { operation: "subtract", hours: 2, minutes: 30, seconds: 0.5 },
          { operation: "add", hours: 0, minutes: 14, seconds: 20 },
        ],
      },
      outputs: {
        text: "-1:00:01",
        hours: 1,
        minutes: 0,
        seconds: 0.5,
        negative: true,
        totalHours: -1.00013888889,
        totalMinutes: -60.0083333333,
        totalSeconds: -3600.5,
        totalDays: -0.0416724537037,
        steps: { rows: 3, first: { step: 1, total: "1:15:40" }, last: { step: 3, total: "-1:00:01" } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "sum",
        durations: [
          { operation: "add", hours: 0.7, minutes: 0, seconds: 0 },
          { operation: "add", hours: 0, minutes: 0.1, seconds: 0 },
          { operation: "add", hours: 0, minutes: 0, seconds: 0.1 },
        ],
      },
      outputs: {
        text: "0:42:06",
        hours: 0,
        minutes: 42,
        seconds: 6.1,
        negative: false,
        totalHours: 0.701694444444,
        totalMinutes: 42.1016666667,
        totalSeconds: 2526.1,
        totalDays: 0.0292372685185,
        steps: { rows: 3, first: { step: 1, total: "0:42:00" }, last: { step: 3, total: "0:42:06" } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "sum",
        durations: [
          { operation: "add", hours: 37, minutes: 59, seconds: 59 },
          { operation: "add", hours: 0, minutes: 0, seconds: 0.5 },
        ],
      },
      outputs: {
        text: "38:00:00",
        hours: 37,
        minutes: 59,
        seconds: 59.5,
        negative: false,
        totalHours: 37.9998611111,
        totalMinutes: 2279.99166667,
        totalSeconds: 136799.5,
        totalDays: 1.5833275463,
        steps: { rows: 2, first: { step: 1, total: "37:59:59" }, last: { step: 2, total: "38:00:00" } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { mode: "sum", durations: [{ operation: "subtract", hours: 0, minutes: 0, seconds: 0.3 }] },
      outputs: {
        text: "0:00:00",
        hours: 0,
        minutes: 0,
        seconds: 0.3,
        negative: true,
        totalHours: -8.33333333333e-5,
        totalMinutes: -0.005,
        totalSeconds: -0.3,
        totalDays: -3.47222222222e-6,
        steps: { rows: 1, first: { step: 1, total: "0:00:00" }, last: { step: 1, total: "0:00:00" } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        mode: "sum",
        durations: [
          { operation: "add", hours: 1_000_000, minutes: 1_000_000, seconds: 1_000_000 },
          { operation: "add", hours: 1_000_000, minutes: 1_000_000, seconds: 1_000_000 },
          { operation: "add", hours: 1_000_000, minutes: 1_000_000, seconds: 1_000_000 },
        ],
      },
      outputs: {
        text: "3050833:20:00",
        hours: 3_050_833,
        minutes: 20,
        seconds: 0,
        negative: false,
        totalHours: 3050833.33333,
        totalMinutes: 183_050_000,
        totalSeconds: 10_983_000_000,
        totalDays: 127118.055556,
        steps: { rows: 3, first: { step: 1, total: "1016944:26:40" }, last: { step: 3, total: "3050833:20:00" } },
      },
    },
    {
      by: "Definition: nothing to add is zero",
      inputs: { mode: "sum", durations: [] },
      outputs: {
        text: "0:00:00",
        hours: 0,
        minutes: 0,
        seconds: 0,
        negative: false,
        totalHours: 0,
        totalMinutes: 0,
        totalSeconds: 0,
        totalDays: 0,
        steps: null,
      },
    },
    {
      by: "Definition: a row left empty counts as zero hours, added",
      inputs: { mode: "sum", durations: [{ minutes: 90 }] },
      outputs: {
        text: "1:30:00",
        hours: 1,
        minutes: 30,
        seconds: 0,
        negative: false,
        totalHours: 1.5,
        totalMinutes: 90,
        totalSeconds: 5400,
        totalDays: 0.0625,
        steps: { rows: 1, first: { step: 1, total: "1:30:00" }, last: { step: 1, total: "1:30:00" } },
      },
    },
    {
      by: "Refusal: a break longer than the time",
      inputs: { mode: "between", startTime: "12:00", endTime: "12:30", breakMinutes: 31 },
      refuses: "breakMinutes",
    },
    { by: "Refusal", inputs: { startTime: "24:00" }, refuses: "startTime" },
    { by: "Refusal", inputs: { endTime: "7:30" }, refuses: "endTime" },
    {
      by: "Refusal",
      inputs: { mode: "sum", durations: [{ operation: "add", hours: -1, minutes: 0, seconds: 0 }] },
      refuses: "durations",
    },
    {
      by: "Refusal",
      inputs: { mode: "sum", durations: [{ operation: "times", hours: 1, minutes: 0, seconds: 0 }] },
      refuses: "durations",
    },
  ],
});

function minutesBetween(start: string, end: string, breakMinutes: number): number {
  const minutes = minutesUntil(start, end);
  if (breakMinutes > minutes) {
    refuse(
      "breakMinutes",
      `The break is longer than the ${minutes} minutes between the two times. Shorten it or move a time.`,
    );
  }
  return minutes - breakMinutes;
}

interface Duration {
  readonly operation: "add" | "subtract";
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function secondsOf({ operation, hours, minutes, seconds }: Duration): number {
  const length = 3600 * hours + 60 * minutes + seconds;
  return operation === "add" ? length : -length;
}

/** To a millionth of a second, so that 0.7 hours are 42 minutes and not 41 minutes and 59.999 seconds. */
function toMicroseconds(seconds: number): number {
  return Number(seconds.toFixed(6));
}

function stepsOf(lengths: readonly number[]) {
  let total = 0;
  return lengths.map((seconds, index) => {
    total += seconds;
    return { step: index + 1, seconds, total: durationText(toMicroseconds(total)) };
  });
}
