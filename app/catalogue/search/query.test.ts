/** The ways to understand a query, in directories so small that one can say what each finds. */
import { describe, expect, test } from "vitest";
import { others, row } from "../../../tests/catalogue/small-directory.ts";
import { buildSearchIndex } from "./index.ts";
import { rank } from "./rank.ts";

/** The names that are found, best first, with their scores. */
const find = (query: string, ...names: string[]) => {
  const index = buildSearchIndex([...names.map((name, at) => row(`n${at}q`, { name })), ...others]);
  return rank(index, query).map(({ row: at, score }) => ({ name: index.rows[at]!.name, score }));
};
const findNames = (query: string, ...names: string[]) => find(query, ...names).map(({ name }) => name);

describe("a word that is understood", () => {
  test("is no mistake for another", () => {
    // A word for a car, and one with a slip.
    expect(findNames("automobile", "Car", "Automobila")).toEqual(["Car"]);
    expect(findNames("automobilx", "Automobila")).toEqual(["Automobila"]);
    expect(findNames("walnut", "Walnut", "Walnot")).toEqual(["Walnut"]);
    // Five letters of seven are just enough.
    expect(findNames("walnu", "Walnuty", "Walno")).toEqual(["Walnuty"]);
    expect(findNames("walnu", "Walnutyz", "Walno")).toEqual(["Walnutyz", "Walno"]);
    // One of which the directory only has the family may be a mistake, one that only concepts know is none.
    expect(findNames("vacation", "Vocation")).toEqual([]);
    expect(findNames("depreciates", "Depreciation", "Depreciatex").toSorted()).toEqual(["Depreciatex", "Depreciation"]);
  });

  test("is a mistake where it is none, the nearest first", () => {
    expect(findNames("walnit", "Walnit oil", "Walnut")).toEqual(["Walnit oil"]);
    expect(findNames("walnjt", "Walnut", "Walnbt")).toEqual(["Walnut", "Walnbt"]);
  });
});

describe("what several words mean", () => {
  test("is not typed on, and is no amount", () => {
    expect(findNames("emi", "Loan payment", "Paymentx")).toEqual(["Loan payment"]);
    // Two of three words, understood by another name.
    const payment = find("emi walnut", "Loan payment", "Walnut").find(({ name }) => name === "Loan payment");
    expect(payment?.score).toBeCloseTo((0.86 * 2) / 3, 5);
  });

  test("is understood where a word is mistyped or begun", () => {
    expect(findNames("home finanse", "Mortgage")).toEqual(["Mortgage"]);
    expect(findNames("finanse hoem", "Mortgage")).toEqual(["Mortgage"]);
    expect(findNames("home finance", "Mortgage", "Home decor", "Finance")).toContain("Mortgage");
    expect(findNames("water boi", "Specific heat", "Boil")).toContain("Specific heat");
    expect(findNames("water boi", "Specific heat")).toEqual([]);
  });

  test("is understood of two neighbours that are one word, in their order", () => {
    expect(findNames("time sheet", "Timesheet")).toEqual(["Timesheet"]);
    expect(find("walnut time sheet", "Timesheet")[0]?.score).toBeGreaterThan(0.3);
    expect(findNames("time walnut sheet", "Walnut", "Timesheet")[0]).toBe("Walnut");
  });
});

test("a number does not go on, and is no mistake for another", () => {
  expect(findNames("rule 7", "Rule 72", "Rule 7")).toEqual(["Rule 7", "Rule 72"]);
  expect(find("walnut 7", "Walnut", "72")).toEqual([{ name: "Walnut", score: expect.closeTo(1.33, 5) as number }]);
});

test("a word stands for those of another's family, and for short ones", () => {
  expect(findNames("division", "Divided")).toEqual(["Divided"]);
  expect(findNames("american", "Us")).toEqual(["Us"]);
});

test("a word that may be several says as much as the one that fits best", () => {
  // "Walnut" fits better than what is longer, stands later in the alphabet, and is in one calculator of 34.
  const fit = 0.55 + (0.35 * 4) / 6;
  const found = find("waln oil", "Walnaaaaaa", "Walnaaaaaa pie", "Walnaaaaaa jam", "Walnut").find(
    ({ name }) => name === "Walnut",
  );
  const [word, unknown] = [Math.log(1 + 34 / 2), 0.3 * Math.log(1 + 34)];
  expect(found?.score).toBeCloseTo(((fit * word) / (word + unknown)) * (0.45 + 0.55 * (0.35 + 0.65 * fit)), 5);
});

test("a number counts only where it stands beside another word of the query", () => {
  const rules = ["Rule 72", "Zebra rule"].map((name) =>
    row(name.toLowerCase().replace(" ", "-"), { name, category: "rule" }),
  );
  const index = buildSearchIndex([...rules, row("72-walnut", { name: "72 walnut" }), ...others]);
  const search = (query: string) =>
    Object.fromEntries(rank(index, query).map(({ row: at, score }) => [index.rows[at]!.id, score]));
  const plain = search("walnut");
  const [rule, numbered] = [search("rule"), search("rule 72")];
  expect(numbered["rule-72"]).toBeGreaterThan(rule["rule-72"]!);
  expect(numbered["zebra-rule"]).toBe(rule["zebra-rule"]);
  expect(numbered["72-walnut"]).toBeUndefined();
  // No search leaves anything behind for the next.
  expect(search("walnut")).toEqual(plain);
});
