import { CalculationError } from "#engine/error.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField, formatValue, formatNumber, preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#engine/preferences.ts";
import { toQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { applies } from "#engine/values.ts";
import { calculate } from "#engine/run.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import type { Dimension } from "#units/dimension.ts";
import { canonicalWords } from "./profile.ts";
import { outputNamed } from "./outputs.ts";
import type { Reading } from "./reading.ts";
import { restingOn, siblingsOf } from "./siblings.ts";

/** An input as it was read, for the visitor to see. */
export interface ReadInput {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface Answer {
  readonly calculator: string;
  readonly name: string;
  /** Every input, resolved; of the outputs those that are no tables or charts. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** What the figure is: "Monthly cost". */
  readonly label: string;
  /** The figure, in the visitor's format. */
  readonly answer: string;
  /** The calculator with these inputs. */
  readonly url: string;
  readonly read: readonly ReadInput[];
  /** What people usually say and the sentence did not: the usual value was taken. */
  readonly assumed: readonly ReadInput[];
  readonly unread: readonly string[];
}

export interface NoAnswer {
  readonly calculator: null;
  /** Why, as a sentence; absent where the sentence was not understood at all. */
  readonly reason?: string;
}

/** Calculates a reading. A value that the calculator refuses is no answer, with the calculator's own sentence. */
export function answerReading(
  definition: AnyDefinition,
  reading: Reading,
  preferences: Preferences,
  today: string,
): Answer | NoAnswer {
  const { inputs, issues } = readInputs(definition, { ...unsaidOf(definition), ...reading.inputs }, today);
  if (issues[0]) return { calculator: null, reason: issues[0].message };
  try {
    const outputs = calculate(definition, inputs);
    const said = reading.system ? { ...preferences, unitSystem: reading.system } : preferences;
    const own = preferencesFor(definition, inputs, said);
    const first = outputOf(definition, reading, inputs, outputs, preferences);
    const keys = Object.keys(reading.inputs);
    const siblings = siblingsOf(definition, keys, inputs);
    const key = siblings.length === 0 ? first : ownOutput(definition, keys, siblings, inputs, outputs, first);
    if (key === null) {
      const label = definition.inputs[siblings[0]!]!.label;
      return { calculator: null, reason: `${definition.name}: Say also “${label}”.` };
    }
    const field = definition.outputs[key]!;
    const query = toQuery(definition, inputs, readInputs(definition, {}, today).inputs);
    return {
      calculator: definition.id,
      name: definition.name,
      inputs,
      outputs: scalarsOf(definition, outputs),
      label: field.label,
      answer:
        inParts(reading, inputs, outputs[key], own) ??
        figureOf(definition, key, inputs, outputs, own, unitOf(definition, key, reading)),
      url: `/calculator/${definition.id}${query ? `?${query}` : ""}`,
      read: shown(definition, Object.keys(reading.inputs), inputs, own, reading.units),
      assumed: shown(definition, assumedKeys(definition, reading, inputs, key, outputs[key]), inputs, own),
      unread: isTold(definition, key, reading) ? reading.unread : [...reading.unread, reading.target!.text],
    };
  } catch (error) {
    if (error instanceof CalculationError) return { calculator: null, reason: error.message };
    throw error;
  }
}

function scalarsOf(
  { outputs }: AnyDefinition,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => outputs[key]!.kind !== "table" && outputs[key]!.kind !== "series"),
  );
}

function outputOf(
  definition: AnyDefinition,
  { output, asked, system }: Reading,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): string {
  const { primary } = definition;
  const own = (typeof primary === "function" ? primary(inputs) : primary) ?? Object.keys(definition.outputs)[0]!;
  const named = asked ? (outputNamed(definition.outputs, ["in", ...canonicalWords(asked)], []) ?? own) : output;
  if (named !== undefined && outputs[named] !== null && outputs[named] !== undefined) return named;
  return inSystem(definition, own, system ?? preferences.unitSystem);
}

