import { redirect } from "react-router";
import { findSenderId } from "#workers/accounts/accounts.ts";
import { env } from "#workers/bindings.server.ts";
import { feedbackSchema, saveFeedback } from "#workers/feedback/feedback.ts";
import { json } from "#workers/http/http.ts";
import { isForm, parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { getCountry } from "#workers/localization/localization.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/feedback";

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("feedback", "RATE_LIMIT_WRITES")];

/** POST /api/feedback: what a visitor says of a calculator or of the site. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const feedback = await parseBody(request, feedbackSchema);
  return orUnavailable("feedback-not-stored", async () => {
    await saveFeedback(database, feedback, {
      country: getCountry(request) || null,
      userId: await findSenderId(request, env, database),
    });
    return isForm(request) ? redirect("/feedback?sent=feedback", 303) : json({ ok: true }, { status: 201 });
  });
}
