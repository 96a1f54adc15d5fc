import * as v from "valibot";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { readInputs } from "#engine/read.ts";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/solve";

const bodySchema = v.object({
  inputs: v.optional(v.record(v.string(), v.unknown(), "The inputs must be an object."), {}),
  target: v.object({ output: v.string("Name an output."), value: v.number("The target must be a number.") }),
  vary: v.string("Name the input that may change."),
});

const REFUSED = "This target cannot be met.";

/** A calculator's call like calculate: it changes nothing, so any origin may call it. */
export const middleware = [allowMethods("POST")];

/** POST /api/calculators/{id}/solve {"inputs": {…}, "target": {"output", "value"}, "vary"}: the input that gives the output. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await currentDefinition(params.id, env.KV);
  if (!definition) return errorResponse(404, "There is no calculator of that name.");
  const { inputs: raw, target, vary } = await parseBody(request, bodySchema);
  const today = todayUtc();
  const { inputs, issues } = readInputs(definition, raw, today);
  if (issues.length > 0) return errorResponse(422, "Some inputs cannot be used.", issues);
  const { answerTarget } = await import("#engine/solve-call.ts");
  const answer = answerTarget(definition, inputs, { ...target, vary }, US_PREFERENCES);
  if (!answer.ok) {
    const { issue, reachable } = answer;
    return json({ error: REFUSED, issues: [issue], ...(reachable && { reachable }) }, { status: 422 });
  }
  const { solutions, neighbors, reachable, evaluations } = answer.solved;
  return json({
    id: definition.id,
    inputs,
    target,
    vary,
    exact: solutions.length > 0,
    solutions: solutions.length > 0 ? solutions : neighbors,
    reachable,
    evaluations,
  });
}
