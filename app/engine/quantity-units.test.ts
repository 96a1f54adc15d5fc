import { expect, test } from "vitest";
import { length } from "#units/length.ts";
import { quantity } from "./fields.ts";
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
