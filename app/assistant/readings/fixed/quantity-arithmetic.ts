/**
 * Arithmetic with units: "5 ft 7 in + 2 ft 9 in", "2 kg minus 300 g", "half of 1 lb 4 oz", "2.5 km + 800 m in miles",
 * "4:05 + 3:38". Read to the last word; quantities of two kinds are no sum.
 */
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import { stripCourtesy } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findCurrency } from "#assistant/tokens/currencies.ts";
import { readNumber, readSpokenNumber } from "#assistant/tokens/numbers.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { convert } from "#units/convert.ts";

interface Part {
  readonly value: number;
  readonly measures: readonly Measure[];
  readonly isClock?: boolean;
}

type Lexeme =
  | { readonly sign: string }
  | { readonly number: number }
  | { readonly parts: readonly Part[] }
  | { readonly money: number; readonly currency: string };

/** Longer ones belong into the calculator itself. */
const LONGEST = 120;
/** What a sum of quantities must have: a sign or a word of arithmetic, and a figure with something behind or before it. */
const ABOUT = /[+*×·÷/−–-]|\b(?:plus|minus|less|times|x|divided|multiplied|half|double|twice|triple|add|sum|total)\b/i;

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
/** What stands behind a number and is no unit. */
const NO_UNIT = /^(?:x|times|plus|minus|less|and|divided|multiplied|of|to|per|each|at|by|for|a|am|pm)$/i;
/** What is told as hours, minutes and seconds; days and weeks are told in their own. */
const OF_HOURS = new Set(["h", "min", "s"]);
/** Kinds whose zero is no nothing, or that do not add up. */
const NOT_ADDED = /^(?:temperature|fuelEconomy)/;

/** Null where the sentence is no arithmetic with units. */
export function readQuantityArithmetic(sentence: string, locale: string): Direct {
  if (sentence.length > LONGEST || !ABOUT.test(sentence)) return null;
  const { text, target, isSum } = splitTarget(stripCourtesy(sentence));
  const lexemes = scan(text, locale, isSum);
  if (!lexemes || !lexemes.some((one) => "sign" in one)) return null;
  return readMoney(lexemes, target) ?? readUnits(lexemes, target);
}

/** The unit in which the result is asked for, apart from the sum. */
function splitTarget(text: string) {
  const [, asked, behind] = /^how many ([\p{L} ]+?) (?:is|are|in|do|does)\s+(.+)$/iu.exec(text) ?? [];
  const [, before, into] = /^(.+?)\s+(?:in|into|to|as)\s+([\p{L}²³ ]+)$/iu.exec(text) ?? [];
  const name = asked ?? into;
  const target = name === undefined ? [] : findMeasures(name.trim());
  const rest = target.length > 0 ? (behind ?? before!) : text;
  const [, list] = /^(?:add|(?:the )?(?:sum|total) of)\s+(.+)$/i.exec(rest) ?? [];
  return { text: list ?? rest, target, isSum: list !== undefined };
}

function scan(text: string, locale: string, isSum: boolean): readonly Lexeme[] | null {
  const lexemes: Lexeme[] = [];
  let rest = text.trim();
  while (rest !== "") {
    const found = readShare(rest) ?? readSign(rest, isSum) ?? readFigure(rest, locale);
    if (!found) return null;
    lexemes.push(...found.lexemes);
    rest = rest.slice(found.length).trim();
  }
  return lexemes;
}

interface Found {
  readonly lexemes: readonly Lexeme[];
  readonly length: number;
}

function readSign(text: string, isSum: boolean): Found | null {
  const joint = isSum ? /^(?:,\s*(?:and\b)?|and\b)/i.exec(text) : null;
  if (joint) return { lexemes: [{ sign: "+" }], length: joint[0].length };
  for (const [pattern, sign] of SIGNS) {
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined) return { lexemes: [{ sign }], length: written.length };
  }
  return null;
}

function readShare(text: string): Found | null {
  for (const [pattern, number] of SHARES) {
    const [written] = pattern.exec(text) ?? [];
    if (written !== undefined) return { lexemes: [{ number }, { sign: "*" }], length: written.length };
  }
  return null;
}

