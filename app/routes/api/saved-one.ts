import { errorResponse, json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { deleteSaved } from "#workers/saved-calculations/saved-calculations.ts";
import type { Route } from "./+types/saved-one";

export const middleware = [allowMethods("DELETE"), ...forUsers];

/** DELETE /api/saved/{id}: deletes a saved calculation; 404 where the user has none with that id. */
export function action({ params, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("saved-write-failed", async () =>
    (await deleteSaved(database, context.get(accountContext).id, params.id))
      ? json({ id: params.id })
      : errorResponse(404, "There is no saved calculation of that id."),
  );
}
