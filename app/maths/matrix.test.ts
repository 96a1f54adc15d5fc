import { describe, expect, it } from "vitest";
import {
  characteristicPolynomial,
  countDigits,
  eliminate,
  identity,
  inverse,
  type Matrix,
  MATRIX_WITH_COMMAS,
  multiplyMatrices,
  raiseMatrix,
  readMatrix,
  transpose,
} from "./matrix.ts";
import { fraction, toNumber } from "./rational.ts";

const LIMITS = { rows: 10, columns: 10 };
const matrix = (text: string) => readMatrix(text, LIMITS) as Matrix;
const numbers = (of: Matrix) => of.map((row) => row.map(toNumber));

describe("matrices", () => {
  it("are read from rows of numbers", () => {
    expect(numbers(matrix("1, -2; 1/2 .5"))).toEqual([
      [1, -2],
      [0.5, 0.5],
    ]);
    expect(numbers(matrix("1 2\n3 4;\n5 6;"))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    for (const wrong of ["", "1 2; 3", "1;;2", "1 x", "1,,2", "1 2 3 4 5 6 7 8 9 10 11"])
      expect(readMatrix(wrong, LIMITS)).toBeTypeOf("string");
    expect(readMatrix("1 2; 3", LIMITS)).toContain("Row 2 has 1 number, but row 1 has 2.");
  });

  it("are read from what a result writes, in brackets", () => {
    expect(numbers(matrix("[19\u2002-22; 43.5\u200250]"))).toEqual([
      [19, -22],
      [43.5, 50],
    ]);
  });

  it("are typed with decimal commas, and read again from what is shown for them", () => {
    const { read, write } = MATRIX_WITH_COMMAS;
    expect(read("1,5; 2,5")).toBe("1.5; 2.5");
    expect(read("[21,5\u200225; 43, -0,5]")).toBe("[21.5\u200225; 43, -0.5]");
    expect(write("1.5 2; 3 4")).toBe("1,5 2; 3 4");
    expect(write("1,2.5,3; 4,5,6")).toBe("1, 2,5, 3; 4, 5, 6");
    expect(numbers(matrix(read(write("1,2.5,3; 4,5,6"))))).toEqual(numbers(matrix("1,2.5,3; 4,5,6")));
  });

  it("multiply, and have powers", () => {
    expect(numbers(multiplyMatrices(matrix("1 2; 3 4"), matrix("5 6; 7 8")))).toEqual([
      [19, 22],
      [43, 50],
    ]);
    expect(numbers(raiseMatrix(matrix("0.5 1; 0 2"), 3))).toEqual([
      [0.125, 5.25],
      [0, 8],
    ]);
    expect(raiseMatrix(matrix("1 2; 2 4"), 0)).toEqual(identity(2));
    expect(numbers(transpose(matrix("1 2 3")))).toEqual([[1], [2], [3]]);
    expect(countDigits(matrix("0.25 100"))).toBe(4);
  });

  it("are raised to the highest power that a page asks for before anyone notices", () => {
    const entry = (i: number, j: number) => (((i * 7 + j * 13) * 7919) % 1e6) + (i === j ? 1 : 0);
    const rows = Array.from({ length: 10 }, (_, i) => Array.from({ length: 10 }, (__, j) => entry(i, j)).join(" "));
    const base = inverse(matrix(rows.join("; ")))!;
    // The fastest of five: what a busy machine adds is not the power's.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      numbers(raiseMatrix(base, 50));
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it("are eliminated exactly", () => {
    const hilbert = Array.from({ length: 6 }, (_, i) =>
      Array.from({ length: 6 }, (__, j) => fraction(1n, BigInt(i + j + 1))),
    );
    // OEIS A005249: 1 / det of the Hilbert matrix of order 6 is 186313420339200000.
    expect(eliminate(hilbert).determinant).toEqual(fraction(1n, 186313420339200000n));
    expect(multiplyMatrices(hilbert, inverse(hilbert)!)).toEqual(identity(6));
    expect(eliminate(matrix("0 1; 1 0")).determinant).toEqual(fraction(-1n));
    expect(numbers(eliminate(matrix("1 2 3; 2 4 7; 3 6 10")).reduced)).toEqual([
      [1, 2, 0],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(eliminate(matrix("1 2 3; 2 4 7")).pivots).toEqual([0, 2]);
    expect(inverse(matrix("1 2; 2 4"))).toBeNull();
  });

  it("have a characteristic polynomial", () => {
    expect(characteristicPolynomial(matrix("4 7; 2 6")).map(toNumber)).toEqual([1, -10, 10]);
    expect(characteristicPolynomial(matrix("0.5")).map(toNumber)).toEqual([1, -0.5]);
  });
});
