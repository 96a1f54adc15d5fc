import { expect, test } from "vitest";
import { findDropPlace, findShift, moveRow } from "./row-order.ts";

test("a row takes its place, and the others keep their order", () => {
  expect(moveRow(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveRow(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
  expect(moveRow(["a"], 4, 0)).toEqual(["a"]);
});

test("a dragged row passes each row whose middle its edge passes, whatever their heights are", () => {
  const places = [
    { top: 0, height: 100 },
    { top: 100, height: 40 },
    { top: 140, height: 60 },
  ];
  expect(findDropPlace(places, 0, 0)).toBe(0);
  expect(findDropPlace(places, 0, 20)).toBe(0);
  expect(findDropPlace(places, 0, 21)).toBe(1);
  expect(findDropPlace(places, 0, 71)).toBe(2);
  expect(findDropPlace(places, 2, -19)).toBe(2);
  expect(findDropPlace(places, 2, -21)).toBe(1);
  expect(findDropPlace(places, 2, -91)).toBe(0);
});

test("the rows between give way by the height of the dragged one", () => {
  expect([0, 1, 2, 3].map((index) => findShift(index, 0, 2, 50))).toEqual([0, -50, -50, 0]);
  expect([0, 1, 2, 3].map((index) => findShift(index, 3, 1, 50))).toEqual([0, 50, 50, 0]);
});
