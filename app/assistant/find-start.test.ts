/** Where a question that is not answered leads, and which of its values stand there. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // A unit or a word that names the field
  ["bmi 80 kg", "/calculator/bmi?weight=80"],
  ["mortgage 300k 6.5%", "/calculator/mortgage?homePrice=300000"],
  // A bare number may be anything, and what two fields could take is neither's.
  ["120 on sale for 84", "/calculator/sales-tax?price=120"],
  ["35 students, 28 passed, pass rate", "/calculator/student-loan"],
  ["property tax 1.2% on 350000 every week", "/calculator/property-tax"],
  // Not read at all: the calculator that is named
  ["how much paint for 60 m² wall", "/calculator/paint"],
])("“%s” leads to %s", async (sentence, url) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null, start: { url } });
});

test.each(["zebra 5 giraffes 7 lions", "wifi password strong"])("“%s” leads nowhere", async (sentence) => {
  expect(await ask(sentence)).not.toHaveProperty("start");
});
