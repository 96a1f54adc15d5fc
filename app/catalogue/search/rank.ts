import type { SearchIndex } from "./build.ts";
import { LONGEST_TEXT } from "./normalise.ts";
import { readQuery } from "./query.ts";
import { Tally } from "./tally.ts";
import { readUnits } from "./units.ts";

/** What a query adds to a score as a pair of units or as a unit, and what a popular row adds. */
const BONUS = {
  pair: 1.2,
  laterPair: 0.3,
  pairAmongOthers: 0.2,
  unit: 0.2,
  popular: 0.03,
  uses: 0.03,
} as const;
/** Of the rows found, those that are looked at closer. */
const MOST_FOUND = 64;
/** What scores less has nothing to do with the query. */
const LEAST = 0.12;

/** A row and how well it answers; a name that is the query scores above 1. */
export interface Scored {
  /** The place of the row in the directory. */
  readonly row: number;
  readonly score: number;
}

const tallies = new WeakMap<SearchIndex, Tally>();

/** The rows that have to do with a query, best first. */
export function rank(index: SearchIndex, query: string): Scored[] {
  const text = query.slice(0, LONGEST_TEXT);
  const tally = tallies.get(index) ?? new Tally(index);
  tallies.set(index, tally);
  for (const reading of readQuery(index, text)) tally.read(reading);
  const found = tally.takeBest(MOST_FOUND, LEAST);
  const bonuses = unitBonuses(index, text);
  const known = new Set(found.map(({ row }) => row));
  const added = [...bonuses.keys()].filter((row) => !known.has(row)).map((row) => ({ row, score: 0 }));
  const scored = [...found, ...added].map(({ row, score }) => ({
    row,
    score: score + (bonuses.get(row) ?? 0) + popularity(index, row),
  }));
  return bestFirst(index, scored);
}

function bestFirst(index: SearchIndex, scored: readonly Scored[]): Scored[] {
  return scored.toSorted((a, b) => b.score - a.score || (index.rows[a.row]!.id < index.rows[b.row]!.id ? -1 : 1));
}

function unitBonuses(index: SearchIndex, text: string): Map<number, number> {
  const reading = readUnits(text);
  const rows = reading?.converters.flatMap((id) => index.rowById.get(id) ?? []) ?? [];
  if (!reading || rows.length === 0) return new Map();
  const { isPair, isAll, isAsked } = reading;
  if (!isAll) return new Map(isPair && isAsked ? [[rows[0]!, BONUS.pairAmongOthers]] : []);
  if (!isPair) return new Map([[rows[0]!, BONUS.unit]]);
  return new Map(rows.map((row, at) => [row, at === 0 ? BONUS.pair : BONUS.laterPair]));
}

function popularity(index: SearchIndex, row: number): number {
  const { isPopular, uses } = index.rows[row]!;
  const used = Math.min(1, Math.log10(1 + Math.max(0, uses)) / 5);
  return (isPopular ? BONUS.popular : 0) + BONUS.uses * used;
}
