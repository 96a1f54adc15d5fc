import { Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
import type { PopularFigure } from "#workers/directory/popular-figures.ts";
import * as styles from "./home.css.ts";

/** What visitors open most, each with the figure that it begins with. */
export function Popular({ figures }: { readonly figures: readonly PopularFigure[] }) {
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
