/** The rows of a list as they were read: "house: $415,000; checking: $6,500". */
import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isNeutral } from "#assistant/roles/neutral.ts";

/** More rows are counted only. */
const MOST_ROWS = 12;

/** Each row with its name and its figures; what nobody has to say, as that there is one, is left out. */
export function formatRows(field: AnyField, rows: readonly unknown[], preferences: Preferences): string {
  const columns = Object.entries(getRowFields(field) ?? {});
  const texts = (rows as readonly Readonly<Record<string, unknown>>[]).slice(0, MOST_ROWS).map((row) => {
    const [names, figures] = [true, false].map((isName) =>
      columns
        .filter(([, { kind }]) => (kind === "text") === isName)
        .flatMap(([key, cell]) => formatCell(cell, row[key], preferences)),
    );
    return [...(names!.length > 0 ? [names!.join(" ")] : []), figures!.join(", ")].join(": ");
  });
  return [...texts, ...(rows.length > MOST_ROWS ? [`${rows.length - MOST_ROWS} more`] : [])].join("; ");
}

function formatCell(cell: AnyField, value: unknown, preferences: Preferences): readonly string[] {
  if (value === null || value === undefined || value === "") return [];
  // A row without a name of its own is called by its first figure.
  if (cell.kind === "text") return /^[\p{Sc}\d]/u.test(String(value)) ? [] : [String(value)];
  if (cell.kind === "boolean") return value === true && cell.unsaid !== true ? [cell.label.toLowerCase()] : [];
  if (value === cell.unsaid || (isNeutral(cell) && value === cell.default)) return [];
  const { text } = formatValue(cell, value, preferences);
  if (cell.label === "How many") return [`× ${text}`];
  const isPlain = (cell.kind === "number" || cell.kind === "integer") && cell.unit === undefined;
  return [isPlain && cell.label.length > 1 ? `${text} ${cell.label.toLowerCase()}` : text];
}
