import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import { isNumeric, itemOf, rowsOf } from "./values.ts";

/**
 * The raw inputs that an address carries, in the catalogue's units and neutral format (`homePrice=450000`,
 * `startDate=2026-01-01`, `values=1,2,3`, `points=1,2;3,4` or JSON). What is not in the neutral form of its kind stays a
 * text, so that `readInputs` names it. Keys that are no inputs are kept only where `isStrict`.
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
    if (field) raw[key] = fromNeutral(field, text);
    else if (isStrict) raw[key] = text;
  }
  return raw;
}

/** Largest text of a list in an address; more belongs into a POST. */
const LONGEST_LIST = 60_000;

function fromNeutral(field: AnyField, text: string): unknown {
  if (field.kind === "text") return text;
  if (text === "") return field.kind === "list" && field.default !== null ? [] : null;
  if (isNumeric(field)) return NEUTRAL_NUMBER.test(text) ? Number(text) : text;
  if (field.kind === "boolean") return BOOLEANS[text.toLowerCase()] ?? text;
  if (field.kind === "list") return fromNeutralList(field, text);
  return text;
}

const NEUTRAL_NUMBER = /^[-+]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})(e[-+]?\d{1,3})?$/i;
const BOOLEANS: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  "1": true,
  yes: true,
  false: false,
  off: false,
  "0": false,
  no: false,
};

function fromNeutralList(field: AnyField, text: string): unknown {
  if (text.length > LONGEST_LIST) return text;
  if (text.startsWith("[")) {
    try {
      return namedRows(field, JSON.parse(text) as unknown);
    } catch {
      return text;
    }
  }
  const item = itemOf(field);
  if (item)
    return text
      .split(/[,;\s]+/)
      .filter(Boolean)
      .map((part) => fromNeutral(item, part));
  return namedRows(
    field,
    text
      .split(";")
      .filter(Boolean)
      .map((row) => row.split(",")),
  );
}

/** Rows written as arrays get their names: `[[1, 2]]` is `[{ x: 1, y: 2 }]`. */
function namedRows(field: AnyField, value: unknown): unknown {
  const fields = Object.entries(rowsOf(field) ?? {});
  if (!Array.isArray(value) || fields.length === 0) return value;
  return value.map((row: unknown) => {
    if (!Array.isArray(row)) return row;
    const named: Record<string, unknown> = {};
    for (const [index, [key, cell]] of fields.entries()) {
      const entry: unknown = row[index];
      if (entry !== undefined) named[key] = typeof entry === "string" ? fromNeutral(cell, entry) : entry;
    }
    return named;
  });
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
    query.set(key, toNeutral(field, value));
  }
  return query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
}

function toNeutral(field: AnyField, value: unknown): string {
  if (value === null) return "";
  if (!Array.isArray(value)) return String(value);
  const fields = Object.entries(rowsOf(field) ?? {});
  if (fields.length === 0) return value.join(",");
  return JSON.stringify(value.map((row: Record<string, unknown>) => fields.map(([key]) => row[key] ?? null)));
}
