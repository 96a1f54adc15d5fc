import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { length } from "#units/length.ts";
import { quantity } from "./fields.ts";
import { getKind } from "./kinds/index.ts";
import { unitChoices } from "./quantity-units.ts";

const height = quantity("Height", length, { unit: "cm", imperial: "ft-in" });

test("the units of a reader's own system come first, the usual one before all", () => {
  const ids = (system: "metric" | "imperial") =>
    unitChoices(height, system)
      .filter(({ isCommon }) => isCommon)
      .map(({ id }) => id);
  expect(ids("imperial").slice(0, 3)).toEqual(["ft-in", "ft", "in"]);
  expect(ids("metric").slice(0, 5)).toEqual(["cm", "m", "mm", "km", "ft-in"]);
});

test("no unit is lost or offered twice, and light-years are not among the common ones", () => {
  const choices = unitChoices(height, "metric");
  expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  expect(choices).toHaveLength(length.units.length + 1);
  expect(choices.find(({ id }) => id === "ly")?.isCommon).toBe(false);
});

test("a length beyond the largest number is refused, and a unit that the field does not have", () => {
  const read = (text: string, unit: string) => getKind(height).parse(height, text, US_PREFERENCES, unit);
  expect(read("9e307 ly", "cm")).toEqual({ ok: false, message: "“Height” cannot be 9e307 ly." });
  expect(read("1e999 cm", "cm").ok).toBe(false);
  expect(read("9", "kg")).toEqual({ ok: false, message: "“Height” has no unit of that name." });
});

test("decimals belong to the declared unit: others get as many as show the same step", () => {
  const width = quantity("Width", length, { unit: "cm", decimals: 1 });
  const write = (value: number, unit: string) => getKind(width).format(width, value, US_PREFERENCES, unit).text;
  expect(["cm", "mm", "m", "km", "in", "ft"].map((unit) => write(1234.56, unit).replaceAll("\u00A0", " "))).toEqual([
    "1,234.6 cm",
    "12,346 mm",
    "12.346 m",
    "0.012346 km",
    "486 in",
    "40.5 ft",
  ]);
});
