/** A sum of quantities as signs and figures with their units. */
import { findCurrency } from "#assistant/tokens/currencies.ts";
import { readNumber, readSpokenNumber } from "#assistant/tokens/numbers.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { convert } from "#units/convert.ts";

export interface Part {
  readonly value: number;
  readonly measures: readonly Measure[];
  readonly isClock?: boolean;
}

/** A sign, or a figure as it was written. */
export type Lexeme = { readonly text: string } & (
  | { readonly sign: string }
  | { readonly number: number }
  | { readonly parts: readonly Part[] }
  | { readonly money: number; readonly currency: string }
);

const SIGNS: readonly (readonly [pattern: RegExp, sign: string])[] = [
  [/^(?:\+|plus\b)/i, "+"],
  [/^(?:[-−–]|minus\b|less\b)/i, "-"],
  // "A third of 90 km" comes as 1/3.
  [/^(?:[*·]|times\b|multiplied by\b|of\b)/i, "*"],
  [/^(?:×|x\b)/i, "x"],
  [/^(?:[/÷]|divided by\b)/i, "/"],
  [/^\(/, "("],
  [/^\)/, ")"],
];
const SHARES: readonly (readonly [pattern: RegExp, share: number])[] = [
  [/^(?:one )?half (?:of )?(?:an? )?/i, 1 / 2],
  [/^(?:double|twice) /i, 2],
  [/^triple /i, 3],
];
/** What stands behind a number and is not a unit. */
const NO_UNIT = /^(?:x|times|plus|minus|less|and|divided|multiplied|of|to|per|each|at|by|for|a|am|pm)$/i;
/** Null where something is not part of a sum; a comma and "and" add up where `isSum` says so. */
export function splitQuantities(text: string, locale: string, isSum: boolean): readonly Lexeme[] | null {
  const lexemes: Lexeme[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const found = readShare(rest) ?? readSign(rest, isSum) ?? readFigure(rest, locale);
    // "5 ft 3" is not a product.
    if (!found || (isFigure(lexemes.at(-1)) && isFigure(found.lexemes[0]))) return null;
    lexemes.push(...found.lexemes);
    rest = rest.slice(found.length).trim();
  }
  return lexemes;
}

const isFigure = (one: Lexeme | undefined) => one !== undefined && !("sign" in one);

interface Found {
  readonly lexemes: readonly Lexeme[];
  readonly length: number;
}

function readSign(text: string, isSum: boolean): Found | null {
  const joint = isSum ? /^(?:,\s*(?:and\b)?|and\b)/i.exec(text) : null;
  if (joint) return { lexemes: [toSign("+")], length: joint[0].length };
  for (const [pattern, sign] of SIGNS) {
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined) return { lexemes: [toSign(sign)], length: written.length };
  }
  return null;
}

const toSign = (sign: string): Lexeme => ({ sign, text: WRITTEN[sign] ?? sign });
const WRITTEN: Readonly<Record<string, string>> = { "*": "×", x: "×", "/": "÷", "-": "−" };

function readShare(text: string): Found | null {
  for (const [pattern, number] of SHARES) {
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined)
      return { lexemes: [{ number, text: number < 1 ? "½" : String(number) }, toSign("*")], length: written.length };
  }
  return null;
}

/** A number, an amount of money, a duration such as 4:05, or a quantity in one unit or several: "5 ft 7 in". */
function readFigure(text: string, locale: string): Found | null {
  const clock = /^\d{1,2}(?::\d\d){1,2}(?![\d:]|\s*[ap]\.?m)/i.exec(text)?.[0];
  if (clock !== undefined) return toFound(clock, { parts: readClock(clock) });
  const sign = /^\p{Sc}\s*/u.exec(text)?.[0] ?? "";
  const first = readAmount(text.slice(sign.length), locale);
  if (!first) return null;
  if (sign !== "") {
    const currency = findCurrency(sign.trim());
    if (currency === null || first.part.measures.length > 0) return null;
    return toFound(text.slice(0, sign.length + first.length), { money: first.part.value, currency });
  }
  if (first.part.measures.length === 0) return toFound(text.slice(0, first.length), { number: first.part.value });
  const parts = [first.part];
  let { length } = first;
  for (;;) {
    const gap = /^\s*/.exec(text.slice(length))![0].length;
    const next = readAmount(text.slice(length + gap), locale);
    if (!next || !isSmaller(next.part, parts.at(-1)!)) break;
    parts.push(next.part);
    length += gap + next.length;
  }
  return toFound(text.slice(0, length), { parts });
}

function toFound(text: string, figure: Omit<Exclude<Lexeme, { sign: string }>, "text">): Found {
  return { lexemes: [{ ...figure, text } as Lexeme], length: text.length };
}

function readClock(text: string): readonly Part[] {
  const names = ["h", "min", "s"];
  const values = text.split(":");
  return values.map((value, at) => ({
    value: Number(value),
    measures: findMeasures(names[at]!),
    // Seconds are of no time of day.
    isClock: values.length === 2,
  }));
}

function readAmount(text: string, locale: string): { readonly part: Part; readonly length: number } | null {
  const number = readNumber(text, locale) ?? readSpokenNumber(text);
  if (!number) return null;
  const unit = readUnitName(text.slice(number.length));
  return {
    part: { value: number.value, measures: unit?.measures ?? [] },
    length: number.length + (unit?.length ?? 0),
  };
}

/** The longest name of a unit, of three words at most; the tokens' own reader takes a sign behind it for a part of it. */
function readUnitName(text: string): { readonly measures: readonly Measure[]; readonly length: number } | null {
  const gap = /^(?:\s+|-(?=\p{L}))?/u.exec(text)![0].length;
  const [written = ""] = /^(?:["'″′]|[\p{L}µ°][\p{L}²³]*\d?(?: [\p{L}²³]+){0,2})/u.exec(text.slice(gap)) ?? [];
  const words = written.split(" ");
  if (written === "" || NO_UNIT.test(words[0]!)) return null;
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    const measures = findMeasures(name);
    if (measures.length > 0) return { measures, length: gap + name.length };
  }
  return null;
}

/** Whether a part goes on with what stands before it: the inches of feet. */
function isSmaller(next: Part, last: Part): boolean {
  return last.measures.some(({ dimension, unit }) =>
    next.measures.some((one) => one.dimension === dimension && convert(1, one.unit, unit) < 1),
  );
}