/** "Pace per mile" instead of "Pace per km" for those who measure in miles, where the calculator has both. */
function inSystem({ outputs }: AnyDefinition, key: string, system: Preferences["unitSystem"]): string {
  if (system !== "imperial") return key;
  const label = outputs[key]!.label.replace(/\bkm\b/, "mile");
  return Object.keys(outputs).find((one) => one !== key && outputs[one]!.label === label) ?? key;
}

/** The figure; where the outputs behind it go on in small letters ("Years", "months", "days"), with them. */
function figureOf(
  definition: AnyDefinition,
  key: string,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  unit: string | undefined,
): string {
  const keys = Object.keys(definition.outputs);
  const field = boundField(definition.outputs[key]!, { ...inputs, ...outputs });
  const roots = rootsOf(definition, key, outputs, preferences);
  if (roots) return roots;
  const first = formatValue(field, outputs[key], preferences, unit).text;
  const further = keys.slice(keys.indexOf(key) + 1);
  const end = further.findIndex(
    (one) => !/^[a-z]{4,}$/.test(definition.outputs[one]!.label) || typeof outputs[one] !== "number",
  );
  const parts = further.slice(0, end < 0 ? undefined : end);
  if (parts.length === 0 || typeof outputs[key] !== "number") return first;
  const words = [key, ...parts].map(
    (one) =>
      `${formatValue(definition.outputs[one]!, outputs[one], preferences).figure} ${definition.outputs[one]!.label.toLowerCase()}`,
  );
  return words.join(" ");
}

/** Whether the answer is in the unit that was asked for, where one was. */
function isTold({ outputs }: AnyDefinition, key: string, { target }: Reading): boolean {
  return !target || target.measures.some((one) => one.dimension.id === outputs[key]!.dimension?.id);
}

/** The output that was asked for or comes first, or one that does not rest on inputs that nobody said; null where none is. */
function ownOutput(
  definition: AnyDefinition,
  said: readonly string[],
  siblings: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  first: string,
): string | null {
  const free = restingOn(definition, inputs, outputs, siblings);
  if (free.includes(first)) return first;
  const numbers = said.filter((key) => typeof inputs[key] === "number");
  const fixed = new Set(restingOn(definition, inputs, outputs, numbers));
  return free.find((key) => !fixed.has(key)) ?? null;
}

/** Quantities that are told in the unit in which one of their kind was said. */
const AS_SAID = new Set(["temperature", "speed"]);

/** The unit of a length, area or volume that follows from lengths of one unit: "radius 5 cm" asks for cm². */
function unitOf({ inputs, outputs }: AnyDefinition, key: string, reading: Reading): string | undefined {
  const id = outputs[key]!.dimension?.id ?? "";
  const target = reading.target?.measures.find((one) => one.dimension.id === id);
  if (target) return target.unit.id;
  if (AS_SAID.has(id)) {
    const like = Object.entries(reading.units ?? {}).filter(([one]) => inputs[one]!.dimension?.id === id);
    return like.length === 1 ? like[0]![1] : undefined;
  }
  const said = Object.keys(reading.inputs).filter((one) => inputs[one]!.dimension?.id === length.id);
  const [unit, ...others] = new Set(said.map((one) => reading.units?.[one]));
  const power = { length: "", area: "2", volume: "3" }[id];
  // A calculator that asks for metres and tells litres has another unit in mind.
  const isSame = said.every((one) => `${inputs[one]!.unit}${power}` === outputs[key]!.unit);
  return unit === undefined || others.length > 0 || power === undefined || !isSame ? undefined : `${unit}${power}`;
}

