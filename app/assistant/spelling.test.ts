/** Slips of the finger: what was meant is read, and said. */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../tests/assistant/assistant.ts";
import { toShownAnswer } from "./answer/describe-answer.ts";
import { makeSpeller } from "./spelling.ts";

const ask = makeAssistant(await loadCatalogue());
const spell = makeSpeller(["mortgage", "interest", "square", "feet", "house", "minutes"], ["horse"]);

test.each([
  ["15 percant of 80", "12", "percant", "percent"],
  ["what is 20% discout on 85 dollars", "$68.00", "discout", "discount"],
  ["70 kg to puonds", "154.324 lb", "puonds", "pounds"],
  ["squre root of 144", "12", "squre", "square"],
  ["how many tablspoons in a cup", "16 tbsp", "tablspoons", "tablespoons"],
  ["how many days untill christmas", "33 days", "untill", "until"],
  // A space that is missing
  ["squarefeet of a 12 by 14 room", "168 ft²", "squarefeet", "square feet"],
])("%s: %s, and “%s” is read as “%s”", async (sentence, figure, written, meant) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ unread: [], repaired: [{ written, meant }] });
  if (answer.calculator === null) throw new Error("not answered");
  expect(answer.answer.replaceAll("\u00a0", " ")).toBe(figure);
  expect(toShownAnswer(answer, sentence).repaired).toBe(`“${written}” read as “${meant}”`);
});

test.each([
  ["25 farenheit in celsius", "farenheit", "fahrenheit"],
  ["12 kilometrs in miles", "kilometrs", "kilometre"],
  ["3 galons in liters", "galons", "gallons"],
  ["30 precent of 90", "precent", "percent"],
  ["what percnt is 12 of 48", "percnt", "percent"],
])("%s: what is read over is told too: “%s” is read as “%s”", async (sentence, written, meant) => {
  expect(await ask(sentence)).toMatchObject({ unread: [], repaired: [{ written, meant }] });
});

test.each(["25 kilometres in miles", "3 gallons in litres", "30 percent of 90", "1500 calories in kilojoules"])(
  "%s has no slip",
  async (sentence) => expect(await ask(sentence)).not.toHaveProperty("repaired"),
);

test("a sentence that is read as it stands is not repaired", async () => {
  expect(await ask("15% of 80")).not.toHaveProperty("repaired");
});

test.each([
  // Real words, however near another one is
  "horse 300k at 6% for 30 years",
  // Too many slips
  "qwerty morgage paymnt intrest prncipal 300k at 6% for 30 yrears",
  "hello wrold",
])("%s: not answered", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null });
});

test("a sentence with more slips is not repaired: what is not known is named", async () => {
  const answer = await ask("morgage paymnt intrest prncipal 300k at 6% for 30 years");
  expect(answer).toMatchObject({ unread: ["morgage"] });
  expect(answer).not.toHaveProperty("repaired");
});

test("in another language no word is a slip of an English one", async () => {
  expect(await ask("15 percant of 80", "de")).toMatchObject({ calculator: null });
});

test("only unknown words of four letters or more have a spelling, the nearest first", () => {
  expect(spell(["morgage", "Intrest", "mortgage", "mor", "horse", "xqzwv", "5kg"])).toEqual({
    morgage: ["mortgage"],
    Intrest: ["interest"],
  });
  expect(spell(["squarefeet"])).toEqual({ squarefeet: ["square feet"] });
  // Two slips in eight letters, and in seven
  expect(spell(["maregage", "squaxey"])).toEqual({ maregage: ["mortgage"] });
});
