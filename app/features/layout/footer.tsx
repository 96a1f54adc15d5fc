import { categoryName } from "#catalogue/categories.ts";
import { BRAND } from "#ui/brand.ts";
import { wrap } from "#ui/layout.css.ts";
import * as styles from "./header.css.ts";

const FEATURED = ["finance", "health", "math", "other"];

/** The count that the footer claims: rounded down to tens; 18 where none is known. */
function footerCount(count: number): string {
  return `${count > 0 ? Math.floor(count / 10) * 10 : 18}+`;
}

export interface FooterProps {
  readonly count: number;
  readonly year: number;
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

export function Footer({ count, year, pages }: FooterProps) {
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`${wrap} ${styles.footerGrid}`}>
        <div>
          <p className={styles.footerTitle}>{BRAND}</p>
          <p>
            Your go-to platform for professional calculators and conversion tools. Fast, accurate, and easy to use for
            all your calculation needs.
          </p>
          <p>
            {footerCount(count)} calculators · © {year} {BRAND}
          </p>
          <a href="/offline" className={styles.footerLink}>
            Use them without a connection
          </a>
        </div>
        <nav aria-label="About this site">
          <p className={styles.footerTitle}>About {BRAND}</p>
          <ul className={styles.footerList}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className={styles.footerLink}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Featured categories">
          <p className={styles.footerTitle}>Featured categories</p>
          <ul className={styles.footerList}>
            {FEATURED.map((category) => (
              <li key={category}>
                <a href={`/calculators/${category}`} className={styles.footerLink}>
                  {categoryName(category)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
