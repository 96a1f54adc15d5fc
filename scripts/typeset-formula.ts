import temml from "temml";
import type { Formula } from "../app/engine/define.ts";
import type { TypesetFormula } from "../app/engine/typeset-formula.ts";
import { breakFormula, tokensOf } from "./break-formula.ts";

/** A formula typeset as MathML. What is no TeX is an error. */
export function typesetFormula({ tex, where }: Formula): TypesetFormula {
  const lines = typeof tex === "string" ? [tex] : tex;
  return {
    lines: lines.map((line) => partsOf(line).map(typesetPart).join("")),
    symbols: Object.entries(where).map(([symbol, meaning]) => [
      temml.renderToString(symbol, { throwOnError: true }),
      meaning,
    ]),
  };
}

/** One formula; a long one in pieces, which stand close to one another where there is room (features/help/help.css.ts). */
function typesetPart(part: string): string {
  const pieces = breakFormula(part).map((piece) =>
    temml.renderToString(piece, { displayMode: true, throwOnError: true }),
  );
  return pieces.length > 1 ? `<span>${pieces.join("")}</span>` : pieces.join("");
}

/** What a wide space separates, each by itself: on a narrow screen one stands below the other, which MathML does not break. */
function partsOf(line: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const token of tokensOf(line)) {
    if (/^(\{|\\left|\\begin)$/.test(token)) depth++;
    else if (/^(\}|\\right|\\end)$/.test(token)) depth--;
    if (depth === 0 && /^\\q?quad$/.test(token)) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.filter((part) => part.trim() !== "");
}
