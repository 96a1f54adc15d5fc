/** The entries of a matrix as they are typed, row by row. */
export type Cells = readonly (readonly string[])[];

export const MOST = 10;

/** A matrix's text as cells, all rows equally long; what is not a number stays as it is. */
export function toCells(text: string, mostColumns = MOST): Cells {
  const rows = text
    .trim()
    .replace(/;$/, "")
    .split(/;[^\S\n]*\n|[;\n]/)
    .slice(0, MOST)
    .map((line) =>
      line
        .trim()
        .split(/\s*,\s*|\s+/)
        .slice(0, mostColumns),
    );
  return resize(rows, rows.length, Math.max(...rows.map((row) => row.length)));
}

/** As text; an empty cell is 0, so that no other moves into its place. */
export const toText = (cells: Cells): string =>
  cells.map((row) => row.map((cell) => cell.replaceAll(/[\s;,]+/g, "") || "0").join(" ")).join("; ");

export function resize(cells: Cells, rows: number, columns: number): Cells {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => cells[row]?.[column] ?? "0"),
  );
}

/** With as many columns before the last, which stays the last. */
export function resizeBeforeLast(cells: Cells, columns: number): Cells {
  const before = cells.map((row) => row.slice(0, -1));
  return resize(before, cells.length, columns - 1).map((row, index) => [...row, cells[index]!.at(-1)!]);
}

export const withCell = (cells: Cells, row: number, column: number, cell: string): Cells =>
  cells.with(row, cells[row]!.with(column, cell));

/** With what was pasted from a spreadsheet, from a cell on; the matrix grows as far as it may. */
export function paste(cells: Cells, row: number, column: number, text: string, mostColumns = MOST): Cells {
  const pasted = text
    .trim()
    .split(/\r?\n|;/)
    .map((line) => line.trim().split(/\t|\s*,\s+|\s+/));
  const height = Math.min(MOST, Math.max(cells.length, row + pasted.length));
  const width = Math.min(
    mostColumns,
    Math.max(cells[0]!.length, column + Math.max(...pasted.map((line) => line.length))),
  );
  return resize(cells, height, width).map((line, y) => line.map((cell, x) => pasted[y - row]?.[x - column] ?? cell));
}

/** Which cells are not numbers such as 2, −0.5 or 2/3. */
export const isNumber = (cell: string): boolean =>
  /^[-+−]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:\/[-−]?\d+\.?\d*)?$/i.test(cell.trim());
