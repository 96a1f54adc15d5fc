import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import bmi from "../../calculators/health/bmi.ts";
import { startFigure } from "./start-figure.tsx";

const definition = bmi as AnyDefinition;
const today = "2026-01-01";
const METRIC = { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" } as const;

test("a calculator's figure is what its page shows first, as the reader writes it", () => {
  const [us, de] = [US_PREFERENCES, METRIC].map((preferences) => startFigure({ definition, today }, preferences)!);
  expect(us!.label).toBe("Body mass index");
  expect(us!.text).toMatch(/^\d\d\.\d\skg\/m²$/u);
  expect(de!.text).toMatch(/^\d\d,\d\skg\/m²$/u);
});

test("what draws at random, or refuses its own values, has none", () => {
  expect(startFigure({ definition: { ...definition, isRandom: true }, today }, US_PREFERENCES)).toBeNull();
  const compute = () => {
    throw new CalculationError("weight", "No.");
  };
  expect(startFigure({ definition: { ...definition, compute } as AnyDefinition, today }, US_PREFERENCES)).toBeNull();
});
