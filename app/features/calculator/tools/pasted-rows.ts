import type { Draft, DraftRow } from "#engine/drafts/draft.ts";
import { createEmptyRow } from "#engine/drafts/rows.ts";
import type { AnyField } from "#engine/fields.ts";
import { getDefault, getKind } from "#engine/kinds/index.ts";
import { getMostRows } from "#engine/kinds/list.ts";
import { getRowFields, listOptions } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";

export interface Pasted {
  readonly rows: readonly DraftRow[];
  /** How many rows were filled. */
  readonly count: number;
  /** What could not be taken over, each with its cell. */
  readonly faults: readonly string[];
}

/** Whether a text comes from a spreadsheet: more than one cell. */
export const hasCells = (text: string): boolean => /[\t\n]/.test(text.trim());

/**
 * Rows of a list with what was pasted, from the cell on into which it was pasted. A line of the columns' names is skipped. What
 * is pasted over the untouched rows of the sample takes the place of them all.
 */
export function pasteRows(
  field: AnyField,
  rows: readonly DraftRow[],
  [startRow, startColumn]: readonly [row: number, column: number],
  text: string,
  preferences: Preferences,
): Pasted {
  const columns = Object.entries(getRowFields(field) ?? {}).slice(startColumn);
  const lines = text
    .replace(/(?:\r?\n)+$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  const given = isHead(lines, columns, preferences) ? lines.slice(1) : lines;
  const isNewList = startRow === 0 && startColumn === 0 && isSample(field, rows, preferences);
  const most = getMostRows(field);
  const taken = given.slice(0, Math.max(0, most - startRow));
  const faults: string[] = [];
  const next = isNewList ? [] : [...rows];
  for (const [line, cells] of taken.entries()) {
    const at = startRow + line;
    const row: Record<string, Draft> = { ...(next[at] ?? createPastedRow(field, preferences)) };
    for (const [index, [key, column]] of columns.entries()) {
      const cell = cells[index];
      if (cell === undefined) continue;
      const unit = row[key]?.unit;
      const read = readCell(column, cell, preferences);
      if (read === null || !isNumber(column, read, preferences, unit))
        faults.push(
          `Row ${at + 1}, ${column.label}: “${cell.slice(0, 40)}” ${REFUSALS[column.kind] ?? "is not a number."}`,
        );
      row[key] = { text: read ?? "", ...(unit ? { unit } : {}), ...(read === null ? { isNew: true } : {}) };
    }
    if (cells.length > columns.length) faults.push(`Row ${at + 1}: more cells than columns.`);
    next[at] = row;
  }
  if (taken.length < given.length) faults.push(`Only ${most} rows are possible; the others were left out.`);
  return { rows: next, count: taken.length, faults };
}

/** An empty row whose choices stand at their defaults: a spreadsheet seldom has a column for each. */
function createPastedRow(field: AnyField, preferences: Preferences): DraftRow {
  const columns = Object.entries(getRowFields(field) ?? {});
  const chosen = columns
    .filter(([, column]) => getKind(column).isAlwaysFilled && column.default !== undefined)
    .map(([key, column]) => [key, { text: String(column.default) }]);
  return { ...createEmptyRow(field, preferences), ...Object.fromEntries(chosen) };
}

/** Whether the rows are those that the page came with, and nobody has typed into them. */
function isSample(field: AnyField, rows: readonly DraftRow[], { unitSystem }: Preferences): boolean {
  const sample = (getDefault(field, "", unitSystem) ?? []) as readonly Readonly<Record<string, unknown>>[];
  const isSame = (row: DraftRow, at: number) =>
    Object.entries(row).every(([key, { exact }]) => exact === sample[at]?.[key]);
  return rows.length === sample.length && rows.every(isSame);
}

/** Whether the first line has the columns' names, or names of its own: words where the next line has numbers. */
function isHead(
  [first, second]: readonly (readonly string[])[],
  columns: readonly (readonly [key: string, column: AnyField])[],
  preferences: Preferences,
): boolean {
  if (first!.every((cell, index) => same(cell, columns[index]?.[1].label ?? ""))) return true;
  const numeric = columns.flatMap(([, column], index) => (getKind(column).isNumeric && first![index] ? [index] : []));
  const areNumbers = (line: readonly string[]) => (index: number) =>
    Boolean(line[index]) && isNumber(columns[index]![1], line[index]!, preferences);
  return (
    numeric.length > 0 && second !== undefined && !numeric.some(areNumbers(first!)) && numeric.every(areNumbers(second))
  );
}

/** Whether a column that has numbers can read a cell; an empty one waits. */
function isNumber(column: AnyField, cell: string, preferences: Preferences, unit?: string): boolean {
  const { isNumeric, parse } = getKind(column);
  return !isNumeric || cell === "" || parse(column, cell, preferences, unit).ok;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const REFUSALS: Readonly<Record<string, string>> = {
  choice: "is none of the choices.",
  date: "is not a date such as 2026-03-31.",
  time: "is not a time such as 17:30.",
};

/** The text that the cell's control can hold; null where it can hold none. The field itself says what a number is. */
function readCell(column: AnyField, cell: string, preferences: Preferences): string | null {
  switch (column.kind) {
    case "choice": {
      const found = listOptions(column, {}).find(([value, label]) => same(value, cell) || same(label, cell));
      return found?.[0] ?? null;
    }
    case "boolean":
      return String(/^(?:true|yes|y|x|1|✓)$/i.test(cell));
    case "time":
      return readTime(cell);
    case "date":
      return readDate(cell, preferences.locale);
    default:
      return column.unit === "minutes" ? (readMinutes(cell) ?? cell) : cell;
  }
}

/** "0:30" and "1:15" as minutes; null where it is no such time. */
export function readMinutes(cell: string): string | null {
  const [, hours, minutes] = /^\s*(\d{1,2}):([0-5]\d)\s*$/.exec(cell) ?? [];
  return minutes === undefined ? null : String(60 * Number(hours) + Number(minutes));
}

function readTime(cell: string): string | null {
  const [, hours = "", minutes = "00", half] = /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap])?\.?m?\.?$/i.exec(cell) ?? [];
  const isAfternoon = half?.toLowerCase() === "p";
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  if (hours === "" || hour > 23 || Number(minutes) > 59) return null;
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** "2026-03-31", or three numbers in the order of the reader's country. */
function readDate(cell: string, locale: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return cell;
  const numbers = /^(\d{1,4})[./-](\d{1,2})[./-](\d{4}|\d{1,2})$/.exec(cell)?.slice(1);
  if (!numbers) return null;
  const order = new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type) => type !== "literal");
  const part = (type: string) => (numbers[order.indexOf(type as (typeof order)[number])] ?? "").padStart(2, "0");
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(date) ? date : null;
}
