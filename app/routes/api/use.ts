import { env, waitUntil } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { visibleIds } from "#workers/directory/directory.ts";
import { refusal, refuseForeign, refuseTooMany } from "#workers/http/http.ts";
import { countUse } from "#workers/directory/uses.ts";
import { definitionIds } from "#catalogue/definitions.server.ts";
import type { Route } from "./+types/use";

/** POST /api/calculators/{id}/use: counts a page open; answers at once, the counting goes on behind it. */
export async function action({ params, request }: Route.ActionArgs) {
  if (request.method !== "POST") return refusal(405, "Use POST.", undefined, { Allow: "POST" });
  const refused = refuseForeign(request) ?? (await refuseTooMany(request, env.RATE_LIMIT_USES, "use"));
  if (refused) return refused;
  // A row without a definition has a page as well.
  const isKnown =
    definitionIds().includes(params.id) || (await visibleIds(openDatabase(env.DB).database)).has(params.id);
  if (!isKnown) return refusal(404, "There is no calculator of that name.");
  waitUntil(countUse(env, params.id));
  return new Response(null, { status: 204 });
}
