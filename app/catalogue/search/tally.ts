import { type Kind, KIND, weighPhrase, type SearchIndex, STOP_MASS } from "./build.ts";
import type { QueryWord, Reading } from "./query.ts";

/** What a word counts in each kind of phrase. */
const WORD_IN: Readonly<Record<Kind, number>> = {
  [KIND.name]: 1,
  [KIND.keyword]: 0.8,
  [KIND.category]: 0.4,
  [KIND.description]: 0.4,
};
/** The kinds of which phrases are counted: a description is only searched for words. */
type CountedKind = Exclude<Kind, typeof KIND.description>;
/** What it counts that a phrase is the query. */
const PHRASE_IN: Readonly<Record<CountedKind, number>> = {
  [KIND.name]: 1,
  [KIND.keyword]: 0.9,
  [KIND.category]: 0.55,
};
/** Of the score: that the words are found at all, and that one phrase is the query. */
const SHARE = { words: 0.45, phrase: 0.55 } as const;
/** What a fitting number adds, of what the whole query says. */
const NUMBER_ADDS = 0.15;
/** What counts of a phrase of which little is in the query. */
const PART = 0.35;
/** What it adds that a phrase is the query and nothing else, and from how much alike this begins to count. */
const WHOLE_IN: Readonly<Record<CountedKind, number>> = {
  [KIND.name]: 0.6,
  [KIND.keyword]: 0.3,
  [KIND.category]: 0.5,
};
const WHOLE_FROM = 0.85;
/** What the second best phrase of a row adds, of its own score: a row that mentions something twice is about it. */
const SECOND = 0.3;

/**
 * Counts what of a query is found where. The counts of all rows and phrases are kept from one search to the next; each
 * search touches, and clears, only those that hold its words.
 */
export class Tally {
  readonly #index: SearchIndex;
  /** Of each row: the score of its best reading; what the words of this reading say that it holds; its best phrase. */
  readonly #score: Float32Array;
  readonly #found: Float32Array;
  readonly #phraseScore: Float32Array;
  /** Of each row: how well it holds this word. */
  readonly #fit: Float32Array;
  /** Of each row: the score of its second best phrase. */
  readonly #second: Float32Array;
  /** Of each phrase: what the words of the query say that it holds; what its words say that the query holds. */
  readonly #phraseFound: Float32Array;
  readonly #phraseCovered: Float32Array;
  /** Of each phrase: the last word that was counted in it. */
  readonly #phraseWord: Int32Array;
  readonly #scoredRows: number[] = [];
  #rows: number[] = [];
  #phrases: number[] = [];
  #word = 0;

  constructor(index: SearchIndex) {
    const rows = index.rows.length;
    const phrases = index.phraseRow.length;
    this.#index = index;
    this.#score = new Float32Array(rows);
    this.#found = new Float32Array(rows);
    this.#phraseScore = new Float32Array(rows);
    this.#second = new Float32Array(rows);
    this.#fit = new Float32Array(rows);
    this.#phraseFound = new Float32Array(phrases);
    this.#phraseCovered = new Float32Array(phrases);
    this.#phraseWord = new Int32Array(phrases);
  }

  /** Counts one way to understand the query; of several, a row keeps its best. */
  read({ words, stops, weight }: Reading): void {
    const areNumbers = words.every((word) => word.isOptional);
    const needed = words.filter((word) => areNumbers || !word.isOptional);
    const mass = needed.reduce((sum, word) => sum + word.mass, 0) || 1;
    for (const word of needed) this.#countWord(word);
    if (!areNumbers) for (const word of words) if (word.isOptional) this.#countNumber(word, mass);
    this.#closePhrases(mass, stops);
    this.#closeRows(mass, weight);
  }

