import { env, waitUntil } from "#workers/bindings.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { requireAdmin } from "#workers/accounts/accounts.ts";
import { isStorm, MAX_REPORT, occurrenceOf, reportsSchema, takeErrors } from "#workers/errors/error-intake.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { clearErrors, errorStatistics, listErrors } from "#workers/errors/errors.ts";
import { json, refusal, refuseForeign, UNAVAILABLE } from "#workers/http/http.ts";
import { logFailure } from "#workers/errors/log.ts";
import { takeWrite } from "#workers/http/visitor-writes.ts";
import type { Route } from "./+types/errors";

/** GET /api/errors: for admins, the log's statistics and its newest errors (50, or `?limit=`). */
export async function loader({ request }: Route.LoaderArgs) {
  const permission = await requireAdmin(request, env);
  if (!permission.ok) return permission.response;
  const limit = new URL(request.url).searchParams.get("limit");
  if (limit !== null && !/^\d{1,9}$/.test(limit))
    return refusal(422, "Some fields cannot be used.", [{ field: "limit", message: "This must be a whole number." }]);
  return answer(async () => {
    const { database } = openDatabase(env.DB, "first-primary");
    const [statistics, recentErrors] = await Promise.all([
      errorStatistics(database),
      listErrors(database, limit === null ? {} : { limit: Number(limit) }),
    ]);
    return { ...statistics, recentErrors };
  });
}

/** POST: one report of a browser, or up to twenty, answered once they are written. DELETE: an admin empties the log. */
export async function action({ request }: Route.ActionArgs) {
  return request.method === "DELETE" ? clear(request) : report(request);
}

async function report(request: Request): Promise<Response> {
  // In a storm nothing more is looked at.
  if (request.method === "POST" && isStorm())
    return refusal(429, "Too many errors are reported at once.", undefined, { "Retry-After": "1" });
  const write = await takeWrite(request, reportsSchema, {
    kind: "errors",
    limiter: env.RATE_LIMIT_ERRORS,
    maxBody: MAX_REPORT,
  });
  if (!write.ok) return write.response;
  // Others may write it with theirs: their promise ends with their request.
  const kept = withDeadline(
    takeErrors(write.value.map(occurrenceOf), env.DB, waitUntil),
    DEADLINES.errors,
    "The error log",
  );
  return (await kept.catch(() => false)) ? json({ ok: true }, { status: 202 }) : refusal(503, UNAVAILABLE);
}

async function clear(request: Request): Promise<Response> {
  const refused = refuseForeign(request);
  if (refused) return refused;
  const permission = await requireAdmin(request, env);
  if (!permission.ok) return permission.response;
  return answer(async () => ({ cleared: await clearErrors(openDatabase(env.DB, "first-primary").database) }));
}

/** What an admin asked for, never kept by anyone; 503 where the database fails. */
async function answer(ask: () => Promise<object>): Promise<Response> {
  try {
    return json(await ask(), { headers: { "Cache-Control": "private, no-store" } });
  } catch (error) {
    logFailure("error-log-unread", error);
    return refusal(503, UNAVAILABLE);
  }
}
