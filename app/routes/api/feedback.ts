import { redirect } from "react-router";
import { findSenderId } from "#workers/accounts/accounts.ts";
import { env } from "#workers/bindings.server.ts";
import { feedbackSchema, saveFeedback } from "#workers/feedback/feedback.ts";
import { nameVoter } from "#workers/feedback/voter.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { isForm, parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { getCountry } from "#workers/localization/localization.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimited, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/feedback";

export const middleware = [allowMethods("POST"), sameOrigin, rateLimited("feedback", "RATE_LIMIT_WRITES")];

/** POST /api/feedback: what a visitor says of a calculator or of the site; without a message it is a vote. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const feedback = await parseBody(request, feedbackSchema);
  // The form is there for a message; its blank fields were left out.
  if (isForm(request) && feedback.message === undefined) return refuse("message", "Write a message.");
  return orUnavailable("feedback-not-stored", async () => {
    const userId = await findSenderId(request, env, database);
    const isSaved = await saveFeedback(database, feedback, {
      country: getCountry(request) || null,
      userId,
      voter: await nameVoter(request, { userId, secret: env.SESSION_SECRET }),
    });
    if (!isSaved) return refuse("calculatorId", "There is no calculator of that name.");
    return isForm(request) ? redirect("/feedback?sent=feedback", 303) : json({ ok: true }, { status: 201 });
  });
}

const refuse = (field: string, message: string) => errorResponse(422, message, [{ field, message }]);
