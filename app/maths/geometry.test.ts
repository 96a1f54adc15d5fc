import { describe, expect, it } from "vitest";
import {
  circleArea,
  degrees,
  ellipseArea,
  hipFactor,
  radians,
  ringArea,
  slopeFactor,
  trapezoidArea,
  triangleArea,
} from "./geometry.ts";

describe("areas", () => {
  it("a circle of diameter 2 has the area pi, as has an ellipse with those axes", () => {
    expect(circleArea(2)).toBeCloseTo(Math.PI, 14);
    expect(ellipseArea(2, 2)).toBeCloseTo(Math.PI, 14);
    expect(ellipseArea(6, 4)).toBeCloseTo(6 * Math.PI, 13);
  });

  it("a ring is the difference of two circles and keeps its digits when it is thin", () => {
    expect(ringArea(5, 3)).toBeCloseTo(4 * Math.PI, 13);
    expect(ringArea(1 + 1e-12, 1) / 1e-12).toBeCloseTo(Math.PI / 2, 3);
    expect(ringArea(3, 3)).toBe(0);
  });

  it("a trapezoid with equal sides is a rectangle, with one side 0 a triangle", () => {
    expect(trapezoidArea(3, 3, 2)).toBe(6);
    expect(trapezoidArea(3, 0, 2)).toBe(triangleArea(3, 2));
  });
});

describe("slopes", () => {
  // Carpenters' framing square: 6 in 12 gives 13.42 in of common rafter and 18 in of hip rafter per foot of run.
  it("gives the figures on a framing square", () => {
    expect(12 * slopeFactor(6 / 12)).toBeCloseTo(13.42, 2);
    expect(12 * hipFactor(6 / 12)).toBeCloseTo(18, 12);
    expect(12 * slopeFactor(9 / 12)).toBeCloseTo(15, 12);
    expect(slopeFactor(0)).toBe(1);
  });

  it("turns degrees into radians and back", () => {
    expect(radians(180)).toBe(Math.PI);
    expect(degrees(radians(26.565))).toBeCloseTo(26.565, 12);
  });
});
