import { env, waitUntil } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { takeWrite } from "#workers/http/visitor-writes.ts";
import { countVitals, vitalsSchema } from "#workers/vitals/vitals.ts";
import type { Route } from "./+types/vitals";

/** The largest report that a page makes has about 4 KiB. */
const MAX_REPORT = 16 * 1024;

/** POST /api/vitals: what a page measured of itself, without a cookie or an identifier; counted behind the answer. */
export async function action({ request }: Route.ActionArgs) {
  const write = await takeWrite(request, vitalsSchema, {
    kind: "vitals",
    limiter: env.RATE_LIMIT_USES,
    maxBody: MAX_REPORT,
  });
  if (!write.ok) return write.response;
  const { database } = openDatabase(env.DB, "first-primary");
  waitUntil(countVitals(database, write.value, env.ANALYTICS));
  return new Response(null, { status: 204 });
}
