import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant, TODAY } from "../../../../tests/assistant/assistant.ts";
import { readEverydayForms } from "./everyday-forms.ts";
import { readTimeZones } from "./time-zones.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";

const read = (sentence: string) => tokenize(sentence, { locale: "en-US", today: TODAY });
const ask = makeAssistant(await loadCatalogue());
const answer = async (sentence: string) => ((await ask(sentence)) as { answer?: string }).answer;

test.each([
  ["25 an hour per year", "$52,000"],
  ["18 an hour 30 hours a week yearly", "$28,080"],
  ["hourly rate for 65000 a year", "$31.25"],
  ["time from 9:15am till 6:20pm", "9:05:00"],
  ["2h 45min + 1h 30min", "4:15:00"],
  ["240 mi at 60mph travel time", "4 hours"],
  ["is 3 for 10 better than 5 for 16", "5 for 16"],
  ["3 pm New York in London", "8:00 PM"],
  ["add up 45 67 89", "201"],
  ["45 of 180 in percent", "25"],
  ["what is the tax in 119 if 19% is included", "$19.00"],
  ["in 10 days what day is it", "December 2, 2026"],
  ["i weigh 120 pounds, what is that in kg", "54.4311 kg"],
  ["trip cost 300 miles 30 mpg 3.2 a gallon", "$32.00"],
  ["4 people split 96", "24"],
  ["$120 for 5 people, how much each", "24"],
  ["probability of rolling 7 with two dice", "16.67%"],
])("%s: %s", async (sentence, expected) => {
  expect((await answer(sentence))?.replaceAll("\u00a0", " ")).toBe(expected);
});

test.each([
  ["5mn salary per month", "5000000 salary per month"],
  ["60k salary per month", "60000 salary per month"],
  ["split 6bn between 3mn people", "split 6000000000 between 3000000 people"],
  ["is 3mn for 10mn better than 5mn for 16mn", "is 3000000 for 10000000 better than 5000000 for 16000000"],
  ["1k business days from today", "1000 business days from today"],
])("%s is %s", async (short, long) => {
  const expected = await answer(long);
  expect(expected).toBeDefined();
  expect(await answer(short)).toBe(expected);
});

test.each(["25 an hour per hour", "3 for 10 or 5 kg for 16", "240 mi at 60 kg travel time"])(
  "%s is none",
  (sentence) => {
    expect(readEverydayForms(read(sentence))).toBeNull();
  },
);

test("a name that is no zone's city is left to other readings", () => {
  expect(readTimeZones(read("3 pm Nowhere in London"), { today: TODAY })).toBeNull();
});

test("fractions are added, not levels in dB", async () => {
  expect(await ask("add 5/8 and 1/4")).toMatchObject({ answer: "0.875" });
});
