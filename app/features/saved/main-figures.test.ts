import { expect, test } from "vitest";
import { answerDrafts } from "#engine/answer.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromAddress } from "#engine/drafts/address.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import mortgage from "../../calculators/real-estate/mortgage.ts";
import type { Entries } from "./entries.ts";
import { listMainFigures } from "./main-figures.ts";

const definition = mortgage as AnyDefinition;

function entries(query: string, more: Partial<AnyDefinition> = {}): Entries {
  const drafts = draftsFromAddress(definition, new URLSearchParams(query), "2026-01-01", US_PREFERENCES);
  return {
    definition: { ...definition, ...more },
    drafts,
    ...answerDrafts(definition, drafts, US_PREFERENCES, "2026-01-01"),
  };
}

test("the answer is first, then what stands beside it, three at most, as the page writes them", () => {
  const figures = listMainFigures(
    entries("homePrice=400000&downPayment=60000&annualRate=6.5&termYears=30"),
    US_PREFERENCES,
  );
  expect(figures).toHaveLength(3);
  expect(figures[0]!.text).toContain("$");
  expect(figures.some(({ text }) => text.includes("$2,149"))).toBe(true);
});

test("there are none without an answer, nor of a draw", () => {
  expect(listMainFigures(entries("homePrice=many"), US_PREFERENCES)).toEqual([]);
  expect(listMainFigures(entries("", { isRandom: true }), US_PREFERENCES)).toEqual([]);
});

test("a label and a figure have a hundred characters at most", () => {
  const label = "n".repeat(150);
  const outputs = Object.fromEntries(Object.entries(definition.outputs).map(([key, one]) => [key, { ...one, label }]));
  for (const figure of listMainFigures(entries("", { outputs } as Partial<AnyDefinition>), US_PREFERENCES))
    expect(figure.label).toBe(label.slice(0, 100));
});
