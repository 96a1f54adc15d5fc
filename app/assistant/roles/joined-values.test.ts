import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function answer(sentence: string): Promise<string | null> {
  const shown = await ask(sentence);
  return shown.calculator === null || shown.unread.length > 0 ? null : shown.answer.replaceAll("\u00A0", " ");
}

test.each([
  // √(5² + 7²): a unit that all figures share
  ["hypotenuse of legs 5 ft and 7 ft", "8.60233"],
  ["standard deviation of 22, 25 and 24 minutes", "1.52753"],
  // 12 V × 4.7 / 14.7: a name with a figure
  ["voltage divider R1 10k R2 4.7k 12 V", "3.83673 V"],
  // (100 × 20 + 50 × 14) / 150: rows of two figures
  ["average price 100 shares at 20 and 50 shares at 14", "$18.00"],
  // 6 × 1 in × 6 in × 8 ft / 12
  ["how many board feet in 6 boards 1 x 6 x 8 ft", "24 board feet"],
  // 20 cigarettes of a pack each day
  ["How much does smoking a pack a day at $9.50 cost per year?", "$3,470"],
  // Last week only says when
  ["tip of 20% on a dinner last week of 60", "$12.00"],
])("%s: %s", async (sentence, expected) => {
  expect(await answer(sentence)).toBe(expected);
});

test.each([
  // What is included is the shipping, or the weekends
  ["100 dollar item with shipping included at 7% sales tax", "$100.00"],
  ["days between march 1 2026 and march 10 2026 including weekends", "3"],
])("%s: not %s", async (sentence, wrong) => {
  expect(await answer(sentence)).not.toBe(wrong);
});

test("units that differ are no shared one", async () => {
  expect(await answer("hypotenuse of legs 5 ft and 7 m")).toBeNull();
});

test("the rule of 82 is not the rule of 72", async () => {
  expect(await answer("rule of 72 at 8%")).toBe("9 years");
  expect(await answer("rule of 82 at 8%")).toBeNull();
});
