import { readOverview } from "#workers/admin/admin-overview.ts";
import { env } from "#workers/bindings.server.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { currentRates } from "#workers/rates/rates.ts";
import { readOpens } from "#workers/vitals/vitals.ts";
import type { Route } from "./+types/overview";

/** Days of page opens. */
const OPENS_OF = 30;

/** GET /api/admin/overview: the catalogue, uses, page opens of a month, requests, feedback, errors and rates in figures. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("admin-call-failed", async () => {
    const [overview, opens, rates] = await Promise.all([
      readOverview(database),
      readOpens(database, OPENS_OF),
      currentRates(env.KV),
    ]);
    return json({ ...overview, opens, ratesDate: rates.date });
  });
}
