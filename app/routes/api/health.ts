import { env, waitUntil } from "#workers/bindings.server.ts";
import { noteHealth } from "#workers/health/health-regions.ts";
import { checkHealth, toHttpStatus } from "#workers/health/health.ts";
import { json } from "#workers/http/http.ts";
import type { Route } from "./+types/health";

/** GET /api/health: what the site stands on, with times and region; 503 where something does not work. */
export async function loader({ request }: Route.LoaderArgs) {
  const health = await checkHealth(env, request);
  waitUntil(noteHealth(env.KV, health));
  return json(health, { status: toHttpStatus(health), headers: { "Cache-Control": "no-store" } });
}
