import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { fetchJson } from "#features/data/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";
import type { PopularFigure } from "#workers/directory/popular-figures.ts";
import * as styles from "./home.css.ts";

/** What visitors open most, each with the figure that it begins with. */
export function Popular({ written }: { readonly written: readonly PopularFigure[] }) {
  const figures = useFiguresOfPreferences(written);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.frontTitle}>
        Popular calculators
      </h2>
      <ul className={styles.popular}>
        {figures.map(({ id, name, category, label, figure }) => (
          <li key={id} className={styles.popularEntry}>
            <Link to={`/calculator/${id}`} className={styles.popularLink}>
              <CategoryIcon category={category} />
              {name}
            </Link>
            <p className={styles.popularFigure}>{figure}</p>
            <p className={styles.popularLabel}>{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server wrote them in the visitor's units and currency: for others it is asked again, and without a network they stay. */
function useFiguresOfPreferences(written: readonly PopularFigure[]): readonly PopularFigure[] {
  const { preferences } = usePreferences();
  const known = useRef(preferences);
  const [figures, setFigures] = useState(written);
  useEffect(() => {
    if (known.current === preferences) return undefined;
    known.current = preferences;
    let isWanted = true;
    fetchJson<readonly PopularFigure[]>("/api/popular-figures").then(
      (found) => isWanted && setFigures(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [preferences]);
  return figures;
}
