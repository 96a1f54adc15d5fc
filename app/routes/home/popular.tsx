import { CalculatorEntries, CalculatorEntry, EntryFigure } from "#features/directory/entry-with-figure.tsx";
import type { PopularFigure } from "#workers/directory/popular-figures.ts";
import * as styles from "./home.css.ts";

/** What visitors open most, each with the figure that it begins with and what it draws of it. */
export function Popular({ figures }: { readonly figures: readonly PopularFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.frontTitle}>
        Popular calculators
      </h2>
      <CalculatorEntries>
        {figures.map(({ id, name, category, label, figure }) => (
          <CalculatorEntry key={id} id={id} name={name} category={category}>
            <EntryFigure figure={figure} label={label} />
          </CalculatorEntry>
        ))}
      </CalculatorEntries>
    </section>
  );
}
