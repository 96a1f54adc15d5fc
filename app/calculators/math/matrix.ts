import {
  choice,
  defineCalculator,
  integer,
  type MathNode,
  number,
  refuse,
  type Say,
  table,
  text,
} from "#engine/define.ts";
import {
  characteristicPolynomial,
  countDigits,
  determinantOf,
  eliminate,
  identity,
  inverse,
  isSquare,
  MATRIX_WITH_COMMAS,
  multiplyMatrices,
  raiseMatrix,
  readMatrix,
  transpose,
  type Matrix,
} from "#maths/matrix.ts";
import type { Complex } from "#maths/complex.ts";
import { findPolynomialRoots } from "#maths/polynomial.ts";
import { listRowOperations, type RowOperation } from "#maths/row-operations.ts";
import { add, multiply, toNumber, toRational, subtract } from "#maths/rational.ts";
import { figure, name, power, row, sign } from "#maths/typeset.ts";
import { typesetMatrix } from "#maths/typeset-matrix.ts";

const RESULT_COLUMNS = {
  c1: number("1"),
  c2: number("2"),
  c3: number("3"),
  c4: number("4"),
  c5: number("5"),
  c6: number("6"),
  c7: number("7"),
  c8: number("8"),
  c9: number("9"),
  c10: number("10"),
};

