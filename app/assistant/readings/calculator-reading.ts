/** Reads a sentence as one calculator would, with a score and what speaks against it. */
import { STOP } from "#catalogue/search/normalise.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { applies, getItemField } from "#engine/values.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { detectUnitSystem } from "#assistant/roles/fit.ts";
import { type Assignment, assign, findFits, findValuePlaces } from "#assistant/roles/assign.ts";
import { findChanges, findUnknownChange } from "#assistant/roles/changes.ts";
import { type Named, findNamedOptions, listSettings, listSynonyms } from "#assistant/roles/choices.ts";
import { getCanonicalWords, type Profile, getProfile } from "#assistant/roles/profile.ts";
import type { Reading } from "./reading.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMisplaced } from "#assistant/roles/input-order.ts";
import { readRows } from "#assistant/roles/rows.ts";
import { findAskedOutput } from "#assistant/goal/asked-output.ts";
import {
  findCompeting,
  findGap,
  findNamedResult,
  findQuotient,
  rejectSeveralTargets,
  findTurningWord,
} from "./problems.ts";
import { isNameSaid, scoreSubject, maskName, readNameFigures, listWords } from "#assistant/goal/subject.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { findUnreadPeriods, findUnreadWords } from "#assistant/roles/unread.ts";

/** A sentence read as one calculator's. */
export interface CalculatorReading extends Reading {
  /** How well it fits; compared between calculators only. */
  readonly score: number;
  /** What keeps it from being answered, as a sentence; null where it may be. */
  readonly problem: string | null;
  /** Whether the sentence says the calculator's whole name. */
  readonly isNamed: boolean;
  /** Whether two values could be the same input, so that no other calculator may take one of them for something else. */
  readonly isCompeting: boolean;
  /** How many words that is. */
  readonly nameLength: number;
  /** The words that chose an option. */
  readonly choosing: readonly string[];
}

/** More values are a list or no sentence. */
const MOST_VALUES = 9;

/** Reads a sentence as a calculator's; null where it has nothing to do with it. */
export function readAsCalculator(
  definition: AnyDefinition,
  sentence: readonly Token[],
  preferences: Preferences,
): CalculatorReading | null {
  const profile = getProfile(definition);
  const tokens = readNameFigures(profile, sentence);
  const named = findNamedOptions(profile, tokens);
  const subject = scoreSubject(profile, tokens, named);
  if (subject === 0) return null;
  const listed = readList(profile, tokens);
  const found = listed ?? readValues(profile, tokens, named, preferences);
  if (!found) return null;
  const { inputs, unusedPlaces, lost } = found;
  const assigned = Object.keys(inputs);
  const unreadValues = unusedPlaces.map((at) => tokens[at]!.text.trim());
  const words = findUnreadWords(profile, tokens, named, found.setting);
  const target = inputs["to"] === undefined ? findTargetUnit(profile, tokens, named) : null;
  const periods = listed ? [] : findUnreadPeriods(profile, tokens, found.assignment, named);
  const unread = [...unreadValues, ...lost, ...words, ...periods];
  const output = findAskedOutput(profile, tokens, assigned, named);
  const units = listUnits(found.assignment);
  // "5k" is five kilometres where it was read as a distance.
  const system = detectUnitSystem(tokens) ?? (Object.values(units).includes("km") ? ("metric" as const) : null);
  const rivals = findCompeting(profile, tokens, found.assignment);
  const problem =
    rejectSeveralTargets(definition, inputs, tokens) ??
    findTurningWord(unread, tokens) ??
    findQuotient(tokens) ??
    rivals ??
    findNamedResult(profile, tokens, found, output) ??
    findUnknownChange(profile, tokens, found.assignment) ??
    findMisplaced(profile, tokens, found.assignment) ??
    (periods[0] === undefined ? null : `It does not take an amount ${periods[0]}.`) ??
    findGap(
      profile,
      inputs,
      unreadValues,
      words.length + lost.length,
      listWords(tokens).length,
      isNameSaid(profile, tokens),
      found.isList,
    );
  return {
    calculator: definition.id,
    inputs,
    unread,
    ...(output ? { output } : {}),
    ...(system ? { system } : {}),
    units,
    ...(target ? { target } : {}),
    score: found.score + 4 * subject - 1.5 * words.length - 1.5 * unreadValues.length - periods.length,
    problem,
    isNamed: isNameSaid(profile, tokens),
    isCompeting: rivals !== null,
    nameLength: profile.name.length,
    choosing: named.flatMap((one) => one.words.flatMap(listSynonyms)),
  };
}

