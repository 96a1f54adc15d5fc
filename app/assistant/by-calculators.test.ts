import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

async function answer(sentence: string): Promise<string | null> {
  const found = await ask(sentence);
  return found.calculator === null || found.unread.length > 0 ? null : found.answer;
}

test.each([
  // The short name in brackets is the calculator's name.
  ["interest on a 25000 12 month cd at 5% apy", "$1,250.00"],
  ["0.25 btc to satoshi", "25,000,000\u00A0sat"],
  // What nobody said does not count in what is asked for.
  ["how much for savings with 50/30/20 on 3800", "$760"],
  ["working capital current assets 80k current liabilities 55k", "$25,000"],
  // A year that is an option, a unit that is a name, a name that is no question.
  ["federal income tax on 80000 single 2026", "$8,770"],
  ["youtube 500000 views at 3 rpm", "$1,500.00"],
  ["nps 60 promoters 25 passives 15 detractors", "45"],
])("%s: %s", async (sentence, figure) => {
  expect(await answer(sentence)).toBe(figure);
});
