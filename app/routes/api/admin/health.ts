import { env } from "#workers/bindings.server.ts";
import { checkHealth } from "#workers/health/health.ts";
import { healthByRegion } from "#workers/health/health-regions.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import type { Route } from "./+types/health";

/** GET /api/admin/health: what each place of the network found when it last looked, this one now. */
export function loader({ request }: Route.LoaderArgs) {
  return orUnavailable("admin-call-failed", async () =>
    json({ regions: await healthByRegion(env.KV, await checkHealth(env, request)) }),
  );
}
