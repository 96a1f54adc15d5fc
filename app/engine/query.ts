import type { AnyDefinition } from "./define.ts";
import type { UnitSystem } from "#localization/preferences.ts";
import { getKind } from "./kinds/index.ts";
import { readDefaults } from "./read.ts";

/**
 * The raw inputs that an address carries, in the catalogue's units and neutral format (`homePrice=450000`,
 * `startDate=2026-01-01`, `values=1,2,3`, `points=1,2;3,4` or JSON). What is not in the neutral form of its kind stays a
 * text, so that `readInputs` names it. Keys that are not inputs are kept only where `isStrict`.
 */
export function fromQuery(
  definition: AnyDefinition,
  query: URLSearchParams,
  isStrict = false,
): Record<string, unknown> {
  const raw: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    const field = Object.hasOwn(definition.inputs, key) ? definition.inputs[key] : undefined;
    const text = query.get(key) ?? "";
    if (field) raw[key] = getKind(field).parseNeutral(field, text);
    else if (isStrict) raw[key] = text;
  }
  return raw;
}

/** The address's part for inputs: only those that differ from the default, in the definition's order; no secrets. */
export function toQuery(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  defaults: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams();
  for (const [key, field] of Object.entries(definition.inputs)) {
    const value = inputs[key];
    if (value === undefined || field.secret || JSON.stringify(value) === JSON.stringify(defaults[key])) continue;
    query.set(key, value === null ? "" : getKind(field).formatNeutral(field, value));
  }
  return query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
}

/**
 * The address's part for what a reader has before them: "" for the defaults of their system of units. An address that
 * says anything means the same for everyone, so what it leaves out is the default of the JSON call.
 */
export function toReaderQuery(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  today: string,
  unitSystem: UnitSystem,
): string {
  const changed = toQuery(definition, inputs, readDefaults(definition, today, unitSystem));
  return changed && (toQuery(definition, inputs, readDefaults(definition, today)) || changed);
}

/** The address's part for the output that is asked for; "" where it is the usual one. */
export const toAskedQuery = (asked: string | null): string => (asked === null ? "" : `answer=${asked}`);
