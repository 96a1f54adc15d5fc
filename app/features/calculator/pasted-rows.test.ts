import { expect, test } from "vitest";
import { boolean, choice, date, list, number, text, time } from "#engine/fields.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { hasCells, pasteRows } from "./pasted-rows.ts";

const field = list("Courses", {
  of: {
    name: text("Course"),
    grade: choice("Grade", {
      default: "A",
      options: [
        ["A", "A"],
        ["B-", "B minus"],
      ],
    }),
    credits: number("Credits"),
    counts: boolean("Counts"),
    from: time("From"),
    on: date("On"),
  },
  maxItems: 4,
}) as unknown as AnyField;
const row = (name: string) => ({ name: { text: name }, grade: { text: "A" }, credits: { text: "3", exact: 3 } });
const paste = (pasted: string, at: readonly [number, number] = [0, 0], locale = "en-US") =>
  pasteRows(field, [row("One"), row("Two")], at, pasted, { ...US_PREFERENCES, locale });
const textsOf = ({ rows }: ReturnType<typeof paste>) =>
  rows.map((cells) =>
    Object.values(cells)
      .map((cell) => cell.text)
      .join("|"),
  );

test("rows and columns of a spreadsheet fill the cells from the one on into which they are pasted", () => {
  expect(textsOf(paste("Art\tb minus\t4\r\nLaw\tA\t2\r\n", [1, 0]))).toEqual([
    "One|A|3",
    "Art|B-|4",
    "Law|A|2|false||",
  ]);
  expect(textsOf(paste("5\n6", [0, 2]))).toEqual(["One|A|5", "Two|A|6"]);
  expect(paste("5\n6", [0, 2]).rows[0]!["credits"]).toEqual({ text: "5" });
});

test("a line of the columns' names is no row", () => {
  const pasted = paste("course\tgrade\nArt\tA");
  expect([textsOf(pasted)[0], pasted.count]).toEqual(["Art|A|3", 1]);
});

test("what a cell cannot hold is named by its cell, and the cell waits", () => {
  const pasted = paste("Art\tZ\t4\tyes\tnoon\t31.12.26");
  expect(pasted.faults).toEqual([
    "Row 1, Grade: “Z” is none of the choices.",
    "Row 1, From: “noon” is not a time such as 17:30.",
    "Row 1, On: “31.12.26” is not a date such as 2026-03-31.",
  ]);
  expect(pasted.rows[0]!["grade"]).toEqual({ text: "", isNew: true });
  expect(paste("A\tA\t1\tno\t1:00\t2026-01-01\tmore").faults).toEqual(["Row 1: more cells than columns."]);
});

test.each([
  ["9:05", "09:05"],
  ["5:30 PM", "17:30"],
  ["12:15 am", "00:15"],
  ["08:00:00", "08:00"],
])("a time %s is %s", (typed, expected) => {
  expect(paste(`x\tA\t1\tno\t${typed}`).rows[0]!["from"]!.text).toBe(expected);
});

test.each([
  ["3/31/2026", "en-US", "2026-03-31"],
  ["31/03/2026", "en-GB", "2026-03-31"],
  ["31.3.2026", "de-DE", "2026-03-31"],
  ["2026-03-31", "en-US", "2026-03-31"],
])("a date %s of %s is %s", (typed, locale, expected) => {
  expect(paste(`x\tA\t1\tno\t9:00\t${typed}`, [0, 0], locale).rows[0]!["on"]!.text).toBe(expected);
});

test("more rows than a list may have are left out, which is said", () => {
  const pasted = paste("a\nb\nc\nd\ne");
  expect(pasted.rows).toHaveLength(4);
  expect(pasted.faults).toEqual(["Only 4 rows are possible; the others were left out."]);
});

test("one cell is typed as ever", () => {
  expect([hasCells("12"), hasCells("12\n"), hasCells("1\t2"), hasCells("1\n2")]).toEqual([false, false, true, true]);
});
