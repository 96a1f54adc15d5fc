import { expect, test } from "vitest";
import type { Answer } from "./answer.ts";
import { translateSentence } from "#assistant/words/lexicons.ts";
import { quoteTyped } from "./quote-typed.ts";

const inLanguage = (locale: string) => (word: string) => translateSentence(word, locale);

test.each([
  ["de", "kredit 5000 ohne gebühr", "without", "ohne"],
  ["es", "precio 120 sin iva", "without", "sin"],
  ["es", "200 más iva", "200 plus", "200 más"],
  ["pt", "preço 80 sem iva", "without", "sem"],
  // A word that stands there is quoted as it is; one that nobody typed is not.
  ["de", "120 plus plus", "plus", "plus"],
  ["fr", "prix 100", "thing", null],
])("%s: “%s” is refused because of “%s”, which is “%s”", async (locale, sentence, word, typed) => {
  const refuse = (quoted: string) => ({
    calculator: null,
    reason: `VAT Calculator: It is not clear what ${quoted} means here.`,
  });
  expect(await quoteTyped({ ...refuse(`“${word}”`), calculator: null }, sentence, inLanguage(locale))).toEqual(
    refuse(typed === null ? "one of the words" : `“${typed}”`),
  );
});

test("two values are named as they were typed, and labels stay as they are", async () => {
  const refuse = (reason: string) => ({ calculator: null, reason }) as const;
  expect(
    await quoteTyped(
      refuse("Loan Calculator: 3 years and 5 years could both be “Term”. Give only one of them."),
      "kredit 3 jahre oder 5 jahre",
      inLanguage("de"),
    ),
  ).toEqual(refuse("Loan Calculator: 3 jahre and 5 jahre could both be “Term”. Give only one of them."));
  const label = refuse("Loan Calculator: Please also give “Term”.");
  expect(await quoteTyped(label, "kredit 5000", inLanguage("de"))).toEqual(label);
});

test("unread words are those that were typed", async () => {
  const answer = { calculator: "loan", unread: ["red", "zebra"] } as unknown as Answer;
  expect(await quoteTyped(answer, "préstamo 20000 coche rojo", inLanguage("es"))).toMatchObject({
    unread: ["rojo", "zebra"],
  });
});
