import type { ChosenUnits, Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import type { AnyField, Rows } from "./fields.ts";
import { unitFor } from "./quantity-units.ts";

/** The fields of a list's rows, or null where the list is one of plain values. */
export function getRowFields(field: AnyField): Rows | null {
  return field.of && !isField(field.of) ? field.of : null;
}

/** The field of a list of plain values, or null where it is one of rows. */
export function getItemField(field: AnyField): AnyField | null {
  return field.of && isField(field.of) ? field.of : null;
}

function isField(of: AnyField | Rows): of is AnyField {
  return typeof (of as AnyField).kind === "string";
}

const NO_OPTIONS: NonNullable<AnyField["options"]> = [];

/** The options of a choice, given the other inputs. */
export function listOptions(field: AnyField, inputs: Readonly<Record<string, unknown>>) {
  return field.options ?? field.optionsBy?.options(String(inputs[field.optionsBy.input])) ?? NO_OPTIONS;
}

/** Whether an input, or a picture, applies, given the values of the others. */
export function applies(
  { when = {} }: { readonly when?: Readonly<Record<string, unknown>> },
  inputs: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(when).every(([key, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(inputs[key]) : inputs[key] === wanted,
  );
}

/**
 * The unit that the visitor chose for an output: that of the input of its name. An input that is not shown counts only
 * where its unit is not the one it has anyway: a wavelength is entered in nanometers, and one of 3 m is not read in them.
 */
export function chosenUnit(
  { inputs: fields }: AnyDefinition,
  key: string,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: ChosenUnits,
): string | undefined {
  const [field, unit] = [fields[key], units[key]];
  if (!field?.dimension || unit === undefined || applies(field, inputs)) return unit;
  return unit === unitFor(field, preferences) ? undefined : unit;
}

/** Whether a value is absent where it may be. */
export function isAbsent(field: AnyField, value: unknown): boolean {
  return value === null && (field.default === null || Boolean(field.optional));
}
