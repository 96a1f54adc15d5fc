import type { Dimension } from "#units/dimension.ts";

/**
 * The kinds of input and output, as builders. One vocabulary serves inputs, outputs, table columns, chart axes and list
 * rows: `money("Home price", { default: 400_000, min: 0.01 })`, `money("Monthly payment", { decimals: 2 })`.
 *
 * Meaning of the values: percent 6.5 means 6.5 %; money is a plain number in the visitor's currency; a quantity is a
 * number in the unit that the field names; a date is "YYYY-MM-DD"; a time is "HH:MM".
 */
export type FieldKind =
  | "number"
  | "integer"
  | "percent"
  | "money"
  | "quantity"
  | "date"
  | "time"
  | "choice"
  | "boolean"
  | "text"
  | "list"
  | "table"
  | "series";

/** An input applies only while every named input has the value (or one of the values) given here. */
export type When = Readonly<Record<string, Scalar | readonly Scalar[]>>;
type Scalar = string | number | boolean;

interface Shared {
  /** One short sentence under the field or the result. */
  readonly help?: string;
  /** The field may be left empty; it then takes its default. */
  readonly optional?: boolean;
  readonly when?: When;
  /** Other words that visitors use for this field; the assistant reads them ("down payment" / "deposit"). */
  readonly also?: readonly string[];
  /** What the assistant takes where a sentence does not say the field, instead of the default: no deposits, none beside. */
  readonly unsaid?: unknown;
  /** Outputs: what the page says instead of an empty space when the value is null. */
  readonly none?: string;
  /** Outputs: what the page says instead of 0 where that is no figure: "None". */
  readonly zero?: string;
}

export interface NumberOptions extends Shared {
  readonly default?: number | null;
  /** Inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** What is counted ("years", "per month"); a label, not convertible. */
  readonly unit?: string;
  /** Decimals shown; the value itself is never rounded. */
  readonly decimals?: number;
  /** Significant digits shown where nothing says how many decimals; six where nothing is said. Numbers only. */
  readonly digits?: number;
  /** Written without thousands separators: a calendar year, an identifier. */
  readonly plain?: boolean;
  /** Outputs: the symbol of the unit, where it follows from the inputs (converters). */
  readonly unitBy?: (inputs: Readonly<Record<string, unknown>>) => string;
  /**
   * An amount in the currency that this input (in a table: this column) holds as its ISO 4217 code, instead of the
   * visitor's own.
   */
  readonly currencyFrom?: string;
}

export interface QuantityOptions<U extends string> extends Omit<NumberOptions, "unit"> {
  /** The unit of the value in the JSON call, of the bounds and of the default. */
  readonly unit: U;
  /** The unit first shown to a visitor who uses metric units, where the nearest common one is not what people use. */
  readonly metric?: U;
  /** The same for imperial units; "ft-in" writes a length as 5 ft 9 in, "st-lb" a mass in stones and pounds. */
  readonly imperial?: U | "ft-in" | "st-lb";
}

export interface DateOptions extends Shared {
  /** "YYYY-MM-DD" or "today". */
  readonly default?: string | null;
  readonly min?: string;
  readonly max?: string;
  /** Outputs: "month" writes December 2056. */
  readonly precision?: "day" | "month";
}

export interface TimeOptions extends Shared {
  readonly default?: string | null;
}

export interface BooleanOptions extends Shared {
  readonly default?: boolean;
  /** Outputs: the words for true and false; else Yes and No. */
  readonly words?: readonly [string, string];
}

export interface TextOptions extends Shared {
  readonly default?: string | null;
  readonly maxLength?: number;
  /** Outputs and columns: the words shown for the codes in the JSON answer, `{ propertyTax: "Property tax" }`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Shown in a monospaced face: code, hexadecimal digits, expressions. */
  readonly code?: boolean;
  /** More than one line to type in. */
  readonly multiline?: boolean;
  /** The value is a secret of the visitor (a password): masked, and never put into an address. */
  readonly secret?: boolean;
  /** What to suggest while typing (time zones): values, not enforced. */
  readonly suggestions?: () => readonly string[];
}

export type Option = readonly [value: string, label: string];

