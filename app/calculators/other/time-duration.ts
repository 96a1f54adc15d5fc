import { defineCalculator, boolean, choice, integer, list, number, refuse, table, text, time } from "#engine/define.ts";
import { durationText, minutesUntil } from "#maths/clock.ts";

export default defineCalculator({
  id: "time-duration",
  name: "Time Duration Calculator",
  category: "other",
  emoji: "⏱️",
  description:
    "Hours and minutes between two times of day, or the sum of any number of durations, with the decimal hours.",
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
    startTime: time("From", { default: "08:30", when: { mode: "between" }, also: ["start"] }),
    endTime: time("To", { default: "17:15", when: { mode: "between" }, also: ["until", "till", "end"] }),
    breakMinutes: integer("Break", {
      default: 0,
      min: 0,
      max: 1440,
      unit: "minutes",
      when: { mode: "between" },
      also: ["lunch", "minus"],
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
    hours: integer("Hours", { unit: "hours" }),
    minutes: integer("Minutes", { unit: "minutes" }),
    seconds: number("Seconds", { unit: "seconds", decimals: 3 }),
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
      { none: "Only for a sum of durations" },
    ),
  },
  figures: [
    { label: "Duration", parts: ["hours", "minutes", "seconds"] },
    "negative",
    "totalHours",
    "totalMinutes",
    "totalSeconds",
    "totalDays",
  ],
  pictures: [
    { draw: "clock", of: ["startTime", "endTime"], span: ["startTime", "endTime"], when: { mode: "between" } },
  ],
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
          `From {startTime} to {endTime}${inputs.endTime < inputs.startTime ? " the next day" : ""}${inputs.breakMinutes > 0 ? ", less a break of {breakMinutes}," : ""} it is {text}, or {totalHours} hours in decimals.`,
          outputs.totalSeconds === 0
            ? "Nothing is left: the two times are the same, or the break takes up all of it."
            : "That is {totalMinutes} minutes, or {totalDays} of a day.",
        ]
      : [
          outputs.negative
            ? "More is subtracted than added: the sum is {text}."
            : "The durations add up to {text}, or {totalHours} hours in decimals.",
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
      "h_i, m_i, s_i": "hours, minutes and seconds of each row, added or subtracted",
    },
  },
  howTo: [
    "Under Find, choose Time between two times or Sum of durations.",
    "For the time between, enter From and To; if To is earlier, it counts as the next day. Enter any Break in minutes.",
    "For a sum, add a row for each duration and choose Plus or Minus. Any number of minutes or seconds will do, even 90 minutes.",
    "Copy the Duration as h:mm:ss, or the hours in decimals for an invoice or a spreadsheet.",
  ],
  faq: [
    {
      question: "How do I write 7 hours 45 minutes as a decimal?",
      answer:
        "Divide the minutes by 60: 45/60 = 0.75, so 7:45 is 7.75 hours. A common mistake is to write 7.45, which would be 7 hours 27 minutes.",
    },
    {
      question: "What if the shift goes past midnight?",
      answer:
        "An end that is earlier than the start belongs to the next day: 22:40 to 06:05 is 7:25. Equal times count as 0 hours, not 24.",
    },
    {
      question: "Can a sum be negative?",
      answer: "Yes, for an overtime balance, say. If you subtract 2:30:00 from 1:15:40, the answer is −1:14:20.",
    },
  ],
  about: [
    "For working hours, trips, recordings, workouts and recipes. The clock is assumed not to change in between: on the night when daylight saving time starts or ends, there is one hour too many or too few.",
    "The text is rounded to the second; the other figures are not. Hours, minutes and seconds can have fractions, so 1.5 hours is the same as 90 minutes.",
  ],
  sources: ["ISO 8601-1:2019, time of day and duration"],
  phrases: [
    "hours between {startTime} and {endTime}",
    "time from {startTime} to {endTime} minus {breakMinutes} minutes break",
    "how long is it from {startTime} until {endTime}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A workday with 45 minutes for lunch",
      inputs: { mode: "between", startTime: "08:30", endTime: "17:15", breakMinutes: 45 },
      outputs: { text: "8:00:00", totalHours: 8 },
    },
    {
      title: "A night shift",
      inputs: { mode: "between", startTime: "22:40", endTime: "06:05" },
      outputs: { text: "7:25:00", totalMinutes: 445 },
    },
    {
      title: "Two recordings minus a cut",
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
