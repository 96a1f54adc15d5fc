/** Dates of the proleptic Gregorian calendar as "YYYY-MM-DD", without time zones. Days are counted from 1970-01-01. */

const DAY = 86_400_000;

/** Days from January 1, 1970, to the date; negative before it. */
export function dayNumber(date: string): number {
  const { year, month, day } = splitDate(date);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return Math.round(moment.getTime() / DAY);
}

/** The date that lies so many days after January 1, 1970. */
export function fromDayNumber(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** Year, month (1 to 12) and day of a date. */
export function splitDate(date: string): { readonly year: number; readonly month: number; readonly day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** The date as text; year 1 to 9999. */
export function toIsoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Days from the first date to the second; negative where the second comes first. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The date that lies so many days after another.
 * @example addDays("2024-02-28", 2) // "2024-03-01"
 */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * The same day so many months later, or the last day of a shorter month.
 *
 * @example addMonths("2026-01-31", 1) // "2026-02-28"
 */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = splitDate(date);
  const index = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  return toIsoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)));
}

/** 1 for Monday to 7 for Sunday (ISO 8601). */
export function isoWeekday(date: string): number {
  return weekdayOfDayNumber(dayNumber(date));
}

/** 1 for Monday to 7 for Sunday of the day that lies `day` days after 1970-01-01, a Thursday. */
export function weekdayOfDayNumber(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The English name of the date's weekday. */
export function weekdayName(date: string): string {
  return WEEKDAYS[isoWeekday(date) - 1]!;
}

/** 1 for 1 January to 365 or 366. */
export function dayOfYear(date: string): number {
  return daysBetween(toIsoDate(splitDate(date).year, 1, 1), date) + 1;
}

/**
 * The ISO 8601 week: weeks run from Monday to Sunday and belong to the year that holds their Thursday.
 *
 * @example isoWeek("2000-01-01") // { year: 1999, week: 52 }
 */
export function isoWeek(date: string): { readonly year: number; readonly week: number } {
  const { year } = splitDate(date);
  const thursday = dayOfYear(date) + 4 - isoWeekday(date);
  const countDays = (one: number) => (isLeapYear(one) ? 366 : 365);
  if (thursday < 1) return { year: year - 1, week: Math.ceil((thursday + countDays(year - 1)) / 7) };
  if (thursday > countDays(year)) return { year: year + 1, week: 1 };
  return { year, week: Math.ceil(thursday / 7) };
}

/**
 * The nth weekday of a month, counted from its end where `nth` is negative.
 *
 * @param weekday 1 for Monday to 7 for Sunday
 * @example nthWeekday(2025, 11, 4, 4) // "2025-11-27", the fourth Thursday of November
 * @example nthWeekday(2025, 5, 1, -1) // "2025-05-26", the last Monday of May
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const length = daysInMonth(year, month);
  const first = 1 + ((weekday - isoWeekday(toIsoDate(year, month, 1)) + 7) % 7);
  const last = first + 7 * Math.floor((length - first) / 7);
  return toIsoDate(year, month, nth > 0 ? first + 7 * (nth - 1) : last + 7 * (nth + 1));
}

/** How many of so many days from a date on, itself included, are Mondays to Fridays; 0 for no days. */
export function weekdaysIn(date: string, days: number): number {
  const rest = Math.max(0, days) % 7;
  const start = isoWeekday(date);
  const inRest = Array.from({ length: rest }, (_, index) => (start + index - 1) % 7).filter((day) => day < 5).length;
  return 5 * Math.floor(Math.max(0, days) / 7) + inRest;
}

/**
 * Full months from the first date to the second (not before it), as people count ages: a month is full when its day is
 * reached. The rest is counted in days from the last full month's day, which is cut to the length of a shorter month.
 *
 * @example calendarDifference("2025-01-31", "2025-03-01") // 1 month (to 28 February) and 1 day
 */
export function calendarDifference(from: string, to: string) {
  const [start, end] = [splitDate(from), splitDate(to)];
  const begun = (end.year - start.year) * 12 + (end.month - start.month);
  const totalMonths = end.day < start.day ? begun - 1 : begun;
  const days = daysBetween(addMonths(from, totalMonths), to);
  return { totalMonths, years: Math.floor(totalMonths / 12), months: totalMonths % 12, days };
}
