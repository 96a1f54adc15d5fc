import { describe, expect, it } from "vitest";
import { firstMonth, levelLoan, monthsOfTerm } from "./level-loan.ts";

describe("levelLoan", () => {
  it("has the payment and balances of LibreOffice Calc's PMT and CUMPRINC", () => {
    const loan = levelLoan(200_000, 0.005, 360);
    expect(loan.payment).toBeCloseTo(1199.10105030551, 8);
    expect(loan.balanceAfter(120)).toBeCloseTo(167371.449927453, 6);
    expect(levelLoan(280_000, 0.0725 / 12, 324).balanceAfter(12)).toBeCloseTo(276525.121187675, 6);
  });

  it("owes the principal at the start and nothing from the last payment on", () => {
    const loan = levelLoan(1000, 0.01, 12);
    expect([loan.balanceAfter(0), loan.balanceAfter(12), loan.balanceAfter(99)]).toEqual([1000, 0, 0]);
  });

  it("repays in equal parts without interest", () => {
    const loan = levelLoan(1200, 0, 12);
    expect([loan.payment, loan.balanceAfter(5)]).toEqual([100, 700]);
  });

  it("keeps its digits where rolling forward would lose them", () => {
    const balance = levelLoan(1000, 1 / 12, 1200).balanceAfter(1199);
    expect(balance * (1 + 1 / 12)).toBeCloseTo(levelLoan(1000, 1 / 12, 1200).payment, 9);
  });
});

describe("monthsOfTerm", () => {
  it("rounds to whole months and is at least one", () => {
    expect([30, 0.08, 0.01, 2.5, 1.04].map(monthsOfTerm)).toEqual([360, 1, 1, 30, 12]);
  });
});

describe("firstMonth", () => {
  it("looks from month 1 to the last one", () => {
    expect(firstMonth(12, (month) => month >= 5)).toBe(5);
    expect(firstMonth(12, (month) => month > 12)).toBeNull();
  });
});
