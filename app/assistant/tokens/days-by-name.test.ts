import { expect, test } from "vitest";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import { tokenize } from "./tokenize.ts";

/** The days that a sentence names, asked on a day. */
const read = (sentence: string, today: string, locale = "en-US") =>
  tokenize(tidySentence(sentence), { locale, today }).flatMap((token) => (token.type === "date" ? [token.date] : []));

test("a day that is counted from today has its year, whatever year stands before it", () => {
  expect(read("from January 5 2024 to last month", "2026-11-22")).toEqual(["2024-01-05", "2026-10-22"]);
});

test.each([
  ["christmas eve", "2026-12-24"],
  ["christmas", "2026-12-25"],
  ["xmas", "2026-12-25"],
  ["boxing day", "2026-12-26"],
  ["new year's eve", "2026-12-31"],
  ["new year's day", "2027-01-01"],
  ["new year", "2027-01-01"],
  ["valentine's day", "2026-02-14"],
  ["st patrick's day", "2026-03-17"],
  ["easter", "2026-04-05"],
  ["memorial day", "2026-05-25"],
  ["independence day", "2026-07-04"],
  ["the fourth of july", "2026-07-04"],
  ["labor day", "2026-09-07"],
  ["halloween", "2026-10-31"],
  ["thanksgiving", "2026-11-26"],
  ["black friday", "2026-11-27"],
])("days until %s, asked in January, are those until %s", (name, date) => {
  expect(read(`days until ${name}`, "2026-01-15")).toEqual([date]);
});

test.each([
  ["christmas", "2026-12-25", "2026-12-25"],
  ["christmas", "2026-12-26", "2027-12-25"],
  ["halloween", "2026-11-01", "2027-10-31"],
  ["easter", "2026-04-06", "2027-03-28"],
  ["thanksgiving", "2026-11-27", "2027-11-25"],
  ["memorial day", "2026-05-26", "2027-05-31"],
  ["labor day", "2026-09-08", "2027-09-06"],
])("%s, asked on %s, is the next one: %s", (name, today, date) => {
  expect(read(`days until ${name}`, today)).toEqual([date]);
});

test.each([
  ["heiligabend", "2026-12-24"],
  ["weihnachten", "2026-12-25"],
  ["silvester", "2026-12-31"],
  ["neujahr", "2027-01-01"],
  ["ostern", "2026-04-05"],
])("%s, in German, is %s", (name, date) => {
  expect(read(`tage bis ${name}`, "2026-01-15", "de-DE")).toEqual([date]);
});
