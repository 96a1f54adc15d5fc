import { env } from "#workers/bindings.server.ts";
import { findCalculator } from "#workers/calls/calculate.ts";
import { describeCalculator } from "#workers/calls/describe.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { cacheFor, errorResponse, json } from "#workers/http/http.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/calculator";

export const middleware = [allowMethods("GET")];

/** GET /api/v1/calculators/{id}: what goes in and what comes out, as JSON Schema 2020-12. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const row = findRow(await listDirectory(context.get(databaseContext).database), params.id);
  if (!row) return errorResponse(404, "There is no calculator of that name.");
  const definition = await findCalculator(row.id, env.KV);
  return json(describeCalculator(row, definition, new URL(request.url).origin), cacheFor(300));
}
