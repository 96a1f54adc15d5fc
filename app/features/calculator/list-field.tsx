import { type Draft, type DraftRow, emptyRow } from "#engine/drafts.ts";
import { DEFAULT_MAX_ITEMS } from "#engine/kinds/list.ts";
import { optionsOf, rowsOf } from "#engine/values.ts";
import { Button } from "#ui/button.tsx";
import { hiddenText } from "#ui/layout.css.ts";
import { Control } from "./control.tsx";
import type { FieldProps } from "./control-props.ts";
import * as styles from "./form.css.ts";

/** A list of rows: a small table of controls, with rows to add and remove. */
export function ListField({ name, field, draft, message, preferences, today, onChange }: FieldProps) {
  const columns = Object.entries(rowsOf(field) ?? {});
  const rows = draft.rows ?? [];
  const id = `field-${name}`;
  const setRows = (next: readonly DraftRow[]) => onChange({ ...draft, rows: next });
  const setCell = (index: number, key: string, cell: Draft) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, [key]: cell } : row)));
  const isFull = rows.length >= (field.maxItems ?? DEFAULT_MAX_ITEMS);
  return (
    <fieldset className={styles.field} name={name} id={id} aria-describedby={message ? `${id}-wrong` : undefined}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.rowsFrame}>
        <table className={styles.rowsTable}>
          <thead>
            <tr>
              {columns.map(([key, column]) => (
                <th key={key} className={styles.rowsHead} scope="col">
                  {column.label}
                </th>
              ))}
              <th className={styles.rowsHead} scope="col">
                <span className={hiddenText}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity than its place
              <tr key={index}>
                {columns.map(([key, column]) => (
                  <td key={key} className={styles.rowsCell}>
                    <div className={styles.cellBox}>
                      <Control
                        id={`${id}-${index}-${key}`}
                        name={`${name}.${index}.${key}`}
                        field={column}
                        draft={row[key] ?? { text: "" }}
                        options={optionsOf(column, {})}
                        described=""
                        cellLabel={`${column.label}, row ${index + 1}`}
                        preferences={preferences}
                        today={today}
                        onChange={(cell) => setCell(index, key, cell)}
                      />
                    </div>
                  </td>
                ))}
                <td className={styles.rowsCell} style={{ minWidth: 0 }}>
                  <button
                    type="button"
                    className={styles.removeRow}
                    aria-label={`Remove row ${index + 1}`}
                    disabled={rows.length <= (field.minItems ?? 0)}
                    onClick={() => setRows(rows.filter((_, at) => at !== index))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        className={styles.addRow}
        disabled={isFull}
        onClick={() => setRows([...rows, emptyRow(field, preferences, today)])}
      >
        Add a row
      </Button>
      {field.help && <p className={styles.note}>{field.help}</p>}
      {message && (
        <p className={styles.wrong} id={`${id}-wrong`}>
          {message}
        </p>
      )}
    </fieldset>
  );
}
