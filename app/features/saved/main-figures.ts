import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import { preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Entries } from "./entries.ts";
import type { SavedFigure } from "./saved-store.ts";

/** As many as a card shows. */
const MOST_FIGURES = 3;
const LONGEST = 100;

/** The figures that the page shows first, as it writes them. None for a random draw: nobody gets it again. */
export function listMainFigures(
  { definition, drafts, answer }: Pick<Entries, "definition" | "drafts" | "answer">,
  preferences: Preferences,
): readonly SavedFigure[] {
  if (!answer || definition.isRandom) return [];
  const { answer: first, main } = arrangeFigures(definition, answer.inputs);
  const units = Object.fromEntries(Object.entries(drafts).flatMap(([key, { unit }]) => (unit ? [[key, unit]] : [])));
  const shownIn = preferencesFor(definition, answer.inputs, preferences);
  return [...(first ? [first] : []), ...main].slice(0, MOST_FIGURES).map((figure) => ({
    label: figure.label.slice(0, LONGEST),
    text: joinPieces(formatFigure(figure, definition, answer, shownIn, units)).slice(0, LONGEST),
  }));
}
