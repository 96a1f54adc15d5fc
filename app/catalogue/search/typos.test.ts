/** What each slip costs, which words a mistyped one may stand for, and how many are looked at. */
import { describe, expect, test } from "vitest";
import { isOneApart } from "./one-apart.ts";
import { buildTypoFinder, slipDistance } from "./typos.ts";

const find = (typed: string, ...words: string[]) =>
  buildTypoFinder(words)
    .near(typed)
    .map(({ word }) => word);

describe("the cost of a slip", () => {
  test.each([
    // A letter is left out: inside, at the end, at the start, of two that are alike.
    ["mrtgage", "mortgage", 0.9],
    ["mortgag", "mortgage", 0.9],
    ["ortgage", "mortgage", 1.2],
    ["leter", "letter", 0.5],
    ["eel", "eeel", 0.5],
    // A letter too much.
    ["morxtgage", "mortgage", 1],
    ["mortgagex", "mortgage", 1],
    ["xmortgage", "mortgage", 1.3],
    ["morttgage", "mortgage", 0.5],
    ["mmortgage", "mortgage", 0.5],
    // Another letter: far away, a vowel for a vowel, one beside it; at the start each costs more.
    ["mortgpge", "mortgage", 1],
    ["mortgege", "mortgage", 0.75],
    ["mortgyge", "mortgage", 0.75],
    ["mortgsge", "mortgage", 0.8],
    ["xortgage", "mortgage", 1.3],
    ["nortgage", "mortgage", 1.1],
    ["uil", "oil", 1.05],
    // Two letters exchanged, at the start, inside, at the end.
    ["omrtgage", "mortgage", 0.7],
    ["motrgage", "mortgage", 0.7],
    ["mortgaeg", "mortgage", 0.7],
    // Several slips.
    ["mrtgege", "mortgage", 1.65],
    ["omrtgaeg", "mortgage", 1.4],
    ["mortgag", "morttgage", 1.4],
    ["", "ab", 2.1],
    ["ab", "", 2.3],
    ["", "", 0],
    // A digit is beside nothing.
    ["402k", "401k", 1],
    ["40qk", "401k", 1],
    ["401k", "40qk", 1],
  ])("%j for %j costs %d", (typed, meant, cost) => {
    expect(slipDistance(typed, meant, 3)).toBeCloseTo(cost, 9);
  });

  test.each([
    ["r", "e", 0.8],
    ["r", "t", 0.8],
    ["r", "f", 0.8],
    ["r", "d", 0.8],
    ["r", "g", 0.8],
    ["f", "v", 0.8],
    ["f", "b", 0.8],
    ["z", "a", 0.8],
    ["r", "y", 1],
    ["r", "h", 1],
    ["r", "s", 1],
    ["r", "v", 1],
    ["q", "z", 1],
    ["n", "v", 1],
    ["m", "p", 1],
  ])("on the keyboard %s for %s costs %d", (typed, meant, cost) => {
    expect(slipDistance(`ka${typed}ka`, `ka${meant}ka`, 3)).toBeCloseTo(cost, 9);
    expect(slipDistance(`ka${meant}ka`, `ka${typed}ka`, 3)).toBeCloseTo(cost, 9);
  });

  test("beyond a limit no more is counted, and up to it all is", () => {
    expect(slipDistance("itp", "tip", 0.7)).toBe(0.7);
    expect(slipDistance("xyzxyz", "mortgage", 0.7)).toBe(Infinity);
    expect(slipDistance("mrtgege", "mortgage", 1.65)).toBeCloseTo(1.65, 9);
  });
});

