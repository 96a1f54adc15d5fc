import { listEmptySearches } from "#workers/directory/empty-searches.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { Route } from "./+types/searches";

/** GET /api/admin/searches: what visitors searched for in vain, from five times on. */
export function loader({ context }: Route.LoaderArgs) {
  return orUnavailable("admin-call-failed", async () =>
    json({ searches: await listEmptySearches(context.get(databaseContext).database) }),
  );
}
