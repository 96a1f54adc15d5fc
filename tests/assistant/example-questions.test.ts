import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { answerExamples } from "#workers/directory/example-questions.ts";
import { loadCatalogue, makeAssistant, VISITORS } from "./assistant.ts";

/** By hand: 25,000 · 0.005 ÷ (1 − 1.005⁻⁶⁰); 58 · 1.2 ÷ 3; 20,000 ÷ 500; 24 · 1.75². */
const ANSWERS = ["12", "180.34 cm", "$483.32", "$23.20", "40 months", "73.5 kg"];

const EXAMPLE_QUESTIONS = answerExamples(US_PREFERENCES).map(({ question }) => question);
const ask = makeAssistant(await loadCatalogue());
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

test("the questions on the home page are answered, every word of them", async () => {
  const answers = await Promise.all(EXAMPLE_QUESTIONS.map((question) => ask(question)));
  expect(answers.map((answer) => (answer.calculator === null ? null : plain(answer.answer)))).toEqual(ANSWERS);
});

test.each(Object.keys(VISITORS))("they are answered for a visitor with the preferences of %s", async (visitor) => {
  for (const question of EXAMPLE_QUESTIONS) {
    const answer = await ask(question, visitor);
    expect(answer.calculator === null ? question : answer.unread).toEqual([]);
  }
});

test.each(Object.entries(VISITORS))("home says what the assistant answers to %s", async (visitor, preferences) => {
  for (const { question, answer: shown } of answerExamples(preferences)) {
    const answer = await ask(question, visitor);
    const said = answer.calculator === null ? question : plain(answer.answer);
    // "a month", "each" are home's own words.
    expect(plain(shown).replace(/ (a month|each)$/, "")).toBe(said);
  }
});
