/** How well a calculator answers, worked out by hand from what each kind of text and each way to understand a word counts. */
import { describe, expect, test } from "vitest";
import { others, row } from "../../../tests/catalogue/small-directory.ts";
import { buildSearchIndex, type Searchable } from "./index.ts";
import { rank } from "./rank.ts";

/** The score of "it" for a query. */
const score = (more: Partial<Searchable>, query: string, ...beside: Searchable[]) => {
  const index = buildSearchIndex([row("it", more), ...beside, ...others]);
  return rank(index, query).find((found) => index.rows[found.row]!.id === "it")?.score ?? 0;
};
const named = (name: string) => ({ name });

describe("what a text counts that is the query", () => {
  // 45 % that the words are there, 55 % that a phrase is the query; a whole name adds 0.6, a keyword 0.3, a category 0.5.
  test.each([
    ["a name", { name: "Walnut" }, 0.45 + 0.55 * (1 + 0.6)],
    ["a keyword", { keywords: ["walnut"] }, 0.45 * 0.8 + 0.55 * (0.9 + 0.3)],
    ["a category", { category: "walnut" }, 0.45 * 0.4 + 0.55 * (0.55 + 0.5)],
    ["a description", { description: "Walnut" }, 0.45 * 0.4],
    ["a name of two words", { name: "Walnut shell" }, 0.45 + 0.55 * (0.35 + 0.65 / 2)],
    ["a name of three words", { name: "Walnut shell oil" }, 0.45 + 0.55 * (0.35 + 0.65 / 3)],
    ["a keyword of two words", { keywords: ["walnut shell"] }, 0.45 * 0.8 + 0.55 * 0.9 * (0.35 + 0.65 / 2)],
    // The second best phrase adds 0.3 of its own, a third nothing.
    ["name and keyword", { name: "Walnut", keywords: ["walnut"] }, 0.45 + 0.55 * (1.6 + 0.3 * 1.2)],
    ["two keywords", { keywords: ["walnut", "walnut"] }, 0.36 + 0.55 * (1.2 + 0.3 * 1.2)],
    ["three keywords", { keywords: ["walnut", "walnut", "walnut"] }, 0.36 + 0.55 * (1.2 + 0.3 * 1.2)],
    ["half a keyword first", { keywords: ["walnut shell", "walnut"] }, 0.36 + 0.55 * (1.2 + 0.3 * 0.9 * 0.675)],
    ["half a keyword last", { keywords: ["walnut", "walnut shell"] }, 0.36 + 0.55 * (1.2 + 0.3 * 0.9 * 0.675)],
    ["two halves", { keywords: ["walnut shell", "walnut", "walnut"] }, 0.36 + 0.55 * (1.2 + 0.3 * 1.2)],
  ])("%s", (_, more, expected) => {
    expect(score(more, "walnut")).toBeCloseTo(expected, 5);
  });

  test.each([
    ["half of the query", "Walnut", "walnut press", 0.5 * (0.45 + 0.55)],
    ["half of the query, and half of the name", "Walnut oil", "walnut press", 0.5 * (0.45 + 0.55 * 0.675)],
    ["all in another order", "Walnut press", "press walnut", 0.45 + 0.55 * 1.6],
    [
      "nine words of ten, which begin to be the whole",
      "Apricot barley citrus durian endive fennel ginger hazel juniper kale",
      "apricot barley citrus durian endive fennel ginger hazel juniper",
      0.45 + 0.55 * (0.35 + 0.65 * 0.9 + (0.6 * (0.9 - 0.85)) / 0.15),
    ],
  ])("%s", (_, name, query, expected) => {
    // Each word is in one calculator, so that all say as much.
    const beside = name.includes("press") ? [] : [row("beside", { keywords: ["press"] })];
    expect(score(named(name), query, ...beside)).toBeCloseTo(expected, 5);
  });

  test("a word says the less the more calculators have it, and a weak one three tenths", () => {
    // 32 calculators: "walnut" is in one, "oil" in three.
    const oils = [
      row("oil-1", { keywords: ["oil"] }),
      row("oil-2", { description: "Oil" }),
      row("oil-3", named("Oil")),
    ];
    const [rare, common] = [Math.log(1 + 34 / 2), Math.log(1 + 34 / 4)];
    expect(score(named("Walnut"), "walnut oil", ...oils)).toBeCloseTo(rare / (rare + common), 5);
    expect(score(named("Walnut cost"), "walnut")).toBeCloseTo(0.45 + 0.55 * (0.35 + 0.65 / 1.3), 5);
  });

  test("a word that nobody knows says three tenths of what the rarest says", () => {
    const [word, unknown] = [Math.log(1 + 31 / 2), 0.3 * Math.log(1 + 31)];
    expect(score(named("Walnut"), "walnut zzgrblqx")).toBeCloseTo(word / (word + unknown), 5);
  });

  test("stop words count only where the phrase has them too", () => {
    const word = Math.log(1 + 31 / 2);
    const half = 0.35 + (0.65 * word) / (word + 0.6);
    expect(score(named("The walnut"), "the walnut")).toBeCloseTo(1.33, 5);
    expect(score(named("The walnut"), "what is the walnut")).toBeCloseTo(1.33, 5);
    expect(score(named("The walnut"), "walnut")).toBeCloseTo(0.45 + 0.55 * half, 5);
    expect(score(named("Walnut shell"), "what is the walnut")).toBeCloseTo(0.45 + 0.55 * (0.35 + 0.65 / 2), 5);
  });
});

