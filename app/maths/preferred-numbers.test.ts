import { expect, test } from "vitest";
import { E12, E24, E96, nearestPreferred, nextPreferred } from "./preferred-numbers.ts";

test("E12 is 10 12 15 18 22 27 33 39 47 56 68 82 (IEC 60063)", () => {
  expect(E12).toEqual([1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2]);
});

test("E96 begins 100 102 105 107 and ends 931 953 976 (IEC 60063)", () => {
  expect(E96).toHaveLength(96);
  expect(E96.slice(0, 4)).toEqual([1, 1.02, 1.05, 1.07]);
  expect(E96.slice(-3)).toEqual([9.31, 9.53, 9.76]);
});

test("the next value is never below, but forgives the dust of a division", () => {
  expect(nextPreferred(E24, 150)).toBe(150);
  expect(nextPreferred(E24, 150.000_000_01)).toBe(150);
  expect(nextPreferred(E24, 150.1)).toBe(160);
  expect(nextPreferred(E24, 9.2)).toBe(10);
  expect(nextPreferred(E24, 0.000_95)).toBe(0.001);
});

test("the nearest value may lie in the next decade, and a tie goes down", () => {
  expect(nearestPreferred(E12, 9500)).toBe(10_000);
  expect(nearestPreferred(E24, 1.05)).toBe(1);
  expect(nearestPreferred(E24, 0.115)).toBe(0.11);
  expect(nearestPreferred(E96, 4700)).toBe(4750);
});
