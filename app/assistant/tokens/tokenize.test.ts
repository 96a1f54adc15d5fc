import { expect, test } from "vitest";
import type { Token } from "./token.ts";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import { tokenize } from "./tokenize.ts";

const read = (sentence: string, locale = "en-US") => tokenize(tidySentence(sentence), { locale, today: "2026-11-22" });

/** A token in short: the value with its likeliest unit, a date, a time, a word. */
function brief(token: Token): string {
  if (token.type === "date") return token.date;
  if (token.type === "time") return token.time;
  if (token.type !== "amount") return token.type === "word" ? token.word : token.text;
  const unit = token.isPercent ? "%" : (token.currency ?? token.measures[0]?.unit.id ?? "");
  return `${token.value * (token.measures.length > 0 ? 1 : token.multiple)}${unit && ` ${unit}`}${token.per ? ` per ${token.per}` : ""}`;
}

test.each([
  ["5'11\"", ["71 in"]],
  ["6 foot 2 in cm", ["74 in", "cm"]],
  ["1m88", ["188 cm"]],
  ["12 stone 5 lb", ["173 lb"]],
  ["2h 30m", ["150 min"]],
  ["18x14 ft and 12x4 ft", ["18 ft", "x", "14 ft", "and", "12 ft", "x", "4 ft"]],
  ["12 ft 6 by 10 ft 3", ["150 in", "by", "123 in"]],
  ["10 by 12 ft 4 inches thick", ["10 ft", "by", "12 ft", "4 in", "thick"]],
  ["1 1/2 cups", ["1.5 cup-us"]],
  ["225/45r17", ["225", "/", "45", "r", "17"]],
  ["$1.2m", ["1200000 USD"]],
  ["300k", ["300 kohm"]],
  ["twenty five percent of two hundred thousand", ["25 %", "of", "200000"]],
  ["$32/hr", ["32 USD per hour", "/", "hr"]],
  ["save 10000 in 18 months", ["save", "10000", "in", "18 month"]],
  ["waist 36 in neck 15 in", ["waist", "36 in", "neck", "15 in"]],
  ["2026 in roman numerals", ["2026", "in", "roman", "numerals"]],
  ["r 3 h 10", ["r", "3", "h", "10"]],
  ["1 -3 2", ["1", "-3", "2"]],
  ["401k 6%", ["401k", "6 %"]],
  ["2,4,4,5", ["2", ",", "4", ",", "4", ",", "5"]],
  ["next friday at 6:30 pm", ["2026-11-27", "at", "18:30"]],
  ["17 may 1990 to christmas", ["1990-05-17", "to", "2026-12-25"]],
  ["my last period was october 2", ["my", "last", "period", "was", "2026-10-02"]],
  ["easter 2027, thanksgiving", ["2027-03-28", ",", "2026-11-26"]],
] as const)("%s", (sentence, expected) => {
  expect(read(sentence).map(brief)).toEqual(expected);
});

test("numbers and dates follow the visitor's context", () => {
  expect(read("300.000 € 3,5 % 25 jahre", "de-DE").map(brief)).toEqual(["300000 EUR", "3.5 %", "25 year"]);
  expect(read("20 000 € 7 % 5 ans", "fr-FR").map(brief)).toEqual(["20000 EUR", "7 %", "5 year"]);
  expect(read("3/4/2026").map(brief)).toEqual(["2026-03-04"]);
  expect(read("3/4/2026", "en-GB").map(brief)).toEqual(["2026-04-03"]);
});

test("every character is in one token or a space between two", () => {
  const sentence = tidySentence("¿mortgage? 300k — 6½ % (30 years) … 😀 “x” 5'11\" #3");
  const tokens = read(sentence);
  let end = 0;
  for (const token of tokens) {
    expect(sentence.slice(end, token.start).trim()).toBe("");
    expect(token.end).toBeGreaterThan(token.start);
    end = token.end;
  }
  expect(sentence.slice(end).trim()).toBe("");
});
