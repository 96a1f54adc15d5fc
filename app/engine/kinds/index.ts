import type { AnyField, FieldKind } from "#engine/fields.ts";
import { booleanKind } from "./boolean.ts";
import { choiceKind } from "./choice.ts";
import { dateKind } from "./date.ts";
import { integerKind } from "./integer.ts";
import type { Kind } from "./kind.ts";
import { createListKind } from "./list.ts";
import { moneyKind } from "./money.ts";
import { numberKind } from "./number.ts";
import { percentKind } from "./percent.ts";
import { quantityKind } from "./quantity.ts";
import { rowsKind } from "./rows.ts";
import { textKind } from "./text.ts";
import { timeKind } from "./time.ts";

/** Every kind of field, once. What differs between kinds is asked of these, not tested by name. */
const KINDS: Readonly<Record<FieldKind, Kind>> = {
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
  list: createListKind(kindOf),
  table: rowsKind,
  series: rowsKind,
};

/** The kind of a field: how its values are read, checked and written. */
export function kindOf(field: AnyField): Kind {
  return KINDS[field.kind];
}

/** Whether the field's value is a number. */
export function isNumeric(field: AnyField): boolean {
  return kindOf(field).isNumeric;
}

/** The default as `compute` gets it: "today" becomes the given date, a list a fresh copy. */
export function defaultOf(field: AnyField, today: string): unknown {
  return kindOf(field).getDefault(field, today);
}
