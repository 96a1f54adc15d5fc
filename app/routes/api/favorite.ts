import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { removeFavorite } from "#workers/favorites/favorites.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/favorite";

export const middleware = [allowMethods("DELETE"), ...forUsers];

/** DELETE /api/favorites/{id}: removes one; also 200 where it is none. 404 for an unknown calculator. */
export function action({ params, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("favorite-write-failed", async () => {
    const removed = await removeFavorite(database, context.get(accountContext).id, params.id);
    if (!removed && !findRow(await listDirectory(database), params.id))
      return errorResponse(404, "There is no calculator of that name.");
    return json({ calculatorId: params.id, changedAt: removed?.changedAt ?? null });
  });
}
