import { listActions } from "#workers/admin/admin-actions.ts";
import { json } from "#workers/http/http.ts";
import { readPage } from "#workers/http/page.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { Route } from "./+types/actions";

/** GET /api/admin/actions `?page=` (1): what admins changed, the latest first. */
export function loader({ request, context }: Route.LoaderArgs) {
  return orUnavailable("admin-call-failed", async () =>
    json(await listActions(context.get(databaseContext).database, readPage(new URL(request.url).searchParams))),
  );
}
