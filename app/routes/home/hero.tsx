import { lede } from "#ui/layout.css.ts";
import * as styles from "./home.css.ts";

/** What the site is, for whoever comes for the first time. The heading and the bold words are the specification's. */
export function Hero({ total, categories }: { total: number; categories: number }) {
  return (
    <section className={styles.hero}>
      <h1 className={styles.heroTitle}>{total}+ tools for all your calculation needs!</h1>
      <p className={lede}>
        Ask a question or search {total} calculators. Their results are tested against separate calculations and
        published figures, every result has a link, and calculations run in your browser.
      </p>
      <ul className={styles.features}>
        <li>
          <b>{total} Calculators</b>in {categories} categories
        </li>
        <li>
          <b>AI Powered Assistant</b>tells you what it did not understand
        </li>
        <li>
          <b>Auto Unit Detection</b>type 5 ft 11 in, or 180 cm
        </li>
        <li>
          <b>Lightning Fast</b>works before scripts load
        </li>
      </ul>
    </section>
  );
}
