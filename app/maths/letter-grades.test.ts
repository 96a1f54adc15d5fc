import { expect, test } from "vitest";
import { getLetterGrade } from "./letter-grades.ts";
import { toNineDecimals } from "./nine-decimals.ts";

test("the bounds belong to the better letter", () => {
  expect(getLetterGrade(93, "plus-minus")).toBe("A");
  expect(getLetterGrade(92.999_99, "plus-minus")).toBe("A-");
  expect(getLetterGrade(60, "plain")).toBe("D");
  expect(getLetterGrade(59.9, "plain")).toBe("F");
  expect(getLetterGrade(-5, "plain")).toBe("F");
});

test("rounding noise does not cost a letter", () => {
  expect(getLetterGrade(89.999_999_999_999_99, "plain")).toBe("A");
  expect(toNineDecimals(0.1 + 0.2)).toBe(0.3);
});
