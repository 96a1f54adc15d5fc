import type { Preferences, UnitSystem } from "#localization/preferences.ts";
import type { AnyField, Rows } from "./index.ts";

/** An input applies only while every named input has the value (or one of the values) given here. */
export type When = Readonly<Record<string, Scalar | readonly Scalar[]>>;
type Scalar = string | number | boolean;

/** What every field may say. */
export interface SharedOptions {
  /** What a browser adds to the plain control (features/calculator/tools/field-tools.tsx). */
  readonly tool?: "keys" | "matrix" | "color" | "bands" | "plot";
  /** One short sentence under the field or the result. */
  readonly help?: string;
  /** The field may be left empty; it then takes its default. */
  readonly optional?: boolean;
  readonly when?: When;
  /** Other words that visitors use for this field; the assistant reads them ("down payment" / "deposit"). */
  readonly also?: readonly string[];
  /** Words of a sentence by which a value is less than nothing: "lose" 0.5 kg a week. */
  readonly negative?: readonly string[];
  /** What the assistant takes where a sentence does not say the field, instead of the default: no deposits, none beside. */
  readonly unsaid?: unknown;
  /** The input whose value this one has where a sentence says only that: a pool of one depth, square tiles. */
  readonly unsaidLike?: string;
  /**
   * Whether the assistant may take the default where a sentence does not say the field: `true` for what is sold or done alike
   * everywhere (a sheet of drywall), `false` for what nobody else can know (the strength of a syrup). Left out, it judges by the kind.
   */
  readonly assumable?: boolean;
  /** Outputs: what the page says instead of an empty space when the value is null. */
  readonly none?: string;
  /** Outputs: what the page says instead of 0 where that is not a figure: "None". */
  readonly zero?: string;
}

/** A default of its own for a system of units; the JSON call keeps `default`. */
export type DefaultIn<T> = { readonly [System in UnitSystem]?: T };

/** A field as a builder makes it: its kind, its label and what was declared, with literal types. */
export type Built<K extends string, O> = { readonly kind: K; readonly label: string } & Readonly<O>;

export type NoOptions = Readonly<Record<never, never>>;

export function buildField<K extends string, O>(kind: K, label: string, options: O | undefined): Built<K, O> {
  return { kind, label, ...options } as Built<K, O>;
}

/** A value as the visitor reads it, with its unit apart where it has one, so that a page can set it smaller. */
export interface Formatted {
  readonly text: string;
  /** The figure alone. */
  readonly figure: string;
  /** "kg", "years"; "" where the figure says it all. */
  readonly unit: string;
}

/** What a typed text means: a value of the field's kind in its declared unit, or a sentence that refuses it. */
export type Typed =
  | { readonly ok: true; readonly value: unknown; readonly unit?: string }
  | { readonly ok: false; readonly message: string };

export interface Checking {
  /** Whether bounds count; of an input that does not apply only the type is checked. */
  readonly bounds: boolean;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** In whose units a bound is told, and the one chosen for the field; of a JSON call it is told in the field's own. */
  readonly reader?: Reader | undefined;
}

export type Reader = readonly [preferences: Preferences, unit: string | undefined];

