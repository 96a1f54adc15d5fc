/** What the reader's country decides: whose gallons are meant, and whose taxes are not. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["gb", "3 pints in ml", "1,704.78 mL"],
  ["gb", "30 litres in gallons", "6.59908 gal (UK)"],
  ["gb", "50 mpg in l/100km", "5.64962 L/100 km"],
  ["gb", "fuel needed 250 miles at 50 mpg", "5 gal (UK)"],
  ["gb", "how far on 9 gallons at 40 mpg", "360 mi"],
  ["gb", "how much is petrol for 300 miles at 40 mpg and £6.20 a gallon", "£46.50"],
  ["gb", "how much fuel for 200 miles at 40 mpg in litres", "22.7305 L"],
  // Where it is said whose they are, that counts; cups are the same in both.
  ["gb", "10 us gallons in litres", "37.8541 L"],
  ["gb", "3 cups in ml", "709.765 mL"],
  ["us", "3 pints in ml", "1,419.53 mL"],
  ["us", "10 uk gallons in litres", "45.4609 L"],
  ["us", "fuel needed 250 miles at 50 mpg", "5 gal"],
])("for a reader from %s %s are %s", async (visitor, sentence, figure) => {
  const answer = await ask(sentence, visitor);
  expect(answer.calculator === null ? answer : answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
});

test.each([
  ["gb", "net pay on £38000"],
  ["us", "take home pay 50000 euros"],
  ["us", "stamp duty on $300000"],
])("for a reader from %s “%s” is not answered by the rules of another country", async (visitor, sentence) => {
  const answer = await ask(sentence, visitor);
  expect(answer).toMatchObject({ calculator: null, reason: expect.stringContaining("rules of another country") });
});

test.each([
  ["us", "net pay on $38000"],
  ["us", "net pay on 38000"],
  ["gb", "stamp duty on £300000"],
  ["gb", "mortgage £250,000 5% 25 years"],
])("for a reader from %s “%s” is answered", async (visitor, sentence) => {
  expect((await ask(sentence, visitor)).calculator).not.toBeNull();
});
