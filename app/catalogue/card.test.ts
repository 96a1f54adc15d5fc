import { describe, expect, test } from "vitest";
import { type Card, hasEveryCard, selectCards } from "./card.ts";

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