/** How values of one kind of field are read, checked and written. Null values never get here, unless it is said. */
export interface Kind<F = AnyField> {
  /** Whether its values are numbers. */
  readonly isNumeric: boolean;
  /** Whether it has one value, in one place: not a list, a table or a chart. */
  readonly isScalar: boolean;
  /** Whether its control always shows a value, as a checkbox does; beside other cells it says nothing of a row being filled in. */
  readonly isAlwaysFilled: boolean;
  /** What stands for a cell without a default that a row leaves out. */
  readonly blankCell: string | null;
  /** The default as `compute` gets it; null where there is none. With a system of units the round one of that system. */
  getDefault(field: F, today: string, unitSystem?: UnitSystem): unknown;
  /** The unit in which a visitor sees and types values, where they may choose one; else undefined. */
  getUnit(field: F, preferences: Preferences, chosen?: string): string | undefined;
  /** The sentence that refuses a value from a JSON call, or null where it is fine. */
  check(field: F, value: unknown, checking: Checking): string | null;
  /** Reads what a person typed in their locale; the text is not trimmed, and may be empty. */
  parse(field: F, text: string, preferences: Preferences, unit?: string): Typed;
  /** The control's text after a form was sent without scripts; null is what was shown and not sent. */
  readSubmitted(sent: string | null): string;
  /** Reads one entry of a list of numbers, as typed or pasted; null where it is not a number. */
  parseEntry(field: F, text: string, locale: string): number | null;
  /** Reads the neutral text of an address; what is not in neutral form stays a text, which `check` then refuses. */
  parseNeutral(field: F, text: string): unknown;
  /** Writes a value as neutral text for an address. */
  formatNeutral(field: F, value: unknown): string;
  /** Writes a value as a visitor reads it, in `unit` where they chose one. */
  format(field: F, value: unknown, preferences: Preferences, unit?: string): Formatted;
  /** Writes a value in a cell of a table whose head has the unit; the figure of `format` where there is none. */
  formatCell?(field: F, value: unknown, preferences: Preferences): string;
  /** Writes a value as it stands in a field to be edited: no unit, no sign, digits enough to read it back. */
  formatForField(field: F, value: unknown, preferences: Preferences, unit?: string): string;
}

/** A text without a unit. */
export function formatPlain(text: string): Formatted {
  return { text, figure: text, unit: "" };
}

/** The sentence that refuses a value of a field: “Bill” must be a number. */
export function sayMust({ label }: Pick<AnyField, "label">, what: string): string {
  return `“${label}” must ${what}.`;
}

/** What an empty text in a field means: no value, the default, or a refusal. */
export function parseEmpty(field: PlainField): Typed {
  if (field.default === null) return { ok: true, value: null };
  if (field.optional) return { ok: true, value: undefined };
  // The control of a date that holds 02/29/2029 says that it is empty.
  return { ok: false, message: `Enter a ${field.kind === "date" ? "valid date" : "value"} for “${field.label}”.` };
}

/** What {@link plainKind} asks of a field. */
export type PlainField = Pick<AnyField, "default" | "defaultIn" | "optional" | "label"> & { readonly kind: string };

/** What kinds have in common whose value is written as it is: the text in the address, in the field and in the call. */
export const plainKind = {
  isNumeric: false,
  isScalar: true,
  isAlwaysFilled: false,
  blankCell: null,
  getDefault: (field, _, unitSystem) => (unitSystem && field.defaultIn?.[unitSystem]) ?? field.default ?? null,
  getUnit: () => undefined,
  readSubmitted: (sent) => sent ?? "",
  parse(field, text) {
    const trimmed = text.trim();
    return trimmed === "" ? parseEmpty(field) : { ok: true, value: trimmed };
  },
  parseEntry: () => null,
  parseNeutral: (_, text) => (text === "" ? null : text),
  formatNeutral: (_, value) => String(value),
  formatForField: (_, value) => String(value),
} as const satisfies Partial<Kind<PlainField>>;

/** A number from 0 up to and without 1: `Math.random`, or a seeded generator. */
export type RandomSource = () => number;

/** A JSON Schema (2020-12), or a part of one; keywords that are undefined do not count. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a kind says of its fields to programs: the description in the JSON call, JSON Schema, values to try. Not for browsers. */
export interface KindSchema<F = AnyField> {
  /** What the description has beside what all fields have. */
  describe(field: F, tools: SchemaTools): Readonly<Record<string, unknown>>;
  /** The type and the bounds. */
  toJsonSchema(field: F, tools: SchemaTools): JsonSchema;
  /** A value within the bounds, given the inputs drawn before. */
  draw(field: F, random: RandomSource, inputs: Readonly<Record<string, unknown>>, tools: SchemaTools): unknown;
}

/** For kinds that have fields inside. */
export interface SchemaTools {
  describeRows(rows: Rows): readonly Readonly<Record<string, unknown>>[];
  toJsonSchema(field: AnyField): JsonSchema;
  draw(field: AnyField, random: RandomSource, inputs: Readonly<Record<string, unknown>>): unknown;
}
