import { expect, test } from "vitest";
import { isNumber, paste, resize, resizeBeforeLast, toCells, toText } from "./matrix-cells.ts";

test("a matrix's text is its cells and back", () => {
  expect(toCells("1 2; 3 4")).toEqual([
    ["1", "2"],
    ["3", "4"],
  ]);
  expect(toText(toCells("1, 2/3\n-4 5;"))).toBe("1 2/3; -4 5");
  expect(toCells("1 2; 3")).toEqual([
    ["1", "2"],
    ["3", "0"],
  ]);
  expect(toCells("")).toEqual([[""]]);
});

test("an empty cell is zero, and blanks within one make no two", () => {
  expect(
    toText([
      ["1", ""],
      ["2 3", "4;"],
    ]),
  ).toBe("1 0; 23 4");
});

test("what is pasted fills the cells from one on; the matrix grows up to ten by ten", () => {
  expect(toText(paste(toCells("1 2; 3 4"), 1, 1, "7\t8\r\n9\t1/2\r\n"))).toBe("1 2 0; 3 7 8; 0 9 1/2");
  const long = Array.from({ length: 12 }, () => "1\t".repeat(12).trim()).join("\n");
  const grown = paste(toCells("1"), 0, 0, long);
  expect([grown.length, grown[0]!.length]).toEqual([10, 10]);
});

test("rows and columns come as zeros and go", () => {
  expect(toText(resize(toCells("1 2; 3 4"), 3, 1))).toBe("1; 3; 0");
});

test("numbers and fractions are numbers", () => {
  expect(["2", "-0.5", "−0.5", ".5", "2/3", "1e-3"].every(isNumber)).toBe(true);
  expect(["x", "1/", "--1", "1,5", ""].some(isNumber)).toBe(false);
});

test("of equations the right side stays the last column, and there is room for it beside ten unknowns", () => {
  expect(toText(resizeBeforeLast(toCells("1 2 8; 3 4 9"), 4))).toBe("1 2 0 8; 3 4 0 9");
  expect(toText(resizeBeforeLast(toCells("1 2 8; 3 4 9"), 2))).toBe("1 8; 3 9");
  const eleven = "1 2 3 4 5 6 7 8 9 10 11";
  expect(toText(toCells(eleven, 11))).toBe(eleven);
  expect(paste(toCells("1"), 0, 0, eleven, 11)[0]).toHaveLength(11);
});
