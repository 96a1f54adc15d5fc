import { describe, expect, test } from "vitest";
import { getLevel, newsBetween } from "./good-news.ts";

describe("how good news is", () => {
  test.each([
    ["savings", [499, 500, 1000, 4999, 5000], [0, 1, 2, 2, 3]],
    ["score", [24, 25, 50, 100], [0, 1, 2, 3]],
    ["rate", [0.99, 1, 2], [0, 2, 3]],
    ["payoff", [5, 6, 12, 24], [0, 1, 2, 3]],
    ["returns", [7.9, 8, 12], [0, 2, 3]],
  ] as const)("%s", (news, values, levels) => {
    expect(values.map((value) => getLevel(news, value))).toEqual(levels);
  });

  test("nothing is celebrated without a figure", () => {
    expect(getLevel("savings", null)).toBe(0);
    expect(newsBetween({}, { a: 0 }, { a: 9000 })).toBeNull();
  });
});

describe("after a change", () => {
  const definition = { celebrates: { savings: "saved", payoff: "sooner" } } as const;

  test("the best of what got better counts", () => {
    expect(newsBetween(definition, { saved: 0, sooner: 0 }, { saved: 600, sooner: 30 })).toEqual({
      news: "payoff",
      level: 3,
    });
  });

  test("what was as good before is no news, and what got worse neither", () => {
    expect(newsBetween(definition, { saved: 1200, sooner: 0 }, { saved: 1300, sooner: 0 })).toBeNull();
    expect(newsBetween(definition, { saved: 9000, sooner: 0 }, { saved: 600, sooner: 0 })).toBeNull();
  });

  test("a score counts by what it gained, a rate by what it lost", () => {
    expect(newsBetween({ celebrates: { score: "s" } }, { s: 640 }, { s: 700 })).toEqual({ news: "score", level: 2 });
    expect(newsBetween({ celebrates: { score: "s" } }, { s: 700 }, { s: 640 })).toBeNull();
    expect(newsBetween({ celebrates: { rate: "r" } }, { r: 7 }, { r: 4.5 })).toEqual({ news: "rate", level: 3 });
    expect(newsBetween({ celebrates: { rate: "r" } }, { r: 4.5 }, { r: 7 })).toBeNull();
    expect(newsBetween({ celebrates: { rate: "r" } }, { r: null }, { r: 7 })).toBeNull();
  });
});
