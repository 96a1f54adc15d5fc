/**
 * One or two days, or a day and a span, in whatever words: which day it comes to, how long it is, how old somebody is.
 * "Cast goes on March 3 and stays on 10 weeks, when does it come off"
 */
import { addMonths } from "#maths/calendar.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { shift } from "#assistant/readings/slots/days.ts";
import { read, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { readCalendarCounts } from "./calendar-counts.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { writeMarks } from "#assistant/readings/slots/written.ts";
import type { Moment, ReadingContext, Token } from "#assistant/tokens/token.ts";

/** What counts other days, or something else than days. */
const NOT =
  /\b(?:business|work(?:ing)?|school days?|weekdays|workdays?|weekends?|weeknights?|holidays?|pregnan\w*|period|ovulat\w*|lmp|conceiv\w*|conception|ivf|gestation\w*|trimester|baby due|cycles?|pays?|paid|pay ?checks?|payments?|interest|rate|invoices?|net|dogs?|cats?|puppy|kitten|dog's|cat's|hours?|minutes?|seconds?|late|overdue|leap|week (?:number|no)|which week|zodiac|moon|mondays|fridays|sundays|percent|judge|appeal\w*|serve[ds]?|respond|response|fil(?:e|ed|ing)|motion|summons|complaint|lawsuit|statute|judgment|discovery)\b|<(?!date|time|number)/;
const ADDS = /<time\d+> (?:\w+ )?(?:after|from|past|following|later)\b|\+|\b(?:plus|add|later|after)\b/;
const SUBTRACTS = /\b(?:before|prior|ahead of|ago|earlier|minus|subtract|in advance)\b|<date\d+> - <time/;
const LASTS =
  /\b(?:for|lasts?|lasting|long|valid|good|stays?|takes?|taking|needs?|has|have|is|of|within|runs?|ready|can't|cannot|cant)\b/;
const ENDS =
  /\b(?:ends?|end date|ending|over|expires?|expiration|up|off|out|back|finish\w*|done|due|return\w*|ready|until|last da(?:y|te)|run out|again|renew\w*|come|harvest\w*|deadline|hatch\w*|foal\w*|calf|calves|calving|lamb\w*|kid(?:s|ding)|farrow\w*|whelp\w*|litter|pupp(?:y|ies)|born|birth|maturity|mature|ripe|bloom\w*)\b/;
/** What begins, and lasts a time that everybody knows: "eggs set January 10, 21 days". */
const BEGINS = /\b(?:bred|mated|covered|set|laid|incubat\w*|planted|sown|sowed|seeded|started|transplanted)\b/;
const ASKS_DATE = /\b(?:when|date|deadline|by when)\b|\b(?:what|which|last|end) (?:calendar )?(?:day|date)\b/;
const ASKS_WEEKDAY = /\b(?:day of (?:the )?week|weekday)\b/;
const UNIT = /\b(?:how many|how much|number of|in|the|total|many|^)? ?(days|weeks|months|years)\b/;
const BORN = /\b(?:born|birthdate|birthday|birth|dob|bday)\b/;
const AGED = /\b(?:old|age|alive|lived|been on earth|on this earth|since birth)\b/;
/** Words that say what is asked here, and would turn a meaning round elsewhere. */
const OWN = new Set(
  "days day weeks week months month years year date old age ago before prior after later from until till to since between and through thru - + = earlier in advance ahead plus minus add subtract up off out back end start begin next last first today now is on of at be total apart there then both long how over am we me no so or more within turn turns in inbetween left ahead gone weekday passed fall falls fell loan th st nd rd difference born birthdate birthday birth dob bday alive lived full complete lasts lasting valid good stays takes taking needs ends ending expires expiration finish finishes finished done due return returned ready run runs renew come harvest deadline calendar lie lies free sober clean wait".split(
    " ",
  ),
);

/** "Lived from … to …, how old", "age difference between … and …" */
const LIVED =
  /\blived? (?:from |between )?<date\d+> (?:to|until|till|-|and) <date\d+>.*\b(?:old|age)\b|\bage (?:difference|gap)\b|\bdifference in ages?\b/;
/** "She turned 30 on June 1, when was she born" */
const TURNED =
  /\b(?:turn(?:ed|s|ing)?|was|is) <(?:number|time)\d+>(?: (?:years )?old)? (?:on )?<date\d+>.*\b(?:when|date|birthday|day)\b.*\bborn\b|\bborn (?:when|what date)\b/;

const AGE_IN: Readonly<Record<string, string>> = {
  days: "totalDays",
  weeks: "totalWeeks",
  months: "totalMonths",
};
const SPAN_IN: Readonly<Record<string, string>> = { days: "totalDays", weeks: "weeks" };

/** Null where it is not such a question, or a word of it may mean something else. */
export function readCalendar(tokens: readonly Token[], { today }: Pick<ReadingContext, "today">): Reading | null {
  const isToday = (one: Token) => one.type === "date" && /^(?:now|today)$/i.test(one.text.trim());
  const { text: all, values } = writeMarks(tokens);
  const text = all.replaceAll(/<date(\d+)>/g, (mark, at: string) => (isToday(values[Number(at)]!) ? "today" : mark));
  const dates = values.filter((one): one is Moment => one.type === "date" && !isToday(one));
  const spans = values.filter((one) => one.type === "amount" && one.measures[0]?.dimension.id === "time");
  const numbers = values.filter((one) => one.type === "amount" && !spans.includes(one));
  const isOfWeekdays =
    dates.length === 2 &&
    values.length === 2 &&
    /\b(?:weekdays|week days|working days|work days|workdays|business days)\b/.test(text);
  if (isOfWeekdays) return readWeekdays(text, dates[0]!, dates[1]!);
  if (dates.length === 0) {
    const counted = readCalendarCounts(text, values, today);
    // Without a day, today or a date that is asked for it is not a question of days.
    if (counted || !/\b(?:date|today)\b/.test(text)) return counted;
  }
  if (NOT.test(text) || dates.length > 2 || spans.length + numbers.length > 1) return null;
  // Whose wedding it is makes no difference to a day.
  return findUnknownWords(text, OWN) && readDates(text, dates, spans[0], numbers[0], today);
}

/** "Weekdays from Dec 1 to Dec 18, both included, ignore holidays": as the calculator counts them, with both. Which days are holidays nobody said. */
function readWeekdays(text: string, { date: startDate }: Moment, { date: endDate }: Moment): Reading | null {
  const rest = text.replace(
    /\b(?:(?:ignore|ignoring)(?: (?:any|the|public|bank|federal))* holidays|(?:not|excluding|without|no|minus) (?:the )?weekends)\b/g,
    " ",
  );
  return endDate > startDate && findUnknownWords(rest, WEEKDAY_WORDS)
    ? read("business-days", { startDate, endDate }, "businessDays")
    : null;
}

const WEEKDAY_WORDS = new Set(
  "weekdays week days working work workdays business from to until till through thru between and both included including inclusive counting count of those these dates ends start end first last day - how many are there number excluding ignoring".split(
    " ",
  ),
);

function readDates(
  text: string,
  dates: readonly Moment[],
  span: Value | undefined,
  number: Value | undefined,
  today: string,
): Reading | null {
  const [first, second] = dates;
  // "How many days until I turn 30, born April 2, 1997"
  if (BORN.test(text) && first && !second && number && /\b(?:until|till?|left|away|to go)\b/.test(text))
    return readTurn(text, first, number);
  if (BORN.test(text) && first && !/\bnext birthday\b|\b(?:until|till?|left|away|to go)\b/.test(text))
    return second ? readBirths(text, first, second, span ?? number) : readBirth(text, first, span ?? number);
  if (first && second && !span && !number && LIVED.test(text))
    return read("age", { birthDate: first.date, atDate: second.date });
  if (number) return null;
  if (span) return second ? null : readShift(text, first, span);
  if (first && second) return readSpan(text, first, second);
  return first ? readDay(text, first, today) : null;
}

/** How long it is until a day or since it, or which day of the week it is. */
function readDay(text: string, { date, hasYear }: Moment, today: string): Reading | null {
  if (ASKS_WEEKDAY.test(text)) return /\b(?:before|after|from)\b/.test(text) ? null : read("day-of-week", { date });
  const unit = UNIT.exec(text)?.[1];
  const [isAhead, isPast] = [
    /\b(?:left|to go|to wait|until|till?|away|countdown|next birthday|do (?:i|we) have|from today|remain\w*)\b/.test(
      text,
    ),
    /\b(?:since|ago|so far|been|passed|elapsed|together|sober|clean|free|have i|have we|am i|are we)\b/.test(text),
  ];
  if (isAhead === isPast || /\b(?:before|after)\b/.test(text)) return null;
  const output = unit && SPAN_IN[unit];
  if (isAhead) {
    // "I was born on Feb 9": the next one.
    const targetDate = hasYear || date >= today ? date : addMonths(date, 12);
    return output && targetDate >= today
      ? read("countdown", { targetDate }, unit === "days" ? unit : "totalWeeks")
      : null;
  }
  return output && hasYear && date <= today ? read("date-difference", { startDate: date }, output) : null;
}

function readTurn(text: string, born: Moment, number: Value): Reading | null {
  const years = toNumber(number);
  const unit = UNIT.exec(text)?.[1];
  if (!born.hasYear || !Number.isInteger(years) || years > 130 || !unit || !SPAN_IN[unit]) return null;
  return /\b(?:turn\w*|be|am|i'm|im|hit|is|birthday)\b/.test(text)
    ? read("countdown", { targetDate: addMonths(born.date, 12 * years) }, unit === "days" ? unit : "totalWeeks")
    : null;
}

/** "Born May 14 1990: how many days old", "when do I turn 65". */
function readBirth(text: string, born: Moment, value: Value | undefined): Reading | null {
  if (!born.hasYear || /\b(?:older|younger|died|die|before|after|ago)\b/.test(text)) return null;
  if (!value) {
    const unit = UNIT.exec(text)?.[1];
    const output = unit && AGE_IN[unit];
    return AGED.test(text) && output ? read("age", { birthDate: born.date }, output) : null;
  }
  const years = toNumber(value);
  // "How old will I be in 2050": the age that is reached in that year.
  const bornIn = Number(born.date.slice(0, 4));
  if (/\b(?:how old|age)\b/.test(text) && /\b(?:in|by|year) <number/.test(text))
    return Number.isInteger(years) && years > bornIn && years < 2200 ? sum(`${years} - ${bornIn}`) : null;
  const isAge = Number.isInteger(years) && years > 0 && years < 130;
  if (TURNED.test(text))
    return isAge
      ? read("add-to-date", { startDate: born.date, operation: "subtract", days: 0, years }, "resultDate")
      : null;
  const turns =
    /\b(?:turn\w*|be|am|i|i'm|hit|reach\w*|become|old|birthday) (?:on |my |the |age )*<(?:number|time)\d+>|<number\d+> ?(?:th|st|nd|rd)? birthday/.test(
      text,
    );
  if (!turns || !isAge || !ASKS_DATE.test(text) || /\b(?:what|which) year\b|\bhow old\b/.test(text)) return null;
  if (value.type === "amount" && value.measures.length > 0 && value.measures[0]!.unit.id !== "year") return null;
  return read("add-to-date", { startDate: born.date, operation: "add", days: 0, years }, "resultDate");
}

/** Two people, or one and a day on which the age is asked. */
function readBirths(text: string, first: Moment, second: Moment, value: Value | undefined): Reading | null {
  if (value || !first.hasYear || !second.hasYear || first.date === second.date) return null;
  const [startDate, endDate] = [first.date, second.date].toSorted();
  const isTwo = /\b(?:apart|older|younger|difference|between|gap|separate)\b/.test(text);
  const unit = UNIT.exec(text.replace(/\bhow old\b/, ""))?.[1];
  const output = unit && AGE_IN[unit];
  if (isTwo) return unit && SPAN_IN[unit] ? read("date-difference", { startDate, endDate }, SPAN_IN[unit]) : null;
  const isDay =
    /\b(?:on|by|at|as of|when|died|passed away|be|was|until|to) (?:the |of |first |last |day |school |class |wedding |graduation |my |his |her |their |our )*<date/.test(
      text.replace(/born (?:on )?<date\d+>/, ""),
    );
  if (!isDay || !/\bhow old\b|\bage\b|\blive[d]?\b|\bold\b/.test(text)) return null;
  return read("age", { birthDate: startDate, atDate: endDate }, output);
}

function readShift(text: string, date: Moment | undefined, span: Value): Reading | null {
  const isWeekday = ASKS_WEEKDAY.test(text) || /\bwhat day\b/.test(text);
  // A span behind a day is a day, whatever it is of: "puppies due 63 days after …", "eggs set <date>, 21 days".
  const isSum =
    /^(?:<date\d+>|today|todays) [+-] <time\d+>(?: =)?$/.test(text) ||
    (!/\b(?:how|what|which|who|is|was|did)\b/.test(text) &&
      (/<time\d+> (?:after|from|before) (?:the )?<date/.test(text) ||
        (BEGINS.test(text) && /<date\d+>(?: \|)? <time\d+>/.test(text))));
  if (!ASKS_DATE.test(text) && !ASKS_WEEKDAY.test(text) && !isSum) return null;
  if ((BORN.test(text) && !BEGINS.test(text)) || /\b(?:every|each|how (?:many|long)|old|since)\b/.test(text))
    return null;
  const [adds, subtracts] = [ADDS.test(text), SUBTRACTS.test(text)];
  const isIn = /\bin <time\d+>|<time\d+> from today\b/.test(text);
  let operation: "add" | "subtract" | null = adds === subtracts ? null : adds ? "add" : "subtract";
  const lasts = LASTS.test(text) || BEGINS.test(text);
  if (!adds && !subtracts && ((isIn && !date) || (date && lasts && ENDS.test(text)))) operation = "add";
  if (
    /\b(?:start|begin|began|leave|open|arrive)\w*(?: \w+)?$|\bwhen (?:did|do|does|should|must|to)\b.*\b(?:start|begin|leave|open|arrive)\b/.test(
      text,
    ) &&
    !subtracts
  )
    return null;
  // "Within 30 days of …", "since": a day without a date is today's, and only where it says so.
  if (operation === null || (!date && !isIn && !/\b(?:today|todays|ago)\b/.test(text))) return null;
  // What is due before a day and lasts after it is two spans.
  const reading = shift(date, span, operation);
  return reading && (isWeekday && ASKS_WEEKDAY.test(text) ? { ...reading, output: "dayOfWeek" } : reading);
}

/** From one day to another. */
function readSpan(text: string, first: Moment, second: Moment): Reading | null {
  const unit = UNIT.exec(text)?.[1];
  const output = unit && SPAN_IN[unit];
  if (!output || /\b(?:after|before|ago|not|left|days? \w+ (?:a|per) )\b/.test(text)) return null;
  if (!/\b(?:to|until|till|thru|through|between|and|from|ends?|apart|since|back|returns?)\b| - /.test(text))
    return null;
  const [startDate, endDate] = [first.date, second.date];
  if (endDate < startDate) return null;
  const isWithLast = /\b(?:inclusive|inclusively|both|through|thru|including|counting)\b/.test(text);
  return read("date-difference", { startDate, endDate, ...(isWithLast ? { includeEndDate: true } : {}) }, output);
}
