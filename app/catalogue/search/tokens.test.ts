/** Which words of a query are looked for, in a directory that has only the words that stand here. */
import { describe, expect, test } from "vitest";
import { isEnglish, readTokens } from "./tokens.ts";
import { Vocabulary } from "./vocabulary.ts";

const vocabulary = new Vocabulary();
for (const word of "walnut oil nut fig yam ham calculator fraction scientific percentage tip credit card note".split(
  " ",
))
  vocabulary.add(word);
for (const word of ["50/30/20", "401k", "72", "price-index", "per", "the", "12/ab/34", "529"]) vocabulary.add(word);
const read = (query: string) => readTokens(vocabulary, query).tokens.map(({ word }) => word);

describe("the words that are looked for", () => {
  test.each([
    ["Walnuts and  OIL", ["walnut", "oil"]],
    ["walnut oil walnuts", ["walnut", "oil"]],
    ["price index", ["price", "index"]],
    ["price-index", ["price", "index"]],
    // What everything is says nothing, unless it is all.
    ["walnut calculator", ["walnut"]],
    ["calculator", ["calculator"]],
    ["a calculator for", ["calculator"]],
    // A letter or a link alone says nothing.
    ["x", []],
    ["per", []],
    ["per x", []],
    ["how many", []],
    ["walnut per oil", ["walnut", "per", "oil"]],
    ["walnut x", ["walnut", "x"]],
    ["the", []],
    ["", []],
    // Words that were written as one; stop words among them say nothing.
    ["creditcard", ["credit", "card"]],
    ["oilnut", ["oil", "nut"]],
    ["oilfor", ["oil"]],
    ["ofwalnut", ["walnut"]],
    ["walnutof", ["walnut"]],
    ["ofoil", ["ofoil"]],
    ["oilnuta", ["oilnuta"]],
    ["aoilnut", ["aoilnut"]],
    ["oilnutfigyam", ["oil", "nut", "fig", "yam"]],
    ["oilnutfigyamham", ["oilnutfigyamham"]],
    ["oilsnuts", ["oil", "nut"]],
    ["oilzq", ["oilzq"]],
    ["oilzqk", ["oilzqk"]],
    ["zqkoil", ["zqkoil"]],
    // A word with one slip is that word, not two.
    ["walnit", ["walnit"]],
    ["creditt", ["creditt"]],
    ["walnut-oil", ["walnut", "oil"]],
    // A word of the directory is English, whatever it is in German; beside one that is none it is read as such.
    ["note", ["note"]],
    ["the note", ["note"]],
    ["note durchschnitt", ["grade", "average"]],
  ])("of %j are %j", (query, words) => {
    expect(read(query)).toEqual(words);
  });

  test.each([
    ["walnut 300", ["walnut"]],
    ["walnut 300k", ["walnut"]],
    ["walnut 30yr", ["walnut", "yr"]],
    ["30000km", ["km"]],
    ["401k", ["401k"]],
    ["401(k)", ["401k"]],
    ["72", ["72"]],
    ["rule of 72", ["rule", "72"]],
    ["73 walnut", ["walnut"]],
    ["50 30 20", ["50/30/20"]],
    ["50-30-20", ["50/30/20"]],
    ["walnut 50 30 20 oil", ["walnut", "50/30/20", "oil"]],
    ["50 30 21 walnut", ["walnut"]],
    ["1 50 30 20", ["50/30/20"]],
    ["50 30 walnut", ["walnut"]],
    ["12 ab 34", ["ab"]],
    ["529529", []],
    ["50 30", []],
    ["15% of walnut", ["percentage", "walnut"]],
    ["15% walnut", ["percent", "walnut"]],
    ["15 percent of walnut", ["percentage", "walnut"]],
  ])("of %j, which holds numbers, are %j", (query, words) => {
    expect(read(query)).toEqual(words);
  });

  test.each([
    ["1/2 + 3/4", ["fraction"]],
    ["1/2+3", ["fraction"]],
    ["12*8", ["scientific"]],
    ["plot sin(x) and x/2", ["plot", "function"]],
    ["graph y = x", ["plot", "function"]],
    ["draw 5 x 7 photo", ["draw", "photo"]],
    ["12 × 8", ["scientific"]],
    ["12 - 8", ["scientific"]],
    ["2^10", ["scientific"]],
    ["12 ÷ 8 + 1", ["scientific"]],
    // A date, a range, a fraction alone, a sum with words.
    ["12-8", []],
    [" 2026-11-23", []],
    ["1/2", []],
    ["12 * x", []],
    ["12*8 walnut", ["walnut"]],
  ])("of %j, which is a sum or not, are %j", (query, words) => {
    expect(read(query)).toEqual(words);
  });

  test("are the first twelve", () => {
    const words = "abcdefghijklmn".split("").map((letter) => `zq${letter}`);
    expect(read(words.join(" "))).toEqual(words.slice(0, 12));
    expect(read(`zqa ${words.join(" ")}`)).toEqual(words.slice(0, 12));
  });

  test("stand among the first 300 characters", () => {
    expect(read(`${"the ".repeat(73)}  walnut oil`)).toEqual(["walnut"]);
    expect(read(`${"the ".repeat(73)}   walnut`)).toEqual(["walnu"]);
  });
});

test("stop words are counted, in what is read", () => {
  const count = (query: string) => readTokens(vocabulary, query).stops;
  expect(["walnut", "the walnut of the oil", "what is", "walnut!", ""].map(count)).toEqual([0, 3, 2, 1, 0]);
});

test("the last word may be typed on, and what stands behind a number is an amount", () => {
  const flags = (query: string) =>
    readTokens(vocabulary, query).tokens.map(
      ({ word, isLast, isAmount }) => word + (isLast ? " last" : "") + (isAmount ? " amount" : ""),
    );
  expect(flags("walnut oil")).toEqual(["walnut", "oil last"]);
  expect(flags("oil 30 walnut fig")).toEqual(["oil", "walnut amount", "fig last"]);
  expect(flags("30yr oil")).toEqual(["yr amount", "oil last"]);
  expect(flags("walnut the")).toEqual(["walnut"]);
  expect(flags("oil 72")).toEqual(["oil", "72 last"]);
  expect(flags("walnut")).toEqual(["walnut last"]);
});

test.each([
  ["walnut oil", "yes"],
  ["the walnut", "yes"],
  ["walnuts", "yes"],
  ["price-indexes", "yes"],
  ["walnut 300k zq4", "yes"],
  ["", "yes"],
  ["walnit", "nearly"],
  ["xalnut", "nearly"],
  ["walnut scien", "nearly"],
  ["scien walnut", "no"],
  ["walnut zqk", "nearly"],
  ["zqk walnut", "nearly"],
  ["zqkv", "no"],
  ["zqkv walnit", "no"],
  ["walnut-zqkv", "no"],
  // Two slips: 0.5 and 0.9.
  ["scienntfic", "no"],
  [`${"the ".repeat(75)}zqkv`, "yes"],
  [`${"the ".repeat(74)}zqkv`, "no"],
])("that all words of %j are English: %s", (query, expected) => {
  expect(isEnglish(vocabulary, query)).toBe(expected);
});
