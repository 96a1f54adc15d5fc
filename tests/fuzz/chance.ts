/** Chance that repeats itself: the same seed gives the same numbers. */
export interface Chance {
  /** Between 0 and 1, without 1. */
  next(): number;
  /** A whole number from 0 up to and without `below`. */
  below(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** True that often. */
  often(share: number): boolean;
}

export function makeChance(seed: number): Chance {
  const next = makeRandom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)]!,
    often: (share) => next() < share,
  };
}

/** Always the same numbers between 0 and 1. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
