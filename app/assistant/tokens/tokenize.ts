/** Cuts a sentence into numbers with their units, dates, times, words and marks. */
import type { Amount, Placed, ReadingContext, Token } from "./token.ts";
import { CURRENCY_BEFORE, findCurrency } from "./currencies.ts";
import { translate } from "#assistant/words/languages.ts";
import { joinParts, resolveHalfDays, resolvePastDates, shareUnits, shareYears } from "./join-amounts.ts";
import { toCountry } from "./country-units.ts";
import { PERIODS } from "./periods.ts";
import { type DateOrder, findDateOrder, readDate, readTime } from "./read-date.ts";
import { getScale } from "#assistant/words/numerals.ts";
import { readNumber, readSpokenNumber } from "./numbers.ts";
import { readUnit } from "./read-unit.ts";
import { type Measure, findMeasures } from "./unit-names.ts";

/** Distances that have a name. */
const NAMED_LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^half[ -]marathon\b/i, 21.0975],
  [/^marathon\b/i, 42.195],
];
/** An IPv4 address; what follows its slash is a number of its own. */
const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
/** What begins like a number and is a name. */
const NAMES = /^(?:401\(?k\)?|403\(?b\)?|529|1099|50[/ -]30[/ -]20|1rm)(?![\w.,%])/i;
const SPACES = /^[\s\u00a0]+/;
const WORD = /^\p{L}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}][\p{L}\p{N}]*)*(?:\+\+)?/u;
const PERCENT = /^\s?(?:%|per ?cent\b|percent\b|pct\b|prozent\b|pour ?cent\b|pc\b)(?:\s(?:points?|apr|apy)\b)?/i;
const PER =
  /^\s?(?:\/\s?|(?:per|a|an|each|every|pro|par)\s)(hour|hr|h|day|week|wk|month|mo|mth|year|yr|annum|night|minute|person)\b|^\s(hourly|daily|weekly|biweekly|monthly|yearly|annually)\b/i;
const OF_NEXT = /^\s(?:pay|deposit|contribution|cost|rent|income)/i;
const SUFFIX: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, mil: 1e6, b: 1e9, bn: 1e9 };

/** Reads a tidied sentence into numbers with their units, dates, times, words and marks; every character is in one. */
export function tokenize(text: string, context: ReadingContext): Token[] {
  const tokens: Token[] = [];
  const order = findDateOrder(text);
  for (let at = 0; at < text.length;) {
    at += SPACES.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) break;
    const token = readToken(text, at, tokens, context, order);
    tokens.push(token);
    at = token.end;
  }
  const joined = joinParts(shareYears(resolvePastDates(resolveHalfDays(tokens, text), context.today)), text);
  return shareUnits(joined).map((token) =>
    token.type === "amount" || token.type === "word"
      ? { ...token, measures: toCountry(token.measures, context.country) }
      : token,
  );
}

function readToken(
  text: string,
  at: number,
  before: readonly Token[],
  context: ReadingContext,
  order: DateOrder | undefined,
): Token {
  const rest = text.slice(at);
  const placed = (length: number): Placed => ({ text: rest.slice(0, length), start: at, end: at + length });
  const isInside = at > 0 && /[\p{L}\d]/u.test(text[at - 1]!);
  const name = NAMES.exec(rest);
  if (name)
    return { type: "word", word: name[0].toLowerCase().replace(/[()]/g, ""), measures: [], ...placed(name[0].length) };
  const address = isInside ? null : ADDRESS.exec(rest);
  if (address) return { type: "literal", ...placed(address[0].length) };
  const distance = isInside ? undefined : NAMED_LENGTHS.find(([pattern]) => pattern.test(rest));
  if (distance) {
    const length = distance[0].exec(rest)![0].length;
    const whole = completeAmount(rest.slice(0, length), 0, length, distance[1], before, null);
    return { ...whole, measures: findMeasures("km"), text: rest.slice(0, length), start: at, end: at + length };
  }
  const span = isInside ? null : SPAN.exec(rest);
  if (span && !readTime(rest)) return toDuration(span, at, before);
  const time = readTime(rest);
  if (time) return { type: "time", time: time.time, ...placed(time.length) };
  const date = isInside ? null : readDate(rest, context.today, context.locale, order);
  if (date) return { type: "date", date: date.date, hasYear: date.hasYear, ...placed(date.length) };
  const sign = /^-(?=[\d.])/.test(rest) && (at === 0 || /[\s(=]/.test(text[at - 1]!)) ? 1 : 0;
  const currency = CURRENCY_BEFORE.exec(rest.slice(sign));
  const begin = sign + (currency?.[0].length ?? 0);
  if (/^(?:\d|\.\d)/.test(rest.slice(begin))) {
    const amount = readAmount(text, at, begin, context, before, currency ? findCurrency(currency[1]!) : null);
    return sign ? { ...amount, value: -amount.value } : amount;
  }
  const spoken = readSpokenAmount(text, at, before);
  if (spoken) return spoken;
  // 205/55R16: a letter between two figures stands alone.
  const isBehindFigure = isInside || before.at(-1)?.type === "amount";
  const word = (isBehindFigure && /^\p{L}(?=\d+(?:[^\p{L}\d]|[x×]\d|$))/u.exec(rest)?.[0]) || WORD.exec(rest)?.[0];
  if (!word) return { type: "mark", ...placed(1) };
  return {
    type: "word",
    word: translate(word.toLowerCase(), context.locale),
    measures: findMeasures(word),
    ...placed(word.length),
  };
}

/** "25:30" that is not a time of day: minutes and seconds; "1:45:00" hours, minutes and seconds. */
const SPAN = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:])/;

