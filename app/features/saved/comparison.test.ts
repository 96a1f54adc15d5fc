import { expect, test } from "vitest";
import { choice, defineCalculator, money, percent, table } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { createColumn, listComparisonRows } from "./comparison.ts";
import { formatSavedAddress, type Saved } from "./saved-store.ts";

const definition = defineCalculator({
  id: "tip",
  name: "Tip",
  category: "math",
  emoji: "💁",
  description: "A tip.",
  keywords: [],
  related: [],
  takeaways: () => [],
  updated: "2026-11-22",
  inputs: {
    bill: money("Bill", { default: 100, min: 0, max: 1000 }),
    percent: percent("Tip", { default: 10, min: 0 }),
    mood: choice("Mood", {
      default: "good",
      options: [
        ["good", "Good"],
        ["bad", "Bad"],
      ],
    }),
    reason: percent("Reason", { default: 5, when: { mood: "bad" } }),
  },
  outputs: { tip: money("Tip", { decimals: 2 }), rows: table("Rows", { tip: money("Tip") }) },
  compute: ({ bill, percent: share }) => ({ tip: (bill * share) / 100, rows: [] }),
  howTo: [],
  faq: [],
  about: [""],
  sources: [],
  examples: [],
});

const saved = (id: string, inputs: Record<string, unknown>): Saved => ({
  id,
  calculatorId: "tip",
  name: id,
  inputs,
  updatedAt: "2026-11-22T00:00:00Z",
});

test("columns are calculated, rows that differ are marked, differences are against the first", () => {
  const columns = [{}, { bill: 150 }, { bill: 50, percent: 20 }, { bill: 5000 }].map((inputs, index) =>
    createColumn(definition, saved(String(index), inputs), "2026-11-22"),
  );
  const entries = listComparisonRows(definition.inputs, columns.slice(0, 3), "inputs", US_PREFERENCES);
  expect(entries.map(({ key, differs }) => [key, differs])).toEqual([
    ["bill", true],
    ["percent", true],
    ["mood", false],
  ]);
  expect(entries[1]?.cells.map(({ difference }) => difference)).toEqual(["", "", "+10 points"]);
  expect(entries[0]?.cells).toEqual([
    { text: "$100", difference: "" },
    { text: "$150", difference: "+$50" },
    { text: "$50", difference: "−$50" },
  ]);
  const results = listComparisonRows(definition.outputs, columns, "outputs", US_PREFERENCES);
  expect(results.map(({ key }) => key)).toEqual(["tip"]);
  expect(results[0]?.cells.slice(0, 3)).toEqual([
    { text: "$10.00", difference: "" },
    { text: "$15.00", difference: "+$5.00" },
    { text: "$10.00", difference: "" },
  ]);
  // Saved when the bounds were wider.
  expect(results[0]?.cells[3]?.text).toContain("at most 1000");
});

test("the address of a saved calculation carries its inputs", () => {
  expect(formatSavedAddress(saved("a", {}))).toBe("/calculator/tip");
  const { searchParams } = new URL(
    formatSavedAddress(saved("a", { bill: 80.5, list: [1, 2], none: null })),
    "https://x.example",
  );
  expect(Object.fromEntries(searchParams)).toEqual({ bill: "80.5", list: "[1,2]", none: "" });
});
