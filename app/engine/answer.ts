import type { AnyDefinition } from "./define.ts";
import type { Drafts } from "./drafts/draft.ts";
import { readDrafts } from "./drafts/read.ts";
import { CalculationError } from "./error.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Issue } from "./read.ts";
import { calculate } from "./run.ts";

/** A right answer and the inputs that it answers. */
export interface Answer {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

/** What the fields mean, what is wrong with them, and the answer where nothing is. */
export interface Result {
  readonly inputs: Answer["inputs"];
  readonly issues: readonly Issue[];
  readonly answer: Answer | null;
}

/**
 * Reads the fields and calculates. What the calculation refuses is an issue on its field.
 *
 * @throws whatever is a fault of the calculation, not a refusal
 */
export function answerDrafts(
  definition: AnyDefinition,
  drafts: Drafts,
  preferences: Preferences,
  today: string,
): Result {
  const { inputs, issues } = readDrafts(definition, drafts, preferences, today);
  if (issues.length > 0) return { inputs, issues, answer: null };
  try {
    return { inputs, issues, answer: { inputs, outputs: calculate(definition, inputs) } };
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return { inputs, issues: [{ field: error.field, message: error.message }], answer: null };
  }
}
