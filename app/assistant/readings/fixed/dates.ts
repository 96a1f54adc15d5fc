/** Questions about dates ("days until Christmas"). */
import { lookBack } from "#assistant/tokens/read-date.ts";
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { getShape } from "#assistant/tokens/shape.ts";
import type { Amount, Moment, ReadingContext, Token } from "#assistant/tokens/token.ts";

/** "From the 1st through the 30th" counts the last day too. */
const WITH_LAST = /\b(?:through|inclusive)\b/;
const UNITS =
  "(days?|weeks?|months?|years?|hours?|minutes?|seconds?|sleeps|nights|workdays|working days|business days|weekdays|weekends)";
const ASK =
  "(?:(?:so|please|what is|what's|whats|what|how|many|much|number of|the|tell me|calculate|count|find|length of)\\s)*";
const FILL =
  "(?:\\s(?:left|remaining|is it|are there|are left|are we|to go|more|do i have|do we have|is|there|it is|of|away))*";
const pattern = (body: string) => new RegExp(`^${ASK}${body}(?:\\s(?:this year|next|please|inclusive))?$`);

const UNTIL = pattern(
  `(?:${UNITS}|long|time|countdown)?${FILL}\\s?(?:until|till|til|to|before|away)(?: is)?(?: it is| its)? <D>`,
);
const UNTIL_AWAY = pattern(`(?:far away|far|${UNITS} away|long away) is <D>`);
const BETWEEN = pattern(
  `(?:${UNITS}|time|long|difference|date difference|duration)?${FILL}\\s?(?:in )?(?:between|from|difference between)? ?<D> (?:and|to|until|till|through|-) <D>(?: (?:in|how many) (days|weeks|months))?`,
);
const SINCE = pattern(
  `(?:${UNITS}|long|time)?(?:\\s(?:has it been|have passed|passed|is it|it has been|it's been|have elapsed))*\\s?since <D>`,
);
const AGO = pattern("(?:long|many (?:days|years|months|weeks)) ago (?:was|is) <D>");
const SHIFT = pattern(
  "(?:date|day|day of the week|weekday)?(?: will it be| is it| is| was| will be| was it| falls)*(?: in)? ?<T>(?: (from|after|past|before|prior to) <D>| (ago)|)",
);
const WORKDAYS = pattern(
  "(?:date|day)?(?: is| will be)* ?<A> (business days|working days|workdays|weekdays) (from|after|before) <D>",
);
const BORN = pattern(
  "(?:(days|weeks|months|hours|minutes) old|old|age)?(?: (?:is|are|am|would|someone|somebody|a person|a man|a woman|i|you|he|she|of|who|was|were|if|be|my|the|birthday|for|now|today|date of))*\\s?(?:born|birthday|birthdate|birth|dob)(?: on| in| is| was)? <D>(?: (?:on|in|at|as of|be on) <D>)?",
);
const WEEKDAY = pattern(
  "(?:day of the week|day|weekday|which day)(?: (?:is|was|will|be|it|on|does|did|falls?|fell|of|the|week|i born|i was born))*(?: on)? <D>(?: (?:fall on|on|fall))?",
);

/** "Born on 14 March 1990, which weekday was it". */
const WEEKDAY_BEHIND = pattern(
  "(?:(?:i was born|i am born|born|it is|it was|on|the) )*<D> (?:(?:what|which|on|was|is|it|of|the) )*(?:day of the week|weekday)(?: (?:is|was|it|that|will|be|does|did|fall))*",
);
/** "When is Easter 2027": a feast that moves is asked for its date, also by "what day". */
const FEAST =
  /^(?:good friday|easter|rose monday|shrove|mardi gras|carnival|ash wednesday|palm sunday|ascension|pentecost|whit|corpus christi|thanksgiving|black friday)/i;
const FEAST_ASKED =
  /^(?:(?:when|what|which|day|date) )+(?:(?:is|was|will|be|of|the|does|falls?|on) )*<D>(?: (?:falls?|be|on))*$|^(?:the )?(?:date of )?<D>(?: (?:is|what|which|date|when))*$/;
const WEEK = pattern(
  "(?:(?:in|which|what|the|calendar|iso|number|of|it|is) )*(?:week|cw)(?: (?:is|was|of|the|year|number|in|it|on|does|fall|falls|for|will|be))* <D>",
);

const LONG_MONTHS = "january|february|march|april|june|july|august|september|october|november|december";
/** What is left of a day that no month has. */
const NO_DATE = new RegExp(
  `\\b(?:(?:${LONG_MONTHS}) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${LONG_MONTHS}))\\b(?! \\d)`,
  "i",
);

/** What a year is counted in. */
const YEAR_OUTPUTS: Readonly<Record<string, string>> = { days: "totalDays", weeks: "weeks" };
const SPANS: Readonly<Record<string, string>> = { day: "days", week: "weeks", month: "months", year: "years" };

