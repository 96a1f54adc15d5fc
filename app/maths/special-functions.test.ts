import { describe, expect, it } from "vitest";
import {
  binomialTerm,
  erf,
  erfc,
  incompleteBeta,
  incompleteGamma,
  inverseIncompleteBeta,
  logGamma,
  poissonTerm,
} from "./special-functions.ts";

describe("special functions (values by mpmath 1.2 with 40 digits)", () => {
  it("ln Γ tells how many digits 180!, 190! and so on to 5000! have", () => {
    let exact = 1n;
    for (let n = 1; n <= 5000; n += 1) {
      exact *= BigInt(n);
      if (n <= 170 || n % 10 !== 0) continue;
      expect(Math.floor(logGamma(n + 1) / Math.LN10) + 1).toBe(String(exact).length);
    }
  });

  it("gives the error function and its complement, also where it is tiny", () => {
    expect(erf(0.5) / 0.5204998778130465).toBeCloseTo(1, 13);
    expect(erfc(1.4) / 0.04771488023735118).toBeCloseTo(1, 13);
    expect(erfc(2) / 0.004677734981047266).toBeCloseTo(1, 13);
    expect(erfc(10) / 2.088487583762545e-45).toBeCloseTo(1, 13);
    expect(erfc(-1)).toBeCloseTo(1.8427007929497148, 14);
    expect(erfc(40)).toBe(0);
  });

  it("gives the logarithm of the gamma function", () => {
    expect(logGamma(0.5) / 0.5723649429247001).toBeCloseTo(1, 13);
    expect(logGamma(10.3) / 13.48203678613836).toBeCloseTo(1, 13);
    expect(logGamma(1e9) / 19723265827.503716).toBeCloseTo(1, 13);
    expect(logGamma(1e-10) / 23.025850929882736).toBeCloseTo(1, 13);
  });

  it("gives Poisson and binomial terms without losing digits for large numbers", () => {
    expect(poissonTerm(2, 3.5) / 0.18495897346170082).toBeCloseTo(1, 13);
    expect(poissonTerm(10_000, 10_000) / 0.003989389558962826).toBeCloseTo(1, 13);
    expect(binomialTerm(5, 15, 0.3, 0.7) / 0.17886305056987953).toBeCloseTo(1, 13);
    expect(binomialTerm(5000, 5000, 0.5, 0.5) / 0.007978646139382154).toBeCloseTo(1, 13);
    expect([poissonTerm(0, 0), poissonTerm(1, 0), binomialTerm(0, 4, 0, 1), binomialTerm(4, 0, 1, 0)]).toEqual([
      1, 0, 1, 1,
    ]);
  });

  it("gives the incomplete gamma and beta functions on both sides", () => {
    expect(incompleteGamma(2.5, 1).lower / 0.15085496391539036).toBeCloseTo(1, 13);
    expect(incompleteGamma(2.5, 30).upper / 1.215456977718304e-11).toBeCloseTo(1, 13);
    expect(incompleteBeta(0.3, 2, 5).lower / 0.579825).toBeCloseTo(1, 13);
    expect(incompleteBeta(0.9, 2, 5).upper / 5.5e-5).toBeCloseTo(1, 13);
    expect([incompleteGamma(2, 0).upper, incompleteBeta(0, 1, 1).lower, incompleteBeta(1, 1, 1).lower]).toEqual([
      1, 0, 1,
    ]);
  });

  it("inverts the incomplete beta function", () => {
    for (const [p, a, b] of [
      [0.025, 124, 77],
      [0.975, 3, 18],
      [5e-7, 1, 1e6],
      [0.5, 2, 2],
    ] as const) {
      expect(incompleteBeta(inverseIncompleteBeta(p, a, b), a, b).lower).toBeCloseTo(p, 12);
    }
    expect([inverseIncompleteBeta(0, 2, 3), inverseIncompleteBeta(1, 2, 3)]).toEqual([0, 1]);
  });
});
