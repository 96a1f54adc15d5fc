import type { AnyDefinition } from "#engine/define.ts";

/** The key of the first output with a label. */
export function findByLabel({ outputs }: AnyDefinition, label: string): string | undefined {
  return Object.keys(outputs).find((key) => outputs[key]!.label === label);
}
