import temml from "temml";
import type { AnyDefinition } from "#engine/define.ts";

/** A formula as MathML: each line, and each symbol with its meaning. */
interface SetFormula {
  readonly lines: readonly string[];
  readonly symbols: readonly (readonly [mathml: string, meaning: string])[];
}

const kept = new Map<string, SetFormula>();

/** Sets a definition's formula as MathML at the edge, once per isolate; browsers get no code for it. */
export function setFormula(definition: AnyDefinition): SetFormula | null {
  const { formula, id } = definition;
  if (!formula) return null;
  const known = kept.get(id);
  if (known) return known;
  const lines = typeof formula.tex === "string" ? [formula.tex] : formula.tex;
  const made: SetFormula = {
    lines: lines.map((line) => temml.renderToString(line, { displayMode: true, throwOnError: true })),
    symbols: Object.entries(formula.where).map(([symbol, meaning]) => [
      temml.renderToString(symbol, { throwOnError: true }),
      meaning,
    ]),
  };
  kept.set(id, made);
  return made;
}
