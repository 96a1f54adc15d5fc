/** What a token is. */
import type { Measure } from "./unit-names.ts";

/** A part of the sentence. */
export interface Placed {
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A number, with what was said of it. */
export interface Amount extends Placed {
  readonly type: "amount";
  /** The number as it stands, before `k` or `m`. */
  readonly value: number;
  /** What a letter behind the number multiplies it by, where it may mean that: 1000 for "300k"; else 1. */
  readonly multiple: number;
  readonly isPercent: boolean;
  /** ISO 4217, where it was said. */
  readonly currency: string | null;
  /** The units that the word behind it may be, the likeliest first; the value is in each of them. */
  readonly measures: readonly Measure[];
  /** The parts of "1 h 30 min", where there is more than one. */
  readonly parts: readonly { readonly value: number; readonly measure: Measure }[];
  /** "month" for "a month", "monthly" and "/mo" behind it; else null. */
  readonly per: string | null;
  /** Stands directly behind "x" or "by", as in 10 x 12. */
  readonly isBy: boolean;
}

/** Whether it is a number alone, without a unit or a sign; a letter that multiplies it is not a unit. */
export function isBare(token: Token | undefined): token is Amount {
  return token?.type === "amount" && token.measures.length === 0 && token.currency === null && !token.isPercent;
}

/** Whether it is an amount with a unit. */
export function hasUnit(token: Token | undefined): boolean {
  return token?.type === "amount" && token.measures.length > 0;
}

export interface Word extends Placed {
  readonly type: "word";
  /** In lower case, without accents that English lacks; in English where the sentence is not. */
  readonly word: string;
  /** A unit that stands alone, as in "to kg". */
  readonly measures: readonly Measure[];
}

export interface Moment extends Placed {
  readonly type: "date";
  readonly date: string;
  readonly hasYear: boolean;
}

export interface Clock extends Placed {
  readonly type: "time";
  readonly time: string;
}

export interface Mark extends Placed {
  readonly type: "mark";
}

/** A text that goes into an input as it is: an IP address. */
export interface Literal extends Placed {
  readonly type: "literal";
}

export type Token = Amount | Word | Moment | Clock | Literal | Mark;

export interface ReadingContext {
  readonly locale: string;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** Whose units are meant where nobody says it. */
  readonly country?: string;
}

/** The tokens with a mark in place of those that say nothing more. */
export function hideTokens(tokens: readonly Token[], places: ReadonlySet<number>): readonly Token[] {
  if (places.size === 0) return tokens;
  return tokens.map((token, at): Token =>
    places.has(at) ? { type: "mark", text: ",", start: token.start, end: token.end } : token,
  );
}

/** Whether the word tells the period of the value before it: "a month". */
export function isPeriod(tokens: readonly Token[], at: number): boolean {
  const isOf = (place: number) => {
    const token = tokens[place];
    return token?.type === "amount" && token.per !== null;
  };
  const before = tokens[at - 1];
  return (
    isOf(at - 1) || (isOf(at - 2) && before !== undefined && /^(?:\/|an?|per|each|every|pro|par)$/i.test(before.text))
  );
}
