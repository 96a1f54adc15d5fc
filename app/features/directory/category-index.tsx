import { Link } from "react-router";
import { categoryName } from "#catalogue/categories.ts";
import type { DirectorySummary } from "#catalogue/directory-summary.ts";
import { CategoryIcon } from "#ui/category-icon.tsx";
import * as styles from "./directory-list.css.ts";

/** The way to the page of each category. */
export function CategoryIndex({
  categories,
  label = "Categories",
}: Pick<DirectorySummary, "categories"> & { readonly label?: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.index}>
        {categories.map(({ key, count }) => (
          <li key={key}>
            <Link to={`/calculators/${key}`} className={styles.indexLink}>
              <CategoryIcon category={key} />
              <span className={styles.indexName}>{categoryName(key)}</span>{" "}
              <small className={styles.count}>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
