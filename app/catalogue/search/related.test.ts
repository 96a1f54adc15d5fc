/** Where what is found ends, and what stands beside it, at the figures that say so. */
import { describe, expect, test } from "vitest";
import { letters, others, row } from "../../../tests/catalogue/small-directory.ts";
import { buildSearchIndex, findCandidates, type Searchable, searchCalculators } from "./index.ts";

const search = (rows: readonly Searchable[], query: string) =>
  searchCalculators(buildSearchIndex([...rows, ...others]), query);
const ids = (count: number, prefix = "more") => Array.from({ length: count }, (_, at) => `${prefix}-${letters[at]}`);
const rowsOf = (some: readonly string[]) => some.map((id) => row(id, { name: `Zq${id.replace("-", "")}` }));

describe("an answer", () => {
  test("has a score of 0.3 at least", () => {
    // One of two words, in a keyword of three: 0.32; one of three words, in a keyword of one: 0.285.
    const [three, one] = [row("three", { keywords: ["walnut shell oil"] }), row("one", { keywords: ["walnut"] })];
    expect(search([three, row("zz", { description: "Press" })], "walnut press").topMatches).toEqual(["three"]);
    const described = row("zz", { description: "Press and peel" });
    expect(search([one, described], "walnut press peel")).toEqual({ topMatches: [], relatedMatches: [] });
  });

  test("has six tenths of the best score at least", () => {
    const [best, two] = [row("best", { name: "Walnut" }), row("two", { name: "Walnut oil" })];
    const three = row("three", { name: "Walnut shell mill" });
    // 1.33, 0.82 (62 %) and 0.76 (57 %).
    expect(search([three, two, best], "walnut")).toEqual({ topMatches: ["best", "two"], relatedMatches: ["three"] });
  });

  test("is found by the words of a sentence even where it scores too little to be one, the likeliest first", () => {
    const rows = [row("half", { keywords: ["walnut shell"] }), row("one", { keywords: ["walnut"] })];
    const index = buildSearchIndex([
      ...rows,
      row("yy", { description: "Press" }),
      row("zz", { description: "Peel" }),
      ...others,
    ]);
    expect(findCandidates(index, "walnut press peel", 9)).toEqual(["one", "half"]);
    expect(findCandidates(index, "walnut press peel", 2)).toEqual(["one", "half"]);
    expect(findCandidates(index, "walnut press peel", 1)).toEqual(["one"]);
    expect(findCandidates(index, "walnut press peel", 0)).toEqual([]);
  });

  test("of a sentence comes before what is related to it", () => {
    const rows = [
      row("best", { name: "Walnut", relatedCalculators: ["beside"] }),
      row("beside", { name: "Hazel" }),
      row("weak", { description: "Walnut" }),
    ];
    const index = buildSearchIndex([...rows, ...others]);
    expect(searchCalculators(index, "walnut")).toEqual({ topMatches: ["best"], relatedMatches: ["beside"] });
    expect(findCandidates(index, "walnut", 9)).toEqual(["best", "weak", "beside"]);
  });
});

describe("what is named beside a match", () => {
  test("counts the less the later it is named, until it is not shown", () => {
    // Half of the query and popular: 0.53. Of 0.53 / 1.5 the ninth has 60 %, 0.21, and the tenth 55 %, 0.19.
    const named = ids(12);
    const it = row("it", { name: "Walnut", isPopular: true, relatedCalculators: named });
    const { topMatches, relatedMatches } = search(
      [it, ...rowsOf(named), row("zz", { description: "Press" })],
      "walnut press",
    );
    expect(topMatches).toEqual(["it"]);
    expect(relatedMatches).toEqual(named.slice(0, 9));
  });

  test("is in the order in which it is named, not in that of the directory", () => {
    const named = ids(4);
    const it = row("it", { name: "Walnut", relatedCalculators: named.toReversed() });
    expect(search([it, ...rowsOf(named)], "walnut").relatedMatches).toEqual(named.toReversed());
  });

  test("counts for the first three matches, the less the later they come", () => {
    const named = ids(4);
    const twins = named.map((id, at) => row(`twin-${at}`, { name: "Walnut", relatedCalculators: [id] }));
    expect(search([...rowsOf(named.toReversed()), ...twins], "walnut").relatedMatches).toEqual(named.slice(0, 3));
  });

  test("adds up where several matches name it", () => {
    const [first, last] = [
      row("a", { relatedCalculators: ["one", "both"] }),
      row("b", { relatedCalculators: ["both"] }),
    ];
    const rows = [first, last].map((one) => ({ ...one, name: "Walnut" }));
    expect(search([...rows, ...rowsOf(["one", "both"])], "walnut").relatedMatches).toEqual(["both", "one"]);
  });
});

test("what answers too little is related where four fifths of its score are 0.2 at least", () => {
  // One of three words: in a name of two 0.274, in a keyword of two 0.231.
  const [name, keyword] = [
    row("name", { name: "Walnut shell", category: "finance" }),
    row("keyword", { keywords: ["peel mill"], category: "finance" }),
  ];
  const all = row("all", { name: "Walnut press peel" });
  const { topMatches, relatedMatches } = search(
    [all, name, keyword, row("third", { keywords: ["press"], category: "finance" })],
    "walnut press peel",
  );
  expect(topMatches).toEqual(["all"]);
  expect(relatedMatches).toEqual(["third", "name"]);
});

