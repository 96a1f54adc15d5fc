import { Link } from "react-router";
import { CategoryIcon } from "#ui/category-icon.tsx";
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
      <ul className={styles.popular}>
        {figures.map(({ id, name, category, label, figure }) => (
          <li key={id} className={styles.popularEntry}>
            <Link to={`/calculator/${id}`} className={styles.popularLink}>
              <CategoryIcon category={category} />
              {name}
            </Link>
            <p className={styles.popularFigure}>{figure}</p>
            <p className={styles.popularLabel}>{label}</p>
            {/* Lazy, or React has it fetched before the scripts. */}
            <img
              src={`/previews/mini/${id}.svg`}
              alt=""
              width="96"
              height="44"
              loading="lazy"
              className={styles.popularDrawing}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
