import temml from "temml";
import type { Formula } from "../app/engine/define.ts";
import type { SetFormula } from "../app/engine/set-formula.ts";

/** A formula set as MathML; an error where its TeX is none. */
export function setFormula({ tex, where }: Formula): SetFormula {
  const lines = typeof tex === "string" ? [tex] : tex;
  return {
    lines: lines.map((line) => temml.renderToString(line, { displayMode: true, throwOnError: true })),
    symbols: Object.entries(where).map(([symbol, meaning]) => [
      temml.renderToString(symbol, { throwOnError: true }),
      meaning,
    ]),
  };
}
