import { expect, test } from "vitest";
import { readOdds } from "./odds.ts";
import { Sentence } from "./sentence.ts";

const read = (sentence: string) => {
  const reading = readOdds(new Sentence(sentence));
  return reading?.calculator ? (reading.inputs.expression ?? reading.output) : null;
};

test.each([
  ["king or heart probability", "100 * 16 / 52"],
  ["draw 3 cards all hearts", "100 * 286 / 22100"],
  ["exactly two aces in a 5 card hand", "100 * 103776 / 2598960"],
  ["draw a card put it back draw again, both spades", "100 * 169 / 2704"],
  ["5 red 7 blue, draw 2, one of each", "100 * 35 / 66"],
  ["6 red and 4 blue, draw two, at least one blue", "100 * 30 / 45"],
  ["20 bulbs 3 defective, pick 3, chance at least one defective", "100 * 460 / 1140"],
  ["15 or higher on d20 with advantage", "100 * 204 / 400"],
  ["no six in four rolls probability", "100 * 625 / 1296"],
  ["expected value of 3d6", "average"],
])("%s", (sentence, formula) => {
  expect(read(sentence)).toBe(formula);
});

test.each([
  "chance to draw a red one",
  "probability of all red from a bag with 3 red",
  "how many hands of 5 cards have no aces",
  "3 purple cards from a deck, at least one spade",
])("%s: no chance", (sentence) => {
  expect(read(sentence)).toBe(null);
});
