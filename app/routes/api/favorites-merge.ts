import {
  favoriteChangesSchema,
  listFavorites,
  mergeFavorites,
  TOO_MANY_FAVORITES,
} from "#workers/favorites/favorites.ts";
import { errorResponse, json, MOST_READ } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/favorites-merge";

export const middleware = [allowMethods("POST"), ...forUsers];

/**
 * POST /api/favorites/merge `{sentAt, changes: [{calculatorId, isFavorite, at}]}`: takes over what a device changed on its
 * own, and answers all favorites.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const { id } = context.get(accountContext);
  // Room for more changes than are taken, so that too many are refused by their number.
  const changes = await parseBody(request, favoriteChangesSchema, MOST_READ);
  return orUnavailable("favorites-merge-failed", async () =>
    (await mergeFavorites(database, id, changes))
      ? json(await listFavorites(database, id))
      : errorResponse(422, TOO_MANY_FAVORITES),
  );
}
