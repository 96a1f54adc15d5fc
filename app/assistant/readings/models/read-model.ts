/** A sentence as the figures of a model: each has its place, every word is of the field or has no meaning. */
import type { Reading } from "#assistant/readings/reading.ts";
import {
  getMeasure,
  isRun,
  sum,
  tellIn,
  tidy,
  toMoney,
  toNumber,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import { writeMarks } from "#assistant/readings/slots/written.ts";
import { joinCents } from "#assistant/roles/joined-values.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { convert } from "#units/convert.ts";
import type { Model } from "./model.ts";
import { isOfAskedPeriod } from "./asked-period.ts";
import { workOut } from "./solve.ts";

/** The figures by name, in the units of the model. */
export type Said = ReadonlyMap<string, number>;

/** More words that nobody knows are another question. */
const MOST_UNKNOWN = 5;
const MOST_VALUES = 12;

const KINDS: Readonly<Record<string, string>> = {
  N: "(?:number|money|multiple|run|cent|fraction)",
  "#": "number",
  P: "percent",
  h: "hours",
  d: "days",
  w: "weeks",
  mo: "months",
  y: "years",
  T: "(?:hours|days|weeks|months|years|time)",
  // A grade: "81%" and "81".
  G: "(?:number|percent|angle)",
  // "60 questions, 46 points": points and grades are units of angles elsewhere.
  Q: "(?:number|angle|days)",
  L: "(?:length|run)",
  S: "speed",
  V: "volume",
  A: "area",
  E: "fuelEconomy",
  EN: "energy",
  KG: "mass",
  W: "power",
  B: "data",
  R: "dataRate",
  C: "cent",
  // "245 points"
  PT: "(?:typographicLength|angle)",
  // So much of something, in whatever unit.
  U: "(?:number|multiple|fraction|mass|volume|length|run|energy)",
  money: "money",
};

export interface Marked {
  readonly text: string;
  readonly values: readonly Value[];
}

const SPANS: Readonly<Record<string, string>> = {
  h: "hours",
  min: "hours",
  day: "days",
  week: "weeks",
  month: "months",
  year: "years",
};

/** The sentence with its values as marks, spans by their unit. */
export function markSentence(tokens: readonly Token[]): Marked {
  const { text, values } = writeMarks(joinCents(tokens));
  const marked = text
    .replaceAll(/ ?[()] ?/g, " ")
    .replaceAll(/<time(\d+)>/g, (mark, at: string) => {
      const value = values[Number(at)]!;
      const unit = value.type === "amount" ? value.measures[0]?.unit.id : undefined;
      return unit && SPANS[unit] ? `<${SPANS[unit]}${at}>` : mark;
    })
    // "$250/mo, 60 months -> loan amount", "48,000 => 51,000"
    .replaceAll(/ [-=] ?> /g, " to ")
    // "A 350-page book"
    .replaceAll(/(?<=>) - (?=(?:page|question|point|gallon|unit|item|piece|credit|minute|hour|day)\b)/g, " ")
    // "Gross margin %" asks for percent.
    .replaceAll(/ %(?= |$)/g, " percent")
    // "38 of 45 %": of the second, which is asked for in percent.
    .replaceAll(/(?<=<number\d+> (?:of|out of|for|from|in|\/) )<percent(\d+)>$/g, (mark, at: string) =>
      /\d (?:%|per|pct)/i.test(values[Number(at)]!.text) ? `<number${at}> percent` : mark,
    )
    // "Now" and "sunday" are not dates here.
    .replaceAll(/<date(\d+)>/g, (mark, at: string) =>
      isWord(values[Number(at)]!) ? values[Number(at)]!.text.trim().toLowerCase() : mark,
    );
  return { text: marked, values };
}

const METRIC = /(?:^|[^a-z])(?:k?m[23]?|c?m|l|kg)(?:[^a-z\d]|$)|uk/i;

const isMetric = (value: Value) =>
  value.type === "amount" &&
  value.measures[0] !== undefined &&
  /^(?:length|area|volume|fuelEconomy)$/.test(value.measures[0].dimension.id) &&
  METRIC.test(value.measures[0].unit.id);

const isWord = (value: Value) => value.type === "date" && !/\d/.test(value.text);

/** Two of a kind, of which one is chosen, are not figures of one model. */
const COMPARES =
  /\b(?:which(?! (?:year|date|day|month|grade|score|mark)\b)|better|versus|vs|or|compared|whether|two jobs|both)\b/;

const getUnitOf = (value: Value): string => getMeasure(value)?.unit.id ?? "";

/** Miles and imperial gallons depend on each other as those of the United States do: the figures stay, the units have another name. */
function readImperial(model: Model, { text, values }: Marked): Reading | null {
  const american = values.map((value) =>
    value.type === "amount"
      ? { ...value, measures: value.measures.map((one) => renameUnit(one, "-uk", "-us")) }
      : value,
  );
  const reading = readModel(model, { text, values: american });
  const { field, unit } = reading?.told ?? {};
  if (!reading || !field || !unit?.endsWith("-us")) return reading;
  const imperial = unit.replace("-us", "-uk");
  return { ...reading, told: { field: { ...field, unit: imperial } as typeof field, unit: imperial } };
}

const renameUnit = (measure: Measure, from: string, to: string): Measure => {
  const id = measure.unit.id.replace(from, to);
  return { ...measure, unit: measure.dimension.units.find((one) => one.id === id) ?? measure.unit };
};

/** The answer of a model; null where something of the sentence has no place in it. */
export function readModel(model: Model, { text, values }: Marked): Reading | null {
  const isImperial =
    model.counts === "miles" &&
    values.some((one) => getUnitOf(one).endsWith("-uk")) &&
    !values.some((one) => getUnitOf(one).endsWith("-us"));
  if (isImperial) return readImperial(model, { text, values });
  if (values.length > MOST_VALUES || !model.about.test(text) || model.not?.test(text)) return null;
  if (!model.isChoice && COMPARES.test(text.replace(/\bboth (?:ends|sides)\b/, ""))) return null;
  if (model.counts && values.some(isMetric) !== (model.counts === "kilometers")) return null;
  // "Four in a car" are not inches.
  if (
    model.counts === "kilometers" &&
    values.some((one) => getMeasure(one)?.dimension.id === "length" && !isMetric(one))
  )
    return null;
  const found = findSaid(model, text, values);
  if (!found) return null;
  const unread = listUnknown(model, found.rest);
  if (!unread) return null;
  for (const [pattern, asked] of model.asked) {
    if (found.said.has(asked) || !pattern.test(model.isAskedInAll ? text : found.rest)) continue;
    const reading = model.solve ? model.solve(found.said, asked, values) : answer(model, found, asked, values);
    if (reading && isOfAskedPeriod(found.rest, reading.told?.field.label ?? "", asked))
      return { ...reading, unread, madeOf: listMadeOf(model, found.typed) };
  }
  return null;
}

/** The figures by what the model calls them; those that it has no name for together. */
function listMadeOf({ told }: Model, typed: ReadonlyMap<string, string>): NonNullable<Reading["madeOf"]> {
  const all = [...typed].map(([name, text]) => ({ label: told[name]?.[1] ?? "", text: text.trim() }));
  const others = all.filter(({ label }) => label === "").map(({ text }) => text);
  const named = all.filter(({ label }) => label !== "");
  const label = named.length === 0 ? "Worked out from" : "With";
  return others.length === 0 ? named : [...named, { label, text: others.join(", ") }];
}

function answer(
  { usual = {}, ranges = {}, units = {}, rules, told }: Model,
  { said, rest, common }: Found,
  asked: string,
  values: readonly Value[],
): Reading | null {
  const way = workOut(asked, said, usual, rules).find(({ uses }) => uses.size === said.size);
  const [as, label] = told[asked] ?? [];
  // What was said is not an answer.
  const isWorked = way !== undefined && (way.uses.size > 1 || / [-+*/] |\(/.test(way.written));
  const isPossible = way !== undefined && way.value > 0 && isBetween(way.value, ranges[asked] ?? [0, Infinity]);
  if (!isWorked || as === undefined || label === undefined || !isPossible) return null;
  if (as === "%") return { ...sum(way.written), told: { field: { kind: "percent", label, decimals: 2 } } };
  // Nor is a sum of money that was said.
  if (as === "$" && said.values().some((one) => Math.abs(one - way.value) <= 1e-9 * one)) return null;
  if (as === "$") return { ...sum(way.written), told: { field: toMoney(values, label) } };
  const measure = as === "*" ? common : as === "" ? undefined : findMeasures(as)[0];
  if (!measure) return { ...sum(way.written), told: { field: { kind: "number", label, decimals: 2 } } };
  // "1,200 miles in 4 days, miles per day" are not 1,200 * 4 / 4.
  // A count of frames may be as large as the gap between them.
  const isSaid = ([name, one]: [string, number]) => name in units && Math.abs(one - way.value) <= 1e-9 * one;
  if ([...said].some(isSaid)) return null;
  // Less than a foot is told in inches.
  const other = findAskedUnit(rest, measure) ?? (isShort(measure, way.value) ? findMeasures("in")[0] : undefined);
  if (!other) return { ...sum(way.written), told: tellIn(measure, label) };
  return { ...sum(scale(way.written, measure, other)), told: tellIn(other, label) };
}

const isShort = ({ unit }: Measure, value: number) => unit.id === "ft" && value < 1;

/** A figure in another unit. */
export function scale(written: string, from: Measure, to: Measure): string {
  const factor = tidy(convert(1, from.unit, to.unit));
  const inverse = tidy(1 / factor);
  const product = / [+-] /.test(written) ? `(${written})` : written;
  return Number.isInteger(inverse) ? `${product} / ${inverse}` : `${product} * ${factor}`;
}

/** Ounces of a volume are fluid ones. */
const toFluid = (word: string, dimension: string) =>
  dimension === "volume" && /^(?:oz|ounces?)$/.test(word) ? "fl oz" : word;

/** Units that people ask for; a curtain has a rod and no rods. */
const EVERYDAY =
  /^(?:ml|millilit(?:er|re)s?|lit(?:er|re)s?|cups?|mg|milligrams?|oz|ounces?|gal|gallons?|quarts?|pints?|tbsp|tablespoons?|tsp|teaspoons?|grams?|kg|kilos?|kilograms?|lbs?|pounds?|tons?|inch(?:es)?|feet|foot|ft|yards?|yds?|cm|mm|centimet(?:er|re)s?|met(?:er|re)s?|miles?|km|kilomet(?:er|re)s?|days?|weeks?|hours?|hrs?|minutes?|mins?|calories|kcal|[mgt]b)$/;

/** The unit of a kind in which the figure is asked for: "how many yards", "in lbs", "ounces of soap"; none but one. */
export function findAskedUnit(rest: string, { dimension, unit }: Measure): Measure | null {
  const words = rest.split(" ");
  const units = words.flatMap((word, at) => {
    const [before = "", behind = "|"] = [words[at - 1], words[at + 1]];
    const isEnd = at > 0 && at >= words.length - 2;
    const isAsked =
      isEnd || /^(?:many|what|in|much|total|the|\||)$/.test(before) || /^(?:\||of|for|is|per|needed)$/.test(behind);
    if (!isAsked || !EVERYDAY.test(word)) return [];
    if (/^(?:per|an?|each|every|\/)$/.test(before)) return [];
    return findMeasures(toFluid(word, dimension.id)).filter((one) => one.dimension.id === dimension.id);
  });
  const [first, ...more] = units;
  return first && first.unit.id !== unit.id && more.every((one) => one.unit.id === first.unit.id) ? first : null;
}

interface Found {
  readonly said: Said;
  /** How those that are written were written. */
  readonly typed: ReadonlyMap<string, string>;
  /** What is left of the sentence. */
  readonly rest: string;
  /** The unit of the figures that are in the same one, whatever it is. */
  readonly common: Measure | undefined;
}

export function findSaid(model: Model, text: string, values: readonly Value[]): Found | null {
  const said = new Map<string, number>();
  const typed = new Map<string, string>();
  const used = new Set<number>();
  const shared: { name: string; value: Value | undefined }[] = [];
  let rest = text;
  // Where meters are said, the tile of "20 x 20" has centimeters.
  const scaleOf = (unit = "") => (values.some(isMetric) ? ({ in: 2.54, ft: 0.3048 }[unit] ?? 1) : 1);
  for (const [names, ways] of Object.entries(model.said)) {
    const range = model.ranges?.[names];
    const isIn = (match: RegExpExecArray | null) =>
      match !== null && (!range || isBetween(toNumber(values[Number(match[1])]), range));
    const match = ways.map((way) => compile(way).exec(rest)).find(isIn);
    if (!match) continue;
    const marks = match.slice(1).filter((mark) => mark !== undefined);
    for (const [at, name] of names.split(" ").entries()) {
      const value = values[Number(marks[at])];
      const [dimension, unit] = model.units?.[name] ?? [];
      const hasUnit = dimension && value?.type === "amount" && value.measures.length > 0;
      // The calories of food are large ones.
      const isCalorie = unit === "kcal" && getMeasure(value)?.unit.id === "cal";
      const figure =
        (dimension === "length" ? toRun(value, findMeasures(unit!)[0]!) : null) ??
        (hasUnit && unit && !isCalorie ? toUnit(value, dimension, unit) : toNumber(value) / scaleOf(unit));
      if (figure === null || !(figure >= 0)) return null;
      said.set(name, figure);
      typed.set(name, value?.text ?? "");
      used.add(Number(marks[at]));
      if (dimension === "*") shared.push({ name, value });
    }
    rest = rest.replace(match[0], " | ").replaceAll(/ +/g, " ");
  }
  for (const [pattern, name, value] of model.signs ?? []) {
    if (said.has(name) || !pattern.test(rest)) continue;
    said.set(name, value);
    rest = rest.replace(pattern, " | ").replaceAll(/ +/g, " ");
  }
  const common = shared.map(({ value }) => (isOfRun(value) ? undefined : getMeasure(value))).find(Boolean);
  for (const { name, value } of common ? shared : []) {
    // "220 calories a day, a can has 100": of what is eaten, bare figures are calories.
    if ((common!.dimension.id === "energy" || model.isOneUnit) && getMeasure(value) === undefined) continue;
    const figure = toRun(value, common!) ?? toUnit(value, common!.dimension.id, common!.unit.id);
    if (figure === null) return null;
    said.set(name, figure);
  }
  return used.size === values.filter((one) => !isWord(one)).length ? { said, typed, rest, common } : null;
}

const isOfRun = (value: Value | undefined) => value?.type === "amount" && isRun(value);

/** "5k" are kilometers where a length is meant. */
const toRun = (value: Value | undefined, { dimension, unit }: Measure): number | null =>
  value?.type === "amount" && isRun(value) && dimension.id === "length"
    ? tidy(convert(value.value, findMeasures("km")[0]!.unit, unit))
    : null;

const isBetween = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** The words that have no meaning here, to be named; null where one may change the figure, or there are too many. */
export function listUnknown({ words, isOfAnything, isOfThings }: Model, rest: string): readonly string[] | null {
  const own = getWords(words);
  const things = new Set(isOfThings ? listThings(rest) : []);
  const named = findUnknownWords(rest, own)?.filter((word) => !things.has(word));
  return named && (isOfAnything || named.length <= MOST_UNKNOWN) ? named : null;
}

/** "A blender", "5 mugs", "a 4.75 latte": the noun behind an article, what is counted, and what is priced. */
const listThings = (rest: string) =>
  [
    ...rest.matchAll(
      /(?<![a-z])(?:an?|the|my|our|his|her|their|some) (?:(?:new|nice|big|large|small) )?(?:\| )?([a-z]{3,})|\| ([a-z]{2,}s)(?![a-z])/g,
    ),
  ].map(([, noun, counted]) => (noun ?? counted)!);

const wordSets = new Map<string, ReadonlySet<string>>();

function getWords(words: string): ReadonlySet<string> {
  const known = wordSets.get(words) ?? new Set(words.split(" "));
  wordSets.set(words, known);
  return known;
}

const compiled = new Map<string, RegExp>();

function compile(way: string): RegExp {
  const known = compiled.get(way);
  if (known) return known;
  const filled = way.replaceAll(/\{([A-Za-z#]+)\}/g, (_, kind: string) => `<${KINDS[kind]}(\\d+)>`);
  const pattern = new RegExp(`(?<![a-z\\d<])${filled}(?![a-z\\d])`);
  compiled.set(way, pattern);
  return pattern;
}
