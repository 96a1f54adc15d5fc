import { env } from "#workers/bindings.server.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { summariseVitals } from "#workers/vitals/vitals.ts";
import type { Route } from "./+types/vitals";

/** GET /api/admin/vitals `?days=` (7; at most 90): percentiles by kind of page and by country, and page opens by title. */
export function loader({ request, context }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("days") ?? 7);
  const days = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), 90) : 7;
  return orUnavailable("admin-call-failed", async () => {
    const summary = await summariseVitals(context.get(databaseContext).database, days);
    return json({ ...summary, hasAnalytics: env.ANALYTICS !== undefined });
  });
}