  #countWord({ candidates, mass }: QueryWord): void {
    const { postings, phraseRow, phraseKind } = this.#index;
    const fitting: number[] = [];
    this.#word++;
    for (const { term, weight } of candidates) {
      const end = postings.starts[term + 1]!;
      for (let at = postings.starts[term]!; at < end; at++) {
        const phrase = postings.items[at]!;
        const row = phraseRow[phrase]!;
        const kind = phraseKind[phrase]!;
        const fit = weight * WORD_IN[kind];
        if (this.#fit[row] === 0) fitting.push(row);
        if (fit > this.#fit[row]!) this.#fit[row] = fit;
        if (kind !== KIND.description) this.#countInPhrase(phrase, mass * weight, this.#index.mass[term]! * weight);
      }
    }
    for (const row of fitting) {
      if (this.#found[row] === 0) this.#rows.push(row);
      this.#found[row]! += mass * this.#fit[row]!;
      this.#fit[row] = 0;
    }
  }

  /** A word counts once in a phrase: as what fits best, which comes first. */
  #countInPhrase(phrase: number, found: number, covered: number): void {
    if (this.#phraseWord[phrase] === this.#word) return;
    this.#phraseWord[phrase] = this.#word;
    if (this.#phraseFound[phrase] === 0) this.#phrases.push(phrase);
    this.#phraseFound[phrase]! += found;
    this.#phraseCovered[phrase]! += covered;
  }

  /** A number only counts beside another word of the query, as in "rule of 72". */
  #countNumber({ candidates }: QueryWord, all: number): void {
    const { postings, mass } = this.#index;
    for (const { term } of candidates) {
      for (let at = postings.starts[term]!; at < postings.starts[term + 1]!; at++) {
        const phrase = postings.items[at]!;
        if (this.#phraseFound[phrase] === 0) continue;
        this.#phraseFound[phrase]! += all * NUMBER_ADDS;
        this.#phraseCovered[phrase]! += mass[term]!;
      }
    }
  }

  /** Of each row, how well its best phrase is the query: how much of the query is in it, and how much of it in the query. */
  #closePhrases(mass: number, stops: number): void {
    const { phraseRow, phraseKind, phraseStops } = this.#index;
    for (const phrase of this.#phrases) {
      const row = phraseRow[phrase]!;
      const stopped = Math.min(stops, phraseStops[phrase]!) * STOP_MASS;
      const covered = Math.min(1, (this.#phraseCovered[phrase]! + stopped) / weighPhrase(this.#index, phrase));
      const found = this.#phraseFound[phrase]! / mass;
      const kind = phraseKind[phrase] as CountedKind;
      const whole = Math.max(0, Math.min(found, covered) - WHOLE_FROM) / (1 - WHOLE_FROM);
      const score = PHRASE_IN[kind] * found * (PART + (1 - PART) * covered) + WHOLE_IN[kind] * whole;
      if (score > this.#phraseScore[row]!) {
        this.#second[row] = this.#phraseScore[row]!;
        this.#phraseScore[row] = score;
      } else if (score > this.#second[row]!) this.#second[row] = score;
      this.#phraseFound[phrase] = 0;
      this.#phraseCovered[phrase] = 0;
    }
    this.#phrases = [];
  }

  #closeRows(mass: number, weight: number): void {
    for (const row of this.#rows) {
      const phrases = this.#phraseScore[row]! + SECOND * this.#second[row]!;
      const score = weight * (SHARE.words * (this.#found[row]! / mass) + SHARE.phrase * phrases);
      if (this.#score[row] === 0) this.#scoredRows.push(row);
      if (score > this.#score[row]!) this.#score[row] = score;
      this.#found[row] = 0;
      this.#phraseScore[row] = 0;
      this.#second[row] = 0;
    }
    this.#rows = [];
  }

  /** The best rows of those with at least a score, in no order; the tally is empty again. */
  takeBest(count: number, least: number): { row: number; score: number }[] {
    const scores = Float32Array.from(this.#scoredRows, (row) => this.#score[row]!).sort();
    const lowest = Math.max(least, scores.at(-count) ?? 0);
    const best: { row: number; score: number }[] = [];
    for (const row of this.#scoredRows) {
      if (this.#score[row]! >= lowest) best.push({ row, score: this.#score[row]! });
      this.#score[row] = 0;
    }
    this.#scoredRows.length = 0;
    return best;
  }
}
