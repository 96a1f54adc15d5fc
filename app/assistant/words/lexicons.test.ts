import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";
import { translateSentence } from "./lexicons.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["de", "80,50 € abzüglich 19%", "65,205"],
  ["es", "repartir 96 euros entre 4 personas", "24"],
  ["fr", "je pèse 82 kg et mesure 180 cm, quel est mon imc", "25,3 kg/m²"],
  ["pt", "imc com 70 quilos e 175 cm", "22,9 kg/m²"],
  ["pt", "quantos quilómetros são 12 milhas", "19,3121 km"],
])("%s: %s", async (visitor, sentence, expected) => {
  const answer = (await ask(sentence, visitor)) as { answer?: string };
  expect(answer.answer?.replaceAll(/[\u00a0\u202f]/g, " ")).toBe(expected);
});

test("a language without a lexicon stays as it is", async () => {
  expect(await translateSentence("20% of 80", "en-US")).toBe("20% of 80");
});