export default defineCalculator({
  id: "matrix",
  name: "Matrix Calculator",
  category: "math",
  emoji: "🔳",
  description:
    "Add, multiply, invert and transpose matrices up to 10 × 10, with determinant, rank, trace, eigenvalues and reduced row echelon form.",
  keywords: [
    "inverse matrix",
    "determinant",
    "matrix multiplication",
    "eigenvalues",
    "rref",
    "transpose",
    "rank of a matrix",
    "linear algebra",
  ],
  related: [
    { id: "linear-system", stage: "next_step", relevance: 94 },
    { id: "vector", stage: "complementary", relevance: 84 },
    { id: "polynomial-roots", stage: "advanced_planning", relevance: 72 },
    "complex-number",
  ],
  inputs: {
    operation: choice("Operation", {
      called: {
        inverse: ["inverse", "invert"],
        transpose: ["transpose", "transposed"],
        rref: ["rref", "reduced row echelon form", "row reduce"],
        eigenvalues: ["eigenvalues", "eigenvalue"],
      },
      default: "multiply",
      options: [
        ["determinant", "Determinant, trace and rank of A"],
        ["inverse", "Inverse of A"],
        ["transpose", "Transpose of A"],
        ["add", "A + B"],
        ["subtract", "A − B"],
        ["multiply", "A × B"],
        ["scalar", "A × number"],
        ["power", "A to a power"],
        ["rref", "Reduced row echelon form of A"],
        ["eigenvalues", "Eigenvalues of A"],
      ],
    }),
    a: text("Matrix A", {
      also: ["matrix"],
      code: true,
      tool: "matrix",
      withCommas: MATRIX_WITH_COMMAS,
      multiline: true,
      default: "1 2; 3 4",
      maxLength: 3000,
      help: "Rows are separated by semicolons, entries by spaces.",
    }),
    b: text("Matrix B", {
      code: true,
      tool: "matrix",
      withCommas: MATRIX_WITH_COMMAS,
      multiline: true,
      default: "5 6; 7 8",
      maxLength: 3000,
      when: { operation: ["add", "subtract", "multiply"] },
    }),
    scalar: number("Number", { default: 2, when: { operation: "scalar" } }),
    exponent: integer("Exponent", { also: ["power"], default: 2, min: -50, max: 50, when: { operation: "power" } }),
  },
  outputs: {
    result: table("Result", RESULT_COLUMNS, { summary: writeMatrix }),
    eigenvalues: table(
      "Eigenvalues of A",
      { real: number("Real part"), imaginary: number("Imaginary part") },
      { summary: writeComplexNumbers, none: "Listed by the operation of that name." },
    ),
    determinant: number("Determinant of A", { also: ["determinant", "invertible"], none: "Only for a square matrix" }),
    trace: number("Trace of A", { also: ["trace"], none: "Only for a square matrix" }),
    rank: integer("Rank of A", { also: ["rank"] }),
    rows: integer("Rows of the result"),
    columns: integer("Columns of the result"),
    rowOperations: table(
      "Row operations",
      { step: integer("Step"), operation: text("Operation"), becomes: text("Rows after it") },
      { none: "Shown for the determinant, the inverse and the reduced form, where the fractions stay short enough." },
    ),
  },
  primary: ({ operation }) => (operation === "determinant" || operation === "eigenvalues" ? operation : "result"),
  typeset: typesetRequest,
  compute(inputs) {
    const a = matrixOf(inputs.a, "a");
    const rows = resultOf(a, inputs);
    return {
      result: rows.map(rowOf),
      eigenvalues:
        inputs.operation === "eigenvalues" ? rows.map(([real = 0, imaginary = 0]) => ({ real, imaginary })) : null,
      determinant: isSquare(a) ? determinantOf(a) : null,
      trace: isSquare(a) ? toNumber(a.map((row, index) => row[index]!).reduce(add)) : null,
      rank: eliminate(a).pivots.length,
      rows: rows.length,
      columns: rows[0]!.length,
      get rowOperations() {
        return rowOperationsOf(a, inputs.operation);
      },
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.operation === "eigenvalues"
      ? "The table lists the eigenvalues, real part in column 1 and imaginary part in column 2."
      : inputs.operation === "determinant"
        ? "The table shows A itself."
        : "The result has {rows} rows and {columns} columns.",
    outputs.determinant === null
      ? "A is not square, so it has no determinant; its rank is {rank}."
      : outputs.determinant === 0
        ? "The determinant of A is 0: A has rank {rank} and no inverse."
        : "The determinant of A is {determinant}, so A can be inverted.",
  ],
  formula: {
    tex: [String.raw`(AB)_{ij} = \sum_k a_{ik} b_{kj}, \qquad A^{-1} A = I`, String.raw`\det(\lambda I - A) = 0`],
    where: {
      "A, B": "the matrices",
      "a_{ik}, b_{kj}": "their entries: row first, then column",
      I: "identity matrix",
      [String.raw`\lambda`]: "eigenvalues of A",
    },
  },
  howTo: [
    "Choose the Operation.",
    "Type Matrix A, rows separated by semicolons or line breaks and entries by spaces: 1 2; 3 4. Fractions such as 2/3 are allowed.",
    "Enter Matrix B, the Number or the Exponent where the operation asks for it.",
    "Determinant, trace and rank of A are shown below every result.",
    "Row operations lists each step of the elimination for a determinant, an inverse or a reduced row echelon form.",
  ],
  faq: [
    {
      question: "When can two matrices be multiplied?",
      answer:
        "When A has as many columns as B has rows: a 2 × 3 matrix times a 3 × 4 matrix gives 2 × 4. The order matters; AB and BA usually differ, and often only one of them exists.",
    },
    {
      question: "Why does my matrix have no inverse?",
      answer:
        "Its determinant is 0: some row is a combination of others, so the matrix flattens space, and what is lost cannot be recovered. 1 2; 2 4 is an example. Exact fractions are used here, so a determinant of 0 is really 0.",
    },
    {
      question: "What do eigenvalues mean?",
      answer:
        "An eigenvalue is the factor by which the matrix stretches vectors in one special direction, an eigenvector. Complex eigenvalues stand for a rotation: 0 −1; 1 0 rotates the plane by 90° and has the eigenvalues ±i. The sum of all eigenvalues is the trace, their product the determinant.",
    },
  ],
  about: [
    "Matrices up to 10 × 10 with exact fractions throughout; only the final results are rounded to decimals. Eigenvalues are the roots of the exact characteristic polynomial, so repeated eigenvalues come out clean.",
    "Power 0 gives the identity, negative powers are powers of the inverse. The reduced row echelon form shows the rank and solves linear systems; with the right side as the last column, it is the method you would use by hand.",
  ],
  sources: [
    "Strang, Introduction to Linear Algebra, 5th ed. 2016",
    "Golub and Van Loan, Matrix Computations, 4th ed. 2013",
  ],
  overflow: "a",
  phrases: [
    "determinant of {a}",
    "inverse of {a}",
    "multiply matrix {a} by {b}",
    "rank of the matrix {a}",
    "trace of the matrix {a}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A product",
      inputs: { operation: "multiply", a: "1 2; 3 4", b: "5 6; 7 8" },
      outputs: { result: { rows: 2, first: { c1: 19, c2: 22 }, last: { c1: 43, c2: 50 } } },
    },
    {
      title: "Inverse of a 2 × 2 matrix",
      inputs: { operation: "inverse", a: "4 7; 2 6" },
      outputs: { determinant: 10, result: { rows: 2, first: { c1: 0.6, c2: -0.7 } } },
    },
    {
      title: "Fibonacci numbers by a matrix power",
      inputs: { operation: "power", a: "1 1; 1 0", exponent: 30 },
      outputs: { result: { rows: 2, first: { c1: 1346269, c2: 832040 } } },
    },
  ],
});

