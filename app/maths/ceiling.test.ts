import { expect, it } from "vitest";
import { roundUp, nineDecimals } from "./ceiling.ts";

it("rounds up", () => {
  expect(roundUp(2.1)).toBe(3);
  expect(roundUp(-2.1)).toBe(-2);
  expect(roundUp(12_345_678.5)).toBe(12_345_679);
});

it("takes dust for nothing", () => {
  expect(roundUp(0.1 * 3 * 10)).toBe(3);
  expect(roundUp(3 + 4e-10)).toBe(3);
  expect(roundUp(3 + 6e-10)).toBe(4);
});

it("keeps nine decimals", () => {
  expect(nineDecimals(1 / 3)).toBe(0.333333333);
  expect(nineDecimals(1e300)).toBe(1e300);
});
