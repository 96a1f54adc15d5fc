import { addDays, toIsoDate, isoWeekday, nthWeekday, splitDate } from "./calendar.ts";

/** A day off: the date on which it is observed. */
export interface Holiday {
  readonly date: string;
  readonly name: string;
}

const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 4, 6, 7] as const;

/** Fixed dates by month and day, and the first year of those that are younger than the rest. */
const FIXED = [
  ["New Year's Day", 1, 1, 1],
  ["Juneteenth", 6, 19, 2021],
  ["Independence Day", 7, 4, 1],
  ["Veterans Day", 11, 11, 1],
  ["Christmas Day", 12, 25, 1],
] as const;

/** Month, weekday and which of them in the month (-1 for the last). */
const FLOATING = [
  ["Martin Luther King Jr. Day", 1, MONDAY, 3],
  ["Washington's Birthday", 2, MONDAY, 3],
  ["Memorial Day", 5, MONDAY, -1],
  ["Labor Day", 9, MONDAY, 1],
  ["Columbus Day", 10, MONDAY, 2],
  ["Thanksgiving Day", 11, THURSDAY, 4],
] as const;

/**
 * The legal public holidays of a year in the United States, each on the day on which federal offices close: the Friday
 * before a Saturday (for New Year's Day that is 31 December of the year before), the Monday after a Sunday. Today's law
 * is applied to every year, but Juneteenth begins in 2021.
 *
 * Source: 5 U.S.C. 6103; Executive Order 11582.
 */
export function usFederalHolidays(year: number): readonly Holiday[] {
  const fixed = FIXED.filter(([, , , since]) => year >= since).map(([name, month, day]) => ({
    name,
    date: observed(toIsoDate(year, month, day)),
  }));
  const floating = FLOATING.map(([name, month, weekday, nth]) => ({
    name,
    date: nthWeekday(year, month, weekday, nth),
  }));
  return [...fixed, ...floating].toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function observed(date: string): string {
  const weekday = isoWeekday(date);
  return weekday === SATURDAY ? addDays(date, -1) : weekday === SUNDAY ? addDays(date, 1) : date;
}

/** The holidays observed from one date to another, both included, in order; years 1 to 9999. */
export function usFederalHolidaysBetween(from: string, to: string): readonly Holiday[] {
  const [first, last] = [splitDate(from).year, Math.min(splitDate(to).year + 1, 9999)];
  return Array.from({ length: last - first + 1 }, (_, index) => usFederalHolidays(first + index))
    .flat()
    .filter(({ date }) => date >= from && date <= to);
}
