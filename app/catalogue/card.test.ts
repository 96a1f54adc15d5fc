import { describe, expect, test } from "vitest";
import { type Card, describeUses, getInitial, hasEveryCard, inGridOrder, selectCards, toCard } from "./card.ts";

const makeCards = (count: number): readonly Card[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `c-${index}`,
    name: `Calculator ${String(index).padStart(5, "0")}`,
    emoji: "",
    description: "",
    category: index % 2 === 0 ? "loan" : "math",
    isPopular: index % 10 === 0,
    uses: 0,
  }));

describe("the cards of a page", () => {
  test("home has every card, in the order of names, as long as one page holds them", () => {
    const cards = makeCards(1300);
    expect(selectCards(cards.toReversed(), "all")).toEqual(cards);
    expect(hasEveryCard("all", 1300)).toBe(true);
  });

  test("beyond that home opens with the popular ones, and the list view has all", () => {
    const cards = makeCards(1301);
    expect(selectCards(cards, "all")).toEqual(cards.filter((card) => card.isPopular));
    expect(hasEveryCard("all", 1301)).toBe(false);
    expect(selectCards(cards, "list-view")).toHaveLength(1301);
    expect(hasEveryCard("list-view", 1301)).toBe(true);
  });

  test("a category has its own, however large the directory", () => {
    for (const count of [20, 1400]) {
      const loans = selectCards(makeCards(count), "loan");
      expect(loans).toHaveLength(count / 2);
      expect(new Set(loans.map((card) => card.category))).toEqual(new Set(["loan"]));
    }
  });
});

describe("a card", () => {
  const [card] = makeCards(1) as [Card];

  test("has what it shows and nothing else", () => {
    const more = { ...card, uses: 3, isPopular: true, keywords: ["x"], email: "a@example.com" };
    expect(toCard(more)).toEqual({ ...card, uses: 3, isPopular: true });
  });

  test.each([
    [0, ""],
    [9, ""],
    [10, " · 10 uses"],
    [11, " · 11 uses"],
    [1234, " · 1234 uses"],
  ])("that was used %d times says %j", (uses, said) => {
    expect(describeUses({ uses })).toBe(said);
  });

  test.each([
    ["BMI Calculator", "B"],
    ["age", "A"],
    ["Área", "A"],
    ["éclair", "E"],
    ["401k", "4"],
    ["0 to 60", "0"],
    ["9 square", "9"],
    ["Zakat", "Z"],
    ["(x)", "#"],
    ["Ωhm", "#"],
    ["", "#"],
  ])("of %j stands under %s", (name, initial) => {
    expect(getInitial(name)).toBe(initial);
  });
});

describe("the order of the grid", () => {
  const ids = (...cards: readonly (readonly [id: string, name: string])[]) =>
    inGridOrder(cards.map(([id, name]) => ({ id, name }))).map(({ id }) => id);

  test("is that of the names, whatever their case and accents", () => {
    expect(ids(["1", "Éclair"], ["2", "zebra"], ["3", "Age"], ["4", "eel"], ["5", "Ebb"])).toEqual([
      "3",
      "5",
      "1",
      "4",
      "2",
    ]);
  });

  test("has the random calculator first and the 401k next, whatever they are called", () => {
    const [random, plan] = [["random-calculator", "Random"] as const, ["401k", "Zzz"] as const];
    expect(ids(["a", "Age"], plan, ["b", "Zebra"], random)).toEqual(["random-calculator", "401k", "a", "b"]);
    expect(ids(random, plan, ["a", "Age"])).toEqual(["random-calculator", "401k", "a"]);
  });
});

test.each([
  ["all", true],
  ["list-view", true],
  ["favorites", true],
  ["popular", false],
  ["loan", false],
])("the document of %s holds every card of a small directory: %s", (category, isWhole) => {
  const cards = makeCards(20);
  expect(hasEveryCard(category, 20)).toBe(isWhole);
  expect(selectCards(cards, category).length).toBe(isWhole ? 20 : category === "popular" ? 2 : 10);
});

test("the favorites' document holds every card of a large directory too", () => {
  expect(hasEveryCard("favorites", 1301)).toBe(true);
  expect(selectCards(makeCards(1301), "popular")).toHaveLength(131);
});
