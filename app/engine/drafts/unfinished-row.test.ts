import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { boolean, list, number, text } from "../define.ts";
import { createEmptyRow, isUnfinishedRow } from "./rows.ts";

const field = list("Things", {
  of: { amount: number("Amount", { default: 1 }), name: text("Name"), isPaid: boolean("Paid", { default: false }) },
  default: [],
} as never);

test("a row that was added counts once its figures are filled; a name may stay empty", () => {
  const row = createEmptyRow(field, US_PREFERENCES);
  expect(isUnfinishedRow(field, row)).toBe(true);
  expect(isUnfinishedRow(field, { ...row, amount: { text: "  ", isNew: true } })).toBe(true);
  expect(isUnfinishedRow(field, { ...row, amount: { text: "5", isNew: true } })).toBe(false);
  expect(isUnfinishedRow(field, { ...row, name: { text: "Rent", isNew: true } })).toBe(true);
  // One that was there and was emptied is wrong, not new.
  expect(isUnfinishedRow(field, { ...row, amount: { text: "" } })).toBe(false);
});
