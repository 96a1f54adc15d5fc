import { env } from "#workers/bindings.server.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { currentRates } from "#workers/rates/rates.ts";

/** GET /api/rates/history: the days whose rates are kept, of the main currencies; the first one is since when. */
export async function loader() {
  const { base, history = [] } = await currentRates(env.KV);
  return json({ base, days: history }, cacheFor(300));
}
