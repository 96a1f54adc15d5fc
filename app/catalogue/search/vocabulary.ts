import { listConceptWords } from "./meanings.ts";
import { canonicalWord, splitCompound, getRoot, STOP } from "./normalise.ts";
import { buildTypoFinder, type NearWord, type TypoFinder } from "./typos.ts";

const STOPPED = -1;

/** Of mistyped words that are kept with what they may stand for. */
const MOST_KEPT = 200;

/** A vocabulary as JSON can write it. */
export interface WrittenVocabulary {
  readonly words: readonly string[];
  /** All that was read, and the number or numbers of each. */
  readonly read: readonly string[];
  readonly numbers: readonly (number | readonly number[])[];
}

/** The words of the directory, each with a number, found as they are written or nearly so. */
export class Vocabulary {
  /** In the order of their numbers. */
  readonly words: string[];
  /** The numbers of all that was read, and of its canonical forms. */
  readonly #read = new Map<string, number | readonly number[]>();
  readonly #near = new Map<string, readonly NearWord[]>();
  #sorted: readonly string[] | null = null;
  #typos: TypoFinder | null = null;

  constructor({ words, read, numbers }: WrittenVocabulary = { words: [], read: [], numbers: [] }) {
    this.words = [...words];
    for (let at = 0; at < read.length; at++) this.#read.set(read[at]!, numbers[at]!);
  }

  /** All that a vocabulary is made anew from. */
  write(): WrittenVocabulary {
    return { words: this.words, read: [...this.#read.keys()], numbers: [...this.#read.values()] };
  }

  /**
   * The number of what is written, which is taken in where it is new: -1 for a stop word, several for what holds
   * several words, as "price-index".
   */
  add(written: string): number | readonly number[] {
    const known = this.#read.get(written);
    if (known !== undefined) return known;
    const read = STOP.has(written) ? STOPPED : this.#readParts(splitCompound(written));
    this.#read.set(written, read);
    return read;
  }

  #readParts(parts: readonly string[]): number | readonly number[] {
    if (parts.length === 1) return this.#number(canonicalWord(parts[0]!));
    return parts.filter((part) => !STOP.has(part)).map((part) => this.#number(canonicalWord(part)));
  }

  #number(word: string): number {
    const known = this.find(word);
    if (known !== undefined) return known;
    this.#read.set(word, this.words.length);
    return this.words.push(word) - 1;
  }

  /** The number of a word; undefined where there is none. */
  find(word: string): number | undefined {
    const read = this.#read.get(word);
    return typeof read === "number" && read !== STOPPED ? read : undefined;
  }

  /** The words that begin so. */
  startingWith(prefix: string): number[] {
    const sorted = (this.#sorted ??= [...this.words].sort());
    const found: number[] = [];
    for (let at = firstFrom(sorted, prefix); at < sorted.length && sorted[at]!.startsWith(prefix); at++) {
      found.push(this.find(sorted[at]!)!);
    }
    return found;
  }

  /** The words of one family: "depreciate" and "depreciation". */
  family(word: string): number[] {
    const root = getRoot(word);
    return root.length < 3 ? [] : this.startingWith(root).filter((at) => getRoot(this.words[at]!) === root);
  }

  /** The words that a mistyped word may stand for, the nearest first; those that only concepts know are among them. */
  near(word: string): readonly NearWord[] {
    const known = this.#near.get(word);
    if (known !== undefined) return known;
    const near = (this.#typos ??= buildTypoFinder([...new Set([...this.words, ...listConceptWords()])])).near(word);
    if (this.#near.size > MOST_KEPT) this.#near.clear();
    this.#near.set(word, near);
    return near;
  }
}

/** The place of the first word that is not before a text, by halving. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
