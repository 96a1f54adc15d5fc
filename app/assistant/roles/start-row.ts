/** What a row of a list holds besides its figures. */
import type { AnyField, Rows } from "#engine/fields.ts";
import { getCanonicalWords } from "./profile.ts";

/**
 * A row's name, what nobody has to say, and what its words choose among those of all rows: where one is said to be business, the
 * others are not. Null where an option or an answer is left open.
 */
export function startRow(
  rows: Rows,
  name: string,
  words: readonly string[] = [],
  ofAll: readonly string[] = [],
): Record<string, unknown> | null {
  const cells = Object.entries(rows).map(([key, cell]) => [key, startCell(cell, name, words, ofAll)] as const);
  return cells.some(([, value]) => value === undefined) ? null : Object.fromEntries(cells);
}

function startCell(cell: AnyField, name: string, words: readonly string[], ofAll: readonly string[]): unknown {
  if (cell.kind === "text") return name;
  if (cell.kind === "choice") return cell.options?.find((option) => option.some(isSaidIn(words)))?.[0] ?? cell.unsaid;
  if (cell.kind === "boolean") {
    if (isSaidIn(ofAll)(cell.label)) return isSaidIn(words)(cell.label);
    return cell.unsaid ?? (cell.default === false ? false : undefined);
  }
  return cell.unsaid ?? cell.default ?? null;
}

function isSaidIn(words: readonly string[]): (text: string) => boolean {
  const said = new Set(words.flatMap(getCanonicalWords));
  return (text) => getCanonicalWords(text).every((word) => said.has(word));
}
