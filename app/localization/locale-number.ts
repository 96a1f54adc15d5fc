import { getCachedFormat } from "./format-cache.ts";
import { numberFormat } from "./number-format.ts";

/** The decimal separator and the grouping characters of a locale. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const known = new Map<string, Separators>();

/** Separators as `Intl` writes them; of an unknown locale those of English. */
export function getSeparators(locale: string): Separators {
  return getCachedFormat(known, locale, () => readSeparators(locale));
}

/** What stands between the numbers of a list: no comma where that is a decimal sign. */
export const listSeparator = (locale: string): string => (getSeparators(locale).decimal === "," ? "; " : ", ");

function readSeparators(locale: string): Separators {
  let parts: Intl.NumberFormatPart[] = [];
  try {
    parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  } catch {
    // Not a locale: the defaults below are those of English.
  }
  const partOf = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { decimal: partOf("decimal", "."), group: partOf("group", ",") };
}

const MULTIPLES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, b: 1e9, bn: 1e9, mrd: 1e9 };

/**
 * Reads a number as a person of that locale writes it; null where it is none.
 *
 * Understood are the locale's separators (`1.234,56` in German, `1,234.56` in English), spaces and apostrophes as
 * grouping, a sign, exponents (`1.5e3`), fractions (`1 1/2`, `¾`) and, where `suffixes` is set, `300k`, `1.2m`, `2bn`.
 * The other locale's way is understood where it cannot mean anything else: `12.5` in German, `1.234,56` in English;
 * `1.234` in German is one thousand two hundred thirty-four.
 */
export function parseNumber(text: string, locale: string, { suffixes = false } = {}): number | null {
  if (text.length > 100) return null;
  let plain = text
    .normalize("NFKC")
    // Of a negative number `Intl` writes marks of direction in Arabic, Persian and Urdu.
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2212\p{Pd}]/gu, "-")
    .replace(/\u066B/g, ".")
    .replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F\u09E6-\u09EF]/g, toAsciiDigit)
    .trim();
  let factor = 1;
  const suffix = suffixes ? /^(.*\d)\s?(k|mn|mio|m|bn|b|mrd)\.?$/i.exec(plain) : null;
  if (suffix) [plain, factor] = [suffix[1]!, MULTIPLES[suffix[2]!.toLowerCase()]!];
  const value = parseFraction(text, locale) ?? parseDecimal(plain, locale);
  return value === null ? null : value * factor;
}

/** A digit of the Arabic, Persian, Devanagari or Bengali script as an ASCII digit. */
function toAsciiDigit(char: string): string {
  const code = char.codePointAt(0)!;
  const zero = [0x9e6, 0x966, 0x6f0, 0x660].find((first) => code >= first)!;
  return String(code - zero);
}

/** `3/4`, `1 1/2`, `-2 1/2`, `1½`; null where there is no fraction. */
function parseFraction(text: string, locale: string): number | null {
  const spelt = text
    .replace(/\s*([¼-¾⅐-⅞])/g, " $1")
    .normalize("NFKC")
    .replaceAll("⁄", "/")
    .trim();
  const match = /^([-−+]?)\s*(?:([\d.,'’\s]*\d)[\s-]+)?(\d{1,9})\s?\/\s?(\d{1,9})$/.exec(spelt);
  if (!match) return null;
  const whole = match[2] === undefined ? 0 : parseDecimal(match[2], locale);
  const denominator = Number(match[4]);
  if (whole === null || !Number.isInteger(whole) || denominator === 0) return null;
  const value = whole + Number(match[3]) / denominator;
  return match[1] === "" || match[1] === "+" ? value : -value;
}

function parseDecimal(text: string, locale: string): number | null {
  const match = /^([-+]?)([\d.,'’\s]*)(?:e([-+]?\d{1,3}))?$/i.exec(text);
  if (!match || !/\d/.test(match[2]!)) return null;
  const body = neutral(match[2]!, getSeparators(locale));
  if (body === null) return null;
  const value = Number(`${match[1]}${body}${match[3] ? `e${match[3]}` : ""}`);
  return Number.isFinite(value) ? value : null;
}

/** The digits with a point as decimal separator and without grouping; null where the separators make no sense. */
function neutral(body: string, { decimal, group }: Separators): string | null {
  const compact = body.replace(/[\s'’]/g, " ").trim();
  if (/ /.test(compact) && !/^\d{1,3}( \d{2,3})*( \d{3})([.,]\d*)?$/.test(compact)) return null;
  const text = compact.replaceAll(" ", "");
  const marks = text.replace(/\d/g, "");
  if (marks === "") return text;
  const last = marks.at(-1)!;
  const isMixed = new Set(marks).size > 1;
  const isDecimal = isMixed
    ? marks.indexOf(last) === marks.length - 1
    : marks.length === 1 &&
      (last === decimal || (last !== group && text.split(last)[1]!.length !== 3) || !isGrouped(text, last));
  if (!isDecimal) return isGrouped(text, last) ? text.replaceAll(last, "") : null;
  const at = text.lastIndexOf(last);
  const whole = text.slice(0, at);
  const other = last === "." ? "," : ".";
  if (isMixed && !isGrouped(whole, other)) return null;
  return `${whole.replaceAll(other, "") || "0"}.${text.slice(at + 1)}`;
}

/**
 * A grouped number after digits were typed into it or taken out of it: "1,200" with a 1 behind it is "1,2001" for a
 * moment, which by itself would be 1.2001, and is 12,001. Null where nothing needs to be put right.
 */
export function regroup(before: string, after: string, locale: string): string | null {
  const { decimal, group } = getSeparators(locale);
  const [whole, ...rest] = after.split(decimal);
  const [, sign, digits] = /^([-−]?)(\d+)$/.exec(whole!.replaceAll(group, "")) ?? [];
  if (!before.includes(group) || !whole!.includes(group) || digits === undefined) return null;
  // A number that begins with 0 for a moment is as long as what was typed.
  const grouped = digits.startsWith("0") ? digits : numberFormat(locale, {}).format(BigInt(digits));
  const text = [sign! + grouped, ...rest].join(decimal);
  return text === after ? null : text;
}

/** Whether the separator divides groups of three, or of two as in India (12,34,567). */
function isGrouped(text: string, separator: string): boolean {
  const [first, ...rest] = text.split(separator);
  return (
    /^[1-9]\d{0,2}$/.test(first!) &&
    rest.at(-1)?.length === 3 &&
    (rest.every((part) => part.length === 3) ||
      (first!.length <= 2 && rest.slice(0, -1).every((part) => part.length === 2)))
  );
}
