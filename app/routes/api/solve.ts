import { env } from "#workers/bindings.server.ts";
import { findCalculator } from "#workers/calls/calculate.ts";
import { solveAnswer, solveSchema } from "#workers/calls/solve.ts";
import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods, rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/solve";

/** A calculator's call like calculate: it changes nothing, so any origin may call it. */
export const middleware = [allowMethods("POST"), rateLimitedAnswers];

/** POST /api/calculators/{id}/solve {"inputs": {…}, "target": {"output", "value"}, "vary"}: the input that gives the output. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await findCalculator(params.id, env.KV);
  return json(await solveAnswer(definition, await parseBody(request, solveSchema)));
}
