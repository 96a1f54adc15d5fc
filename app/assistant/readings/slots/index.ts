/**
 * Finds the form of a sentence. Every value has its place and is taken once, and no word
 * is left that could mean anything else.
 */
import { readEverydayForms } from "#assistant/readings/fixed/everyday-forms.ts";
import type { Direct } from "#assistant/readings/reading.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { readLooseConversion } from "./conversions.ts";
import { DAYS } from "./days.ts";
import { type Form, KINDS, type Value } from "./form.ts";
import { readGrades } from "./grades.ts";
import { MEASURES } from "./measures.ts";
import { MONEY } from "./money.ts";
import { PAIRS } from "./pairs.ts";
import { PAY_FORMS } from "./pay.ts";
import { PERCENTAGES } from "./percentages.ts";
import { PROPORTIONS } from "./proportions.ts";
import { RELATIONS } from "./relations.ts";
import { readResistors } from "./resistors.ts";
import { readSteps } from "./steps.ts";
import { SUMS } from "./sums.ts";
import { TIMES } from "./times.ts";
import { TRADE } from "./trade.ts";
import { isIdle, TURNING } from "./idle.ts";
import { FILL, ROLES, THINGS } from "./words.ts";
import { writeMarks } from "./written.ts";

export { readLooseConversion };

/** In the order in which they are asked. */
export const FORMS: readonly Form[] = [
  ...TRADE,
  ...PAIRS,
  ...PROPORTIONS,
  ...TIMES,
  ...DAYS,
  ...MEASURES,
  ...MONEY,
  ...PAY_FORMS,
  ...PERCENTAGES,
  ...SUMS,
  ...RELATIONS,
];
/** More values are a list or no question. */
const MOST_VALUES = 12;

/** Reads a question of one of the forms; null where it is none, or where something of it has no place. */
export function readSlots(tokens: readonly Token[], sentence: string): Direct {
  return (
    readEverydayForms(tokens) ??
    readGrades(sentence) ??
    readResistors(tokens) ??
    readForms(tokens, FORMS) ??
    readSteps(tokens) ??
    readLooseConversion(tokens)
  );
}

/**
 * Reads a question of the first of some forms that fits; so many of its words may be of no form and have no meaning, and some may be
 * things that any of them is about.
 */
export function readForms(
  tokens: readonly Token[],
  forms: readonly Form[],
  mostIdle = 0,
  things: readonly string[] = [],
): Direct {
  const { text, values } = writeMarks(tokens);
  if (values.length > MOST_VALUES) return null;
  for (const form of forms) {
    const [least, most] = countValues(form);
    if (values.length < least || values.length > most) continue;
    if (!form.about.every((one) => one.test(text)) || form.not?.test(text)) continue;
    const found = form.list ? findList(form.list, values, text) : findPlaces(form, values, text);
    if (!found) continue;
    const left = listLeft(form, found.rest, text, things);
    if (left.length > mostIdle || !left.every(isIdle)) continue;
    const reading = form.read(found.taken, text, values);
    if (reading) return reading.calculator === null ? reading : { ...reading, unread: left };
  }
  return null;
}

type Range = readonly [least: number, most: number];

const ranges = new WeakMap<Form, Range>();

