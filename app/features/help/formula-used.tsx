import { Fragment } from "react";
import type { TypesetFormula } from "#engine/typeset-formula.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import * as styles from "./help.css.ts";

export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** The formula as MathML, and what its symbols mean. */
export function FormulaUsed({ formula }: { formula: TypesetFormula }) {
  return (
    <Section title="Formula Used">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.formula} role="region" aria-label="The formula, typeset" tabIndex={0}>
        {formula.lines.map((line) => (
          <StaticHtml key={line} className={styles.formulaLine} html={() => line} />
        ))}
      </div>
      <dl className={styles.symbols}>
        {formula.symbols.map(([symbol, meaning]) => (
          <Fragment key={symbol}>
            <StaticHtml as="dt" html={() => symbol} />
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
}
