import { STOP } from "#catalogue/search/normalise.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#engine/preferences.ts";
import { applies, isNumeric, itemOf, rowsOf } from "#engine/values.ts";
import { systemOf } from "./fit.ts";
import { type Assignment, assign, fitsOf, valuePlaces } from "./assign.ts";
import { type Named, namedOptions, settingsOf, wordsFor } from "./choices.ts";
import { canonicalWords, type Profile, profileOf } from "./profile.ts";
import type { Reading } from "./reading.ts";
import type { Amount, Token } from "./tokens.ts";
import { readRows } from "./rows.ts";
import { askedOutput } from "./outputs.ts";
import { isTurning, nearest, sameIn, periodUnread, unreadWords } from "./unread.ts";

/** A sentence read as one calculator's. */
export interface CalculatorReading extends Reading {
  /** How well it fits; compared between calculators only. */
  readonly score: number;
  /** What keeps it from being answered, as a sentence; null where it may be. */
  readonly problem: string | null;
  /** Whether the sentence says the calculator's whole name. */
  readonly isNamed: boolean;
  /** How many words that is. */
  readonly nameLength: number;
}

/** A reading with more unread words than this, or with less of its words about the subject, is none. */
const MOST_UNREAD = 2;
const LONG = 8;
const LEAST_TOPIC = 0.6;
/** The problem of a reading that is none. */
export const THIN = "Too much of the sentence was not understood.";
/** More values are a list or no sentence. */
const MOST_VALUES = 9;

/** Reads a sentence as a calculator's; null where it has nothing to do with it. */
export function readAsCalculator(
  definition: AnyDefinition,
  sentence: readonly Token[],
  preferences: Preferences,
): CalculatorReading | null {
  const profile = profileOf(definition);
  const tokens = withoutNameFigures(profile, sentence);
  const named = namedOptions(profile, tokens);
  const subject = subjectOf(profile, tokens, named);
  if (subject === 0) return null;
  const listed = readList(profile, tokens);
  const found = listed ?? readValues(profile, tokens, named, preferences);
  if (!found) return null;
  const { inputs, unusedPlaces, lost } = found;
  const assigned = Object.keys(inputs);
  const unreadValues = unusedPlaces.map((at) => tokens[at]!.text.trim());
  const words = unreadWords(profile, tokens, named, found.setting);
  const periods = listed ? [] : periodUnread(profile, tokens, found.assignment, named);
  const unread = [...unreadValues, ...lost, ...words, ...periods];
  const output = askedOutput(profile, tokens, assigned);
  const problem =
    turned(unread, tokens) ??
    competing(profile, tokens, found.assignment) ??
    (periods[0] === undefined ? null : `It does not ask for an amount ${periods[0]}.`) ??
    missing(profile, inputs, unreadValues, words.length + lost.length, wordsIn(tokens).length, found.isList);
  return {
    calculator: definition.id,
    inputs,
    unread,
    ...(output ? { output } : {}),
    score: found.score + 4 * subject - 1.5 * words.length - 1.5 * unreadValues.length - periods.length,
    problem,
    isNamed: isNameSaid(profile, tokens),
    nameLength: profile.name.length,
  };
}

/** "Rule of 72": a figure of the name is a word. */
function withoutNameFigures({ name }: Profile, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token) =>
    token.type === "amount" && name.includes(token.text.trim())
      ? { type: "word", word: token.text.trim(), measures: [], text: token.text, start: token.start, end: token.end }
      : token,
  );
}

/** The sentence in which the calculator's own name names no input: "waist to height 85 cm". */
function withoutName({ name }: Profile, tokens: readonly Token[]): readonly Token[] {
  if (name.length < 2) return tokens;
  for (let from = 0; from < tokens.length; from++) {
    const run: Token[] = [];
    for (const token of tokens.slice(from)) {
      if (token.type !== "word" || run.length > name.length + 1) break;
      run.push(token);
      const said = new Set(wordsIn(run));
      if (name.filter((word) => said.has(word)).length < Math.max(2, 0.6 * name.length)) continue;
      return tokens.map((one) =>
        run.includes(one) ? { type: "mark", text: "|", start: one.start, end: one.end } : one,
      );
    }
  }
  return tokens;
}

