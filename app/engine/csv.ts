import type { Rows } from "./fields.ts";

/**
 * A table as CSV (RFC 4180), unrounded, in the catalogue's units and neutral number format, with a head of labels. A text
 * that a spreadsheet would take for a formula is written with an apostrophe before it.
 */
export function toCsv(columns: Rows, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const head = Object.values(columns).map((column) =>
    column.unit ? `${column.label} (${column.unit})` : column.label,
  );
  const body = rows.map((row) => Object.keys(columns).map((key) => row[key]));
  return [head, ...body].map((cells) => cells.map(cell).join(",")).join("\r\n");
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
