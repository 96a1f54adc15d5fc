import { expect, test } from "vitest";
import { readCollection, readPasted } from "./collection-address.ts";
import { changeEntries, formatCollectionAddress, writeCollection } from "./write-collection.ts";

const home = {
  name: "A home & more",
  entries: [
    { id: "mortgage", query: "homePrice=450000&startDate=2026-01-01" },
    { id: "bmi", query: "" },
  ],
};

test("what is written is read again", () => {
  const query = writeCollection(home);
  expect(readCollection(new URLSearchParams(query))).toEqual({ ...home, problems: [] });
  expect(writeCollection({ name: "", entries: [] })).toBe("");
});

test("a link that was cut anywhere says so, and shows what is whole", () => {
  const query = writeCollection(home);
  for (let length = query.indexOf("&c=") + 3; length < query.length - "=1".length; length += 1) {
    const { entries, problems } = readCollection(new URLSearchParams(query.slice(0, length)));
    expect(problems[0]).toContain("cut");
    expect(home.entries).toEqual(expect.arrayContaining([...entries]));
  }
});

test("what cannot be read is left out and said", () => {
  const read = (query: string) => readCollection(new URLSearchParams(query));
  expect(read("c=Mort%20gage&c=bmi&end=1")).toMatchObject({
    entries: [{ id: "bmi" }],
    problems: ["One entry of the link could not be read."],
  });
  const many = read(`${"c=bmi&".repeat(60)}end=1`);
  expect(many.entries).toHaveLength(50);
  expect(many.problems).toEqual(["A collection holds at most 50 calculators; these are the first of 60."]);
  const long = read(`${`c=bmi~${"x".repeat(985)}&`.repeat(13)}end=1`);
  expect(long.entries).toHaveLength(10);
  expect(long.problems).toEqual([
    "A collection's link holds at most 10,000 characters; these are the first 10 calculators.",
  ]);
  expect(read(`name=${"x".repeat(300)}`).name).toHaveLength(80);
});

test.each([
  ["up.1", "bac"],
  ["down.1", "acb"],
  ["remove.1", "ac"],
  ["remove.0", "bc"],
  ["up.0", null],
  ["down.2", null],
  ["up.3", null],
  ["remove.-1", null],
  ["remove.", null],
  ["", null],
  ["turn.1", null],
])("the change %s of a, b, c gives %s", (change, left) => {
  expect(changeEntries(["a", "b", "c"], change)?.join("") ?? null).toBe(left);
});

test("a calculator is added by its address or its id", () => {
  const origin = "https://reckoner.example";
  expect(readPasted(` ${origin}/calculator/mortgage?homePrice=5 `, origin)).toEqual({
    id: "mortgage",
    query: "homePrice=5",
  });
  expect(readPasted("/calculator/bmi", origin)).toEqual({ id: "bmi", query: "" });
  expect(readPasted("bmi", origin)).toEqual({ id: "bmi", query: "" });
  for (const text of ["https://evil.example/calculator/bmi", "javascript:alert(1)", "", "two words"])
    expect(readPasted(text, origin)).toBeNull();
});

test("of a long list a collection takes as many as it holds", () => {
  const entries = Array.from({ length: 60 }, () => ({ id: "bmi", query: "" }));
  const address = new URL(formatCollectionAddress("All", entries), "https://reckoner.example");
  expect(readCollection(address.searchParams)).toMatchObject({ name: "All", entries: entries.slice(10), problems: [] });
});