/** Reads a question about dates; null where the sentence is none. */
export function readDates(tokens: readonly Token[], { today }: ReadingContext): Direct {
  const { text, dates, amounts } = getShape(tokens);
  const impossible = NO_DATE.exec(tokens.map((token) => (token.type === "date" ? "|" : token.text.trim())).join(" "));
  if (impossible) return { calculator: null, reason: `There is no ${impossible[0]} in the calendar.` };
  const [first, second] = dates;
  if (first && second) {
    const born = BORN.exec(text);
    if (born) return askAge({ birthDate: toPastDate(first, today), atDate: second.date }, born[1]);
    const between = BETWEEN.exec(text);
    return between && askDifference(first.date, second.date, between[2] ?? between[1], WITH_LAST.test(text));
  }
  const year = new RegExp(`^${ASK}(?:${UNITS})?${FILL}\\s?(?:until|till|til|to|before) <A>$`).test(text)
    ? amounts[0]
    : undefined;
  if (year && amounts.length === 1 && !first && /^(?:19|20|21)\d\d$/.test(year.text))
    return readOneDate(
      text.replace("<A>", "<D>"),
      { ...year, type: "date", date: `${year.text}-01-01`, hasYear: true },
      today,
    );
  const whole = /^(?:how many |number of |the )*(days|weeks) (?:are )?(?:there )?in (?:the year )?<A>$/.exec(text);
  if (whole && /^(?:19|20|21)\d\d$/.test(amounts[0]!.text)) {
    const asked = Number(amounts[0]!.text);
    const inputs = { startDate: `${asked}-01-01`, endDate: `${asked + 1}-01-01` };
    return { calculator: "date-difference", inputs, unread: [], output: YEAR_OUTPUTS[whole[1]!]! };
  }
  if (first && amounts.length === 0) return readOneDate(text, first, today);
  return readShift(text, amounts, first, today);
}

function readOneDate(text: string, date: Moment, today: string): Direct {
  const born = BORN.exec(text);
  if (born) {
    const birthDate = toPastDate(date, today);
    if (birthDate > today) return { calculator: null, reason: "The date of birth is in the future." };
    return askAge({ birthDate }, born[1]);
  }
  const since = SINCE.exec(text) ?? AGO.exec(text);
  if (since) return askDifference(toPastDate(date, today), today, since[1]);
  const until = UNTIL.exec(text) ?? UNTIL_AWAY.exec(text);
  if (until) {
    if (/^(?:work|business|weekd)/.test(until[1] ?? "") || WITH_LAST.test(text))
      return askDifference(today, date.date, until[1], true);
    if (date.date < today) return askDifference(date.date, today, until[1]);
    return { calculator: "countdown", inputs: { targetDate: date.date }, unread: [], ...toAsked(until[1]) };
  }
  if (WEEK.test(text)) return { calculator: "day-of-week", inputs: { date: date.date }, unread: [], output: "isoWeek" };
  if (FEAST.test(date.text.trim()) && FEAST_ASKED.test(text))
    return {
      calculator: "add-to-date",
      inputs: { startDate: date.date, operation: "add", days: 0 },
      unread: [],
      output: "resultDate",
    };
  return WEEKDAY.test(text) || WEEKDAY_BEHIND.test(text)
    ? { calculator: "day-of-week", inputs: { date: date.date }, unread: [] }
    : null;
}

/** "90 days from today", "3 weeks before 1 May 2026", "10 business days from Monday". */
function readShift(text: string, amounts: readonly Amount[], date: Moment | undefined, today: string): Direct {
  const [amount] = amounts;
  if (!amount || amounts.length > 1) return null;
  const work = WORKDAYS.exec(text);
  const businessDays = amount.value * amount.multiple;
  if (work && Number.isInteger(businessDays)) {
    const operation = work[2] === "before" ? "subtract" : "add";
    return {
      calculator: "add-to-date",
      inputs: { startDate: date!.date, operation, days: 0, businessDays },
      unread: [],
    };
  }
  const shift = SHIFT.exec(text.replace(/^in <T> (?:what|which) (day|date)(?: (?:is|will) it(?: be)?)?$/, "$1 in <T>"));
  if (!shift || (!shift[1] && !/\bin <T>|^(?:date|day)/.test(text))) return null;
  const spans: Record<string, number> = { days: 0 };
  for (const { value, measure } of listParts(amount)) {
    const key = SPANS[measure];
    if (!key || !Number.isInteger(value)) return null;
    spans[key] = value;
  }
  const isBack = shift[2] === "ago" || shift[1] === "before" || shift[1] === "prior to";
  const inputs = { startDate: date?.date ?? today, operation: isBack ? "subtract" : "add", ...spans };
  const isWeekday = /\b(?:day of the week|weekday)\b/.test(text);
  return { calculator: "add-to-date", inputs, unread: [], ...(isWeekday ? { output: "dayOfWeek" } : {}) };
}

function listParts({ parts, value, measures }: Amount): readonly { value: number; measure: string }[] {
  if (parts.length > 0) return parts.map((one) => ({ value: one.value, measure: one.measure.unit.id }));
  return [{ value, measure: measures.find((one) => one.dimension.id === "time")?.unit.id ?? "" }];
}

/** "How many days old": all of them, not those beside the years and months. */
function askAge(inputs: Reading["inputs"], unit: string | undefined): Direct {
  const output = unit && `total${unit[0]!.toUpperCase()}${unit.slice(1)}`;
  return { calculator: "age", inputs, unread: [], ...(output ? { output } : {}) };
}

function askDifference(startDate: string, endDate: string, unit: string | undefined, isWithLast = false): Direct {
  if (isOfWork(unit)) return { calculator: "business-days", inputs: { startDate, endDate }, unread: [] };
  const inputs = { startDate, endDate, ...(isWithLast ? { includeEndDate: true } : {}) };
  return { calculator: "date-difference", inputs, unread: [], ...toAsked(unit) };
}

const isOfWork = (unit: string | undefined) => unit !== undefined && /^(?:work|business)/.test(unit);

function toAsked(unit: string | undefined): { asked?: string } {
  return unit && !/^days?$/.test(unit) ? { asked: unit } : {};
}

/** A day without a year that is asked for as past is the last one of its kind. */
function toPastDate({ date, hasYear }: Moment, today: string): string {
  return hasYear ? date : lookBack(date, today);
}
