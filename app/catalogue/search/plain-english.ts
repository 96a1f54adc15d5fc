/** Searches in plain English of which names and keywords say little: "how many bags of bark for the flower bed". */
import type { SearchIndex } from "./build.ts";
import { canonicalWord, fold, splitCompound, splitWords, STOP } from "./normalise.ts";
import { rank, type Scored } from "./rank.ts";
import { hasAccent, isWritten } from "./tokens.ts";

/** What such searches need beside names and keywords. */
export interface EnglishSources {
  /** What calculators say of themselves: an index of the same rows. */
  readonly ownWords: SearchIndex;
  readonly englishWords: { has(word: string): boolean };
}

/** In another language fewer words look like English ones: "die", "taxa". */
const LEAST_ENGLISH = 0.75;

/** How much, how long, when, what it costs: a calculator may answer it, however many of its words are about something else. */
const ASKS_FIGURE =
  /\bhow (?:many|much|long|far|fast|often|big|tall|wide|deep|heavy|old|soon|late|early|hot|cold|strong|high)\b|\bwhen (?:will|can|do|does|should|am)\b|\bwhat (?:time|day|date)\b|\bcan (?:i|we|my)\b|\b(?:costs?|cheap(?:er|est)?|worth|saves?|saving|pays?|paid|owe|afford|price|split|each|per|percent(?:age)?|average|total|convert|size|score|odds|chances?|rate|enough|amount)\b/;

/** Whoever tells a number in more words than a name has wants something worked out: "sold 14 necklaces for 22 and spent 90 on beads". */
const LONGEST_NAME = 6;

/** What scores less is the nearest string. A plain word that no calculator knows says that the rest is about something else. */
const LEAST = { figure: 0.3, known: 0.5, unknown: 0.57 } as const;

export function isPlainEnglish(query: string, { englishWords, ownWords: { vocabulary } }: EnglishSources): boolean {
  if (hasAccent(query)) return false;
  const words = listWords(query);
  const isEnglish = (word: string) =>
    STOP.has(word) || englishWords.has(word) || vocabulary.find(canonicalWord(word)) !== undefined;
  return words.filter(isEnglish).length >= LEAST_ENGLISH * words.length;
}

/** What a question may mean by whatever calculators say of themselves, beside what their names and keywords found (`ranked`); best first. */
export function rankQuestion(
  index: SearchIndex,
  query: string,
  ranked: readonly Scored[],
  { ownWords }: EnglishSources,
): readonly Scored[] {
  const least = LEAST[asksFigure(query) ? "figure" : hasUnknownWord(query, ownWords) ? "unknown" : "known"];
  const own = rank(ownWords, query).flatMap(({ row, score }) => {
    const place = index.rowById.get(ownWords.rows[row]!.id);
    return place === undefined ? [] : [{ row: place, score }];
  });
  const best = new Map<number, number>();
  for (const { row, score } of [...own, ...ranked])
    if (score >= least) best.set(row, Math.max(score, best.get(row) ?? 0));
  return [...best].map(([row, score]) => ({ row, score })).toSorted((a, b) => b.score - a.score);
}

const asksFigure = (query: string): boolean =>
  ASKS_FIGURE.test(fold(query)) || (/\d/.test(query) && listWords(query).length > LONGEST_NAME);

function hasUnknownWord(query: string, { vocabulary }: SearchIndex): boolean {
  return listWords(query).some(
    (word) => /^[a-z]{3,}$/.test(word) && !STOP.has(word) && !isWritten(vocabulary, canonicalWord(word)),
  );
}

const listWords = (query: string) =>
  splitWords(fold(query))
    .flatMap(splitCompound)
    .filter((word) => /^[a-z]/.test(word));
