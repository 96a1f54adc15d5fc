import type { AnyDefinition } from "./define.ts";
import type { UnitSystem } from "#localization/preferences.ts";
import type { AnyField } from "./fields.ts";
import { getDefault, getKind } from "./kinds/index.ts";
import type { Reader } from "./kinds/kind.ts";
import { applies, isAbsent, listOptions } from "./values.ts";

/** A refusal: the input it concerns and a sentence for the visitor. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

/** What reading gives: every input with a value (the default where it was refused), and the refusals. */
export interface Reading {
  readonly inputs: Record<string, unknown>;
  readonly issues: readonly Issue[];
}

/**
 * Reads the inputs of a JSON call. A left-out input takes its default; an unknown key, a wrong type and an
 * out-of-bounds value are issues. An input that does not apply is checked for its type and then ignored.
 *
 * @param today the day from which a default of "today" or "next month" counts, "YYYY-MM-DD".
 * @param unitSystem the reader's, where a left-out input takes the default that is round there.
 * @param readerOf in whose units an issue with an input is told; in the input's own where it is left out.
 */
export function readInputs(
  definition: AnyDefinition,
  raw: Readonly<Record<string, unknown>>,
  today: string,
  unitSystem?: UnitSystem,
  readerOf?: (key: string) => Reader,
): Reading {
  const issues: Issue[] = [];
  const inputs: Record<string, unknown> = {};
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(definition.inputs, key)) {
      issues.push({ field: key.slice(0, 64), message: `This calculator has no input “${key.slice(0, 64)}”.` });
    }
  }
  const given: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(definition.inputs)) {
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const leftOut = value === undefined || (value === null && !isRequired(field));
    given[key] = leftOut ? getDefault(field, today, unitSystem) : Array.isArray(value) ? [...value] : value;
    inputs[key] = given[key];
  }
  for (const [key, field] of Object.entries(definition.inputs)) {
    const relevant = applies(field, given);
    const message = isAbsent(field, given[key])
      ? null
      : getKind(field).check(field, given[key], { bounds: relevant, inputs: given, reader: readerOf?.(key) });
    if (message) issues.push({ field: key, message });
    if (message || !relevant) inputs[key] = standIn(field, inputs, today);
  }
  return { inputs, issues };
}

/** The inputs where nothing is given; with a reader's system of units those that are round there. */
export function readDefaults(definition: AnyDefinition, today: string, unitSystem?: UnitSystem): Reading["inputs"] {
  const defaults = Object.entries(definition.inputs).map(([key, field]) => [key, getDefault(field, today, unitSystem)]);
  return readInputs(definition, Object.fromEntries(defaults), today).inputs;
}

/**
 * What stands for a value that is refused: the default; of a choice whose options another input gives, one of those, so
 * that what is read can always be calculated with.
 */
function standIn(field: AnyField, inputs: Readonly<Record<string, unknown>>, today: string): unknown {
  const usual = getDefault(field, today);
  if (!field.optionsBy) return usual;
  const offered = listOptions(field, inputs).map(([value]) => value);
  if (offered.some((value) => value === usual)) return usual;
  const start = field.optionsBy.start?.(String(inputs[field.optionsBy.input]));
  return offered.find((value) => value === start) ?? offered[0] ?? usual;
}

function isRequired(field: AnyField): boolean {
  return field.default !== null && !field.optional;
}
