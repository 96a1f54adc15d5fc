/** Days and dates. */
import { type Form, read, sum, toNumber, type Value } from "./form.ts";

const SPANS: Readonly<Record<string, string>> = { day: "days", week: "weeks", month: "months", year: "years" };

const MONTH_NAMES = "january|february|march|april|may|june|july|august|september|october|november|december";
/** "January 2025", which is not a day. */
const OF_YEAR = `(${MONTH_NAMES}) <number(\\d+)>`;

export const DAYS: readonly Form[] = [
  {
    about: [/\b(?:week (?:number|no)|week of the year|calendar week|(?:what|which) week)\b/],
    not: /\b(?:pregnan\w*|due|from|after|before|until|till|between|weeks)\b/,
    places: { "date?": ["{D}"] },
    words: "week number no of the year calendar iso which does fall on today this current day date it",
    read: ({ date }) => read("day-of-week", date?.type === "date" ? { date: date.date } : {}, "isoWeek"),
  },
  {
    about: [/\bdays?\b/, /\b(?:left|remain|remaining|until the end)\b/, /\byear\b/],
    not: /\b(?:weeks|months|business|working|work|vacation|leave|school|lease|fiscal|tax)\b/,
    places: { "date?": ["{D}"] },
    words: "days day left remain remaining until end of the year this current calendar after from",
    read: ({ date }) => read("day-of-week", date?.type === "date" ? { date: date.date } : {}, "daysLeftInYear"),
  },
  {
    about: [/\bmonths\b/, new RegExp(`\\b(?:${MONTH_NAMES}) <number\\d+> .*\\b(?:${MONTH_NAMES}) <number`)],
    not: /\b(?:payments?|paid|rent|inclusive|including|both|loan)\b/,
    places: {
      from: [`(?:from|between) (?:${MONTH_NAMES}) {#}`, `(?:${MONTH_NAMES}) {#}`],
      to: [`(?:${MONTH_NAMES}) {#}`],
    },
    words: "months month from between to until till and through number difference - there",
    read: ({ from, to }, text) => {
      const [first, second] = [...text.matchAll(new RegExp(OF_YEAR, "g"))].map(([, month]) =>
        MONTH_NAMES.split("|").indexOf(month!),
      );
      const [start, end] = [12 * toNumber(from) + first!, 12 * toNumber(to) + second!];
      return isYear(from) && isYear(to) && start < end
        ? sum(`12 * (${toNumber(to)} - ${toNumber(from)}) + ${second! + 1} - ${first! + 1}`)
        : null;
    },
  },

  {
    about: [/\b(?:after|from|later|past|plus|add|since)\b|\+/],
    not: /\b(?:before|ago|earlier|minus|subtract|business|working|workdays?|weekdays?|until|till|how (?:many|long)|old|born|prior|between|due|every)\b/,
    places: { span: ["{T}"], date: ["{D}"] },
    words: "after from later past plus add to date day which falls fall will + exactly calendar notice period deadline",
    read: ({ date, span }) => shift(date, span, "add"),
  },
  {
    about: [/\b(?:before|ago|earlier|minus|subtract|prior)\b/],
    not: /\b(?:after|later|plus|add|business|working|workdays?|weekdays?|until|till|how (?:many|long)|old|born|between|due|every|since)\b/,
    places: { span: ["{T}"], "date?": ["{D}"] },
    words: "before ago earlier minus subtract prior date day which it was today - exactly",
    read: ({ date, span }, text) =>
      date || /\b(?:date|day)\b/.test(text) || /^<time\d+> ago$/.test(text) ? shift(date, span, "subtract") : null,
  },
  {
    about: [/\b(?:born|birth|dob|birthday|birthdate)\b/, /\b(?:old|age)\b/],
    not: /\b(?:days|weeks|months|next|until|turn|die|died|difference|older|younger|dog|cat)\b/,
    places: {
      birth: ["(?:born|birth|dob|birthday|birthdate)(?: (?:on|in|is|was|of|date|=))* {D}", "{D}"],
      "at?": ["{D}"],
    },
    words:
      "born birth dob birthday birthdate date old age person someone somebody man woman is was on today years who current",
    read: ({ birth, at }) =>
      birth?.type === "date" && birth.hasYear
        ? read("age", { birthDate: birth.date, ...(at?.type === "date" ? { atDate: at.date } : {}) })
        : null,
  },
  {
    about: [/\b(?:how many days|days|how long|number of days)\b/],
    not: /\b(?:business|working|workdays?|weekdays?|weekends?|include|including|inclusive|through|both|weeks|months|years|hours|old|born|nights|before|after)\b/,
    places: {
      start: ["(?:from|between|leave|start|starts|starting|arrive|begin|begins|on) (?:on )?{D}", "{D}"],
      end: ["{D}"],
    },
    words:
      "days day long number from between to until till leave leaving return returning arrive start starts end ends back come trip stay vacation away passed pass elapsed difference count apart far",
    read: ({ start, end }) =>
      start?.type === "date" && end?.type === "date" && start.date < end.date
        ? read("date-difference", { startDate: start.date, endDate: end.date }, "totalDays")
        : null,
  },
];

const isYear = (value: Value | undefined) =>
  Number.isInteger(toNumber(value)) && toNumber(value) >= 1000 && toNumber(value) < 10_000;

/** A day and a span of days, weeks, months or years. */
export function shift(date: Value | undefined, span: Value | undefined, operation: "add" | "subtract") {
  if (span?.type !== "amount" || (date && date.type !== "date")) return null;
  const parts =
    span.parts.length > 0 ? span.parts : span.measures.slice(0, 1).map((measure) => ({ value: span.value, measure }));
  const spans: Record<string, number> = { days: 0 };
  for (const { value, measure } of parts) {
    const key = SPANS[measure.unit.id];
    if (!key || !Number.isInteger(value)) return null;
    spans[key] = value;
  }
  return read("add-to-date", { ...(date ? { startDate: date.date } : {}), operation, ...spans }, "resultDate");
}
