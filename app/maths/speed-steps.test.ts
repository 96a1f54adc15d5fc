import { expect, test } from "vitest";
import { roundSpeeds } from "./speed-steps.ts";

test("speeds are round in the unit of the speed that was entered", () => {
  expect(roundSpeeds(80, 10, 3)).toEqual([10, 20, 30]);
  expect(roundSpeeds(50 * 1.609344, 10, 3).map((speed) => speed / 1.609344)).toEqual([10, 20, 30]);
  // Whole in neither, or in both: what the definition counts in.
  expect(roundSpeeds(72.5, 20, 2)).toEqual([20, 40]);
  expect(roundSpeeds(0, 20, 2)).toEqual([20, 40]);
});
