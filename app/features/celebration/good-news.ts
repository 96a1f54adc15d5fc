import type { AnyDefinition, GoodNews } from "#engine/define.ts";

/**
 * How much is decent, good, major news (spec 2 §9); a kind with two steps begins with good. Savings, months and returns
 * count as they stand; a score and a rate by how far the change raised the one and lowered the other.
 */
const STEPS: Readonly<Record<GoodNews, readonly number[]>> = {
  savings: [500, 1000, 5000],
  score: [25, 50, 100],
  rate: [1, 2],
  payoff: [6, 12, 24],
  returns: [8, 12],
};

/** 0 for nothing to celebrate, 1 subtle, 2 medium, 3 strong. */
type Level = 0 | 1 | 2 | 3;

/** How good a figure is, by the steps that it reaches. */
export function getLevel(news: GoodNews, value: unknown): Level {
  const steps = STEPS[news];
  const reached = steps.filter((step) => typeof value === "number" && value >= step).length;
  return (reached && reached + 3 - steps.length) as Level;
}

export interface Celebration {
  readonly news: GoodNews;
  readonly level: Exclude<Level, 0>;
}

/**
 * What is to be celebrated after a change: the best of the figures that the definition names, where the change made it
 * better than it was; null where it made none.
 */
export function newsBetween(
  { celebrates = {} }: Pick<AnyDefinition, "celebrates">,
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Celebration | null {
  let best: Celebration | null = null;
  for (const [news, key] of Object.entries(celebrates) as [GoodNews, string][]) {
    const change = Number(now[key]) - Number(before[key]);
    const level = getLevel(news, news === "score" ? change : news === "rate" ? -change : now[key]);
    const isNew = news === "score" || news === "rate" || level > getLevel(news, before[key]);
    if (level !== 0 && isNew && level > (best?.level ?? 0)) best = { news, level };
  }
  return best;
}
