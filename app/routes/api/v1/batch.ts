import * as v from "valibot";
import { env } from "#workers/bindings.server.ts";
import { checkKeys, findCalculator } from "#workers/calls/calculate.ts";
import { openAnswer } from "#workers/calls/open-calculate.ts";
import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods, jsonOnly } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/batch";

export const middleware = [allowMethods("POST"), jsonOnly];

const MOST = 100;
const SENTENCE = `Send 1 to ${MOST} calls.`;

const bodySchema = v.looseObject({
  calls: v.pipe(v.array(v.unknown(), SENTENCE), v.minLength(1, SENTENCE), v.maxLength(MOST, SENTENCE)),
});

const callSchema = v.looseObject({
  id: v.string(),
  inputs: v.optional(v.record(v.string(), v.unknown()), {}),
  version: v.optional(v.string()),
});

/** POST /api/v1/batch {"calls": [{"id", "inputs", "version"?}]}: each is answered for itself, in their order. */
export async function action({ request }: Route.ActionArgs) {
  const { calls, ...others } = await parseBody(request, bodySchema);
  checkKeys(others, ["calls"]);
  const { origin } = new URL(request.url);
  const results: unknown[] = [];
  for (const call of calls) results.push(await answerOne(call, origin));
  return json({ results });
}

async function answerOne(call: unknown, origin: string): Promise<unknown> {
  const parsed = v.safeParse(callSchema, call);
  if (!parsed.success) return { status: 422, error: 'A call must be {"id": "…", "inputs": { … }}.' };
  const { id, inputs, version, ...others } = parsed.output;
  try {
    checkKeys(others, ["id", "inputs", "version"]);
    return { status: 200, ...openAnswer(await findCalculator(id, env.KV), inputs, origin, version) };
  } catch (refused) {
    if (!(refused instanceof Response)) throw refused;
    return { status: refused.status, id, ...((await refused.json()) as object) };
  }
}
