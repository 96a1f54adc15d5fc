import type { Preferences } from "#localization/preferences.ts";
import type { Step } from "./steps.ts";
import type { Term } from "./term.ts";
import { writeBecause } from "./write-because.ts";
import { writeTerm } from "./write-term.ts";
import { fieldOf, writeValue } from "./write-value.ts";

/** A step as a reader sees it. */
export interface WrittenStep {
  /** What a step of the library is, in the library's own words. */
  readonly about: readonly string[];
  readonly name: string;
  /** With names, then with numbers; null where that says the same as the line before it. */
  readonly formula: string | null;
  readonly numbers: string | null;
  readonly value: string;
  readonly because: readonly string[];
  readonly skipped: number;
}

export function writeStep(step: Step, preferences: Preferences): WrittenStep {
  const field = step.field ?? fieldOf(step.term);
  const value = writeValue(step.value, field, preferences);
  const name = step.label;
  // A text is put together, not calculated.
  const isText = typeof step.value === "string" && (step.term.is === "binary" || step.term.is === "function");
  const formula = isText ? name : writeTerm(step.term, true, preferences);
  const numbers = isText ? value : writeTerm(step.term, false, preferences);
  const isNumber = step.term.is === "literal" || (step.term.is === "unary" && step.term.of.is === "literal");
  const isPlain = isNumber || step.term.is === "figure" || step.term.is === "derived";
  return {
    name,
    formula: isNumber || formula === numbers || formula === name ? null : formula,
    numbers: isPlain || numbers === value ? null : numbers,
    value,
    because: [...new Set(step.because.map((one) => writeBecause(one, preferences)))].filter((text) => text !== ""),
    skipped: step.skipped ?? 0,
    about: [...new Set(aboutIn(step.term))],
  };
}

function aboutIn(term: Term): string[] {
  switch (term.is) {
    case "library":
      return [...(term.about ? [`${term.name}: ${term.about}`] : []), ...term.parts.flatMap(aboutIn)];
    case "function":
      return term.parts.flatMap(aboutIn);
    case "binary":
      return [...aboutIn(term.left), ...aboutIn(term.right)];
    case "unary":
      return aboutIn(term.of);
    default:
      return [];
  }
}

/** The steps as lines of text to paste. */
export function writeSteps(steps: readonly WrittenStep[]): string {
  return steps
    .map(({ name, formula, numbers, value, because, skipped }) =>
      [
        ...(skipped > 0 ? [`… (${skipped} more like these)`] : []),
        [name, formula, numbers, value].filter((one) => one !== null).join(" = "),
        ...because.map((text) => `  because ${text}`),
      ].join("\n"),
    )
    .join("\n");
}
