import { expect, test } from "vitest";
import { list, number, text } from "../define.ts";
import { getMostRows } from "./list.ts";

const columns = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, text("C")]));

test.each([
  [1, undefined, 50],
  [2, undefined, 50],
  // 130 fields at most.
  [3, undefined, 43],
  [4, undefined, 32],
  [7, undefined, 18],
  [2, 12, 12],
  [7, 200, 18],
])("rows of %i fields, at most %s declared, are %i in a form", (count, maxItems, most) => {
  const field = list("Rows", { of: columns(count), ...(maxItems && { maxItems }) });
  expect(getMostRows(field)).toBe(most);
});

test("of one unnamed field 50 are written out", () => {
  expect(getMostRows(list("Values", { of: number("Value") }))).toBe(50);
});
