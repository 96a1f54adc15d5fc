import { memo, useState } from "react";
import type { AnyField, Rows } from "#engine/fields.ts";
import type { Preferences } from "#localization/preferences.ts";
import { columnTitle } from "./column-title.ts";
import * as styles from "./results.css.ts";
import type * as TableView from "./table-view.tsx";
import { isText, type ResultRows, TableRows } from "./table-rows.tsx";

const FIRST_ROWS = 12;
/** A document has at most this many rows, and a click brings as many more: schedules go on for ten thousand years. */
const ROWS_OF_PART = 400;
/** This many rows are formatted in one go; in between the browser may answer the next keystroke. */
const ROWS_AT_ONCE = 24;

/** More of them do not fit on a telephone. */
const FEW_COLUMNS = 4;

/** What the reader chose to see, and the code for it, which comes with the choice. */
interface View {
  readonly code: typeof TableView;
  readonly choice: TableView.TableChoice;
}

interface DataTableProps {
  readonly name: string;
  readonly field: AnyField;
  readonly rows: ResultRows;
  readonly preferences: Preferences;
  /** The calculator's id and the query of its inputs, for the links that work without a script. */
  readonly id: string;
  readonly query: string;
  /** How many rows an address without a script skips, before as many as a part has; none for the first few rows. */
  readonly start: number | undefined;
  /** The value that marks the visitor's own row. */
  readonly marked?: unknown;
}

/** A table of results: sticky head, first rows, the rest a click away, and a download. */
export const DataTable = memo(function DataTable({
  name,
  field,
  rows: allRows,
  preferences,
  id,
  query,
  start,
  marked,
}: DataTableProps) {
  const [end, setEnd] = useState(start === undefined ? FIRST_ROWS : start + ROWS_OF_PART);
  const [isChoosing, setIsChoosing] = useState(false);
  const [view, setView] = useState<View | null>(null);
  const filled = filledColumns(field.columns ?? {}, allRows);
  const { columns, rows } = view?.code.chooseRows(field, filled, allRows, view.choice) ?? {
    columns: filled,
    rows: allRows,
  };
  const visible = rows.slice(start, end);
  return (
    <figure
      className={styles.figure}
      style={{ containIntrinsicBlockSize: likelyHeight(rows, visible) }}
      data-output={name}
    >
      <figcaption className={styles.figureTitle}>
        <span id={`table-${name}`}>{field.label}</span>
        {rows.length > 1 && (
          <a
            className={styles.textButton}
            href={`/api/calculators/${id}/tables/${name}.csv?${query}`}
            download={`${id}-${name}.csv`}
            onClick={(event) => {
              event.preventDefault();
              // Where its code cannot be loaded, the listener of lost files says so.
              void import("./csv.ts").then((csv) => csv.downloadCsv(`${id}-${name}.csv`, columns, rows));
            }}
          >
            Download CSV
          </a>
        )}
        {allRows.length > 1 && (field.byYear || Object.keys(filled).length > FEW_COLUMNS) && (
          <button
            type="button"
            className={styles.chooser}
            aria-expanded={isChoosing}
            onClick={() => {
              setIsChoosing(!isChoosing);
              if (!view) void import("./table-view.tsx").then((code) => setView({ code, choice: code.EVERYTHING }));
            }}
          >
            {field.byYear ? "By month or year" : "Columns"}
          </button>
        )}
      </figcaption>
      {isChoosing && view && (
        <view.code.TableChoices
          field={field}
          columns={filled}
          choice={view.choice}
          onChange={(choice) => setView({ ...view, choice })}
        />
      )}
      {visible.length === 0 ? (
        <p className={styles.none}>{field.none ?? "Nothing to list."}</p>
      ) : (
        <div
          className={styles.tableFrame}
          data-long={visible.length > ROWS_AT_ONCE || undefined}
          role="region"
          aria-labelledby={`table-${name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a frame that scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {Object.entries(columns).map(([key, column]) => (
                  <th key={key} scope="col" className={styles.head} data-text={isText(column) || undefined}>
                    {keepTogether(columnTitle(column, preferences))}
                  </th>
                ))}
              </tr>
            </thead>
            {splitIntoChunks(visible).map((chunk, index) => {
              const own = chunk.findIndex((row) => isMarked(field, row, marked));
              return (
                <TableRows
                  key={[index, chunk.length, own, ...Object.keys(columns)].join()}
                  columns={columns}
                  rows={chunk}
                  preferences={preferences}
                  own={own}
                />
              );
            })}
          </table>
        </div>
      )}
      {visible.length > ROWS_AT_ONCE && (
        <p className={styles.rowsNote}>{`${visible.length} rows. Scroll in the table to see them all.`}</p>
      )}
      {rows.length > end && (
        <a
          className={styles.textButton}
          href={`/calculator/${id}?${query ? `${query}&` : ""}show=${name}.${end - (end % ROWS_OF_PART)}`}
          onClick={(event) => {
            event.preventDefault();
            setEnd(end + ROWS_OF_PART);
          }}
        >
          {`Show ${rows[ROWS_OF_PART] ? "more of" : "all"} ${rows.length} rows`}
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

/** Stands in for its height until it is laid out, so that the page's length hardly changes: rows of a line each. */
function likelyHeight(rows: ResultRows, visible: ResultRows): string {
  const frame = Math.min(640, 40 + 37 * visible.length);
  return `auto ${45 + frame + (rows.length > visible.length ? 24 : 0)}px`;
}

/** A head of a few letters ("a + b") is kept on one line: narrow columns would break it at each space. */
function keepTogether(title: string): string {
  return title.length <= 6 ? title.replaceAll(" ", "\u00A0") : title;
}

function splitIntoChunks(rows: ResultRows): readonly ResultRows[] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );
}

function isMarked(field: AnyField, row: Readonly<Record<string, unknown>>, marked: unknown): boolean {
  return field.mark !== undefined && marked !== undefined && row[field.mark.column] === marked;
}
