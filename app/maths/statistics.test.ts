import { describe, expect, it } from "vitest";
import {
  frequencies,
  mean,
  median,
  populationDeviation,
  quantileOfSorted,
  sampleDeviation,
  sum,
} from "./statistics.ts";

describe("statistics", () => {
  it("sums without losing small terms", () => {
    expect(sum([1, 1e100, 1, -1e100])).toBe(2);
    expect(sum([0.1, 0.2, 0.3])).toBe(0.6);
    expect(sum([])).toBe(0);
    expect(sum([1e308, 1e308])).toBe(Number.POSITIVE_INFINITY);
  });

  it("agrees with the certified values of NIST's NumAcc sets", () => {
    expect(sampleDeviation([10_000_001, 10_000_003, 10_000_002])).toBe(1);
    const numAcc2 = [1.2, ...Array.from({ length: 1000 }, (_, index) => (index % 2 === 0 ? 1.1 : 1.3))];
    expect(mean(numAcc2)).toBeCloseTo(1.2, 15);
    expect(sampleDeviation(numAcc2)).toBeCloseTo(0.1, 14);
  });

  it("gives quantiles as a spreadsheet does", () => {
    expect([0, 0.25, 0.5, 1].map((p) => quantileOfSorted([1, 2, 3, 4], p))).toEqual([1, 1.75, 2.5, 4]);
    expect(median([7])).toBe(7);
    expect(populationDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
  });

  it("counts distinct values in ascending order", () => {
    expect(frequencies([3, -1, 3])).toEqual([
      { value: -1, count: 1 },
      { value: 3, count: 2 },
    ]);
  });
});
