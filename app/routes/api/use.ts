import { definitionIds } from "#catalogue/definitions.server.ts";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { visibleIds } from "#workers/directory/directory.ts";
import { countUse } from "#workers/directory/uses.ts";
import { errorResponse } from "#workers/http/http.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/use";

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("use", "RATE_LIMIT_USES")];

/** POST /api/calculators/{id}/use: counts a page open; answers at once, the counting goes on behind it. */
export async function action({ params, context }: Route.ActionArgs) {
  // A row without a definition has a page as well.
  const isKnown =
    definitionIds().includes(params.id) || (await visibleIds(context.get(databaseContext).database)).has(params.id);
  if (!isKnown) return errorResponse(404, "There is no calculator of that name.");
  waitUntil(countUse(env, params.id));
  return new Response(null, { status: 204 });
}
