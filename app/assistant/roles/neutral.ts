import type { AnyField } from "#engine/fields.ts";

/** Whether a cell is usually none, one piece, or all of it. */
export function isNeutral({ kind, default: usual }: AnyField): boolean {
  return usual === 0 || (kind === "integer" && usual === 1) || usual === 100;
}
