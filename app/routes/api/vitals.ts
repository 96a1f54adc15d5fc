import { env, waitUntil } from "#workers/bindings.server.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { getCountry } from "#workers/localization/localization.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import { pagesContext } from "#workers/pages/pages.ts";
import { countVitals, vitalsSchema } from "#workers/vitals/vitals.ts";
import type { Route } from "./+types/vitals";

/** The largest report that a page makes has about 4 KiB. */
const MAX_REPORT = 16 * 1024;

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("vitals", "RATE_LIMIT_USES")];

/** POST /api/vitals: what a page measured of itself, without a cookie or an identifier; counted behind the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const report = await parseBody(request, vitalsSchema, MAX_REPORT);
  const counted = { ...report, country: getCountry(request) };
  waitUntil(countVitals(context.get(databaseContext).database, counted, context.get(pagesContext), env.ANALYTICS));
  return new Response(null, { status: 204 });
}