function matrixOf(text: string, key: "a" | "b"): Matrix {
  const matrix = readMatrix(text, { rows: 10, columns: 10 });
  if (typeof matrix === "string") refuse(key, matrix);
  return matrix;
}

/** What is asked for, in one line: A + B, 2 A, A⁻¹, det A. */
function typesetRequest({ operation, a, b, scalar, exponent }: Request & { readonly a: string }, say: Say): MathNode {
  const left = typesetMatrix(matrixOf(a, "a"));
  switch (operation) {
    case "determinant":
      return row(name("det"), left);
    case "inverse":
      return power(left, figure("−1"));
    case "transpose":
      return power(left, name("T"));
    case "add":
    case "subtract":
      return row(left, sign(operation === "add" ? "+" : "−"), typesetMatrix(matrixOf(b, "b")));
    case "multiply":
      return row(left, typesetMatrix(matrixOf(b, "b")));
    case "scalar":
      return row(figure(say.number(scalar)), left);
    case "power":
      return power(left, figure(say.number(exponent)));
    default:
      return left;
  }
}

interface Request {
  readonly operation: string;
  readonly b: string;
  readonly scalar: number;
  readonly exponent: number;
}

function resultOf(a: Matrix, { operation, b, scalar, exponent }: Request): readonly (readonly number[])[] {
  switch (operation) {
    case "inverse":
      return toNumbers(inverseOf(a));
    case "transpose":
      return toNumbers(transpose(a));
    case "add":
    case "subtract":
      return toNumbers(entrywise(a, matrixOf(b, "b"), operation === "add" ? add : subtract));
    case "multiply":
      return toNumbers(productOf(a, matrixOf(b, "b")));
    case "scalar":
      return toNumbers(a.map((row) => row.map((value) => multiply(value, toRational(scalar)))));
    case "power":
      return toNumbers(powerOf(a, exponent));
    case "rref":
      return toNumbers(eliminate(a).reduced);
    case "eigenvalues":
      return eigenvaluesOf(a).map(({ real, imaginary }) => [real, imaginary]);
    default:
      return toNumbers(a);
  }
}

function requireSquare(a: Matrix): void {
  if (!isSquare(a)) refuse("a", "This needs a square matrix: as many rows as columns.");
}

function inverseOf(a: Matrix): Matrix {
  requireSquare(a);
  return inverse(a) ?? refuse("a", "The determinant of A is 0, so A has no inverse and no negative powers.");
}

