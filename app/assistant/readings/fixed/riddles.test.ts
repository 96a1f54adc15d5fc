import { expect, test } from "vitest";
import { evaluateAt, writeRiddle } from "./riddles.ts";

test.each([
  ["if i take 9 away from five times a number i get 26", "5x - 9 = 26"],
  ["half of a number plus 4 is 10", "0.5x + 4 = 10"],
  ["3 more than twice a number is 41", "2x + 3 = 41"],
  ["half of a purple number plus 4 is 10", null],
  ["a number is 12", null],
])("%s", (sentence, equation) => {
  expect(writeRiddle(sentence)).toBe(equation);
});

test.each([
  ["evaluate 2x^2 + 9 for x = 3", "2*(3)^2 + 9"],
  ["f(x) = 2x + 1, f(4)", "2*(4) + 1"],
  ["solve for x = 3", undefined],
  ["2x + 3 = 11", undefined],
])("%s", (sentence, expression) => {
  const reading = evaluateAt(sentence);
  expect(reading?.calculator ? reading.inputs.expression : undefined).toBe(expression);
});
