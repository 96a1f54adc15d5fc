import { env, waitUntil } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { search } from "#workers/directory/search.ts";
import { rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/search";

export const middleware = [rateLimitedAnswers];

/** GET /api/calculators/search-enhanced?q=: what answers the query, and what shares its subject. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const rows = await listDirectory(context.get(databaseContext).database);
  return json(await search(rows, query, env.KV, waitUntil), cacheFor(300));
}
