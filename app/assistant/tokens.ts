import { CURRENCY_BEFORE, currencyNamed } from "./currencies.ts";
import { translate } from "./languages.ts";
import { joinParts, pastDates, sharedUnits } from "./joined.ts";
import { dateAt, timeAt } from "./moments.ts";
import { numberAt, numberInWords, scaleOf } from "./numbers.ts";
import { unitAt } from "./unit-behind.ts";
import { type Measure, measuresNamed } from "./unit-names.ts";

interface Placed {
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number, with what was said of it. */
export interface Amount extends Placed {
  readonly type: "amount";
  /** The number as it stands, before `k` or `m`. */
  readonly value: number;
  /** What a letter behind the number multiplies it by, where it may mean that: 1000 for "300k"; else 1. */
  readonly multiple: number;
  readonly isPercent: boolean;
  /** ISO 4217, where it was said. */
  readonly currency: string | null;
  /** The units that the word behind it may be, the likeliest first; the value is in each of them. */
  readonly measures: readonly Measure[];
  /** The parts of "1 h 30 min", where there is more than one. */
  readonly parts: readonly { readonly value: number; readonly measure: Measure }[];
  /** "month" for "a month", "monthly" and "/mo" behind it; else null. */
  readonly per: string | null;
  /** Stands directly behind "x" or "by", as in 10 x 12. */
  readonly isBy: boolean;
}

export interface Word extends Placed {
  readonly type: "word";
  /** In lower case, without accents that English lacks; in English where the sentence is not. */
  readonly word: string;
  /** A unit that stands alone, as in "to kg". */
  readonly measures: readonly Measure[];
}

export interface Moment extends Placed {
  readonly type: "date";
  readonly date: string;
  readonly hasYear: boolean;
}

export interface Clock extends Placed {
  readonly type: "time";
  readonly time: string;
}

export interface Mark extends Placed {
  readonly type: "mark";
}

/** A text that goes into an input as it is: an IP address. */
export interface Literal extends Placed {
  readonly type: "literal";
}

export type Token = Amount | Word | Moment | Clock | Literal | Mark;

export interface ReadingCustoms {
  readonly locale: string;
  /** "YYYY-MM-DD". */
  readonly today: string;
}

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
const SUFFIX: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, mil: 1e6, b: 1e9, bn: 1e9 };

