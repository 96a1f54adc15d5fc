import { expect, test } from "vitest";
import { writeSpokenFigures } from "./spoken-figures.ts";

test.each([
  ["from january fifteenth twenty twenty seven", "from january 15, 2027"],
  ["march the third two thousand and six", "march 3, 2006"],
  ["february tenth 2028", "february 10 2028"],
  ["the twenty second of november nineteen eighty four", "november 22, 1984"],
  ["december thirty first nineteen ninety nine", "december 31, 1999"],
  ["in nineteen oh five", "in 1905"],
  ["since twenty hundred", "since 2000"],
  ["after ten fifty pm", "after 10:50 pm"],
  ["seven oh five am", "7:05 am"],
  ["six twenty five in the evening", "6:25 pm"],
  ["seventy four dollars and fifty cents", "$74.50"],
  ["one hundred and twenty five dollars and nine cents", "$125.09"],
  ["20 dollars and 5 cents", "$20.05"],
  ["three dollars sixty a gallon", "$3.60 a gallon"],
  ["a dollar fifty each", "$1.50 each"],
  ["eight minute thirty second miles", "8:30 miles"],
])("%s: %s", (said, written) => {
  expect(writeSpokenFigures(said)).toBe(written);
});

test.each([
  "twenty twenty dollar bills",
  "in twenty minutes",
  "in nineteen ninety minutes",
  "may i have two thirds",
  "five dollars twenty people",
  "ten fifty pound bags",
  "march madness first round",
])("%s stays", (said) => {
  expect(writeSpokenFigures(said)).toBe(said);
});
