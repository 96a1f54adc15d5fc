/** What an equation is: quantities with the names that people give them, and each of them by the others. */

/** What a quantity may be said as, and how it is told. */
export type Kind = "money" | "count" | "number" | "percent" | "days" | "months" | "years" | "hours" | "size";

export interface Term {
  readonly kind: Kind;
  /** What people call it, the label first: "net operating income|noi". The others are patterns of whole words. */
  readonly names: string;
  /** What it is by, where it is by the time: a year of rent; "any" where all that are by the time are by the same. */
  readonly per?: "year" | "month" | "day" | "any";
}

export interface Equation {
  readonly terms: Readonly<Record<string, Term>>;
  /** Each quantity that can be asked for, by the others: "{part} / {whole}". A percentage stands there as a share of 1. */
  readonly solved: Readonly<Record<string, string>>;
  /** Words that may stand there besides the names. */
  readonly words?: string;
}

const term =
  (kind: Kind, per?: Term["per"]) =>
  (names: string): Term => ({ kind, names, ...(per ? { per } : {}) });

export const money = term("money");
/** Money by the year. */
export const annual = term("money", "year");
/** Money by the month. */
export const monthly = term("money", "month");
/** Money by some period, the same as other such. */
export const flow = term("money", "any");
export const count = term("count");
/** A count by the day. */
export const daily = term("count", "day");
export const number = term("number");
export const percent = term("percent");
export const days = term("days");
export const months = term("months");
export const years = term("years");
export const hours = term("hours");
/** A mass, a volume, a length or a plain number, all of one kind. */
export const size = term("size");

/** `result = over / under`, whichever of the three is asked for. */
export const quotient = (result: Term, over: Term, under: Term, words = ""): Equation => ({
  terms: { result, over, under },
  solved: { result: "{over} / {under}", over: "{result} * {under}", under: "{over} / {result}" },
  words,
});

/** `result = one * other`. */
export const product = (result: Term, one: Term, other: Term, words = ""): Equation => ({
  terms: { result, one, other },
  solved: { result: "{one} * {other}", one: "{result} / {other}", other: "{result} / {one}" },
  words,
});

/** `result = whole - part`. */
export const difference = (result: Term, whole: Term, part: Term, words = ""): Equation => ({
  terms: { result, whole, part },
  solved: { result: "{whole} - {part}", whole: "{result} + {part}", part: "{whole} - {result}" },
  words,
});
