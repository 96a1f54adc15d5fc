import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";
import { toShownAnswer } from "./describe-answer.ts";

const ask = makeAssistant(await loadCatalogue());

const read = async (sentence: string, visitor = "us") => {
  const answer = await ask(sentence, visitor);
  if (answer.calculator === null) throw new Error(`not answered: ${answer.reason}`);
  const shown = toShownAnswer(answer, sentence);
  return { ...shown, reading: shown.reading.replaceAll("\u00a0", " ") };
};

test.each([
  // A formula has its figures as they were typed, by what they are called where that is known.
  ["fuel needed 240 miles at 30 mpg", "Fuel economy 30 mpg, Distance 240 miles"],
  ["how much is gas for 240 miles at 30 mpg and $3.20 a gallon", "Fuel economy 30 mpg, Distance 240 miles, With $3.20"],
  ["what year was i born if i'm 52", "Worked out from 52"],
  ["speed for 200 meters in 25 seconds", "Worked out from 200 meters, 25 seconds"],
  // One that was typed, or that says no more, stays.
  ["7 * 6 + 3", "Expression 7 * 6 + 3"],
  ["sqrt(81) + 3", "Expression sqrt(81) + 3"],
  ["what is 12 squared", "Expression 12^2"],
  ["5 ft 7 in + 2 ft 9 in", "Expression 5 ft 7 in + 2 ft 9 in"],
])("%s is read as %s", async (sentence, said) => {
  expect((await read(sentence)).reading).toBe(`Scientific Calculator: ${said}`);
});

test.each([
  ["calories burned running 40 minutes 75 kg", "Activity Running, 8 km/h (5 mph)"],
  ["calories burned walking for 2 hours 60 kg", "Activity Walking, 4 km/h (2.5 mph)"],
])("%s: which one was not said, so that it is assumed: %s", async (sentence, option) => {
  const { reading, assumed } = await read(sentence);
  expect(assumed).toBe(`Assumed: ${option}`);
  expect(reading).not.toContain("Activity");
});

test("an option that was said stays read", async () => {
  expect((await read("bmr woman 35 168 cm 64 kg")).reading).toContain("Sex Female");
  expect((await read("gas mark 6 in celsius")).reading).toContain("Given in Gas mark");
});

test.each([
  ["noon in Denver in Sydney", "6:00 AM the next day", "daylight saving time in Sydney only"],
  ["9 am in Tokyo in Chicago", "6:00 PM the previous day", "no daylight saving time in either place"],
  ["3 pm New York in London", "8:00 PM", "no daylight saving time in either place"],
])("%s: %s, and %s", async (sentence, time, saving) => {
  const shown = await read(sentence);
  expect(shown.answer).toBe(time);
  expect(shown.assumed).toContain(saving);
});

test.each([
  ["10 km at 5:30 pace", "us", "Distance 10 km"],
  ["10 miles at 8:30 pace", "us", "Distance 10 mi"],
  ["bmi 11 stone 5 ft 9", "us", "Weight 11 st"],
])("%s: what has a unit is told in it (%s): %s", async (sentence, visitor, said) => {
  expect((await read(sentence, visitor)).reading).toContain(said);
});

test("a day that was said is read, with what clocks do on it", async () => {
  const { reading, assumed } = await read("3 pm New York in London on july 4");
  expect(reading).toContain("July 4, 2027 (daylight saving time in both places)");
  expect(assumed).toBe("");
});
