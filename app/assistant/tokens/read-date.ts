/** Dates and times of day at the beginning of a text. */
import { addDays, addMonths, toIsoDate, daysInMonth, isoWeekday, nthWeekday, splitDate } from "#maths/calendar.ts";

/** A date at the beginning of a text. */
export interface ReadDate {
  readonly date: string;
  /** How many characters it takes. */
  readonly length: number;
  /** Whether the year was said; if not, the date is the next one of its kind, today included. */
  readonly hasYear: boolean;
  /** Whether the order of day and month in figures was a matter of custom: 3/4/2026. */
  readonly isCustom?: boolean;
}

const MONTHS: Readonly<Record<string, number>> = {};
for (const [index, names] of [
  "january jan januar janvier janv jänner",
  "february feb februar février fevrier févr",
  "march mar märz maerz mars",
  "april apr avril avr",
  "may mai",
  "june jun juni juin",
  "july jul juli juillet juil",
  "august aug août aout",
  "september sep sept septembre",
  "october oct oktober okt octobre",
  "november nov novembre",
  "december dec dezember dez décembre decembre déc",
].entries()) {
  for (const name of names.split(" ")) (MONTHS as Record<string, number>)[name] = index + 1;
}
const MONTH = Object.keys(MONTHS).join("|");
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/;
const FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/;
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|\\.|er)?[\\s-]+(?:of\\s+)?(${MONTH})\\b\\.?(?:[,\\s-]+(\\d{4})(?![\\d%]|\\.\\d))?`,
  "i",
);
const MONTH_FIRST = new RegExp(
  `^(${MONTH})\\b\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\d%])(?:,?\\s+(\\d{4})(?![\\d%]|\\.\\d))?`,
  "i",
);
const RELATIVE = /^(?:today|now|tomorrow|yesterday|heute|morgen|gestern|aujourd'hui|demain|hier)\b/i;
const WEEKDAY = new RegExp(`^(?:(next|this|last|coming)\\s+)?(${DAYS.join("|")})\\b`, "i");
const SPAN = /^(next|last)\s+(week|month|year)\b/i;

/**
 * Reads the date that a text begins with, `order` being how the sentence writes its dates in figures where one of them says it; null
 * where there is none.
 */
export function readDate(text: string, today: string, locale: string, order?: DateOrder): ReadDate | null {
  const iso = ISO.exec(text);
  if (iso) return toCalendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[0].length);
  return (
    readNumericDate(text, locale, order) ??
    readNamedDate(text, today) ??
    readRelativeDate(text, today) ??
    readHoliday(text, today)
  );
}

export type DateOrder = "day first" | "month first";

const ALL_FIGURES = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/])/g;

/** How a sentence writes its dates in figures: nobody writes two of them in different orders. Undefined where none of them says it, or they differ. */
export function findDateOrder(text: string): DateOrder | undefined {
  const orders = [...text.matchAll(ALL_FIGURES)].flatMap(([, first, , second]): DateOrder[] =>
    Number(first) > 12 ? ["day first"] : Number(second) > 12 ? ["month first"] : [],
  );
  const [order, ...others] = new Set(orders);
  return others.length > 0 ? undefined : order;
}

function readNumericDate(text: string, locale: string, order?: DateOrder): ReadDate | null {
  const figures = FIGURES.exec(text);
  if (!figures) return null;
  const [all, one, mark, two, written] = figures;
  const year = written!.length === 2 ? Number(written) + (Number(written) < 50 ? 2000 : 1900) : Number(written);
  const [first, second] = [Number(one), Number(two)];
  const isCustomary = order === undefined ? mark !== "." && locale === "en-US" : order === "month first";
  const isMonthFirst = second > 12 || (first <= 12 && isCustomary);
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  const read = toCalendarDate(year, month, day, all.length);
  return read && { ...read, isCustom: order === undefined && first <= 12 && second <= 12 && first !== second };
}

function readNamedDate(text: string, today: string): ReadDate | null {
  const before = DAY_FIRST.exec(text);
  const behind = before ? null : MONTH_FIRST.exec(text);
  const found = before ?? behind;
  if (!found) return null;
  const month = MONTHS[(before ? found[2] : found[1])!.toLowerCase()]!;
  const day = Number(before ? found[1] : found[2]);
  if (found[3]) return toCalendarDate(Number(found[3]), month, day, found[0].length);
  return findNextDate(month, day, today, found[0].length);
}

function readRelativeDate(text: string, today: string): ReadDate | null {
  const said = RELATIVE.exec(text);
  if (said) {
    const [word] = said;
    const step = /tomorrow|morgen|demain/i.test(word) ? 1 : /yesterday|gestern|hier/i.test(word) ? -1 : 0;
    return { date: addDays(today, step), length: word.length, hasYear: true };
  }
  const weekday = WEEKDAY.exec(text);
  if (weekday) {
    const wanted = DAYS.indexOf(weekday[2]!.toLowerCase()) + 1;
    const ahead = (wanted - isoWeekday(today) + 7) % 7 || 7;
    const step = weekday[1]?.toLowerCase() === "last" ? ahead - 7 || -7 : ahead;
    return { date: addDays(today, step), length: weekday[0].length, hasYear: true };
  }
  const span = SPAN.exec(text);
  if (!span) return null;
  const sign = span[1]!.toLowerCase() === "next" ? 1 : -1;
  const unit = span[2]!.toLowerCase();
  const date = unit === "week" ? addDays(today, 7 * sign) : addMonths(today, sign * (unit === "month" ? 1 : 12));
  return { date, length: span[0].length, hasYear: true };
}

type DayOfYear = (year: number) => string;
const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    toIsoDate(year, month, day);

/** Days that people count towards, by what they are called. */
const HOLIDAYS: readonly (readonly [RegExp, DayOfYear])[] = [
  [/^(?:christmas eve|xmas eve|heiligabend|heilig abend)\b/i, fixed(12, 24)],
  [/^(?:christmas(?: day)?|xmas|weihnachten|noël|noel)(?!\p{L})/iu, fixed(12, 25)],
  [/^(?:boxing day)\b/i, fixed(12, 26)],
  [/^(?:new year'?s? eve|silvester)\b/i, fixed(12, 31)],
  [/^(?:(?:the )?new year(?:'?s)?(?: day)?|neujahr)\b/i, fixed(1, 1)],
  [/^(?:valentine'?s?(?: day)?)\b/i, fixed(2, 14)],
  [/^(?:st\.? patrick'?s? day)\b/i, fixed(3, 17)],
  [/^(?:independence day|(?:the )?(?:fourth|4th) of july)\b/i, fixed(7, 4)],
  [/^(?:halloween)\b/i, fixed(10, 31)],
  [/^(?:thanksgiving(?: day)?)\b/i, (year) => nthWeekday(year, 11, 4, 4)],
  [/^(?:black friday)\b/i, (year) => addDays(nthWeekday(year, 11, 4, 4), 1)],
  [/^(?:good friday)\b/i, (year) => addDays(easter(year), -2)],
  [/^(?:easter monday)\b/i, (year) => addDays(easter(year), 1)],
  [/^(?:easter(?: sunday)?|ostern|pâques)(?!\p{L})/iu, easter],
  [/^(?:rose monday|shrove monday)\b/i, (year) => addDays(easter(year), -48)],
  [/^(?:shrove tuesday|mardi gras|carnival)\b/i, (year) => addDays(easter(year), -47)],
  [/^(?:ash wednesday)\b/i, (year) => addDays(easter(year), -46)],
  [/^(?:palm sunday)\b/i, (year) => addDays(easter(year), -7)],
  [/^(?:ascension(?: day)?)\b/i, (year) => addDays(easter(year), 39)],
  [/^(?:pentecost|whit sunday)\b/i, (year) => addDays(easter(year), 49)],
  [/^(?:whit monday)\b/i, (year) => addDays(easter(year), 50)],
  [/^(?:corpus christi)\b/i, (year) => addDays(easter(year), 60)],
  [/^(?:memorial day)\b/i, (year) => nthWeekday(year, 5, 1, -1)],
  [/^(?:labor day)\b/i, (year) => nthWeekday(year, 9, 1, 1)],
];

function readHoliday(text: string, today: string): ReadDate | null {
  for (const [name, dayOf] of HOLIDAYS) {
    const match = name.exec(text);
    if (!match) continue;
    const said = /^\s+(?:(?:in|of)\s+)?(\d{4})(?![\d%]|\.\d)/.exec(text.slice(match[0].length));
    if (said) return { date: dayOf(Number(said[1])), length: match[0].length + said[0].length, hasYear: true };
    const { year } = splitDate(today);
    const date = dayOf(year) >= today ? dayOf(year) : dayOf(year + 1);
    return { date, length: match[0].length, hasYear: false };
  }
  return null;
}

/** Easter Sunday of the Gregorian calendar (Butcher's rule). */
function easter(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * a + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) %
    30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((a + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * shift + 114;
  return toIsoDate(year, Math.floor(days / 31), (days % 31) + 1);
}

function findNextDate(month: number, day: number, today: string, length: number): ReadDate | null {
  const { year } = splitDate(today);
  for (const one of [year, year + 1, year + 2, year + 3, year + 4]) {
    const read = toCalendarDate(one, month, day, length);
    if (read && read.date >= today) return { ...read, hasYear: false };
  }
  return null;
}

function toCalendarDate(year: number, month: number, day: number, length: number): ReadDate | null {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { date: toIsoDate(year, month, day), length, hasYear: true };
}

/** The same day a year or more earlier, not after today: "since may 1" looks back. */
export function lookBack(date: string, today: string): string {
  let past = date;
  while (past > today) past = addMonths(past, -12);
  return past;
}

const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.|p\.m\.)(?!\p{L})|^([01]?\d|2[0-3]):([0-5]\d)(?![:\d])/iu;

/** A time of day at the beginning of a text, "HH:MM". */
export function readTime(text: string): { readonly time: string; readonly length: number } | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const half = match[3]?.toLowerCase()[0];
  const hour = Number(match[1] ?? match[4]);
  const minute = Number(match[2] ?? match[5] ?? 0);
  if (half && (hour < 1 || hour > 12 || minute > 59)) return null;
  const full = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return { time: `${String(full).padStart(2, "0")}:${String(minute).padStart(2, "0")}`, length: match[0].length };
}
