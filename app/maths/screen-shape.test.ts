import { expect, it } from "vitest";
import { screenDiagonal, screenWidth } from "./screen-shape.ts";

it("follows Pythagoras", () => {
  expect(screenWidth(5, "4:3")).toBeCloseTo(4, 12);
  expect(screenWidth(Math.SQRT2, "1:1")).toBeCloseTo(1, 12);
  // A 65 inch television is 56.7 inches wide.
  expect(screenWidth(65, "16:9")).toBeCloseTo(56.65, 2);
});

it("leads back to the diagonal", () => {
  for (const shape of ["16:9", "21:9", "4:3", "1:1"] as const) {
    expect(screenDiagonal(screenWidth(139.7, shape), shape)).toBeCloseTo(139.7, 10);
  }
});
