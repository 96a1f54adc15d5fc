import {
  changeFeedback,
  feedbackChangeSchema,
  findAnswer,
  isFeedbackState,
  readFeedback,
  recordAnswer,
} from "#workers/admin/admin-feedback.ts";
import { NO_WEBHOOK, NOT_TAKEN, sendNotice } from "#workers/admin/notice.ts";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { readPage } from "#workers/http/page.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/feedback";

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/feedback `?calculator=&state=&search=&page=`: feedback counted by calculator, and the messages. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = query.get("state");
  const filter = {
    calculatorId: query.get("calculator") || undefined,
    state: isFeedbackState(state) ? state : undefined,
    search: query.get("search")?.trim() || undefined,
    page: readPage(query),
  };
  return orUnavailable("admin-call-failed", async () =>
    json({
      ...(await readFeedback(context.get(databaseContext).database, filter, getSiteOrigin(request, env))),
      hasWebhook: Boolean(env.NOTICE_WEBHOOK),
    }),
  );
}

/** POST /api/admin/feedback `{id, state?, answer?, send?, remove?}`: closes, answers or removes a message. */
export async function action({ request, context }: Route.ActionArgs) {
  const { send, ...change } = await parseBody(request, feedbackChangeSchema);
  const { database } = context.get(databaseContext);
  if (send && !env.NOTICE_WEBHOOK) return errorResponse(422, NO_WEBHOOK);
  return orUnavailable("admin-call-failed", async () => {
    if (!(await changeFeedback(database, change))) return errorResponse(404, "There is no such message.");
    const answer = send ? await findAnswer(database, change.id, getSiteOrigin(request, env)) : null;
    if (answer && !(await sendNotice(env.NOTICE_WEBHOOK!, answer))) return errorResponse(502, NOT_TAKEN);
    if (answer) await recordAnswer(database, change.id);
    return json({ ok: true });
  });
}
