import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import bmi from "../../calculators/health/bmi.ts";
import { liveFigures } from "./live-figures.tsx";

const loaded = { definition: bmi as AnyDefinition, today: "2026-01-01" };
const inputs = { weight: 80, height: 180, cutoffs: "who" };
const plain = (figures: ReturnType<typeof liveFigures>) =>
  figures?.map(({ text }) => text.replaceAll(/[\u00A0\u202F]/g, " "));

test("figures are worked out anew, in the units that are read now", () => {
  expect(plain(liveFigures(loaded, { inputs }, US_PREFERENCES))![0]).toBe("24.7 kg/m²");
  const metric = { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" } as const;
  const [us, de] = [US_PREFERENCES, metric].map((preferences) => plain(liveFigures(loaded, { inputs }, preferences))!);
  expect(us!.join(" ")).toContain("lb");
  expect(de!.join(" ")).toContain("kg");
  expect(de![0]).toBe("24,7 kg/m²");
});

test("what the calculator refuses now has no figures, so that those that were saved stay", () => {
  expect(liveFigures(loaded, { inputs: { ...inputs, height: -1 } }, US_PREFERENCES)).toBeNull();
});
