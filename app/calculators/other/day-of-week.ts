import { defineCalculator, boolean, date, integer, table, text } from "#engine/define.ts";
import {
  toIsoDate,
  dayNumber,
  dayOfYear,
  daysInMonth,
  isLeapYear,
  isoWeek,
  isoWeekday,
  splitDate,
  weekdayName,
} from "#maths/calendar.ts";

/** The Julian day number of 1970-01-01. */
const EPOCH = 2_440_588;

export default defineCalculator({
  id: "day-of-week",
  name: "Day of the Week Calculator",
  category: "other",
  emoji: "📅",
  description:
    "The weekday of any date, its ISO week, day of the year, quarter and Julian day, and the same date in other years.",
  keywords: [
    "what day was it",
    "weekday finder",
    "iso week number",
    "day of year",
    "julian day",
    "leap year",
    "what day was i born",
  ],
  related: [
    { id: "date-difference", stage: "complementary", relevance: 80 },
    "add-to-date",
    { id: "age", stage: "complementary", relevance: 76 },
    { id: "business-days", stage: "next_step", relevance: 70 },
    "moon-phase",
  ],
  inputs: {
    date: date("Date", {
      default: "today",
      min: "0001-01-01",
      max: "9999-12-31",
      also: ["on", "day", "was", "born", "born on", "wedding", "fell on"],
    }),
  },
  outputs: {
    dayOfWeek: text("Weekday", { also: ["what day", "day of the week"] }),
    isoWeek: integer("ISO week", { also: ["week number", "what week", "which week"] }),
    isoWeekDate: text("ISO week date"),
    isoDayNumber: integer("Day of the week, Monday is 1"),
    dayOfYear: integer("Day of the year", { also: ["day number"] }),
    daysLeftInYear: integer("Days left in the year"),
    quarter: integer("Quarter"),
    leapYear: boolean("Leap year"),
    daysInMonth: integer("Days in the month"),
    occurrenceInMonth: integer("Which of its kind in the month"),
    julianDayNumber: integer("Julian day number", { plain: true }),
    otherYears: table("The same date in other years", {
      year: integer("Year", { plain: true }),
      dayOfWeek: text("Weekday"),
    }),
  },
  pictures: [
    { draw: "calendar", of: ["date"], title: "Its month" },
    { draw: "parts", of: ["dayOfYear", "daysLeftInYear"], title: "The year so far" },
  ],
  compute({ date }) {
    const { year, month, day } = splitDate(date);
    const week = isoWeek(date);
    const weekday = isoWeekday(date);
    const ordinal = dayOfYear(date);
    const leapYear = isLeapYear(year);
    return {
      dayOfWeek: weekdayName(date),
      isoWeek: week.week,
      isoWeekDate: `${String(week.year).padStart(4, "0")}-W${String(week.week).padStart(2, "0")}-${weekday}`,
      isoDayNumber: weekday,
      dayOfYear: ordinal,
      daysLeftInYear: (leapYear ? 366 : 365) - ordinal,
      quarter: Math.floor((month + 2) / 3),
      leapYear,
      daysInMonth: daysInMonth(year, month),
      occurrenceInMonth: Math.floor((day - 1) / 7) + 1,
      julianDayNumber: dayNumber(date) + EPOCH,
      otherYears: otherYears(year, month, day),
    };
  },
  takeaways: (inputs, outputs) => {
    const month = MONTHS[splitDate(inputs.date).month - 1]!;
    return [
      `{date} is a {dayOfWeek}, the ${ORDINALS[outputs.occurrenceInMonth! - 1]!} {dayOfWeek} of ${month} that year.`,
      `It is day {dayOfYear} of the year, with ${outputs.daysLeftInYear === 0 ? "none" : "{daysLeftInYear}"} left, and belongs to ISO week {isoWeek} ({isoWeekDate}).`,
    ];
  },
  formula: {
    tex: [
      String.raw`\text{weekday} = (J \bmod 7) + 1`,
      String.raw`J = \left\lfloor \tfrac{1461\,(y + 4800 + a)}{4} \right\rfloor + \left\lfloor \tfrac{367\,(m - 2 - 12a)}{12} \right\rfloor - \left\lfloor \tfrac{3 \lfloor (y + 4900 + a)/100 \rfloor}{4} \right\rfloor + d - 32\,075`,
      String.raw`a = \begin{cases} -1 & m \le 2 \\ 0 & m > 2 \end{cases}`,
    ],
    where: {
      "\\text{weekday}": "1 for Monday to 7 for Sunday",
      J: "Julian day number of the date",
      "y, m, d": "year, month and day",
    },
  },
  howTo: [
    "Enter any Date in the years 1 to 9999; today is filled in.",
    "Read its Weekday, and below the ISO week and the day of the year.",
    "See in The same date in other years which weekday a birthday or holiday falls on, from five years before to five years after.",
  ],
  faq: [
    {
      question: "Why is January 1 sometimes in week 52 or 53?",
      answer:
        "ISO weeks run from Monday to Sunday and belong to the year that contains their Thursday. January 1, 2000 was a Saturday, so its week belongs to 1999: 1999-W52-6. In the same way, December 29, 2025 is in week 1 of 2026.",
    },
    {
      question: "Is the ISO week the same as the US week number?",
      answer:
        "Not always. In the US, weeks usually start on Sunday and week 1 contains January 1, so the numbers can differ by one. ISO 8601 is used in Europe, in logistics and in most software that says “ISO week”.",
    },
    {
      question: "How many weekdays does a date move from year to year?",
      answer:
        "One, because 365 days is 52 weeks and a day; two if a February 29 is in between. The calendar repeats every 400 years, which is exactly 20,871 weeks.",
    },
    {
      question: "What is the Julian day number for?",
      answer:
        "Astronomers count days without months and years, from noon on January 1, 4713 BC in the Julian calendar. Noon on January 1, 2000 is 2451545. The difference between two numbers is the days in between.",
    },
  ],
  about: [
    "For birthdays, anniversaries, history and planning by week numbers. The Gregorian calendar is extended backward before October 15, 1582, as in ISO 8601.",
    "Historical dates from before the change are Julian: England kept that calendar until September 2, 1752, Russia until January 31, 1918. Convert such a date first, or the weekday will be wrong.",
  ],
  sources: ["ISO 8601-1:2019, week dates", "Meeus J, Astronomical Algorithms, 2nd ed. (1998), chapter 7: Julian day"],
  phrases: [
    "what day of the week was {date}",
    "week number of {date}",
    "what weekday is {date}",
    "born on {date} what day was it",
    "what week number is {date}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "The first day of 2000",
      inputs: { date: "2000-01-01" },
      outputs: { dayOfWeek: "Saturday", isoWeekDate: "1999-W52-6", dayOfYear: 1, julianDayNumber: 2_451_545 },
    },
    {
      title: "A leap day",
      inputs: { date: "2024-02-29" },
      outputs: { dayOfWeek: "Thursday", leapYear: true, occurrenceInMonth: 5, otherYears: { rows: 3 } },
    },
    {
      title: "The Moon landing",
      inputs: { date: "1969-07-20" },
      outputs: { dayOfWeek: "Sunday", isoWeek: 29, dayOfYear: 201 },
    },
  ],
});

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Five years before to five after, without the years in which there is no such date. */
function otherYears(year: number, month: number, day: number) {
  return Array.from({ length: 11 }, (_, index) => year - 5 + index)
    .filter((one) => one >= 1 && one <= 9999 && day <= daysInMonth(one, month))
    .map((one) => ({ year: one, dayOfWeek: weekdayName(toIsoDate(one, month, day)) }));
}
