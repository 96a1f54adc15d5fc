import { env } from "#workers/bindings.server.ts";
import { adminRead } from "#workers/admin/admin-call.ts";
import { readOverview } from "#workers/admin/admin-overview.ts";
import { currentRates } from "#workers/rates/rates.ts";
import type { Route } from "./+types/overview";

/** GET /api/admin/overview: the catalogue, uses, requests, feedback, errors and rates in figures. */
export function loader({ request }: Route.LoaderArgs) {
  return adminRead(request, async (database) => {
    const [overview, rates] = await Promise.all([readOverview(database), currentRates(env.KV)]);
    return { ...overview, ratesDate: rates.date };
  });
}
