import { expect, test } from "vitest";
import cookingConverter from "#calculators/cooking/cooking-converter.ts";
import unitConverter from "#calculators/conversion/unit-converter.ts";
import { draftsFromForm } from "#engine/drafts/form.ts";
import { readDrafts } from "#engine/drafts/read.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

// Converters that are not made by defineUnitConverter.
test.each([
  [unitConverter, "value=5+ft+11+in&dimension=length&from=m&to=cm", { value: 71, from: "in" }],
  [unitConverter, "value=100+F&dimension=temperature&from=C&to=K", { value: 100, from: "F" }],
  [cookingConverter, "value=2+tbsp&from=cup-us&to=g", { value: 2, from: "tbsp-us" }],
  [cookingConverter, "value=1+lb&from=cup-us&to=g", { value: 1, from: "lb" }],
])("$id reads a value with its unit: %s", (definition, query, expected) => {
  const typed = draftsFromForm(definition, new URLSearchParams(query));
  const { inputs, issues } = readDrafts(definition, typed, US_PREFERENCES, "2026-11-23");
  expect(issues).toEqual([]);
  expect(inputs).toMatchObject(expected);
});
