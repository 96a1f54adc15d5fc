import { type AnyField, type Rows, SCHEMAS } from "./index.ts";
import { hasMovingDefault } from "./date.ts";
import type { JsonSchema, KindSchema, RandomSource, SchemaTools } from "./kind.ts";

const tools: SchemaTools = { describeRows, toJsonSchema, draw: drawValue };

function getSchema(field: AnyField): KindSchema {
  return SCHEMAS[field.kind] as KindSchema;
}

/** A field as `GET /api/calculators/{id}` describes it. */
export function describeField(key: string, field: AnyField): Readonly<Record<string, unknown>> {
  const { label, kind, unit, default: usual, min, max, optional, when, help, maxLength, minItems, maxItems } = field;
  const shared = {
    key,
    label,
    kind,
    unit,
    default: usual,
    min,
    max,
    optional,
    when,
    help,
    maxLength,
    minItems,
    maxItems,
  };
  return withoutUndefined({ ...shared, ...getSchema(field).describe(field, tools) });
}

function describeRows(rows: Rows): readonly Readonly<Record<string, unknown>>[] {
  return Object.entries(rows).map(([key, field]) => describeField(key, field));
}

/**
 * A field's values as JSON Schema 2020-12. What the standard has no word for are annotations: `x-kind`, `x-unit` and
 * `x-when` (the inputs that must have a value for this one to apply).
 */
export function toJsonSchema(field: AnyField): JsonSchema {
  const schema = withoutUndefined(getSchema(field).toJsonSchema(field, tools));
  const type = field.default === null || field.optional ? [schema["type"], "null"] : schema["type"];
  const choices = schema["enum"] as readonly unknown[] | undefined;
  return withoutUndefined({
    title: field.label,
    description: field.help,
    ...schema,
    type,
    enum: choices && Array.isArray(type) ? [...choices, null] : choices,
    default: field.kind === "date" && hasMovingDefault(field) ? undefined : field.default,
    "x-kind": field.kind,
    "x-when": field.when,
  });
}

/** A random value that the field allows, as a JSON call would carry it; null now and then where it may be absent. */
export function drawValue(field: AnyField, random: RandomSource, inputs: Readonly<Record<string, unknown>>): unknown {
  if (field.default === null && random() < 1 / 6) return null;
  return getSchema(field).draw(field, random, inputs, tools);
}

function withoutUndefined(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}
