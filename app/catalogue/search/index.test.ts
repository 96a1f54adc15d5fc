/** What an index holds of a directory, wherever in it a calculator stands, and what people call by other names. */
import { describe, expect, test } from "vitest";
import { letters, others, row } from "../../../tests/catalogue/small-directory.ts";
import { buildSearchIndex, prepareSearchIndex, type Searchable, searchCalculators, withRows } from "./index.ts";
import { rank } from "./rank.ts";
import { Vocabulary } from "./vocabulary.ts";

const order = (rows: readonly Searchable[], query: string) => {
  const index = buildSearchIndex(rows);
  return rank(index, query).map((found) => index.rows[found.row]!.id);
};
const score = (rows: readonly Searchable[], query: string) => rank(buildSearchIndex(rows), query)[0]?.score ?? 0;

describe("a calculator is found", () => {
  test.each([
    ["by its name", { name: "Walnut" }],
    ["by a keyword", { keywords: ["hazel", "walnut"] }],
    ["by its category", { category: "walnut" }],
    ["by its description", { description: "Of the kernels of a walnut" }],
    ["by the first word of it", { description: "Walnut kernels" }],
    ["by its id", { id: "walnut-oil" }],
  ])("%s, where it stands first and where it stands last", (_, more) => {
    const { id, ...it } = row("it", more);
    expect(order([{ id, ...it }, ...others], "walnut")).toEqual([id]);
    expect(order([...others, { id, ...it }], "walnut")).toEqual([id]);
  });

  test("by what its name has in brackets, before and behind them", () => {
    const it = row("it", { name: "Cost per Walnut (CPW, walnut price) Tool" });
    // "it" is a name too, and the category; a whole name is worth more than a part of one.
    for (const query of ["cpw", "walnut price"])
      expect(score([it, ...others], query)).toBeGreaterThan(0.45 + 0.55 * 1.6 - 1e-6);
    expect(score([row("it", { name: "Walnut (Hazel) Kernel" }), ...others], "walnut kernel")).toBeGreaterThan(1.32);
    expect(score([row("it", { name: "Walnut Hazel Kernel" }), ...others], "walnut kernel")).toBeLessThan(1);
  });

  test("by its id as by a second name only where that says something else", () => {
    // Once 1.33; twice 0.3 of 1.6 more.
    expect(score([row("walnut", { name: "WALNUT" }), ...others], "walnut")).toBeCloseTo(1.33, 5);
    expect(score([row("walnut-it", { name: "Walnut" }), ...others], "walnut")).toBeGreaterThan(1.33 + 0.1);
    expect(score([row("walnut-oil", { name: "Oil of Walnuts" }), ...others], "oil of walnuts")).toBeCloseTo(1.33, 5);
  });
});

test("what is alike is found beside what stands last in the directory", () => {
  const keywords = ["kernel", "yield", "zest", "pulp", "grove"];
  const rows = [...others, row("alike", { keywords }), row("best", { name: "Walnut", keywords })];
  expect(searchCalculators(buildSearchIndex(rows), "walnut")).toEqual({
    topMatches: ["best"],
    relatedMatches: ["alike"],
  });
});

test("an index is made anew where one of several texts of a calculator is another", () => {
  const rows = [row("a", { keywords: ["one", "two", "three"] }), row("b")];
  const prepared = prepareSearchIndex(rows);
  const withKeywords = (...keywords: string[]) => withRows(prepared, [{ ...rows[0]!, keywords }, rows[1]!]);
  expect(withKeywords("one", "two", "three")?.rows[0]?.keywords).toEqual(["one", "two", "three"]);
  for (const keywords of [
    ["one", "two", "four"],
    ["four", "two", "three"],
    ["one", "two"],
    ["one", "two", "three", "x"],
  ])
    expect(withKeywords(...keywords)).toBeNull();
  expect(withRows(prepared, [{ ...rows[0]!, category: "physics" }, rows[1]!])).toBeNull();
  expect(withRows(prepared, [rows[1]!, { ...rows[0]!, uses: 7 }])?.rows.map(({ uses }) => uses)).toEqual([7, 0]);
});

describe("how many are looked at", () => {
  test("of what may have been begun the 24 that stand in most phrases, of those alike the first", () => {
    const begun = letters.slice(0, 25).map((letter) => row(`begun-${letter}`, { name: `Wal${letter}zq` }));
    expect(order([...begun, ...others], "wal")).toHaveLength(24);
    expect(order([...begun, ...others], "wal")).not.toContain("begun-y");
    const told = { ...begun[24]!, keywords: ["walyzq grove"] };
    const found = order([...begun.slice(0, 24), told, ...others], "wal");
    expect([found.length, found.includes("begun-y"), found.includes("begun-x")]).toEqual([24, true, false]);
    expect(order([...begun.slice(1), ...others], "wal")).toHaveLength(24);
  });

  test("of what is found the best 64", () => {
    const twins = Array.from({ length: 64 }, (_, at) => row(`twin-${at}`, { name: "Walnut" }));
    const told = row("told", { description: "Walnut" });
    expect(order([told, ...twins.slice(1), ...others], "walnut")).toHaveLength(64);
    expect(order([told, ...twins, ...others], "walnut")).not.toContain("told");
    // What is as good as the last of them is found too.
    const more = Array.from({ length: 30 }, (_, at) => row(`told-${at}`, { description: "Walnut" }));
    expect(order([...more, ...twins.slice(24), ...others], "walnut")).toHaveLength(70);
  });

  test("what scores 0.12 at least", () => {
    const words = ["barley", "citrus", "durian", "endive", "fennel", "ginger", "hazel"];
    const told = (count: number) => row("told", { description: words.slice(0, count).join(" ") });
    const all = row("all", { keywords: words });
    // 0.18 of what is asked for, as far as it is there: five of seven are 0.129, four 0.103.
    const asked = (count: number) => order([told(count), all, ...others], words.join(" ")).includes("told");
    expect([5, 4].map(asked)).toEqual([true, false]);
  });

  test("of the ways to understand a query the first eight", () => {
    const phrases = "abc"
      .split("")
      .flatMap((letter) =>
        ["ones", "twos", "tris", "fors"].map((end) =>
          row(`${letter}-${end}`, { name: `${letter}qz${end} ${letter}vk${end} ${letter}jx${end}` }),
        ),
      );
    // As it is, then three for each of three unknown words: the last two are too many.
    const found = order([...phrases, ...others], "aaa bbb ccc");
    expect(found.toSorted()).toEqual(["a-ones", "a-tris", "a-twos", "b-ones", "b-tris", "b-twos", "c-ones"]);
  });
});

