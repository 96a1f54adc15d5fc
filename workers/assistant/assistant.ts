import { registerAllUnits } from "#assistant/tokens/all-units.ts";
import { type Answer, answerSentence, type NoAnswer } from "#assistant/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { askModel, type Model } from "./assistant-model.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { findCandidates, spell } from "#workers/directory/search.ts";

/** An answer, and what read the sentence: the grammar, or the model that helps where the grammar cannot. */
export type Answered = (Answer & { readonly by: "grammar" | "model" }) | NoAnswer;

export interface Asked {
  readonly rows: readonly DirectoryRow[];
  /** Where the exchange rates are kept. */
  readonly store: Parameters<typeof currentDefinition>[1];
  readonly preferences: Preferences;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** The model that helps; null where none is configured, or where this visitor has asked it too often. */
  readonly model: Model | null;
}

/** How much of a question is looked at; the grammar refuses much shorter ones. */
const LONGEST_QUESTION = 1000;

/** Answers a sentence by the grammar; one that it cannot read by the model, where there is one. */
export async function answerQuestion(
  question: string,
  { rows, store, preferences, today, model }: Asked,
): Promise<Answered> {
  registerAllUnits();
  const sentence = question.slice(0, LONGEST_QUESTION);
  const sources = {
    preferences,
    today,
    search: (words: string) => Promise.resolve(findCandidates(rows, words)),
    load: (id: string) => currentDefinition(id, store),
    spell: (words: readonly string[]) => spell(rows, words),
  };
  const answer = await answerSentence(sentence, sources);
  if (answer.calculator !== null) return { ...answer, by: "grammar" };
  // A sentence that was understood, and is wrong or has several readings, needs no second opinion.
  if (answer.reason !== undefined || answer.readings || model === null) return answer;
  const helped = await askModel(sentence, sources, model);
  return helped ? { ...helped, by: "model" } : answer;
}
