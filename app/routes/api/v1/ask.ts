import * as v from "valibot";
import { isCurrency, isLocale, US_PREFERENCES } from "#localization/preferences.ts";
import { env } from "#workers/bindings.server.ts";
import { askAnswer } from "#workers/calls/ask.ts";
import { openAnswered } from "#workers/calls/open-ask.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { parseQuery } from "#workers/http/parse-query.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/ask";

export const middleware = [allowMethods("GET")];

const querySchema = v.strictObject({
  q: v.pipe(v.string(), v.nonEmpty("Ask something.")),
  locale: v.optional(v.pipe(v.string(), v.check(isLocale, "There is no such locale.")), US_PREFERENCES.locale),
  currency: v.optional(v.pipe(v.string(), v.check(isCurrency, "There is no such currency.")), US_PREFERENCES.currency),
  units: v.optional(v.picklist(["metric", "imperial"], "Units are metric or imperial."), US_PREFERENCES.unitSystem),
});

/** GET /api/v1/ask?q=&locale=&currency=&units=: the answer to a sentence, or `calculator: null` and why. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, currency, units } = parseQuery(request, querySchema);
  const preferences = { ...US_PREFERENCES, locale, currency, unitSystem: units };
  const { database } = context.get(databaseContext);
  const answer = await askAnswer({ request, database, bindings: env, preferences });
  return json(await openAnswered(answer, new URL(request.url).origin, env.KV), cacheFor(300));
}
