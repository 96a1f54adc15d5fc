import { Link } from "react-router";
import { categoryName } from "#catalogue/categories.ts";
import type { DirectorySummary } from "#catalogue/directory-summary.ts";
import * as styles from "./directory-list.css.ts";

/** The way to the page of each category. */
export function CategoryIndex({ categories }: Pick<DirectorySummary, "categories">) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.index}>
        {categories.map(({ key, count }) => (
          <li key={key}>
            <Link to={`/calculators/${key}`} className={styles.indexLink}>
              {categoryName(key)} <small className={styles.count}>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
