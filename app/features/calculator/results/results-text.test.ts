import { expect, test } from "vitest";
import {
  type AnyDefinition,
  choice,
  defineCalculator,
  list,
  money,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { answerDrafts } from "#engine/answer.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { listEntries, resultsAsText } from "./results-text.ts";
import type { Calculation } from "#features/calculator/use-calculation.ts";

const definition = defineCalculator({
  id: "sample",
  name: "Sample Calculator",
  category: "other",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    mode: choice("Mode", {
      default: "one",
      options: [
        ["one", "One price"],
        ["many", "Many"],
      ],
    }),
    price: money("Price", { default: 59.99, min: 0 }),
    discount: money("Discount", { default: 5, min: 0, when: { mode: "many" } }),
    items: list("Items", {
      of: { name: text("Name"), amount: money("Amount") },
      default: [{ name: "Tea", amount: 3.5 }],
    }),
    values: list("Values", { of: number("Value"), default: [1, 2.5] }),
  },
  outputs: {
    total: money("Total"),
    years: number("Years", { unit: "years" }),
    months: number("Months", { unit: "months" }),
    rows: table("Schedule", { month: number("Month"), paid: money("Paid", { decimals: 2 }) }),
  },
  figures: [{ label: "Time", parts: ["years", "months"] }],
  compute: ({ price }) => ({ total: price * 12, years: 1, months: 2, rows: [{ month: 1, paid: 2149.0312 }] }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});

test("what applies is copied as it was typed, figures as they are read, lists and tables by tabs", () => {
  const { drafts } = draftsFromRaw(definition, {}, "2026-11-23", US_PREFERENCES);
  const { answer } = answerDrafts(definition, drafts, US_PREFERENCES, "2026-11-23");
  const copied = resultsAsText(definition, { drafts, answer, query: "price=59.99" } as Calculation, US_PREFERENCES);
  expect(copied.replaceAll("\u00A0", " ").split("\n").slice(0, -1)).toEqual([
    "Sample Calculator",
    "",
    "Mode: One price",
    "Price: $59.99",
    "Items: ",
    "Name\tAmount",
    "Tea\t3.50",
    "Values: 1; 2.5",
    "",
    "Total: $720",
    "Time: 1 year, 2 months",
    "",
    "Schedule",
    "Month\tPaid",
    "1\t2,149.03",
    "",
  ]);
  expect(copied).toContain("/calculator/sample?price=59.99");
});

/** The lines of the entries. */
function entriesOf(raw: Readonly<Record<string, unknown>>, units = {}, preferences = US_PREFERENCES) {
  const { drafts } = draftsFromRaw(varied, raw, "2026-11-23", preferences, units);
  const { answer } = answerDrafts(varied, drafts, preferences, "2026-11-23");
  return listEntries(varied, { drafts, answer: answer! }, preferences).map(({ label, text: said }) =>
    `${label}: ${said}`.replaceAll("\u00A0", " "),
  );
}
const varied = {
  ...definition,
  inputs: {
    mode: definition.inputs["mode"],
    price: money("Price", { default: 60, min: 0 }),
    exact: money("Exact", { default: 1.25, decimals: 1 }),
    discount: money("Discount", { default: 5, min: 0, when: { mode: "many" } }),
    share: percent("Share", { default: 2.5 }),
    way: quantity("Way", length, { unit: "m", default: 3 }),
    none: number("None", { default: null }),
    pin: text("PIN", { default: "1234", secret: true }),
    rows: list("Rows", { of: { name: text("Name"), paid: money("Paid") }, default: [] }),
  },
  compute: () => ({ total: 0, years: 1, months: 2, rows: [] }),
} as unknown as AnyDefinition;

test("entries are said as they stand: what applies, with the cents that were typed, in the chosen unit; no secret", () => {
  expect(entriesOf({})).toEqual([
    "Mode: One price",
    "Price: $60",
    "Exact: $1.25",
    "Share: 2.5%",
    "Way: 9.843 ft",
    "Rows: \nName\tPaid",
  ]);
  const rows = [
    { name: "Tea", paid: 3 },
    { name: "", paid: 2.5 },
  ];
  expect(entriesOf({ mode: "many", price: 60.5, none: 7, rows }, { way: "in" })).toEqual([
    "Mode: Many",
    "Price: $60.50",
    "Exact: $1.25",
    "Discount: $5",
    "Share: 2.5%",
    "Way: 118.1 in",
    "None: 7",
    "Rows: \nName\tPaid\nTea\t3\n\t2.50",
  ]);
});
