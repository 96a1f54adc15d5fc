import { memo, useMemo } from "react";
import type { AnyField, Rows } from "#engine/fields.ts";
import { boundField } from "#engine/format.ts";
import type { Preferences } from "#engine/preferences.ts";
import { escapeHtml } from "#ui/escape-html.ts";
import { cellText } from "./cell-text.ts";
import * as styles from "./results.css.ts";

export type ResultRows = readonly Readonly<Record<string, unknown>>[];

interface TableRowsProps {
  /** The table. */
  readonly field: AnyField;
  readonly columns: Rows;
  readonly rows: ResultRows;
  readonly preferences: Preferences;
  /** The value that marks the visitor's own row. */
  readonly marked: unknown;
}

/**
 * Some rows of a table as one HTML string: hundreds of rows are neither rendered nor hydrated cell by cell, and rows
 * that read as before are not touched.
 */
export const TableRows = memo(function TableRows({ field, columns, rows, preferences, marked }: TableRowsProps) {
  const html = rowsHtml({ field, columns, rows, preferences, marked });
  // React sets the rows where the object is another one.
  const content = useMemo(() => ({ __html: html }), [html]);
  return <tbody dangerouslySetInnerHTML={content} />;
});

function rowsHtml({ field, columns, rows, preferences, marked }: TableRowsProps): string {
  const cells = Object.entries(columns).map(
    ([key, column]) => [key, column, isText(column) ? "<td data-text>" : "<td>"] as const,
  );
  let html = "";
  for (const row of rows) {
    html += isMarked(field, row, marked) ? `<tr class="${styles.markedRow}">` : "<tr>";
    for (const [key, column, start] of cells)
      html += `${start}${escapeHtml(cellText(boundField(column, row), row[key], preferences))}</td>`;
    html += "</tr>";
  }
  return html;
}

/** Whether a column holds words, which stand at the start of their cell. */
export function isText(column: AnyField): boolean {
  return column.kind === "text" || column.kind === "boolean" || column.kind === "date" || column.kind === "choice";
}

function isMarked(field: AnyField, row: Readonly<Record<string, unknown>>, marked: unknown): boolean {
  return field.mark !== undefined && marked !== undefined && row[field.mark.column] === marked;
}
