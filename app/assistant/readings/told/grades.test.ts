/** Grades that are needed, left, curved and put together. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";
import { makeTeller } from "../../../../tests/assistant/tell.ts";

const ask = makeAssistant(await loadCatalogue());
const tell = makeTeller(ask);

test.each([
  // (90 − 0.75 × 88) / 0.25
  ["lowest final exam score for a 90 overall if i have 88 now and the final is 25%", "96%"],
  ["what happens to my 88 if i get a zero on the final worth 25%?", "66%"],
  // (10 × 70 + 15 × 80) / 25
  // (3.2 × 80 − 3 × 50) / 30
  ["i have a 3.0 gpa with 50 credits done, what gpa do i need in the next 30 credits to reach 3.2", "3.53"],
  ["square root curve raw score 49 curved grade", "70"],
  ["95 percent letter grade", "A"],
  ["27/36 test score as a percentage", "75%"],
])("“%s” is %s", async (sentence, expected) => {
  expect(await tell(sentence)).toContain(expected);
});
