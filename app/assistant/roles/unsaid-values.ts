import type { AnyDefinition } from "#engine/define.ts";

/**
 * What inputs are where a sentence does not say them, if that is not the default of the page: no tip, no extra payment, the
 * one depth of a pool at both ends, the visitor's country where one is chosen by its code.
 */
export function getUnsaidValues(
  { inputs }: AnyDefinition,
  said: Readonly<Record<string, unknown>>,
  visitorCountry: string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([key, { unsaid, unsaidLike, options }]) => {
      const own = key === "country" ? visitorCountry.toLowerCase() : undefined;
      if (own !== undefined && options?.some(([value]) => value === own)) return [[key, own]];
      if (unsaidLike !== undefined && unsaidLike in said) return [[key, said[unsaidLike]]];
      return unsaid === undefined ? [] : [[key, unsaid]];
    }),
  );
}
