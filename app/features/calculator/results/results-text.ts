import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { arrangeFigures, formatFigure, joinPieces } from "#engine/figures.ts";
import { boundField, formatCell } from "#engine/format.ts";
import { formatEntry, formatEntryCell } from "#engine/format-entry.ts";
import { getKind } from "#engine/kinds/index.ts";
import { applies, getItemField, getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { formatCalculationAddress } from "./copy-button.tsx";
import { columnTitle } from "./column-title.ts";
import { type Calculation, listUnits } from "#features/calculator/use-calculation.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * A calculation as text to paste: the inputs that apply, the figures, lists and tables separated by tabs, and the address
 * that gives them again.
 */
export function resultsAsText(
  definition: AnyDefinition,
  { answer, query, drafts, asked }: Calculation,
  preferences: Preferences,
): string {
  const { inputs, outputs } = answer;
  const units = listUnits(drafts);
  const { answer: first, main, more } = arrangeFigures(definition, inputs, asked);
  const tables = Object.entries(definition.outputs).filter(([, field]) => field.columns);
  return [
    definition.name,
    "",
    ...listEntries(definition, { answer, drafts }, preferences).map(({ label, text }) => `${label}: ${text}`),
    "",
    ...[...(first ? [first] : []), ...main, ...more].map(
      (figure) => `${figure.label}: ${joinPieces(formatFigure(figure, definition, answer, preferences, units))}`,
    ),
    ...tables.flatMap(([key, field]) => ["", field.label, ...writeRows(field.columns!, outputs[key], preferences)]),
    "",
    formatCalculationAddress(definition.id, query),
  ].join("\n");
}

/** What was entered, as text: the inputs that apply, each as it was typed, rows on lines of their own. */
export function listEntries(
  definition: AnyDefinition,
  { answer: { inputs }, drafts }: Pick<Calculation, "answer" | "drafts">,
  preferences: Preferences,
): readonly { readonly label: string; readonly text: string }[] {
  const units = listUnits(drafts);
  return Object.entries(definition.inputs)
    .filter(([key, field]) => applies(field, inputs) && inputs[key] !== null && !field.secret)
    .map(([key, field]) => ({
      label: field.label,
      text: writeInput(boundField(field, inputs), inputs[key], preferences, units[key]),
    }));
}

function writeInput(field: AnyField, value: unknown, preferences: Preferences, unit: string | undefined): string {
  const rows = getRowFields(field);
  if (rows) return ["", ...writeRows(rows, value, preferences, formatEntryCell)].join("\n");
  const item = getItemField(field);
  if (item && Array.isArray(value)) return value.map((one) => formatEntry(item, one, preferences)).join("; ");
  return getKind(field).isScalar ? formatEntry(field, value, preferences, unit) : String(value);
}

function writeRows(
  columns: Rows,
  rows: unknown,
  preferences: Preferences,
  write: typeof formatCell = formatCell,
): readonly string[] {
  const shown = Array.isArray(rows) ? (rows as readonly Row[]) : [];
  return [
    Object.values(columns).map((column) => columnTitle(column, preferences)),
    ...shown.map((row) =>
      Object.entries(columns).map(([key, column]) => write(boundField(column, row), row[key], preferences)),
    ),
  ].map((cells) => cells.join("\t"));
}
