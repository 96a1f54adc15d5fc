import { expect, test } from "vitest";
import { areaFromSides } from "./heron.ts";

test("Heronian triangles have whole areas", () => {
  expect(areaFromSides(13, 14, 15)).toBe(84);
  expect(areaFromSides(3, 4, 5)).toBe(6);
});

test("a needle-like triangle keeps its digits (Kahan's table, case 100000 99999.99979 0.00029)", () => {
  expect(areaFromSides(100_000, 99_999.99979, 0.00029)).toBeCloseTo(9.99999999, 6);
});

test("sides that cannot close have no area", () => {
  expect(areaFromSides(1, 2, 3)).toBeNull();
  expect(areaFromSides(1, 2, 4)).toBeNull();
});
