/**
 * A list of figures and what is done with all of it: bills of a month by the year, hours at a wage. "Netflix 15.49, gym
 * 24.99, all monthly, what is that per year", "mon 7.5 tue 8 wed 6 hours at 21.40 an hour, what's my check"
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, toMoney, toNumber, toUnit, type Value } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

const NOT =
  /<(?:percent|date|clock|length|mass|volume|area)|\b(?:overtime|time and a half|double|average|avg|mean|median|less|more|minus|tax(?:ed)?|discount|off|split|each of|vs|versus|or|than|save|saves|savings?|left|instead|first|interest|loan|until|goal|lunch|break|unpaid|except|without)\b/;
const N = "<(?:number|money)\\d+>(?: (?:dollars|bucks))?";
const WAGE =
  /(?:at|@|for|x|times|paid|making|make|makes|rate(?: of| is)?|pay(?: is)?) <(?:number|money)(\d+)>(?: (?:dollars|bucks))? (?:(?:an?|per|each) |\/ ?)(?:hour|hr|h)\b/;
const MONTHLY = /\b(?:all )?(?:monthly|(?:an?|per|each|every|the) month|\/ ?(?:mo|month))\b/g;
const WEEKLY = /\b(?:all )?(?:weekly|(?:an?|per|each|every) week|\/ ?(?:wk|week))\b/g;
const YEARLY = /\b(?:(?:an?|per|each|every|the|in a|one) (?:whole |full )?(?:year|yr)|yearly|annual(?:ly)?)\b/;
/** Before taxes, all of it is earned. */
const GROSS = /\b(?:before|without)(?: any)? tax(?:es)?\b|\bstraight (?:pay|time)\b/g;
const LEAST = 3;

const WORDS = new Set(
  "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun hours hour hrs h worked work i my we our on and plus total totals altogether in all add adds up sum pay paid check paycheck gross earn earned make made what whats what's how much is are was that this week of the do does did will be should it its it's come comes to for at an a per each bills bill subscriptions cost costs spend spending yearly annual annually year monthly weekly".split(
    " ",
  ),
);

/** Null where it is not such a list, or something of it has no place. */
export function readTallied({ text: said, values }: Marked): Reading | null {
  if (values.length < LEAST || values.length > 12) return null;
  const text = said.replaceAll(GROSS, " ").replaceAll(/ +/g, " ").trim();
  if (NOT.test(text)) return null;
  return readHours(text, values) ?? readBills(text, values);
}

const listPlaces = (text: string) => [...text.matchAll(/<[a-zA-Z]+(\d+)>/g)].map(([, at]) => Number(at));

/** Hours of several days, and what one is paid with. */
function readHours(text: string, values: readonly Value[]): Reading | null {
  const wage = WAGE.exec(text);
  const rest = wage && text.replace(wage[0], " | ");
  if (!rest || !/\b(?:hours?|hrs|worked|mon|tue|tues|monday|tuesday|shifts?)\b|<hours/.test(rest)) return null;
  if (!/<(?:hours|number)\d+>(?:(?: [a-z]+| and)?(?: hours| hrs)? <(?:hours|number)\d+>)+/.test(rest)) return null;
  const hours = listPlaces(rest).map((at) => toUnit(values[at], "time", "h") ?? toNumber(values[at]));
  const unread = findUnknownWords(rest.replaceAll("|", " "), WORDS);
  // Nobody works 24 hours of a day.
  if (!unread || unread.length > 2 || hours.length < LEAST || hours.some((one) => !(one > 0 && one <= 24))) return null;
  const written = `(${hours.join(" + ")}) * ${toNumber(values[Number(wage[1])])}`;
  return { ...sum(written), unread, told: { field: toMoney(values, "Gross pay") } };
}

/** What each costs in a month or a week, by the year; each has its name. */
function readBills(text: string, values: readonly Value[]): Reading | null {
  if (!YEARLY.test(text)) return null;
  const [pattern, times] = text.search(MONTHLY) >= 0 ? [MONTHLY, 12] : [WEEKLY, 52];
  if (text.search(pattern) < 0) return null;
  const rest = text.replaceAll(pattern, " ").replaceAll(/ +/g, " ");
  const list = new RegExp(`(?:(?:and |plus )?(?:[a-z+]+ ){1,3}(?:is |at |for |are )?${N} ?){2,}`).exec(rest);
  const names = list && new Set(list[0].replaceAll(/<[a-zA-Z]+\d+>/g, "").split(" "));
  if (!list || !names || listPlaces(list[0]).length !== values.length) return null;
  const unread = findUnknownWords(rest.replace(list[0], " "), WORDS);
  const inList = findUnknownWords(list[0], { has: (word) => WORDS.has(word) || names.has(word) });
  if (!unread || !inList || unread.length > 2) return null;
  const written = `(${values.map(toNumber).join(" + ")}) * ${times}`;
  return { ...sum(written), unread, told: { field: toMoney(values, "Cost a year") } };
}
