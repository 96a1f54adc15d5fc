import { beforeEach, expect, test } from "vitest";
import { isSamePair, readPairs, togglePair } from "./pinned-pairs.ts";

beforeEach(() => localStorage.clear());
const pair = (from: string, to: string) => ({ from, to });

test("a pair is pinned, comes first, and is taken off again", () => {
  togglePair("length-converter", pair("mi", "km"));
  togglePair("length-converter", pair("ft", "m"));
  expect(readPairs("length-converter")).toEqual([pair("ft", "m"), pair("mi", "km")]);
  expect(togglePair("length-converter", pair("mi", "km"))).toEqual([pair("ft", "m")]);
  expect(readPairs("area-converter")).toEqual([]);
  expect(isSamePair(pair("ft", "m"), { ...pair("ft", "m"), dimension: "length" })).toBe(false);
});

test("eight are kept of one calculator; what the store holds of something else is left out", () => {
  for (let number = 0; number < 10; number += 1) togglePair("length-converter", pair(String(number), "km"));
  expect(readPairs("length-converter").map(({ from }) => from)).toEqual(["9", "8", "7", "6", "5", "4", "3", "2"]);
  localStorage.setItem("pinned-pairs", JSON.stringify({ "length-converter": [pair("a", "b"), 5, null, { from: 5 }] }));
  expect(readPairs("length-converter")).toEqual([pair("a", "b")]);
  for (const stored of ["no JSON", "null", '{"length-converter": 5}']) {
    localStorage.setItem("pinned-pairs", stored);
    expect(readPairs("length-converter")).toEqual([]);
  }
});

test.each(["null", "7", '"text"', "[]", "{", '{"length-converter":7}', '{"length-converter":null}'])(
  "what stands in the browser's memory and is no list of pairs (%s) is none, and is replaced by the first that is pinned",
  (stored) => {
    localStorage.setItem("pinned-pairs", stored);
    expect(readPairs("length-converter")).toEqual([]);
    expect(togglePair("length-converter", pair("mi", "km"))).toEqual([pair("mi", "km")]);
    expect(readPairs("length-converter")).toEqual([pair("mi", "km")]);
  },
);
