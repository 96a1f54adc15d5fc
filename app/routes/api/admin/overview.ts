import { readOverview } from "#workers/admin/admin-overview.ts";
import { env } from "#workers/bindings.server.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { currentRates } from "#workers/rates/rates.ts";
import type { Route } from "./+types/overview";

/** GET /api/admin/overview: the catalogue, uses, requests, feedback, errors and rates in figures. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("admin-call-failed", async () => {
    const [overview, rates] = await Promise.all([readOverview(database), currentRates(env.KV)]);
    return json({ ...overview, ratesDate: rates.date });
  });
}
