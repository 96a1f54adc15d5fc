import { categoryName } from "#catalogue/categories.ts";
import { listContentWords, fold, WEAK, splitWords } from "./normalise.ts";
import { Vocabulary, type WrittenVocabulary } from "./vocabulary.ts";

/** What the search knows of a calculator. */
export interface Searchable {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly isPopular: boolean;
  readonly uses: number;
  readonly relatedCalculators: readonly string[];
}

/** What of a calculator is read. */
type Readable = Pick<Searchable, "id" | "name" | "category" | "description" | "keywords">;

/** What a phrase is to its row; the more it says what the row is, the lower. */
export const KIND = { name: 0, keyword: 1, category: 2, description: 3 } as const;
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Lists of numbers in one array: list n lies from `starts[n]` up to `starts[n + 1]`. */
export interface NumberLists {
  readonly starts: ArrayLike<number>;
  readonly items: ArrayLike<number>;
}

/** The directory, prepared for searching: every name, keyword and description is a phrase, found by its words. */
export interface SearchIndex {
  readonly rows: readonly Searchable[];
  readonly rowById: ReadonlyMap<string, number>;
  readonly vocabulary: Vocabulary;
  /** The phrases: which row's, of which kind, with which words. */
  readonly phraseRow: readonly number[];
  readonly phraseKind: readonly Kind[];
  readonly phraseWords: NumberLists;
  /** How many stop words each phrase holds. */
  readonly phraseStops: readonly number[];
  /** How much the words of each phrase say in all, once it has been asked for: see `weighPhrase`. */
  readonly phraseMass: Float32Array;
  /** The first phrase of each row; one more at the end. */
  readonly firstPhrase: readonly number[];
  /** The phrases that hold each word. */
  readonly postings: NumberLists;
  /** How much each word says: the rarer, the more. */
  readonly mass: Float32Array;
}

/** What is read of the rows' texts. */
interface Phrases extends Pick<SearchIndex, "vocabulary" | "phraseRow" | "phraseKind" | "phraseStops" | "firstPhrase"> {
  readonly phraseWords: { readonly starts: readonly number[]; readonly items: readonly number[] };
  /** In how many rows each word stands. */
  readonly rowCount: readonly number[];
}

/** The same as JSON can write it. */
export type WrittenPhrases = Omit<Phrases, "vocabulary"> & { readonly vocabulary: WrittenVocabulary };

/** What is read of the rows' texts, for an index that is made elsewhere, over the same rows in the same order. */
export function writePhrases(rows: readonly Readable[]): WrittenPhrases {
  const { vocabulary, phraseRow, phraseKind, phraseWords, phraseStops, firstPhrase, rowCount } = readPhrases(rows);
  return { vocabulary: vocabulary.write(), phraseRow, phraseKind, phraseWords, phraseStops, firstPhrase, rowCount };
}

/** Prepares the directory for searching; where its texts were read before, from what was written then. */
export function buildSearchIndex(rows: readonly Searchable[], written?: WrittenPhrases): SearchIndex {
  const phrases: Phrases = written ? { ...written, vocabulary: new Vocabulary(written.vocabulary) } : readPhrases(rows);
  return {
    rows,
    rowById: new Map(rows.map((row, at) => [row.id, at])),
    vocabulary: phrases.vocabulary,
    phraseRow: phrases.phraseRow,
    phraseKind: phrases.phraseKind,
    phraseWords: phrases.phraseWords,
    phraseStops: phrases.phraseStops,
    firstPhrase: phrases.firstPhrase,
    mass: weighWords(phrases, rows.length),
    phraseMass: new Float32Array(phrases.phraseRow.length),
    postings: invert(phrases.phraseWords, phrases.vocabulary.words.length),
  };
}

/**
 * The same index over other rows that read the same, in any order (their uses and popularity may differ); null where
 * their texts differ, or where they are other calculators.
 */
export function withRows(index: SearchIndex, rows: readonly Searchable[]): SearchIndex | null {
  if (rows.length !== index.rows.length) return null;
  const inOrder: Searchable[] = [];
  for (const row of rows) {
    const at = index.rowById.get(row.id);
    if (at === undefined || !readsSame(row, index.rows[at]!)) return null;
    inOrder[at] = row;
  }
  return { ...index, rows: inOrder };
}

function readsSame(a: Searchable, b: Searchable): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.category === b.category &&
    a.keywords.length === b.keywords.length &&
    a.keywords.every((keyword, at) => keyword === b.keywords[at])
  );
}

class PhraseReader implements Phrases {
  readonly vocabulary = new Vocabulary();
  readonly phraseRow: number[] = [];
  readonly phraseKind: Kind[] = [];
  readonly firstPhrase: number[] = [];
  readonly phraseWords = { starts: [] as number[], items: [] as number[] };
  readonly phraseStops: number[] = [];
  readonly rowCount: number[] = [];
  readonly #lastPhrase: number[] = [];
  readonly #lastRow: number[] = [];

