import { env } from "#workers/bindings.server.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { currentRates } from "#workers/rates/rates.ts";

export const middleware = [allowMethods("GET")];

/** GET /api/v1/rates: the exchange rates that the site calculates with; their date is their version. */
export async function loader() {
  const { date, source, base, rates } = await currentRates(env.KV);
  return json({ version: date, date, source, base, rates }, cacheFor(300));
}
