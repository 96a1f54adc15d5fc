import * as v from "valibot";
import { adminRead, adminWrite } from "#workers/admin/admin-call.ts";
import { errorStatistics, listErrors, resolveError } from "#workers/errors/errors.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/errors";

const changeSchema = v.object({
  id: v.string("Say which error."),
  state: v.picklist(["open", "resolved"], "The state must be open or resolved."),
});

/** GET /api/admin/errors: the newest errors; `?state=`, `?severity=`, `?type=`, `?calculator=` narrow the list. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = query.get("state");
  return adminRead(request, async (database) => {
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
    return { ...statistics, errors };
  });
}

/** POST /api/admin/errors `{id, state}`: resolves an error, or opens it again. All are cleared by DELETE /api/errors. */
export function action({ request }: Route.ActionArgs) {
  return adminWrite(request, changeSchema, async (database, { id, state }) =>
    (await resolveError(database, id, state)) ? { ok: true } : refusal(404, "This error is no longer in the log."),
  );
}
