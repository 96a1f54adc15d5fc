import { expect, it } from "vitest";
import { piecesFor, piecesWithin } from "./whole-pieces.ts";

it("rounds a need up to whole pieces", () => {
  expect(piecesFor(7.2, 3)).toBe(3);
  expect(piecesFor(9, 3)).toBe(3);
  expect(piecesFor(9.001, 3)).toBe(4);
  expect(piecesFor(0)).toBe(0);
  expect(Object.is(piecesFor(0), 0)).toBe(true);
});

it("rounds a space down to whole pieces", () => {
  expect(piecesWithin(10.05, 2.6)).toBe(3);
  expect(piecesWithin(0.9)).toBe(0);
});

it("does not take the dust of floating-point numbers for another piece", () => {
  expect(0.1 + 0.2 > 0.3).toBe(true);
  expect(piecesFor(0.1 + 0.2, 0.1)).toBe(3);
  expect(0.3 / 0.1 < 3).toBe(true);
  expect(piecesWithin(0.3, 0.1)).toBe(3);
});
