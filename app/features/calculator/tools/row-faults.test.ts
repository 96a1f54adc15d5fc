import { expect, test } from "vitest";
import { createEmptyRow } from "#engine/drafts/rows.ts";
import { choice, list, number, text } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { listMissingCells, listWrongCells } from "./row-faults.ts";

const field = list("Costs", {
  of: {
    item: text("Item", {}),
    as: choice("As", { options: [["fixed", "Fixed"]] }),
    amount: number("Amount", { min: 0 }),
  },
  default: [],
} as never);
const row = (amount: string) => ({ item: { text: "Movers" }, as: { text: "fixed" }, amount: { text: amount } });
const empty = createEmptyRow(field, US_PREFERENCES);
const listWrong = (rows: readonly ReturnType<typeof row>[]) => listWrongCells(field, rows, US_PREFERENCES);

test("each refused cell is named: what is no number, and what is out of bounds", () => {
  expect(listWrong([row("5"), row("abc"), row("-1")])).toEqual([
    { row: 1, key: "amount" },
    { row: 2, key: "amount" },
  ]);
  // Rows that do not count yet, and empty ones.
  expect(listWrongCells(field, [empty, { ...empty, amount: { text: "abc" } }], US_PREFERENCES)).toEqual([]);
});

test("a row that was begun lacks the cells that have to be filled", () => {
  const begun = { ...empty, item: { text: "Movers" }, amount: { text: "1800" } };
  expect(listMissingCells(field, [row("5"), empty, begun])).toEqual([{ row: 2, key: "as" }]);
});

test("a choice that is all of a row is looked at too", () => {
  const targets = list("Targets", {
    of: { as: choice("As", { options: [["fixed", "Fixed"]] }) },
    default: [],
  } as never);
  const rows = [{ as: { text: "fixed" } }, { as: { text: "gone" } }, { as: { text: "" } }];
  expect(listWrongCells(targets, rows, US_PREFERENCES)).toEqual([{ row: 1, key: "as" }]);
});
