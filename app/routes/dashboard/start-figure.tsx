import { useRef } from "react";
import { figureAtDefaults } from "#engine/figure-at-defaults.ts";
import { EntryFigure } from "#features/directory/entry-with-figure.tsx";
import { usePreferences } from "#features/localization/index.ts";
import { useDefinitionInView } from "#features/saved/use-definition-in-view.ts";
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
  const found = loaded && figureAtDefaults(loaded.definition, loaded.today, preferences);
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