describe("what is alike", () => {
  const words = ["kernel", "yield", "zest", "pulp", "grove"];
  const best = row("best", { name: "Walnut", keywords: words });
  /** Of 32 calculators two have each word: five words are 0.25, four 0.197. */
  const isAlike = (more: Partial<Searchable>, it: Searchable = best) =>
    search([it, row("it", more)], "walnut").relatedMatches.includes("it");

  test.each([
    ["five words as keywords", { keywords: words }, true],
    ["five words as one keyword", { keywords: [words.join(" ")] }, true],
    ["five words as a name", { name: words.join(" ") }, true],
    ["four in a name and one as a keyword", { name: words.slice(1).join(" "), keywords: [words[0]!] }, true],
    ["four words", { keywords: words.slice(1) }, false],
    ["four words, one of them three times", { keywords: [...words.slice(1), "pulp", "pulp"] }, true],
    ["five words, in another category", { keywords: words, category: "physics" }, false],
    ["five words in its description", { description: words.join(" ") }, false],
    ["four words and its category's", { keywords: [...words.slice(1), "math"] }, false],
    ["four words and another", { keywords: [...words.slice(1), "zebra"] }, false],
  ])("has %s: %s, %s", (_, more, expected) => {
    expect(isAlike(more)).toBe(expected);
  });

  test("has words of name and keywords in common, not of the description", () => {
    expect(isAlike({ keywords: words }, row("best", { name: "Walnut", description: words.join(" ") }))).toBe(false);
    expect(isAlike({ keywords: words }, row("best", { name: `Walnut ${words.join(" ")}` }))).toBe(true);
  });

  test("is not what stands beside it in the directory", () => {
    const last = row("last", { name: "Amber basalt copper delta ember flint", keywords: ["amber basalt copper"] });
    expect(isAlike(last)).toBe(false);
    expect(search([last, best, row("next", last)], "walnut").relatedMatches).toEqual([]);
  });

  test("shares words, not what stands beside them", () => {
    const it = row("it", { keywords: [...words.slice(0, 4), "zebra"] });
    expect(search([it, best], "walnut").relatedMatches).toEqual([]);
    expect(search([{ ...it, keywords: [...words, "zebra"] }, best], "walnut").relatedMatches).toEqual(["it"]);
  });

  test("shares no word that stands in more than sixty phrases", () => {
    const holding = (count: number) => Array.from({ length: count }, (_, at) => `kernel z${at}q`);
    const one = row("best", { name: "Walnut", keywords: ["kernel"] });
    expect(isAlike({ keywords: holding(59) }, one)).toBe(true);
    expect(isAlike({ keywords: holding(60) }, one)).toBe(false);
  });
});

describe("names in another language", () => {
  const rows = [...ids(8, "named").map((id) => row(id)), row("it", { name: "Walnut" })];
  const asked = (query: string, found: readonly string[], some: readonly Searchable[] = rows) => {
    const limits: number[] = [];
    const result = searchCalculators(buildSearchIndex([...some, ...others]), query, (_, text, least) => {
      expect(text).toBe(query);
      limits.push(least);
      return found;
    });
    return { ...result, limits };
  };

  test.each([
    // All is English: not asked for.
    ["walnut", []],
    ["the walnut", []],
    ["walnuts", []],
    ["walnut 12", []],
    ["walnut 3zq", []],
    ["walnut g/ml", []],
    // All may be: with a slip, begun, or a word of three letters.
    ["walnit", [0.9]],
    ["xalnut", [0.9]],
    ["filling waln", [0.9]],
    ["walnut zqk", [0.9]],
    // It is not: two slips, begun before another word, a word that nobody knows.
    ["wallnt", [0.5]],
    ["waln filling", [0.5]],
    ["walnut zqkv", [0.5]],
    ["walnit zqkv", [0.5]],
    ["walnut-zqkv", [0.5]],
  ])("for %j are asked to fit as well as %j", (query, limits) => {
    expect(asked(query, []).limits).toEqual(limits);
  });

  test("come first, six at most, and nothing twice", () => {
    expect(asked("walnut zqkv", ["named-a", "it", "named-b"]).topMatches).toEqual(["named-a", "it", "named-b"]);
    expect(asked("walnut zqkv", ["named-a"]).topMatches).toEqual(["named-a", "it"]);
    expect(asked("walnut zqkv", ids(8, "named")).topMatches).toEqual(ids(6, "named"));
    expect(asked("walnut", ["named-a"]).topMatches).toEqual(["it"]);
  });

  test("count 1 for what is named beside them", () => {
    // Named beside the first: 0.67, 0.63, 0.6, 0.57; found without being one of the six: 0.73 × 0.8 = 0.58.
    const beside = ids(4);
    const [first, ...rest] = ids(6, "named");
    const some = [
      row(first!, { relatedCalculators: beside }),
      ...rest.map((id) => row(id)),
      ...rowsOf(beside),
      row("it", { name: "Walnut" }),
    ];
    const { relatedMatches } = asked("walnut zqkvgrbl", ids(6, "named"), some);
    expect(relatedMatches.slice(0, 5)).toEqual([...beside.slice(0, 3), "it", beside[3]]);
  });
});
