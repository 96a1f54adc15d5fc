/** What is to come out: a number for one of the outputs. */
export interface Target {
  readonly output: string;
  readonly value: number;
}

/** A value for the unknown and what comes out with it. */
export interface Solution {
  readonly value: number;
  /** Where the output is rounded: every value from here to there gives the same. Both are `value` otherwise. */
  readonly from: number;
  readonly to: number;
  readonly outcome: number;
  /** How far the outcome is from the target, relative to the target (absolute for targets below 1). */
  readonly residual: number;
}

export interface Solved {
  /** What gives the target, the nearest to the present value first. Empty where nothing does. */
  readonly solutions: readonly Solution[];
  /** Where nothing gives it: the values on both sides of the step that jumps over the target. */
  readonly neighbors: readonly Solution[];
  /** The outcomes that were seen; null where there were none. Equal ends: the unknown does not matter. */
  readonly reachable: { readonly low: number; readonly high: number } | null;
  readonly evaluations: number;
  /** Whether the evaluations were used up before all was looked at: where nothing was found, a value may exist. */
  readonly isCutShort: boolean;
}
