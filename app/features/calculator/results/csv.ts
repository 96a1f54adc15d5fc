import { toCsv } from "#engine/csv.ts";
import type { Rows } from "#engine/fields.ts";

/** Saves a table from the browser's memory; nothing is sent. */
export function downloadCsv(fileName: string, columns: Rows, rows: readonly Readonly<Record<string, unknown>>[]): void {
  // The mark tells spreadsheets that the text is UTF-8.
  const url = URL.createObjectURL(new Blob(["\uFEFF", toCsv(columns, rows)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
