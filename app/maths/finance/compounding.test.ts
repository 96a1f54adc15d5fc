import { describe, expect, it } from "vitest";
import { effectiveRate, forceOfInterest, growthFactor, nominalRate } from "./compounding.ts";

describe("compounding", () => {
  it("gives LibreOffice Calc's EFFECT and NOMINAL", () => {
    const force = forceOfInterest(0.06, "monthly");
    expect(effectiveRate(force)).toBeCloseTo(0.0616778118644983, 14);
    expect(nominalRate(force, "quarterly")).toBeCloseTo(0.0603004999999985, 13);
  });

  it("leaves a continuous rate as it is", () => {
    expect(forceOfInterest(0.05, "continuously")).toBe(0.05);
    expect(nominalRate(0.05, "continuously")).toBe(0.05);
    expect(growthFactor(0.05, 10)).toBeCloseTo(Math.exp(0.5), 14);
  });

  it("returns to the nominal rate it came from", () => {
    for (const frequency of ["annually", "semimonthly", "biweekly", "daily"] as const) {
      expect(nominalRate(forceOfInterest(0.08, frequency), frequency)).toBeCloseTo(0.08, 14);
    }
  });

  it("takes a loss", () => {
    expect(growthFactor(forceOfInterest(-0.5, "annually"), 2)).toBeCloseTo(0.25, 14);
  });
});
