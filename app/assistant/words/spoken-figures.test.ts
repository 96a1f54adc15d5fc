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
  ["three forty nine a gallon", "$3.49 a gallon"],
  ["eighteen fifty an hour", "$18.50 an hour"],
  ["two oh five per pound", "$2.05 per pound"],
  ["two point six miles", "2.6 miles"],
  ["three point one four", "3.14"],
  ["twelve point five percent", "12.5 percent"],
  ["8 point 25", "8.25"],
  ["times point five", "times 0.5"],
  ["root of two hundred and fifty six", "root of 256"],
  ["a hundred and twenty over eighty", "120 over eighty"],
  ["three thousand four hundred and five", "3405"],
  ["two hundred fifty thousand divided by twelve", "250000 divided by twelve"],
  ["a thousand and six", "1006"],
  ["twelve hundred", "1200"],
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
  "three fifty an hour",
  "two hundred million",
  "what is the point of five",
  "one and a half thousand",
])("%s stays", (said) => {
  expect(writeSpokenFigures(said)).toBe(said);
});
