import { env } from "#workers/bindings.server.ts";
import { adminRead } from "#workers/admin/admin-call.ts";
import { healthByRegion } from "#workers/health/health-regions.ts";
import { checkHealth } from "#workers/health/health.ts";
import type { Route } from "./+types/health";

/** GET /api/admin/health: what each place of the network found when it last looked, this one now. */
export function loader({ request }: Route.LoaderArgs) {
  return adminRead(request, async () => ({
    regions: await healthByRegion(env.KV, await checkHealth(env, request)),
  }));
}
