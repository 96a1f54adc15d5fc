import type { AnyDefinition } from "./define.ts";
import { CalculationError } from "./error.ts";

type Inputs = Readonly<Record<string, unknown>>;

/**
 * The outcome as a function of one input, NaN where there is no answer. An input that `compute` does not read on the way
 * to this output cannot matter to it: then one run is enough for all values.
 */
export function watchOutcome(
  definition: AnyDefinition,
  inputs: Inputs,
  output: string,
  vary: string,
): (x: number) => number {
  let isRead: boolean | undefined;
  let only = Number.NaN;
  return (x) => {
    if (isRead) return readOutcome(definition, { ...inputs, [vary]: x }, output);
    if (isRead === undefined) {
      isRead = false;
      const watched = Object.defineProperty({ ...inputs }, vary, {
        enumerable: true,
        get: () => {
          isRead = true;
          return x;
        },
      });
      only = readOutcome(definition, watched, output);
    }
    return only;
  };
}

/** `compute` alone: what the other outputs hold is not looked at. */
function readOutcome(definition: AnyDefinition, inputs: Inputs, output: string): number {
  try {
    const outcome = definition.compute(inputs)[output];
    return typeof outcome === "number" && Number.isFinite(outcome) ? outcome : Number.NaN;
  } catch (error) {
    if (error instanceof CalculationError) return Number.NaN;
    throw error;
  }
}
