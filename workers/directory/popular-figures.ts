import { figureAtDefaults } from "#engine/figure-at-defaults.ts";
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
    const found = definition && figureAtDefaults(definition, todayUtc(), preferences);
    return found && { id, name, category, label: found.label, figure: found.text };
  } catch (error) {
    logWarning("popular-figure-missing", error);
    return null;
  }
}
