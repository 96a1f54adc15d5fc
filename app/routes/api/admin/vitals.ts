import { env } from "#workers/bindings.server.ts";
import { adminRead } from "#workers/admin/admin-call.ts";
import { summariseVitals } from "#workers/vitals/vitals.ts";
import type { Route } from "./+types/vitals";

/** GET /api/admin/vitals `?days=` (7; at most 90): percentiles by kind of page, and page opens by title. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = Number(new URL(request.url).searchParams.get("days") ?? 7);
  const days = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), 90) : 7;
  return adminRead(request, async (database) => ({
    ...(await summariseVitals(database, days)),
    hasAnalytics: env.ANALYTICS !== undefined,
  }));
}
