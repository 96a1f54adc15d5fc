import { expect, test } from "vitest";
import { integer, money, table } from "#engine/fields.ts";
import { chooseRows, EVERYTHING } from "./table-view.tsx";

const field = table(
  "Schedule",
  { month: integer("Month"), paid: money("Paid"), note: integer("Note"), balance: money("Balance") },
  { byYear: { sum: ["paid"], last: ["balance"] } },
);
const rows = Array.from({ length: 14 }, (_, index) => ({ month: index + 1, paid: 10, note: 1, balance: 200 - index }));

test("a year sums what flows and has what stands at its end; the last one may be short", () => {
  const shown = chooseRows(field, field.columns!, rows, { ...EVERYTHING, isYearly: true });
  expect(Object.keys(shown.columns)).toEqual(["year", "paid", "balance"]);
  expect(shown.rows).toEqual([
    { year: 1, paid: 120, balance: 189 },
    { year: 2, paid: 20, balance: 187 },
  ]);
});

test("columns can be left out", () => {
  const shown = chooseRows(field, field.columns!, rows, { isYearly: false, hidden: ["paid", "note"] });
  expect(Object.keys(shown.columns)).toEqual(["month", "balance"]);
  expect(shown.rows).toBe(rows);
});
