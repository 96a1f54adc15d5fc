import { expect, test } from "vitest";
import type { Card } from "./card.ts";
import { summarizeDirectory } from "./directory-summary.ts";

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: id,
  emoji: `(${id})`,
  description: "",
  category: "math",
  isPopular: false,
  uses: 0,
  ...more,
});

test("a directory is counted, as a whole, by what is popular and by category in the order of the categories' names", () => {
  const cards = [
    card("a", { category: "sports" }),
    card("b", { category: "food-beverage", isPopular: true }),
    card("c", { category: "real-estate" }),
    card("d", { category: "food-beverage", isPopular: true }),
    card("e", { category: "finance" }),
    card("f", { category: "real-estate" }),
    card("g", { category: "food-beverage" }),
  ];
  const { total, popular, categories } = summarizeDirectory(cards);
  expect({ total, popular }).toEqual({ total: 7, popular: 2 });
  expect(categories).toEqual([
    { key: "finance", count: 1 },
    { key: "food-beverage", count: 3 },
    { key: "real-estate", count: 2 },
    { key: "sports", count: 1 },
  ]);
});

test("its letters are those that a name begins with, each once, digits and signs before them", () => {
  const names = ["Tip", "Área", "401k", "Age", "tile", "(odd)"];
  expect(summarizeDirectory(names.map((name) => card(name))).letters).toEqual(["#", "4", "A", "T"]);
});

test("the seven that are used most are named, the most used first, others in the order they have", () => {
  const uses = [3, 0, 9, 0, 25, 1, 9, 4, 2];
  const { mostUsed } = summarizeDirectory(uses.map((times, at) => card(`c${at}`, { uses: times })));
  expect(mostUsed.map(({ id }) => id)).toEqual(["c4", "c2", "c6", "c7", "c0", "c8", "c5"]);
  expect(mostUsed[0]).toEqual({ id: "c4", name: "c4", category: "math" });
});

test("an empty directory has nothing to say", () => {
  expect(summarizeDirectory([])).toEqual({ total: 0, popular: 0, categories: [], letters: [], mostUsed: [] });
});