/** How much of a sentence's words is about the calculator's subject, from 0 to 1; 0 where too little is. */
function subjectOf({ topic, words, name }: Profile, tokens: readonly Token[], named: readonly Named[]): number {
  const isOption = new Set(named.flatMap((one) => one.words.flatMap(wordsFor)).filter((word) => !topic.has(word)));
  let [about, all] = [0, 0];
  let best = 0;
  for (const word of wordsIn(tokens)) {
    if (STOP.has(word) || word.length === 1) continue;
    if (isOption.has(word)) continue;
    const near = topic.has(word) || words.has(word) ? undefined : (sameIn(word, topic) ?? nearest(word, topic.keys()));
    const weight = topic.get(word) ?? 0.8 * (topic.get(near ?? "") ?? 0);
    best = Math.max(best, weight);
    about += weight > 0 ? weight : words.has(word) ? 0.7 : 0;
    all++;
  }
  if (best === 0 || about / all < LEAST_TOPIC * 0.8) return 0;
  const said = new Set(wordsIn(tokens));
  const told = name.filter((word) => said.has(word)).length;
  return (
    about / all +
    0.15 * Math.min(about, 4) +
    (0.5 * told) / Math.max(1, name.length) -
    Math.min(1, 0.6 * (name.length - told)) -
    0.15 * (name.length - told)
  );
}

function isNameSaid({ name }: Profile, tokens: readonly Token[]): boolean {
  const said = new Set(wordsIn(tokens));
  return name.length > 0 && name.every((word) => said.has(word));
}

function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.type === "word" ? canonicalWords(token.word) : []));
}

interface Found {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly setting: Readonly<Record<string, unknown>>;
  readonly assignment: Assignment;
  readonly unusedPlaces: readonly number[];
  readonly lost: readonly string[];
  readonly score: number;
  readonly isList: boolean;
}

const NOTHING: Assignment = { fits: new Map(), unused: [], score: 0 };

/** "gcd of 48 and 180": all numbers go into the one list of numbers that the phrases name. */
function readList({ fields, phrases }: Profile, tokens: readonly Token[]): Found | null {
  const list = fields.find(
    ({ field, isSaid }) => field.kind === "list" && isSaid > 0 && itemOf(field) && isNumeric(itemOf(field)!),
  );
  if (!list || phrases[0]?.keys.length !== 1 || phrases[0].keys[0] !== list.key) return null;
  const places = valuePlaces(tokens);
  const amounts = places.map((at) => tokens[at]!);
  if (amounts.length < 2 || !amounts.every((one): one is Amount => one.type === "amount" && !one.isPercent))
    return null;
  const units = new Set(amounts.map((one) => one.measures[0]?.unit.id ?? ""));
  if (units.size > 1) return null;
  const lost = [...units].filter(Boolean);
  const values = amounts.map((one) => one.value * one.multiple);
  return {
    inputs: { [list.key]: values },
    setting: {},
    assignment: NOTHING,
    unusedPlaces: [],
    lost,
    score: 5 * values.length,
    isList: true,
  };
}

/** The setting of the choices under which the values fit best, and what they give. */
function readValues(
  profile: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
  preferences: Preferences,
): Found | null {
  if (valuePlaces(tokens).length > MOST_VALUES) return null;
  const rows = readRows(profile, tokens, preferences);
  const fits = new Map(
    [...fitsOf(withoutName(profile, tokens), profile, preferences)].filter(([at]) => !rows?.places.includes(at)),
  );
  let best: { setting: Readonly<Record<string, unknown>>; assignment: Assignment; score: number } | null = null;
  for (const setting of settingsOf(profile.definition, named)) {
    const assignment = assign(fits, profile, setting);
    const changed = Object.entries(setting).filter(
      ([key, value]) => value !== profile.definition.inputs[key]!.default && !named.some((one) => one.key === key),
    );
    const score = assignment.score - 0.1 * openFields(profile, setting, assignment) - 0.6 * changed.length;
    if (!best || score > best.score) best = { setting, assignment, score };
  }
  if (!best) return null;
  const { setting, assignment } = best;
  const inputs = inputsOf(profile, tokens, assignment, setting, named, preferences);
  const lost = [...assignment.fits.values()].flatMap((fit) => fit.lost ?? []);
  const score = best.score + 0.8 * named.length + 3 * (rows?.places.length ?? 0);
  const all = rows ? { ...inputs, [rows.key]: rows.value } : inputs;
  return { inputs: all, setting, assignment, unusedPlaces: assignment.unused, lost, score, isList: rows !== null };
}

