/** Slips of the finger. */
import { isOneApart } from "#catalogue/search/one-apart.ts";

/** The word that differs by one letter: a slip of the finger; undefined where there is none. */
export function findNearest(word: string, words: Iterable<string>): string | undefined {
  if (word.length < 5) return undefined;
  for (const other of words) {
    if (other.length > 4 && isOneApart(word, other)) return other;
  }
  return undefined;
}