describe("numbers in a query", () => {
  test.each([
    ["rule 72", "Rule 72", 0.45 + 0.55 * (1.15 + 0.6)],
    ["rule", "Rule 72", 0.45 + 0.55 * 0.675],
    ["72", "Rule 72", 0.45 + 0.55 * 0.675],
    ["72", "72", 1.33],
    // A number that does not fit is not missed.
    ["walnut 72", "Walnut", 1.33],
    ["walnut 15.5", "Walnut", 1.33],
    // Two are a number, three a name.
    ["rule 50/30", "Rule 50/30", 0.45 + 0.55 * (1.15 + 0.6)],
    ["rule 50/30/20", "Rule 50/30/20", 1.33],
    ["rule 50 30 20", "Rule 50/30/20", 1.33],
  ])("%s for %s", (query, name, expected) => {
    const beside = name === "Walnut" ? [row("beside", named("Rule 72"))] : [];
    expect(score(named(name), query, ...beside)).toBeCloseTo(expected, 5);
  });

  test("a word behind a number says 35 hundredths of itself", () => {
    const beside = [row("oil", named("Oil"))];
    expect(score(named("Walnut"), "5 walnut oil", ...beside)).toBeCloseTo(0.35 / 1.35, 5);
    expect(score(named("Oil"), "5 walnut oil", row("walnut", named("Walnut")))).toBeCloseTo(1 / 1.35, 5);
    expect(score(named("Walnut"), "walnut 5 oil", ...beside)).toBeCloseTo(1 / 1.35, 5);
  });
});

describe("what stands for a word of the query", () => {
  /** The score where the only word of the query and of the name fits so well, below 0.85. */
  const fits = (share: number) => 0.45 * share + 0.55 * share * (0.35 + 0.65 * share);

  test.each([
    ["a word of its family that nobody has", "depreciate", "Depreciation", fits(0.75)],
    ["a word for it", "automobile", "Car", fits(0.82)],
    ["a word that it is for", "car", "Automobile", fits(0.5)],
    ["its beginning", "waln", "Walnut", fits(0.55 + (0.35 * 4) / 6)],
    ["a slip", "wlanut", "Walnut", fits(0.95 - (1.4 * 0.7) / 6)],
    ["two words that are one", "time sheet", "Timesheet", 0.95 * 1.33],
    ["two words for it", "emi", "Loan payment", 0.86 * 1.33],
    ["its initials", "gfr", "Glomerular filtration rate", 0.86 * 1.33],
  ])("%s: %s for %s", (_, query, name, expected) => {
    expect(score(named(name), query)).toBeCloseTo(expected, 5);
  });

  test("a word of its family, where somebody has the word itself", () => {
    expect(score(named("Depreciation"), "depreciate", row("own", named("Depreciate")))).toBeCloseTo(fits(0.85), 4);
  });

  test("the last word may go on where it is a word already, one before it not", () => {
    const beside = [row("wal", named("Wal")), row("oil", named("Oil"))];
    expect(score(named("Walnut"), "wal", ...beside)).toBeCloseTo(fits(0.3 + (0.3 * 3) / 6), 5);
    expect(score(named("Walnut"), "wal oil", ...beside)).toBe(0);
    // A word that is none may have been begun anywhere; its slips are tried as well.
    expect(score(named("Walnut"), "waln oil", ...beside)).toBeGreaterThan(0.3);
    expect(score(named("Walnut"), "w", ...beside)).toBe(0);
    expect(score(named("Walnut"), "wa")).toBeCloseTo(fits(0.55 + (0.35 * 2) / 6), 5);
  });
});

describe("what else adds to a score", () => {
  test.each([
    ["nothing", {}, 0],
    ["popular", { isPopular: true }, 0.03],
    ["used nine times", { uses: 9 }, 0.006],
    ["used 999 times", { uses: 999 }, 0.018],
    ["used 99,999 times", { uses: 99_999 }, 0.03],
    ["used a billion times", { uses: 1e9 }, 0.03],
    ["fewer than none", { uses: -5 }, 0],
    ["popular and used", { isPopular: true, uses: 99 }, 0.042],
  ])("%s", (_, more, added) => {
    expect(score({ name: "Walnut", ...more }, "walnut")).toBeCloseTo(1.33 + added, 5);
  });

  test.each([
    ["cm to inches", "length-converter", 1.2],
    ["cm to inches", "typography-converter", 0.3],
    ["cm to inches", "wire-gauge-converter", 0.3],
    ["kg", "weight-converter", 0.2],
    ["kg", "cooking-converter", 0],
    ["cm to inches flurbl", "length-converter", 0.2],
    ["cm to inches flurbl", "typography-converter", 0],
    ["cm inches flurbl", "length-converter", 0],
    ["kg flurbl", "weight-converter", 0],
  ])("the units of %s, for the %s", (query, id, expected) => {
    const ids = [
      "length-converter",
      "typography-converter",
      "wire-gauge-converter",
      "weight-converter",
      "cooking-converter",
    ];
    const index = buildSearchIndex([...ids.map((one, at) => row(one, named(`Qq${at} ${one}`))), ...others]);
    const found = rank(index, query).find((one) => index.rows[one.row]!.id === id);
    expect(found?.score ?? 0).toBeCloseTo(expected, 5);
  });
});
