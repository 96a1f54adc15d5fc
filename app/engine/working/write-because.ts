import type { Preferences } from "#localization/preferences.ts";
import type { Because, Figure, Term } from "./term.ts";
import { writeTerm } from "./write-term.ts";
import { writeValue } from "./write-value.ts";

const COMPARED: Readonly<Record<string, readonly [string, string]>> = {
  "<": ["is below", "is at least"],
  "<=": ["is at most", "is above"],
  ">": ["is above", "is at most"],
  ">=": ["is at least", "is below"],
  "===": ["is", "is not"],
  "!==": ["is not", "is"],
};

/** Of dates. */
const IN_TIME: typeof COMPARED = {
  ...COMPARED,
  "<": ["is before", "is not before"],
  "<=": ["is not after", "is after"],
  ">": ["is after", "is not after"],
  ">=": ["is not before", "is before"],
};

/** "Balance ($340,000) is above Insured above ($320,000)"; "" where the reason cannot be said. */
export function writeBecause({ term, outcome }: Because, preferences: Preferences): string {
  if (term.is === "unary" && term.sign === "!") return writeBecause({ term: term.of, outcome: !outcome }, preferences);
  if (term.is === "figure" && term.label) {
    return typeof term.value === "boolean" ? `${quoteName(term)} is ${outcome ? "on" : "off"}` : "";
  }
  if (term.is === "binary" && term.left.is === "figure" && typeof term.left.value === "boolean") {
    return `${quoteName(term.left)} is ${term.left.value ? "on" : "off"}`;
  }
  if (term.is === "binary" && term.right.is === "literal" && term.right.value === null) {
    return term.left.is === "figure" && term.left.label ? `${quoteName(term.left)} is empty` : "";
  }
  if (term.is !== "binary" || !COMPARED[term.sign]) return "";
  if (!outcome && term.sign === "===" && term.left.is === "figure" && term.left.field?.kind === "choice") {
    return `${quoteName(term.left)} is “${writeValue(term.left.value, term.left.field, preferences)}”`;
  }
  const words = (isDate(term.left) ? IN_TIME : COMPARED)[term.sign]![outcome ? 0 : 1];
  const isSaid = words === "is" && term.right.is === "literal";
  return `${writeCompared(term.left, preferences, isSaid)} ${words} ${writeOther(term.left, term.right, preferences)}`;
}

/** A name of several words may be half a sentence itself: “The fee is” is “Added to the loan”. */
function quoteName({ label }: Figure): string {
  return label.includes(" ") ? `“${label}”` : label;
}

/** A name with its value, unless what follows says the value: "Base is 10". */
function writeCompared(term: Term, preferences: Preferences, isSaid = false): string {
  if (term.is === "figure" && term.field?.kind === "choice") return quoteName(term);
  const text = writeTerm(term, true, preferences);
  if (isSaid || term.is === "literal" || (term.is === "figure" && typeof term.value !== "number")) return text;
  const numbers = writeTerm(term, false, preferences);
  return numbers === text ? text : `${text} (${numbers})`;
}

function isDate(term: Term): boolean {
  return term.is === "figure" && term.field?.kind === "date";
}

function writeOther(left: Term, right: Term, preferences: Preferences): string {
  if (right.is === "literal" && typeof right.value === "string" && left.is === "figure") {
    const text = writeValue(right.value, left.field, preferences);
    return isDate(left) ? text : `“${text}”`;
  }
  const number = right.is === "unary" && right.sign === "-" ? right.of : right;
  if (number.is === "literal" && left.is === "figure" && typeof number.value === "number") {
    return writeValue(number === right ? number.value : -number.value, left.field, preferences);
  }
  return writeCompared(right, preferences);
}
