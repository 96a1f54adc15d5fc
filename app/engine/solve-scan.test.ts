import fc from "fast-check";
import { expect, test } from "vitest";
import { number } from "./define.ts";
import { COARSE, FINE, getBounds, listProbes } from "./solve-scan.ts";

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test("it is looked within the field's bounds, and at least at the value that is there", () => {
  expect(getBounds(number("X", { default: 1, min: 0, max: 10 }), 5)).toEqual({ low: 0, high: 10 });
  expect(getBounds(number("X", { default: 1, min: 0, max: 10 }), 50)).toEqual({ low: 0, high: 50 });
  expect(getBounds(number("X", { default: 1, min: 0, max: 10 }), -5)).toEqual({ low: -5, high: 10 });
  expect(getBounds(number("X", { default: 1 }), 5)).toEqual({ low: -1e9, high: 1e9 });
  expect(getBounds(number("X", { default: 1 }), -1e6)).toEqual({ low: -1e12, high: 1e12 });
});

test("a scan holds both ends and the present value, and leaves the bounds nowhere", () => {
  fc.assert(
    fc.property(value, value, value, fc.boolean(), (a, b, c, isFine) => {
      const [low, start, high] = [a, b, c].toSorted((one, other) => one - other) as [number, number, number];
      const probes = listProbes(start, low, high, false, isFine ? FINE : COARSE);
      for (const end of [low, start, high]) expect(probes).toContain(end);
      for (const probe of probes) expect(low <= probe && probe <= high).toBe(true);
    }),
  );
});

test("the range is divided evenly, so that no part of it is left out", () => {
  for (const scan of [COARSE, FINE]) {
    const probes = listProbes(0, 0, 960, false, scan).toSorted((a, b) => a - b);
    const gaps = probes.slice(1).map((probe, at) => probe - probes[at]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(960 / scan.even + 1e-9);
  }
});

test("of a few whole numbers each is tried once", () => {
  expect(listProbes(5, 1, 10, true, COARSE)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(listProbes(5, 1, 40, true, COARSE)).toHaveLength(40);
  for (const probe of listProbes(5, 1, 4000, true, COARSE)) expect(Number.isInteger(probe)).toBe(true);
});
