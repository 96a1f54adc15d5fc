import { type Card, getInitial } from "./card.ts";
import { categoryName } from "./categories.ts";

/** How many of the most used calculators the menu names. */
const MOST_USED = 7;

/** What pages of the directory say of it as a whole. */
export function summarizeDirectory(cards: readonly Card[]) {
  return {
    total: cards.length,
    popular: cards.filter((card) => card.isPopular).length,
    categories: countByCategory(cards),
    letters: [...new Set(cards.map((card) => getInitial(card.name)))].toSorted(),
    mostUsed: cards
      .toSorted((a, b) => b.uses - a.uses)
      .slice(0, MOST_USED)
      .map(({ id, name, category }) => ({ id, name, category })),
  };
}

export type DirectorySummary = ReturnType<typeof summarizeDirectory>;

/** In the order of their names, which browsers then need not sort. */
function countByCategory(cards: readonly Card[]) {
  return [...Map.groupBy(cards, (card) => card.category)]
    .map(([key, list]) => ({ key, count: list.length }))
    .toSorted((a, b) => categoryName(a.key).localeCompare(categoryName(b.key), "en"));
}
