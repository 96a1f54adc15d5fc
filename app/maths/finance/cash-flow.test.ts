import { describe, expect, it } from "vitest";
import { internalRate, netPresentValue, signChanges } from "./cash-flow.ts";

const yearly = (...amounts: number[]) => amounts.map((amount, time) => ({ time, amount }));

describe("netPresentValue", () => {
  it("is LibreOffice Calc's NPV", () => {
    expect(netPresentValue(0.08, yearly(0, 1200, 1500, 1800, 2000))).toBeCloseTo(5296.077080993, 8);
  });
});

describe("signChanges", () => {
  it("passes over zeros", () => {
    expect(signChanges([0, -1, 0, 2, 3, -1])).toBe(2);
    expect(signChanges([1, 2, 0])).toBe(0);
  });
});

describe("internalRate", () => {
  it("is LibreOffice Calc's IRR and XIRR", () => {
    expect(internalRate(yearly(-5000, 1200, 1500, 1800, 2000))).toBeCloseTo(0.104146370457245, 13);
    const days = [45_000, 45_232, 45_524, 45_809, 46_152].map((day) => (day - 45_000) / 365);
    const dated = [-25_000, 3000, -5000, 12_000, 22_500].map((amount, index) => ({ time: days[index]!, amount }));
    expect(internalRate(dated)).toBeCloseTo(0.0973705764488643, 12);
  });

  it("is the rate nearest to 0 where there are several, also one that is only touched", () => {
    expect(internalRate(yearly(-100, 230, -132))).toBeCloseTo(0.1, 12);
    expect(internalRate(yearly(-100, 220, -121))).toBeCloseTo(0.1, 7);
    expect(internalRate(yearly(100, -220, 117))).toBeCloseTo(-0.1, 12);
  });

  it("does not exist without a change of sign or without time", () => {
    expect(internalRate(yearly(100, 50))).toBeNull();
    expect(
      internalRate([
        { time: 0, amount: -1 },
        { time: 0, amount: 2 },
      ]),
    ).toBeNull();
    expect(internalRate(yearly(1000, -3000, 2500))).toBeNull();
  });

  it("is found far from 0 and at 0", () => {
    expect(internalRate(yearly(-1, 1e100))! / 1e100).toBeCloseTo(1, 9);
    expect(internalRate(yearly(-1e6, 1))).toBeCloseTo(-0.999999, 12);
    expect(internalRate(yearly(-100, 0, 100))).toBe(0);
  });
});
