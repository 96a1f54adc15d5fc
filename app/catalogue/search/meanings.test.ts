/** What people call by other names, as the table of concepts says it. */
import { describe, expect, test } from "vitest";
import { CONCEPTS } from "./concepts.ts";
import { findMeanings, getOtherWords, listConceptWords } from "./meanings.ts";
import { canonicalWord, getRoot } from "./normalise.ts";

const meaningsOf = (...words: string[]) =>
  findMeanings(new Map(words.map((word) => [getRoot(canonicalWord(word)), word]))).map(({ said, meant }) => ({
    said: [...said].join(" "),
    meant: meant.join(" "),
  }));

describe("several words", () => {
  test.each([
    // All of them, in any order and form, beside others; stop words are none.
    [["home", "finance"], [["home finance", "mortgage"]]],
    [["finances", "zebra", "homes"], [["homes finances", "mortgage"]]],
    [["home", "zebra"], []],
    [["emi"], [["emi", "loan payment"]]],
    [["1000", "views", "cost"], [["cost 1000 views", "cost per mille"]]],
    [["quit", "working"], [["quit working", "financial independence"]]],
    [["bed", "go"], [["go bed", "sleep"]]],
    [["car"], []],
    [["zebra"], []],
    [[], []],
  ] as [string[], [string, string][]][])("%j mean %j", (words, meanings) => {
    expect(meaningsOf(...words)).toEqual(meanings.map(([said, meant]) => ({ said, meant })));
  });

  test("mean what holds more of them first", () => {
    expect(meaningsOf("card", "balance", "debt", "credit")).toEqual([
      { said: "credit card debt", meant: "credit card payoff" },
      { said: "card balance", meant: "credit card payoff" },
    ]);
  });
});

describe("a single word", () => {
  test("stands for another, and that one for it, which is less sure", () => {
    expect(getOtherWords(getRoot("automobile"))).toEqual([{ word: "car", isBack: false }]);
    expect(getOtherWords("car")).toEqual([
      { word: "auto", isBack: true },
      { word: "automobile", isBack: true },
      { word: "vehicle", isBack: true },
    ]);
    // "Pregnant" and "pregnancy" are one family.
    expect(getOtherWords(getRoot("pregnancy")).map(({ word }) => word)).toEqual([
      "baby",
      "pregnancy",
      "pregnant",
      "expecting",
    ]);
    expect(getOtherWords("stock").map(({ word }) => word)).toEqual(["inventory", "share"]);
  });

  test("that is a part of a saying, or that nobody says, stands for none", () => {
    expect(getOtherWords("finance")).toEqual([]);
    expect(getOtherWords("zebra")).toEqual([]);
  });
});

test("the words of all concepts and sayings are known, each once and without figures", () => {
  const words = [...listConceptWords()];
  const told = Object.entries(CONCEPTS).flatMap(([concept, sayings]) => `${concept} ${sayings}`.match(/[a-z]+/g)!);
  expect(words).toEqual(expect.arrayContaining(["automobile", "car", "amortization", "schedule", "payment", "table"]));
  expect(new Set(words)).toEqual(new Set(told));
  expect(words.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
});