function toDuration(span: RegExpExecArray, start: number, before: readonly Token[]): Amount {
  const units = span[3] === undefined ? ["min", "s"] : ["h", "min", "s"];
  const parts = units.map((id, at) => ({ value: Number(span[at + 1]), measure: findMeasures(id)[0]! }));
  const seconds = parts.reduce((sum, part) => sum * 60 + part.value, 0);
  const whole = completeAmount(span[0], 0, span[0].length, seconds, before, null);
  const measures = findMeasures("s").slice(0, 1);
  return { ...whole, value: seconds, multiple: 1, measures, parts, text: span[0], start, end: start + span[0].length };
}

function readAmount(
  text: string,
  start: number,
  begin: number,
  { locale }: ReadingContext,
  before: readonly Token[],
  currency: string | null,
): Amount {
  const rest = text.slice(start + begin);
  // In "2,4,4,5" a comma parts numbers, to the last one.
  const isListed = /\d,$/.test(text.slice(0, start));
  const listed = isListed ? /^\d+(?:\.\d+)?/.exec(rest)?.[0] : undefined;
  const number = listed
    ? { value: Number(listed), length: listed.length }
    : (readNumber(rest, locale) ?? { value: Number.NaN, length: 1 });
  return completeAmount(text, start, start + begin + number.length, number.value, before, currency);
}

/** A number in words counts where it is more than "one", or where a unit follows. */
function readSpokenAmount(text: string, at: number, before: readonly Token[]): Amount | null {
  const part = /^(?:an? )?(half|quarter)(?: of)?(?: an?)?(?=\s\p{L})/iu.exec(text.slice(at, at + 20));
  if (part) {
    const value = part[1]!.toLowerCase() === "half" ? 0.5 : 0.25;
    const share = completeAmount(text, at, at + part[0].length, value, before, null);
    if (share.measures.length > 0) return share;
  }
  const spoken = readSpokenNumber(text.slice(at));
  if (!spoken) return null;
  const amount = completeAmount(text, at, at + spoken.length, spoken.value, before, null);
  const isClear = spoken.value > 1 || spoken.words > 1 || amount.measures.length > 0 || amount.currency !== null;
  return isClear ? amount : null;
}

/** Reads what stands behind a number: "million", "k", "%", a currency, a unit, "a month". */
function completeAmount(
  text: string,
  start: number,
  numberEnd: number,
  number: number,
  before: readonly Token[],
  currencyBefore: string | null,
): Amount {
  let [end, value, multiple, currency] = [numberEnd, number, 1, currencyBefore];
  let measures: readonly Measure[] = [];
  const scale = /^\s?-?([a-zéäöü]+)\b\.?/i.exec(text.slice(end));
  const scaled = scale && getScale(scale[1]!.toLowerCase());
  if (scale && scaled) [value, end] = [value * scaled, end + scale[0].length];
  const percent = PERCENT.exec(text.slice(end));
  const isBy = /^(?:x|by|×|\*)$/i.test(before.at(-1)?.text ?? "");
  // "4.2m x 3.6m" are sides, not millions.
  const isSide = isBy || /^m\s?(?:x|by|×|\*)\s?\d/i.test(text.slice(end));
  const suffix = isSide ? null : /^(k|mm?|mn|mil|bn?)(?![\p{L}\d/²³'])/iu.exec(text.slice(end));
  if (percent) end += percent[0].length;
  else {
    if (suffix && !(scaled ?? 0)) multiple = SUFFIX[suffix[1]!.toLowerCase()]!;
    const said = readCurrency(text, end + (suffix?.[0].length ?? 0));
    if (said && !currency) [currency, end] = [said.code, end + (suffix?.[0].length ?? 0) + said.length];
    else if (currency) end += suffix?.[0].length ?? 0;
    else {
      const unit = readUnit(text, end, value, before);
      measures = unit?.measures ?? [];
      end += unit?.length ?? suffix?.[0].length ?? 0;
    }
  }
  const period = measures.length > 0 ? null : PER.exec(text.slice(end));
  // "6.25% monthly payment": the payment is monthly.
  const isNext = percent && period?.[2] && OF_NEXT.test(text.slice(end + period[0].length));
  const per = isNext ? null : period;
  return {
    type: "amount",
    value: currency && multiple > 1 ? value * multiple : value,
    multiple: currency ? 1 : multiple,
    isPercent: percent !== null,
    currency,
    measures,
    parts: [],
    per: per ? getPeriod((per[1] ?? per[2])!) : null,
    isBy,
    text: text.slice(start, end),
    start,
    end,
  };
}

function getPeriod(word: string): string {
  return PERIODS[word.toLowerCase()] ?? word.toLowerCase();
}

function readCurrency(text: string, at: number): { readonly code: string; readonly length: number } | null {
  const rest = text.slice(at, at + 40);
  for (const pattern of [/^\s?[\p{L}.]+\s[\p{L}]+(?!\p{L})/u, /^\s?(?:\p{L}+|[$€£¥₹₩₽₺]|zł)(?!\p{L})/u]) {
    const written = pattern.exec(rest)?.[0];
    const code = written === undefined ? null : findCurrency(written);
    if (written !== undefined && code) return { code, length: written.length };
  }
  return null;
}