/** What inputs cost that a setting opens and the sentence does not say. */
function openFields({ fields }: Profile, setting: Readonly<Record<string, unknown>>, { fits }: Assignment): number {
  const said = new Set([...fits.values()].map((fit) => fit.key));
  const open = fields.filter(
    ({ key, field }) => field.when && field.kind !== "choice" && !said.has(key) && applies(field, setting),
  );
  return open.length;
}

function inputsOf(
  profile: Profile,
  tokens: readonly Token[],
  { fits }: Assignment,
  setting: Readonly<Record<string, unknown>>,
  named: readonly Named[],
  preferences: Preferences,
): Readonly<Record<string, unknown>> {
  const { definition, fields } = profile;
  const inputs: Record<string, unknown> = {};
  for (const { key, value } of named) inputs[key] = value;
  for (const [key, value] of Object.entries(setting))
    if (value !== definition.inputs[key]!.default) inputs[key] = value;
  for (const fit of fits.values()) {
    Object.assign(inputs, fit.sets);
    if (fit.share === undefined) inputs[fit.key] = fit.value;
  }
  const price = fields.find((one) => one.field.kind === "money");
  for (const fit of fits.values()) {
    if (fit.share === undefined || !price) continue;
    const whole = Number(inputs[price.key] ?? price.field.default);
    inputs[fit.key] = Number(((whole * fit.share) / 100).toPrecision(12));
  }
  return { ...splitTimes(profile, tokens, fits, inputs), ...unitChoices(profile, tokens, inputs, preferences) };
}

/** "1 h 30 min" for a calculator that asks for hours, minutes and seconds. */
function splitTimes(
  { definition }: Profile,
  tokens: readonly Token[],
  fits: Assignment["fits"],
  inputs: Record<string, unknown>,
) {
  for (const [at, fit] of fits) {
    const token = tokens[at]!;
    if (token.type !== "amount" || token.parts.length === 0 || !/^(?:hours|minutes|seconds)$/.test(fit.key)) continue;
    for (const key of ["hours", "minutes", "seconds"]) if (key in definition.inputs) inputs[key] = 0;
    for (const part of token.parts) {
      const key = { h: "hours", min: "minutes", s: "seconds" }[part.measure.unit.id];
      if (key && key in definition.inputs) inputs[key] = part.value;
    }
  }
  const units = Object.keys(definition.inputs).filter((key) => /^(?:hours|minutes|seconds)$/.test(key));
  const isSaid = units.length > 1 && units.some((key) => key in inputs);
  // Time that is said replaces all of the usual one: 1 hour is not 1 hour 55.
  for (const key of units) if (isSaid && !(key in inputs)) inputs[key] = 0;
  return inputs;
}

const IMPERIAL = /^(?:gal|mi|mile|ft2?|in|lb|yd2?|ac)(?:$|-)|.-us$/;

/** The unit of a price ("per gallon") follows the units that the sentence uses, else the visitor's. */
function unitChoices(
  { fields }: Profile,
  tokens: readonly Token[],
  inputs: Record<string, unknown>,
  { unitSystem, country }: Preferences,
) {
  const chosen: Record<string, unknown> = {};
  for (const { key, field } of fields) {
    const subject = key.replace(/Unit$/, "");
    if (field.kind !== "choice" || !key.endsWith("Unit") || key in inputs || !field.options) continue;
    if (!Object.keys(inputs).some((one) => one.toLowerCase().endsWith(subject.toLowerCase()))) continue;
    const isImperial = (systemOf(tokens) ?? unitSystem) === "imperial";
    const options = field.options.map(([value]) => value);
    const usual = String(field.default);
    const british = country === "GB" ? options.find((value) => value.endsWith("-uk")) : undefined;
    const other = british ?? options.find((value) => IMPERIAL.test(value));
    if (isImperial && other && !IMPERIAL.test(usual)) chosen[key] = other;
  }
  return chosen;
}

