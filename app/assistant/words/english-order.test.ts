import { expect, test } from "vitest";
import { translateSentence } from "./lexicons.ts";

test.each([
  ["de", "Ich habe 4 Brezeln zu je 0,95 € gekauft", "i bought 4 pretzels at 0,95 € each"],
  [
    "de",
    "wie lange muss ich einen kredit von 20000 abzahlen wenn ich 350 im monat zahle",
    "how long must i pay off a loan of 20000 if i pay 350 per month",
  ],
  ["de", "Ich lege jeden Monat 150 € zurück", "i save 150 € per month"],
  ["de", "Der Film fängt um 20 Uhr an", "the movie starts at 20:00"],
  ["de", "wie viel Gramm sind 2 Tassen Mehl", "how many g are 2 cups flour"],
  ["fr", "Je vais payer 300 € par mois", "i pay 300 € per month"],
  ["fr", "mon loyer est passé de 640 à 672 € par mois", "rent went from 640 to 672 € per month"],
  ["fr", "combien de riz me faut-il", "how much rice do i need"],
])("%s: %s", async (language, sentence, english) => {
  expect((await translateSentence(sentence, language === "de" ? "de-DE" : "fr-FR"))?.english).toBe(english);
});
