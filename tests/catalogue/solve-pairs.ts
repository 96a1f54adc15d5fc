/** Targets that can be reached: what an input, moved, gives. */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { readInputs } from "#engine/read.ts";
import { listTargets, listUnknowns } from "#engine/solve.ts";
import { TEST_DAY } from "#engine/verify.ts";

type Inputs = Readonly<Record<string, unknown>>;

export interface Pair {
  readonly definition: AnyDefinition;
  readonly inputs: Inputs;
  readonly output: string;
  readonly vary: string;
  readonly moved: number;
  readonly target: number;
}

function compute(definition: AnyDefinition, inputs: Inputs): Inputs | null {
  try {
    return definition.compute(inputs);
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

/**
 * Inputs moved one at a time, and what comes out then.
 * @param triesAll moves each four times, also from each example; else once, from the values that a page opens with
 */
export function* listPairs(definition: AnyDefinition, triesAll: boolean): Generator<Pair> {
  const given = [{}, ...(triesAll ? definition.examples.map((example) => example.inputs) : [])];
  for (const raw of given) {
    const { inputs, issues } = readInputs(definition, raw, TEST_DAY);
    const before = issues.length === 0 ? compute(definition, inputs) : null;
    if (!before) continue;
    for (const vary of listUnknowns(definition, inputs)) {
      const value = inputs[vary];
      if (typeof value !== "number") continue;
      const { kind, min, max } = definition.inputs[vary]!;
      const [low, high] = [typeof min === "number" ? min : -Infinity, typeof max === "number" ? max : Infinity];
      const factor = triesAll ? [1.1, 0.93, 1.6, 0.4] : [1.1, 0.93];
      const moves = factor.map((by) =>
        kind === "integer" ? Math.round(value * by + Math.sign(by - 1)) : value === 0 ? by - 1 : value * by,
      );
      for (const moved of moves) {
        if (moved < low || moved > high || (!triesAll && moved < value && moves[0]! <= high)) continue;
        const after = compute(definition, { ...inputs, [vary]: moved });
        for (const output of listTargets(definition)) {
          const [was, target] = [before[output], after?.[output]];
          if (typeof was !== "number" || typeof target !== "number" || was === target) continue;
          if (Number.isFinite(target)) yield { definition, inputs, output, vary, moved, target };
        }
      }
    }
  }
}
