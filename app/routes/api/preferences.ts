import { env } from "#workers/bindings.server.ts";
import { cacheFor, json, errorResponse } from "#workers/http/http.ts";
import { readDefaults } from "#workers/localization/localization.ts";
import type { Route } from "./+types/preferences";

/** GET /api/preferences/{country}: the units, currency and number format that a visitor from there starts with. */
export async function loader({ params }: Route.LoaderArgs) {
  const defaults = await readDefaults(params.country.toUpperCase(), env.KV);
  return defaults ? json(defaults, cacheFor(300)) : errorResponse(404, "There is no country of that code.");
}
