import { defineCalculator, choice, date, integer, number, text, time } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";
import { dayOfYear, isoWeek, weekdayName } from "#maths/calendar.ts";

export default defineCalculator({
  id: "unix-timestamp",
  name: "Unix Timestamp Converter",
  category: "technology",
  emoji: "⏱️",
  description:
    "Turns a Unix epoch timestamp into a date and time, or a date and time into a timestamp, in any UTC offset.",
  keywords: [
    "epoch converter",
    "POSIX time",
    "seconds since 1970",
    "milliseconds",
    "ISO 8601",
    "date to epoch",
    "ISO week",
    "epoch time",
    "what date is this timestamp",
  ],
  popular: true,
  related: [
    { id: "date-difference", stage: "next_step", relevance: 76 },
    { id: "time-zone-converter", stage: "next_step", relevance: 78 },
    { id: "day-of-week", stage: "complementary", relevance: 66 },
    "add-to-date",
    "bitwise",
  ],
  inputs: {
    mode: choice("Convert", {
      default: "to-date",
      options: [
        ["to-date", "Timestamp to date"],
        ["to-timestamp", "Date to timestamp"],
      ],
    }),
    timestamp: number("Unix timestamp", {
      default: 1_767_225_600,
      min: -1e18,
      max: 1e18,
      plain: true,
      also: ["epoch", "timestamp", "unix time", "epoch time", "log says", "server says", "unix"],
      when: { mode: "to-date" },
    }),
    timestampUnit: choice("Unit of the timestamp", {
      default: "auto",
      options: [
        ["auto", "Detect"],
        ["s", "seconds"],
        ["ms", "milliseconds"],
        ["us", "microseconds"],
      ],
      when: { mode: "to-date" },
    }),
    date: date("Date", { default: "2026-01-01", when: { mode: "to-timestamp" } }),
    time: time("Time", { default: "00:00", when: { mode: "to-timestamp" } }),
    second: integer("Seconds", { default: 0, min: 0, max: 59, when: { mode: "to-timestamp" } }),
    utcOffsetMinutes: integer("UTC offset of the local time", {
      default: 0,
      min: -720,
      max: 840,
      unit: "minutes",
      help: "New York in winter is -300, India +330.",
    }),
  },
  outputs: {
    unixSeconds: number("Unix timestamp (seconds)", {
      also: ["unix timestamp", "unix time", "epoch time"],
      unit: "s",
      plain: true,
      decimals: 3,
    }),
    unixMilliseconds: number("Unix timestamp (milliseconds)", { unit: "ms", plain: true, decimals: 0 }),
    isoUtc: text("UTC (ISO 8601)", { code: true }),
    isoLocal: text("Local time (ISO 8601)", { code: true }),
    date: date("Local date", { also: ["which day", "what date", "what day"] }),
    dayOfWeek: text("Day of the week"),
    dayOfYear: integer("Day of the year"),
    isoWeek: text("ISO week"),
    julianDate: number("Julian date", { plain: true, decimals: 6 }),
  },
  compute(inputs) {
    const { mode, utcOffsetMinutes } = inputs;
    const offset = utcOffsetMinutes * 60_000;
    const isToDate = mode === "to-date";
    const instant = isToDate
      ? millisecondsOf(inputs.timestamp, inputs.timestampUnit)
      : Date.parse(`${inputs.date}T${inputs.time}:00Z`) + inputs.second * 1000 - offset;
    if (!isWritable(instant) || !isWritable(instant + offset)) {
      refuse(
        isToDate ? "timestamp" : "date",
        "That moment is outside the years 1 to 9999. Check the number and its unit.",
      );
    }
    const local = isoText(instant + offset);
    const date = local.slice(0, 10);
    const { year, week } = isoWeek(date);
    return {
      unixSeconds: instant / 1000,
      unixMilliseconds: instant,
      isoUtc: `${isoText(instant)}Z`,
      isoLocal: local + offsetText(utcOffsetMinutes),
      date,
      dayOfWeek: weekdayName(date),
      dayOfYear: dayOfYear(date),
      isoWeek: `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`,
      julianDate: instant / 86_400_000 + 2_440_587.5,
    };
  },
  takeaways: (
    { mode, utcOffsetMinutes },
    { unixSeconds, isoUtc, isoLocal, dayOfWeek, date, dayOfYear, isoWeek: week },
  ) => [
    mode === "to-date" ? `The timestamp stands for ${isoUtc}.` : `The timestamp of that moment is ${unixSeconds}.`,
    `${utcOffsetMinutes === 0 ? "In UTC" : `At UTC${isoLocal!.slice(-6)}`} it falls on ${dayOfWeek}, ${date}, day ${dayOfYear} of the year, in ISO week ${week}.`,
  ],
  formula: {
    tex: [
      String.raw`t = 86\,400\,(D - D_{1970}) + 3600\,h + 60\,m + s - 60\,o`,
      String.raw`\mathit{JD} = \frac{t}{86\,400} + 2\,440\,587.5`,
    ],
    where: {
      t: "Unix timestamp in seconds",
      "D - D_{1970}": "days from 1970-01-01 to the local date",
      "h, m, s": "local hour, minute and second",
      o: "UTC offset of the local time, in minutes",
      "\\mathit{JD}": "Julian date, counted in days from noon on January 1, 4713 BC",
    },
  },
  howTo: [
    "Under Convert, choose the direction: a number to a date, or a date to a number.",
    "Paste the Unix timestamp. Detect reads 11 digits or fewer as seconds, 12 to 14 as milliseconds and more as microseconds; set the unit yourself if that is wrong.",
    "Or enter the Date, Time and Seconds on the local clock.",
    "Set the UTC offset of the local time in minutes: 60 for Berlin in winter, -300 for New York in winter, 330 for India.",
  ],
  faq: [
    {
      question: "What is Unix time?",
      answer:
        "The number of seconds since January 1, 1970, 00:00 UTC, with every day counted as 86,400 seconds. It is the same number everywhere on Earth at the same moment; time zones only matter for writing it as a date.",
    },
    {
      question: "What happens in 2038?",
      answer:
        "Signed 32-bit counters end at 2,147,483,647, which is 03:14:07 UTC on January 19, 2038, and then jump back to 1901. Systems with 64-bit time, and this converter, carry on.",
    },
    {
      question: "What about leap seconds?",
      answer:
        "POSIX ignores them: the 27 leap seconds since 1972 have no numbers of their own, and a clock repeats or stretches a second instead. The difference between timestamps on either side of one is therefore a second short.",
    },
    {
      question: "Why does my timestamp come out in 1970 or in the year 50000?",
      answer:
        "The unit is off by a factor of a thousand. JavaScript and Java count milliseconds (13 digits today), Unix and most databases seconds (10 digits), and Python's time_ns nanoseconds: divide those by 1000 and choose microseconds.",
    },
  ],
  about: [
    "Dates follow the Gregorian calendar even before 1582, as ISO 8601 specifies, so a date in an old document may differ by 10 days or more. Times are kept in whole milliseconds; anything finer is dropped.",
    "The offset is a plain number of minutes: daylight saving does not change it by itself. For places with their own rules use the Time Zone Converter.",
  ],
  sources: [
    "POSIX.1-2017 (IEEE Std 1003.1-2017), Seconds Since the Epoch",
    "ISO 8601-1:2019",
    "US Naval Observatory, Julian date of the Unix epoch 2440587.5",
  ],
  primary: "isoLocal",
  phrases: [
    "unix timestamp {timestamp}",
    "epoch {timestamp}",
    "timestamp of {date}",
    "unix timestamp for {date} at {time} utc",
    "what date is epoch time {timestamp}",
    "unix timestamp {timestamp} to date",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "The billionth second",
      inputs: { mode: "to-date", timestamp: 1_000_000_000, timestampUnit: "auto", utcOffsetMinutes: 0 },
      outputs: { isoUtc: "2001-09-09T01:46:40Z", dayOfWeek: "Sunday" },
    },
    {
      title: "A log entry in milliseconds, read in India",
      inputs: { mode: "to-date", timestamp: 1_718_000_000_123, timestampUnit: "auto", utcOffsetMinutes: 330 },
      outputs: { isoLocal: "2024-06-10T11:43:20.123+05:30", isoWeek: "2024-W24" },
    },
    {
      title: "New Year 2027 in New York as a timestamp",
      inputs: { mode: "to-timestamp", date: "2027-01-01", time: "00:00", second: 0, utcOffsetMinutes: -300 },
      outputs: { unixSeconds: 1_798_779_600, isoUtc: "2027-01-01T05:00:00Z" },
    },
  ],
});

type TimestampUnit = "auto" | "s" | "ms" | "us";

/** Whole milliseconds, what is finer being cut towards the past. */
function millisecondsOf(timestamp: number, unit: TimestampUnit): number {
  switch (unit === "auto" ? detected(Math.abs(timestamp)) : unit) {
    case "us":
      return Math.floor(timestamp / 1000);
    case "ms":
      return Math.floor(timestamp);
    default:
      return Math.floor(thousandfold(timestamp));
  }
}

function detected(size: number): TimestampUnit {
  return size >= 1e14 ? "us" : size >= 1e11 ? "ms" : "s";
}

/** The decimal number times 1000 without binary dust: 1.001 gives 1001. */
function thousandfold(value: number): number {
  const written = String(value);
  return written.includes("e") ? value * 1000 : Number(`${written}e3`);
}

/** Whether the moment's year is one of 1 to 9999. */
function isWritable(milliseconds: number): boolean {
  return milliseconds >= -62_135_596_800_000 && milliseconds < 253_402_300_800_000;
}

/** "2001-09-09T01:46:40", with milliseconds only where there are any. */
function isoText(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/(\.000)?Z$/, "");
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, "0"));
  return `${minutes < 0 ? "-" : "+"}${hours}:${rest}`;
}
