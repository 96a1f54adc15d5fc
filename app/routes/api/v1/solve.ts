import { figuresVersion } from "#workers/calls/figures-version.ts";
import { env } from "#workers/bindings.server.ts";
import { findCalculator } from "#workers/calls/calculate.ts";
import { solveAnswer, solveSchema } from "#workers/calls/solve.ts";
import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods, jsonOnly } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/solve";

export const middleware = [allowMethods("POST"), jsonOnly];

/** POST /api/v1/calculators/{id}/solve {"inputs", "target": {"output", "value"}, "vary"}: the input that gives the output. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await findCalculator(params.id, env.KV);
  const answer = await solveAnswer(definition, await parseBody(request, solveSchema));
  return json({ ...answer, version: figuresVersion(definition) });
}
