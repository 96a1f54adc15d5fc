/** Queries in other languages, as far as a table of words carries. */
import { expect, test } from "vitest";
import { translateQuery } from "./foreign.ts";

const english = new Set(["walnut", "note", "volume", "age", "energy"]);
const translate = (query: string) =>
  translateQuery(query, (word) => english.has(word))
    .replaceAll(/\s+/g, " ")
    .trim();

test.each([
  // A word, a word with any ending, a phrase of more than its words.
  ["trinkgeld", "tip"],
  ["hypothekenzinsen", "mortgage"],
  ["zinseszinsen", "compound interest"],
  ["einfache zinsen", "simple interest"],
  ["grosster gemeinsamer teiler", "gcd"],
  ["größter gemeinsamer teiler".normalize("NFD").replaceAll(/\p{M}/gu, ""), "gcd"],
  ["edad del perro", "dog age"],
  ["impot sur le revenu", "income tax"],
  ["impots", "tax"],
  ["taux d'alcoolemie", "blood alcohol"],
  ["idade-do-cachorro", "dog age"],
  // What only asks or joins says nothing.
  ["trinkgeld berechnen", "tip"],
  ["calcular propina", "tip"],
  ["calculer un pourboire", "tip"],
  ["calcular gorjeta", "tip"],
  ["rabattrechner", "discount"],
  ["hypothekenrechner", "mortgage"],
  ["mwst rechner", "vat"],
  // Half of its letters at least must be of the language, more than half to count.
  ["rabatt zqzq", "discount zqzq"],
  ["rabatt zqzqzq", "rabatt zqzqzq"],
  ["rabatt zqzqz", "discount zqzqz"],
  ["rabatt zqzqzqz", "rabatt zqzqzqz"],
  // The language that covers more; of those that cover as much the first.
  ["iva media", "vat average"],
  ["marge", "profit margin"],
  ["marge hund chat", "profit margin dog age chat"],
  ["marge chat hunde", "profit margin chat dog age"],
  ["marge hund chats age du chat", "profit margin hund chats cat age"],
  ["temperatura velocidade", "temperature converter speed converter"],
  ["wand farbe gasolina", "wall paint gasolina"],
  // English words are left as they are where all of them are.
  ["note", "note"],
  ["volume age", "volume age"],
  ["noten", "grade"],
  ["zqzq", "zqzq"],
  ["rechner", "rechner"],
  ["calcular", "calcular"],
  ["", ""],
  ["12", "12"],
  ["15 % rabatt", "15 % discount"],
])("%j is read as %j", (query, expected) => {
  expect(translate(query)).toBe(expected);
});
