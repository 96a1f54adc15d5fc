import { useRef } from "react";
import type { Preferences } from "#localization/preferences.ts";
import { usePreferences } from "#features/localization/index.ts";
import { createColumn } from "./comparison.ts";
import { FigureList } from "./figure-list.tsx";
import type { LoadedDefinition } from "./load-definition.ts";
import { listMainFigures } from "./main-figures.ts";
import type { Saved } from "./saved-store.ts";
import { useDefinitionInView } from "./use-definition-in-view.ts";

/**
 * The figures as they are now: of today's exchange rates and tax figures, in the reader's units and currency. They are
 * worked out here, when one comes to see them; until then, and without a network, they stand as they were saved.
 */
export default function LiveFigures({ saved }: { readonly saved: Saved }) {
  const { preferences } = usePreferences();
  const list = useRef<HTMLDListElement>(null);
  const { calculatorId, figures = [] } = saved;
  const { loaded } = useDefinitionInView(list, calculatorId);
  return <FigureList ref={list} figures={(loaded && liveFigures(loaded, saved, preferences)) ?? figures} />;
}

/** Null where there is no answer any more: what was saved says more than nothing. */
export function liveFigures(
  { definition, today }: LoadedDefinition,
  saved: Pick<Saved, "inputs">,
  preferences: Preferences,
) {
  const { inputs, outputs, refusal } = createColumn(definition, saved, today);
  if (refusal !== null) return null;
  const figures = listMainFigures({ definition, drafts: {}, answer: { inputs, outputs } }, preferences);
  return figures.length > 0 ? figures : null;
}
