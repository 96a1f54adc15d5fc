/** What a page's form stands at for its address. */
import { describe, expect, test } from "vitest";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { type AnyDefinition, choice, list, number, quantity } from "../define.ts";
import { draftsFromAddress, draftsFromRaw } from "./address.ts";

const inputs = {
  mode: choice("Mode", {
    default: "one",
    options: [
      ["one", "One"],
      ["many", "Many"],
    ],
  }),
  count: number("Count", { default: 2, min: 1, max: 9, when: { mode: "many" } }),
  weight: quantity("Weight", mass, { unit: "kg", default: 70, min: 1, defaultIn: { imperial: "150 lb" } } as never),
  size: number("Size", { default: 5, max: 10 }),
  things: list("Things", { of: { amount: number("Amount", { default: 1 }) }, default: [{ amount: 3 }] } as never),
};
const definition = { id: "sample", inputs, outputs: {} } as unknown as AnyDefinition;
const DAY = "2026-01-01";
const german = countryDefaults("DE")!;
const open = (address: string, preferences = german) =>
  draftsFromAddress(definition, new URLSearchParams(address), DAY, preferences);
const textsOf = (address: string) =>
  Object.fromEntries(Object.entries(open(address)).map(([key, { text }]) => [key, text]));

describe("an address without inputs", () => {
  test("shows the defaults, and knows which of them another system of units replaces", () => {
    const shown = open("");
    expect(textsOf("")).toMatchObject({ mode: "one", count: "2", weight: "70", size: "5" });
    expect(shown["things"]?.rows).toMatchObject([{ amount: { text: "3" } }]);
    expect(Object.keys(shown).filter((key) => shown[key]?.isDefault)).toEqual(["weight"]);
  });

  test("keeps a unit that it names, and no default is a visitor's own", () => {
    expect(open("weight.unit=lb")["weight"]).toMatchObject({ text: "154,3", unit: "lb" });
    expect(Object.values(open("size=5")).some(({ isDefault }) => isDefault)).toBe(false);
  });
});

describe("an address with inputs", () => {
  test("shows them, and the defaults of the rest", () => {
    expect(textsOf("size=7.5&weight=80")).toMatchObject({ mode: "one", weight: "80", size: "7,5" });
  });

  test("shows what was set for a field that does not apply now, and what was read of one that does", () => {
    expect(open("mode=one&count=7")["count"]?.text).toBe("7");
    expect(open("mode=many&count=7")["count"]?.text).toBe("7");
    expect(open("size=5")["count"]?.text).toBe("2");
  });

  test("shows what is refused as it was written, in the field's own unit", () => {
    const { drafts, issues } = draftsFromRaw(definition, { size: "ten", weight: "heavy" }, DAY, US_PREFERENCES);
    expect(issues.map(({ field }) => field)).toEqual(["weight", "size"]);
    expect(drafts).toMatchObject({ mode: { text: "one" }, things: { rows: [{ amount: { text: "3" } }] } });
    expect([drafts["size"], drafts["weight"]]).toEqual([{ text: "ten" }, { text: "heavy", unit: "kg" }]);
  });

  test("has no rows where its rows are refused", () => {
    const { drafts } = draftsFromRaw(definition, { things: "nonsense" }, DAY, US_PREFERENCES);
    expect(drafts["things"]).toEqual({ text: "", rows: [] });
  });
});

describe("a form that was sent without a script", () => {
  test("stands as it was typed, and gets the row that was asked for", () => {
    const sent = "typed=1&mode=many&count=x&weight=80&weight.unit=lb&size=99&things.0.amount=4";
    expect(textsOf(sent)).toMatchObject({ mode: "many", count: "x", weight: "80", size: "99" });
    expect(open(sent)["weight"]?.unit).toBe("lb");
    expect(open(sent)["things"]?.rows).toHaveLength(1);
    expect(open(`${sent}&add=things`)["things"]?.rows).toHaveLength(2);
    expect(open(`${sent}&add=size`)).toEqual(open(sent));
  });

  test("is the page's own address only where it says so", () => {
    expect(open("size=99.5")["size"]?.text).toBe("99.5");
    expect(open("typed=1&size=9,5")["size"]?.text).toBe("9,5");
  });
});
