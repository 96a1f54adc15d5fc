import fc from "fast-check";
import { expect, test } from "vitest";
import { eliminate, identity, inverse, readMatrix, type Matrix } from "./matrix.ts";
import { add, fraction, multiply, type Rational, readRational, toNumber } from "./rational.ts";
import { type EliminationOptions, listRowOperations } from "./row-operations.ts";

const LIMITS = { rows: 10, columns: 11 };

function linesOf(text: string, options?: EliminationOptions): readonly string[] | undefined {
  return listRowOperations(read(text), options)?.map(({ operation, becomes }) =>
    `${operation}: ${becomes}`.replaceAll("\u2002", " "),
  );
}

function read(text: string): Matrix {
  const matrix = readMatrix(text, LIMITS);
  if (typeof matrix === "string") throw new Error(matrix);
  return matrix;
}

test("a system is solved as by hand, with the right side behind a bar", () => {
  expect(linesOf("2 4 10; 3 5 13", { columns: 2 })).toEqual([
    "Start: 2 4 | 10; 3 5 | 13",
    "R1 → 1/2·R1: 1 2 | 5",
    "R2 → R2 − 3·R1: 0 −1 | −2",
    "R2 → −R2: 0 1 | 2",
    "R1 → R1 − 2·R2: 1 0 | 1",
  ]);
});

test("a row of zeros ends it, and a factor of one or below zero is written short", () => {
  expect(linesOf("1 2; 1 2; -2/3 -4/3")).toEqual([
    "Start: 1 2; 1 2; −2/3 −4/3",
    "R2 → R2 − R1: 0 0",
    "R3 → R3 + 2/3·R1: 0 0",
  ]);
});

test("a determinant is the product of the triangle's diagonal, and a swap changes its sign", () => {
  expect(linesOf("0 2; 3 4", { isDeterminant: true })).toEqual([
    "Start: 0 2; 3 4",
    "R1 ↔ R2: 3 4; 0 2",
    "Determinant: −(3 × 2) = −6",
  ]);
  expect(linesOf("1 2; 2 4", { isDeterminant: true })?.at(-1)).toBe("Determinant: 1 × 0 = 0");
  expect(linesOf("1 2 3; 2 4 6", { isDeterminant: true })?.at(-1)).toBe("R2 → R2 − 2·R1: 0 0 0");
});

test("a matrix that is reduced already has its start only", () => {
  expect(linesOf("1 0; 0 1")).toEqual(["Start: 1 0; 0 1"]);
});

test("what would be too long to read is left out", () => {
  const long = Array.from({ length: 10 }, (_, y) =>
    Array.from({ length: 10 }, (_cell, x) => `1/${10_007 + 2 * (10 * y + x)}`).join(" "),
  ).join(";");
  expect(listRowOperations(read(long))).toBeNull();
  expect(listRowOperations(read(`1${"0".repeat(9000)}`))).toBeNull();
});

test("the lines, carried out one by one, end at the reduced form, the determinant and the inverse", () => {
  const cell = fc.oneof(fc.integer({ min: -3, max: 3 }).map(String), fc.constantFrom("1/2", "-2/3", "0.1"));
  const square = fc
    .integer({ min: 1, max: 4 })
    .chain((size) =>
      fc.array(fc.array(cell, { minLength: size, maxLength: size }), { minLength: size, maxLength: size }),
    );
  fc.assert(
    fc.property(square, (cells) => {
      const matrix = read(cells.map((row) => row.join(" ")).join(";"));
      expect(replay(linesOf(cells.map((row) => row.join(" ")).join(";"))!)).toEqual(write(eliminate(matrix).reduced));
      const last = listRowOperations(matrix, { isDeterminant: true })!.at(-1)!;
      const value = read(last.becomes.split(" = ")[1]!)[0]![0]!;
      expect(toNumber(value)).toBe(toNumber(eliminate(matrix).determinant));
      const inverted = inverse(matrix);
      if (!inverted) return;
      const units = identity(matrix.length);
      const beside = matrix.map((row, index) => [...row, ...units[index]!]);
      const lines = listRowOperations(beside, { columns: matrix.length })!;
      expect(
        replay(lines.map(({ operation, becomes }) => `${operation}: ${becomes.replaceAll("\u2002", " ")}`)),
      ).toEqual(write(inverted.map((row, index) => [...units[index]!, ...row])));
    }),
  );
});

/** Carries out what each line says, and compares with what it says comes of it. */
function replay(lines: readonly string[]): readonly string[] {
  let rows: Rational[][] = [];
  for (const line of lines) {
    const [operation, becomes] = line.replaceAll(" | ", " ").replaceAll("−", "-").split(": ") as [string, string];
    const named = becomes.split("; ").map((part) => part.split(" ").map((cell) => readRational(cell)!));
    const [target, source] = [...operation.matchAll(/R(\d+)/g)].map(([, place]) => Number(place) - 1);
    if (operation === "Start") rows = named;
    else if (operation.includes("↔")) [rows[target!], rows[source!]] = [rows[source!]!, rows[target!]!];
    else {
      const [, own, sign, factor, other] = /→ (R\d+)? ?([-+])? ?(?:(\S+)·)?R(\d+)$/.exec(operation)!;
      const times = multiply(fraction(sign === "-" ? -1n : 1n), factor ? readRational(factor)! : fraction(1n));
      rows[target!] = rows[Number(other) - 1]!.map((value, at) => {
        const scaled = multiply(times, value);
        return own ? add(rows[target!]![at]!, scaled) : scaled;
      });
    }
    const changed =
      operation === "Start" ? rows : [target, ...(operation.includes("↔") ? [source] : [])].map((at) => rows[at!]!);
    if (write(changed).join("; ") !== write(named).join("; ")) return [`${line} is wrong`];
  }
  return write(rows);
}

function write(matrix: Matrix): readonly string[] {
  return matrix.map((row) =>
    row
      .map(({ numerator, denominator }) =>
        `${numerator}${denominator === 1n ? "" : `/${denominator}`}`.replace("-", "−"),
      )
      .join(" "),
  );
}
