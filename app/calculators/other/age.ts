import { defineCalculator, date, integer, number, refuse, table, text } from "#engine/define.ts";
import {
  addMonths,
  calendarDifference,
  toIsoDate,
  daysBetween,
  isLeapYear,
  splitDate,
  weekdayName,
} from "#maths/calendar.ts";
import { dateAfter } from "#maths/calendar-range.ts";
import { counted } from "#maths/counted.ts";

const BIRTHDAYS = [1, 13, 16, 18, 21, 30, 40, 50, 60, 65, 75, 100];

/** Days after birth. */
const ROUND_NUMBERS = [
  ["10,000 days old", 10_000],
  ["20,000 days old", 20_000],
  ["30,000 days old", 30_000],
  ["1 billion seconds old", 11_574],
] as const;

export default defineCalculator({
  id: "age",
  name: "Age Calculator",
  category: "other",
  emoji: "🎂",
  description:
    "Exact age in years, months and days on any date, in weeks, days and hours, the weekday of birth and the next birthday.",
  keywords: ["how old am i", "date of birth", "birthday", "years old", "days alive", "chronological", "born in"],
  popular: true,
  related: [
    { id: "date-difference", stage: "complementary", relevance: 86 },
    "day-of-week",
    "add-to-date",
    { id: "countdown", stage: "next_step", relevance: 78 },
    "dog-age",
    { id: "retirement", stage: "advanced_planning", relevance: 66 },
  ],
  inputs: {
    birthDate: date("Date of birth", {
      default: "1990-05-15",
      min: "0001-01-01",
      max: "9999-12-31",
      also: ["born", "birthday"],
    }),
    atDate: date("Age on", { default: "today", min: "0001-01-01", max: "9998-12-31", also: ["on", "as of", "at"] }),
  },
  outputs: {
    years: integer("Years", { unit: "years" }),
    months: integer("Months", { unit: "months" }),
    days: integer("Days", { unit: "days" }),
    totalMonths: integer("In months"),
    totalWeeks: number("In weeks", { decimals: 1 }),
    totalDays: integer("In days"),
    totalHours: integer("In hours"),
    totalMinutes: integer("In minutes"),
    dayOfWeekBorn: text("Born on a"),
    nextBirthday: date("Next birthday"),
    nextBirthdayDayOfWeek: text("Weekday of the next birthday"),
    daysToNextBirthday: integer("Days until then"),
    ageNextBirthday: integer("Turning"),
    exactYears: number("In years, exactly", { decimals: 3 }),
    milestones: table("Milestones", {
      milestone: text("Milestone"),
      date: date("Date"),
    }),
  },
  figures: [
    { label: "Age", parts: ["years", "months", "days"] },
    { label: "Next birthday", parts: ["nextBirthdayDayOfWeek", "nextBirthday"] },
    "daysToNextBirthday",
    "ageNextBirthday",
    "dayOfWeekBorn",
    "totalDays",
    "exactYears",
  ],
  pictures: [{ draw: "timeline", of: ["birthDate", "atDate", "nextBirthday"], title: "On one line" }],
  compute({ birthDate, atDate }) {
    if (birthDate > atDate) {
      refuse("birthDate", "The date of birth is after the date you want the age on. Choose an earlier date of birth.");
    }
    const totalDays = daysBetween(birthDate, atDate);
    const thisYear = splitDate(atDate).year;
    const nextYear = birthdayIn(thisYear, birthDate) > atDate ? thisYear : thisYear + 1;
    const [lastBirthday, nextBirthday] = [birthdayIn(nextYear - 1, birthDate), birthdayIn(nextYear, birthDate)];
    const ageNextBirthday = nextYear - splitDate(birthDate).year;
    return {
      ...ageInMonths(birthDate, atDate),
      totalDays,
      totalWeeks: totalDays / 7,
      totalHours: 24 * totalDays,
      totalMinutes: 1440 * totalDays,
      dayOfWeekBorn: weekdayName(birthDate),
      nextBirthday,
      nextBirthdayDayOfWeek: weekdayName(nextBirthday),
      daysToNextBirthday: daysBetween(atDate, nextBirthday),
      ageNextBirthday,
      exactYears: ageNextBirthday - 1 + daysBetween(lastBirthday, atDate) / daysBetween(lastBirthday, nextBirthday),
      milestones: milestonesOf(birthDate),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `On {atDate} you are ${counted(outputs.years!, "year")}, ${counted(outputs.months!, "month")} and ${counted(outputs.days!, "day")} old: ${counted(outputs.totalDays!, "day", say.number(outputs.totalDays!))} since that {dayOfWeekBorn}.`,
    `You turn {ageNextBirthday} on {nextBirthday}, a {nextBirthdayDayOfWeek}, ${outputs.daysToNextBirthday === 1 ? "which is tomorrow" : "{daysToNextBirthday} days later"}.`,
  ],
  formula: {
    tex: [
      String.raw`m = 12\,(y_2 - y_1) + (m_2 - m_1) - [\,d_2 < d_1\,]`,
      String.raw`\text{years} = \lfloor m / 12 \rfloor \qquad \text{months} = m \bmod 12`,
    ],
    where: {
      m: "full months lived",
      "y_1, m_1, d_1": "year, month and day of birth",
      "y_2, m_2, d_2": "year, month and day you want the age on",
    },
  },
  howTo: [
    "Enter your Date of birth.",
    "Leave Age on at today, or set it to another day: a school cutoff, a wedding, the start of a pension.",
    "Read the age in years, months and days; below it are the same age in weeks, days and hours, and the next birthday.",
    "Look through the Milestones for the day you turn 18, 65 or 10,000 days old.",
  ],
  faq: [
    {
      question: "When does someone born on February 29 have a birthday?",
      answer:
        "In years that are not leap years, this page uses March 1, the rule in England and Wales and in Hong Kong. Taiwan uses February 28 (Civil Code, article 121). It matters for one day only: on February 28, 2026, a person born on February 29, 2008 is still 17 here.",
    },
    {
      question: "Do I turn a year older on my birthday or the day before?",
      answer:
        "On the birthday itself, from its first minute, whatever time you were born. English law counted the day before, until section 9 of the Family Law Reform Act 1969 changed that for England and Wales.",
    },
    {
      question: "Why do the months and days sometimes look off by one?",
      answer:
        "A month is complete once the same day is reached. January 31 to February 28 is not a full month but 28 days; on March 1 it becomes 1 month and 1 day, counted from February 28. Programs that first move the date to the end of the month can differ here by a few days.",
    },
    {
      question: "How old am I by East Asian reckoning?",
      answer:
        "The traditional count starts at 1 at birth and adds a year at each New Year. South Korea ended its official use in June 2023 and now counts as this page does.",
    },
  ],
  about: [
    "For forms, school enrollment, insurance, pensions and curiosity. Everything follows the Gregorian calendar, leap years included; before October 1582 the calendar is extended backward, so very old dates differ from the Julian dates in history books.",
    "Ages are counted in whole days, without the time of birth or the time zone. A billion seconds takes 11,574 days and about two hours, so the milestone may fall on the day after if you were born late in the evening.",
  ],
  sources: [
    "ISO 8601-1:2019, calendar dates",
    "Family Law Reform Act 1969 (England and Wales), section 9: an age is reached at the start of the anniversary of the birth",
  ],
  phrases: [
    "how old am i born {birthDate}",
    "age of someone born {birthDate} on {atDate}",
    "how old is a person born on {birthDate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Born on May 15, 1990, on New Year's Day 2025",
      inputs: { birthDate: "1990-05-15", atDate: "2025-01-01" },
      outputs: { years: 34, months: 7, days: 17, totalDays: 12_650, dayOfWeekBorn: "Tuesday" },
    },
    {
      title: "A leap-day child the day before turning 22",
      inputs: { birthDate: "2004-02-29", atDate: "2026-02-28" },
      outputs: { years: 21, months: 11, days: 30, nextBirthday: "2026-03-01", ageNextBirthday: 22 },
    },
    {
      title: "How long ago the first Moon landing was, on November 21, 2026",
      inputs: { birthDate: "1969-07-20", atDate: "2026-11-21" },
      outputs: { years: 57, months: 4, days: 1, dayOfWeekBorn: "Sunday" },
    },
  ],
});

