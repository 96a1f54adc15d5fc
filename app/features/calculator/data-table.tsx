import { memo, useState } from "react";
import type { AnyField, Rows } from "#engine/fields.ts";
import {
  boundField,
  currencyFor,
  formatAmount,
  formatNumber,
  formatShortDate,
  formatValue,
  prettyUnit,
  toShownUnit,
  unitFor,
  unitSymbol,
} from "#engine/format.ts";
import type { Preferences } from "#engine/preferences.ts";
import { downloadCsv } from "./csv.ts";
import * as styles from "./results.css.ts";

const FIRST_ROWS = 12;

export type ResultRows = readonly Readonly<Record<string, unknown>>[];

interface DataTableProps {
  readonly name: string;
  readonly field: AnyField;
  readonly rows: ResultRows;
  readonly preferences: Preferences;
  /** The calculator's id and the query of its inputs, for the links that work without a script. */
  readonly address: { readonly id: string; readonly query: string };
  readonly showAll: boolean;
  /** The value that marks the visitor's own row. */
  readonly marked?: unknown;
}

/** A table of results: sticky head, first rows, the rest a click away, and a download. */
export const DataTable = memo(function DataTable({
  name,
  field,
  rows,
  preferences,
  address,
  showAll,
  marked,
}: DataTableProps) {
  const [isOpen, setIsOpen] = useState(showAll);
  const columns = filledColumns(field.columns ?? {}, rows);
  const visible = isOpen ? rows : rows.slice(0, FIRST_ROWS);
  const query = address.query ? `${address.query}&` : "";
  return (
    <figure className={styles.figure} data-output={name}>
      <figcaption className={styles.figureTitle}>
        <span id={`table-${name}`}>{field.label}</span>
        {rows.length > 1 && (
          <a
            className={styles.textButton}
            href={`/api/calculators/${address.id}/tables/${name}.csv?${address.query}`}
            download={`${address.id}-${name}.csv`}
            onClick={(event) => {
              event.preventDefault();
              downloadCsv(`${address.id}-${name}.csv`, columns, rows);
            }}
          >
            Download CSV
          </a>
        )}
      </figcaption>
      {rows.length === 0 ? (
        <p className={styles.none}>{field.none ?? "There is nothing to list for these entries."}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
        <div className={styles.tableFrame} role="region" aria-labelledby={`table-${name}`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.entries(columns).map(([key, column]) => (
                  <th key={key} scope="col" className={styles.head} data-text={isText(column)}>
                    {columnTitle(column, preferences)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity than its place
                <tr key={index} className={isMarked(field, row, marked) ? styles.markedRow : undefined}>
                  {Object.entries(columns).map(([key, column]) => (
                    <td key={key} className={styles.cell} data-text={isText(column)}>
                      {cellText(boundField(column, row), row[key], preferences)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > visible.length && (
        <a
          className={styles.textButton}
          href={`/calculator/${address.id}?${query}show=${name}`}
          onClick={(event) => {
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          {`Show all ${rows.length} rows`}
        </a>
      )}
    </figure>
  );
});

/** A column that no row fills says nothing: a 2 by 2 matrix has no third one. */
function filledColumns(columns: Rows, rows: ResultRows): Rows {
  if (rows.length === 0) return columns;
  return Object.fromEntries(
    Object.entries(columns).filter(([key]) => rows.some((row) => row[key] !== null && row[key] !== undefined)),
  );
}

function isText(column: AnyField): boolean {
  return column.kind === "text" || column.kind === "boolean" || column.kind === "date" || column.kind === "choice";
}

function isMarked(field: AnyField, row: Readonly<Record<string, unknown>>, marked: unknown): boolean {
  return field.mark !== undefined && marked !== undefined && row[field.mark.column] === marked;
}

/** The unit stands in the head, once, not in each cell. */
export function columnTitle(column: AnyField, preferences: Preferences): string {
  if (column.kind === "quantity") return `${column.label} (${unitSymbol(column, unitFor(column, preferences))})`;
  return column.unit ? `${column.label} (${prettyUnit(column.unit)})` : column.label;
}

/** A cell without its unit. */
export function cellText(column: AnyField, value: unknown, preferences: Preferences): string {
  if (value === null || value === undefined) return "–";
  if (column.kind === "money") return formatAmount(value as number, currencyFor(column, preferences), column.decimals);
  if (column.kind === "date" && column.precision !== "month")
    return formatShortDate(value as string, preferences.locale);
  if (column.kind !== "quantity")
    return formatValue(column.unit ? withoutUnit(column) : column, value, preferences).text;
  const unit = unitFor(column, preferences);
  if (unit === "ft-in" || unit === "st-lb") return formatValue(column, value, preferences).text;
  return (
    formatValue(column, value, preferences).figure ||
    formatNumber(toShownUnit(column, value as number, unit), preferences.locale)
  );
}

const bare = new WeakMap<AnyField, AnyField>();

function withoutUnit(column: AnyField): AnyField {
  const known = bare.get(column);
  if (known) return known;
  const { unit: _, ...rest } = column;
  bare.set(column, rest);
  return rest;
}
