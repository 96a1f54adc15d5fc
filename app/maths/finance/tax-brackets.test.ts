import { describe, expect, it } from "vitest";
import { bracketAmounts, bracketTax, FEDERAL_TAX } from "./tax-brackets.ts";

describe("bracketTax", () => {
  // The base amounts printed in the tax rate schedules of Rev. Proc. 2023-34, 2024-40 and 2025-32.
  it.each([
    ["2024", "single", 609_350, 183_647.25],
    ["2024", "marriedJoint", 731_200, 196_669.5],
    ["2025", "single", 103_350, 17_651],
    ["2025", "single", 626_350, 188_769.75],
    ["2025", "marriedJoint", 751_600, 202_154.5],
    ["2026", "single", 640_600, 192_979.25],
    ["2026", "marriedJoint", 768_700, 206_583.5],
  ] as const)("has the base amount of the top bracket: %s %s %d", (year, status, income, tax) => {
    expect(bracketTax(income, FEDERAL_TAX[year][status].brackets)).toBeCloseTo(tax, 6);
  });

  it("taxes only the part inside each bracket", () => {
    const brackets = [
      { from: 0, rate: 10 },
      { from: 12_400, rate: 12 },
    ];
    expect(bracketTax(20_000, brackets)).toBe(2152);
    expect(bracketAmounts(20_000, brackets)).toEqual([12_400, 7600]);
    expect(bracketTax(0, brackets)).toBe(0);
  });
});

describe("FEDERAL_TAX", () => {
  it("has half of the joint deduction for singles and separate filers", () => {
    for (const figures of Object.values(FEDERAL_TAX)) {
      expect(2 * figures.single.standardDeduction).toBe(figures.marriedJoint.standardDeduction);
      expect(figures.marriedSeparate.standardDeduction).toBe(figures.single.standardDeduction);
    }
  });

  it("has rising brackets from 0", () => {
    for (const statuses of Object.values(FEDERAL_TAX)) {
      for (const { brackets } of Object.values(statuses)) {
        expect(brackets[0]!.from).toBe(0);
        expect(brackets.map(({ from }) => from)).toEqual(brackets.map(({ from }) => from).toSorted((a, b) => a - b));
      }
    }
  });
});
