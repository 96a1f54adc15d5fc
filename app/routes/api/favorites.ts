import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { addFavorite, favoriteSchema, listFavorites, TOO_MANY_FAVORITES } from "#workers/favorites/favorites.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/favorites";

export const middleware = [allowMethods("GET", "POST"), ...forUsers];

/** GET /api/favorites: the ids of the user's favorites, the first added first. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("favorites-read-failed", async () =>
    json(await listFavorites(database, context.get(accountContext).id)),
  );
}

/** POST /api/favorites: adds one. 201, or 409 where it is one already; 404 for an unknown calculator; 422 beyond 1,000. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const { calculatorId } = await parseBody(request, favoriteSchema);
  return orUnavailable("favorite-write-failed", async () => {
    const row = findRow(await listDirectory(database), calculatorId);
    if (!row) return errorResponse(404, "There is no calculator of that name.");
    const added = await addFavorite(database, context.get(accountContext).id, row.id);
    if (added.kind === "full") return errorResponse(422, TOO_MANY_FAVORITES);
    const { changedAt } = added;
    return added.kind === "added"
      ? json({ calculatorId: row.id, changedAt }, { status: 201 })
      : json({ error: "This calculator is already in favorites.", changedAt }, { status: 409 });
  });
}
