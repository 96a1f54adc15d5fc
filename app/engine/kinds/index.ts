import type { UnitSystem } from "#localization/preferences.ts";
import { type BooleanField, booleanKind } from "./boolean.ts";
import { type ChoiceField, choiceKind } from "./choice.ts";
import { type DateField, dateKind } from "./date.ts";
import { type IntegerField, integerKind } from "./integer.ts";
import type { Kind } from "./kind.ts";
import { createListKind, type ListField } from "./list.ts";
import { type MoneyField, moneyKind } from "./money.ts";
import { type NumberField, numberKind } from "./number.ts";
import { type PercentField, percentKind } from "./percent.ts";
import { type QuantityField, quantityKind } from "./quantity.ts";
import { type SeriesField, seriesKind, type TableField, tableKind } from "./rows.ts";
import { type TextField, textKind } from "./text.ts";
import { type TimeField, timeKind } from "./time.ts";

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

/** Every kind of field, once. What differs between kinds is asked of these, not tested by name. */
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
