import { describe, expect, test } from "vitest";
import { createDrafts } from "../../../tests/site/create-drafts.ts";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { type AnyDefinition, boolean, list, number, quantity } from "../define.ts";
import { draftsFromAddress, draftsFromRaw } from "./address.ts";
import { convertDrafts, withUnit } from "./convert.ts";
import type { Drafts } from "./draft.ts";
import { withTyped } from "./form.ts";
import { createEmptyRow, isUnfinishedRow } from "./rows.ts";

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
  withTyped(definition, drafts, form({ ...shown, ...change }), "en-US");

test("a form in which nothing was typed changes nothing, and keeps the values behind its texts", () => {
  expect(drafts["weight"]).toMatchObject({ text: "154.3", unit: "lb", exact: 70 });
  expect(typed({})).toBe(drafts);
  // A field that the form does not show is not emptied by that.
  expect(withTyped(definition, drafts, form({}), "en-US")).toBe(drafts);
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

test("a digit more or less in a grouped number is one of that number, in a cell as well", () => {
  const grouped = createDrafts(
    definition,
    { weight: 70, isMetal: false, things: [{ amount: 1200, each: 2 }] },
    { ...US_PREFERENCES, locale: "de-DE" },
  );
  const amount = (text: string) =>
    withTyped(definition, grouped, form({ "things.0.amount": text, "things.0.each": "4,4" }), "de-DE")["things"]
      ?.rows?.[0]?.["amount"]?.text;
  expect(grouped["things"]?.rows?.[0]?.["amount"]?.text).toBe("1.200");
  expect(amount("1.2001")).toBe("12.001");
  expect(amount("1.20")).toBe("120");
  // Another number, not this one with a digit more or less.
  expect(amount("1.5")).toBe("1.5");
});

test("a row that was removed or added without the page's script is taken over", () => {
  const one = form({ "things.0.amount": "1.5", "things.0.each": "2", "things.0.each.unit": "lb" });
  expect(withTyped(definition, drafts, one, "en-US")["things"]?.rows).toEqual([
    { amount: { text: "1.5" }, each: { text: "2", unit: "lb" } },
  ]);
  expect(typed({ "things.2.amount": "9" })["things"]?.rows).toHaveLength(3);
  const empty = { ...drafts, things: { text: "", rows: [] } };
  expect(withTyped(definition, empty, form(shown), "en-US")["things"]?.rows).toHaveLength(2);
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

test("a list takes as many rows as it may have, by its form and by the button that adds one", () => {
  const few = list("Few", { of: { amount: number("Amount", { default: 1 }) }, default: [], maxItems: 3 } as never);
  const short = { id: "few", inputs: { few }, outputs: {} } as unknown as AnyDefinition;
  const sent = (rows: number, add = "few") =>
    draftsFromAddress(
      short,
      new URLSearchParams([
        ["typed", "1"],
        ["add", add],
        ...Array.from({ length: rows }, (_, at) => [`few.${at}.amount`, String(at)]),
      ]),
      "2026-07-27",
      US_PREFERENCES,
    )["few"]!.rows!.map((row) => row["amount"]!.text);
  expect(sent(1)).toEqual(["0", ""]);
  expect(sent(2)).toEqual(["0", "1", ""]);
  expect(sent(3)).toEqual(["0", "1", "2"]);
  expect(sent(5)).toEqual(["0", "1", "2"]);
  for (const none of ["", "other", "toString"]) expect(sent(2, none)).toEqual(["0", "1"]);
});

test("an added row lacks a cell until each is filled", () => {
  const row = createEmptyRow(inputs.things as never, US_PREFERENCES);
  expect(row).toEqual({ amount: { text: "", isNew: true }, each: { text: "", isNew: true, unit: "lb" } });
  const isUnfinished = (change: object) => isUnfinishedRow(inputs.things as never, { ...row, ...change } as never);
  const [amount, each] = [{ text: "2" }, { text: "3", unit: "lb" }];
  expect([isUnfinished({}), isUnfinished({ amount }), isUnfinished({ each }), isUnfinished({ amount, each })]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isUnfinished({ amount, each: { text: "  ", isNew: true } })).toBe(true);
  // What was emptied by hand is refused by its own sentence, not passed over.
  expect(isUnfinished({ amount, each: { text: "" } })).toBe(false);
});

describe("an address that sets an input", () => {
  const conditional = {
    id: "conditional",
    inputs: {
      isMetal: boolean("Metal", { default: false }),
      grade: number("Grade", { default: 4, when: { isMetal: [true] } } as never),
      weight,
    },
    outputs: {},
  } as unknown as AnyDefinition;
  const read = (raw: Readonly<Record<string, unknown>>, units = {}) =>
    draftsFromRaw(conditional, raw, "2026-07-27", US_PREFERENCES, units);

  test("which does not apply now keeps it for when it does", () => {
    expect(read({ isMetal: true, grade: 7 }).drafts["grade"]).toMatchObject({ text: "7", exact: 7 });
    expect(read({ isMetal: false, grade: 7 }).drafts["grade"]).toMatchObject({ text: "7", exact: 7 });
    expect(read({ isMetal: false }).drafts["grade"]).toMatchObject({ text: "4", exact: 4 });
  });

  test("to what cannot be used shows it as it was written, in the neutral unit, beside all else", () => {
    const { drafts: shownDrafts, issues } = read({ weight: "heavy", isMetal: true }, { weight: "oz" });
    expect(issues.map(({ field }) => field)).toEqual(["weight"]);
    expect(shownDrafts["weight"]).toEqual({ text: "heavy", unit: "kg" });
    expect(shownDrafts["isMetal"]).toMatchObject({ exact: true });
    expect(read({ grade: "best", isMetal: true }).drafts["grade"]).toEqual({ text: "best" });
    expect(read({ weight: [1] }).drafts["weight"]).toMatchObject({ exact: 70, unit: "lb" });
  });

  test("shows it in the reader's unit, or in the one that the address names", () => {
    expect(read({ weight: 50 }).drafts["weight"]).toMatchObject({ text: "110.2", unit: "lb", exact: 50 });
    expect(read({ weight: 50 }, { weight: "kg" }).drafts["weight"]).toMatchObject({ text: "50", unit: "kg" });
    expect(read({}, { weight: "kg" }).drafts["weight"]).toMatchObject({ text: "70", unit: "kg", exact: 70 });
  });
});

test("a default that is round in the reader's units stays one in another unit, and is chosen anew for another system", () => {
  const height = quantity("Weight", mass, { unit: "kg", default: 70, defaultIn: { imperial: "150 lb" } } as never);
  const own = { id: "own", inputs: { height }, outputs: {} } as unknown as AnyDefinition;
  const german = countryDefaults("DE")!;
  const first = draftsFromAddress(own, new URLSearchParams(), "2026-07-27", US_PREFERENCES)["height"]!;
  expect(first).toMatchObject({ unit: "lb", isDefault: true });
  const inKilograms = withUnit(height as never, first, "kg", US_PREFERENCES);
  expect(inKilograms).toMatchObject({ unit: "kg", isDefault: true, exact: first.exact });
  expect("isDefault" in withUnit(weight as never, drafts["weight"]!, "kg", US_PREFERENCES)).toBe(false);
  const there = convertDrafts(own, { height: first }, US_PREFERENCES, german)["height"]!;
  expect(there).toMatchObject({ text: "70", unit: "kg", exact: 70, isDefault: true });
  expect(convertDrafts(own, { height: there }, german, US_PREFERENCES)["height"]).toEqual(first);
});
