/** A sentence with its values as marks, which forms and equations are looked for in. */
import type { Token } from "#assistant/tokens/token.ts";
import { isRun, type Value } from "./form.ts";

export interface Written {
  /** "loan of <money0> at <percent1>". */
  readonly text: string;
  readonly values: readonly Value[];
}

export function writeMarks(tokens: readonly Token[]): Written {
  const values: Value[] = [];
  const text = tokens
    .map((token) => {
      if (token.type === "word") return token.word;
      if (token.type === "amount" || token.type === "time" || token.type === "date")
        return `<${getKind(token)}${values.push(token) - 1}>`;
      return /[?,.!:;]/.test(token.text) ? "" : token.text;
    })
    .join(" ")
    .replaceAll(/ +/g, " ")
    .trim();
  return { text, values };
}

function getKind(value: Value): string {
  if (value.type === "time") return "clock";
  if (value.type === "date") return "date";
  if (value.isPercent) return "percent";
  if (value.currency !== null) return "money";
  if (isRun(value)) return "run";
  if (/^\d+(?:\.\d+)?\s?[c¢]$/.test(value.text.trim())) return "cent";
  // "300k" is money or a count, kilohms only among resistors.
  if (value.multiple === 1000) return "multiple";
  const dimension = value.measures[0]?.dimension.id;
  if (dimension === "time" && /^\d+:\d\d/.test(value.text.trim())) return "span";
  if (dimension !== undefined) return dimension;
  if (/^(?:\d+ )?\d+\/\d+$/.test(value.text.trim())) return "fraction";
  return value.multiple === 1 ? "number" : "multiple";
}