const MARK = /\{[A-Z#]+\}|\((?!\?)/g;
const AROUND = /\(\?<?[=!][^()]*\)/g;

/** How many values a form has places for: most forms are ruled out by that alone. */
function countValues(form: Form): Range {
  const known = ranges.get(form);
  if (known) return known;
  const places = Object.entries(form.places ?? {});
  const count = (way: string) => way.match(MARK)?.length ?? 0;
  const needed = places.filter(
    ([name, ways]) => !name.endsWith("?") && ways.every((way) => count(way.replaceAll(AROUND, "")) > 0),
  );
  const most = places.reduce((sum, [, ways]) => sum + Math.max(...ways.map(count)), 0);
  const range: Range = form.list ? [2, MOST_VALUES] : [needed.length, most];
  ranges.set(form, range);
  return range;
}

interface Found {
  readonly taken: Readonly<Record<string, Value>>;
  /** What is left of the sentence. */
  readonly rest: string;
}

function findPlaces({ places = {} }: Form, values: readonly Value[], text: string): Found | null {
  const taken: Record<string, Value> = {};
  const used = new Set<number>();
  let rest = text;
  for (const [name, ways] of Object.entries(places)) {
    const match = ways.map((way) => compile(way).exec(rest)).find(Boolean);
    if (!match) {
      if (name.endsWith("?")) continue;
      return null;
    }
    const at = Number(match[1]);
    for (const place of match.slice(1)) used.add(Number(place));
    taken[name.replace("?", "")] = values[at]!;
    rest = rest.replace(match[0], " | ");
  }
  return used.size === values.length ? { taken, rest } : null;
}

/** All values one behind the other, with nothing but "and" between. */
function findList(kind: string, values: readonly Value[], text: string): Found | null {
  if (values.length < 2) return null;
  const joint = "(?: (?:and|plus|then|another|more|&|\\+))* ";
  const list = compileText(`(?:${fill(kind, false)}${joint}){${values.length - 1}}${fill(kind, false)}`).exec(text);
  return list && { taken: {}, rest: text.replace(list[0], " | ") };
}

/** The words that are none of the form's. */
function listLeft(
  { words, isOfThings, isCounted }: Form,
  rest: string,
  text: string,
  things: readonly string[],
): readonly string[] {
  const own = new Set([
    ...words.split(" "),
    ...things,
    ...(isOfThings ? listThings(text) : []),
    ...(isCounted ? listCounted(text) : []),
  ]);
  const left = rest
    .split(" ")
    .filter(
      (word) =>
        !(
          word === "" ||
          word === "|" ||
          own.has(word) ||
          NUMERAL.test(word) ||
          FILL.has(word) ||
          (isOfThings === true && THINGS.has(word))
        ),
    );
  return [...new Set(left)];
}

/** "A $48 hoodie": a noun between an article with a price and the rest is a thing, whatever it is. */
function listThings(text: string): readonly string[] {
  const priced = text.matchAll(/\b(?:an?|the|my|our|this|that) (?:new |nice )?<(?:money|number)\d+> ([a-z]{3,})\b/g);
  return [...priced].map(([, noun]) => noun!).filter((noun) => !ROLES.has(noun) && !/(?:ed|ly)$/.test(noun));
}

/** "24 cookies", "2 cups of flour": what stands behind a figure is what it counts. */
function listCounted(text: string): readonly string[] {
  const counted = text.matchAll(/<(?:number|mass|volume|length)\d+>(?: of)? (\p{L}{3,})/gu);
  return [...counted]
    .map(([, noun]) => noun!)
    .filter((noun) => !ROLES.has(noun) && !TURNING.has(noun) && !/(?:ed|ly)$/.test(noun))
    .flatMap((noun) => [noun, noun.replace(/s$/, ""), noun.replace(/(?<=[sxz]|[cs]h)es$/, "")]);
}

/** What may be a Roman numeral: none of these is a word. */
const NUMERAL = /^(?=[mdclxvi]{2})m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

const compiled = new Map<string, RegExp>();

/** A way to say a place as a pattern: whole words. */
function compile(way: string): RegExp {
  const known = compiled.get(way) ?? compileText(fill(way, true));
  compiled.set(way, known);
  return known;
}

function compileText(text: string): RegExp {
  const known = compiled.get(text);
  if (known) return known;
  const pattern = new RegExp(`(?<![a-z\\d<])${text}(?![a-z\\d])`);
  compiled.set(text, pattern);
  return pattern;
}

function fill(way: string, isGroup: boolean): string {
  return way.replace(/\{([A-Z#]+)\}/g, (_, kind: string) => `<${KINDS[kind]}${isGroup ? "(\\d+)" : "\\d+"}>`);
}
