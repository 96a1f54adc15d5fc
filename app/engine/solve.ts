import type { AnyDefinition } from "./define.ts";
import { isNumeric } from "./kinds/index.ts";
import { COARSE, FINE, getBounds, listProbes } from "./solve-scan.ts";
import { Search } from "./solve-search.ts";
import type { Solved, Target } from "./solved.ts";
import { applies } from "./values.ts";

export { MOST_EVALUATIONS } from "./solve-budget.ts";
export { EXACT } from "./solve-search.ts";
export type { Solution, Solved, Target } from "./solved.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** The inputs that a target may change: numbers that apply and on which no other field's being there depends. */
export function listUnknowns(definition: AnyDefinition, inputs: Inputs): readonly string[] {
  if (definition.isRandom) return [];
  const deciding = new Set(Object.values(definition.inputs).flatMap(({ when }) => Object.keys(when ?? {})));
  return Object.entries(definition.inputs)
    .filter(([key, field]) => isNumeric(field) && !field.secret && !deciding.has(key) && applies(field, inputs))
    .map(([key]) => key);
}

/** The outputs for which a target can be set. */
export function listTargets(definition: AnyDefinition): readonly string[] {
  return definition.isRandom
    ? []
    : Object.keys(definition.outputs).filter((key) => isNumeric(definition.outputs[key]!));
}

/**
 * Runs a calculator backwards: the values of one input that give a wanted output while the others stay as they are.
 * It looks outward from the present value as far as the bounds go, encloses each crossing and refines it by Brent's
 * method; what touches the target without crossing it is looked for at the turning points, and what crosses it beyond
 * the last point with an answer, at the edge of the domain.
 *
 * @param vary the key of a numeric input, one of {@link listUnknowns}
 */
export function solve(definition: AnyDefinition, inputs: Inputs, target: Target, vary: string): Solved {
  const field = definition.inputs[vary]!;
  const today = inputs[vary];
  const start = typeof today === "number" ? today : typeof field.default === "number" ? field.default : 1;
  const search = new Search(definition, inputs, target, vary, start);
  const { low, high } = getBounds(field, start);
  search.probe(listProbes(start, low, high, search.isWhole, COARSE));
  search.findCrossings();
  if (search.found.length === 0) {
    search.probe(listProbes(start, low, high, search.isWhole, FINE));
    search.findCrossings();
  }
  search.findTurningPoints();
  if (search.found.length === 0) search.findEdges();
  if (search.found.length === 0) search.findSteps();
  return search.finish();
}
