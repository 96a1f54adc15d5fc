import { describe, expect, it } from "vitest";
import { countCombinations, computeFactorial, gcd, bigGcd, lcm, bigLcm, multiplyRange } from "./integers.ts";

describe("whole numbers", () => {
  it("have common divisors and multiples", () => {
    expect([gcd(84, -126), gcd(0, 5), gcd(0, 0), lcm(4, 6), lcm(0, 3)]).toEqual([42, 5, 0, 12, 0]);
    expect([bigGcd(-12n, 18n), bigLcm(-4n, 6n), bigLcm(0n, 6n)]).toEqual([6n, 12n, 0n]);
  });

  it("have factorials and combinations with all digits", () => {
    expect(computeFactorial(25)).toBe(15511210043330985984000000n);
    expect([multiplyRange(1, 0), countCombinations(49, 6), countCombinations(3, 5)]).toEqual([1n, 13983816n, 0n]);
  });
});
