import { expect, test } from "vitest";
import { type AnyDefinition, list, money, number, quantity, text } from "#engine/define.ts";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { convertDrafts, withUnit } from "./convert.ts";
import { createDraft, type Draft } from "./draft.ts";

const GERMAN = countryDefaults("DE")!;
const weight = quantity("Weight", mass, { unit: "kg", default: 70 });
const extra = quantity("Extra", mass, { unit: "kg", default: 0, optional: true });
const width = quantity("Width", length, { unit: "m", default: 4, defaultIn: { imperial: "12 ft" } });
const price = money("Price", { default: 1000 });
const count = number("Count", { default: null });
const parts = list("Parts", { of: { name: text("Name"), long: quantity("Long", length, { unit: "m" }) } });

function convert(field: object, draft: Draft, from = US_PREFERENCES, to = GERMAN, units = {}): Draft {
  const definition = { inputs: { it: field } } as unknown as AnyDefinition;
  return convertDrafts(definition, { it: draft }, from, to, units)["it"]!;
}

test.each<[string, object, Draft, Draft]>([
  ["a typed value", weight, { text: "100", unit: "lb" }, { text: "45,359237", exact: 45.359237, unit: "kg" }],
  ["an untouched one", weight, { text: "154.3", unit: "lb", exact: 70 }, { text: "70", exact: 70, unit: "kg" }],
  ["an amount", price, { text: "1,234.50" }, { text: "1.234,5", exact: 1234.5 }],
  ["what cannot be read", weight, { text: "a lot", unit: "lb" }, { text: "a lot", unit: "lb" }],
  ["an empty field that may be empty", extra, { text: "", unit: "lb" }, { text: "", exact: undefined, unit: "kg" }],
  ["an empty field that has no default", count, { text: "" }, { text: "", exact: null }],
  ["an empty field that must be filled", weight, { text: "", unit: "lb" }, { text: "", unit: "lb" }],
])("%s follows the reader's system of units and format", (_, field, draft, expected) => {
  expect(convert(field, draft)).toEqual(expected);
});

test("within a system of units a field keeps its unit, in another it takes the one that is chosen there", () => {
  const british = { ...US_PREFERENCES, locale: "de-DE" };
  expect(convert(weight, { text: "1.5", unit: "st" }, US_PREFERENCES, british)).toMatchObject({
    text: "1,5",
    unit: "st",
  });
  expect(convert(extra, { text: "", unit: "st" }, US_PREFERENCES, british)).toMatchObject({ text: "", unit: "st" });
  expect(convert(weight, { text: "1", unit: "kg" }, GERMAN, US_PREFERENCES, { it: "oz" })).toMatchObject({
    text: "35.27",
    unit: "oz",
  });
  expect(convert(extra, { text: "", unit: "kg" }, GERMAN, US_PREFERENCES, { it: "oz" })).toMatchObject({ unit: "oz" });
});

test("an untouched default gives way to the one that is round in the other system", () => {
  const metric: Draft = { ...createDraft(width, 4, GERMAN), isDefault: true };
  const imperial = convert(width, metric, GERMAN, US_PREFERENCES);
  expect(imperial).toMatchObject({ text: "12", unit: "ft", isDefault: true });
  expect(convert(width, imperial)).toEqual(metric);
  // Typed, it is what was typed; within a system it stays.
  expect(convert(width, { text: "4", unit: "m" }, GERMAN, US_PREFERENCES)).toMatchObject({ text: "13.12", unit: "ft" });
  expect(convert(width, metric, GERMAN, { ...GERMAN, locale: "fr-FR" })).toMatchObject({ text: "4", unit: "m" });
});

test("rows follow cell by cell; one that holds nothing stays empty", () => {
  const converted = convert(parts, { text: "", rows: [{ name: { text: "a" }, long: { text: "10", unit: "ft" } }, {}] });
  expect(converted.rows).toMatchObject([
    { name: { text: "a" }, long: { text: "3,048", unit: "m" } },
    { name: { text: "" }, long: { text: "" } },
  ]);
});

test("a field without anything in it is given its text and no value", () => {
  const definition = { inputs: { weight } } as unknown as AnyDefinition;
  expect(convertDrafts(definition, {}, US_PREFERENCES, GERMAN)).toEqual({ weight: { text: "" } });
});

test.each<[string, Draft, string, Draft]>([
  ["a value", { text: "180", unit: "lb" }, "kg", { text: "81.6466266", unit: "kg" }],
  ["an exact one", { text: "154.3", unit: "lb", exact: 70 }, "kg", { text: "70", unit: "kg", exact: 70 }],
  [
    "a default",
    { text: "70", unit: "kg", exact: 70, isDefault: true },
    "lb",
    { text: "154.3", unit: "lb", isDefault: true },
  ],
  ["what cannot be read", { text: "a lot", unit: "lb" }, "kg", { text: "a lot", unit: "kg" }],
  ["nothing", { text: "", unit: "lb" }, "kg", { text: "", unit: "kg" }],
])("another unit beside the field converts %s", (_, draft, unit, expected) => {
  expect(withUnit(extra, draft, unit, US_PREFERENCES)).toMatchObject(expected);
  expect("isDefault" in withUnit(extra, draft, unit, US_PREFERENCES)).toBe("isDefault" in draft);
});
