import type { AnyField, Rows } from "./fields.ts";

/**
 * A table as CSV (RFC 4180), rounded to the decimals that a column declares, in the catalogue's units and neutral number format, with a head of labels. A text
 * that a spreadsheet would take for a formula is written with an apostrophe before it.
 */
export function toCsv(columns: Rows, rows: readonly Readonly<Record<string, unknown>>[]): string {
  const head = Object.values(columns).map((column) =>
    column.unit ? `${column.label} (${column.unit})` : column.label,
  );
  const body = rows.map((row) => Object.entries(columns).map(([key, column]) => round(row[key], column)));
  return [head, ...body].map((cells) => cells.map(cell).join(",")).join("\r\n");
}

/** Money without decimals of its own has two; other figures keep twelve digits, beyond which binary fractions show. */
function round(value: unknown, { kind, decimals = kind === "money" ? 2 : undefined }: AnyField): unknown {
  if (typeof value !== "number") return value;
  return Number(decimals === undefined ? value.toPrecision(12) : value.toFixed(decimals));
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "string") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
