import { redirect } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { feedbackSchema, saveFeedback } from "#workers/feedback/feedback.ts";
import { json } from "#workers/http/http.ts";
import { senderOf } from "#workers/accounts/accounts.ts";
import { countryOf } from "#workers/localization/localization.ts";
import { keptOrRefused, takeWrite } from "#workers/http/visitor-writes.ts";
import type { Route } from "./+types/feedback";

/** POST /api/feedback: what a visitor says of a calculator or of the site. */
export async function action({ request }: Route.ActionArgs) {
  const write = await takeWrite(request, feedbackSchema, { kind: "feedback", limiter: env.RATE_LIMIT_WRITES });
  if (!write.ok) return write.response;
  return keptOrRefused("feedback-not-kept", async () => {
    await saveFeedback(openDatabase(env.DB, "first-primary").database, write.value, {
      country: countryOf(request) || null,
      userId: await senderOf(request, env),
    });
    return write.isForm ? redirect("/feedback?sent=feedback", 303) : json({ ok: true }, { status: 201 });
  });
}