/** The values of a sentence in the inputs other than one; null where a value or a unit has no place. */
export function readGiven(
  definition: AnyDefinition,
  tokens: readonly Token[],
  preferences: Preferences,
  asked: string,
): Required<Pick<Reading, "inputs" | "unread" | "units">> | null {
  const whole = getProfile(definition);
  const profile = { ...whole, fields: whole.fields.filter(({ key }) => key !== asked) };
  const named = findNamedOptions(profile, tokens);
  const found = readValues(profile, tokens, named, preferences);
  if (!found || found.unusedPlaces.length > 0 || found.lost.length > 0) return null;
  if (findCompeting(profile, tokens, found.assignment) || findMisplaced(whole, tokens, found.assignment)) return null;
  const periods = findUnreadPeriods(whole, tokens, found.assignment, named);
  const unread = [...findUnreadWords(whole, tokens, named, found.setting), ...periods];
  return { inputs: found.inputs, unread, units: listUnits(found.assignment) };
}

/** The unit of "in square metres" or "to f", where it is no word of the calculator's own. */
function findTargetUnit(
  { definition }: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
): Reading["target"] | null {
  const own = new Set(named.flatMap((one) => one.words));
  for (const { label } of Object.values(definition.outputs))
    for (const word of getCanonicalWords(label)) if (word.length > 1) own.add(word);
  for (let at = tokens.length - 1; at > 0; at--) {
    const link = tokens[at - 1]!;
    if (link.type !== "word" || !/^(?:in|to|into|as)$/.test(link.word)) continue;
    const behind = tokens.slice(at, at + 3);
    const end = behind.findIndex((token) => token.type !== "word");
    for (let count = end < 0 ? behind.length : end; count > 0; count--) {
      const text = behind
        .slice(0, count)
        .map((token) => token.text)
        .join(" ");
      const measures = findMeasures(text);
      if (measures.length === 0 || STOP.has(text.toLowerCase())) continue;
      const isOwn = measures[0]!.dimension.id === "time" || getCanonicalWords(text).every((word) => own.has(word));
      return isOwn ? null : { measures, text };
    }
  }
  return null;
}

function listUnits({ fits }: Assignment): Readonly<Record<string, string>> {
  return Object.fromEntries([...fits.values()].flatMap(({ key, unit }) => (unit === undefined ? [] : [[key, unit]])));
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
    ({ field, isSaid }) =>
      field.kind === "list" && isSaid > 0 && getItemField(field) && isNumeric(getItemField(field)!),
  );
  if (!list || phrases[0]?.keys.length !== 1 || phrases[0].keys[0] !== list.key) return null;
  const places = findValuePlaces(tokens);
  const amounts = places.map((at) => tokens[at]!);
  if (amounts.length < 2 || !amounts.every((one): one is Amount => one.type === "amount" && !one.isPercent))
    return null;
  const units = new Set(amounts.map((one) => one.measures[0]?.unit.id ?? ""));
  // "Mean of 1 to 10" is no list of two.
  if (units.size > 1 || findChanges(tokens).length > 0) return null;
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
  if (findValuePlaces(tokens).length > MOST_VALUES) return null;
  const rows = readRows(profile, tokens, preferences);
  const fits = new Map(
    [...findFits(maskName(profile, tokens), profile, preferences)].filter(([at]) => !rows?.places.includes(at)),
  );
  let best: { setting: Readonly<Record<string, unknown>>; assignment: Assignment; score: number } | null = null;
  for (const setting of listSettings(profile.definition, named)) {
    const assignment = assign(fits, profile, setting);
    const changed = Object.entries(setting).filter(
      ([key, value]) => value !== profile.definition.inputs[key]!.default && !named.some((one) => one.key === key),
    );
    const score = assignment.score - 0.1 * countOpenFields(profile, setting, assignment) - 0.6 * changed.length;
    if (!best || score > best.score) best = { setting, assignment, score };
  }
  if (!best) return null;
  const { setting, assignment } = best;
  const inputs = collectInputs(profile, tokens, assignment, setting, named, preferences);
  const lost = [...assignment.fits.values()].flatMap((fit) => fit.lost ?? []);
  const score = best.score + 0.8 * named.length + 3 * (rows?.places.length ?? 0);
  const all = rows ? { ...inputs, [rows.key]: rows.value } : inputs;
  return { inputs: all, setting, assignment, unusedPlaces: assignment.unused, lost, score, isList: rows !== null };
}

/** What inputs cost that a setting opens and the sentence does not say. */
function countOpenFields(
  { fields }: Profile,
  setting: Readonly<Record<string, unknown>>,
  { fits }: Assignment,
): number {
  const said = new Set([...fits.values()].map((fit) => fit.key));
  const open = fields.filter(
    ({ key, field }) => field.when && field.kind !== "choice" && !said.has(key) && applies(field, setting),
  );
  return open.length;
}

function collectInputs(
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
  return { ...splitTimes(profile, tokens, fits, inputs), ...chooseUnits(profile, tokens, inputs, preferences) };
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
function chooseUnits(
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
    const isImperial = (detectUnitSystem(tokens) ?? unitSystem) === "imperial";
    const options = field.options.map(([value]) => value);
    const usual = String(field.default);
    const british = country === "GB" ? options.find((value) => value.endsWith("-uk")) : undefined;
    const other = british ?? options.find((value) => IMPERIAL.test(value));
    if (isImperial && other && !IMPERIAL.test(usual)) chosen[key] = other;
  }
  return chosen;
}
