/** Ways to calculate that nobody chose are said where another one gives another figure. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

const tellAssumed = async (sentence: string) => {
  const answer = await ask(sentence);
  return answer.calculator === null ? null : answer.assumed.map(({ label, text }) => `${label} ${text}`);
};

test.each([
  ["3000 at 2.4% for 6 years future value", "Interest is compounded Annually"],
  ["take home pay 60000 salary single", "Paid Every two weeks"],
  ["bmr woman 35 168 cm 64 kg", "Equation Mifflin-St Jeor (1990)"],
  ["standard deviation 4 8 6 5 3 7", "The numbers are A sample (divide by n − 1)"],
  ["business days from dec 1 2026 to dec 18 2026", "Weekend Saturday and Sunday"],
])("%s: %s", async (sentence, assumed) => {
  expect(await tellAssumed(sentence)).toContain(assumed);
});

test.each([
  ["what was said", "3000 at 2.4% compounded monthly for 6 years future value", "Interest is compounded"],
  ["another unknown", "right triangle legs 5 and 8", "Known"],
  ["no rounding", "12% tip on 45", "Round"],
  ["what rests on no way to calculate", "area of a circle with radius 5", ""],
])("nothing is said of %s", async (_what, sentence, label) => {
  const assumed = await tellAssumed(sentence);
  expect(assumed?.filter((one) => one.startsWith(label))).toEqual([]);
});
