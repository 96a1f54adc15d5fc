import type { AnyDefinition } from "./define.ts";
import type { JsonSchema } from "./kinds/kind.ts";
import { toJsonSchema } from "./kinds/schemas.ts";

/** What a call may send, as JSON Schema 2020-12: every input has a default, and other keys are refused. */
export function describeInputs(definition: AnyDefinition): JsonSchema {
  return {
    type: "object",
    properties: mapFields(definition.inputs, toJsonSchema),
    additionalProperties: false,
  };
}

/** What a call answers: every output is there, null where it has no value for these inputs. */
export function describeOutputs(definition: AnyDefinition): JsonSchema {
  return {
    type: "object",
    properties: mapFields(definition.outputs, (field) => allowNull(toJsonSchema(field))),
    required: Object.keys(definition.outputs),
  };
}

function mapFields<F>(fields: Readonly<Record<string, F>>, map: (field: F) => JsonSchema) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field)]));
}

/** How long entries may be; answers are as long as they are. */
const LENGTHS: ReadonlySet<string> = new Set(["maxLength", "maxItems"]);

/** The same schema where the value, and each cell of a table, may be null, and of any length. */
function allowNull(schema: JsonSchema): JsonSchema {
  const { type, enum: choices, items } = schema as { type?: unknown; enum?: readonly unknown[]; items?: JsonSchema };
  const types = [type].flat();
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !LENGTHS.has(key))),
    type: types.includes("null") ? types : [...types, "null"],
    ...(choices && { enum: choices.includes(null) ? choices : [...choices, null] }),
    ...(items && { items: allowNullCells(items) }),
  };
}

function allowNullCells(items: JsonSchema): JsonSchema {
  const { properties } = items as { properties?: Readonly<Record<string, JsonSchema>> };
  return properties ? { ...items, properties: mapFields(properties, allowNull) } : items;
}
