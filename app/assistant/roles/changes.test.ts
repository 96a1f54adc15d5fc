import { expect, test } from "vitest";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { TODAY } from "../../../tests/assistant/assistant.ts";
import { findChanges } from "./changes.ts";

/** The values that change, as "from → to". */
function find(sentence: string): readonly string[] {
  const tokens = tokenize(sentence, { locale: "en-US", today: TODAY });
  return findChanges(tokens).map(([from, to]) => `${tokens[from]!.text.trim()} → ${tokens[to]!.text.trim()}`);
}

test.each([
  ["discount 100 to 80", "100 → 80"],
  ["from 5 kg to 4 kg", "5 kg → 4 kg"],
  ["from 5 kg to 4000 g", "5 kg → 4000 g"],
  // One unit for both.
  ["from 5 to 4 kg", "5 → 4 kg"],
  ["from 5 kg to 4", "5 kg → 4"],
  ["from 20% to 25%", "20% → 25%"],
  ["100 → 80", "100 → 80"],
  ["10 to 20, then 30 to 15", "10 → 20, 30 → 15"],
  ["10 to 20 to 40", "10 → 20, 20 → 40"],
])("“%s” says a change: %s", (sentence, expected) => {
  expect(find(sentence).join(", ")).toBe(expected);
});

test.each([
  "from 5 kg to 4 km",
  "from 20% to 25",
  "from 20 to 25%",
  "from 20% to 5 kg",
  "5 kg for 4 kg",
  "5 and 4",
  "5 kg to lb",
  "to 5",
  "5 to the 4",
  "3 pm to 5 pm",
])("“%s” says none", (sentence) => {
  expect(find(sentence)).toEqual([]);
});
