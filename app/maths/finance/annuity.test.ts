import { describe, expect, it } from "vitest";
import { annuityPayment, annuityRate, futureValueOfAnnuity, periodsToReach, presentValueOfAnnuity } from "./annuity.ts";

describe("annuityPayment", () => {
  it("is LibreOffice Calc's PMT", () => {
    expect(annuityPayment(340_000, 0.065 / 12, 360)).toBeCloseTo(2149.03127987608, 8);
  });

  it("repays in equal parts without interest, and keeps its digits at a tiny rate", () => {
    expect(annuityPayment(1200, 0, 12)).toBe(100);
    expect(annuityPayment(1200, 1e-14, 12)).toBeCloseTo(100, 9);
  });
});

describe("presentValueOfAnnuity and futureValueOfAnnuity", () => {
  it("are LibreOffice Calc's PV and FV", () => {
    expect(presentValueOfAnnuity(1199.1010503, 0.005, 360)).toBeCloseTo(199999.99999908, 6);
    expect(futureValueOfAnnuity(100, 0.01, 12)).toBeCloseTo(1268.2503013197, 9);
  });

  it("add the payments up at a rate of zero", () => {
    expect([presentValueOfAnnuity(100, 0, 12), futureValueOfAnnuity(100, 0, 12)]).toEqual([1200, 1200]);
  });
});

describe("annuityRate", () => {
  it("is LibreOffice Calc's RATE", () => {
    expect(12 * annuityRate(20_000, 400, 60)).toBeCloseTo(0.0742009579350423, 12);
  });

  it("gives the 9.69 % of Regulation Z, Appendix J, example (c)(1)(i)", () => {
    expect(1200 * annuityRate(5000, 230, 24)).toBeCloseTo(9.69, 2);
  });

  it("is 0 where the payments are just the amount received", () => {
    expect(annuityRate(1200, 100, 12)).toBe(0);
  });

  it("is found at extreme rates", () => {
    expect(annuityRate(1, 1000, 600)).toBeCloseTo(1000, 9);
    const small = annuityRate(presentValueOfAnnuity(1, 1e-9, 12), 1, 12);
    expect(small / 1e-9).toBeCloseTo(1, 5);
  });
});

describe("periodsToReach", () => {
  it("undoes the future value", () => {
    expect(periodsToReach(0, 100, 0.01, 1268.2503)).toBeCloseTo(11.9999999882299, 9);
    expect(periodsToReach(1000, 0, 0.05, 2000)).toBeCloseTo(Math.log(2) / Math.log(1.05), 12);
    expect(periodsToReach(200, 50, 0, 1200)).toBe(20);
  });

  it("is 0 where the target is reached already and null where it never is", () => {
    expect(periodsToReach(500, 0, 0.05, 500)).toBe(0);
    expect(periodsToReach(0, 0, 0.05, 500)).toBeNull();
    expect(periodsToReach(100, 0, 0, 500)).toBeNull();
    expect(periodsToReach(100, -6, 0.05, 500)).toBeNull();
    expect(periodsToReach(0, 10, -0.1, 100)).toBeNull();
  });
});
