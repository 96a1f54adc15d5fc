import type { AnyField } from "#engine/fields.ts";
import { formatForField } from "#engine/format.ts";
import { listSeparator } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { getKind } from "#engine/kinds/index.ts";
import { getItemField, getRowFields } from "#engine/values.ts";

/**
 * What stands in a field of the form. `exact` is the value behind a text that the visitor has not touched: it is used
 * as it is, so that showing 175 cm as 5 ft 8.9 in, or switching units back and forth, changes nothing.
 */
export interface Draft {
  readonly text: string;
  readonly unit?: string;
  readonly exact?: unknown;
  readonly rows?: readonly DraftRow[];
  /** A cell of a row that was added, which nobody has filled yet. */
  readonly isNew?: boolean;
  /** The default of the reader's system of units, untouched: in another system that one's takes its place. */
  readonly isDefault?: boolean;
}

export type DraftRow = Readonly<Record<string, Draft>>;
export type Drafts = Readonly<Record<string, Draft>>;

/** One field's draft for a value. */
export function createDraft(field: AnyField, value: unknown, preferences: Preferences, chosenUnit?: string): Draft {
  const rows = getRowFields(field);
  if (rows) {
    const entries = (value ?? []) as readonly Readonly<Record<string, unknown>>[];
    return {
      text: "",
      rows: entries.map((row) => mapFields(rows, (cell, key) => createDraft(cell, row[key], preferences))),
    };
  }
  const item = getItemField(field);
  if (item) {
    const values = (value ?? []) as readonly unknown[];
    const text = values
      .map((one) => formatForField({ ...item, plain: true } as AnyField, one, preferences))
      .join(listSeparator(preferences.locale));
    return { text, exact: value };
  }
  const unit = getKind(field).getUnit(field, preferences, chosenUnit);
  return { text: formatForField(field, value, preferences, unit), exact: value, ...(unit ? { unit } : {}) };
}

export function mapFields<T>(
  fields: Readonly<Record<string, AnyField>>,
  map: (field: AnyField, key: string) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, map(field, key)]));
}
