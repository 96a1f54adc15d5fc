import * as v from "valibot";
import { figuresVersion } from "#workers/calls/figures-version.ts";
import { env } from "#workers/bindings.server.ts";
import { checkKeys, findCalculator } from "#workers/calls/calculate.ts";
import { checkVersion } from "#workers/calls/open-calculate.ts";
import { solveAnswer, solveSchema } from "#workers/calls/solve.ts";
import { tellIgnored } from "#workers/directory/calculate.ts";
import { json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { allowMethods, jsonOnly } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/solve";

export const middleware = [allowMethods("POST"), jsonOnly];

const bodySchema = v.looseObject({ ...solveSchema.entries, version: v.optional(v.string()) });

/** POST /api/v1/calculators/{id}/solve {"inputs", "target": {"output", "value"}, "vary", "version"?}: the input that gives the output. */
export async function action({ params, request }: Route.ActionArgs) {
  const definition = await findCalculator(params.id, env.KV);
  const { inputs, target, vary, version, ...others } = await parseBody(request, bodySchema);
  checkKeys(others, ["inputs", "target", "vary", "version"]);
  const current = figuresVersion(definition);
  checkVersion(version, current);
  const answer = await solveAnswer(definition, { inputs, target, vary });
  return json({ ...answer, ...tellIgnored(definition, inputs, answer.inputs), version: current });
}
