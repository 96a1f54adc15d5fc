import type { FieldKind } from "./kinds/index.ts";

/**
 * The kinds of input and output, as builders. One vocabulary serves inputs, outputs, table columns, chart axes and list
 * rows: `money("Home price", { default: 400_000, min: 0.01 })`, `money("Monthly payment", { decimals: 2 })`.
 *
 * Meaning of the values: percent 6.5 means 6.5 %; money is a plain number in the visitor's currency; a quantity is a
 * number in the unit that the field names; a date is "YYYY-MM-DD"; a time is "HH:MM".
 */
export * from "./kinds/index.ts";
export type { NumberOptions } from "./kinds/numeric.ts";

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
        : OrNull<F, string>;

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
