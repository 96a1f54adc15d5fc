import * as v from "valibot";
import { errorStatistics, listErrors, resolveError } from "#workers/errors/errors.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/errors";

const changeSchema = v.object({
  id: v.string("Say which error."),
  state: v.picklist(["open", "resolved"], "The state must be open or resolved."),
});

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/errors: the newest errors; `?state=`, `?severity=`, `?type=`, `?calculator=` narrow the list. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = query.get("state");
  const { database } = context.get(databaseContext);
  return orUnavailable("admin-call-failed", async () => {
    const [statistics, errors] = await Promise.all([
      errorStatistics(database),
      listErrors(database, {
        state: state === "open" || state === "resolved" ? state : undefined,
        severity: query.get("severity") || undefined,
        type: query.get("type") || undefined,
        calculator: query.get("calculator") || undefined,
        limit: 200,
      }),
    ]);
    return json({ ...statistics, errors });
  });
}

/** POST /api/admin/errors `{id, state}`: resolves an error, or opens it again. All are cleared by DELETE /api/errors. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id, state } = await parseBody(request, changeSchema);
  return orUnavailable("admin-call-failed", async () =>
    (await resolveError(context.get(databaseContext).database, id, state))
      ? json({ ok: true })
      : errorResponse(404, "This error is no longer in the log."),
  );
}
