/** Addresses that no form of ours writes: they are answered with the page and a message. */
import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { mass } from "#units/mass.ts";
import { defineCalculator, number, quantity } from "./define.ts";
import { draftsFromAddress } from "./drafts/address.ts";
import { draftsFromForm } from "./drafts/form.ts";
import { readDrafts } from "./drafts/read.ts";

const definition = defineCalculator({
  id: "weigh",
  name: "Weigh",
  category: "other",
  emoji: "🧪",
  description: "A calculator for strange addresses.",
  keywords: [],
  related: [],
  inputs: { weight: quantity("Weight", mass, { unit: "kg", default: 70 }) },
  outputs: { half: number("Half") },
  compute: ({ weight }) => ({ half: weight / 2 }),
  takeaways: () => ["The half is {half}."],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-01-01",
  examples: [],
});

test.each(["constructor", "__proto__", "toString", "zz", "ft-in"])("the unit %s is none of a weight", (unit) => {
  const shown = draftsFromAddress(
    definition,
    new URLSearchParams({ "weight.unit": unit }),
    "2026-01-01",
    US_PREFERENCES,
  );
  expect(shown.weight).toMatchObject({ unit: "lb" });

  const form = new URLSearchParams({ typed: "en-US", weight: "1", "weight.unit": unit });
  expect(draftsFromAddress(definition, form, "2026-01-01", US_PREFERENCES).weight).toEqual({ text: "1", unit: "lb" });
  const { issues } = readDrafts(definition, draftsFromForm(definition, form), US_PREFERENCES, "2026-01-01");
  expect(issues).toMatchObject([{ field: "weight", message: "Weight has no unit of that name." }]);
});
