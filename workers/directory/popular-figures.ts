import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { boundField, preferencesFor } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { readDefaults } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import type { Preferences } from "#localization/preferences.ts";
import { logWarning } from "#workers/errors/log.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { todayUtc } from "./calculate.ts";
import type { DirectoryRow } from "./directory-row.ts";

/** A calculator with its answer before anything is filled in, as the visitor reads it. */
export interface PopularFigure {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** "Monthly cost" */
  readonly label: string;
  /** "$2,528.27" */
  readonly figure: string;
}

const MOST = 8;
/** Some of the most used have no figure: one that draws at random, a text, an age in three units. */
const TRIED = 16;
const LONGEST = 14;

/** The most used of the popular calculators; one that cannot answer is left out. */
export async function listPopularFigures(
  rows: readonly DirectoryRow[],
  preferences: Preferences,
  store: Parameters<typeof currentDefinition>[1],
): Promise<readonly PopularFigure[]> {
  const tried = rows
    .filter((row) => row.isPopular && row.hasConfig)
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, TRIED);
  const found = await Promise.all(tried.map((row) => answerAtDefaults(row, preferences, store)));
  return found.filter((one) => one !== null).slice(0, MOST);
}

async function answerAtDefaults(
  { id, name, category }: DirectoryRow,
  preferences: Preferences,
  store: Parameters<typeof currentDefinition>[1],
): Promise<PopularFigure | null> {
  try {
    const definition = await currentDefinition(id, store);
    if (!definition || definition.special || definition.isRandom) return null;
    const inputs = readDefaults(definition, todayUtc(), preferences.unitSystem);
    const outputs = calculate(definition, inputs);
    const { answer } = arrangeFigures(definition, inputs);
    if (!answer) return null;
    const shownIn = preferencesFor(definition, inputs, preferences);
    const figure = joinPieces(formatFigure(answer, definition, { inputs, outputs }, shownIn));
    const label = answer.label === "Result" ? describeFirst(definition, inputs, shownIn) : answer.label;
    return /\d/.test(figure) && figure.length <= LONGEST ? { id, name, category, label, figure } : null;
  } catch (error) {
    logWarning("popular-figure-missing", error);
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
