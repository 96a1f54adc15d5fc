import type { ReactNode } from "react";
import { hiddenText } from "#ui/layout.css.ts";
import type { Row } from "./comparison.ts";
import * as styles from "./comparison.css.ts";

interface ComparisonTableProps {
  /** What stands above the columns. */
  readonly heads: readonly { readonly key: string; readonly content: ReactNode }[];
  readonly entries: readonly Row[];
  readonly results: readonly Row[];
}

/** Calculations side by side, the names of the rows always in sight; rows that differ are marked. */
export function ComparisonTable({ heads, entries, results }: ComparisonTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Comparison">
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner} />
            {heads.map(({ key, content }) => (
              <th key={key} scope="col" className={styles.head}>
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <Part title="Entries" rows={entries} columns={heads.length} />
        <Part title="Results" rows={results} columns={heads.length} />
      </table>
    </div>
  );
}

function Part({ title, rows, columns }: { title: string; rows: readonly Row[]; columns: number }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={styles.part}>
          {title}
        </th>
        <td colSpan={columns} className={styles.part} />
      </tr>
      {rows.map((row) => (
        <tr key={row.key} className={row.differs ? styles.differs : undefined}>
          <th scope="row" className={styles.rowHead}>
            {row.label}
            {row.differs && <span className={styles.mark}> ≠</span>}
            {row.differs && <span className={hiddenText}> differs</span>}
          </th>
          {row.cells.map((cell, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
            <td key={at} className={styles.cell}>
              {cell.text}
              {cell.difference && <span className={styles.difference}>{cell.difference}</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
