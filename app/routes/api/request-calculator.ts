import { redirect } from "react-router";
import { findSenderId } from "#workers/accounts/accounts.ts";
import { env } from "#workers/bindings.server.ts";
import { requestSchema, saveRequest } from "#workers/requests/requests.ts";
import { json } from "#workers/http/http.ts";
import { isForm, parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { getCountry } from "#workers/localization/localization.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/request-calculator";

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("request", "RATE_LIMIT_WRITES")];

/** POST /api/request-calculator: asks for a calculator that is not there. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const wanted = await parseBody(request, requestSchema);
  return orUnavailable("request-not-stored", async () => {
    await saveRequest(database, wanted, {
      country: getCountry(request) || null,
      userId: await findSenderId(request, env, database),
    });
    return isForm(request) ? redirect("/feedback?sent=request", 303) : json({ ok: true }, { status: 201 });
  });
}
