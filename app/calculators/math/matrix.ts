import { choice, defineCalculator, integer, number, refuse, table, text } from "#engine/define.ts";
import {
  characteristicPolynomial,
  digitsOf,
  eliminate,
  inverse,
  multiplyMatrices,
  powerOfMatrix,
  readMatrix,
  transpose,
  type Matrix,
} from "#maths/matrix.ts";
import type { Complex } from "#maths/complex.ts";
import { rootsOfPolynomial } from "#maths/polynomial.ts";
import { add, multiply, numberOf, rationalOf, subtract } from "#maths/rational.ts";

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
      multiline: true,
      default: "1 2; 3 4",
      maxLength: 3000,
      help: "Rows separated by ; and entries by blanks",
    }),
    b: text("Matrix B", {
      code: true,
      multiline: true,
      default: "5 6; 7 8",
      maxLength: 3000,
      when: { operation: ["add", "subtract", "multiply"] },
    }),
    scalar: number("Number", { default: 2, when: { operation: "scalar" } }),
    exponent: integer("Exponent", { also: ["power"], default: 2, min: -50, max: 50, when: { operation: "power" } }),
  },
  outputs: {
    result: table("Result", {
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
    }),
    determinant: number("Determinant of A", { none: "Only for a square matrix" }),
    trace: number("Trace of A", { none: "Only for a square matrix" }),
    rank: integer("Rank of A"),
    rows: integer("Rows of the result"),
    columns: integer("Columns of the result"),
  },
  compute(inputs) {
    const a = matrixOf(inputs.a, "a");
    const square = a.length === a[0]!.length;
    const rows = resultOf(a, inputs);
    return {
      result: rows.map(rowOf),
      determinant: square ? numberOf(eliminate(a).determinant) : null,
      trace: square ? numberOf(a.map((row, index) => row[index]!).reduce(add)) : null,
      rank: eliminate(a).pivots.length,
      rows: rows.length,
      columns: rows[0]!.length,
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
    "Type Matrix A, rows separated by semicolons or line breaks and entries by blanks: 1 2; 3 4. Fractions such as 2/3 are allowed.",
    "Give Matrix B, the Number or the Exponent where the operation asks for it.",
    "Determinant, trace and rank of A are shown below every result.",
  ],
  faq: [
    {
      question: "When can two matrices be multiplied?",
      answer:
        "When A has as many columns as B has rows: a 2 × 3 matrix times a 3 × 4 matrix gives 2 × 4. The order matters; AB and BA usually differ, and often only one of them exists.",
    },
    {
      question: "Why has my matrix no inverse?",
      answer:
        "Its determinant is 0: some row is a combination of others, so the matrix flattens space and what is lost cannot be restored. 1 2; 2 4 is an example. Exact fractions are used here, so a determinant of 0 is really 0.",
    },
    {
      question: "What do eigenvalues mean?",
      answer:
        "They are the factors by which a matrix stretches its own directions. Complex ones stand for a rotation: 0 −1; 1 0 turns the plane by 90° and has the eigenvalues ± i. The sum of all eigenvalues is the trace, their product the determinant.",
    },
  ],
  about: [
    "Matrices up to 10 × 10 with exact fractions throughout; only the final results are rounded to decimals. Eigenvalues are the roots of the exact characteristic polynomial, so repeated eigenvalues come out clean.",
    "Power 0 gives the identity, negative powers are powers of the inverse. The reduced row echelon form shows the rank and solves linear systems; with the right side as the last column it is the method by hand.",
  ],
  sources: [
    "Strang, Introduction to Linear Algebra, 5th ed. 2016",
    "Golub and Van Loan, Matrix Computations, 4th ed. 2013",
  ],
  overflow: "a",
  phrases: ["determinant of {a}", "inverse of {a}", "multiply matrix {a} by {b}"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { operation: "inverse", a: "4 7; 2 6", b: "5 6; 7 8", scalar: 2, exponent: 2 },
      outputs: {
        result: { rows: 2, first: { c1: 0.6, c2: -0.7 }, last: { c1: -0.2, c2: 0.4 } },
        determinant: 10,
        trace: 10,
        rank: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "determinant", a: "2 0 1; 1 3 2; 1 1 1" },
      outputs: {
        result: { rows: 3, first: { c1: 2, c2: 0, c3: 1 }, last: { c1: 1, c2: 1, c3: 1 } },
        determinant: 0,
        trace: 6,
        rank: 2,
        rows: 3,
        columns: 3,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "inverse", a: "1/2 1/3; 1/4 1/5" },
      outputs: {
        result: { rows: 2, first: { c1: 12, c2: -20 }, last: { c1: -15, c2: 30 } },
        determinant: 0.0166666666667,
        trace: 0.7,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "inverse", a: "2" },
      outputs: {
        result: { rows: 1, first: { c1: 0.5 }, last: { c1: 0.5 } },
        determinant: 2,
        trace: 2,
        rank: 1,
        rows: 1,
        columns: 1,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "transpose", a: "1 2 3; 4 5 6" },
      outputs: {
        result: { rows: 3, first: { c1: 1, c2: 4 }, last: { c1: 3, c2: 6 } },
        determinant: null,
        trace: null,
        rank: 2,
        rows: 3,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "add", a: "1 2; 3 4", b: "0.5 -2; 1/3 0" },
      outputs: {
        result: { rows: 2, first: { c1: 1.5, c2: 0 }, last: { c1: 3.33333333333, c2: 4 } },
        determinant: -2,
        trace: 5,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "subtract", a: "1, 2\n3, 4", b: "5 6; 7 8" },
      outputs: {
        result: { rows: 2, first: { c1: -4, c2: -4 }, last: { c1: -4, c2: -4 } },
        determinant: -2,
        trace: 5,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "multiply", a: "1 2 3", b: "4; 5; 6" },
      outputs: {
        result: { rows: 1, first: { c1: 32 }, last: { c1: 32 } },
        determinant: null,
        trace: null,
        rank: 1,
        rows: 1,
        columns: 1,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "multiply", a: "1; 2", b: "3 4 5" },
      outputs: {
        result: { rows: 2, first: { c1: 3, c2: 4, c3: 5 }, last: { c1: 6, c2: 8, c3: 10 } },
        determinant: null,
        trace: null,
        rank: 1,
        rows: 2,
        columns: 3,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "scalar", a: "1 2; 3 4", scalar: -0.1 },
      outputs: {
        result: { rows: 2, first: { c1: -0.1, c2: -0.2 }, last: { c1: -0.3, c2: -0.4 } },
        determinant: -2,
        trace: 5,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "power", a: "1 1; 1 0", exponent: 30 },
      outputs: {
        result: { rows: 2, first: { c1: 1346269, c2: 832040 }, last: { c1: 832040, c2: 514229 } },
        determinant: -1,
        trace: 1,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "power", a: "2 1; 1 1", exponent: -3 },
      outputs: {
        result: { rows: 2, first: { c1: 5, c2: -8 }, last: { c1: -8, c2: 13 } },
        determinant: 1,
        trace: 3,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "power", a: "1 2; 2 4", exponent: 0 },
      outputs: {
        result: { rows: 2, first: { c1: 1, c2: 0 }, last: { c1: 0, c2: 1 } },
        determinant: 0,
        trace: 5,
        rank: 1,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "power", a: "0.5 0.5; 0.25 0.75", exponent: 50 },
      outputs: {
        result: {
          rows: 2,
          first: { c1: 0.333333333333, c2: 0.666666666667 },
          last: { c1: 0.333333333333, c2: 0.666666666667 },
        },
        determinant: 0.25,
        trace: 1.25,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "rref", a: "1 2 3; 2 4 7; 3 6 10" },
      outputs: {
        result: { rows: 3, first: { c1: 1, c2: 2, c3: 0 }, last: { c1: 0, c2: 0, c3: 0 } },
        determinant: 0,
        trace: 15,
        rank: 2,
        rows: 3,
        columns: 3,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: { operation: "rref", a: "0 0; 0 0" },
      outputs: {
        result: { rows: 2, first: { c1: 0, c2: 0 }, last: { c1: 0, c2: 0 } },
        determinant: 0,
        trace: 0,
        rank: 0,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "2 0; 0 3" },
      outputs: {
        result: { rows: 2, first: { c1: 3, c2: 0 }, last: { c1: 2, c2: 0 } },
        determinant: 6,
        trace: 5,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "0 -1; 1 0" },
      outputs: {
        result: { rows: 2, first: { c1: 0, c2: 1 }, last: { c1: 0, c2: -1 } },
        determinant: 1,
        trace: 0,
        rank: 2,
        rows: 2,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "2 1 0; 0 2 1; 0 0 2" },
      outputs: {
        result: { rows: 3, first: { c1: 2, c2: 0 }, last: { c1: 2, c2: 0 } },
        determinant: 8,
        trace: 6,
        rank: 3,
        rows: 3,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "4 1 2; 1 3 0; 2 0 1" },
      outputs: {
        result: { rows: 3, first: { c1: 5.34646218957, c2: 0 }, last: { c1: -0.06870782333, c2: 0 } },
        determinant: -1,
        trace: 8,
        rank: 3,
        rows: 3,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "1 2 3 4; 5 6 7 8; 9 1 2 3; 4 5 6 8" },
      outputs: {
        result: { rows: 4, first: { c1: 18.3263167211, c2: 0 }, last: { c1: -2.38293595461, c2: 0 } },
        determinant: -36,
        trace: 17,
        rank: 4,
        rows: 4,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact, charpoly and nroots",
      inputs: { operation: "eigenvalues", a: "0.1" },
      outputs: {
        result: { rows: 1, first: { c1: 0.1, c2: 0 }, last: { c1: 0.1, c2: 0 } },
        determinant: 0.1,
        trace: 0.1,
        rank: 1,
        rows: 1,
        columns: 2,
      },
    },
    {
      by: "sympy 1.11 Matrix, exact",
      inputs: {
        operation: "determinant",
        a: "1/1 1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/10; 1/2 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/10 1/11; 1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/10 1/11 1/12; 1/4 1/5 1/6 1/7 1/8 1/9 1/10 1/11 1/12 1/13; 1/5 1/6 1/7 1/8 1/9 1/10 1/11 1/12 1/13 1/14; 1/6 1/7 1/8 1/9 1/10 1/11 1/12 1/13 1/14 1/15; 1/7 1/8 1/9 1/10 1/11 1/12 1/13 1/14 1/15 1/16; 1/8 1/9 1/10 1/11 1/12 1/13 1/14 1/15 1/16 1/17; 1/9 1/10 1/11 1/12 1/13 1/14 1/15 1/16 1/17 1/18; 1/10 1/11 1/12 1/13 1/14 1/15 1/16 1/17 1/18 1/19",
      },
      outputs: {
        result: {
          rows: 10,
          first: {
            c1: 1,
            c2: 0.5,
            c3: 0.333333333333,
            c4: 0.25,
            c5: 0.2,
            c6: 0.166666666667,
            c7: 0.142857142857,
            c8: 0.125,
            c9: 0.111111111111,
            c10: 0.1,
          },
          last: {
            c1: 0.1,
            c2: 0.0909090909091,
            c3: 0.0833333333333,
            c4: 0.0769230769231,
            c5: 0.0714285714286,
            c6: 0.0666666666667,
            c7: 0.0625,
            c8: 0.0588235294118,
            c9: 0.0555555555556,
            c10: 0.0526315789474,
          },
        },
        determinant: 2.16417922643e-53,
        trace: 2.13325553016,
        rank: 10,
        rows: 10,
        columns: 10,
      },
    },
    { by: "Refusal", inputs: { operation: "inverse", a: "1 2; 2 4" }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "inverse", a: "1 2 3; 4 5 6" }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "power", a: "1 2; 2 4", exponent: -1 }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "eigenvalues", a: "1 2" }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "add", a: "1 2", b: "1; 2" }, refuses: "b" },
    { by: "Refusal", inputs: { operation: "multiply", a: "1 2", b: "1 2" }, refuses: "b" },
    { by: "Refusal", inputs: { a: "1 2; 3" }, refuses: "a" },
    { by: "Refusal", inputs: { a: "1 q" }, refuses: "a" },
    { by: "Refusal", inputs: { a: "" }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "add", b: "1 2; x 3" }, refuses: "b" },
    { by: "Refusal", inputs: { a: "1 1 1 1 1 1 1 1 1 1 1" }, refuses: "a" },
    { by: "Refusal", inputs: { operation: "power", exponent: 51 }, refuses: "exponent" },
  ],
});

