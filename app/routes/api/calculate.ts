import { env } from "#workers/bindings.server.ts";
import { calculateAnswer, findCalculator, readAddressInputs, readBodyInputs } from "#workers/calls/calculate.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { allowMethods, rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/calculate";

/** It changes nothing, so any origin may call it. */
export const middleware = [allowMethods("GET", "POST"), rateLimitedAnswers];

/** GET /api/calculators/{id}/calculate?key=value: the answer for inputs in the neutral format of addresses. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const definition = await findCalculator(params.id, env.KV);
  return json(calculateAnswer(definition, readAddressInputs(definition, request.url)), cacheFor(300));
}

/** POST /api/calculators/{id}/calculate {"inputs": {…}}. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await findCalculator(params.id, env.KV);
  const { inputs } = await readBodyInputs(request);
  return json(calculateAnswer(definition, inputs));
}
