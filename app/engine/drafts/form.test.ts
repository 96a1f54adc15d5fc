import { expect, test } from "vitest";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { type AnyDefinition, boolean, list, number, quantity } from "../define.ts";
import { draftsFromAddress } from "./address.ts";
import { convertDrafts, withUnit } from "./convert.ts";
import { createDrafts, type Drafts } from "./draft.ts";
import { withTyped } from "./form.ts";

const weight = quantity("Weight", mass, { unit: "kg", default: 70 });
const inputs = {
  weight,
  isMetal: boolean("Metal", { default: false }),
  things: list("Things", {
    of: { amount: number("Amount", { default: 1 }), each: quantity("Each", mass, { unit: "kg", default: 1 }) },
    default: [],
  } as never),
};
const definition = { id: "sample", inputs, outputs: {} } as unknown as AnyDefinition;
const THINGS = [
  { amount: 1.5, each: 2 },
  { amount: 3, each: 4 },
];
const drafts = createDrafts(definition, { weight: 70, isMetal: false, things: THINGS }, US_PREFERENCES);
const [first, second] = drafts["things"]!.rows!;
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields);
/** The form as the page shows it. */
const shown = {
  weight: drafts["weight"]!.text,
  "weight.unit": "lb",
  "things.0.amount": "1.5",
  "things.0.each": first!["each"]!.text,
  "things.0.each.unit": "lb",
  "things.1.amount": "3",
  "things.1.each": second!["each"]!.text,
  "things.1.each.unit": "lb",
};
const typed = (change: Readonly<Record<string, string>>) =>
  withTyped(definition, drafts, form({ ...shown, ...change }));

test("a form in which nothing was typed changes nothing, and keeps the values behind its texts", () => {
  expect(drafts["weight"]).toMatchObject({ text: "154.3", unit: "lb", exact: 70 });
  expect(typed({})).toBe(drafts);
  // A field that the form does not show is not emptied by that.
  expect(withTyped(definition, drafts, form({}))).toBe(drafts);
});

test("what was typed takes the place of what was there, all else stays the same object", () => {
  const heavier = typed({ weight: "160" });
  expect(heavier["weight"]).toEqual({ text: "160", unit: "lb" });
  expect(heavier["things"]).toBe(drafts["things"]);
  expect(typed({ "weight.unit": "kg" })["weight"]).toEqual({ text: "154.3", unit: "kg" });
  expect(typed({ weight: "" })["weight"]?.text).toBe("");
});

test("of a row only the cell that was typed in changes", () => {
  const { things } = typed({ "things.1.amount": "7" });
  expect(things?.rows).toHaveLength(2);
  expect(things?.rows?.[0]).toEqual(first);
  expect(things?.rows?.[1]).toEqual({ amount: { text: "7" }, each: second!["each"] });
});

test("a row that was removed or added without the page's script is taken over", () => {
  const one = form({ "things.0.amount": "1.5", "things.0.each": "2", "things.0.each.unit": "lb" });
  expect(withTyped(definition, drafts, one)["things"]?.rows).toEqual([
    { amount: { text: "1.5" }, each: { text: "2", unit: "lb" } },
  ]);
  expect(typed({ "things.2.amount": "9" })["things"]?.rows).toHaveLength(3);
  const empty = { ...drafts, things: { text: "", rows: [] } };
  expect(withTyped(definition, empty, form(shown))["things"]?.rows).toHaveLength(2);
});

test("an address sent by a form may name a unit that a cell does not have: the cell keeps its text in the usual one", () => {
  const sent = draftsFromAddress(
    definition,
    form({ typed: "1", "things.0.amount": "5", "things.0.each": "6", "things.0.each.unit": "lightyear" }),
    "2026-07-27",
    US_PREFERENCES,
  );
  expect(sent["things"]?.rows).toEqual([{ amount: { text: "5" }, each: { text: "6", unit: "lb" } }]);
  const known = form({ typed: "1", "things.0.each": "6", "things.0.each.unit": "oz" });
  expect(draftsFromAddress(definition, known, "2026-07-27", US_PREFERENCES)["things"]?.rows?.[0]?.["each"]?.unit).toBe(
    "oz",
  );
});

test("another unit converts what can be read; what cannot keeps its text", () => {
  const inKilograms = (draft: Drafts[string]) => withUnit(weight as never, draft, "kg", US_PREFERENCES);
  // The value behind an untouched text counts, not its rounded digits.
  expect(inKilograms(drafts["weight"]!)).toMatchObject({ text: "70", unit: "kg", exact: 70 });
  expect(inKilograms({ text: "100", unit: "lb" })).toMatchObject({ text: "45.359237", unit: "kg" });
  for (const text of ["", "heavy"]) expect(inKilograms({ text, unit: "lb" })).toEqual({ text, unit: "kg" });
});

test("rows follow the reader's units and format, and come back the same", () => {
  const german = countryDefaults("DE")!;
  const there = convertDrafts(definition, drafts, US_PREFERENCES, german);
  expect(there["things"]?.rows?.[0]).toMatchObject({ amount: { text: "1,5" }, each: { text: "2", unit: "kg" } });
  expect(convertDrafts(definition, there, german, US_PREFERENCES)).toEqual(drafts);
  const unreadable: Drafts = { ...drafts, weight: { text: "heavy", unit: "lb" } };
  expect(convertDrafts(definition, unreadable, US_PREFERENCES, german)["weight"]).toEqual({
    text: "heavy",
    unit: "lb",
  });
});
