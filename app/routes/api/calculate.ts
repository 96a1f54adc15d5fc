import { fromQuery } from "#engine/query.ts";
import { env } from "#workers/bindings.server.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { cacheFor, json, readJson, errorResponse } from "#workers/http/http.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/calculate";

/** GET /api/calculators/{id}/calculate?key=value: the answer for inputs in the neutral format of addresses. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const definition = await currentDefinition(params.id, env.KV);
  if (!definition) return unknownCalculator();
  return answer(definition, fromQuery(definition, new URL(request.url).searchParams, true), cacheFor(300));
}

/** POST /api/calculators/{id}/calculate {"inputs": {…}}. It changes nothing, so any origin may call it. */
export async function action({ params, request }: Route.ActionArgs) {
  if (request.method !== "POST") return errorResponse(405, "Use GET or POST.", undefined, { Allow: "GET, POST" });
  const definition = await currentDefinition(params.id, env.KV);
  if (!definition) return unknownCalculator();
  const body = await readJson(request);
  if (!body.ok) return body.response;
  const inputs = parseInputs(body.value);
  if (!inputs) return errorResponse(400, 'The request must be an object with "inputs": { … }.');
  return answer(definition, inputs);
}

function parseInputs(body: unknown): Record<string, unknown> | null {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const { inputs = {} } = body as { inputs?: unknown };
  return typeof inputs === "object" && inputs !== null && !Array.isArray(inputs)
    ? (inputs as Record<string, unknown>)
    : null;
}

type Definition = NonNullable<Awaited<ReturnType<typeof currentDefinition>>>;

function answer(definition: Definition, raw: Record<string, unknown>, init: ResponseInit = {}): Response {
  const result = answerCall(definition, raw, todayUtc());
  if (!result.ok) return errorResponse(422, "Some inputs cannot be used.", result.issues);
  return json({ id: definition.id, inputs: result.inputs, outputs: result.outputs }, init);
}

function unknownCalculator(): Response {
  return errorResponse(404, "There is no calculator of that name.");
}
