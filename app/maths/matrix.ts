import { counted } from "./counted.ts";
import { commonDenominator, divide, fraction, multiply, readRational, toNumber, type Rational } from "./rational.ts";

/** Matrices of exact fractions, as rows of equal length. */
export type Matrix = readonly (readonly Rational[])[];

/**
 * Matrices where the decimal sign is a comma: "1,5 2; 3 4" is kept as "1.5 2; 3 4". A comma between two digits that came
 * with an address separates entries, and is shown before a blank, which goes on to do so.
 */
export const MATRIX_WITH_COMMAS = {
  read: (typed: string) => typed.replace(/(\d),(?=\d)/g, "$1."),
  write: (text: string) => text.replace(/(\d),(?=\d)/g, "$1, ").replace(/(\d)\.(?=\d)/g, "$1,"),
};

/**
 * Takes rows apart at semicolons and line breaks, entries at blanks and commas; an entry is a decimal number or a
 * fraction such as 2/3. Brackets around all of it, as results have them, are left out.
 *
 * @returns the matrix, or a sentence that says what is wrong
 */
export function readMatrix(text: string, limits: { readonly rows: number; readonly columns: number }): Matrix | string {
  const lines = text
    .trim()
    .replace(/;$/, "")
    .replace(/^\[(.*)\]$/s, "$1")
    .split(/;[^\S\n]*\n|[;\n]/);
  const rows: Rational[][] = [];
  for (const line of lines) {
    const row: Rational[] = [];
    for (const entry of line.trim().split(/\s*,\s*|\s+/)) {
      const value = readRational(entry);
      if (!value)
        return entry === ""
          ? "Every row needs at least one number."
          : `“${entry.slice(0, 40)}” is not a number such as 2, −0.5 or 2/3.`;
      row.push(value);
    }
    rows.push(row);
  }
  const width = rows[0]!.length;
  const odd = rows.findIndex((row) => row.length !== width);
  if (odd > 0)
    return `Row ${odd + 1} has ${counted(rows[odd]!.length, "number")}, but row 1 has ${width}. All rows must be equally long.`;
  if (rows.length > limits.rows || width > limits.columns)
    return `At most ${limits.rows} rows and ${limits.columns} columns are possible.`;
  return rows;
}

export function identity(size: number): Matrix {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => fraction(row === column ? 1n : 0n)),
  );
}

export function transpose(matrix: Matrix): Matrix {
  return matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));
}

/** The product; `a` must have as many columns as `b` has rows. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix {
  const [left, right] = [toWhole(a), toWhole(b)];
  const denominator = left.denominator * right.denominator;
  return fromWhole(multiplyWhole(left.rows, right.rows), denominator);
}

/**
 * A whole power of a square matrix, exponent >= 0; power 0 is the identity. The fractions are not in lowest terms: those of
 * high powers have thousands of digits, and reducing them takes longer than the power itself.
 */
export function raiseMatrix(matrix: Matrix, exponent: number): Matrix {
  const whole = toWhole(matrix);
  let [result, square, rest] = [null as readonly bigint[][] | null, whole.rows, exponent];
  while (rest > 0) {
    if (rest % 2 === 1) result = result ? multiplyWhole(result, square) : square;
    rest = Math.floor(rest / 2);
    if (rest > 0) square = multiplyWhole(square, square);
  }
  if (!result) return identity(matrix.length);
  const denominator = whole.denominator ** BigInt(exponent);
  return result.map((row) => row.map((numerator) => ({ numerator, denominator })));
}

/** How many decimal digits the matrix's numbers have over their common denominator; what exact powers cost grows with it. */
export function countDigits(matrix: Matrix): number {
  const { rows, denominator } = toWhole(matrix);
  const longest = rows.flat().reduce((most, value) => Math.max(most, String(value).length), 0);
  return longest + String(denominator).length;
}

export interface Elimination {
  /** The reduced row echelon form. */
  readonly reduced: Matrix;
  /** The columns of the leading ones; as many as the rank. */
  readonly pivots: readonly number[];
  /** The determinant of the first columns where there are as many of them as rows. */
  readonly determinant: Rational;
}

