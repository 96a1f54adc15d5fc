import { expect, test } from "vitest";
import { tidySentence } from "./tidy-sentence.ts";

test.each([
  ["٥k to miles", "5k to miles"],
  ["۱۲ + ۳", "12 + 3"],
  ["५ km", "5 km"],
  ["１２％ of ５０", "12% of 50"],
  ["٢٠٪ of 50", "20% of 50"],
  ["١٫٥ km", "1.5 km"],
  ["20% of 50 🙂", "20% of 50"],
  ["🏃🏽‍♀️ 5k", "5k"],
  ["🇺🇸100 usd", "100 usd"],
  ["12 ➕ 30 ➖ 2", "12 + 30 - 2"],
  ["6 ✖️ 7", "6 × 7"],
  // What says something stays.
  ["5 ↔ 3", "5 ↔ 3"],
  ["80 m² at 20 °C", "80 m² at 20 °C"],
  ["café à 3 €", "café à 3 €"],
])("“%s” is “%s”", (typed, tidy) => {
  expect(tidySentence(typed).replaceAll(/ +/g, " ")).toBe(tidy);
});
