/** A sentence with placeholders for its values, to be matched by patterns. */
import type { Amount, Moment, Token } from "./token.ts";

/** A sentence as its kinds: `<D>` for a date, `<T>` for a time span, `<P>` for a percentage, `<A>` for another number. */
export interface Shape {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly dates: readonly Moment[];
}

/** The shape of a sentence in lower case; commas, question marks and full stops are left out. */
export function getShape(tokens: readonly Token[]): Shape {
  const parts = tokens.flatMap((token): string[] => {
    if (token.type === "amount") return [getPlaceholder(token)];
    if (token.type === "date") return ["<D>"];
    if (token.type === "time") return ["<C>"];
    if (token.type === "literal") return ["<L>"];
    if (token.type === "word") return token.word === "" ? [] : [token.word];
    return /[?,.!:;]/.test(token.text) ? [] : [token.text];
  });
  return {
    text: parts.join(" "),
    amounts: tokens.filter((token) => token.type === "amount"),
    dates: tokens.filter((token) => token.type === "date"),
  };
}

function getPlaceholder({ isPercent, measures, currency }: Amount): string {
  if (isPercent) return "<P>";
  return currency === null && measures.some((one) => one.dimension.id === "time") ? "<T>" : "<A>";
}