/** Signs in one form: the apostrophes and quotes of feet and inches, ½ as 1/2, dashes. Lengths may change. */
export function tidySentence(text: string): string {
  return text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")}`)
    .replace(/[’‘′´`]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/[\u00a0\u202f\t\r\n]/g, " ")
    .replace(/℃/g, "°C")
    .replace(/℉/g, "°F")
    .trim();
}

/** Reads a tidied sentence into numbers with their units, dates, times, words and marks; every character is in one. */
export function tokensOf(text: string, customs: ReadingCustoms): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    at += SPACES.exec(text.slice(at))?.[0].length ?? 0;
    if (at >= text.length) break;
    const token = tokenAt(text, at, tokens, customs);
    tokens.push(token);
    at = token.end;
  }
  return sharedUnits(joinParts(pastDates(tokens, customs.today), text));
}

function tokenAt(text: string, at: number, before: readonly Token[], customs: ReadingCustoms): Token {
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
    const whole = behindNumber(rest.slice(0, length), 0, length, distance[1], before, null);
    return { ...whole, measures: measuresNamed("km"), text: rest.slice(0, length), start: at, end: at + length };
  }
  const span = isInside ? null : SPAN.exec(rest);
  if (span && !timeAt(rest)) return spanToken(span, at, before);
  const time = timeAt(rest);
  if (time) return { type: "time", time: time.time, ...placed(time.length) };
  const date = isInside ? null : dateAt(rest, customs.today, customs.locale);
  if (date) return { type: "date", date: date.date, hasYear: date.hasYear, ...placed(date.length) };
  const sign = /^-(?=[\d.])/.test(rest) && (at === 0 || /[\s(]/.test(text[at - 1]!)) ? 1 : 0;
  const currency = CURRENCY_BEFORE.exec(rest.slice(sign));
  const begin = sign + (currency?.[0].length ?? 0);
  if (/^(?:\d|\.\d)/.test(rest.slice(begin))) {
    const amount = amountAt(text, at, begin, customs, before, currency ? currencyNamed(currency[1]!) : null);
    return sign ? { ...amount, value: -amount.value } : amount;
  }
  const spoken = spokenAt(text, at, customs, before);
  if (spoken) return spoken;
  // 205/55R16: a letter between two figures stands alone.
  const isBehindFigure = isInside || before.at(-1)?.type === "amount";
  const word = (isBehindFigure && /^\p{L}(?=\d+(?:[^\p{L}\d]|$))/u.exec(rest)?.[0]) || WORD.exec(rest)?.[0];
  if (!word) return { type: "mark", ...placed(1) };
  return {
    type: "word",
    word: translate(word.toLowerCase(), customs.locale),
    measures: measuresNamed(word),
    ...placed(word.length),
  };
}

/** "25:30" that is no time of day: minutes and seconds; "1:45:00" hours, minutes and seconds. */
const SPAN = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?![\d:])/;

function spanToken(span: RegExpExecArray, start: number, before: readonly Token[]): Amount {
  const units = span[3] === undefined ? ["min", "s"] : ["h", "min", "s"];
  const parts = units.map((id, at) => ({ value: Number(span[at + 1]), measure: measuresNamed(id)[0]! }));
  const seconds = parts.reduce((sum, part) => sum * 60 + part.value, 0);
  const whole = behindNumber(span[0], 0, span[0].length, seconds, before, null);
  const measures = measuresNamed("s").slice(0, 1);
  return { ...whole, value: seconds, multiple: 1, measures, parts, text: span[0], start, end: start + span[0].length };
}

function amountAt(
  text: string,
  start: number,
  begin: number,
  { locale }: ReadingCustoms,
  before: readonly Token[],
  currency: string | null,
): Amount {
  const rest = text.slice(start + begin);
  // In "2,4,4,5" a comma parts numbers, to the last one.
  const isListed = /\d,$/.test(text.slice(0, start));
  const listed = isListed ? /^\d+(?:\.\d+)?/.exec(rest)?.[0] : undefined;
  const number = listed
    ? { value: Number(listed), length: listed.length }
    : (numberAt(rest, locale) ?? { value: Number.NaN, length: 1 });
  return behindNumber(text, start, start + begin + number.length, number.value, before, currency);
}

/** A number in words counts where it is more than "one", or where a unit follows. */
function spokenAt(text: string, at: number, { locale }: ReadingCustoms, before: readonly Token[]): Amount | null {
  const words = text
    .slice(at, at + 120)
    .toLowerCase()
    .split(/[\s-]+/, 10);
  const spoken = numberInWords(words);
  if (!spoken) return null;
  const pattern = new RegExp(`^(?:[a-z]+[\\s-]+){${spoken.words - 1}}[a-z]+`, "i");
  const length = pattern.exec(text.slice(at))?.[0].length;
  if (length === undefined || locale === "") return null;
  const amount = behindNumber(text, at, at + length, spoken.value, before, null);
  const isClear = spoken.value > 1 || spoken.words > 1 || amount.measures.length > 0 || amount.currency !== null;
  return isClear ? amount : null;
}

/** Reads what stands behind a number: "million", "k", "%", a currency, a unit, "a month". */
function behindNumber(
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
  const scaled = scale && scaleOf(scale[1]!.toLowerCase());
  if (scale && scaled) [value, end] = [value * scaled, end + scale[0].length];
  const percent = PERCENT.exec(text.slice(end));
  const suffix = /^(k|mm?|mn|mil|bn?)(?![\p{L}\d/²³'])/iu.exec(text.slice(end));
  if (percent) end += percent[0].length;
  else {
    if (suffix && !(scaled ?? 0)) multiple = SUFFIX[suffix[1]!.toLowerCase()]!;
    const said = currencyBehind(text, end + (suffix?.[0].length ?? 0));
    if (said && !currency) [currency, end] = [said.code, end + (suffix?.[0].length ?? 0) + said.length];
    else if (currency) end += suffix?.[0].length ?? 0;
    else {
      const unit = unitAt(text, end, value, before);
      measures = unit?.measures ?? [];
      end += unit?.length ?? suffix?.[0].length ?? 0;
    }
  }
  const per = measures.length > 0 ? null : PER.exec(text.slice(end));
  return {
    type: "amount",
    value: currency && multiple > 1 ? value * multiple : value,
    multiple: currency ? 1 : multiple,
    isPercent: percent !== null,
    currency,
    measures,
    parts: [],
    per: per ? periodOf((per[1] ?? per[2])!) : null,
    isBy: /^(?:x|by|×)$/i.test(before.at(-1)?.text ?? "") || before.at(-1)?.text === "*",
    text: text.slice(start, end),
    start,
    end,
  };
}

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [/^(?:hour|hr|h$)/, "hour"],
  [/^(?:day|daily)/, "day"],
  [/^biweek/, "biweek"],
  [/^(?:week|wk)/, "week"],
  [/^(?:month|mo$|mth)/, "month"],
  [/^(?:year|yr|annu)/, "year"],
];

function periodOf(word: string): string {
  return PERIODS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? word.toLowerCase();
}

function currencyBehind(text: string, at: number): { readonly code: string; readonly length: number } | null {
  const rest = text.slice(at, at + 40);
  for (const pattern of [/^\s?[\p{L}.]+\s[\p{L}]+(?!\p{L})/u, /^\s?(?:\p{L}+|[$€£¥₹₩₽₺]|zł)(?!\p{L})/u]) {
    const written = pattern.exec(rest)?.[0];
    const code = written === undefined ? null : currencyNamed(written);
    if (written !== undefined && code) return { code, length: written.length };
  }
  return null;
}

/** Whether the word tells the period of the value before it: "a month". */
export function isPeriod(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at - 2].some((place) => {
    const token = tokens[place];
    return token?.type === "amount" && token.per !== null;
  });
}
