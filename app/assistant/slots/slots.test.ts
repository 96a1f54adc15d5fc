import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  ["5k at 6:10 per km", "30:50"],
  ["52:30 for 10 km, pace per km", "5:15"],
  ["how far on 12 gallons at 30 mpg", "360"],
  ["10 tosses, odds of 5 heads", "0.246094"],
  ["175 cm, bmi 24, weight?", "73.5"],
  ["bmi 22 height 180 cm what weight", "71.3"],
  ["what is the area of a 12 diameter circle", "113.097"],
  ["price after 10 percent discount on $260", "234"],
])("%s: %s", async (sentence, figure) => {
  const answer = await ask(sentence);
  expect(answer).toMatchObject({ unread: [] });
  expect(answer.calculator === null ? "" : answer.answer).toContain(figure);
});

test.each(["10 tosses not 5 heads", "how many km on 12 gallons at 30 mpg", "5k at 6:10 per km uphill"])(
  "%s is not answered with all words read",
  async (sentence) => {
    const answer = await ask(sentence);
    expect(answer.calculator === null || answer.unread.length > 0).toBe(true);
  },
);