/** The elimination behind the result, line by line. */
function rowOperationsOf(a: Matrix, operation: string): readonly RowOperation[] | null {
  switch (operation) {
    case "determinant":
      return listRowOperations(a, { isDeterminant: true });
    case "rref":
      return listRowOperations(a);
    case "inverse": {
      const units = identity(a.length);
      return listRowOperations(
        a.map((row, index) => [...row, ...units[index]!]),
        { columns: a.length },
      );
    }
    default:
      return null;
  }
}

function entrywise(a: Matrix, b: Matrix, combine: typeof add): Matrix {
  if (a.length !== b.length || a[0]!.length !== b[0]!.length) {
    refuse("b", `B must have the same size as A: ${a.length} rows and ${a[0]!.length} columns.`);
  }
  return a.map((row, i) => row.map((value, j) => combine(value, b[i]![j]!)));
}

function productOf(a: Matrix, b: Matrix): Matrix {
  if (a[0]!.length !== b.length) {
    refuse("b", `B must have as many rows as A has columns: ${a[0]!.length}, not ${b.length}.`);
  }
  return multiplyMatrices(a, b);
}

function powerOf(a: Matrix, exponent: number): Matrix {
  requireSquare(a);
  const base = exponent < 0 ? inverseOf(a) : a;
  requireShort(base, Math.abs(exponent));
  return raiseMatrix(base, Math.abs(exponent));
}

/** Keeps exact results within a few ten thousand digits in all. */
function requireShort(a: Matrix, steps: number): void {
  if (countDigits(a) * a.length * steps > 60_000) {
    refuse("a", "The entries have too many digits or different denominators for this. Use shorter numbers.");
  }
}

function eigenvaluesOf(a: Matrix): readonly Complex[] {
  requireSquare(a);
  requireShort(a, a.length);
  const near = (p: number, q: number) => Math.abs(p - q) <= 1e-12 * Math.max(1, Math.abs(p));
  return findPolynomialRoots(characteristicPolynomial(a))
    .map(({ real, imaginary }) => {
      const size = Math.hypot(real, imaginary);
      return {
        real: Math.abs(real) <= 1e-15 * size ? 0 : real,
        imaginary: Math.abs(imaginary) <= 1e-9 * Math.max(1, size) ? 0 : imaginary,
      };
    })
    .toSorted((p, q) => (near(p.real, q.real) ? q.imaginary - p.imaginary : q.real - p.real));
}

function toNumbers(matrix: Matrix): readonly (readonly number[])[] {
  return matrix.map((row) => row.map(toNumber));
}

type Row = Readonly<Record<"c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10", number | null>>;

/** A row as the keys c1, c2, … up to the number of columns. */
function rowOf(values: readonly number[]): Row {
  return Object.fromEntries(values.map((value, index) => [`c${index + 1}`, value])) as Row;
}

/** "2, −1 + 3i, −1 − 3i". */
function writeComplexNumbers(
  rows: readonly Readonly<Record<string, unknown>>[],
  number: (value: number) => string,
): string {
  const write = ({ real, imaginary }: Readonly<Record<string, unknown>>) => {
    const [whole, turn] = [Number(real), Number(imaginary)];
    if (turn === 0) return number(whole);
    const part = `${Math.abs(turn) === 1 ? "" : number(Math.abs(turn))}i`;
    return whole === 0 ? `${turn < 0 ? "-" : ""}${part}` : `${number(whole)} ${turn < 0 ? "-" : "+"} ${part}`;
  };
  return rows.map(write).join(";\u2002");
}

/** "[19, 22; 43, 50]", as the fields take it. */
function writeMatrix(rows: readonly Readonly<Record<string, unknown>>[], number: (value: number) => string): string {
  const lines = rows.map((row) =>
    Object.values(row)
      .filter((value) => typeof value === "number")
      .map(number)
      .join("\u2002"),
  );
  return `[${lines.join("; ")}]`;
}
