import type { MiddlewareFunction } from "react-router";
import { env, waitUntil } from "#workers/bindings.server.ts";
import { isStorm, recordErrors } from "#workers/errors/error-intake.ts";
import { MAX_REPORT, toErrorEvent, reportsSchema } from "#workers/errors/error-report.ts";
import { clearErrors, errorStatistics, listErrors } from "#workers/errors/errors.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable, UNAVAILABLE } from "#workers/http/unavailable.ts";
import { newestDatabase, databaseContext } from "#workers/middleware/database.ts";
import { recordChange, requireAdmin } from "#workers/middleware/account.ts";
import { allowMethods, forMethods, rateLimited, sameOriginWrites } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/errors";

/** In a storm nothing more is looked at. */
const refuseStorm: MiddlewareFunction<Response> = () =>
  isStorm()
    ? errorResponse(429, "Too many errors are reported at once.", undefined, { "Retry-After": "1" })
    : undefined;

/** Anyone may report an error; only admins read the log and empty it. */
export const middleware = [
  allowMethods("GET", "POST", "DELETE"),
  forMethods(["POST"], refuseStorm),
  sameOriginWrites,
  forMethods(["POST"], rateLimited("errors", "RATE_LIMIT_ERRORS")),
  newestDatabase,
  forMethods(["GET", "HEAD", "DELETE"], requireAdmin),
  forMethods(["DELETE"], recordChange),
];

/** GET /api/errors: for admins, the log's statistics and its newest errors (50, or `?limit=`). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const limit = new URL(request.url).searchParams.get("limit");
  if (limit !== null && !/^\d{1,9}$/.test(limit))
    return errorResponse(422, "Some fields cannot be used.", [
      { field: "limit", message: "This must be a whole number." },
    ]);
  const { database } = context.get(databaseContext);
  return orUnavailable("error-log-unread", async () => {
    const [statistics, recentErrors] = await Promise.all([
      errorStatistics(database),
      listErrors(database, limit === null ? {} : { limit: Number(limit) }),
    ]);
    return json({ ...statistics, recentErrors });
  });
}

/** POST: one report of a browser, or up to twenty, answered once they are written. DELETE: an admin empties the log. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method === "DELETE") {
    const { database } = context.get(databaseContext);
    return orUnavailable("error-log-not-cleared", async () => json({ cleared: await clearErrors(database) }));
  }
  const reports = await parseBody(request, reportsSchema, MAX_REPORT);
  // Others may write it with theirs: their promise ends with their request.
  const stored = withDeadline(
    recordErrors(reports.map(toErrorEvent), env.DB, waitUntil),
    DEADLINES.errors,
    "The error log",
  );
  return (await stored.catch(() => false)) ? json({ ok: true }, { status: 202 }) : errorResponse(503, UNAVAILABLE);
}
