import { describe, expect, it } from "vitest";
import { findPolynomialRoots } from "./polynomial.ts";
import { fraction, toRational } from "./rational.ts";

/** The coefficients of the polynomial with these whole roots. */
function withRoots(...roots: readonly number[]) {
  let coefficients = [1n];
  for (const root of roots) {
    const next = [...coefficients, 0n];
    for (const [index, value] of coefficients.entries()) next[index + 1]! -= BigInt(root) * value;
    coefficients = next;
  }
  return coefficients.map((value) => fraction(value));
}

const realParts = (roots: ReturnType<typeof findPolynomialRoots>) =>
  roots.map(({ real }) => real).toSorted((a, b) => a - b);

describe("roots of polynomials", () => {
  it("Wilkinson's polynomial, which is notorious for its sensitivity, has the roots 1 to 20", () => {
    const wanted = Array.from({ length: 20 }, (_, index) => index + 1);
    const roots = findPolynomialRoots(withRoots(...wanted));
    expect(realParts(roots)).toEqual(wanted);
    for (const { imaginary } of roots) expect(Math.abs(imaginary)).toBeLessThan(1e-15);
  });

  it("multiple roots stay together", () => {
    const wanted = [-2, -2, -2, 0, 0, 1, 1, 1, 1, 7];
    expect(realParts(findPolynomialRoots(withRoots(...wanted)))).toEqual(wanted);
    expect(findPolynomialRoots([0.1, 0.2, 0.1].map(toRational))).toEqual([
      { real: -1, imaginary: 0 },
      { real: -1, imaginary: 0 },
    ]);
  });

  it("complex roots come in pairs", () => {
    const roots = findPolynomialRoots([1, 0, 1].map(toRational));
    expect(roots.map(({ imaginary }) => imaginary).toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });

  it("sizes may differ by hundreds of powers of ten", () => {
    const roots = realParts(findPolynomialRoots([1, 1e10, 1].map(toRational)));
    expect(roots[0]).toBeCloseTo(-1e10, 3);
    expect(roots[1]! * 1e10).toBeCloseTo(-1, 12);
    for (const { real, imaginary } of findPolynomialRoots([1e-300, 1, 1e300].map(toRational))) {
      expect(Math.hypot(real, imaginary) / 1e300).toBeCloseTo(1, 12);
    }
  });
});