/** From a birthday on March 1 on, days count from that day and not from the last of February. */
function ageInMonths(birthDate: string, atDate: string) {
  const age = calendarDifference(birthDate, atDate);
  const countsFromFebruary28 = birthDate.endsWith("-02-29") && addMonths(birthDate, age.totalMonths).endsWith("-02-28");
  return countsFromFebruary28 ? { ...age, days: age.days - 1 } : age;
}

/** March 1 in common years for those born on February 29. */
function birthdayIn(year: number, birthDate: string): string {
  const { month, day } = splitDate(birthDate);
  return month === 2 && day === 29 && !isLeapYear(year) ? toIsoDate(year, 3, 1) : toIsoDate(year, month, day);
}

/** Those that fall into the years up to 9999. */
function milestonesOf(birthDate: string) {
  const { year } = splitDate(birthDate);
  const birthdays = BIRTHDAYS.filter((age) => year + age <= 9999).map((age) => ({
    milestone: age === 1 ? "First birthday" : `${age} years old`,
    date: birthdayIn(year + age, birthDate),
  }));
  const roundNumbers = ROUND_NUMBERS.flatMap(([milestone, days]) => {
    const date = dateAfter(birthDate, days);
    return date ? [{ milestone, date }] : [];
  });
  return [...birthdays, ...roundNumbers];
}