describe("what a mistyped word may stand for", () => {
  test.each([
    // Three letters: what costs 0.7.
    ["tpi", "tip", true],
    ["itp", "tip", true],
    ["tip", "tipp", true],
    ["tep", "tip", false],
    ["ti", "tip", false],
    ["ab", "ba", false],
    // Four and five: what costs 1.
    ["tapx", "tape", true],
    ["nile", "mile", false],
    ["tabxe", "table", true],
    ["vable", "table", false],
    ["nable", "mable", false],
    // From six on a quarter of their number: 1.5.
    ["valnut", "walnut", true],
    ["wolnat", "walnut", true],
    ["welmut", "walnut", false],
    ["amrlbe", "marble", true],
    // Eight: 2.
    ["claednar", "calendar", true],
    ["waallnut", "walnut", true],
    ["colxpder", "calendar", false],
    // Beyond ten it is 2.5.
    ["dopreciotmon", "depreciation", true],
    ["doprecistmon", "depreciation", false],
    ["dopreiaton", "depreciation", false],
    ["dipreceatixn", "depreciation", true],
    ["dpreciatn", "depreciation", false],
    // Figures are letters too.
    ["401x", "401k", true],
    ["4x1k", "401k", true],
    ["4091", "1099", false],
    ["1929", "1099", false],
    ["1909", "1099", true],
    ["10099", "1099", true],
    ["zzyzz", "zzzyzz", true],
  ])("is for %s found to be %s: %s", (typed, word, isFound) => {
    expect(find(typed, "other", word, "things")).toEqual(isFound ? [word] : []);
  });

  test("is what costs least first, then what comes first in the alphabet, six at most", () => {
    // Exchanged 0.7, a vowel 0.75, one beside 0.8, one left out 0.9, another one 1.
    expect(find("walnut", "walxut", "walnuts", "walbut", "walnot", "walnutt", "wlanut")).toEqual([
      "walnutt",
      "wlanut",
      "walnot",
      "walbut",
      "walnuts",
      "walxut",
    ]);
    expect(find("walnut", "walnutz", "walnutb", "walnuth", "walnuta")).toEqual([
      "walnuta",
      "walnutb",
      "walnuth",
      "walnutz",
    ]);
  });

  test("has its cost beside it", () => {
    expect(buildTypoFinder(["walnuts", "walnut"]).near("walnut")).toEqual([
      { word: "walnut", distance: 0 },
      { word: "walnuts", distance: 0.9 },
    ]);
  });

  test("does not depend on what was asked before", () => {
    const finder = buildTypoFinder(["walnut", "calendar", "marble", "tip"]);
    const asked = ["walnit", "claednar", "amrlbe", "tpi", "walnit", "clendar", "amrlbe", "claednar", "tpi"];
    const found = asked.map((word) => finder.near(word)[0]?.word);
    expect(found).toEqual(["walnut", "calendar", "marble", "tip", "walnut", "calendar", "marble", "calendar", "tip"]);
    expect(finder.near("peanut")).toEqual([]);
  });

  test("is looked for among the 48 words that share most pairs of letters, the first of those that share as many", () => {
    // All share four pairs with "walnut" and are far from it; so many pairs has "wlanut" too.
    const far = "abcdefghijkmoqrst"
      .split("")
      .flatMap((a) => ["b", "c", "d"].map((b) => `nutwal${a}${b}`))
      .slice(0, 48);
    expect(far).toHaveLength(48);
    expect(find("walnut", ...far.slice(1), "wlanut")).toEqual(["wlanut"]);
    expect(find("walnut", ...far, "wlanut")).toEqual([]);
    expect(find("walnut", "wlanut", ...far)).toEqual(["wlanut"]);
    // "walnit" shares five.
    expect(find("walnut", ...far, "walnit")).toEqual(["walnit"]);
  });
});

describe("of ever so many words those that share most pairs of letters are compared", () => {
  /** Forty-eight words, by two letters that are put into each. */
  const fill = (make: (a: string, b: string) => string) =>
    "bcdfghj"
      .split("")
      .flatMap((a) => "bcdfghj".split("").map((b) => make(a, b)))
      .slice(0, 48);

  test.each("ae5xz019".split(""))("in which %s is no end of a word", (letter) => {
    // The one meant shares four pairs, the others two; three where the letter were the end of a word, and four where it began one too.
    const far = fill((a, b) => `qrs${a}${b}p`);
    expect(find(`p${letter}qrst`, ...far, `p${letter}qsrt`)).toEqual([`p${letter}qsrt`]);
  });

  test.each([
    ["0", "z"],
    ["0", "a"],
    ["9", "z"],
  ])("in which %s is not %s", (letter, other) => {
    const far = fill((a, b) => `qrs${a}p${other}q${b}`);
    expect(find(`p${letter}qrst`, ...far, `p${letter}qsrt`)).toEqual([`p${letter}qsrt`]);
  });

  test("in which a word begins with no letter and ends with its own", () => {
    // The one meant shares "qr", "rs", "st" and the end, the others three.
    for (const far of [fill((a, b) => `ap${a}qrst${b}`), fill((a, b) => `${a}vqrst${b}`)])
      expect(find("pxqrst", ...far, "xpqrst")).toEqual(["xpqrst"]);
  });
});

test.each([
  ["mortgage", "mortgage", true],
  ["ortgage", "mortgage", true],
  ["mortgage", "ortgage", true],
  ["mrtgage", "mortgage", true],
  ["mortgag", "mortgage", true],
  ["mortgagex", "mortgage", true],
  ["xortgage", "mortgage", true],
  ["mortxage", "mortgage", true],
  ["mortgagx", "mortgage", true],
  ["omrtgage", "mortgage", true],
  ["mortgaeg", "mortgage", true],
  ["", "a", true],
  ["", "ab", false],
  ["mortga", "mortgage", false],
  ["mortgage", "mortga", false],
  ["mxrtxage", "mortgage", false],
  ["mrtgagex", "mortgage", false],
  ["omrtgaeg", "mortgage", false],
  ["omrtgagx", "mortgage", false],
  ["oxrtgage", "mortgage", false],
  ["xmrtgage", "mortgage", false],
  ["mxortgaxe", "mortgage", false],
])("%j is one slip of the finger from %j: %s", (one, other, isApart) => {
  expect(isOneApart(one, other)).toBe(isApart);
});
