import { endSessions, listUsers, removeUser, userChangeSchema } from "#workers/admin/admin-users.ts";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/users";

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/users `?search=`: who has an account, with the open sessions. */
export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams.get("search")?.trim() ?? "";
  return orUnavailable("admin-call-failed", async () =>
    json(await listUsers(context.get(databaseContext).database, search)),
  );
}

/** POST /api/admin/users `{id, endSession: key or "all"}` or `{id, remove: true}`. Nothing else can be changed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id, endSession } = await parseBody(request, userChangeSchema);
  const { database } = context.get(databaseContext);
  return orUnavailable("admin-call-failed", async () => {
    if (endSession !== undefined)
      return (await endSessions(database, env, { id, key: endSession })) > 0
        ? json({ ok: true })
        : errorResponse(404, "There is no such session.");
    if (id === context.get(accountContext).id)
      return errorResponse(422, "Your own account is deleted on your dashboard.");
    return (await removeUser(database, env, id)) ? json({ ok: true }) : errorResponse(404, "There is no such user.");
  });
}
