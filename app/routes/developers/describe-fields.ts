import type { AnyDefinition } from "#engine/define.ts";
import { getKind } from "#engine/kinds/index.ts";
import { readDefaults } from "#engine/read.ts";

type Field = AnyDefinition["inputs"][string];

/** An input or output as the table and the form of the page show it. */
export interface DescribedField {
  readonly key: string;
  readonly label: string;
  readonly kind: string;
  readonly unit: string;
  readonly bounds: string;
  /** The default in the neutral format of addresses; "" where there is none. */
  readonly usual: string;
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
    unit: field.unit ?? { percent: "%", money: "currency" }[field.kind as string] ?? "",
    bounds: describeBounds(field),
    usual: value === null || value === undefined ? "" : getKind(field).formatNeutral(field, value),
    options: field.kind === "boolean" ? ["true", "false"] : (field.options?.map(([option]) => option) ?? null),
  });
  return {
    inputs: Object.entries(definition.inputs).map((entry) => describe(entry, defaults[entry[0]])),
    outputs: Object.entries(definition.outputs).map((entry) => describe(entry, null)),
  };
}

function describeBounds({ min, max }: Field): string {
  if (min === undefined) return max === undefined ? "" : `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}
