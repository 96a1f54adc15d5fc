import { expect, test } from "vitest";
import { list, number, text } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { readPastedList } from "./pasted-list.ts";

const numbers = list("Numbers", { of: number("Value"), default: [1] }) as unknown as AnyField;
const read = (pasted: string, locale = "en-US") => readPastedList(numbers, pasted, { ...US_PREFERENCES, locale });

test.each([
  ["Height\n170\n180\n", "170, 180", "“Height” was left out."],
  ["$1,200", "1200", ""],
  ["$1,200\r\n$300.50", "1200, 300.5", ""],
  ["170\t60\n180\t75", "170, 60, 180, 75", "2 columns were pasted: all their 4 numbers are one list."],
  ["Ann\t170\nBob\t180", "170, 180", "A column of words was left out."],
  ["Name\tHeight\nAnn\t170\nBob\t", "170", "“Name Height” was left out. A column of words was left out."],
])("%j is the list %s", (pasted, expected, note) => {
  expect(read(pasted)).toEqual({ text: expected, note });
});

test("where the decimal sign is a comma, semicolons divide", () => {
  expect(read("1.200,5 €\n3", "de-DE")?.text).toBe("1200,5; 3");
});

test.each([
  "1, 2, 3",
  "1 2 3",
  "5,6",
  "120,135,150",
  "100 200 300\n400 500 600",
  "$5,6",
  "7\n5,6",
  "5,6\n7",
  "",
  "words",
  "1\nx\n3",
  "Height\nWeight",
])("%j is pasted as it is", (pasted) => {
  expect(read(pasted)).toBeNull();
});

test("a ratio and rows are not such a list", () => {
  expect(readPastedList({ ...numbers, hasColons: true } as AnyField, "1\n2", US_PREFERENCES)).toBeNull();
  const rows = list("Rows", { of: { name: text("Name") }, default: [] } as never) as unknown as AnyField;
  expect(readPastedList(rows, "1\n2", US_PREFERENCES)).toBeNull();
});
