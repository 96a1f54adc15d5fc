import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // 0.045 kg × 70 m/s
  [
    "A 0.045 kg golf ball flies off at 70 m/s, what's its momentum?",
    "momentum",
    "3.15 kg·m/s",
    ["golf", "flies", "off"],
  ],
  // 40 N / 250 N/m
  [
    "The spring has a stiffness of 250 N/m and I hang something on it that pulls with 40 newtons. How far does it stretch?",
    "hookes-law",
    "16 cm",
    ["something"],
  ],
])("%s", async (sentence, calculator, answer, unread) => {
  const shown = await ask(sentence);
  expect(shown).toMatchObject({ calculator });
  expect(shown.calculator && shown.answer.replaceAll("\u00A0", " ")).toBe(answer);
  expect(shown.calculator && shown.unread).toEqual(expect.arrayContaining(unread));
});

test.each([
  // What is left out would change the figure
  "A 0.045 kg golf ball flies off at twice 70 m/s, what's its momentum?",
  // Nothing says which is which
  "A golf ball with 0.045 and 70, what's its momentum?",
])("%s: not answered with all words read", async (sentence) => {
  const shown = await ask(sentence);
  expect(shown.calculator === null || shown.unread.length > 0).toBe(true);
});
