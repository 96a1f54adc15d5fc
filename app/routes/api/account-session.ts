import { endOwnSession } from "#workers/accounts/sessions.ts";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/account-session";

export const middleware = [allowMethods("DELETE"), ...forUsers];

/** DELETE /api/account/sessions/{id}: signs out one of the user's browsers; 404 where there is no such session of theirs. */
export function action({ params, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("session-not-ended", async () =>
    (await endOwnSession(database, env, context.get(accountContext).id, params.id))
      ? json({ id: params.id })
      : errorResponse(404, "There is no session of that id."),
  );
}
