import { expect, test } from "vitest";
import { sayExtraEffect } from "./extra-payment-effect.ts";

test.each([
  [1200, 9, "saves {interestSaved} of interest and ends the loan {monthsSaved} earlier"],
  [12, 0, "saves {interestSaved} of interest"],
  [0, 9, "ends the loan {monthsSaved} earlier"],
  [0, 0, "saves nothing"],
])("%f saved and %i months", (interestSaved, monthsSaved, sentence) => {
  expect(sayExtraEffect({ interestSaved, monthsSaved })).toBe(sentence);
});
