import { countPhrases, KIND, type SearchIndex } from "./build.ts";
import type { Scored } from "./rank.ts";

const MOST_RELATED = 12;
const LEAST_RELATED = 0.2;
/** A word that stands in more phrases makes nothing alike. */
const MOST_ALIKE = 60;

/** Ids of what shares the subject of the best matches: named beside them, found by fewer words, or alike in their category. */
export function findRelated(index: SearchIndex, top: readonly Scored[], ranked: readonly Scored[]): string[] {
  if (top.length === 0) return [];
  const values = new Map<number, number>();
  const add = (row: number | undefined, value: number) => {
    if (row !== undefined) values.set(row, (values.get(row) ?? 0) + value);
  };
  for (const [place, { row, score }] of top.slice(0, 3).entries()) {
    for (const [at, id] of index.rows[row]!.relatedCalculators.entries()) {
      add(index.rowById.get(id), (score * (1 - at * 0.05)) / (place + 1.5));
    }
  }
  for (const { row, score } of ranked) add(row, score * 0.8);
  addAlike(index, top[0]!.row, add);
  for (const { row } of top) values.delete(row);
  return [...values]
    .filter(([, value]) => value >= LEAST_RELATED)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MOST_RELATED)
    .map(([row]) => index.rows[row]!.id);
}

/** The rows of the same category that share words of the name or of the keywords. */
function addAlike(index: SearchIndex, best: number, add: (row: number, value: number) => void): void {
  const { category } = index.rows[best]!;
  const { starts, items } = index.postings;
  for (const term of collectTerms(index, best)) {
    if (countPhrases(index, term) > MOST_ALIKE) continue;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const phrase = items[at]!;
      const row = index.phraseRow[phrase]!;
      const isNamed = index.phraseKind[phrase]! <= KIND.keyword;
      if (isNamed && index.rows[row]!.category === category) add(row, index.mass[term]! * 0.02);
    }
  }
}

/** The words of a row's name and keywords. */
function collectTerms(index: SearchIndex, row: number): Set<number> {
  const terms = new Set<number>();
  const { starts, items } = index.phraseWords;
  for (let phrase = index.firstPhrase[row]!; phrase < index.firstPhrase[row + 1]!; phrase++) {
    if (index.phraseKind[phrase]! > KIND.keyword) continue;
    for (let at = starts[phrase]!; at < starts[phrase + 1]!; at++) terms.add(items[at]!);
  }
  return terms;
}
