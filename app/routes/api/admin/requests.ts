import {
  changeRequests,
  isRequestFilter,
  listNotices,
  listRequests,
  requestChangeSchema,
} from "#workers/admin/admin-requests.ts";
import { composeNotice, NO_WEBHOOK, NOT_TAKEN, sendNotice } from "#workers/admin/notice.ts";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/requests";

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/requests `?state=&search=`: the calculators that visitors ask for, the most wanted first. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = query.get("state");
  const origin = getSiteOrigin(request, env);
  return orUnavailable("admin-call-failed", async () => {
    const { requests, counts } = await listRequests(context.get(databaseContext).database, {
      state: isRequestFilter(state) ? state : undefined,
      search: query.get("search")?.trim() || undefined,
    });
    return json({
      requests: requests.map((one) => ({ ...one, notice: one.email && composeNotice(one, one.email, origin) })),
      counts,
      hasWebhook: Boolean(env.NOTICE_WEBHOOK),
    });
  });
}

/**
 * POST /api/admin/requests `{id or ids, state?, noticed?, spam?, answer?, send?, remove?}`: where they stand and what those
 * who asked are told. `send` hands each notice to the webhook and records it; 502 where that takes one not.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { send, ...change } = await parseBody(request, requestChangeSchema);
  const { database } = context.get(databaseContext);
  if (send && !env.NOTICE_WEBHOOK) return errorResponse(422, NO_WEBHOOK);
  return orUnavailable("admin-call-failed", async () => {
    if ((await changeRequests(database, change)) === 0) return errorResponse(404, "There is no such request.");
    if (!send) return json({ ok: true });
    for (const { ids, notice } of await listNotices(database, change.ids, getSiteOrigin(request, env))) {
      if (!(await sendNotice(env.NOTICE_WEBHOOK!, notice))) return errorResponse(502, NOT_TAKEN);
      await changeRequests(database, { ids, noticed: true });
    }
    return json({ ok: true });
  });
}
