import { addMonths, fromDayNumber, dayNumber, splitDate } from "./calendar.ts";

/** The days that can be written as "YYYY-MM-DD" with a year from 1 to 9999. */
const FIRST = dayNumber("0001-01-01");
const LAST = dayNumber("9999-12-31");

/**
 * The date that lies so many days after another; null where it leaves the years 1 to 9999.
 *
 * @example dateAfter("2025-01-01", 280) // "2025-10-08"
 */
export function dateAfter(date: string, days: number): string | null {
  const day = dayNumber(date) + days;
  return day >= FIRST && day <= LAST ? fromDayNumber(day) : null;
}

/**
 * The same day so many months later, or the last day of a shorter month; null where that leaves the years 1 to 9999.
 *
 * @example monthsAfter("2025-01-31", 1) // "2025-02-28"
 */
export function monthsAfter(date: string, months: number): string | null {
  const { year, month } = splitDate(date);
  const reached = year + Math.floor((month - 1 + months) / 12);
  return reached >= 1 && reached <= 9999 ? addMonths(date, months) : null;
}