/** A number, an amount of money, a duration such as 4:05, or a quantity in one unit or several: "5 ft 7 in". */
function readFigure(text: string, locale: string): Found | null {
  const clock = /^\d{1,2}(?::\d\d){1,2}(?![\d:]|\s*[ap]\.?m)/i.exec(text)?.[0];
  if (clock !== undefined) return { lexemes: [{ parts: readClock(clock) }], length: clock.length };
  const sign = /^\p{Sc}\s*/u.exec(text)?.[0] ?? "";
  const first = readAmount(text.slice(sign.length), locale);
  if (!first) return null;
  if (sign !== "") {
    const currency = findCurrency(sign.trim());
    if (currency === null || first.part.measures.length > 0) return null;
    return { lexemes: [{ money: first.part.value, currency }], length: sign.length + first.length };
  }
  if (first.part.measures.length === 0) return { lexemes: [{ number: first.part.value }], length: first.length };
  const parts = [first.part];
  let { length } = first;
  for (;;) {
    const gap = /^\s*/.exec(text.slice(length))![0].length;
    const next = readAmount(text.slice(length + gap), locale);
    if (!next || !isSmaller(next.part, parts.at(-1)!)) break;
    parts.push(next.part);
    length += gap + next.length;
  }
  return { lexemes: [{ parts }], length };
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

/** The longest name of a unit, of three words at most. */
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

/** A formula and what its result is: 1 for a quantity, 0 for a plain number. */
interface Term {
  readonly text: string;
  readonly power: number;
}

/** Sums, products and quotients in their order; null where they make no sense of quantities, or something is left. */
function parse(lexemes: readonly Lexeme[], write: (one: Lexeme) => Term | null): Term | null {
  let at = 0;
  const isSign = (...signs: readonly string[]) => {
    const one = lexemes[at];
    return one !== undefined && "sign" in one && signs.includes(one.sign) ? one.sign : null;
  };
  const readFactor = (): Term | null => {
    if (isSign("(")) {
      at++;
      const inner = readSum();
      if (!inner || !isSign(")")) return null;
      at++;
      return { ...inner, text: `(${inner.text})` };
    }
    const one = lexemes[at++];
    return one === undefined || "sign" in one ? null : write(one);
  };
  const readProduct = (): Term | null => {
    let term = readFactor();
    for (let sign = isSign("*", "x", "/"); term && sign; sign = isSign("*", "x", "/")) {
      at++;
      const next = readFactor();
      const power: number = next ? term.power + (sign === "/" ? -next.power : next.power) : -1;
      const written = sign === "x" ? "*" : sign;
      term = next && (power === 0 || power === 1) ? { text: `${term.text} ${written} ${next.text}`, power } : null;
    }
    return term;
  };
  const readSum = (): Term | null => {
    let term = readProduct();
    for (let sign = isSign("+", "-"); term && sign; sign = isSign("+", "-")) {
      at++;
      const next = readProduct();
      term = next?.power === term.power ? { text: `${term.text} ${sign} ${next.text}`, power: term.power } : null;
    }
    return term;
  };
  const whole = readSum();
  return whole && at === lexemes.length ? whole : null;
}

function readMoney(lexemes: readonly Lexeme[], target: readonly Measure[]): Reading | null {
  const [currency, ...others] = new Set(lexemes.flatMap((one) => ("money" in one ? [one.currency] : [])));
  if (currency === undefined || others.length > 0 || target.length > 0) return null;
  const whole = parse(lexemes, (one) => {
    if ("money" in one) return { text: String(one.money), power: 1 };
    return "number" in one ? { text: String(tidy(one.number)), power: 0 } : null;
  });
  if (!whole) return null;
  const field = { kind: "money", label: "Result", decimals: 2, currency } as const;
  return { ...sum(whole.text), ...(whole.power === 1 ? { told: { field } } : {}) };
}

function readUnits(lexemes: readonly Lexeme[], target: readonly Measure[]): Reading | null {
  const quantities = lexemes.flatMap((one) => ("parts" in one ? [one.parts] : []));
  const [first] = quantities;
  if (!first) return null;
  const isIn = (id: string) => (part: Part) => part.measures.some(({ dimension }) => dimension.id === id);
  const dimension = first[0]!.measures
    .map((one) => one.dimension)
    .find(
      ({ id }) =>
        quantities.every((parts) => parts.every(isIn(id))) &&
        (target.length === 0 || target.some((one) => one.dimension.id === id)),
    );
  if (!dimension || NOT_ADDED.test(dimension.id)) return null;
  const measureOf = (measures: readonly Measure[]) => measures.find((one) => one.dimension.id === dimension.id)!;
  const base = measureOf(first.at(-1)!.measures);
  const toBase = (parts: readonly Part[]) =>
    tidy(parts.reduce((all, { value, measures }) => all + convert(value, measureOf(measures).unit, base.unit), 0));
  // "12 x 10 ft" is an area.
  if (dimension.id === "length" && first.length === 1 && lexemes.some((one) => "sign" in one && one.sign === "x"))
    return null;
  const isOnlySum = lexemes.every((one) => "parts" in one || ("sign" in one && one.sign === "+"));
  const clocks = quantities.filter((parts) => parts.some(({ isClock }) => isClock)).length;
  // "9:20 plus 45 minutes" is a time of day, and "8:15 - 17:00" is from one to another.
  if (clocks > 0 && (clocks < quantities.length || !isOnlySum)) return null;
  const isOfHours = quantities.every((parts) =>
    parts.every(({ measures }) => OF_HOURS.has(measureOf(measures).unit.id)),
  );
  if (dimension.id === "time" && target.length === 0 && isOnlySum && isOfHours)
    return readDurations(quantities, measureOf);
  const whole = parse(lexemes, (one) => {
    if ("parts" in one) return { text: String(toBase(one.parts)), power: 1 };
    return "number" in one ? { text: String(tidy(one.number)), power: 0 } : null;
  });
  if (!whole) return null;
  if (whole.power === 0) return target.length > 0 ? null : sum(whole.text);
  const shown = target.length > 0 ? measureOf(target) : base;
  const factor = tidy(convert(1, base.unit, shown.unit));
  return {
    ...sum(factor === 1 ? whole.text : `(${whole.text}) * ${factor}`),
    told: tellIn(shown, "Result"),
    ...(target.length === 0 && first.length > 1
      ? { parts: [measureOf(first[0]!.measures).unit.id, base.unit.id] as const }
      : {}),
  };
}

function readDurations(
  quantities: readonly (readonly Part[])[],
  measureOf: (measures: readonly Measure[]) => Measure,
): Reading {
  const [second] = findMeasures("s");
  const durations = quantities.map((parts) => {
    const seconds = tidy(
      parts.reduce((all, { value, measures }) => all + convert(value, measureOf(measures).unit, second!.unit), 0),
    );
    return {
      operation: "add",
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor((seconds % 3600) / 60),
      seconds: tidy(seconds % 60),
    };
  });
  return read("time-duration", { mode: "sum", durations }, "text");
}