/**
 * Gauss-Jordan elimination without fractions, exact; with pivots in the first `columns` columns only (all, where left
 * out). Source: E. H. Bareiss, Mathematics of Computation 22, 1968.
 */
export function eliminate(matrix: Matrix, columns = matrix[0]!.length): Elimination {
  const scales = matrix.map((row) => commonDenominator(row));
  const rows = matrix.map((row, index) => row.map((value) => (value.numerator * scales[index]!) / value.denominator));
  const pivots: number[] = [];
  let [last, sign] = [1n, 1n];
  for (let column = 0; column < columns && pivots.length < rows.length; column += 1) {
    const top = pivots.length;
    const found = rows.findIndex((row, index) => index >= top && row[column] !== 0n);
    if (found < 0) continue;
    if (found !== top) [rows[top], rows[found], sign] = [rows[found]!, rows[top]!, -sign];
    const pivotRow = rows[top]!;
    const pivot = pivotRow[column]!;
    for (const [index, row] of rows.entries()) {
      const factor = row[column]!;
      if (index !== top) rows[index] = row.map((value, at) => (pivot * value - factor * pivotRow[at]!) / last);
    }
    last = pivot;
    pivots.push(column);
  }
  const whole = pivots.length === rows.length && rows.length === columns;
  return {
    reduced: rows.map((row) => row.map((value) => fraction(value, last))),
    pivots,
    determinant: whole
      ? fraction(
          sign * last,
          scales.reduce((product, scale) => product * scale, 1n),
        )
      : fraction(0n),
  };
}

/** Whether a matrix has as many rows as columns. */
export function isSquare(matrix: Matrix): boolean {
  return matrix.length === matrix[0]!.length;
}

/** The determinant of a square matrix, by elimination. */
export function determinantOf(matrix: Matrix): number {
  return toNumber(eliminate(matrix).determinant);
}

/** The inverse of a square matrix, or null where its determinant is 0. */
export function inverse(matrix: Matrix): Matrix | null {
  const size = matrix.length;
  const units = identity(size);
  const { reduced, pivots } = eliminate(
    matrix.map((row, index) => [...row, ...units[index]!]),
    size,
  );
  return pivots.length === size ? reduced.map((row) => row.slice(size)) : null;
}

/**
 * The coefficients of det(xI - A), highest power first, of a square matrix.
 * Source: the method of Faddeev and Le Verrier; Gantmacher, The Theory of Matrices, 1959, chapter IV.
 */
export function characteristicPolynomial(matrix: Matrix): readonly Rational[] {
  const { rows, denominator } = toWhole(matrix);
  const coefficients = [1n];
  let current = rows.map((row) => row.map(() => 0n));
  for (const [step] of rows.entries()) {
    const added = current.map((row, index) =>
      row.map((value, at) => (index === at ? value + coefficients[step]! : value)),
    );
    current = multiplyWhole(rows, added);
    const trace = current.reduce((total, row, index) => total + row[index]!, 0n);
    coefficients.push(-trace / BigInt(step + 1));
  }
  return coefficients.map((value, power) => multiply(fraction(value), fraction(1n, denominator ** BigInt(power))));
}

interface WholeMatrix {
  readonly rows: readonly bigint[][];
  readonly denominator: bigint;
}

function toWhole(matrix: Matrix): WholeMatrix {
  const denominator = commonDenominator(matrix.flat());
  return {
    denominator,
    rows: matrix.map((row) => row.map((value) => (value.numerator * denominator) / value.denominator)),
  };
}

function fromWhole(rows: readonly bigint[][], denominator: bigint): Matrix {
  return rows.map((row) => row.map((value) => divide(fraction(value), fraction(denominator))));
}

function multiplyWhole(a: readonly bigint[][], b: readonly bigint[][]): bigint[][] {
  return a.map((row) =>
    b[0]!.map((_, column) => row.reduce((total, value, at) => total + value * b[at]![column]!, 0n)),
  );
}
