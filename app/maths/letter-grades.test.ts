import { expect, test } from "vitest";
import { letterOf } from "./letter-grades.ts";
import { toNineDecimals } from "./nine-decimals.ts";

test("the bounds belong to the better letter", () => {
  expect(letterOf(93, "plus-minus")).toBe("A");
  expect(letterOf(92.999_99, "plus-minus")).toBe("A-");
  expect(letterOf(60, "plain")).toBe("D");
  expect(letterOf(59.9, "plain")).toBe("F");
  expect(letterOf(-5, "plain")).toBe("F");
});

test("rounding noise does not cost a letter", () => {
  expect(letterOf(89.999_999_999_999_99, "plain")).toBe("A");
  expect(toNineDecimals(0.1 + 0.2)).toBe(0.3);
});
