import { expect, test } from "vitest";
import { chart, defineCalculator, integer, number, table } from "#engine/define.ts";
import type { Case } from "./cases.ts";
import { findFaults } from "./verify.ts";

const definition = defineCalculator({
  id: "steps",
  name: "Steps",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: { size: number("Size", { default: 3 }) },
  outputs: {
    size: number("Size"),
    rows: table("Rows", { step: integer("Step"), height: number("Height") }),
    line: chart("Line", { x: { step: integer("Step") }, y: { height: number("Height") } }),
  },
  compute({ size }) {
    const rows = [1, 2, 3, 4].map((step) => ({ step, height: step * size }));
    return { size, rows, line: rows };
  },
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const by = { kind: "derived", authority: "By hand" } as const;
const find = (one: Omit<Case, "by" | "inputs"> & Partial<Pick<Case, "inputs">>) =>
  findFaults(definition, { by, inputs: {}, ...one });

test("a number of a case holds within 1e-9 of its size, or as far as the case allows", () => {
  expect(find({ outputs: { size: 3 * (1 + 9e-10) } })).toEqual([]);
  expect(find({ outputs: { size: 3.0001 } })).toEqual(["size: 3, not 3.0001"]);
  expect(find({ outputs: { size: 3.0001 }, tolerance: { relative: 1e-4, because: "Rounded." } })).toEqual([]);
  expect(find({ outputs: { size: 3.1 }, tolerance: { absolute: 0.2, because: "Rounded." } })).toEqual([]);
  expect(findFaults(definition, { title: "Rounded", inputs: {}, outputs: { size: 3.0001 } })).toEqual([]);
});

test("the bound is 1e-9 of the size, and 1e-12 around zero", () => {
  const isTaken = (size: number, wanted: number) => find({ outputs: { size: wanted }, inputs: { size } }).length === 0;
  expect([0.95, 1.05].map((part) => isTaken(3, 3 * (1 + part * 1e-9)))).toEqual([true, false]);
  expect([0.95, 1.05].map((part) => isTaken(0, part * 1e-12))).toEqual([true, false]);
});

test("that of an example, which is rounded, is 1e-4 of the size, and 1e-6 around zero", () => {
  const isTaken = (size: number, wanted: number) =>
    findFaults(definition, { title: "Rounded", inputs: { size }, outputs: { size: wanted } }).length === 0;
  expect([0.95, 1.05].map((part) => isTaken(3, 3 * (1 + part * 1e-4)))).toEqual([true, false]);
  expect([0.95, 1.05].map((part) => isTaken(0, part * 1e-6))).toEqual([true, false]);
});

test("any row of a table and any point of a chart can be named", () => {
  const right = { rows: 4, first: { height: 3 }, at: { 1: { step: 2, height: 6 } }, last: { height: 12 } };
  expect(find({ outputs: { rows: right, line: right } })).toEqual([]);
  expect(find({ outputs: { rows: { at: { 2: { height: 8 } } }, line: { at: { 1: { height: 7 } } } } })).toEqual([
    "rows.2.height: 9, not 8",
    "line.1.height: 6, not 7",
  ]);
  expect(find({ outputs: { rows: { at: { 9: { height: 8 } } } } })).toEqual(["rows.9.height: undefined, not 8"]);
});
