/** Integrals between two limits and derivatives at a point. */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const BOUND = String.raw`(-?\d+(?:\.\d+)?|-?pi(?:\/\d+)?|-?e)\b`;
/** A function of x: figures, signs, x and the names of functions, with an x in it. */
const FUNCTION = String.raw`((?:[\d.+\-*\/^()\s²³πx]|sin|cos|tan|asin|acos|atan|ln|log|exp|sqrt|abs|pi|\be\b)*x(?:[\d.+\-*\/^()\s²³πx]|sin|cos|tan|ln|log|exp|sqrt|abs|pi|\be\b)*)`;

export function readIntegral(sentence: Sentence): Direct {
  if (!sentence.says(/\bintegra|∫|\barea under\b/)) return null;
  const limits = sentence.take(
    String.raw`\b(?:from|between)\s+(?:x\s*=\s*)?${BOUND}\s+(?:to|and)\s+(?:x\s*=\s*)?${BOUND}`,
  );
  const [, expression] = takeFunction(sentence) ?? [];
  if (
    !limits ||
    expression === undefined ||
    !sentence.isRead("integral integrate integration ∫ definite function f y dx area under curve evaluate")
  )
    return null;
  return read("integral", { expression, lower: toBound(limits[1]!), upper: toBound(limits[2]!) }, "integral");
}

export function readDerivative(sentence: Sentence): Direct {
  if (!sentence.says(/\b(?:derivative|differentiate|slope|gradient)\b|d\/dx/)) return null;
  const at = sentence.take(String.raw`(?:\b(?:at|when|where|for)\s+|[,;]\s*)(?:the point\s+)?(?:x\s*=?\s*)?${BOUND}`);
  sentence.take(/d\/dx/);
  const isSecond = sentence.take(/\bsecond\b/) !== null;
  const [, expression] = takeFunction(sentence) ?? [];
  const words =
    "derivative differentiate differentiated slope gradient tangent line function f y curve first evaluate point";
  if (!at || expression === undefined || !sentence.isRead(words)) return null;
  return read("derivative", { expression, at: toBound(at[1]!) }, isSecond ? "secondDerivative" : "derivative");
}

/** "f(x) = x^2" or "x²". */
function takeFunction(sentence: Sentence): readonly string[] | null {
  sentence.take(/\b(?:f\s*\(x\)|y)\s*=/);
  sentence.take(/\bdx\b/);
  const found = sentence.take(String.raw`(?<![a-z])${FUNCTION}(?![a-z])`);
  return found && [found[0]!, found[1]!.trim().replaceAll("²", "^2").replaceAll("³", "^3")];
}

function toBound(text: string): number {
  if (!/pi|e/.test(text)) return Number(text);
  const sign = text.startsWith("-") ? -1 : 1;
  return sign * (text.endsWith("e") ? Math.E : Math.PI / Number(text.split("/")[1] ?? 1));
}