/** "2 and 3" for x₁ and x₂, with their imaginary parts where the calculator has any; null for other figures. */
function rootsOf(
  { outputs: fields }: AnyDefinition,
  key: string,
  outputs: Readonly<Record<string, unknown>>,
  { locale }: Preferences,
): string | null {
  const [, letter] = /^(\p{L})₁$/u.exec(fields[key]!.label) ?? [];
  if (letter === undefined) return null;
  const byLabel = new Map(Object.entries(fields).map(([one, field]) => [field.label, outputs[one]]));
  const roots = [...byLabel].flatMap(([label, real]) => {
    if (!label.startsWith(letter) || !/^.[₁-₉]$/.test(label) || typeof real !== "number") return [];
    const imaginary = Number(byLabel.get(`Imaginary part of ${label}`) ?? 0);
    const text = formatNumber(real, locale, fields[key]!);
    if (imaginary === 0) return [text];
    return [`${text} ${imaginary < 0 ? "−" : "+"} ${formatNumber(Math.abs(imaginary), locale, fields[key]!)}i`];
  });
  return [...new Set(roots)].join(" and ");
}

/** "5 ft 10.9 in" for a length that was asked for in feet and inches. */
function inParts(
  { parts }: Reading,
  inputs: Readonly<Record<string, unknown>>,
  value: unknown,
  { locale }: Preferences,
): string | null {
  if (!parts || typeof value !== "number") return null;
  const dimension = [length, mass].find((one) => one.id === inputs["dimension"]) as Dimension | undefined;
  if (!dimension) return null;
  const split = splitCompound(dimension, value, parts[0], parts, 2);
  return compoundText(split, (part) => formatNumber(part, locale, { decimals: 2 }));
}

function unsaidOf({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, field]) => (field.unsaid === undefined ? [] : [[key, field.unsaid]])),
  );
}

/** So many amounts are tried out whether they matter. */
const MOST_TRIED = 6;

/** The usual values that the figure rests on: those that people say, and amounts of money without which it would differ. */
function assumedKeys(
  definition: AnyDefinition,
  reading: Reading,
  inputs: Readonly<Record<string, unknown>>,
  output: string,
  figure: unknown,
): string[] {
  const said = Object.keys(reading.inputs);
  const amounts = Object.entries(definition.inputs)
    .filter(
      ([key, field]) => field.kind === "money" && !said.includes(key) && inputs[key] !== 0 && applies(field, inputs),
    )
    .slice(0, MOST_TRIED)
    .filter(([key]) => figureWithout(definition, inputs, key, output) !== figure);
  const usual = sayable(definition, said).filter((key) => applies(definition.inputs[key]!, inputs));
  return [...new Set([...usual, ...amounts.map(([key]) => key)])];
}

function figureWithout(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  key: string,
  output: string,
): unknown {
  const { min = 0 } = definition.inputs[key]!;
  try {
    return calculate(definition, { ...inputs, [key]: Math.max(0, Number(min)) })[output];
  } catch (error) {
    if (error instanceof CalculationError) return undefined;
    throw error;
  }
}

function sayable(definition: AnyDefinition, said: readonly string[]): string[] {
  const phrases = (definition.phrases ?? []).map((phrase) => [...phrase.matchAll(/\{(\w+)\}/g)].map((one) => one[1]!));
  const like = phrases
    .filter((keys) => keys.some((key) => said.includes(key)))
    .toSorted((a, b) => a.filter((key) => !said.includes(key)).length - b.filter((key) => !said.includes(key)).length);
  return (like[0] ?? []).filter((key) => !said.includes(key));
}

function shown(
  definition: AnyDefinition,
  keys: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: Reading["units"] = {},
): ReadInput[] {
  return Object.keys(definition.inputs)
    .filter((key) => keys.includes(key))
    .map((key) => {
      const field = definition.inputs[key]!;
      const value = inputs[key];
      const text = Array.isArray(value)
        ? value
            .map((one) => (typeof one === "number" ? formatNumber(one, preferences.locale) : ""))
            .filter(Boolean)
            .join(", ")
        : formatValue(boundField(optionsBound(field, inputs), inputs), value, preferences, units[key]).text;
      return { key, label: field.label, text };
    })
    .filter((one) => one.text !== "");
}

/** A choice whose options depend on another input, with the options that it has now. */
function optionsBound(field: AnyDefinition["inputs"][string], inputs: Readonly<Record<string, unknown>>) {
  if (!field.optionsBy) return field;
  return { ...field, options: field.optionsBy.options(String(inputs[field.optionsBy.input])) };
}
