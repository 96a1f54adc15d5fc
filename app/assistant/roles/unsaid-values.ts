import type { AnyDefinition } from "#engine/define.ts";

/** What inputs are where a sentence does not say them, if that is not the default of the page: no tip, no extra payment. */
export function getUnsaidValues({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, field]) => (field.unsaid === undefined ? [] : [[key, field.unsaid]])),
  );
}
