import type { Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import { getKind } from "./kinds/index.ts";
import { formatPlain, type Formatted } from "./kinds/kind.ts";
import { listOptions } from "./values.ts";

/**
 * Writes a value of the field's kind in the visitor's locale, currency and units.
 *
 * @param unit the unit that the visitor chose for this field; else the usual one of their system
 * @returns the field's `none` text where the value is null, its `zero` text where it is 0
 */
export function formatValue(field: AnyField, value: unknown, preferences: Preferences, unit?: string): Formatted {
  if (value === null || value === undefined) return formatPlain(field.none ?? "No value for these entries");
  if (value === 0 && field.zero) return formatPlain(field.zero);
  return getKind(field).format(field, value, preferences, unit);
}

/** Writes a value in a cell of a table whose head has the unit. */
export function formatCell(field: AnyField, value: unknown, preferences: Preferences): string {
  if (value === null || value === undefined) return "–";
  const kind = getKind(field);
  return kind.formatCell?.(field, value, preferences) ?? kind.format(field, value, preferences).figure;
}

/** Writes a value as it is shown in a field to be edited; "" where there is none. */
export function formatForField(field: AnyField, value: unknown, preferences: Preferences, unit?: string): string {
  return value === null || value === undefined ? "" : getKind(field).formatForField(field, value, preferences, unit);
}

/**
 * The field as it is for given values: its currency, where another input or column holds the code (`currencyFrom`), its
 * unit, where it follows from the inputs (`unitBy`), and its options, where another input gives them (`optionsBy`).
 */
export function boundField(field: AnyField, values: Readonly<Record<string, unknown>>): AnyField {
  if (!field.currencyFrom && !field.unitBy && !field.optionsBy) return field;
  const code = field.currencyFrom ? values[field.currencyFrom] : undefined;
  return {
    ...field,
    ...(typeof code === "string" ? { currency: code } : {}),
    ...(field.unitBy ? { unit: field.unitBy(values) } : {}),
    ...(field.optionsBy ? { options: listOptions(field, values) } : {}),
  } as AnyField;
}

/** The preferences for a calculator: with its own currency where it has one. */
export function preferencesFor(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): Preferences {
  const currency = typeof definition.currency === "function" ? definition.currency(inputs) : definition.currency;
  return currency && currency !== preferences.currency ? { ...preferences, currency } : preferences;
}
