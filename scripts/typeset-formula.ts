import temml from "temml";
import type { Formula } from "../app/engine/define.ts";
import type { TypesetFormula } from "../app/engine/typeset-formula.ts";

/** A formula typeset as MathML. What is not TeX is an error. */
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

/**
 * One formula, in pieces behind which a narrow line may end (features/help/help.css.ts): Temml makes them in its inline mode
 * alone, in which the limits of a sum stand beside it unless they are asked for.
 */
const typesetPart = (part: string): string =>
  temml.renderToString(part.replaceAll(/\\(?:sum|prod|lim|max)(?=_)/g, String.raw`$&\limits`), {
    wrap: "tex",
    throwOnError: true,
  });

/** What a wide space separates, each by itself: on a narrow screen one stands below the other, which MathML does not break. */
function partsOf(line: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const token of line.match(/\\[a-z]+|\\.|[^\\]/gi) ?? []) {
    if (/^(\{|\\left|\\begin)$/.test(token)) depth++;
    else if (/^(\}|\\right|\\end)$/.test(token)) depth--;
    if (depth === 0 && /^\\q?quad$/.test(token)) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.filter((part) => part.trim() !== "");
}
