import { formatDate, formatShortDate } from "#localization/date-format.ts";
import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** A calendar date, "YYYY-MM-DD". */
export const dateKind: Kind = {
  ...plainKind,
  getDefault: (field, today) => (field.default === "today" ? today : (field.default ?? null)),
  check(field, value, { bounds }) {
    if (typeof value !== "string" || !isDate(value)) return `${field.label} must be a date such as 2026-03-31.`;
    if (bounds && typeof field.min === "string" && value < field.min)
      return `${field.label} must not be before ${field.min}.`;
    if (bounds && typeof field.max === "string" && value > field.max)
      return `${field.label} must not be after ${field.max}.`;
    return null;
  },
  format: (field, value, preferences) => formatPlain(formatDate(value as string, preferences.locale, field.precision)),
  formatCell: (field, value, { locale }) =>
    field.precision === "month"
      ? formatDate(value as string, locale, "month")
      : formatShortDate(value as string, locale),
};

/** Whether the text is a date of the Gregorian calendar, years 1 to 9999, as "YYYY-MM-DD". */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
}
