import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { integer, money, table, text } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { DataTable } from "./data-table.tsx";
import type { ResultRows } from "./table-rows.tsx";

const field: AnyField = table(
  "Payments",
  { month: integer("Month"), balance: money("Balance", { decimals: 2 }), note: text("Note") },
  { mark: { column: "month", equals: "now" } },
);

const payments = (
  count: number,
  change: (row: { month: number; balance: number; note: string }) => object = () => ({}),
) =>
  Array.from({ length: count }, (_, index) => {
    const row = { month: index + 1, balance: 1000 + index, note: index % 2 ? "" : "a" };
    return { ...row, ...change(row) };
  });

function open(rows: ResultRows, start: number | null = 0, marked?: unknown) {
  const shown = (now: ResultRows, mark = marked) => (
    <DataTable
      name="payments"
      field={field}
      rows={now}
      preferences={US_PREFERENCES}
      id="loan"
      query=""
      start={start ?? undefined}
      marked={mark}
    />
  );
  const { container, rerender, getByText } = render(shown(rows));
  const texts = () =>
    [...container.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  return { container, texts, getByText, show: (now: ResultRows, mark = marked) => rerender(shown(now, mark)) };
}

/** The texts that a table of payments shows. */
const read = (rows: ResultRows) =>
  rows.map(({ month, balance, note }) => [
    String(month),
    (balance as number).toLocaleString("en-US", { minimumFractionDigits: 2 }),
    note,
  ]);

test("every row is there, in order, and follows every change", () => {
  const { texts, show } = open(payments(361));
  expect(texts()).toEqual(read(payments(361)));
  for (const rows of [
    payments(361, ({ balance }) => ({ balance: balance * 2 })),
    payments(361, ({ note }) => ({ note: note === "" ? "b" : "" })),
    payments(7),
    payments(48),
    payments(361),
  ]) {
    show(rows);
    expect(texts()).toEqual(read(rows));
  }
});

test("rows that read as before are not touched; of the others only the texts that changed", () => {
  const { container, texts, show } = open(payments(360));
  const nodes = [...container.querySelectorAll("td")];
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  show(payments(360));
  show(payments(360, ({ balance }) => ({ balance: balance + 0.001 })));
  expect([...changes, ...observer.takeRecords()]).toEqual([]);
  const rows = payments(360, ({ month, balance }) => (month === 200 ? { balance: balance + 1 } : {}));
  show(rows);
  changes.push(...observer.takeRecords());
  expect(changes.map(({ type, target }) => [type, target.textContent])).toEqual([["characterData", "1,200.00"]]);
  expect([...container.querySelectorAll("td")].every((cell, index) => cell === nodes[index])).toBe(true);
  expect(texts()).toEqual(read(rows));
});

test("a column that nothing fills any more is gone, and comes back", () => {
  const { texts, show } = open(payments(30));
  const bare = payments(30, () => ({ balance: null }));
  show(bare);
  expect(texts()[29]).toEqual(["30", ""]);
  show(payments(30));
  expect(texts()).toEqual(read(payments(30)));
});

test("the visitor's own row is marked, and the mark moves", () => {
  const { container, show } = open(payments(60), 0, 30);
  const marked = () =>
    [...container.querySelectorAll("tbody tr")].flatMap((row, index) => (row.className ? [index + 1] : []));
  expect(marked()).toEqual([30]);
  show(payments(60), 31);
  expect(marked()).toEqual([31]);
  show(payments(60), 2);
  expect(marked()).toEqual([2]);
});

test("text stays text", () => {
  const { container, texts, show } = open(payments(2, () => ({ note: `<img src=x onerror="alert(1)">&amp;'` })));
  expect(container.querySelector("img")).toBeNull();
  expect(texts()[0]?.[2]).toBe(`<img src=x onerror="alert(1)">&amp;'`);
  show(payments(2, () => ({ note: "<b>" })));
  expect(texts()[0]?.[2]).toBe("<b>");
});

test("a long text gets a width of its own, a middling one may wrap, a short one stays on its line", () => {
  const notes = ["Interest added to principal", "Extra payment", "10:30 AM"];
  const { container } = open(payments(3, ({ month }) => ({ note: notes[month - 1] })));
  const marks = [...container.querySelectorAll("td:last-child")].map((cell) => cell.getAttribute("data-text"));
  expect(marks).toEqual(["long", "", null]);
});

test("the first rows, and the rest a click away", () => {
  const { container, texts, getByText } = open(payments(360), null);
  expect(texts().length).toBe(12);
  expect(container.querySelector("[data-long]")).toBeNull();
  getByText("Show all 360 rows").click();
  return expect.poll(() => texts().length).toBe(360);
});

test("a very long table comes in parts, by click and by link", async () => {
  const { container, texts, getByText } = open(payments(10_000), 400);
  expect([texts().length, texts()[0]?.[0], texts().at(-1)?.[0]]).toEqual([400, "401", "800"]);
  const more = getByText("Show more of 10000 rows");
  expect(more.getAttribute("href")).toBe("/calculator/loan?show=payments.800");
  more.click();
  await expect.poll(() => texts().at(-1)?.[0]).toBe("1,200");
  expect(container.textContent).toContain("800 rows. Scroll in the table to see them all.");
});

test("a part beyond the end of a table says that nothing is there", () => {
  expect(open(payments(30), 400).container.textContent).toContain("Nothing to list.");
});
