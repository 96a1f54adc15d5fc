/** What a month or a year holds: its Fridays, its days that are left, its 200th day; and the year in which somebody of an age was born. */
import { daysBetween, daysInMonth, toIsoDate } from "#maths/calendar.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { MONTHS } from "#assistant/words/number-words.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";

const NAMES = MONTHS.map((month) => month.toLowerCase());
const MONTH = `(${NAMES.join("|")})`;
const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const NOT =
  /\b(?:before|after|between|except|without|business|work\w*|weekends?|every|each|per|pay\w*|ago|other|half|hours|until (?!the end)|cost|dog|cat|turn\w*|older|younger|died|die)\b|<(?!number|years|time)/;
const OWN = new Set(
  `days day left remaining remain are there in of the this year month until end is it which what date how many old born year was someone somebody person if i am im age th st nd rd have has does do today now from still people who birth to ${DAYS.map((day) => `${day}s`).join(" ")} ${NAMES.join(" ")}`.split(
    " ",
  ),
);

const count = (figure: string, label: string): Reading => ({
  ...sum(figure),
  told: { field: { kind: "number", label } },
});

const BUILT = /\b(?:built|founded|established|planted|constructed|manufactured|made)\b/;

const toAge = (formula: string): Reading => ({
  ...sum(formula),
  told: { field: { kind: "number", label: "Age", unit: "years" } },
});

/** Null where it is not such a question. */
export function readCalendarCounts(text: string, values: readonly Value[], today: string): Reading | null {
  if (values.length > 2 || NOT.test(text) || !findUnknownWords(text, OWN)) return null;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const numberAt = (at: string | undefined) => (at === undefined ? Number.NaN : toNumber(values[Number(at)]));
  const isYear = (one: number) => Number.isInteger(one) && one > 1000 && one < 2200;
  const said = [...text.matchAll(/\b(?:in|of|year|born|built|founded|established|made)(?: [a-z]+)? <number(\d+)>/g)]
    .map(([, at]) => numberAt(at))
    .find(isYear);
  const named = new RegExp(`\\b${MONTH}\\b(?: <number(\\d+)>)?`).exec(text);
  const namedYear = numberAt(named?.[2]);
  const at = named ? NAMES.indexOf(named[1]!) + 1 : null;

  const weekday = DAYS.findIndex((day) => new RegExp(`\\b${day}s\\b`).test(text));
  if (weekday >= 0 && /\bhow many\b/.test(text)) {
    if (values.length !== Number(isYear(named ? namedYear : (said ?? Number.NaN)))) return null;
    // "In December": the next one; a bare "this year" is today's.
    const of = named
      ? isYear(namedYear)
        ? namedYear
        : year + Number(at! < month)
      : (said ?? (/\bthis year\b/.test(text) ? year : null));
    if (of === null && !/\bthis month\b/.test(text)) return null;
    const isMonth = at !== null || /\bthis month\b/.test(text);
    const first = isMonth ? toIsoDate(of ?? year, at ?? month, 1) : toIsoDate(of!, 1, 1);
    const days = isMonth ? daysInMonth(of ?? year, at ?? month) : daysBetween(first, toIsoDate(of! + 1, 1, 1));
    const start = new Date(`${first}T12:00Z`).getUTCDay();
    const gap = (weekday - start + 7) % 7;
    return count(`floor((${days} - ${gap} + 6) / 7)`, `${DAYS[weekday]![0]!.toUpperCase()}${DAYS[weekday]!.slice(1)}s`);
  }
  if (/\bdays\b.*\b(?:left|remain\w*)\b|\b(?:left|remaining) (?:in|of)\b|\bdays until the end of\b/.test(text)) {
    if (values.length === 1 && said === year && !named) return read("day-of-week", {}, "daysLeftInYear");
    if (values.length === 0 && /\bthis month\b|\bof the month\b/.test(text) && !named)
      return read("countdown", { targetDate: toIsoDate(year, month, daysInMonth(year, month)) }, "days");
    return null;
  }
  const ordinal = /<number(\d+)> ?(?:st|nd|rd|th) day of(?: the year)? <number(\d+)>/.exec(text);
  if (ordinal) {
    const [days, of] = [numberAt(ordinal[1]), numberAt(ordinal[2])];
    return isYear(of) && Number.isInteger(days) && days > 0 && days <= 366
      ? read("add-to-date", { startDate: toIsoDate(of, 1, 1), operation: "add", days: days - 1 }, "resultDate")
      : null;
  }
  // The days of a month; those of one that is named without its year may be 28 or 29.
  if (named && at !== null && /\b(?:how many|number of) days\b/.test(text) && (isYear(namedYear) || at !== 2))
    return values.length === Number(isYear(namedYear)) && !/\bleft|old|born\b/.test(text)
      ? count(String(daysInMonth(isYear(namedYear) ? namedYear : year, at)), "Days")
      : null;
  // Of a house nobody asks for the day.
  if (BUILT.test(text) && values.length === 1 && said !== undefined && said <= year && /\b(?:how old|age)\b/.test(text))
    return named ? null : toAge(`${year} - ${said}`);
  if (!/\bborn\b/.test(text)) return null;
  if (
    !named &&
    values.length === 1 &&
    said !== undefined &&
    said < year &&
    said > year - 130 &&
    /\b(?:how old|age)\b/.test(text)
  )
    return {
      ...sum(`${year} - ${said}`),
      told: { field: { kind: "number", label: "Age once this year's birthday is over", unit: "years" } },
    };
  // "Born in October 1972, how old": the birthday was this year where its month is over.
  if (
    named &&
    at !== null &&
    isYear(namedYear) &&
    values.length === 1 &&
    /\b(?:how old|age)\b/.test(text) &&
    at !== month
  )
    return toAge(`${year} - ${namedYear}${at > month ? " - 1" : ""}`);
  const [age] = values;
  const years = toNumber(age);
  const isOfYears = age?.type === "amount" && (age.measures.length === 0 || age.measures[0]!.unit.id === "year");
  return values.length === 1 &&
    !named &&
    isOfYears &&
    /\b(?:what|which) year\b|\byear\b.*\bborn\b/.test(text) &&
    years > 0 &&
    years < 130
    ? {
        ...sum(`${year} - ${years}`),
        told: { field: { kind: "integer", label: "Year of birth if this year's birthday is over", plain: true } },
      }
    : null;
}
