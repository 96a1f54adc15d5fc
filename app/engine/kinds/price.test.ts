import { describe, expect, test } from "vitest";
import { describeField, toJsonSchema } from "#engine/kinds/schemas.ts";
import { formatCell, formatForField, formatValue } from "#engine/format.ts";
import { unitChoices } from "#engine/quantity-units.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";
import { getDefault, getKind, price } from "./index.ts";

const METRIC = { ...US_PREFERENCES, unitSystem: "metric", currency: "EUR" } as const;
const steel = price("Price of steel", mass, { unit: "kg", default: 1.2, defaultIn: { imperial: 0.55 }, decimals: 2 });
const concrete = price("Ready-mix price", volume, { unit: "m3", imperial: "yd3", decimals: 2 });
const power = price("Electricity by distance", length, { unit: "km", count: 100, decimals: 2 });

describe("a price per unit", () => {
  test("is shown by the unit in which the reader buys", () => {
    expect(formatValue(steel, 2, METRIC).text).toBe("€2.00/kg");
    expect(formatValue(steel, 2, US_PREFERENCES)).toEqual({ text: "$0.91/lb", figure: "$0.91", unit: "/lb" });
    expect(formatValue(concrete, 130.795, US_PREFERENCES).text).toBe("$100.00/yd³");
    expect(formatValue(power, 3.1, METRIC).text).toBe("€3.10/100\u00A0km");
    expect(formatValue(power, 3.1, US_PREFERENCES).text).toBe("$4.99/100\u00A0mi");
    expect(formatCell(steel, 2, US_PREFERENCES)).toBe("0.91");
  });

  test("is shown by a unit that was chosen, and not by one that is none", () => {
    expect(formatValue(steel, 2, US_PREFERENCES, "t").text).toBe("$2,000.00/t");
    expect(formatValue(steel, 2, US_PREFERENCES, "st-lb").text).toBe("$0.91/lb");
    expect(formatForField(steel, 2, METRIC, "kg")).toBe("2");
    expect(formatForField(steel, 2, US_PREFERENCES, "lb")).toBe("0.9072");
  });

  test("is typed by the unit beside it, with arithmetic as in any amount", () => {
    const typed = (text: string, unit?: string) => getKind(steel).parse(steel, text, US_PREFERENCES, unit);
    expect(typed("$0.45359237", "lb")).toEqual({ ok: true, value: 1 });
    expect(typed("2", "kg")).toEqual({ ok: true, value: 2 });
    expect(typed("1 + 1", "kg")).toEqual({ ok: true, value: 2 });
    expect(typed("2")).toEqual({ ok: true, value: 2 });
    expect(typed("dear")).toMatchObject({ ok: false });
  });

  test("has a default that is round where it is read, and one for the call", () => {
    expect(getDefault(steel, "", "imperial")).toBeCloseTo(0.55 / 0.45359237, 12);
    expect(getDefault(steel, "", "metric")).toBe(1.2);
    expect(getDefault(steel, "")).toBe(1.2);
    expect(getDefault(concrete, "", "imperial")).toBeNull();
  });

  test("offers the common units, and no others", () => {
    const choices = unitChoices(steel, "imperial");
    expect(choices.map(({ symbol }) => symbol)).toEqual(["/lb", "/oz", "/st", "/ton (US)", "/kg", "/g", "/mg", "/t"]);
    expect(choices.every(({ isCommon }) => isCommon)).toBe(true);
  });

  test("says to programs by which unit the value is", () => {
    expect(describeField("price", steel)).toMatchObject({ kind: "money", unit: "/kg", default: 1.2 });
    expect(toJsonSchema(power)).toMatchObject({ type: "number", "x-unit": "/100\u00A0km", "x-kind": "money" });
  });
});
