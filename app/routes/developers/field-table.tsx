import type { DescribedField } from "./describe-fields.ts";
import * as styles from "./developers.css.ts";

interface FieldTableProps {
  /** The heading above it. */
  readonly title: string;
  readonly fields: readonly DescribedField[];
  readonly hasDefaults?: boolean;
}

/** The keys of a calculator and what they mean. */
export function FieldTable({ title, fields, hasDefaults = false }: FieldTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard
    <div className={styles.frame} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Meaning</th>
            <th scope="col">Kind</th>
            <th scope="col">Unit</th>
            <th scope="col">Values</th>
            {hasDefaults && <th scope="col">Default</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ key, label, kind, unit, bounds, when, usual, posted, options }) => (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td>
                {label}
                {when && <span className={styles.condition}>{`Only when ${when}`}</span>}
              </td>
              <td>{kind}</td>
              <td>{unit}</td>
              <td>{options ? options.join(", ") : bounds}</td>
              {hasDefaults && <td>{posted ? <code>{posted}</code> : usual}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
