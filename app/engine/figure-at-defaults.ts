import type { Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import { CalculationError } from "./error.ts";
import { arrangeFigures, formatFigure, joinPieces } from "./figures.ts";
import { formatEntry } from "./format-entry.ts";
import { boundField, preferencesFor } from "./format.ts";
import { readDefaults } from "./read.ts";
import { calculate } from "./run.ts";

/** Longer ones have no room beside a calculator's name. */
const LONGEST = 14;

/**
 * What a calculator answers before anything is filled in, in the reader's units and currency: "Monthly cost", "$2,528.27".
 * Null where that is no short number (a draw, a text, an age in years, months and days) and where it refuses its own values.
 */
export function figureAtDefaults(
  definition: AnyDefinition,
  today: string,
  preferences: Preferences,
): { readonly label: string; readonly text: string } | null {
  if (definition.isRandom) return null;
  const inputs = readDefaults(definition, today, preferences.unitSystem);
  const outputs = calculateOrNull(definition, inputs);
  const { answer } = arrangeFigures(definition, inputs);
  if (!outputs || !answer) return null;
  const shownIn = preferencesFor(definition, inputs, preferences);
  const text = joinPieces(formatFigure(answer, definition, { inputs, outputs }, shownIn));
  if (!/\d/.test(text) || text.length > LONGEST) return null;
  return { label: answer.label === "Result" ? describeFirst(definition, inputs, shownIn) : answer.label, text };
}

function calculateOrNull(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>) {
  try {
    return calculate(definition, inputs);
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return null;
  }
}

/** "Amount: $100.00": a result says nothing without what it is of. */
function describeFirst(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): string {
  const found = Object.entries(definition.inputs).find(([key]) => typeof inputs[key] === "number");
  if (!found) return "Result";
  const [key, field] = found;
  return `${field.label}: ${formatEntry(boundField(field, inputs), inputs[key], preferences)}`;
}
