import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { defineCalculator, integer, money } from "./define.ts";
import { proposeValue } from "./solve-proposal.ts";

const definition = defineCalculator({
  id: "line",
  name: "Line",
  category: "math",
  emoji: "",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    price: money("Price", { default: 10, min: 0 }),
    count: integer("Count", { default: 3, min: 1, max: 1000 }),
  },
  outputs: {
    total: money("Total", { decimals: 2 }),
    dozens: integer("Dozens"),
    square: money("Square", { decimals: 2 }),
    fee: money("Fee"),
  },
  compute: ({ price, count }) => ({
    total: price * count,
    dozens: Math.floor(count / 12),
    square: (price - 100) ** 2,
    fee: price < 300 ? 10 : 25,
  }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-01-01",
  examples: [],
});

const propose = (output: string, value: number, vary: string, inputs = { price: 10, count: 3 }) =>
  proposeValue(definition, inputs, { output, value }, vary, US_PREFERENCES);

test("what is found is written as the field writes it, with cents where there are some", () => {
  expect(propose("total", 36, "price")).toEqual({ vary: "price", value: 12, text: "$12", remark: "" });
  expect(propose("total", 37, "price")).toMatchObject({ text: "$12.33" });
  expect(propose("total", 36, "count", { price: 4, count: 3 })).toMatchObject({ value: 9, text: "9" });
});

test("a value has no more digits than it takes to read as the target", () => {
  expect(propose("total", 100, "price")).toMatchObject({ value: 33.333, text: "$33.33" });
  // A price of six figures is written without cents.
  expect(propose("total", 1_000_000, "price")).toMatchObject({ text: "$333,333" });
});

test("where no whole number gives it, the one whose result is nearer is proposed", () => {
  expect(propose("total", 34, "count")).toMatchObject({ value: 3, text: "3" });
  expect(propose("total", 36, "count")).toMatchObject({ value: 4, text: "4" });
});

test("where no whole number gives it, the two beside it and what they give are named", () => {
  expect(propose("total", 35, "count")).toEqual({
    vary: "count",
    value: expect.any(Number),
    text: expect.stringMatching(/^[34]$/),
    remark: expect.stringMatching(
      /^The nearest: (3 gives \$30\.00, 4 gives \$40\.00|4 gives \$40\.00, 3 gives \$30\.00)\.$/,
    ),
  });
});

test("where both sides of a step read alike, the step is told once", () => {
  expect(propose("fee", 20, "price")).toMatchObject({ text: "$300", remark: "There it jumps from $10 to $25." });
});

test("a range that gives the same, and a second value, are told", () => {
  expect(propose("dozens", 2, "count")).toMatchObject({ remark: "Anything from 24 to 35 gives the same." });
  expect(propose("square", 400, "price")).toMatchObject({ text: "$80", remark: "$120 gives it, too." });
});

test("what cannot be met is refused in a sentence", () => {
  expect(propose("total", -1, "price")).toEqual({
    vary: "price",
    isCutShort: false,
    message: expect.stringMatching(/\w.*\.$/),
  });
});
