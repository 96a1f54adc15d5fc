/** Units and figures as tools say them. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { unitSymbol } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";

type Values = Readonly<Record<string, unknown>>;

/**
 * The units of the inputs and outputs, by key: the symbol, "%" or an ISO 4217 code; "currency" where any one will do. What
 * has no unit is left out.
 */
export function listUnits(definition: AnyDefinition, inputs: Values): Readonly<Record<string, string>> {
  const fields = [...Object.entries(definition.inputs), ...Object.entries(definition.outputs)];
  return Object.fromEntries(
    fields.flatMap(([key, field]) => {
      const unit = getUnit(definition, boundField(field, inputs), inputs);
      return unit === undefined ? [] : [[key, unit]];
    }),
  );
}

function getUnit(definition: AnyDefinition, field: AnyField, inputs: Values): string | undefined {
  if (field.kind === "percent") return "%";
  if (field.kind !== "money") return field.unit;
  const own = typeof definition.currency === "function" ? definition.currency(inputs) : definition.currency;
  return (field.currency ?? own ?? "currency") + (field.per ? unitSymbol(field, field.unit!) : "");
}

/** Whether a field has rows: a table, or the points of a chart. */
export function hasRows({ kind }: AnyField): boolean {
  return kind === "table" || kind === "series";
}

/** Whose values are written, and for whom. */
export interface Subject {
  readonly definition: AnyDefinition;
  readonly inputs: Values;
  readonly preferences: Preferences;
}

/** A value of a field in the unit of the figures: "$2,275.44". */
export function writeValue(field: AnyField, value: unknown, { definition, inputs, preferences }: Subject): string {
  const bound = boundField(field, inputs);
  return formatValue(bound, value, preferencesFor(definition, inputs, preferences), bound.unit).text;
}

/** A line for each of these values: "Monthly payment: $2,275.44". */
export function writeValues(fields: AnyDefinition["outputs"], values: Values, subject: Subject): readonly string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    const field = fields[key];
    return field && !hasRows(field) ? [`${field.label}: ${writeValue(field, value, subject)}`] : [];
  });
}

/** The same of inputs, as exact as they are given. */
export function writeEntries(fields: AnyDefinition["inputs"], values: Values, subject: Subject): readonly string[] {
  const { definition, inputs } = subject;
  const preferences = preferencesFor(definition, inputs, subject.preferences);
  return Object.entries(values).flatMap(([key, value]) => {
    const field = fields[key] && boundField(fields[key], inputs);
    return field ? [`${field.label}: ${formatEntry(field, value, preferences, field.unit)}`] : [];
  });
}
