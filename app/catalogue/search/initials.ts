import type { SearchIndex } from "./build.ts";
import { KIND } from "./build.ts";

/** Phrases by their initials: "glomerular filtration rate" by "gfr". Made for an index when it is first needed. */
const known = new WeakMap<SearchIndex, ReadonlyMap<string, readonly number[]>>();

const SHORTEST = 3;
const LONGEST = 6;
const MOST_PHRASES = 3;

/** The words that a short unknown word may be the initials of, for each name or keyword that fits. */
export function spellOut(index: SearchIndex, word: string): string[][] {
  if (!/^[a-z]+$/.test(word)) return [];
  const phrases = known.get(index) ?? readInitials(index);
  known.set(index, phrases);
  return (phrases.get(word) ?? []).slice(0, MOST_PHRASES).map((phrase) => wordsIn(index, phrase));
}

function readInitials(index: SearchIndex): ReadonlyMap<string, readonly number[]> {
  const phrases = new Map<string, number[]>();
  for (const [phrase, kind] of index.phraseKind.entries()) {
    if (kind > KIND.keyword) continue;
    const words = wordsIn(index, phrase);
    if (words.some((word) => word.length < SHORTEST)) continue;
    const initials = words.map((word) => word[0]).join("");
    if (initials.length < SHORTEST || initials.length > LONGEST) continue;
    const alike = phrases.get(initials);
    if (alike) alike.push(phrase);
    else phrases.set(initials, [phrase]);
  }
  return phrases;
}

/** The words of a phrase, without what every calculator is called. */
function wordsIn({ vocabulary, phraseWords: { starts, items } }: SearchIndex, phrase: number): string[] {
  const words: string[] = [];
  for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++) words.push(vocabulary.words[items[at]!]!);
  return words.filter((word) => word !== "calculator" && word !== "converter");
}
