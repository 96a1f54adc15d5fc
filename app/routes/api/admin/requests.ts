import { changeRequest, isRequestState, listRequests, requestChangeSchema } from "#workers/admin/admin-requests.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/requests";

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/requests `?state=`: the calculators that visitors ask for. */
export function loader({ request, context }: Route.LoaderArgs) {
  const state = new URL(request.url).searchParams.get("state");
  return orUnavailable("admin-call-failed", async () =>
    json(await listRequests(context.get(databaseContext).database, isRequestState(state) ? state : null)),
  );
}

/** POST /api/admin/requests `{id, state?, noticed?}`: where it stands, and that the one who asked was told. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = await parseBody(request, requestChangeSchema);
  return orUnavailable("admin-call-failed", async () =>
    (await changeRequest(context.get(databaseContext).database, change))
      ? json({ ok: true })
      : errorResponse(404, "There is no such request."),
  );
}
