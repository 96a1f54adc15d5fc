import { defineCalculator, boolean, date, integer, text } from "#engine/define.ts";
import { addDays, calendarDifference, daysBetween, weekdayName, weekdaysIn } from "#maths/calendar.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "date-difference",
  name: "Date Difference Calculator",
  category: "other",
  emoji: "📆",
  description: "Days, weeks, months and years between two dates, with the weekdays and weekend days in between.",
  keywords: [
    "days between dates",
    "how many days until",
    "day counter",
    "duration",
    "weeks between",
    "date range",
    "months between",
    "months apart",
    "got married",
    "how many months",
    "time between dates",
  ],
  popular: true,
  related: [
    { id: "add-to-date", stage: "complementary", relevance: 86 },
    { id: "business-days", stage: "complementary", relevance: 90 },
    "age",
    { id: "countdown", stage: "next_step", relevance: 76 },
    "time-duration",
    "day-of-week",
  ],
  inputs: {
    startDate: date("From", {
      default: "2025-01-01",
      min: "0001-01-01",
      max: "9999-12-30",
      also: ["since", "start", "between"],
    }),
    endDate: date("To", {
      default: "today",
      min: "0001-01-01",
      max: "9999-12-30",
      also: ["until", "till", "and", "end"],
    }),
    includeEndDate: boolean("Count the last day too", { default: false, also: ["inclusive", "including"] }),
  },
  outputs: {
    totalDays: integer("Days"),
    years: integer("Years", { unit: "years" }),
    months: integer("Months", { unit: "months" }),
    days: integer("Days beyond whole months", { unit: "days" }),
    weeks: integer("Weeks", { unit: "weeks", also: ["how many weeks"] }),
    remainingDays: integer("Days beyond whole weeks", { unit: "days" }),
    totalMonths: integer("In months", { also: ["how many months", "months apart"] }),
    weekdays: integer("Monday to Friday", { also: ["weekdays", "how many weekdays", "workdays"] }),
    weekendDays: integer("Saturdays and Sundays", { also: ["weekend days"] }),
    totalHours: integer("In hours"),
    totalMinutes: integer("In minutes"),
    startDayOfWeek: text("From a"),
    endDayOfWeek: text("To a"),
  },
  figures: [
    { label: "By the calendar", parts: ["years", "months", "days"] },
    { label: "In weeks", parts: ["weeks", "remainingDays"] },
    "weekdays",
    "weekendDays",
    "startDayOfWeek",
    "endDayOfWeek",
  ],
  pictures: [
    { draw: "calendar", of: ["startDate", "endDate"], span: ["startDate", "endDate"] },
    { draw: "parts", of: ["weekdays", "weekendDays"], whole: "totalDays" },
  ],
  compute({ startDate, endDate, includeEndDate }) {
    const [first, second] = startDate <= endDate ? [startDate, endDate] : [endDate, startDate];
    const lastDay = includeEndDate ? addDays(second, 1) : second;
    const dayCount = daysBetween(first, lastDay);
    const totalDays = startDate <= endDate ? dayCount : -dayCount;
    const weekdays = weekdaysIn(first, dayCount);
    return {
      totalDays,
      ...calendarDifference(first, lastDay),
      weeks: Math.floor(dayCount / 7),
      remainingDays: dayCount % 7,
      weekdays,
      weekendDays: dayCount - weekdays,
      totalHours: 24 * totalDays,
      totalMinutes: 1440 * totalDays,
      startDayOfWeek: weekdayName(startDate),
      endDayOfWeek: weekdayName(endDate),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.totalDays === 0
      ? "Both dates are the same day, a {startDayOfWeek}. If you count the last day too, it is 1 day."
      : `From {startDayOfWeek}, {startDate}, ${inputs.endDate < inputs.startDate ? "back to" : "to"} {endDayOfWeek}, {endDate}, it is ${counted(Math.abs(outputs.totalDays!), "day", say.number(Math.abs(outputs.totalDays!)))}${inputs.includeEndDate ? ", counting both days" : ""}.`,
    `By the calendar that is ${counted(outputs.years!, "year")}, ${counted(outputs.months!, "month")} and ${counted(outputs.days!, "day")}; in weeks, ${counted(outputs.weeks!, "week", say.number(outputs.weeks!))} and ${counted(outputs.remainingDays!, "day")}.`,
    `{weekdays} of these days are Monday to Friday and {weekendDays} Saturday or Sunday; public holidays are not left out.`,
  ],
  formula: {
    tex: [String.raw`n = N(z) - N(a)`, String.raw`m = 12\,(y_z - y_a) + (m_z - m_a) - [\,d_z < d_a\,]`],
    where: {
      n: "number of days",
      N: "number of a day in the calendar",
      "a, z": "the earlier and the later date; z is one day later when the last day counts too",
      m: "full months, of which 12 make a year",
      "y, m, d": "with an index: year, month and day of that date",
    },
  },
  howTo: [
    "Enter the two dates under From and To, in either order; if To is earlier, the days have a minus sign.",
    "Turn on Count the last day too if both dates belong to the period, as with a vacation, a rental or a festival.",
    "Use the days for contracts and interest, the weeks for plans, and the years, months and days for ages and terms of service.",
  ],
  faq: [
    {
      question: "Is the last day counted?",
      answer:
        "Not by default: May 1 to May 8 is 7 days, the number of nights in between. With “Count the last day too” it is 8, the number of days you take part in, such as days of vacation.",
    },
    {
      question: "Why are 30 days sometimes a month and sometimes not?",
      answer:
        "A month is complete when the same day of the month is reached. April 15 to May 15 is 30 days and one month; May 15 to June 14 is also 30 days but not a month, because May has 31.",
    },
    {
      question: "Why do other programs differ by a day at the end of a month?",
      answer:
        "They treat short months differently. From January 31 to February 28, this page gives 28 days, as DATEDIF does in spreadsheets; some programming libraries call it a full month. The number of days is the same everywhere.",
    },
    {
      question: "Are leap days included?",
      answer: "Yes. January 1, 2024 to January 1, 2025 is 366 days, because February 29, 2024 is in between.",
    },
  ],
  about: [
    "For notice periods, rentals, visas, interest, projects and anniversaries. Only dates count, not hours: a day that is 23 or 25 hours long because of daylight saving time is one day, and the hours shown are 24 for each day.",
    "The Gregorian calendar is used throughout, even before October 15, 1582. Earlier dates in history books are mostly Julian, 10 days off in the 16th century: convert them first. For holidays and other weekends, use the business days calculator.",
  ],
  sources: ["ISO 8601-1:2019, calendar dates"],
  phrases: [
    "days between {startDate} and {endDate}",
    "how many days from {startDate} to {endDate}",
    "weeks from {startDate} until {endDate}",
    "we met {startDate} and got married {endDate} how many months is that",
    "how many weekdays from {startDate} to {endDate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From mid-January to Christmas 2025",
      inputs: { startDate: "2025-01-15", endDate: "2025-12-25" },
      outputs: { totalDays: 344, months: 11, days: 10, weeks: 49, weekdays: 246 },
    },
    {
      title: "A vacation from August 2 to 16, counting both days",
      inputs: { startDate: "2025-08-02", endDate: "2025-08-16", includeEndDate: true },
      outputs: { totalDays: 15, weeks: 2, remainingDays: 1, weekdays: 10, weekendDays: 5 },
    },
    {
      title: "Backward, across a leap day",
      inputs: { startDate: "2024-03-10", endDate: "2024-02-10" },
      outputs: { totalDays: -29, months: 1, days: 0 },
    },
  ],
});
