import { countPhrases, type SearchIndex } from "./build.ts";
import { spellOut } from "./initials.ts";
import { type Meaning, findMeanings, getOtherWords } from "./meanings.ts";
import { canonicalWord, isNumber, getRoot } from "./normalise.ts";
import { readTokens, type Token } from "./tokens.ts";

/** A word of the index that stands for a word of the query, with how well it does, up to 1. */
export interface Candidate {
  readonly term: number;
  readonly weight: number;
}

/** A word of a query. */
export interface QueryWord {
  readonly candidates: readonly Candidate[];
  /** How much it says. */
  readonly mass: number;
  /** A number: it counts where it fits and is not missed where it doesn't. */
  readonly isOptional: boolean;
}

/** One way to understand a query. */
export interface Reading {
  readonly words: readonly QueryWord[];
  /** How many stop words the query holds. */
  readonly stops: number;
  readonly weight: number;
}

/** A word that is understood this well is not a mistake. */
const SURE = 0.8;
const MOST_READINGS = 8;
const MOST_COMPLETED = 24;
/** What an unknown word says, of what the rarest says: sentences hold words that no calculator is about. */
const UNKNOWN = 0.3;
/** What a unit says behind a number: "30 years". */
const AMOUNT = 0.35;

const LIKE = {
  family: 0.85,
  unknownFamily: 0.75,
  concept: 0.82,
  conceptBack: 0.5,
  joined: 0.95,
  meaning: 0.86,
} as const;

/** The ways to understand a query: as it is written first, then with what people call by other names. */
export function readQuery(index: SearchIndex, query: string): readonly Reading[] {
  const { tokens, stops } = readTokens(index.vocabulary, query);
  if (tokens.length === 0) return [];
  const read = new Map(tokens.map((token) => [token.word, readWord(index, token)] as const));
  const roots = new Map(tokens.map((token) => [findRoot(index, token, read.get(token.word)!), token.word] as const));
  const readings: Reading[] = [{ words: [...read.values()], stops, weight: 1 }];
  const add = (weight: number) => (meaning: Meaning) => {
    const rest = [...read].filter(([word]) => !meaning.said.has(word)).map(([, word]) => word);
    const words = meaning.meant.map((word) => readWord(index, { word, isLast: false, isAmount: false }));
    if (readings.length < MOST_READINGS) readings.push({ words: [...words, ...rest], stops, weight });
  };
  findJoinedWords(index, tokens).forEach(add(LIKE.joined));
  [...findInitials(index, tokens), ...findMeanings(roots)].forEach(add(LIKE.meaning));
  return readings;
}

/** Short unknown words as initials. */
function findInitials(index: SearchIndex, tokens: readonly Token[]): Meaning[] {
  return tokens
    .filter(({ word }) => index.vocabulary.find(word) === undefined)
    .flatMap(({ word }) => spellOut(index, word).map((meant) => ({ said: new Set([word]), meant })));
}

/** Neighbours that the index knows as one word: "time sheet". */
function findJoinedWords(index: SearchIndex, tokens: readonly Token[]): Meaning[] {
  return tokens.slice(1).flatMap((token, at) => {
    const before = tokens[at]!.word;
    const joined = before + token.word;
    return index.vocabulary.find(joined) === undefined
      ? []
      : [{ said: new Set([before, token.word]), meant: [joined] }];
  });
}

/** The root by which concepts know a word; of a mistyped word that of the nearest. */
function findRoot({ vocabulary }: SearchIndex, { word }: Token, { candidates }: QueryWord): string {
  if (vocabulary.find(word) !== undefined) return getRoot(word);
  const near = vocabulary.near(word)[0]?.word;
  if (near !== undefined) return getRoot(canonicalWord(near));
  return getRoot(candidates.length > 0 ? vocabulary.words[candidates[0]!.term]! : word);
}

type AddCandidate = (term: number | undefined, weight: number) => void;

function readWord(index: SearchIndex, { word, isLast, isAmount }: Token): QueryWord {
  const weights = new Map<number, number>();
  const add: AddCandidate = (term, weight) => {
    if (term !== undefined && weight > (weights.get(term) ?? 0)) weights.set(term, weight);
  };
  const known = index.vocabulary.find(word);
  add(known, 1);
  addKin(index, word, add);
  if ((isLast || known === undefined) && !isNumber(word)) complete(index, word, known !== undefined, add);
  if (Math.max(0, ...weights.values()) < SURE) correct(index, word, add);
  const candidates = [...weights].map(([term, weight]) => ({ term, weight })).sort((a, b) => b.weight - a.weight);
  return {
    candidates,
    mass: getMass(index, candidates, known) * (isAmount ? AMOUNT : 1),
    isOptional: isNumber(word) && word.split("/").length < 3,
  };
}

/** The words of the same family, and those that stand for it. */
function addKin({ vocabulary }: SearchIndex, word: string, add: AddCandidate): void {
  const like = vocabulary.find(word) === undefined ? LIKE.unknownFamily : LIKE.family;
  for (const term of vocabulary.family(word)) add(term, like);
  for (const { word: other, isBack } of getOtherWords(getRoot(word))) {
    const weight = isBack ? LIKE.conceptBack : LIKE.concept;
    add(vocabulary.find(other), weight);
    for (const term of vocabulary.family(other)) add(term, weight);
  }
}

/** What the last word may become when it is typed on. */
function complete(index: SearchIndex, word: string, isKnown: boolean, add: AddCandidate): void {
  if (word.length < 2) return;
  const longer = index.vocabulary.startingWith(word);
  const weigh = (term: number) => countPhrases(index, term);
  const likely =
    longer.length > MOST_COMPLETED
      ? [...longer].sort((a, b) => weigh(b) - weigh(a) || a - b).slice(0, MOST_COMPLETED)
      : longer;
  for (const term of likely) {
    const share = word.length / index.vocabulary.words[term]!.length;
    add(term, isKnown ? 0.3 + 0.3 * share : 0.55 + 0.35 * share);
  }
}

/** What a mistyped word may be. */
function correct({ vocabulary }: SearchIndex, word: string, add: AddCandidate): void {
  const near = vocabulary.near(word);
  // A word that only concepts know is not a mistake.
  if (near[0]?.distance === 0) return;
  for (const { word: meant, distance } of near) {
    add(vocabulary.find(canonicalWord(meant)), 0.95 - (1.4 * distance) / word.length);
  }
}

function getMass(index: SearchIndex, candidates: readonly Candidate[], known: number | undefined): number {
  const rarest = Math.log(1 + index.rows.length);
  const best = known ?? candidates[0]?.term;
  return best === undefined ? rarest * UNKNOWN : index.mass[best]!;
}
