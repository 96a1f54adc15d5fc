import type { AnyField } from "#engine/fields.ts";
import { formatForField } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { isOneEntry } from "#engine/kinds/list.ts";
import { getItemField } from "#engine/values.ts";
import { listSeparator } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";

export interface PastedList {
  /** The numbers, as the field of the list takes them. */
  readonly text: string;
  /** What was left out, and what may surprise. */
  readonly note: string;
}

/**
 * Cells of a spreadsheet for a field that holds a list of numbers: amounts without their signs, "$1,200" as 1200; columns and
 * a first line of words are left out. Null where the text is no such thing, and is better pasted as it is.
 */
export function readPastedList(field: AnyField, pasted: string, preferences: Preferences): PastedList | null {
  const item = getItemField(field);
  const cells = pasted
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  // A line that holds several is a list as it is typed: the field reads it.
  if (!item || field.hasColons || !CELLS_OR_AMOUNT.test(pasted.trim())) return null;
  const { locale } = preferences;
  const read = (cell: string) => {
    const written = cell.replaceAll(SIGNS, "").trim();
    return isOneEntry(written, locale) ? getKind(item).parseEntry(item, written, locale) : null;
  };
  const width = Math.max(...cells.map((line) => line.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    cells.some((line) => read(line[at] ?? "") !== null),
  );
  const isWord = (cell = "") => read(cell) === null && !/^[-+.\d]/.test(cell.replaceAll(SIGNS, ""));
  const isHead = cells.length > 1 && columns.every((at) => isWord(cells[0]![at]));
  const lines = (isHead ? cells.slice(1) : cells).map((line) =>
    columns.flatMap((at) => (line[at] ? [read(line[at])] : [])),
  );
  const numbers = lines.flat();
  // A list that is typed is pasted as it is, and so is what cannot be read: the field says what is wrong.
  if (numbers.length === 0 || numbers.includes(null)) return null;
  const write = (value: number | null) => formatForField({ ...item, plain: true } as AnyField, value, preferences);
  return {
    text: numbers.map(write).join(listSeparator(locale)),
    note: [
      isHead ? `“${cells[0]!.join(" ").slice(0, 40)}” was left out.` : "",
      columns.length > 1
        ? `${columns.length} columns were pasted: all their ${numbers.length} numbers are one list.`
        : "",
      columns.length < width ? "A column of words was left out." : "",
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const CELLS_OR_AMOUNT = /[\t\n\p{Sc}]/u;
const SIGNS = /\p{Sc}/gu;
