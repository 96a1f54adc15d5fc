import { describe, expect, it } from "vitest";
import { factorizationText, factorize, isPrime } from "./primes.ts";

describe("whole numbers", () => {
  it("are primes or not (OEIS A000040; strong pseudoprimes of Jaeschke 1993)", () => {
    expect([0, 1, 2, 3, 4, 97, 561].map(isPrime)).toEqual([false, false, true, true, false, true, false]);
    expect(isPrime(999_999_999_999_989)).toBe(true);
    expect(isPrime(341_550_071_728_321)).toBe(false);
    let count = 0;
    for (let n = 1; n <= 10_000; n += 1) count += isPrime(n) ? 1 : 0;
    expect(count).toBe(1229);
  });

  it("fall into primes in one way", () => {
    expect(factorizationText(360)).toBe("2^3 × 3^2 × 5");
    expect([factorizationText(0), factorizationText(1), factorizationText(2)]).toEqual(["0", "1", "2"]);
    expect(factorize(31_622_743 * 31_622_741)).toEqual([
      { prime: 31_622_741, exponent: 1 },
      { prime: 31_622_743, exponent: 1 },
    ]);
    expect(factorize(31_622_741 ** 2)).toEqual([{ prime: 31_622_741, exponent: 2 }]);
    for (let n = 999_999_999_000_000; n < 999_999_999_000_200; n += 1) {
      expect(factorize(n).reduce((product, { prime, exponent }) => product * prime ** exponent, 1)).toBe(n);
    }
  });
});
