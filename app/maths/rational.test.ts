import { expect, test } from "vitest";
import { add, commonDenominator, divide, fraction, multiply, toNumber, toRational, readRational } from "./rational.ts";

test("decimals and fractions are read exactly", () => {
  expect(readRational("-2.50")).toEqual(fraction(-5n, 2n));
  expect(readRational(" 2/3 ")).toEqual(fraction(2n, 3n));
  expect(readRational("1.5/.5")).toEqual(fraction(3n));
  expect(readRational("−1e-3")).toEqual(fraction(-1n, 1000n));
  expect(readRational("1e400")).toEqual(fraction(10n ** 400n));
  expect(readRational("1e-400")).toEqual(fraction(1n, 10n ** 400n));
  for (const wrong of ["", ".", "a", "1/0", "1/2/3", "1e401", "1e-401", "--1", "1 2"])
    expect(readRational(wrong)).toBeNull();
});

test("arithmetic stays exact", () => {
  expect(add(toRational(0.1), toRational(0.2))).toEqual(toRational(0.3));
  expect(multiply(toRational(-0.5), fraction(2n, 3n))).toEqual(fraction(-1n, 3n));
  expect(divide(fraction(1n), fraction(-4n))).toEqual(fraction(-1n, 4n));
  expect(commonDenominator([fraction(1n, 4n), fraction(5n, 6n), fraction(7n)])).toBe(12n);
});

test("the nearest double is given, also at the ends of its range", () => {
  for (const value of [0, 0.1, -1 / 3, 1e22, 1.7976931348623157e308, 2.3e-308, 1e-305]) {
    expect(toNumber(toRational(value))).toBe(value);
  }
  expect(toNumber(fraction(10n ** 400n))).toBe(Number.POSITIVE_INFINITY);
  expect(toNumber(fraction(1n, 10n ** 400n))).toBe(0);
});
