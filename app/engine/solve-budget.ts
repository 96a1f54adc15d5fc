/** Evaluations after which a search ends with what it has. */
export const MOST_EVALUATIONS = 150;

/** Entries of lists that are gone through in all evaluations together. */
const MOST_ENTRIES = 150_000;

/** Work that calculations note (maths/work.ts) in all evaluations together. */
export const MOST_WORK = 1_000_000;

/**
 * How often a search may run `compute`. A clock stands still in a worker while code runs, so that time cannot be the
 * limit; what makes the same calculator take longer is how much was entered, which is known before.
 */
export function countEvaluations(inputs: Readonly<Record<string, unknown>>): number {
  const entries = Object.values(inputs).reduce<number>(
    (count, value) => count + (Array.isArray(value) ? value.length : 0),
    0,
  );
  return Math.min(MOST_EVALUATIONS, Math.max(1, Math.floor(MOST_ENTRIES / Math.max(1, entries))));
}
