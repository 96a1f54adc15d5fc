/** A word that may have been meant. */
export interface NearWord {
  readonly word: string;
  /** A slip costs up to 1. */
  readonly distance: number;
}

/** Finds the words that a mistyped word may stand for, without looking at all words. */
export interface TypoFinder {
  /** The words that are near enough, the nearest first. */
  near(word: string): readonly NearWord[];
}

/** Shorter words are only tried with two letters exchanged. */
const SHORTEST = 4;
const MOST_COMPARED = 48;
const MOST_FOUND = 6;
const LETTERS = 37;

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Prepares words, by the pairs of letters that they hold: a word with one slip still shares most of its pairs. */
export function buildTypoFinder(words: readonly string[]): TypoFinder {
  const wordsByPair = groupByPair(words);
  const shared = new Uint8Array(words.length);
  return {
    near(word) {
      if (word.length < SHORTEST - 1) return [];
      const limit = farthest(word.length);
      return mostShared(word, words, wordsByPair, shared)
        .map((at) => ({ word: words[at]!, distance: slipDistance(word, words[at]!, limit) }))
        .filter(({ distance }) => distance <= limit)
        .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
        .slice(0, MOST_FOUND);
    },
  };
}

/** How many slips a word of a length may hold. */
function farthest(length: number): number {
  return length < SHORTEST ? 0.7 : length < 6 ? 1 : Math.min(2.5, length * 0.25);
}

/** The words that hold each pair of letters: those of pair p lie from `starts[p]` up to `starts[p + 1]`. */
interface WordsByPair {
  readonly starts: Int32Array;
  readonly words: Int32Array;
}

function groupByPair(words: readonly string[]): WordsByPair {
  const pairs = new Uint16Array(words.reduce((sum, word) => sum + word.length + 1, 0));
  const starts = new Int32Array(LETTERS * LETTERS + 1);
  let end = 0;
  for (const word of words) end = writePairs(word, pairs, end);
  for (let at = 0; at < end; at++) starts[pairs[at]! + 1]!++;
  for (let pair = 0; pair < LETTERS * LETTERS; pair++) starts[pair + 1]! += starts[pair]!;
  const grouped = new Int32Array(end);
  const next = starts.slice();
  let from = 0;
  for (let word = 0; word < words.length; word++) {
    const to = from + words[word]!.length + 1;
    for (; from < to; from++) grouped[next[pairs[from]!]!++] = word;
  }
  return { starts, words: grouped };
}

/** Writes the pairs of neighbouring letters, with the start and the end as letters of their own; tells where they end. */
function writePairs(word: string, pairs: Uint16Array, start: number): number {
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const code = letterCode(word.charCodeAt(at));
    pairs[start + at] = before * LETTERS + code;
    before = code;
  }
  pairs[start + word.length] = before * LETTERS;
  return start + word.length + 1;
}

/** a to z are 1 to 26, digits 27 to 36. */
function letterCode(code: number): number {
  return code >= 97 && code <= 122 ? code - 96 : code >= 48 && code <= 57 ? code - 21 : 0;
}

function mostShared(word: string, words: readonly string[], wordsByPair: WordsByPair, shared: Uint8Array): number[] {
  const slips = Math.ceil(farthest(word.length));
  const touched: number[] = [];
  const written = new Uint16Array(word.length + 1);
  writePairs(word, written, 0);
  const pairs = new Set(written);
  for (const pair of pairs) {
    for (let place = wordsByPair.starts[pair]!; place < wordsByPair.starts[pair + 1]!; place++) {
      const at = wordsByPair.words[place]!;
      if (Math.abs(words[at]!.length - word.length) > slips) continue;
      if (shared[at]!++ === 0) touched.push(at);
    }
  }
  // Exchanging two letters spoils three pairs, any other slip two.
  const fewest = Math.max(1, pairs.size - 3 * slips);
  const candidates = touched.filter((at) => shared[at]! >= fewest).sort((a, b) => shared[b]! - shared[a]! || a - b);
  for (const at of touched) shared[at] = 0;
  return candidates.slice(0, MOST_COMPARED);
}

/** What a slip costs. */
const SLIP = {
  missing: 0.9,
  added: 1,
  other: 1,
  beside: 0.8,
  vowel: 0.75,
  exchanged: 0.7,
  doubled: 0.5,
  first: 0.3,
} as const;

/**
 * The Damerau-Levenshtein distance (neighbours exchanged count once), where likely slips cost less than one: letters
 * exchanged, doubled, beside one another on the keyboard, vowels taken for one another; the first letter is seldom wrong.
 * Any larger number where it is beyond `limit`.
 */
export function slipDistance(typed: string, meant: string, limit: number): number {
  let older: number[] = [];
  let old = Array.from({ length: meant.length + 1 }, (_, to) => to * SLIP.missing + (to > 0 ? SLIP.first : 0));
  for (let from = 1; from <= typed.length; from++) {
    const row = [from * SLIP.added + SLIP.first];
    for (let to = 1; to <= meant.length; to++) {
      const isExchange = isExchanged(typed, from, meant, to);
      row.push(
        Math.min(
          old[to - 1]! + substitution(typed, from, meant, to),
          old[to]! + (typed[from - 1] === typed[from - 2] ? SLIP.doubled : SLIP.added),
          row[to - 1]! + (meant[to - 1] === meant[to - 2] ? SLIP.doubled : SLIP.missing),
          isExchange ? older[to - 2]! + SLIP.exchanged : Infinity,
        ),
      );
    }
    // An exchange looks back two rows.
    if (Math.min(...row) > limit + SLIP.exchanged) return Infinity;
    older = old;
    old = row;
  }
  return old[meant.length]!;
}

function isExchanged(typed: string, from: number, meant: string, to: number): boolean {
  return from > 1 && to > 1 && typed[from - 1] === meant[to - 2] && typed[from - 2] === meant[to - 1];
}

function substitution(typed: string, from: number, meant: string, to: number): number {
  const a = typed[from - 1]!;
  const b = meant[to - 1]!;
  if (a === b) return 0;
  const cost = isVowel(a) && isVowel(b) ? SLIP.vowel : isBeside(a, b) ? SLIP.beside : SLIP.other;
  return from === 1 && to === 1 ? cost + SLIP.first : cost;
}

function isVowel(letter: string): boolean {
  return "aeiouy".includes(letter);
}

function isBeside(a: string, b: string): boolean {
  const rowA = ROWS.findIndex((row) => row.includes(a));
  const rowB = ROWS.findIndex((row) => row.includes(b));
  if (rowA < 0 || rowB < 0) return false;
  return Math.abs(rowA - rowB) <= 1 && Math.abs(ROWS[rowA]!.indexOf(a) - ROWS[rowB]!.indexOf(b)) <= 1;
}
