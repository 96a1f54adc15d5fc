import { buildSearchIndex, type Searchable, type SearchIndex, type WrittenPhrases } from "./build.ts";
import { type EnglishSources, isPlainEnglish, rankQuestion } from "./plain-english.ts";
import { rank, type Scored } from "./rank.ts";
import { findRelated } from "./related.ts";
import { isEnglish } from "./tokens.ts";

export {
  buildSearchIndex,
  type Searchable,
  type SearchIndex,
  withRows,
  writePhrases,
  type WrittenPhrases,
} from "./build.ts";
export type { EnglishSources } from "./plain-english.ts";
export { listOwnWords } from "./own-words.ts";

/** What a search finds; an id is in only one of the lists, and once. */
export interface SearchResult {
  /** Ids of what answers the query, best first, few. */
  readonly topMatches: readonly string[];
  /** Ids of what shares the subject. */
  readonly relatedMatches: readonly string[];
}

const MOST_TOP = 6;
/** What falls below is not an answer; what falls below that share of the best is not a rival. */
const LEAST_SCORE = 0.3;
const LEAST_SHARE = 0.6;

/** Of 100 queries that are answered right 98 score more by names and keywords. What scores less may be a guess. */
const SURE_SCORE = 0.45;
/** How well a name in another language fits at least, by whether the query is English, which it mostly is where it may be; none is asked for where it is. */
const LEAST_NAMED = { yes: null, nearly: 0.9, no: 0.5 } as const;

/** An index that has answered before: what the first search would still have to make, the typo finder, is there. */
export function prepareSearchIndex(rows: readonly Searchable[], written?: WrittenPhrases): SearchIndex {
  const index = buildSearchIndex(rows, written);
  searchCalculators(index, "morgage");
  return index;
}

/** Finds calculators by their names in other languages (names.ts), best first, where the best scores so much, up to 1. */
export type FindByName = (index: SearchIndex, query: string, least: number) => readonly string[];

/** Whether names and keywords answer a query so badly that what calculators say of themselves should be searched too. */
export function isGuess(index: SearchIndex, query: string): boolean {
  return (rank(index, query)[0]?.score ?? 0) < SURE_SCORE;
}

/**
 * The calculators that a visitor means by a query. What they are called in other languages counts where a word of the
 * query is none of the directory's, so that it changes nothing for what is asked in English. Where all this is a guess and
 * the query is plain English, whatever calculators say of themselves answers, or nothing does.
 */
export function searchCalculators(
  index: SearchIndex,
  query: string,
  findByName?: FindByName,
  sources?: EnglishSources,
): SearchResult {
  const ranked = rank(index, query);
  const score = ranked[0]?.score ?? 0;
  if (sources && score < SURE_SCORE && isPlainEnglish(query, sources))
    return listResult(index, selectTop(rankQuestion(index, query, ranked, sources)), ranked);
  const named = listNamed(index, query, findByName);
  const top = selectTop(ranked).filter(({ row }) => !named.includes(index.rows[row]!.id));
  const rows = named.map((id) => ({ row: index.rowById.get(id)!, score: 1 }));
  return listResult(index, [...rows, ...top].slice(0, MOST_TOP), ranked);
}

function listNamed(index: SearchIndex, query: string, findByName?: FindByName): readonly string[] {
  const least = LEAST_NAMED[isEnglish(index.vocabulary, query)];
  return findByName && least !== null ? findByName(index, query, least).slice(0, MOST_TOP) : [];
}

function listResult(index: SearchIndex, first: readonly Scored[], ranked: readonly Scored[]): SearchResult {
  return {
    topMatches: first.map(({ row }) => index.rows[row]!.id),
    relatedMatches: findRelated(index, first, ranked),
  };
}

/**
 * The calculators that the words of a sentence may be about, likeliest first: what a search finds, and what scores too little
 * for one, since a sentence has many words that no calculator has.
 */
export function findCandidates(
  index: SearchIndex,
  words: string,
  most: number,
  findByName?: FindByName,
): readonly string[] {
  const { topMatches, relatedMatches } = searchCalculators(index, words, findByName);
  const ranked = rank(index, words).map(({ row }) => index.rows[row]!.id);
  return [...new Set([...topMatches, ...ranked, ...relatedMatches])].slice(0, most);
}

/** Those at the top, up to where the score falls away. */
function selectTop(ranked: readonly Scored[]): readonly Scored[] {
  const [best] = ranked;
  if (!best) return [];
  const least = Math.max(LEAST_SCORE, best.score * LEAST_SHARE);
  return ranked.filter(({ score }) => score >= least).slice(0, MOST_TOP);
}
