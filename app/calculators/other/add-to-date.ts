import { defineCalculator, choice, date, integer, refuse, text } from "#engine/define.ts";
import { dayNumber, dayOfYear, daysBetween, isoWeek, weekdayName, weekdayOfDayNumber } from "#maths/calendar.ts";
import { dateAfter, monthsAfter } from "#maths/calendar-range.ts";

export default defineCalculator({
  id: "add-to-date",
  name: "Add to Date Calculator",
  category: "other",
  emoji: "➕",
  description: "The date that is so many years, months, weeks, days or working days after or before another.",
  keywords: [
    "date plus days",
    "days from today",
    "90 days from now",
    "subtract days",
    "weeks from today",
    "future date",
    "deadline",
  ],
  related: [
    { id: "date-difference", stage: "complementary", relevance: 86 },
    { id: "business-days", stage: "next_step", relevance: 88 },
    "day-of-week",
    "countdown",
    { id: "legal-deadline", stage: "advanced_planning", relevance: 74 },
    "due-date",
  ],
  inputs: {
    startDate: date("Date", {
      default: "today",
      min: "0001-01-01",
      max: "9999-12-31",
      also: ["from", "after", "today"],
    }),
    operation: choice("Go", {
      default: "add",
      options: [
        ["add", "Forward"],
        ["subtract", "Back"],
      ],
      also: ["forward", "back", "plus", "minus", "ago"],
    }),
    years: integer("Years", { default: 0, min: 0, max: 9998 }),
    months: integer("Months", { default: 0, min: 0, max: 119_976, also: ["months"] }),
    weeks: integer("Weeks", { default: 0, min: 0, max: 521_722, also: ["weeks"] }),
    days: integer("Days", { default: 90, min: 0, max: 3_652_058, also: ["days"] }),
    businessDays: integer("Working days (Monday to Friday)", {
      default: 0,
      min: 0,
      max: 100_000,
      also: ["workdays"],
    }),
  },
  outputs: {
    resultDate: date("Resulting date"),
    dayOfWeek: text("Day of the week"),
    daysBetween: integer("Days in between"),
    dayOfYear: integer("Day of the year"),
    isoWeek: integer("ISO week"),
    isoWeekYear: integer("Year of that week", { plain: true }),
  },
  pictures: [{ draw: "calendar", of: ["startDate", "resultDate"], span: ["startDate", "resultDate"] }],
  compute({ startDate, operation, years, months, weeks, days, businessDays }) {
    const outside = () =>
      refuse(
        "startDate",
        "The result would be outside the years 1 to 9999. Start from another date or don't go as far.",
      );
    const direction = operation === "add" ? 1 : -1;
    const afterMonths = monthsAfter(startDate, direction * (12 * years + months)) ?? outside();
    const afterDays = dateAfter(afterMonths, direction * (7 * weeks + days)) ?? outside();
    const resultDate = dateAfter(afterDays, direction * stepsFor(businessDays, afterDays, direction)) ?? outside();
    const week = isoWeek(resultDate);
    return {
      resultDate,
      dayOfWeek: weekdayName(resultDate),
      daysBetween: daysBetween(startDate, resultDate),
      dayOfYear: dayOfYear(resultDate),
      isoWeek: week.week,
      isoWeekYear: week.year,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `You reach {dayOfWeek}, {resultDate}, ${
      outputs.daysBetween === 0
        ? "the day you started from."
        : `${say.number(Math.abs(outputs.daysBetween!))} ${Math.abs(outputs.daysBetween!) === 1 ? "day" : "days"} ${outputs.daysBetween! > 0 ? "after" : "before"} {startDate}.`
    }`,
    inputs.businessDays > 0
      ? `The working days are counted last and skip Saturdays and Sundays; public holidays count as working days here.`
      : `It is day {dayOfYear} of its year, in ISO week {isoWeek}.`,
  ],
  formula: {
    tex: String.raw`D = \operatorname{cut}\bigl(S \pm (12y + m)\ \text{months}\bigr) \pm (7w + d)\ \text{days} \pm b\ \text{working days}`,
    where: {
      D: "date reached",
      S: "the date you start from",
      "y, m, w, d, b": "years, months, weeks, days and working days",
      "\\operatorname{cut}": "a day that the month does not have becomes its last day",
    },
  },
  howTo: [
    "Enter the Date to start from; today is filled in.",
    "Choose under Go whether to count Forward or Back.",
    "Fill in any of Years, Months, Weeks and Days. They are added in that order.",
    "Use Working days (Monday to Friday) instead of Days if weekends do not count, as in “within 10 working days”.",
  ],
  faq: [
    {
      question: "What is one month after January 31?",
      answer:
        "February 28, or the 29th in a leap year: a day that the month does not have becomes its last day. So adding one month twice is not the same as adding two: January 31 plus 1 month plus 1 month is March 28, but plus 2 months it is March 31.",
    },
    {
      question: "Is 90 days the same as three months?",
      answer:
        "Rarely. Three months have 89 to 92 days: from February 1, 2025 they lead to May 1, 89 days later; from July 1 to October 1, 92 days later. Contracts and visas mean exactly what they say, so use the field with the same word.",
    },
    {
      question: "Does the day I start on count?",
      answer:
        "No. One day after Monday is Tuesday. If a rule says that the first day counts, as it may for a stay of 90 days from entry, add one day less.",
    },
    {
      question: "What happens when I start on a Saturday and add one working day?",
      answer: "You get Monday. Going back from a Sunday by one working day gives Friday.",
    },
  ],
  about: [
    "For due dates, trial periods, notice periods, warranties, visas and medical appointments. Months are calendar months, so the day of the month stays; days, weeks and working days are counted one by one.",
    "Public holidays are not taken into account. For US federal holidays, your own days off or a different weekend, use the business days calculator; for court rules, the legal deadline calculator.",
  ],
  sources: ["ISO 8601-1:2019, calendar and week dates"],
  caution:
    "For a legal or contractual deadline, check which days the rule counts; public holidays are not taken into account here.",
  phrases: [
    "{days} days from {startDate}",
    "{weeks} weeks after {startDate}",
    "{businessDays} working days after {startDate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "90 days after New Year's Day 2026",
      inputs: { startDate: "2026-01-01", days: 90 },
      outputs: { resultDate: "2026-04-01", dayOfWeek: "Wednesday" },
    },
    {
      title: "One month and ten days from the end of January",
      inputs: { startDate: "2025-01-31", months: 1, days: 10 },
      outputs: { resultDate: "2025-03-10", daysBetween: 38 },
    },
    {
      title: "Five working days after a Friday",
      inputs: { startDate: "2025-06-06", days: 0, businessDays: 5 },
      outputs: { resultDate: "2025-06-13", dayOfWeek: "Friday" },
    },
  ],
});

/**
 * How many days to move until a number of Mondays to Fridays are counted; the day of the start is not. From the first working day
 * on, five more are a week.
 */
function stepsFor(businessDays: number, start: string, direction: number): number {
  const first = dayNumber(start);
  const weeks = Math.max(0, Math.ceil(businessDays / 5) - 1);
  let steps = 7 * weeks;
  for (let left = businessDays - 5 * weeks; left > 0;) {
    steps += 1;
    if (weekdayOfDayNumber(first + direction * steps) <= 5) left -= 1;
  }
  return steps;
}
