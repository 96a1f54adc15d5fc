import { formatNumber } from "#localization/number-format.ts";
import type { Rows } from "./index.ts";
import {
  buildField,
  formatPlain,
  type Kind,
  type KindSchema,
  type NoOptions,
  type PlainField,
  plainKind,
  type SchemaTools,
  type SharedOptions,
} from "./kind.ts";

export interface TableOptions extends SharedOptions {
  /** Draws the table also as a bar split into shares: `name` and `value` are column keys. */
  readonly split?: { readonly name: string; readonly value: string };
  /** Which rows to highlight: those whose column has the value of the named input or output. */
  readonly mark?: { readonly column: string; readonly equals: string };
  /**
   * The rows are bands, of which `mark` has the value's: draws the named output on them, of several the first that has a
   * value. The rest are their columns.
   */
  readonly scale?: {
    readonly value: string | readonly string[];
    readonly name: string;
    readonly from: string;
    readonly to: string;
  };
  /** The rows in one line, where they are the answer: the matrix, the roots. `number` writes one as the reader does. */
  readonly summary?: RowsSummary;
  /** Of a table with a row for each month: the columns that a year sums, and those of which it has the last. */
  readonly byYear?: { readonly sum?: readonly string[]; readonly last?: readonly string[] };
}

export type RowsSummary = (
  rows: readonly Readonly<Record<string, unknown>>[],
  number: (value: number) => string,
) => string;

export interface SeriesOptions<X extends Rows, Y extends Rows> extends SharedOptions {
  /** The axis: one field, `{ month: integer("Month") }`. */
  readonly x: X;
  /** The lines: `{ balance: money("Balance") }`. */
  readonly y: Y;
  /** The table output that holds the points; without it `compute` returns them. */
  readonly from?: string;
  /** How it is drawn; line where nothing is said. */
  readonly as?: "line" | "area" | "bars" | "stack" | "points" | "steps";
  /** Its points lie on a curve without bends: it is drawn through them as one. */
  readonly smooth?: boolean;
  /** Points for the JSON calls only: one of the definition's pictures draws what they would. */
  readonly pictured?: true;
  /** Marks the visitor's own place: keys of inputs or outputs that hold x (and y). */
  readonly own?: { readonly x: string; readonly y?: string; readonly label?: string };
  /** Inputs or outputs that hold limits on the x axis: each is a line across the chart. */
  readonly limits?: readonly string[];
  /** Marks the points where the first two lines cross, with this label. */
  readonly crossing?: string;
  readonly logX?: boolean;
  readonly logY?: boolean;
  /** The y axis starts at the lowest value instead of zero (temperatures, rates). */
  readonly fit?: boolean;
}

export interface TableField extends TableOptions {
  readonly kind: "table";
  readonly label: string;
  readonly columns: Rows;
}

export interface SeriesField extends SeriesOptions<Rows, Rows> {
  readonly kind: "series";
  readonly label: string;
}

/** Rows with named columns. */
export const table = <const C extends Rows, const O extends TableOptions = NoOptions>(
  label: string,
  columns: C,
  options?: O,
) => buildField("table", label, { columns, ...options } as { readonly columns: C } & O);

/** A chart: points with one x and one or more y. */
export const chart = <const X extends Rows, const Y extends Rows, const O extends SeriesOptions<X, Y>>(
  label: string,
  options: O & { readonly x: X; readonly y: Y },
) => buildField("series", label, options);

/** A table or the points of a chart: results only, drawn by the page, so there is nothing to read or to check. */
const rowsKind: Kind<PlainField & Pick<TableField, "summary">> = {
  ...plainKind,
  isScalar: false,
  check: () => null,
  format: (field, value, { locale }) =>
    formatPlain(
      field.summary?.(value as readonly Readonly<Record<string, unknown>>[], (number) =>
        formatNumber(number, locale),
      ) ?? "",
    ),
};

export const tableKind: Kind<TableField> = rowsKind;
export const seriesKind: Kind<SeriesField> = rowsKind;

export const tableSchema: KindSchema<TableField> = {
  describe: ({ columns }, { describeRows }) => ({ columns: describeRows(columns) }),
  toJsonSchema: ({ columns }, { toJsonSchema }) => toRowsSchema(columns, toJsonSchema),
  draw: () => null,
};

export const seriesSchema: KindSchema<SeriesField> = {
  describe: ({ x, y }, { describeRows }) => ({ x: describeRows(x)[0], y: describeRows(y) }),
  toJsonSchema: ({ x, y }, { toJsonSchema }) => toRowsSchema({ ...x, ...y }, toJsonSchema),
  draw: () => null,
};

function toRowsSchema(columns: Rows, toJsonSchema: SchemaTools["toJsonSchema"]) {
  const properties = Object.fromEntries(Object.entries(columns).map(([key, cell]) => [key, toJsonSchema(cell)]));
  return { type: "array", items: { type: "object", properties } };
}
