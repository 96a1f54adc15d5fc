/** What home shows in the visitor's units and currency. */
import type { Preferences } from "#localization/preferences.ts";
import type { currentDefinition } from "#workers/rates/rates.ts";
import type { DirectoryRow } from "./directory-row.ts";
import { answerExamples, type AnsweredQuestion } from "./example-questions.ts";
import { listPopularFigures, type PopularFigure } from "./popular-figures.ts";

export interface HomeFigures {
  readonly questions: readonly AnsweredQuestion[];
  readonly popular: readonly PopularFigure[];
}

export async function listHomeFigures(
  rows: readonly DirectoryRow[],
  preferences: Preferences,
  store: Parameters<typeof currentDefinition>[1],
): Promise<HomeFigures> {
  return { questions: answerExamples(preferences), popular: await listPopularFigures(rows, preferences, store) };
}
