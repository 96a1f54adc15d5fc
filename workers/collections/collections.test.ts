import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { openDatabase } from "#workers/database/client.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { readCollection } from "./collection-address.ts";
import { showCollection } from "./collections.ts";

// Of an empty directory the list that ships with the code.
beforeEach(async () => {
  await env.DB.prepare("DELETE FROM calculators").run();
  forgetDirectory();
});

const show = async (query: string, preferences = US_PREFERENCES) => {
  const { entries, ...more } = await showCollection(
    readCollection(new URLSearchParams(query)),
    preferences,
    openDatabase(env.DB).database,
    env.KV,
  );
  return { ...more, entries: entries.map((entry) => JSON.parse(JSON.stringify(entry).replaceAll("\u00A0", " "))) };
};

test("each calculator stands there with its name, what was filled in, its answer and the query that gives it again", async () => {
  const { name, entries, problems, address } = await show("name=Dinner&c=tip~bill%3D80%26tipPercent%3D20&c=bmi&end=1");
  expect([name, problems]).toEqual(["Dinner", []]);
  expect(entries).toMatchObject([
    {
      id: "tip",
      category: expect.stringMatching(/^[a-z-]+$/),
      given: "Bill: $80.00 · Tip: 20%",
      answer: "Tip: $16.00",
      problem: null,
    },
    { id: "bmi", query: "", given: "", problem: null },
  ]);
  expect(new URLSearchParams(entries[0].query).get("bill")).toBe("80");
  expect(entries[1].answer).toMatch(/^Body mass index: \d/);
  const again = await show(address);
  expect([again.entries, again.address]).toEqual([entries, address]);
});

test("a value that cannot be used is told in place of the answer, and the calculator keeps its place", async () => {
  const { entries } = await show("c=tip~bill%3D-5&c=bmi&end=1");
  expect(entries).toMatchObject([
    { id: "tip", query: "bill=-5", given: "", answer: "", problem: expect.stringContaining("Bill") },
    { id: "bmi", problem: null },
  ]);
});

test("a calculator that there is not is left out and said by name", async () => {
  const { entries, problems, address } = await show("c=no-such&c=bmi&end=1");
  expect([entries.map(({ id }) => id), problems]).toEqual([["bmi"], ["There is no calculator of this name: no-such."]]);
  expect(address).not.toContain("no-such");
});

test("answers are in the reader's formats", async () => {
  const german = { ...US_PREFERENCES, locale: "de-DE", currency: "EUR" };
  const { entries } = await show("c=tip~bill%3D1234.5&end=1", german);
  expect(entries[0].given).toBe("Bill: 1.234,50 €");
});

test("what was filled in is told in one line: rows of a list have their own place", async () => {
  const { entries } = await show("c=average~numbers%3D1%2C2%2C3&c=tip~tipPercent%3D20&end=1");
  expect(entries.map(({ given, problem }) => [given, problem])).toEqual([
    ["", null],
    ["Tip: 20%", null],
  ]);
});

test("what the chosen case does not ask for is not told", async () => {
  const { entries } = await show("c=concrete~shape%3Dslab%26length%3D5%26diameter%3D0.4&end=1");
  expect(entries[0].given).toContain("Length");
  expect(entries[0].given).not.toContain("Diameter");
});

test("a secret that an address holds is not shown", async () => {
  const { entries } = await show("c=password-strength~password%3Dhunter2&end=1");
  expect(JSON.stringify(entries[0].given)).not.toContain("hunter2");
});

test("of many long calculations the last ones are left to their own pages; short ones are all answered", async () => {
  const open = "Open it to see its answer: the calculations above are long ones.";
  const problemsOf = async (years: number) => {
    const loan = `c=amortization-schedule~termYears%3D${years}`;
    const { entries } = await show(`${Array.from({ length: 50 }, () => loan).join("&")}&end=1`);
    return entries.map(({ problem }) => problem);
  };
  expect(await problemsOf(5)).toEqual(Array.from({ length: 50 }, () => null));
  const long = await problemsOf(100);
  expect([long.length, long[0], long.at(-1)]).toEqual([50, null, open]);
});
