/** Values as they were said: the rows of a list as "house: $415,000; checking: $6,500.50". */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { boundField } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { formatNumber } from "#localization/number-format.ts";
import { getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { isNeutral } from "#assistant/roles/neutral.ts";

/** An input as it was read, for the visitor to see. */
export interface ReadInput {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  /** Whether the figure is the same without it. */
  readonly isIdle?: boolean;
}

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
  // An option that nobody said counts as much: "every month".
  if (cell.kind === "choice" && value === cell.unsaid)
    return [`${cell.label} ${formatEntry(cell, value, preferences)}`.toLowerCase()];
  if (value === cell.unsaid || (isNeutral(cell) && value === cell.default)) return [];
  const text = formatEntry(cell, value, preferences);
  if (cell.label === "How many") return [`× ${text}`];
  const isPlain = (cell.kind === "number" || cell.kind === "integer") && cell.unit === undefined;
  return [isPlain && cell.label.length > 1 ? `${text} ${cell.label.toLowerCase()}` : text];
}

/** Inputs with their names and values; what is empty is left out. */
export function listReadInputs(
  definition: AnyDefinition,
  keys: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: Reading["units"] = {},
): ReadInput[] {
  return Object.keys(definition.inputs)
    .filter((key) => keys.includes(key))
    .map((key) => {
      const field = definition.inputs[key]!;
      const value = inputs[key];
      const text = !Array.isArray(value)
        ? formatEntry(boundField(field, inputs), value, preferences, units[key])
        : getRowFields(field)
          ? formatRows(field, value, preferences)
          : value.map((one) => formatNumber(Number(one), preferences.locale)).join(", ");
      return { key, label: field.label, text };
    })
    .filter((one) => one.text !== "");
}
