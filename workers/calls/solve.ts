import * as v from "valibot";
import type { AnyDefinition } from "#engine/define.ts";
import { readInputs } from "#engine/read.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { json } from "#workers/http/http.ts";
import { refuseInputs } from "./calculate.ts";

/** The body `{"inputs": {…}, "target": {"output", "value"}, "vary"}`. */
export const solveSchema = v.object({
  inputs: v.optional(v.record(v.string(), v.unknown(), "The inputs must be an object."), {}),
  target: v.object({ output: v.string("Name an output."), value: v.number("The target must be a number.") }),
  vary: v.string("Name the input that may change."),
});

const REFUSED = "This target cannot be met.";
const NOT_SEARCHED = "This input could not be searched fully.";

/**
 * The values of the input `vary` that give the output the value of the target; the nearest below and above where none
 * gives it exactly.
 *
 * @throws Response 422 where an input cannot be used, or where the target cannot be met: then with the reachable range
 */
export async function solveAnswer(
  definition: AnyDefinition,
  { inputs: raw, target, vary }: v.InferOutput<typeof solveSchema>,
) {
  const { inputs, issues } = readInputs(definition, raw, todayUtc());
  if (issues.length > 0) throw refuseInputs(issues);
  const { answerTarget } = await import("#engine/solve-call.ts");
  const answer = answerTarget(definition, inputs, { ...target, vary }, US_PREFERENCES);
  if (!answer.ok) {
    const { issue, reachable, isCutShort } = answer;
    const error = isCutShort ? NOT_SEARCHED : REFUSED;
    throw json({ error, issues: [issue], ...(reachable && { reachable }) }, { status: 422 });
  }
  const { solutions, neighbors, reachable, evaluations } = answer.solved;
  const isExact = solutions.length > 0;
  return {
    id: definition.id,
    inputs,
    target,
    vary,
    exact: isExact,
    solutions: isExact ? solutions : neighbors,
    reachable,
    evaluations,
  };
}