  /** Begins a phrase of a row. */
  begin(row: number, kind: Kind): void {
    this.phraseRow.push(row);
    this.phraseKind.push(kind);
    this.phraseStops.push(0);
    this.phraseWords.starts.push(this.phraseWords.items.length);
  }

  /** Adds what is written to the phrase that was begun last. */
  read(written: string, row: number): void {
    const read = this.vocabulary.add(written);
    if (typeof read !== "number") for (const term of read) this.#add(term, row);
    else if (read >= 0) this.#add(read, row);
    else this.phraseStops[this.phraseStops.length - 1]!++;
  }

  #add(term: number, row: number): void {
    const phrase = this.phraseRow.length;
    if (this.#lastPhrase[term] === phrase) return;
    this.#lastPhrase[term] = phrase;
    this.phraseWords.items.push(term);
    if (this.#lastRow[term] === row) return;
    this.#lastRow[term] = row;
    this.rowCount[term] = (this.rowCount[term] ?? 0) + 1;
  }
}

/** The words of all rows, phrase by phrase, in one go. */
function readPhrases(rows: readonly Readable[]): Phrases {
  const phrases = new PhraseReader();
  for (const [row, searchable] of rows.entries()) {
    phrases.firstPhrase.push(phrases.phraseRow.length);
    readRow(phrases, row, searchable);
  }
  phrases.firstPhrase.push(phrases.phraseRow.length);
  phrases.phraseWords.starts.push(phrases.phraseWords.items.length);
  return phrases;
}

function readRow(phrases: PhraseReader, row: number, { id, name, keywords, category, description }: Readable): void {
  const names = listNames(id, name);
  const words = splitWords(fold([...names, ...keywords, categoryName(category)].join(" | ")));
  phrases.begin(row, KIND.name);
  // Counted loops: before anything is compiled, iterators take several times as long.
  for (let at = 0, phrase = 0; at < words.length; at++) {
    if (words[at] !== "|") phrases.read(words[at]!, row);
    else phrases.begin(row, getKind(++phrase, names.length, keywords.length));
  }
  const content = listContentWords(fold(description));
  phrases.begin(row, KIND.description);
  for (let at = 0; at < content.length; at++) phrases.read(content[at]!, row);
}

function getKind(at: number, names: number, keywords: number): Kind {
  return at < names ? KIND.name : at < names + keywords ? KIND.keyword : KIND.category;
}

/** "Cost per Acquisition (CPA) Calculator" is also called by what stands inside and by what stands outside the brackets. */
function listNames(id: string, name: string): string[] {
  const [, before, inside, after] = (name.includes("(") && /^(.*?)\((.*)\)(.*)$/.exec(name)) || [];
  const names = inside === undefined ? [name] : [name, `${before}${after}`, ...inside.split(", ")];
  const lower = name.toLowerCase();
  // The address is a name too, where it is another one.
  return id.split("-").every((part) => lower.includes(part)) ? names : [...names, id.replace(/-/g, " ")];
}

function weighWords({ vocabulary, rowCount }: Phrases, rows: number): Float32Array {
  const mass = new Float32Array(rowCount.length);
  for (let term = 0; term < mass.length; term++) mass[term] = Math.log(1 + rows / (rowCount[term]! + 1));
  for (const word of WEAK) {
    const term = vocabulary.find(word);
    if (term !== undefined) mass[term]! *= 0.3;
  }
  return mass;
}

/** What a stop word says: only whether a phrase is the very one that was asked for. */
export const STOP_MASS = 0.6;

/** How much the words of a phrase say in all. */
export function weighPhrase(
  { phraseMass, phraseStops, phraseWords: { starts, items }, mass }: SearchIndex,
  phrase: number,
): number {
  const known = phraseMass[phrase]!;
  if (known > 0) return known;
  let sum = phraseStops[phrase]! * STOP_MASS;
  for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++) sum += mass[items[at]!]!;
  phraseMass[phrase] = sum;
  return sum;
}

/** The lists in which each item stands. */
function invert({ starts, items }: NumberLists, count: number): NumberLists {
  const places = new Int32Array(count + 1);
  for (let at = 0; at < items.length; at++) places[items[at]! + 1]!++;
  for (let item = 0; item < count; item++) places[item + 1]! += places[item]!;
  const lists = new Int32Array(items.length);
  const next = places.slice();
  for (let list = 0; list + 1 < starts.length; list++) {
    for (let at = starts[list]!; at < starts[list + 1]!; at++) lists[next[items[at]!]!++] = list;
  }
  return { starts: places, items: lists };
}

/** How many phrases hold a word. */
export function countPhrases({ postings }: SearchIndex, term: number): number {
  return postings.starts[term + 1]! - postings.starts[term]!;
}
