import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import bmi from "../calculators/health/bmi.ts";
import percentage from "../calculators/math/percentage.ts";
import type { AnyDefinition } from "./define.ts";
import { CalculationError } from "./error.ts";
import { figureAtDefaults } from "./figure-at-defaults.ts";

const definition = bmi as AnyDefinition;
const today = "2026-01-01";
const METRIC = { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" } as const;

test("a calculator's figure is what its page shows first, as the reader writes it", () => {
  const [us, de] = [US_PREFERENCES, METRIC].map((preferences) => figureAtDefaults(definition, today, preferences)!);
  expect(us!.label).toBe("Body mass index");
  expect(us!.text).toMatch(/^\d\d\.\d\skg\/m²$/u);
  expect(de!.text).toMatch(/^\d\d,\d\skg\/m²$/u);
});

test("a result is named by what it is of", () => {
  expect(figureAtDefaults(percentage as AnyDefinition, today, US_PREFERENCES)).toEqual({
    label: "Percent: 15%",
    text: "30",
  });
});

test("what draws at random, or refuses its own values, has none", () => {
  expect(figureAtDefaults({ ...definition, isRandom: true }, today, US_PREFERENCES)).toBeNull();
  const compute = () => {
    throw new CalculationError("weight", "No.");
  };
  expect(figureAtDefaults({ ...definition, compute } as AnyDefinition, today, US_PREFERENCES)).toBeNull();
});
