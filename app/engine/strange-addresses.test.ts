/** Addresses that no form of ours writes: they are answered with the page and a message. */
import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { defineCalculator, list, number, quantity } from "./define.ts";
import { draftsFromAddress } from "./drafts/address.ts";
import { draftsFromForm } from "./drafts/form.ts";
import { readDrafts } from "./drafts/read.ts";
import { fromQuery } from "./query.ts";
import { readInputs } from "./read.ts";

const shared = {
  id: "weigh",
  name: "Weigh",
  category: "other",
  emoji: "🧪",
  description: "A calculator for strange addresses.",
  keywords: [],
  related: [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-01-01",
  examples: [],
} as const;

const definition = defineCalculator({
  ...shared,
  inputs: { weight: quantity("Weight", mass, { unit: "kg", default: 70 }) },
  outputs: { half: number("Half") },
  compute: ({ weight }) => ({ half: weight / 2 }),
  takeaways: () => ["The half is {half}."],
});

test.each(["constructor", "__proto__", "toString", "zz", "ft-in"])("the unit %s is none of a weight", (unit) => {
  const shown = draftsFromAddress(
    definition,
    new URLSearchParams({ "weight.unit": unit }),
    "2026-01-01",
    US_PREFERENCES,
  );
  expect(shown.weight).toMatchObject({ unit: "lb" });

  const form = new URLSearchParams({ typed: "en-US", weight: "1", "weight.unit": unit });
  expect(draftsFromAddress(definition, form, "2026-01-01", US_PREFERENCES).weight).toEqual({ text: "1", unit: "lb" });
  const { issues } = readDrafts(definition, draftsFromForm(definition, form), US_PREFERENCES, "2026-01-01");
  expect(issues).toMatchObject([{ field: "weight", message: "“Weight” has no unit of that name." }]);
});

const rowsCalculator = defineCalculator({
  ...shared,
  inputs: { points: list("Points", { of: { x: number("x"), y: number("y") }, default: [{ x: 1, y: 2 }] }) },
  outputs: { half: number("Half") },
  compute: ({ points }) => ({ half: points.length / 2 }),
  takeaways: () => ["The half is {half}."],
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ x: index, y: 1 }));
const asJson = (count: number) => JSON.stringify(rowsOf(count));
const asPairs = (count: number) =>
  rowsOf(count)
    .map(({ x, y }) => `${x},${y}`)
    .join(";");

test.each([asJson, asPairs])("an address carries fifty rows, and no more: %o", (write) => {
  const read = (count: number) =>
    readInputs(rowsCalculator, fromQuery(rowsCalculator, new URLSearchParams({ points: write(count) })), "2026-01-01");
  expect(read(50)).toEqual({ inputs: { points: rowsOf(50) }, issues: [] });
  expect(read(51).issues).toEqual([{ field: "points", message: "“Points” must be a list." }]);
  const shown = draftsFromAddress(
    rowsCalculator,
    new URLSearchParams({ points: write(51) }),
    "2026-01-01",
    US_PREFERENCES,
  );
  expect(shown.points).toEqual({ text: "", rows: [] });
});

test("a call may have more rows than an address", () => {
  expect(readInputs(rowsCalculator, { points: rowsOf(400) }, "2026-01-01").issues).toEqual([]);
});

test("a form that is sent has fifty rows at most", () => {
  const form = new URLSearchParams(rowsOf(300).map(({ x, y }) => [`points.${x}.x`, String(y)]));
  expect(draftsFromForm(rowsCalculator, form).points?.rows?.length).toBe(50);
});
