import { divide, fraction, multiply, subtract, type Rational } from "./rational.ts";
import type { Matrix } from "./matrix.ts";

/** One line of an elimination as it is written by hand: what is done, and the row that comes of it. */
export interface RowOperation {
  readonly step: number;
  readonly operation: string;
  readonly becomes: string;
}

export interface EliminationOptions {
  /** Pivots are in the first columns only; the others stand behind a bar. All, where left out. */
  readonly columns?: number;
  /** Ends with the triangle and its diagonal's product, which is the determinant; else rows are reduced to leading ones. */
  readonly isDeterminant?: boolean;
}

/** So many characters are written at most: fractions grow with each step. */
const MOST_CHARACTERS = 8000;

/**
 * The elimination of a matrix by row operations, in exact fractions.
 * Source: Strang, Introduction to Linear Algebra, 5th ed. 2016, sections 2.2 and 2.5.
 *
 * @returns null where that would be too long to read
 */
export function listRowOperations(
  matrix: Matrix,
  { columns = matrix[0]!.length, isDeterminant = false }: EliminationOptions = {},
): readonly RowOperation[] | null {
  const rows = [...matrix];
  const write = (row: readonly Rational[]) => writeRow(row, columns);
  const written: RowOperation[] = [];
  let characters = 0;
  const note = (operation: string, becomes: string) => {
    written.push({ step: written.length, operation, becomes });
    characters += operation.length + becomes.length;
  };
  note("Start", rows.map(write).join("; "));
  let [top, swaps] = [0, 0];
  for (let column = 0; column < columns && top < rows.length; column += 1) {
    const found = rows.findIndex((row, index) => index >= top && row[column]!.numerator !== 0n);
    if (found < 0) continue;
    if (found !== top) {
      [rows[top], rows[found]] = [rows[found]!, rows[top]!];
      swaps += 1;
      note(`R${top + 1} ↔ R${found + 1}`, `${write(rows[top]!)}; ${write(rows[found]!)}`);
    }
    const pivot = rows[top]![column]!;
    if (!isDeterminant && !isOne(pivot)) {
      const factor = divide(fraction(1n), pivot);
      rows[top] = rows[top]!.map((value) => multiply(value, factor));
      note(`R${top + 1} → ${writeTimes(factor, top)}`, write(rows[top]!));
    }
    const pivotRow = rows[top]!;
    for (const [index, row] of rows.entries()) {
      if (index === top || (isDeterminant && index < top) || row[column]!.numerator === 0n) continue;
      const factor = divide(row[column]!, pivotRow[column]!);
      rows[index] = row.map((value, at) => subtract(value, multiply(factor, pivotRow[at]!)));
      const sign = factor.numerator < 0n ? "+" : "−";
      note(`R${index + 1} → R${index + 1} ${sign} ${writeTimes(withoutSign(factor), top)}`, write(rows[index]));
      if (characters > MOST_CHARACTERS) return null;
    }
    top += 1;
  }
  if (isDeterminant && rows.length === columns) note("Determinant", writeProduct(rows, swaps));
  return characters > MOST_CHARACTERS ? null : written;
}

/** "−(2 × 3 × −1) = 6": the product of the diagonal, of which each swap of rows has changed the sign. */
function writeProduct(rows: Matrix, swaps: number): string {
  const diagonal = rows.map((row, index) => row[index]!);
  const product = diagonal.reduce(multiply);
  const isTurned = swaps % 2 === 1;
  const factors = diagonal.map(writeRational).join(" × ");
  const result = isTurned ? multiply(fraction(-1n), product) : product;
  return `${isTurned ? `−(${factors})` : factors} = ${writeRational(result)}`;
}

/** "1  1/2 | 3" */
function writeRow(row: readonly Rational[], columns: number): string {
  const left = row.slice(0, columns).map(writeRational).join("\u2002");
  const right = row.slice(columns).map(writeRational).join("\u2002");
  return right === "" ? left : `${left} | ${right}`;
}

function writeTimes(factor: Rational, row: number): string {
  if (isOne(factor)) return `R${row + 1}`;
  return isOne(withoutSign(factor)) ? `−R${row + 1}` : `${writeRational(factor)}·R${row + 1}`;
}

function writeRational({ numerator, denominator }: Rational): string {
  const text = String(numerator).replace("-", "−");
  return denominator === 1n ? text : `${text}/${denominator}`;
}

function isOne({ numerator, denominator }: Rational): boolean {
  return numerator === denominator;
}

function withoutSign({ numerator, denominator }: Rational): Rational {
  return { numerator: numerator < 0n ? -numerator : numerator, denominator };
}
