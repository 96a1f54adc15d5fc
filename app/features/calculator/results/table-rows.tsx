import { memo, useLayoutEffect, useRef } from "react";
import type { AnyField, Rows } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { boundField, formatCell } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { escapeHtml } from "#ui/escape-html.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import * as styles from "./results.css.ts";

export type ResultRows = readonly Readonly<Record<string, unknown>>[];

interface TableRowsProps {
  readonly columns: Rows;
  readonly rows: ResultRows;
  readonly preferences: Preferences;
  /** The place of the visitor's own row; -1 where it is not among these. */
  readonly own: number;
}

/**
 * Some rows of a table as one HTML string: hundreds of rows are neither rendered nor hydrated cell by cell. Later only
 * the texts that changed are set, in the cells that are there: columns, own row and number of rows have to stay.
 */
export const TableRows = memo(function TableRows({ columns, rows, preferences, own }: TableRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const fields = Object.entries(columns);
  const texts = rows.map((row) =>
    fields.map(([key, column]) => formatCell(boundField(column, row), row[key], preferences)),
  );
  const html = () =>
    texts
      .map((cells, index) => {
        const row = cells.map((text, at) => `<td${getCellMark(fields[at]![1], text)}>${escapeHtml(text)}</td>`);
        return `<tr${index === own ? ` class="${styles.markedRow}"` : ""}>${row.join("")}</tr>`;
      })
      .join("");
  useLayoutEffect(() => {
    const cells = body.current!.querySelectorAll("td");
    for (const [index, text] of texts.flat().entries()) {
      const node = cells[index]!.firstChild ?? cells[index]!.appendChild(new Text());
      if (node.nodeValue !== text) node.nodeValue = text;
    }
  });
  return <StaticHtml as="tbody" ref={body} html={html} />;
});

/** More words than these get a width of their own: on a telephone they would be a column of syllables. */
const LONG = 16;

/** No more than these stay on one line: "10:30 AM", "12 AWG". */
const SHORT = 10;

/** Words may take several lines; a date, a time or a size takes one. */
function getCellMark(column: AnyField, text: string): string {
  if (!isText(column)) return "";
  if (column.kind === "date" || text.length <= SHORT) return " data-date";
  return text.length > LONG ? ' data-text="long"' : " data-text";
}

/** Whether a column holds words, which stand at the start of their cell. */
export function isText(column: AnyField): boolean {
  return !isNumeric(column);
}
