import { defineCalculator, date, integer, number, refuse, table, text } from "#engine/define.ts";
import { calendarDifference, dateOf, daysBetween, isLeapYear, partsOf, weekdayName } from "#maths/calendar.ts";
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
      also: ["born", "birthday", "birth date", "date of birth"],
    }),
    atDate: date("Age on", { default: "today", min: "0001-01-01", max: "9998-12-31", also: ["on", "as of", "at"] }),
  },
  outputs: {
    years: integer("Years"),
    months: integer("months"),
    days: integer("days"),
    totalMonths: integer("In months"),
    totalWeeks: number("In weeks", { decimals: 1 }),
    totalDays: integer("In days"),
    totalHours: integer("In hours"),
    totalMinutes: integer("In minutes"),
    dayOfWeekBorn: text("Born on a"),
    nextBirthday: date("Next birthday"),
    nextBirthdayDayOfWeek: text("on a"),
    daysToNextBirthday: integer("Days until then"),
    ageNextBirthday: integer("Turning"),
    exactYears: number("In years, exactly", { decimals: 3 }),
    milestones: table("Milestones", {
      milestone: text("Milestone"),
      date: date("Date"),
    }),
  },
  compute({ birthDate, atDate }) {
    if (birthDate > atDate) {
      refuse(
        "birthDate",
        "The date of birth is after the day for which the age is asked. Choose an earlier date of birth.",
      );
    }
    const totalDays = daysBetween(birthDate, atDate);
    const thisYear = partsOf(atDate).year;
    const nextYear = birthdayIn(thisYear, birthDate) > atDate ? thisYear : thisYear + 1;
    const [lastBirthday, nextBirthday] = [birthdayIn(nextYear - 1, birthDate), birthdayIn(nextYear, birthDate)];
    const ageNextBirthday = nextYear - partsOf(birthDate).year;
    return {
      ...calendarDifference(birthDate, atDate),
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
      "y_2, m_2, d_2": "year, month and day on which the age is asked",
    },
  },
  howTo: [
    "Enter your Date of birth.",
    "Leave Age on at today, or set it to another day: a school cut-off, a wedding, the start of a pension.",
    "Read the age in years, months and days; below stand the same age in weeks, days and hours, and the next birthday.",
    "Look through the Milestones for the day on which you turn 18, 65 or 10,000 days old.",
  ],
  faq: [
    {
      question: "When does someone born on 29 February have a birthday?",
      answer:
        "Here on 1 March in years that are not leap years, the rule in England and Wales and in Hong Kong. Taiwan takes 28 February (Civil Code, article 121). The choice matters for one day only: on 28 February 2026 a person born on 29 February 2008 is still 17 here.",
    },
    {
      question: "Do I count as a year older on my birthday or the day before?",
      answer:
        "On the birthday itself, from its first minute, whatever the hour of birth. English law counted the day before until section 9 of the Family Law Reform Act 1969 changed that for England and Wales.",
    },
    {
      question: "Why do the months and days sometimes look one off?",
      answer:
        "A month is full once its day is reached. From 31 January to 28 February that is no full month but 28 days; on 1 March it becomes 1 month and 1 day, counted from 28 February. Programs that move the date to the end of the month first can differ here by a few days.",
    },
    {
      question: "How old am I by East Asian reckoning?",
      answer:
        "The traditional count starts with 1 at birth and adds a year at each New Year. South Korea ended its official use in June 2023 and now counts as this page does.",
    },
  ],
  about: [
    "For forms, school enrolment, insurance and pensions, and for curiosity. Everything follows the Gregorian calendar, leap years included; before October 1582 the calendar is continued backwards, so very old dates differ from the Julian dates in history books.",
    "Ages count whole days, not the hour of birth or the time zone. A billion seconds takes 11,574 days and about two hours, so the milestone may fall on the day after if you were born late in the evening.",
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
  updated: "2026-11-21",
  examples: [
    {
      title: "Born on 15 May 1990, on New Year's Day 2025",
      inputs: { birthDate: "1990-05-15", atDate: "2025-01-01" },
      outputs: { years: 34, months: 7, days: 17, totalDays: 12_650, dayOfWeekBorn: "Tuesday" },
    },
    {
      title: "A leap-day child the day before turning 22",
      inputs: { birthDate: "2004-02-29", atDate: "2026-02-28" },
      outputs: { years: 21, months: 11, days: 30, nextBirthday: "2026-03-01", ageNextBirthday: 22 },
    },
    {
      title: "How long ago the first Moon landing was on 21 November 2026",
      inputs: { birthDate: "1969-07-20", atDate: "2026-11-21" },
      outputs: { years: 57, months: 4, days: 1, dayOfWeekBorn: "Sunday" },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { birthDate: "1990-05-15", atDate: "2025-01-01" },
      outputs: {
        years: 34,
        months: 7,
        days: 17,
        totalDays: 12_650,
        dayOfWeekBorn: "Tuesday",
        nextBirthday: "2025-05-15",
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "1990-05-15", atDate: "2025-01-01" },
      outputs: {
        years: 34,
        months: 7,
        days: 17,
        totalMonths: 415,
        totalWeeks: 1807.14285714,
        totalDays: 12_650,
        totalHours: 303_600,
        totalMinutes: 18_216_000,
        dayOfWeekBorn: "Tuesday",
        nextBirthday: "2025-05-15",
        nextBirthdayDayOfWeek: "Thursday",
        daysToNextBirthday: 134,
        ageNextBirthday: 35,
        exactYears: 34.6328767123,
        milestones: { rows: 16, first: { date: "1991-05-15" }, last: { date: "2022-01-21" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "2004-02-29", atDate: "2026-02-28" },
      outputs: {
        years: 21,
        months: 11,
        days: 30,
        totalMonths: 263,
        totalWeeks: 1147.85714286,
        totalDays: 8035,
        totalHours: 192_840,
        totalMinutes: 11_570_400,
        dayOfWeekBorn: "Sunday",
        nextBirthday: "2026-03-01",
        nextBirthdayDayOfWeek: "Sunday",
        daysToNextBirthday: 1,
        ageNextBirthday: 22,
        exactYears: 21.997260274,
        milestones: { rows: 16, first: { date: "2005-03-01" }, last: { date: "2035-11-07" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "2004-02-29", atDate: "2026-03-01" },
      outputs: {
        years: 22,
        months: 0,
        days: 1,
        totalMonths: 264,
        totalWeeks: 1148,
        totalDays: 8036,
        totalHours: 192_864,
        totalMinutes: 11_571_840,
        dayOfWeekBorn: "Sunday",
        nextBirthday: "2027-03-01",
        nextBirthdayDayOfWeek: "Monday",
        daysToNextBirthday: 365,
        ageNextBirthday: 23,
        exactYears: 22,
        milestones: { rows: 16, first: { date: "2005-03-01" }, last: { date: "2035-11-07" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "2004-02-29", atDate: "2028-02-29" },
      outputs: {
        years: 24,
        months: 0,
        days: 0,
        totalMonths: 288,
        totalWeeks: 1252.28571429,
        totalDays: 8766,
        totalHours: 210_384,
        totalMinutes: 12_623_040,
        dayOfWeekBorn: "Sunday",
        nextBirthday: "2029-03-01",
        nextBirthdayDayOfWeek: "Thursday",
        daysToNextBirthday: 366,
        ageNextBirthday: 25,
        exactYears: 24,
        milestones: { rows: 16, first: { date: "2005-03-01" }, last: { date: "2035-11-07" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "2025-01-31", atDate: "2025-03-01" },
      outputs: {
        years: 0,
        months: 1,
        days: 1,
        totalMonths: 1,
        totalWeeks: 4.14285714286,
        totalDays: 29,
        totalHours: 696,
        totalMinutes: 41_760,
        dayOfWeekBorn: "Friday",
        nextBirthday: "2026-01-31",
        nextBirthdayDayOfWeek: "Saturday",
        daysToNextBirthday: 336,
        ageNextBirthday: 1,
        exactYears: 0.0794520547945,
        milestones: { rows: 16, first: { date: "2026-01-31" }, last: { date: "2056-10-09" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "2025-06-01", atDate: "2025-06-01" },
      outputs: {
        years: 0,
        months: 0,
        days: 0,
        totalMonths: 0,
        totalWeeks: 0,
        totalDays: 0,
        totalHours: 0,
        totalMinutes: 0,
        dayOfWeekBorn: "Sunday",
        nextBirthday: "2026-06-01",
        nextBirthdayDayOfWeek: "Monday",
        daysToNextBirthday: 365,
        ageNextBirthday: 1,
        exactYears: 0,
        milestones: { rows: 16, first: { date: "2026-06-01" }, last: { date: "2057-02-07" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "1582-10-15", atDate: "2026-11-21" },
      outputs: {
        years: 444,
        months: 1,
        days: 6,
        totalMonths: 5329,
        totalWeeks: 23172.1428571,
        totalDays: 162_205,
        totalHours: 3_892_920,
        totalMinutes: 233_575_200,
        dayOfWeekBorn: "Friday",
        nextBirthday: "2027-10-15",
        nextBirthdayDayOfWeek: "Friday",
        daysToNextBirthday: 328,
        ageNextBirthday: 445,
        exactYears: 444.101369863,
        milestones: { rows: 16, first: { date: "1583-10-15" }, last: { date: "1614-06-23" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "0001-01-01", atDate: "9998-12-31" },
      outputs: {
        years: 9997,
        months: 11,
        days: 30,
        totalMonths: 119_975,
        totalWeeks: 521670.428571,
        totalDays: 3_651_693,
        totalHours: 87_640_632,
        totalMinutes: 5_258_437_920,
        dayOfWeekBorn: "Monday",
        nextBirthday: "9999-01-01",
        nextBirthdayDayOfWeek: "Friday",
        daysToNextBirthday: 1,
        ageNextBirthday: 9998,
        exactYears: 9997.99726027,
        milestones: { rows: 16, first: { date: "0002-01-01" }, last: { date: "0032-09-09" } },
      },
    },
    {
      by: "Python 3.11 datetime, stepping month by month",
      inputs: { birthDate: "9950-12-31", atDate: "9998-12-31" },
      outputs: {
        years: 48,
        months: 0,
        days: 0,
        totalMonths: 576,
        totalWeeks: 2504.57142857,
        totalDays: 17_532,
        totalHours: 420_768,
        totalMinutes: 25_246_080,
        dayOfWeekBorn: "Sunday",
        nextBirthday: "9999-12-31",
        nextBirthdayDayOfWeek: "Friday",
        daysToNextBirthday: 365,
        ageNextBirthday: 49,
        exactYears: 48,
        milestones: { rows: 9, first: { date: "9951-12-31" }, last: { date: "9982-09-08" } },
      },
    },
    {
      by: "LibreOffice Calc 7.4 DATEDIF",
      inputs: { birthDate: "1969-07-20", atDate: "2026-11-21" },
      outputs: { years: 57, months: 4, totalDays: 20_943 },
    },
    {
      by: "Calendar of 1969: the Moon landing was on a Sunday",
      inputs: { birthDate: "1969-07-20", atDate: "2026-11-21" },
      outputs: { dayOfWeekBorn: "Sunday" },
    },
    { by: "Refusal", inputs: { birthDate: "2025-01-02", atDate: "2025-01-01" }, refuses: "birthDate" },
    { by: "Refusal", inputs: { birthDate: "2025-02-29", atDate: "2026-01-01" }, refuses: "birthDate" },
    { by: "Refusal", inputs: { atDate: "9999-01-01" }, refuses: "atDate" },
  ],
});

/** 1 March in common years for those born on 29 February. */
function birthdayIn(year: number, birthDate: string): string {
  const { month, day } = partsOf(birthDate);
  return month === 2 && day === 29 && !isLeapYear(year) ? dateOf(year, 3, 1) : dateOf(year, month, day);
}

/** Those that fall into the years up to 9999. */
function milestonesOf(birthDate: string) {
  const { year } = partsOf(birthDate);
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
