/** Rows of a directory so small that one can say what a search in it must find. */
import type { Searchable } from "#catalogue/search/index.ts";

export const row = (id: string, more: Partial<Searchable> = {}): Searchable => ({
  id,
  name: `${id} thing`,
  category: "math",
  description: "",
  keywords: [],
  isPopular: false,
  uses: 0,
  relatedCalculators: [],
  ...more,
});
export const letters = "abcdefghijklmnopqrstuvwxyzabcd".split("");
/** Others, so that a word says something. */
export const others = letters.map((letter, at) =>
  row(`other-${at}`, { name: `Filling ${letter}${at}x`, category: "physics" }),
);