/** Two values that could both be the same input: "mortgage 300k 6% 7%". */
function competing({ definition }: Profile, tokens: readonly Token[], { fits, unused }: Assignment): string | null {
  for (const at of unused) {
    const token = tokens[at]!;
    for (const [other, fit] of fits) {
      const taken = tokens[other]!;
      if (!isAlike(token, taken) || fit.share !== undefined) continue;
      const label = definition.inputs[fit.key]!.label;
      return `${taken.text.trim()} and ${token.text.trim()} could both be “${label}”. Say only one of them.`;
    }
  }
  return null;
}

function isAlike(one: Token, other: Token): boolean {
  if (one.type !== "amount" || other.type !== "amount") return one.type === other.type;
  if (one.isPercent || other.isPercent) return one.isPercent && other.isPercent;
  return one.measures.length > 0 && one.measures[0]?.dimension === other.measures[0]?.dimension;
}

/** A word that turns the meaning round, or that says what a number counts, and was not read: the figure would be another. */
function turned(unread: readonly string[], tokens: readonly Token[]): string | null {
  const word = unread.find((one) => isTurning(one));
  if (word !== undefined) return `What “${word}” means here was not understood.`;
  const counted = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    return token.type === "word" && unread.includes(token.text) && before?.type === "amount" && isBare(before);
  });
  if (counted < 0) return null;
  return `What “${tokens[counted - 1]!.text.trim()} ${tokens[counted]!.text}” means here was not understood.`;
}

function isBare({ measures, currency, isPercent }: Amount): boolean {
  return measures.length === 0 && currency === null && !isPercent;
}

/** Why a reading is too thin to be answered; null where it is not. */
function missing(
  { definition, phrases }: Profile,
  inputs: Readonly<Record<string, unknown>>,
  unreadValues: readonly string[],
  unreadCount: number,
  wordCount: number,
  isList: boolean,
): string | null {
  const said = Object.keys(inputs).filter(
    (key) => definition.inputs[key]!.kind !== "choice" || phrases.some((one) => one.keys.includes(key)),
  );
  if (said.length === 0 || (inputs["from"] !== undefined && inputs["from"] === inputs["to"])) return THIN;
  if (unreadCount > (wordCount < LONG ? 1 : MOST_UNREAD)) return THIN;
  if (unreadValues.length > 0) return `What “${unreadValues[0]}” means here was not understood.`;
  const rows = exampleRows(definition, inputs);
  if (rows) return `“${rows}” are entered in the calculator itself.`;
  if (isList || phrases.length === 0) return null;
  const [like] = phrases
    .map(({ keys }) => ({ keys, said: keys.filter((key) => key in inputs).length }))
    .map((one) => ({ ...one, gaps: one.keys.filter((key) => !(key in inputs) && isNeeded(definition, key, inputs)) }))
    .filter((one) => one.said > 0)
    .toSorted((a, b) => b.said - a.said || a.gaps.length - b.gaps.length);
  if (!like) return THIN;
  const { gaps } = like;
  if (gaps.length === 0) return null;
  const labels = gaps.map((key) => `“${definition.inputs[key]!.label}”`);
  return `Say also ${labels.join(" and ")}.`;
}

/** The label of a table of entries that the sentence leaves at the calculator's example: a figure from it would be nobody's. */
function exampleRows(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...defaults(definition), ...inputs };
  return Object.entries(definition.inputs).find(
    ([key, field]) =>
      field.kind === "list" &&
      rowsOf(field) &&
      !(key in inputs) &&
      applies(field, all) &&
      Array.isArray(field.default) &&
      field.default.length > 0,
  )?.[1].label;
}

/** Sizes, dates and amounts differ from one asker to the next: a usual value would be a guess. */
function isNeeded(definition: AnyDefinition, key: string, inputs: Readonly<Record<string, unknown>>): boolean {
  const field = definition.inputs[key]!;
  if (!applies(field, { ...defaults(definition), ...inputs })) return false;
  if (field.kind === "choice") return /^(?:from|to)(?:[A-Z]|$)/.test(key);
  if (field.kind === "quantity" || field.kind === "money" || field.kind === "list" || field.kind === "text")
    return true;
  return field.kind === "date" ? field.default !== "today" : field.kind === "number" && !field.unit;
}

function defaults({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, field.default]));
}
