import { expect, test } from "vitest";
import { defineCalculator, integer, money, percent, text } from "#engine/define.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { proposeName } from "./proposed-name.ts";

const definition = defineCalculator({
  id: "loan",
  name: "Loan Calculator",
  category: "loan",
  emoji: "🧪",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    price: money("Price", { default: 400_000 }),
    down: money("Down payment", { default: 0 }),
    rate: percent("Rate", { default: 6.5 }),
    years: integer("Term", { default: 30, unit: "years" }),
    fee: money("Fee", { default: 300, min: 0 }),
    pin: text("PIN", { default: "1234", secret: true }),
  },
  outputs: { total: money("Total") },
  compute: () => ({ total: 1 }),
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const propose = (entered: Readonly<Record<string, unknown>>) =>
  proposeName(definition, entered, US_PREFERENCES).replaceAll("\u00A0", " ");

test("a calculation is named by its figures: what was changed, then what comes first in the form", () => {
  expect(propose({ price: 450_000 })).toBe("$450,000, 6.5%, 30 years");
  expect(propose({ fee: 500, down: 40_000 })).toBe("$400,000, $40,000, $500");
  expect(propose({})).toBe("$400,000, 6.5%, 30 years");
});

test("a secret is in no name", () => {
  expect(propose({ pin: "9876" })).not.toContain("9876");
});
