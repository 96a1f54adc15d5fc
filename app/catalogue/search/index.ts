import { buildSearchIndex, type Searchable, type SearchIndex, type WrittenPhrases } from "./build.ts";
import { rank, type Scored } from "./rank.ts";
import { findRelated } from "./related.ts";

export {
  buildSearchIndex,
  type Searchable,
  type SearchIndex,
  withRows,
  writePhrases,
  type WrittenPhrases,
} from "./build.ts";

/** What a search finds; an id stands in one of the lists only, and once. */
export interface SearchResult {
  /** Ids of what answers the query, best first, few. */
  readonly topMatches: readonly string[];
  /** Ids of what shares the subject. */
  readonly relatedMatches: readonly string[];
}

const MOST_TOP = 6;
/** What falls below is no answer; what falls below that share of the best is no rival. */
const LEAST_SCORE = 0.3;
const LEAST_SHARE = 0.6;

/** An index that has answered before: what the first search would still have to make, the typo finder, is there. */
export function prepareSearchIndex(rows: readonly Searchable[], written?: WrittenPhrases): SearchIndex {
  const index = buildSearchIndex(rows, written);
  searchCalculators(index, "morgage");
  return index;
}

/** The calculators that a visitor means by a query. */
export function searchCalculators(index: SearchIndex, query: string): SearchResult {
  const ranked = rank(index, query);
  const top = selectTop(ranked);
  const getId = ({ row }: Scored) => index.rows[row]!.id;
  return {
    topMatches: top.map(getId),
    relatedMatches: findRelated(index, top, ranked),
  };
}

/** Those at the top, up to where the score falls away. */
function selectTop(ranked: readonly Scored[]): readonly Scored[] {
  const best = ranked[0]?.score ?? 0;
  if (best < LEAST_SCORE) return [];
  return ranked.filter(({ score }) => score >= Math.max(LEAST_SCORE, best * LEAST_SHARE)).slice(0, MOST_TOP);
}
