/** The order of what is found, in directories so small that one can say what it must be. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildSearchIndex, type Searchable, searchCalculators } from "./index.ts";
import { rank } from "./rank.ts";
import { buildTypoFinder, slipDistance } from "./typos.ts";
import { readUnits } from "./units.ts";

const row = (id: string, more: Partial<Searchable> = {}): Searchable => ({
  id,
  name: id,
  category: "math",
  description: "",
  keywords: [],
  isPopular: false,
  uses: 0,
  relatedCalculators: [],
  ...more,
});
const letters = "abcdefghijklmn";
/** Others, so that a word says something. */
const others = Array.from({ length: 30 }, (_, at) =>
  row(`other-${at}`, { name: `Filling ${letters[at % 10]}${at}x`, category: "physics" }),
);
const order = (rows: readonly Searchable[], query: string) => {
  const index = buildSearchIndex([...rows, ...others]);
  return rank(index, query).map((found) => index.rows[found.row]!.id);
};

describe("what stands first", () => {
  test("the name, before a keyword, before the description", () => {
    const rows = [
      row("described", { name: "Third", description: "About walnuts." }),
      row("keyword", { name: "Second", keywords: ["walnuts"] }),
      row("named", { name: "Walnuts" }),
    ];
    expect(order(rows, "walnuts")).toEqual(["named", "keyword", "described"]);
    expect(order(rows.toReversed(), "walnuts")).toEqual(["named", "keyword", "described"]);
  });

  test("a name that is the query, before one that holds more", () => {
    const rows = [
      row("c", { name: "Walnut shell oil press" }),
      row("b", { name: "Walnut oil" }),
      row("a", { name: "Walnut" }),
    ];
    expect(order(rows, "walnut")).toEqual(["a", "b", "c"]);
    expect(order(rows, "walnut oil")[0]).toBe("b");
  });

  test("who holds more of the words, and who speaks of them twice", () => {
    const rows = [
      row("one", { name: "Walnut flour" }),
      row("both", { name: "Walnut kernel" }),
      row("twice", { name: "Walnut kernel", keywords: ["walnut kernel weight"] }),
    ];
    expect(order(rows, "walnut kernel")).toEqual(["twice", "both", "one"]);
  });

  test("what is right, before what would be right with a slip", () => {
    const rows = [row("a", { name: "Marble" }), row("b", { name: "Marbel" })];
    expect(order(rows, "marbel")[0]).toBe("b");
    expect(order(rows, "marble")[0]).toBe("a");
  });

  test("where all else is equal what is popular, then what is used more, then the id", () => {
    const twins = (...more: Partial<Searchable>[]) =>
      more.map((one, at) => row(["d", "c", "b", "a"][at]!, { name: "Walnut", ...one }));
    expect(order(twins({}, {}, {}), "walnut")).toEqual(["b", "c", "d"]);
    expect(order(twins({ uses: 100 }, { uses: 90_000 }, { uses: 10 }, {}), "walnut")).toEqual(["c", "d", "b", "a"]);
    expect(order(twins({}, { isPopular: true }), "walnut")).toEqual(["c", "d"]);
    // Beyond a hundred thousand it counts no more, and fewer than none is none.
    expect(order(twins({ uses: 1e5 }, { uses: 1e9 }), "walnut")).toEqual(["c", "d"]);
    expect(order(twins({ uses: 0 }, { uses: -5 }), "walnut")).toEqual(["c", "d"]);
    expect(order(twins({ isPopular: true }, { uses: 5_000 }), "walnut")).toEqual(["d", "c"]);
  });

  test("twelve words are read, and no more", () => {
    const words = [
      "apricot",
      "barley",
      "citrus",
      "durian",
      "endive",
      "fennel",
      "ginger",
      "hazel",
      "iris",
      "juniper",
      "kale",
    ];
    const half = words.slice(0, 6).join(" ");
    const rows = [row("a", { name: `${half} zucchini` }), row("b", { name: `${half} quince` })];
    const asked = (...last: string[]) => order(rows, [...words, ...last].join(" "));
    expect(asked("quince", "zucchini")).toEqual(["b", "a"]);
    expect(asked("zucchini", "quince")).toEqual(["a", "b"]);
    const rest = words.slice(1).join(" ");
    expect(order(rows, `apricot ${rest.replace("kale", "quince")} zucchini`)).toEqual(["a", "b"]);
  });
});

