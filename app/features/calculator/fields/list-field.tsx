import { useEffect, useRef, useState } from "react";
import type { Draft, DraftRow } from "#engine/drafts/draft.ts";
import { createEmptyRow, isUnfinishedRow } from "#engine/drafts/rows.ts";
import { getMostRows } from "#engine/kinds/list.ts";
import { listOptions, getRowFields } from "#engine/values.ts";
import { Button } from "#ui/button.tsx";
import { Control } from "./control.tsx";
import type { FieldProps } from "./control-props.ts";
import { getCellWidths, getLineWidth } from "#features/calculator/tools/row-widths.ts";
import * as styles from "./form.css.ts";

/** A list of rows: each a line of controls, or a card where there is no room for a line, with rows to add and remove. */
export function ListField({ name, field, draft, message, preferences, today, onChange }: FieldProps) {
  const columns = getRowFields(field) ?? {};
  const rows = draft.rows ?? [];
  const id = `field-${name}`;
  // By what stood there first: a row does not become a card while somebody types in it.
  const [widths] = useState(() => getCellWidths(columns, rows));
  const lineWidth = getLineWidth(widths);
  const setRows = (next: readonly DraftRow[]) => onChange({ text: draft.text, rows: next });
  const setCell = (index: number, key: string, cell: Draft) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, [key]: cell } : row)));
  const focusAddedRow = useFocusOfAddedRow(`${id}-${rows.length - 1}-${Object.keys(columns)[0]}`);
  return (
    <fieldset
      className={lineWidth === null ? styles.field : styles.rowsThatNeed[lineWidth]}
      name={name}
      id={id}
      aria-describedby={message ? `${id}-wrong` : undefined}
    >
      <legend className={styles.label}>{field.label}</legend>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity than its place
          <li key={index} className={styles.row}>
            {Object.entries(columns).map(([key, column]) => (
              <div key={key} className={styles.cell} style={{ flex: `1 1 ${widths[key]}px` }}>
                <span className={styles.cellLabel} aria-hidden="true">
                  {column.label}
                </span>
                <div className={styles.cellBox}>
                  <Control
                    id={`${id}-${index}-${key}`}
                    name={`${name}.${index}.${key}`}
                    field={column}
                    draft={row[key] ?? { text: "" }}
                    options={listOptions(column, {})}
                    described=""
                    cellLabel={`${column.label}, row ${index + 1}`}
                    preferences={preferences}
                    today={today}
                    onChange={(cell) => setCell(index, key, cell)}
                  />
                </div>
              </div>
            ))}
            <button
              type="button"
              className={styles.removeRow}
              aria-label={`Remove row ${index + 1}`}
              disabled={rows.length <= (field.minItems ?? 0)}
              onClick={() => setRows(rows.filter((_, at) => at !== index))}
            >
              ×
            </button>
            {isUnfinishedRow(field, row) && <p className={styles.rowNote}>Counts once it is filled in.</p>}
          </li>
        ))}
      </ol>
      <Button
        className={styles.addRow}
        // Without a script the form is sent, and comes back with one more row.
        type="submit"
        name="add"
        value={name}
        disabled={rows.length >= getMostRows(field)}
        onClick={(event) => {
          event.preventDefault();
          focusAddedRow();
          setRows([...rows, createEmptyRow(field, preferences)]);
        }}
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

/** Gives the focus to the first field of the last row, once a row that is added is there. */
function useFocusOfAddedRow(firstFieldId: string): () => void {
  const isAdding = useRef(false);
  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    document.getElementById(firstFieldId)?.focus();
  }, [firstFieldId]);
  return () => {
    isAdding.current = true;
  };
}
