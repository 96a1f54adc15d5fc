import listed from "./equivalent.json" with { type: "json" };
import type { Mutant } from "./find-mutants.ts";

/** Mutants that change nothing that anyone can see, found by hand. */
const equivalents: readonly { file: string; change: string; reason: string }[] = listed;
const known = new Set(equivalents.map(({ file, change }) => `${file} ${change}`));

export function isEquivalent({ file, change }: Pick<Mutant, "change"> & { readonly file: string }): boolean {
  return known.has(`${file} ${change}`);
}
