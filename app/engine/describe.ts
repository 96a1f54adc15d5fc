import type { AnyDefinition } from "./define.ts";
import type { AnyField, Rows } from "./fields.ts";
import { itemOf, rowsOf } from "./values.ts";

/** The machine-readable description of a calculator's inputs and outputs, as `GET /api/calculators/{id}` gives it. */
export function describe(definition: AnyDefinition) {
  return {
    id: definition.id,
    name: definition.name,
    description: definition.description,
    inputs: Object.entries(definition.inputs).map(([key, field]) => describeField(key, field)),
    outputs: Object.entries(definition.outputs).map(([key, field]) => describeField(key, field)),
    primary: primaryOf(definition),
    sources: definition.sources,
    updated: definition.updated,
  };
}

/**
 * The key of the output that is THE answer; undefined where there are no outputs. Where an input `solveFor` names the
 * unknown, it is the output of that name.
 */
export function primaryOf(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { solveFor } = inputs;
  if (typeof solveFor === "string" && Object.hasOwn(definition.outputs, solveFor)) return solveFor;
  const { primary } = definition;
  return (typeof primary === "function" ? primary(inputs) : primary) ?? Object.keys(definition.outputs)[0];
}

type Described = Readonly<Record<string, unknown>>;

function describeField(key: string, field: AnyField): Described {
  const { kind, label, unit, min, max, help, optional, when, maxLength, minItems, maxItems } = field;
  const described: Record<string, unknown> = {
    key,
    label,
    kind,
    unit,
    default: field.default,
    min,
    max,
    optional,
    when,
    help,
    maxLength,
    minItems,
    maxItems,
  };
  if (field.dimension) described["dimension"] = field.dimension.id;
  if (field.options) described["options"] = field.options.map(([value, text]) => ({ value, label: text }));
  if (field.optionsBy) described["optionsFrom"] = field.optionsBy.input;
  if (field.of) described["of"] = itemOf(field)?.kind ?? describeRows(rowsOf(field)!);
  if (field.columns) described["columns"] = describeRows(field.columns);
  if (field.x && field.y) Object.assign(described, { x: describeRows(field.x)[0], y: describeRows(field.y) });
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
}

function describeRows(rows: Rows): readonly Described[] {
  return Object.entries(rows).map(([key, field]) => describeField(key, field));
}
