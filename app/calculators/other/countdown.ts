import { defineCalculator, boolean, date, integer, number, refuse, text, time } from "#engine/define.ts";
import { toIsoDate, dayNumber, isoWeekday, splitDate, weekdayName, weekdaysIn } from "#maths/calendar.ts";
import { minutesOfDay } from "#maths/clock.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "countdown",
  name: "Countdown Calculator",
  category: "other",
  emoji: "⏳",
  description:
    "Days, hours and minutes until an event, with the nights, workdays and weekends before it, or how long ago it was.",
  keywords: [
    "days until christmas",
    "time until",
    "event timer",
    "how many sleeps",
    "days to go",
    "new year",
    "holiday countdown timer",
    "weeks away",
    "wedding countdown",
    "how far away is",
    "days away",
  ],
  related: [
    { id: "date-difference", stage: "complementary", relevance: 84 },
    { id: "business-days", stage: "complementary", relevance: 80 },
    { id: "age", stage: "complementary", relevance: 66 },
    "add-to-date",
    "day-of-week",
  ],
  inputs: {
    targetDate: date("Event", {
      default: null,
      optional: true,
      help: "If empty, the next New Year's Day.",
      also: [
        "until",
        "to",
        "till",
        "before",
        "wedding",
        "trip",
        "vacation",
        "party",
        "graduation",
        "due date",
        "concert",
        "exam",
        "birthday",
        "is on",
      ],
    }),
    targetTime: time("at", { default: "00:00", also: ["at"] }),
    fromDate: date("Counted from", { default: "today", also: ["from", "since"] }),
    fromTime: time("at", { default: "00:00" }),
  },
  outputs: {
    days: integer("Days", { unit: "days", also: ["days away", "how many days"] }),
    hours: integer("Hours", { unit: "hours" }),
    minutes: integer("Minutes", { unit: "minutes" }),
    passed: boolean("Already past", { words: ["Yes, it is over", "No, it is still to come"] }),
    targetDay: date("Event"),
    targetDayOfWeek: text("Weekday of the event"),
    nights: integer("Sleeps", { also: ["how many sleeps"] }),
    workdays: integer("Workdays"),
    weekends: integer("Weekends", { help: "Saturdays after the start, up to the event." }),
    totalDays: number("In days", { decimals: 3 }),
    totalWeeks: number("In weeks", { decimals: 2, also: ["weeks away", "how many weeks"] }),
    totalHours: number("In hours", { decimals: 2, also: ["hours away"] }),
    totalMinutes: number("In minutes", { decimals: 0 }),
    totalSeconds: integer("In seconds"),
  },
  pictures: [{ draw: "calendar", of: ["fromDate", "targetDay"], span: ["fromDate", "targetDay"] }],
  figures: [
    { label: "Time left", parts: ["days", "hours", "minutes"] },
    "passed",
    { label: "Event", parts: ["targetDayOfWeek", "targetDay"] },
    "nights",
    "workdays",
    "weekends",
  ],
  compute({ targetDate, targetTime, fromDate, fromTime }) {
    const targetDay = targetDate ?? newYearAfter(fromDate);
    const nights = dayNumber(targetDay) - dayNumber(fromDate);
    const totalMinutes = 1440 * nights + minutesOfDay(targetTime) - minutesOfDay(fromTime);
    const size = Math.abs(totalMinutes);
    return {
      days: Math.floor(size / 1440),
      hours: Math.floor((size % 1440) / 60),
      minutes: size % 60,
      passed: totalMinutes < 0,
      targetDay,
      targetDayOfWeek: weekdayName(targetDay),
      nights: Math.max(0, nights),
      workdays: weekdaysIn(fromDate, nights),
      weekends: Math.max(0, saturdaysUpTo(targetDay) - saturdaysUpTo(fromDate)),
      totalDays: totalMinutes / 1440,
      totalWeeks: totalMinutes / 10_080,
      totalHours: totalMinutes / 60,
      totalMinutes,
      totalSeconds: 60 * totalMinutes,
    };
  },
  takeaways: (_, outputs, say) => {
    const time = `${counted(outputs.days!, "day", say.number(outputs.days!))}, ${counted(outputs.hours!, "hour")} and ${counted(outputs.minutes!, "minute")}`;
    // An event on a weekend has that one not before it.
    const before = outputs.weekends! - (outputs.weekends! > 0 && isoWeekday(outputs.targetDay!) > 5 ? 1 : 0);
    return outputs.passed
      ? [
          `{targetDayOfWeek}, {targetDay}, was ${time} ago.`,
          "Counted from {fromDate}, no workdays or weekends are left before it.",
        ]
      : [
          `${time} remain until {targetDayOfWeek}, {targetDay}.`,
          `That is ${counted(outputs.nights!, "more sleep", "{nights}")}, with ${counted(outputs.workdays!, "workday", "{workdays}")}${before > 0 ? ` and ${counted(before, "weekend", say.number(before))}` : ""} before it.`,
        ];
  },
  formula: {
    tex: String.raw`S = 86\,400\,(N_2 - N_1) + 60\,(t_2 - t_1)`,
    where: {
      S: "seconds until the event, negative after it",
      "N_1, N_2": "day numbers of the day you count from and of the event",
      "t_1, t_2": "the two times in minutes since midnight",
    },
  },
  howTo: [
    "Enter the Event's date and, if it matters, its time. Without a date, the next New Year's Day is used.",
    "Leave Counted from at today, or choose another day and time to count from.",
    "Read the days, hours and minutes; Sleeps counts the nights, and Workdays the days from Monday to Friday before the event.",
  ],
  faq: [
    {
      question: "How many sleeps until Christmas?",
      answer:
        "Set the Event to December 25 and read Sleeps, the number of nights. From December 1 that is 24, one for each door of an Advent calendar.",
    },
    {
      question: "Does today count as a workday?",
      answer:
        "Yes, if it is a Monday to Friday; the day of the event does not. Public holidays still count as workdays; the business days calculator can leave them out.",
    },
    {
      question: "Why is the countdown an hour off in spring and fall?",
      answer:
        "Each day has 24 hours here. If the clocks change before the event, the time that actually passes is an hour shorter (spring) or longer (fall), while the count by calendar and clock stays as shown.",
    },
    {
      question: "Does it count events in the past?",
      answer: "Yes. It then shows how long ago the event was, and the totals have a minus sign.",
    },
  ],
  about: [
    "For holidays, weddings, exams, moves and releases. The answer is a snapshot for the moment given under Counted from, so it can be shared and checked; it does not tick.",
    "Both times are read on the same clock. For an event in another time zone, convert its time to yours first.",
  ],
  sources: ["ISO 8601-1:2019, calendar dates and time of day"],
  phrases: [
    "days until {targetDate}",
    "how long until {targetDate} at {targetTime}",
    "how many sleeps until {targetDate}",
    "our wedding is on {targetDate} how many weeks away is it",
    "vacation starts {targetDate} how many days away",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "From 9:30 on September 1, 2025 to Christmas dinner",
      inputs: { targetDate: "2025-12-25", targetTime: "18:00", fromDate: "2025-09-01", fromTime: "09:30" },
      outputs: { days: 115, hours: 8, minutes: 30, nights: 115, workdays: 83 },
    },
    {
      title: "To the next New Year's Day",
      inputs: { fromDate: "2026-11-21" },
      outputs: { days: 41, targetDay: "2027-01-01", targetDayOfWeek: "Friday", weekends: 5 },
    },
    {
      title: "An event that is over",
      inputs: { targetDate: "2026-11-20", targetTime: "20:00", fromDate: "2026-11-21", fromTime: "08:00" },
      outputs: { passed: true, days: 0, hours: 12, totalHours: -12 },
    },
  ],
});

function newYearAfter(date: string): string {
  const { year } = splitDate(date);
  if (year === 9999) refuse("targetDate", "This calendar ends in 9999. Enter the date of the event.");
  return toIsoDate(year + 1, 1, 1);
}

/** Saturdays from 1970-01-03, the first of them, to the date; negative before it. */
function saturdaysUpTo(date: string): number {
  return Math.floor((dayNumber(date) - 2) / 7) + 1;
}
