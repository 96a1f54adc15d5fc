import { env } from "#workers/bindings.server.ts";
import { answerPost } from "#workers/accounts/account-calls.ts";
import {
  favoriteChangesSchema,
  listFavorites,
  mergeFavorites,
  TOO_MANY_FAVORITES,
} from "#workers/favorites/favorites.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/favorites-merge";

/** Room for more changes than are taken, so that too many are refused by their number. */
const MAX_BODY = 2 * 1024 * 1024;

/**
 * POST /api/favorites/merge `{sentAt, changes: [{calculatorId, isFavorite, at}]}`: takes over what a device changed on its
 * own, and answers all favorites.
 */
export function action({ request }: Route.ActionArgs) {
  return answerPost(
    request,
    env,
    favoriteChangesSchema,
    async ({ database, account, value, answer }) => {
      const hasRoom = await mergeFavorites(database, account.id, value);
      return hasRoom ? answer(await listFavorites(database, account.id)) : refusal(422, TOO_MANY_FAVORITES);
    },
    MAX_BODY,
  );
}
