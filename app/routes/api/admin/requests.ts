import { adminRead, adminWrite } from "#workers/admin/admin-call.ts";
import { changeRequest, isRequestState, listRequests, requestChangeSchema } from "#workers/admin/admin-requests.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/requests";

/** GET /api/admin/requests `?state=`: the calculators that visitors ask for. */
export function loader({ request }: Route.LoaderArgs) {
  const state = new URL(request.url).searchParams.get("state");
  return adminRead(request, (database) => listRequests(database, isRequestState(state) ? state : null));
}

/** POST /api/admin/requests `{id, state?, noticed?}`: where it stands, and that the one who asked was told. */
export function action({ request }: Route.ActionArgs) {
  return adminWrite(request, requestChangeSchema, async (database, change) =>
    (await changeRequest(database, change)) ? { ok: true } : refusal(404, "There is no such request."),
  );
}
