import type { AnyDefinition } from "#engine/define.ts";

/**
 * What inputs are where a sentence does not say them, if that is not the default of the page: no tip, no extra payment, the
 * one depth of a pool at both ends.
 */
export function getUnsaidValues(
  { inputs }: AnyDefinition,
  said: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, { unsaid, unsaidLike }]) => {
      if (unsaidLike !== undefined && unsaidLike in said) return [[key, said[unsaidLike]]];
      return unsaid === undefined ? [] : [[key, unsaid]];
    }),
  );
}
