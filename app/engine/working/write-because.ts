import type { Preferences } from "#localization/preferences.ts";
import type { Because, Term } from "./term.ts";
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

/** "Balance ($340,000) is above Insured above ($320,000)"; "" where the reason cannot be said. */
export function writeBecause({ term, outcome }: Because, preferences: Preferences): string {
  if (term.is === "unary" && term.sign === "!") return writeBecause({ term: term.of, outcome: !outcome }, preferences);
  if (term.is === "figure" && term.label) {
    return typeof term.value === "boolean" ? `“${term.label}” is ${outcome ? "on" : "off"}` : "";
  }
  if (term.is === "binary" && term.left.is === "figure" && typeof term.left.value === "boolean") {
    return `“${term.left.label}” is ${term.left.value ? "on" : "off"}`;
  }
  if (term.is === "binary" && term.right.is === "literal" && term.right.value === null) {
    return term.left.is === "figure" && term.left.label ? `${term.left.label} is empty` : "";
  }
  if (term.is !== "binary" || !COMPARED[term.sign]) return "";
  if (!outcome && term.sign === "===" && term.left.is === "figure" && term.left.field?.kind === "choice") {
    return `“${term.left.label}” is “${writeValue(term.left.value, term.left.field, preferences)}”`;
  }
  const words = COMPARED[term.sign]![outcome ? 0 : 1];
  const isSaid = words === "is" && term.right.is === "literal";
  return `${writeCompared(term.left, preferences, isSaid)} ${words} ${writeOther(term.left, term.right, preferences)}`;
}

/** A name with its value, unless what follows says the value: "Base is 10". */
function writeCompared(term: Term, preferences: Preferences, isSaid = false): string {
  const text = writeTerm(term, true, preferences);
  // The label of a choice may be half a sentence: “I know the” is “Raw rice”.
  if (term.is === "figure" && term.label && term.field?.kind === "choice") return `“${term.label}”`;
  if (isSaid || term.is === "literal" || (term.is === "figure" && typeof term.value !== "number")) return text;
  const numbers = writeTerm(term, false, preferences);
  return numbers === text ? text : `${text} (${numbers})`;
}

function writeOther(left: Term, right: Term, preferences: Preferences): string {
  if (right.is === "literal" && typeof right.value === "string" && left.is === "figure") {
    return `“${writeValue(right.value, left.field, preferences)}”`;
  }
  const number = right.is === "unary" && right.sign === "-" ? right.of : right;
  if (number.is === "literal" && left.is === "figure" && typeof number.value === "number") {
    return writeValue(number === right ? number.value : -number.value, left.field, preferences);
  }
  return writeCompared(right, preferences);
}