describe("what is related", () => {
  const rows = [
    row("walnut", { name: "Walnut", relatedCalculators: ["press", "gone", "mill"] }),
    row("press", { name: "Oil press" }),
    row("mill", { name: "Mill stone" }),
    row("shell", { name: "Shell of the walnut and its thickness measured" }),
    row("far", { name: "Something else" }),
  ];
  const search = (query: string) => searchCalculators(buildSearchIndex([...rows, ...others]), query);

  test("is what the best match names, in its order, and what fewer words find; never the match itself", () => {
    const { topMatches, relatedMatches } = search("walnut");
    expect(topMatches[0]).toBe("walnut");
    expect(relatedMatches.slice(0, 2)).toEqual(["press", "mill"]);
    expect([...topMatches, ...relatedMatches]).toContain("shell");
    expect(relatedMatches).not.toContain("far");
    expect(relatedMatches.some((id) => topMatches.includes(id))).toBe(false);
  });

  test("is at most twelve", () => {
    const named = Array.from({ length: 14 }, (_, at) => row(`named-${at}`, { name: `Zz${letters[at]}` }));
    const many = [
      row("walnut", { name: "Walnut", relatedCalculators: named.map(({ id }) => id) }),
      ...named,
      ...others,
    ];
    expect(searchCalculators(buildSearchIndex(many), "walnut").relatedMatches).toEqual(
      named.slice(0, 12).map(({ id }) => id),
    );
  });

  test("is in the order of the directory where all else is equal", () => {
    // Of ten that are alike the first six by id are found; the others follow as the directory has them.
    const twins = "jihgfedcba".split("").map((id) => row(id, { name: "Walnut" }));
    const { topMatches, relatedMatches } = searchCalculators(buildSearchIndex([...twins, ...others]), "walnut");
    expect(topMatches).toEqual(["a", "b", "c", "d", "e", "f"]);
    expect(relatedMatches).toEqual(["j", "i", "h", "g"]);
  });

  test("is what shares words of name or keywords in its category, not in another", () => {
    const alike = [
      row("walnut", { name: "Walnut", keywords: ["kernel yield"] }),
      row("same", { name: "Hazel", keywords: ["kernel", "yield"] }),
      row("elsewhere", { name: "Almond", keywords: ["kernel", "yield"], category: "physics" }),
      row("told", { name: "Pecan", description: "Of kernel and yield." }),
    ];
    const { topMatches, relatedMatches } = searchCalculators(buildSearchIndex([...alike, ...others]), "walnut");
    expect(topMatches).toEqual(["walnut"]);
    expect(relatedMatches).not.toContain("elsewhere");
    expect(relatedMatches).not.toContain("told");
  });
});

describe("slips of the pen", () => {
  const slip = (typed: string) => slipDistance(typed, "mortgage", 3);

  test("cost more the less likely they are", () => {
    const likely = ["mortgage", "morttgage", "motrgage", "mortgege", "mortgsge", "mrtgage", "mortgaqxe"].map(slip);
    expect(likely[0]).toBe(0);
    for (const [at, cost] of likely.slice(1).entries()) expect(cost).toBeGreaterThan(likely[at]!);
    expect(slip("mortgpge")).toBe(1);
    expect(slip("nortgage")).toBeGreaterThan(slip("mortgahe"));
    expect(slip("xmortgage")).toBeGreaterThan(slip("moxrtgage"));
    // A doubled letter that is left out, and one that is too much.
    expect(slipDistance("leter", "letter", 3)).toBe(0.5);
    expect(slipDistance("lettter", "letter", 3)).toBe(0.5);
    expect(slipDistance("amrble", "marble", 3)).toBe(0.7);
  });

  test("are nothing only where nothing is wrong, and add up", () => {
    const word = fc.string({
      unit: fc.constantFrom("a", "b", "e", "g", "m", "n", "o", "z"),
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(word, word, (typed, meant) => {
        const distance = slipDistance(typed, meant, 100);
        expect(distance === 0).toBe(typed === meant);
        expect(distance).toBeLessThanOrEqual(1.3 * Math.max(typed.length, meant.length) + 0.3);
        expect(distance).toBeGreaterThanOrEqual(0.5 * Math.abs(typed.length - meant.length));
        // A limit only says when to stop counting.
        for (const limit of [0.7, 1.5, 2.5]) {
          const limited = slipDistance(typed, meant, limit);
          expect(limited > limit ? "beyond" : limited).toBe(distance > limit ? "beyond" : distance);
        }
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  test("are tolerated by the length of the word, the nearest word first", () => {
    const near = (word: string, ...words: string[]) =>
      buildTypoFinder(words)
        .near(word)
        .map((one) => one.word);
    expect(near("ab", "ab", "ba")).toEqual([]);
    expect(near("tpi", "tip", "top", "tax")).toEqual(["tip"]);
    expect(near("toop", "top", "loop", "stoop")).toEqual(["top"]);
    expect(near("abcd", "bcda")).toEqual([]);
    expect(near("walnut", "walnut", "walnuts", "wallnut", "peanut")).toEqual(["walnut", "wallnut", "walnuts"]);
    expect(near("walnut", "chestnut")).toEqual([]);
    const seven = ["walnuta", "walnutb", "walnutc", "walnutd", "walnute", "walnutf", "walnutg"];
    expect(near("walnut", ...seven.toReversed())).toEqual(seven.slice(0, 6));
  });
});

describe("units in a query", () => {
  test.each([
    ["km/h to mph", true],
    ["kg/lbs", true],
    ["5 in to cm", true],
    ["kg/m3 in lb/ft3", true],
    ["m/s^2 to ft/s^2", true],
    ["N·m to lbf·ft", true],
    ["kg", false],
  ])("%s is a pair: %s", (query, isPair) => {
    expect(readUnits(query)).toMatchObject({ isPair, isAll: true });
  });

  test.each([
    ["m/s to mi/h", "m*s to ft*s"],
    ["kg/m^3 to g/cm^3", "kg*m^3 to g*cm^3"],
  ])("%s is not %s: a unit below the line divides", (divided, multiplied) => {
    expect(readUnits(divided)?.converters).not.toEqual(readUnits(multiplied)?.converters);
    expect(readUnits(divided)?.converters[0]).toBeDefined();
  });
});
