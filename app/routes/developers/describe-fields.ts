import type { AnyDefinition } from "#engine/define.ts";
import type { Rows } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import { DEFAULT_MAX_ITEMS } from "#engine/kinds/list.ts";
import { readDefaults, readInputs } from "#engine/read.ts";
import { applies, getItemField, getRowFields } from "#engine/values.ts";

type Field = AnyDefinition["inputs"][string];

/** An input or output as the table and the form of the page show it. */
export interface DescribedField {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly unit: string;
  /** "0 to 100"; of a list how many entries, and the keys of its rows; of a choice whose options another input gives, which. */
  readonly bounds: string;
  /** With which values of other inputs it applies: "known is V-I or V-R"; "" where it always does. */
  readonly when: string;
  /** The default in the neutral format of addresses; "" where there is none. */
  readonly usual: string;
  /** The default as the body of a POST takes it, where an address writes it otherwise; "" where not. */
  readonly posted: string;
  /** The values that it may have, where they are few; null where not. */
  readonly options: readonly string[] | null;
}

/** @param today "YYYY-MM-DD" */
export function describeFields(definition: AnyDefinition, today: string) {
  const defaults = readDefaults(definition, today);
  const describe = ([key, field]: [string, Field], value: unknown): DescribedField => ({
    key,
    label: field.label,
    kind: field.kind,
    unit: describeUnit(field),
    bounds: describeBounds(field),
    when: describeWhen(field),
    usual: value === null || value === undefined ? "" : getKind(field).formatNeutral(field, value),
    posted: Array.isArray(value) ? JSON.stringify(value) : "",
    options: field.kind === "boolean" ? ["true", "false"] : (field.options?.map(([option]) => option) ?? null),
  });
  return {
    inputs: Object.entries(definition.inputs).map((entry) => describe(entry, defaults[entry[0]])),
    outputs: Object.entries(definition.outputs).map((entry) => describe(entry, null)),
  };
}

/** The inputs of the examples in code: those of the first example, and the lists that it leaves at their defaults. */
export function chooseExampleInputs(definition: AnyDefinition, today: string): Readonly<Record<string, unknown>> {
  const given = definition.examples[0]?.inputs ?? {};
  const { inputs } = readInputs(definition, given, today);
  const lists = Object.entries(definition.inputs).filter(
    ([key, field]) => field.of && Array.isArray(inputs[key]) && applies(field, inputs),
  );
  return { ...Object.fromEntries(lists.map(([key]) => [key, inputs[key]])), ...given };
}

function describeUnit({ unit, kind }: Field): string {
  return unit ?? { percent: "%", money: "currency" }[kind as string] ?? "";
}

function describeBounds(field: Field): string {
  const { min, max, minItems = 0, maxItems = DEFAULT_MAX_ITEMS, optionsBy } = field;
  if (optionsBy) return `depends on ${optionsBy.input}`;
  const rows = getRowFields(field) ?? field.columns ?? (field.x && { ...field.x, ...field.y });
  const range = field.of ? describeRange(minItems, maxItems) : describeRange(min, max);
  if (rows) return `${range} rows of ${describeRows(rows)}`.trim();
  const item = getItemField(field);
  return item ? [`${range} entries`, describeRange(item.min, item.max)].filter(Boolean).join(", each ") : range;
}

function describeRange(min: unknown, max: unknown): string {
  if (min === undefined) return max === undefined ? "" : `at most ${String(max)}`;
  return max === undefined ? `at least ${String(min)}` : `${String(min)} to ${String(max)}`;
}

/** "name (text), amount (money, at least 0)". */
function describeRows(rows: Rows): string {
  return Object.entries(rows)
    .map(([key, cell]) => {
      const options = cell.options && listChoices(cell.options.map(([option]) => option));
      const facts = [cell.kind, cell.unit, options ?? describeRange(cell.min, cell.max)];
      return `${key} (${facts.filter(Boolean).join(", ")})`;
    })
    .join(", ");
}

function describeWhen({ when = {} }: Field): string {
  return Object.entries(when)
    .map(([key, wanted]) => `${key} is ${listChoices([wanted].flat().map(String))}`)
    .join(" and ");
}

/** "plain or extra". */
function listChoices(values: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(values);
}
