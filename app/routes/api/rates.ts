import { env } from "#workers/bindings.server.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { currentRates } from "#workers/rates/rates.ts";

/** GET /api/rates: the exchange rates that the site calculates with, their date and their source. */
export async function loader() {
  const { date, source, base, rates } = await currentRates(env.KV);
  return json({ date, source, base, rates }, cacheFor(300));
}
