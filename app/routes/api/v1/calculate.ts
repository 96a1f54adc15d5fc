import { env } from "#workers/bindings.server.ts";
import { checkKeys, findCalculator, readAddressInputs, readBodyInputs } from "#workers/calls/calculate.ts";
import { openAnswer } from "#workers/calls/open-calculate.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { allowMethods, jsonOnly } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/calculate";

export const middleware = [allowMethods("GET", "POST"), jsonOnly];

const UNCACHED = { headers: { "Cache-Control": "no-store" } };

/** GET /api/v1/calculators/{id}/calculate?key=value&version=: the inputs in the neutral format of addresses. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const definition = await findCalculator(params.id, env.KV);
  const { version, ...inputs } = readAddressInputs(definition, request.url);
  const answer = openAnswer(definition, inputs, new URL(request.url).origin, version);
  return json(answer, definition.isRandom ? UNCACHED : cacheFor(300));
}

/** POST /api/v1/calculators/{id}/calculate {"inputs": {…}, "version"?}. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await findCalculator(params.id, env.KV);
  const { inputs, version, ...others } = await readBodyInputs(request);
  checkKeys(others, ["inputs", "version"]);
  return json(openAnswer(definition, inputs, new URL(request.url).origin, version), UNCACHED);
}