function matrixOf(text: string, key: "a" | "b"): Matrix {
  const read = readMatrix(text, { rows: 10, columns: 10 });
  if (typeof read === "string") refuse(key, read);
  return read;
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
      return toNumbers(a.map((row) => row.map((value) => multiply(value, rationalOf(scalar)))));
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
  if (a.length !== a[0]!.length) refuse("a", "This needs a square matrix: as many rows as columns.");
}

function inverseOf(a: Matrix): Matrix {
  requireSquare(a);
  return inverse(a) ?? refuse("a", "The determinant of A is 0, so A has no inverse and no negative powers.");
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
  return powerOfMatrix(base, Math.abs(exponent));
}

/** Keeps exact results within a few ten thousand digits in all. */
function requireShort(a: Matrix, steps: number): void {
  if (digitsOf(a) * a.length * steps > 60_000) {
    refuse("a", "The entries have too many digits or different denominators for this. Use shorter numbers.");
  }
}

function eigenvaluesOf(a: Matrix): readonly Complex[] {
  requireSquare(a);
  requireShort(a, a.length);
  const near = (p: number, q: number) => Math.abs(p - q) <= 1e-12 * Math.max(1, Math.abs(p));
  return rootsOfPolynomial(characteristicPolynomial(a))
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
  return matrix.map((row) => row.map(numberOf));
}

type Row = Readonly<Record<"c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "c10", number | null>>;

/** A row as the keys c1, c2, … up to the number of columns. */
function rowOf(values: readonly number[]): Row {
  return Object.fromEntries(values.map((value, index) => [`c${index + 1}`, value])) as Row;
}
