import { describe, expect, it } from "vitest";
import {
  betaQuantile,
  chiSquareAbove,
  chiSquareQuantileAbove,
  normalAbove,
  normalBelow,
  normalQuantile,
  normalQuantileAbove,
  studentAbove,
  studentBeyond,
  studentQuantileAbove,
} from "./distributions.ts";

/** NIST/SEMATECH e-Handbook, tables 1.3.6.7.1 (normal), .2 (t), .4 (chi-square), with the digits printed there. */
describe("distributions against the printed tables of NIST", () => {
  it("normal", () => {
    expect(normalBelow(1.96) - 0.5).toBeCloseTo(0.475, 4);
    expect(normalBelow(-2.5)).toBeCloseTo(0.00621, 5);
    expect(normalAbove(8)).toBeCloseTo(6.220960574271785e-16, 28);
  });

  it("Student's t", () => {
    expect(studentQuantileAbove(0.025, 1)).toBeCloseTo(12.706, 3);
    expect(studentQuantileAbove(0.025, 10)).toBeCloseTo(2.228, 3);
    expect(studentQuantileAbove(0.001, 30)).toBeCloseTo(3.385, 3);
    expect(studentBeyond(-2.228_139, 10)).toBeCloseTo(0.05, 6);
  });

  it("chi-square", () => {
    expect(chiSquareQuantileAbove(0.05, 1)).toBeCloseTo(3.841, 3);
    expect(chiSquareQuantileAbove(0.01, 10)).toBeCloseTo(23.209, 3);
    expect(chiSquareQuantileAbove(0.95, 100)).toBeCloseTo(77.929, 3);
  });
});

describe("quantiles undo the distribution functions", () => {
  it("from the middle to the far tail", () => {
    expect(normalAbove(normalQuantileAbove(1e-300)) / 1e-300).toBeCloseTo(1, 11);
    for (const q of [1e-12, 5e-7, 0.025, 0.3, 0.5, 0.8]) {
      expect(normalAbove(normalQuantileAbove(q)) / q).toBeCloseTo(1, 11);
      expect(studentAbove(studentQuantileAbove(q, 7.5), 7.5) / q).toBeCloseTo(1, 11);
      expect(chiSquareAbove(chiSquareQuantileAbove(q, 12), 12) / q).toBeCloseTo(1, 11);
    }
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 14);
  });

  it("the beta quantile gives the Clopper-Pearson limits of 0 and 10 of 20 (scipy 1.10)", () => {
    expect(betaQuantile(0.975, 1, 20)).toBeCloseTo(0.16843347098308536, 12);
    expect(betaQuantile(0.025, 10, 11)).toBeCloseTo(0.2719578, 6);
  });
});
