import temml from "temml";
import type { Formula } from "../app/engine/define.ts";
import type { TypesetFormula } from "../app/engine/typeset-formula.ts";

/** A formula typeset as MathML. What is no TeX is an error. */
export function typesetFormula({ tex, where }: Formula): TypesetFormula {
  const lines = typeof tex === "string" ? [tex] : tex;
  return {
    lines: lines.map((line) => temml.renderToString(line, { displayMode: true, throwOnError: true })),
    symbols: Object.entries(where).map(([symbol, meaning]) => [
      temml.renderToString(symbol, { throwOnError: true }),
      meaning,
    ]),
  };
}
