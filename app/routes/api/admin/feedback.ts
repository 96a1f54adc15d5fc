import { readFeedback } from "#workers/admin/admin-overview.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { Route } from "./+types/feedback";

/** GET /api/admin/feedback `?calculator=`: feedback counted by calculator, and the newest messages. */
export function loader({ request, context }: Route.LoaderArgs) {
  const calculator = new URL(request.url).searchParams.get("calculator");
  return orUnavailable("admin-call-failed", async () =>
    json(await readFeedback(context.get(databaseContext).database, calculator || null)),
  );
}
