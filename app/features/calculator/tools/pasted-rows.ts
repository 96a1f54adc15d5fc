import type { Draft, DraftRow } from "#engine/drafts/draft.ts";
import { createEmptyRow } from "#engine/drafts/rows.ts";
import type { AnyField } from "#engine/fields.ts";
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

/** Rows of a list with what was pasted, from the cell on into which it was pasted. A line of the columns' names is skipped. */
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
  const isHead = lines[0]!.every((cell, index) => same(cell, columns[index]?.[1].label ?? ""));
  const given = isHead ? lines.slice(1) : lines;
  const most = getMostRows(field);
  const taken = given.slice(0, Math.max(0, most - startRow));
  const faults: string[] = [];
  const next = [...rows];
  for (const [line, cells] of taken.entries()) {
    const at = startRow + line;
    const row: Record<string, Draft> = { ...(next[at] ?? createEmptyRow(field, preferences)) };
    for (const [index, [key, column]] of columns.entries()) {
      const cell = cells[index];
      if (cell === undefined) continue;
      const unit = row[key]?.unit;
      const read = readCell(column, cell, preferences);
      if (read === null) faults.push(`Row ${at + 1}, ${column.label}: “${cell.slice(0, 40)}” ${REFUSALS[column.kind]}`);
      row[key] = { text: read ?? "", ...(unit ? { unit } : {}), ...(read === null ? { isNew: true } : {}) };
    }
    if (cells.length > columns.length) faults.push(`Row ${at + 1}: more cells than columns.`);
    next[at] = row;
  }
  if (taken.length < given.length) faults.push(`Only ${most} rows are possible; the others were left out.`);
  return { rows: next, count: taken.length, faults };
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
      return cell;
  }
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
