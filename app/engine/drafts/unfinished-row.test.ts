import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { boolean, choice, list, number, text } from "../define.ts";
import { readDrafts } from "./read.ts";
import { createEmptyRow, isUnfinishedRow } from "./rows.ts";

const field = list("Things", {
  of: { amount: number("Amount", { default: 1 }), name: text("Name"), isPaid: boolean("Paid", { default: false }) },
  default: [],
} as never);

test("what is wrong in a row is told with the row's number and the column's name", () => {
  const row = (amount: string) => ({ amount: { text: amount }, name: { text: "Rent" }, isPaid: { text: "false" } });
  const definition = { inputs: { things: field } } as never;
  const { issues } = readDrafts(
    definition,
    { things: { text: "", rows: [row("5"), row("five")] } },
    US_PREFERENCES,
    "2026-11-28",
  );
  expect(issues).toEqual([
    { field: "things", message: "Row 2, Amount: “five” is not a number. Write it like 1,234.5." },
  ]);
});

test("a row that was added counts once its figures are filled; a name may stay empty", () => {
  const row = createEmptyRow(field, US_PREFERENCES);
  expect(isUnfinishedRow(field, row)).toBe(true);
  expect(isUnfinishedRow(field, { ...row, amount: { text: "  ", isNew: true } })).toBe(true);
  expect(isUnfinishedRow(field, { ...row, amount: { text: "5", isNew: true } })).toBe(false);
  expect(isUnfinishedRow(field, { ...row, name: { text: "Rent", isNew: true } })).toBe(true);
  // One that was there and was emptied is wrong, not new.
  expect(isUnfinishedRow(field, { ...row, amount: { text: "" } })).toBe(false);
});

test("a choice fills a row only where it is all of it; a new row counts once it is chosen", () => {
  const currency = choice("Currency", { options: [["JPY", "Yen"]] });
  const read = (of: object, rows: readonly object[]) =>
    readDrafts(
      { inputs: { things: list("Things", { of, default: [] } as never) } } as never,
      { things: { text: "", rows } } as never,
      US_PREFERENCES,
      "2026-11-28",
    );
  const [chosen, unchosen] = [{ text: "JPY" }, { text: "", isNew: true }];
  const alone = read({ currency }, [{ currency: chosen }, { currency: unchosen }, { currency: { text: "" } }]);
  expect(alone).toEqual({ inputs: { things: [{ currency: "JPY" }] }, issues: [] });
  const amount = number("Amount", { default: 1 });
  const beside = read({ currency, amount }, [
    { currency: chosen, amount: { text: "5" } },
    { currency: chosen, amount: { text: "" } },
    { currency: chosen, amount: unchosen },
    { currency: unchosen, amount: { text: "5" } },
  ]);
  expect(beside).toEqual({ inputs: { things: [{ currency: "JPY", amount: 5 }] }, issues: [] });
});
