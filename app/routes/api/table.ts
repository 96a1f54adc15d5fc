import { toCsv } from "#engine/csv.ts";
import { fromQuery } from "#engine/query.ts";
import { env } from "#workers/bindings.server.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { errorResponse } from "#workers/http/http.ts";
import { rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/table";

export const middleware = [rateLimitedAnswers];

/** GET /api/calculators/{id}/tables/{key}.csv?…: a table as CSV for visitors without a script; others make it themselves. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const definition = await currentDefinition(params.id, env.KV);
  const key = params.table.replace(/\.csv$/, "");
  const field = definition && Object.hasOwn(definition.outputs, key) ? definition.outputs[key] : undefined;
  if (!definition || !field?.columns) return errorResponse(404, "There is no such table.");
  const result = answerCall(definition, fromQuery(definition, new URL(request.url).searchParams), todayUtc());
  if (!result.ok) return errorResponse(422, "Some inputs cannot be used.", result.issues);
  const rows = (result.outputs[key] ?? []) as readonly Record<string, unknown>[];
  return new Response(`\uFEFF${toCsv(field.columns, rows)}`, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${definition.id}-${key}.csv"`,
    },
  });
}