export interface ChoiceOptions extends Shared {
  readonly default?: string;
  readonly options?: readonly Option[];
  /** The options depend on the value of another input (units of the chosen dimension). */
  readonly optionsBy?: OptionsBy;
}

export interface OptionsBy {
  readonly input: string;
  readonly options: (value: string) => readonly Option[];
  /** The option that the page chooses when the other input has changed; the first one where nothing is said. */
  readonly start?: (value: string) => string;
}

export type Rows = Readonly<Record<string, AnyField>>;

export interface ListOptions extends Shared {
  /** One field (a list of numbers) or named fields (a list of rows). */
  readonly of: AnyField | Rows;
  readonly default?: readonly unknown[] | null;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface TableOptions extends Shared {
  /** Draws the table also as a bar split into shares: `name` and `value` are column keys. */
  readonly split?: { readonly name: string; readonly value: string };
  /** Which rows to highlight: those whose column has the value of the named input or output. */
  readonly mark?: { readonly column: string; readonly equals: string };
  /** The rows in one line, where they are the answer: the matrix, the roots. `number` writes one as the reader does. */
  readonly summary?: RowsSummary;
}

export type RowsSummary = (
  rows: readonly Readonly<Record<string, unknown>>[],
  number: (value: number) => string,
) => string;

export interface SeriesOptions<X extends Rows, Y extends Rows> extends Shared {
  /** The axis: one field, `{ month: integer("Month") }`. */
  readonly x: X;
  /** The lines: `{ balance: money("Balance") }`. */
  readonly y: Y;
  /** The table output that holds the points; without it `compute` returns them. */
  readonly from?: string;
  /** How it is drawn; line where nothing is said. */
  readonly as?: "line" | "area" | "bars" | "stack" | "points" | "steps";
  /** Marks the visitor's own place: keys of inputs or outputs that hold x (and y). */
  readonly own?: { readonly x: string; readonly y?: string; readonly label?: string };
  /** Marks the points where the first two lines cross, with this label. */
  readonly crossing?: string;
  readonly logX?: boolean;
  readonly logY?: boolean;
  /** The y axis starts at the lowest value instead of zero (temperatures, rates). */
  readonly fit?: boolean;
}

export type Field<K extends FieldKind, O> = { readonly kind: K; readonly label: string } & Readonly<O>;

/** Any field, for code that handles all kinds. */
export interface AnyField extends Shared {
  readonly kind: FieldKind;
  readonly label: string;
  readonly default?: unknown;
  readonly min?: number | string;
  readonly max?: number | string;
  readonly unit?: string;
  readonly decimals?: number;
  readonly digits?: number;
  readonly plain?: boolean;
  readonly currency?: string;
  readonly unitBy?: (inputs: Readonly<Record<string, unknown>>) => string;
  readonly currencyFrom?: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a dimension of any units
  readonly dimension?: Dimension<any, any>;
  readonly metric?: string;
  readonly imperial?: string;
  readonly precision?: "day" | "month";
  readonly words?: readonly [string, string];
  readonly maxLength?: number;
  readonly labels?: Readonly<Record<string, string>>;
  readonly code?: boolean;
  readonly multiline?: boolean;
  readonly secret?: boolean;
  readonly suggestions?: () => readonly string[];
  readonly options?: readonly Option[];
  readonly optionsBy?: OptionsBy;
  readonly of?: AnyField | Rows;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly columns?: Rows;
  readonly split?: { readonly name: string; readonly value: string };
  readonly mark?: { readonly column: string; readonly equals: string };
  readonly summary?: RowsSummary;
  readonly x?: Rows;
  readonly y?: Rows;
  readonly from?: string;
  readonly as?: "line" | "area" | "bars" | "stack" | "points" | "steps";
  readonly own?: { readonly x: string; readonly y?: string; readonly label?: string };
  readonly crossing?: string;
  readonly logX?: boolean;
  readonly logY?: boolean;
  readonly fit?: boolean;
}

type Empty = Readonly<Record<never, never>>;

function build<K extends FieldKind, O>(kind: K, label: string, options: O | undefined): Field<K, O> {
  return { kind, label, ...options } as Field<K, O>;
}

/** Any real number. */
export const number = <const O extends NumberOptions = Empty>(label: string, options?: O) =>
  build("number", label, options);

/** A whole number; as an input, a fraction is refused. */
export const integer = <const O extends NumberOptions = Empty>(label: string, options?: O) =>
  build("integer", label, options);

/** A percentage: 6.5 means 6.5 %. */
export const percent = <const O extends NumberOptions = Empty>(label: string, options?: O) =>
  build("percent", label, options);

/** An amount in the visitor's currency, shown without decimals unless `decimals` says otherwise. */
export const money = <const O extends NumberOptions = Empty>(label: string, options?: O) =>
  build("money", label, options);

/** A measured amount in `unit`; visitors see and type it in any unit of the dimension. */
export const quantity = <const D extends string, const U extends string, const O extends QuantityOptions<U>>(
  label: string,
  dimension: Dimension<D, U>,
  options: O,
) => build("quantity", label, { dimension, ...options } as { readonly dimension: Dimension<D, U> } & O);

/** A calendar date, "YYYY-MM-DD". */
export const date = <const O extends DateOptions = Empty>(label: string, options?: O) => build("date", label, options);

/** A time of day, "HH:MM". */
export const time = <const O extends TimeOptions = Empty>(label: string, options?: O) => build("time", label, options);

/** One of a few named options. */
export const choice = <const O extends ChoiceOptions>(label: string, options: O) => build("choice", label, options);

/** Yes or no. */
export const boolean = <const O extends BooleanOptions = Empty>(label: string, options?: O) =>
  build("boolean", label, options);

/** A text; as an input at most `maxLength` characters. */
export const text = <const O extends TextOptions = Empty>(label: string, options?: O) => build("text", label, options);

/** Several numbers, or several rows of named fields. */
export const list = <const O extends ListOptions>(label: string, options: O) => build("list", label, options);

/** Rows with named columns. */
export const table = <const C extends Rows, const O extends TableOptions = Empty>(
  label: string,
  columns: C,
  options?: O,
) => build("table", label, { columns, ...options } as { readonly columns: C } & O);

/** A chart: points with one x and one or more y. */
export const chart = <const X extends Rows, const Y extends Rows, const O extends SeriesOptions<X, Y>>(
  label: string,
  options: O & { readonly x: X; readonly y: Y },
) => build("series", label, options);

type NumericKind = "number" | "integer" | "percent" | "money" | "quantity";

/** null only where the default is null: there may then be no value. */
type OrNull<F, V> = F extends { readonly default: null } ? V | null : V;

/** The type of the value that `compute` gets for an input field. */
export type InputValue<F> = F extends { readonly kind: NumericKind }
  ? OrNull<F, number>
  : F extends { readonly kind: "boolean" }
    ? boolean
    : F extends { readonly kind: "choice"; readonly options: readonly (readonly [infer V, string])[] }
      ? V
      : F extends { readonly kind: "list"; readonly of: infer E }
        ? OrNull<
            F,
            E extends { readonly kind: FieldKind }
              ? readonly InputValue<E>[]
              : readonly { readonly [K in keyof E]: InputValue<E[K]> }[]
          >
        : F extends { readonly kind: "date" | "time" | "text" | "choice" }
          ? OrNull<F, string>
          : never;

type Cell<F> = F extends { readonly kind: NumericKind }
  ? number | null
  : F extends { readonly kind: "boolean" }
    ? boolean | null
    : string | null;

/** A contextual type adds an index signature to the columns; only the named ones count. */
type RowOf<C> = { readonly [K in keyof C as string extends K ? never : K]: Cell<C[K]> };

/** The type of the value that `compute` must return for an output field. */
export type OutputValue<F> = F extends { readonly kind: "table"; readonly columns: infer C }
  ? readonly RowOf<C>[] | null
  : F extends { readonly kind: "series"; readonly x: infer X; readonly y: infer Y }
    ? readonly (RowOf<X> & RowOf<Y>)[] | null
    : Cell<F>;

export type InputsOf<I> = { readonly [K in keyof I]: InputValue<I[K]> };

/** Series that are drawn `from` a table are filled in by the engine. */
export type OutputsOf<O> = {
  readonly [K in keyof O as O[K] extends { readonly kind: "series"; readonly from: string } ? never : K]: OutputValue<
    O[K]
  >;
};
