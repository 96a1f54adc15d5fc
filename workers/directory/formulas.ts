import readFormula from "virtual:set-formulas";
import type { SetFormula } from "#engine/set-formula.ts";

const kept = new Map<string, SetFormula | null>();

/** The formula of a calculator as the build has set it, null where it has none; read once per isolate. */
export function formulaOf(id: string): SetFormula | null {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const formula = readFormula(id);
  kept.set(id, formula);
  return formula;
}