describe("initials", () => {
  const finds = (name: string, query: string) => order([row("it", { name }), ...others], query).includes("it");

  test.each([
    ["gfr", "Glomerular filtration rate", true],
    ["gfr", "Glomerular filtration rate calculator", true],
    ["gfr", "Glomerular filtration rate converter", true],
    ["gfrzxv", "Glomerular filtration rate zenith xenon vortex", true],
    ["gfrzxvk", "Glomerular filtration rate zenith xenon vortex kernel", false],
    ["gf", "Glomerular filtration", false],
    ["gfr", "Glomerular filtration of rate", true],
    ["gfar", "Glomerular filtration ab rate", false],
    ["gfar", "Glomerular filtration abs rate", true],
    ["g1r", "Glomerular filtration rate", false],
    ["g1r", "Glomerular 100x rate", false],
  ])("%s for %s: %s", (query, name, isFound) => {
    expect(finds(name, query)).toBe(isFound);
  });

  test("are those of names and keywords, not of categories and descriptions", () => {
    const text = "glomerular filtration rate";
    const asked = (more: Partial<Searchable>) => order([row("it", more), ...others], "gfr");
    expect(asked({ keywords: [text] })).toEqual(["it"]);
    expect(asked({ description: text })).toEqual([]);
    expect(asked({ category: text })).toEqual([]);
  });

  test("are no other word's where the directory has one of these letters", () => {
    const rows = [row("word", { name: "Gfr" }), row("it", { name: "Glomerular filtration rate" }), ...others];
    expect(order(rows, "gfr")).toEqual(["word"]);
  });
});

describe("the vocabulary", () => {
  const vocabulary = new Vocabulary();
  const added = ["walnut", "the", "walnuts", "price-index", "the-index", "payment", "payer", "use", "user"].map(
    (word) => vocabulary.add(word),
  );

  test("numbers words as they come, one for all forms; stop words have none", () => {
    expect(added).toEqual([0, -1, 0, [1, 2], [2], 3, 4, -1, 5]);
    expect(vocabulary.words).toEqual(["walnut", "price", "index", "payment", "payer", "user"]);
    expect(vocabulary.add("walnuts")).toBe(0);
    expect(["walnut", "the", "price", "price-index", "zebra"].map((word) => vocabulary.find(word))).toEqual([
      0,
      undefined,
      1,
      undefined,
      undefined,
    ]);
  });

  test("is made anew from what is written of it, stop words and compounds too", () => {
    const small = new Vocabulary();
    for (const word of ["walnuts", "the", "price-index"]) small.add(word);
    const written = {
      words: ["walnut", "price", "index"],
      read: ["walnut", "walnuts", "the", "price", "index", "price-index"],
      numbers: [0, 0, -1, 1, 2, [1, 2]],
    };
    expect(small.write()).toEqual(written);
    const again = new Vocabulary(written);
    expect(again.write()).toEqual(written);
    expect(["walnuts", "the", "price-index", "zebra"].map((word) => again.add(word))).toEqual([0, -1, [1, 2], 3]);
  });

  test("finds what begins so, in the order of the alphabet", () => {
    expect(vocabulary.startingWith("p").map((at) => vocabulary.words[at])).toEqual(["payer", "payment", "price"]);
    expect(vocabulary.startingWith("walnut")).toEqual([0]);
    expect(vocabulary.startingWith("walnuts")).toEqual([]);
    expect(vocabulary.startingWith("a")).toEqual([]);
    expect(vocabulary.startingWith("z")).toEqual([]);
  });

  test("finds a family by a root of three letters at least", () => {
    const names = (word: string) => vocabulary.family(word).map((at) => vocabulary.words[at]);
    expect(names("walnuts")).toEqual([]);
    expect(names("walnut")).toEqual(["walnut"]);
    expect(names("paying")).toEqual([]);
    const tax = new Vocabulary();
    for (const word of ["pays", "paying", "payed", "taxing", "taxed", "ab", "abing"]) tax.add(word);
    expect(tax.family("taxed").map((at) => tax.words[at])).toEqual(["taxed", "taxing"]);
    expect(tax.family("ab")).toEqual([]);
  });

  test("finds what a mistyped word may be, and the same when it is asked again", () => {
    for (const word of ["walnit", "walnit"])
      expect(vocabulary.near(word)[0]).toEqual({ word: "walnut", distance: 0.75 });
    for (let at = 0; at < 250; at++) vocabulary.near(`zq${at}zq`);
    expect(vocabulary.near("walnit")[0]?.word).toBe("walnut");
  });
});
