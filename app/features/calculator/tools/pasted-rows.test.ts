import { expect, test } from "vitest";
import { createDraft, type DraftRow } from "#engine/drafts/draft.ts";
import { boolean, choice, date, list, number, quantity, text, time } from "#engine/fields.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { hasCells, pasteRows, readMinutes } from "./pasted-rows.ts";

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
  ["0:00", "00:00"],
  ["23:59", "23:59"],
  ["7", "07:00"],
  ["12 p.m.", "12:00"],
  ["11:59pm", "23:59"],
  ["24:00", ""],
  ["12:60", ""],
  ["24:60", ""],
  ["pm", ""],
])("a time %s is %s", (typed, expected) => {
  expect(paste(`x\tA\t1\tno\t${typed}`).rows[0]!["from"]!.text).toBe(expected);
});

test.each([
  ["3/31/2026", "en-US", "2026-03-31"],
  ["31/03/2026", "en-GB", "2026-03-31"],
  ["31.3.2026", "de-DE", "2026-03-31"],
  ["2026-03-31", "en-US", "2026-03-31"],
  ["26.3.31", "ja-JP", ""],
  ["2026/3/9", "ja-JP", "2026-03-09"],
  ["13/31/2026", "en-US", ""],
  ["3/32/2026", "en-US", ""],
  ["3/0/2026", "en-US", ""],
  ["March 31", "en-US", ""],
])("a date %s of %s is %s", (typed, locale, expected) => {
  expect(paste(`x\tA\t1\tno\t9:00\t${typed}`, [0, 0], locale).rows[0]!["on"]!.text).toBe(expected);
});

test.each([
  ["true", "true"],
  ["YES", "true"],
  ["y", "true"],
  ["x", "true"],
  ["1", "true"],
  ["✓", "true"],
  ["no", "false"],
  ["0", "false"],
  ["", "false"],
  ["yes, please", "false"],
])("a box of %j is %s", (typed, expected) => {
  expect(paste(`x\tA\t1\t${typed}`).rows[0]!["counts"]!.text).toBe(expected);
});

test("spaces around a cell are not part of it, and a long one is cut where it is named", () => {
  expect(textsOf(paste(" Art \t B- \t4"))[0]).toBe("Art|B-|4");
  expect(paste(`Art\t${"x".repeat(60)}`).faults).toEqual([`Row 1, Grade: “${"x".repeat(40)}” is none of the choices.`]);
});

test("a row that only shares some cells with the columns' names is a row", () => {
  expect(textsOf(paste("Course\tA\t3"))[0]).toBe("Course|A|3");
  expect(textsOf(paste("grade\nA", [0, 1]))[0]).toBe("One|A|3");
});

test("a cell keeps the unit that stands beside it", () => {
  const ways = list("Ways", { of: { way: quantity("Way", length, { unit: "km" }), name: text("Name") } });
  const { rows } = pasteRows(
    ways as unknown as AnyField,
    [{ way: { text: "1", unit: "mi" }, name: { text: "" } }],
    [0, 0],
    "5\tHome",
    US_PREFERENCES,
  );
  expect(rows).toEqual([{ way: { text: "5", unit: "mi" }, name: { text: "Home" } }]);
});

test("more rows than a list may have are left out, which is said", () => {
  const late = paste("a\nb\nc\nd", [1, 0]);
  expect([late.count, late.rows.length, late.faults]).toEqual([
    3,
    4,
    ["Only 4 rows are possible; the others were left out."],
  ]);
  expect(paste("a", [4, 0])).toMatchObject({ count: 0, rows: [{}, {}] });
  const pasted = paste("a\nb\nc\nd\ne");
  expect(pasted.rows).toHaveLength(4);
  expect(pasted.faults).toEqual(["Only 4 rows are possible; the others were left out."]);
});

test("one cell is typed as ever", () => {
  expect([hasCells("12"), hasCells("12\n"), hasCells("1\t2"), hasCells("1\n2")]).toEqual([false, false, true, true]);
});

const sample = list("Shifts", {
  of: {
    name: text("Day"),
    grade: choice("Kind", {
      default: "A",
      options: [
        ["A", "A"],
        ["B", "B"],
      ],
    }),
    breakMinutes: number("Break", { unit: "minutes" }),
  },
  default: [
    { name: "One", grade: "B", breakMinutes: 30 },
    { name: "Two", grade: "A", breakMinutes: 45 },
    { name: "Three", grade: "A", breakMinutes: 60 },
  ],
}) as unknown as AnyField;
const sampleRows = createDraft(sample, sample.default, US_PREFERENCES).rows!;
const pasteIntoSample = (rows: readonly DraftRow[], pasted: string, at: readonly [number, number] = [0, 0]) =>
  pasteRows(sample, rows, at, pasted, US_PREFERENCES);

test("what is pasted over the untouched sample takes the place of all its rows; choices stand at their defaults", () => {
  expect(textsOf(pasteIntoSample(sampleRows, "Mon\nTue"))).toEqual(["Mon|A|", "Tue|A|"]);
  expect(textsOf(pasteIntoSample(sampleRows, "Mon\tB\t5\nTue\tA\t10"))).toEqual(["Mon|B|5", "Tue|A|10"]);
  // From another cell on, or once something was typed, the other rows stay.
  expect(textsOf(pasteIntoSample(sampleRows, "5\n6", [0, 2]))).toEqual(["One|B|5", "Two|A|6", "Three|A|60"]);
  const typed = sampleRows.with(2, { ...sampleRows[2]!, name: { text: "Third" } });
  expect(textsOf(pasteIntoSample(typed, "Mon\nTue"))).toEqual(["Mon|B|30", "Tue|A|45", "Third|A|60"]);
});

test("a line of words above numbers is a head, whatever the columns are called", () => {
  expect(textsOf(pasteIntoSample([], "When\tHow\tPause\nMon\tA\t5"))).toEqual(["Mon|A|5"]);
  expect(textsOf(pasteIntoSample([], "Pause\n5\n6", [0, 2]))).toEqual(["|A|5", "|A|6"]);
  expect(pasteIntoSample([], "Mon\tA\tlong\nTue\tA\tlonger").count).toBe(2);
});

test("every wrong cell of a row is named; minutes may be written as a time", () => {
  const pasted = pasteIntoSample([], "Mon\tZZ\tx\nTue\tA\t0:30");
  expect(pasted.faults).toEqual(["Row 1, Kind: “ZZ” is none of the choices.", "Row 1, Break: “x” is not a number."]);
  expect(textsOf(pasted)).toEqual(["Mon||x", "Tue|A|30"]);
  expect(["1:15", " 0:05 ", "0:60", "90", "1:2"].map(readMinutes)).toEqual(["75", "5", null, null, null]);
});
