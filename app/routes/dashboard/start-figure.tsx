import { useRef } from "react";
import { CalculationError } from "#engine/error.ts";
import { readDefaults } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { EntryFigure } from "#features/directory/entry-with-figure.tsx";
import { usePreferences } from "#features/localization/index.ts";
import type { LoadedDefinition } from "#features/saved/load-definition.ts";
import { listMainFigures } from "#features/saved/main-figures.ts";
import type { SavedFigure } from "#features/saved/saved-store.ts";
import { useDefinitionInView } from "#features/saved/use-definition-in-view.ts";
import type { Preferences } from "#localization/preferences.ts";
import * as styles from "./dashboard.css.ts";

interface StartFigureProps {
  readonly id: string;
  /** Stands where there is no figure: what the calculator is for. */
  readonly description: string;
}

/** The figure that a calculator begins with, in the reader's units and currency; worked out here, when one comes to see it. */
export default function StartFigure({ id, description }: StartFigureProps) {
  const { preferences } = usePreferences();
  const place = useRef<HTMLDivElement>(null);
  const { loaded, hasFailed } = useDefinitionInView(place, id);
  const found = loaded && startFigure(loaded, preferences);
  return (
    <div ref={place}>
      {found ? (
        <EntryFigure figure={found.text} label={found.label} />
      ) : (
        <p className={styles.description}>{loaded || hasFailed ? description : "…"}</p>
      )}
    </div>
  );
}

/** Longer ones have no room. */
const LONGEST = 14;

/** Its main figure; null where that is no short number: a draw, a text, an age in years, months and days. */
export function startFigure({ definition, today }: LoadedDefinition, preferences: Preferences): SavedFigure | null {
  const inputs = readDefaults(definition, today, preferences.unitSystem);
  try {
    const answer = { inputs, outputs: calculate(definition, inputs) };
    const [figure] = listMainFigures({ definition, drafts: {}, answer }, preferences);
    return figure && /\d/.test(figure.text) && figure.text.length <= LONGEST ? figure : null;
  } catch (error) {
    if (!(error instanceof CalculationError)) throw error;
    return null;
  }
}
