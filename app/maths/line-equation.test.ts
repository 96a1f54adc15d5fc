import { expect, test } from "vitest";
import { lineText } from "./line-equation.ts";

test.each([
  [2, -4, "2 · x − 4"],
  [1, 0, "x"],
  [-1, 1, "−x + 1"],
  [0, 7, "7"],
  [0, 0, "0"],
])("a slope of %d and an intercept of %d is %s", (slope, intercept, wanted) => {
  expect(lineText(slope, intercept, String)).toBe(wanted);
});
