import { formatDate, formatShortDate } from "#localization/date-format.ts";
import {
  buildField,
  formatPlain,
  type Kind,
  type KindSchema,
  type NoOptions,
  plainKind,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export interface DateOptions extends SharedOptions {
  /** "YYYY-MM-DD", "today" or "next month": its first day, where loans and plans begin. */
  readonly default?: string | null;
  readonly min?: string;
  readonly max?: string;
  /** Outputs: "month" writes December 2056. */
  readonly precision?: "day" | "month";
}

export interface DateField extends DateOptions {
  readonly kind: "date";
  readonly label: string;
}

/** A calendar date, "YYYY-MM-DD". */
export const date = <const O extends DateOptions = NoOptions>(label: string, options?: O) =>
  buildField("date", label, options);

/** A calendar date, "YYYY-MM-DD". */
export const dateKind: Kind<DateField> = {
  ...plainKind,
  getDefault(field, today) {
    if (field.default === "today") return today;
    return field.default === "next month" ? getNextMonth(today) : (field.default ?? null);
  },
  check(field, value, { bounds, reader }) {
    if (typeof value !== "string" || !isDate(value)) return sayMust(field, "be a date such as 2026-03-31");
    const { min, max } = field;
    const write = (bound: string) => (reader ? formatDate(bound, reader[0].locale) : bound);
    if (bounds && typeof min === "string" && value < min) return sayMust(field, `not be before ${write(min)}`);
    if (bounds && typeof max === "string" && value > max) return sayMust(field, `not be after ${write(max)}`);
    return null;
  },
  format: (field, value, preferences) => formatPlain(formatDate(value as string, preferences.locale, field.precision)),
  formatCell: (field, value, { locale }) =>
    field.precision === "month"
      ? formatDate(value as string, locale, "month")
      : formatShortDate(value as string, locale),
};

/** The first day of the month after a date. */
function getNextMonth(today: string): string {
  const [year, month] = today.split("-").map(Number) as [number, number];
  return month === 12
    ? `${String(year + 1).padStart(4, "0")}-01-01`
    : `${today.slice(0, 5)}${String(month + 1).padStart(2, "0")}-01`;
}

/** Whether the default depends on the day: "today", "next month". */
export function hasMovingDefault({ default: usual }: Pick<DateField, "default">): boolean {
  return typeof usual === "string" && !isDate(usual);
}

/** Whether the text is a date of the Gregorian calendar, years 1 to 9999, as "YYYY-MM-DD". */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
}

export const dateSchema: KindSchema<DateField> = {
  describe: () => ({}),
  toJsonSchema: ({ min, max }) => ({ type: "string", format: "date", "x-minimum": min, "x-maximum": max }),
  draw({ min = "1850-01-01", max = "2150-12-31" }, random) {
    const [low, high] = [Date.parse(min), Date.parse(max)].map((time) => time / 86_400_000) as [number, number];
    const day = low + Math.floor(random() * (high - low + 1));
    return new Date(day * 86_400_000).toISOString().slice(0, 10);
  },
};
