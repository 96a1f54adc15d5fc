/**
 * Which words were meant by ones that nobody knows: "morgage" by "mortgage". It needs all words of the site, so it runs at
 * the edge; a browser asks for it where it could not read a sentence.
 */
import { canonicalWord, getRoot, STOP } from "#catalogue/search/normalise.ts";
import { buildTypoFinder } from "#catalogue/search/typos.ts";
import { listKnownWords } from "#assistant/readings/known-words.ts";
import { listUnitWords } from "#assistant/tokens/unit-names.ts";

/** The words that each unknown word may stand for, the nearest first; known ones have none. */
export type Spellings = Readonly<Record<string, readonly string[]>>;

/** Shorter words are near too many others. */
const SHORTEST = 4;
/** Slips of the finger, as the search counts them: two in a long word. */
const farthest = (length: number) => (length < 6 ? 1 : length < 8 ? 1.3 : 1.9);
/** What is much further than the nearest was not meant. */
const MOST_FURTHER = 0.35;
const MOST_MEANT = 3;
/** Of a sentence. */
const MOST_WORDS = 40;

/**
 * Finds what was meant, among the words of the directory and those of the assistant itself. Of other English words none is
 * a slip: a horse is not a house.
 */
export function makeSpeller(
  directory: Iterable<string>,
  english: Iterable<string>,
): (words: readonly string[]) => Spellings {
  const all = [...directory, ...listKnownWords(), ...listUnitWords()].map((word) => word.toLowerCase());
  const known = new Set([...all, ...STOP].filter((word) => /^[a-z]{2,}$/.test(word)));
  const roots = new Set([...known].map(getRoot));
  const common = new Set(english);
  const isKnown = (word: string) =>
    known.has(word) || known.has(canonicalWord(word)) || roots.has(getRoot(word)) || common.has(word);
  const finder = buildTypoFinder([...known].filter((word) => word.length >= SHORTEST));
  const findMeant = (word: string): readonly string[] => {
    const near = finder.near(word).filter(({ distance }) => distance <= farthest(word.length));
    const meant = near.filter(({ distance }) => distance <= near[0]!.distance + MOST_FURTHER).map((one) => one.word);
    return [...meant, ...splitInTwo(word, known)].slice(0, MOST_MEANT);
  };
  return (words) =>
    Object.fromEntries(
      [...new Set(words)].slice(0, MOST_WORDS).flatMap((word) => {
        const lower = word.toLowerCase();
        if (!/^[a-z]+$/.test(lower) || lower.length < SHORTEST || isKnown(lower)) return [];
        const meant = findMeant(lower);
        return meant.length === 0 ? [] : [[word, meant]];
      }),
    );
}

/** "Squarefeet": two words of which the space is missing. */
function splitInTwo(word: string, known: ReadonlySet<string>): readonly string[] {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * 3 + 1) }, (_, at) => at + 3);
  return ends
    .map((end) => [word.slice(0, end), word.slice(end)] as const)
    .filter((parts) => parts.every((part) => known.has(part)))
    .map((parts) => parts.join(" "))
    .slice(0, 1);
}
