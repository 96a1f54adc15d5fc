/**
 * Every kind of field, listed once: a new one is added here. Where kinds differ, code asks these instead of testing the name.
 */
import type { UnitSystem } from "#localization/preferences.ts";
import { type BooleanField, booleanKind, booleanSchema } from "./boolean.ts";
import { type ChoiceField, choiceKind, choiceSchema } from "./choice.ts";
import { type DateField, dateKind, dateSchema } from "./date.ts";
import { type IntegerField, integerKind, integerSchema } from "./integer.ts";
import type { Kind, KindSchema } from "./kind.ts";
import { createListKind, type ListField, listSchema } from "./list.ts";
import { type MoneyField, moneyKind, moneySchema } from "./money.ts";
import { type NumberField, numberKind } from "./number.ts";
import { numericSchema } from "./numeric.ts";
import { type PercentField, percentKind } from "./percent.ts";
import { type QuantityField, quantityKind, quantitySchema } from "./quantity.ts";
import { type SeriesField, seriesKind, seriesSchema, type TableField, tableKind, tableSchema } from "./rows.ts";
import { type TextField, textKind, textSchema } from "./text.ts";
import { type TimeField, timeKind, timeSchema } from "./time.ts";

export { boolean } from "./boolean.ts";
export { choice, type Option } from "./choice.ts";
export { date } from "./date.ts";
export { integer } from "./integer.ts";
export { list } from "./list.ts";
export { money, price } from "./money.ts";
export { number } from "./number.ts";
export { percent } from "./percent.ts";
export { quantity } from "./quantity.ts";
export { chart, table } from "./rows.ts";
export { text } from "./text.ts";
export { time } from "./time.ts";

/** The field of each kind, by its name. */
interface Fields {
  number: NumberField;
  integer: IntegerField;
  percent: PercentField;
  money: MoneyField;
  quantity: QuantityField;
  date: DateField;
  time: TimeField;
  choice: ChoiceField;
  boolean: BooleanField;
  text: TextField;
  list: ListField;
  table: TableField;
  series: SeriesField;
}

export type FieldKind = keyof Fields;

/** A field of any kind. A property that its kind does not have may be asked for, and is undefined. */
export type AnyField = { [K in FieldKind]: Fields[K] & Absent<Exclude<PropertyOfAny, keyof Fields[K]>> }[FieldKind];

type PropertyOfAny = { [K in FieldKind]: keyof Fields[K] }[FieldKind];
type Absent<Keys extends PropertyKey> = { readonly [Key in Keys]?: never };

/** Named fields: the columns of a table, the cells of a list's rows. */
export interface Rows {
  readonly [key: string]: AnyField;
}

const KINDS: { readonly [K in FieldKind]: Kind<Fields[K]> } = {
  number: numberKind,
  integer: integerKind,
  percent: percentKind,
  money: moneyKind,
  quantity: quantityKind,
  date: dateKind,
  time: timeKind,
  choice: choiceKind,
  boolean: booleanKind,
  text: textKind,
  list: createListKind(getKind),
  table: tableKind,
  series: seriesKind,
};

/** What each kind says of its fields to programs. Constants without calls: no browser loads them (`schemas.ts`). */
export const SCHEMAS: { readonly [K in FieldKind]: KindSchema<Fields[K]> } = {
  number: numericSchema,
  integer: integerSchema,
  percent: numericSchema,
  money: moneySchema,
  quantity: quantitySchema,
  date: dateSchema,
  time: timeSchema,
  choice: choiceSchema,
  boolean: booleanSchema,
  text: textSchema,
  list: listSchema,
  table: tableSchema,
  series: seriesSchema,
};

/** The kind of a field: how its values are read, checked and written. */
export function getKind(field: AnyField): Kind {
  return KINDS[field.kind] as Kind;
}

/** Whether the field's value is a number. */
export function isNumeric(field: AnyField): boolean {
  return getKind(field).isNumeric;
}

/**
 * The default as `compute` gets it: "today" becomes the given date, a list a fresh copy. With a reader's system of units
 * the one that is round there (`defaultIn`), where the field declares one.
 */
export function getDefault(field: AnyField, today: string, unitSystem?: UnitSystem): unknown {
  return getKind(field).getDefault(field, today, unitSystem);
}
