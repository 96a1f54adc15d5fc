import { env } from "#workers/bindings.server.ts";
import { answerPost, answerRead } from "#workers/accounts/account-calls.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { addFavorite, favoriteSchema, listFavorites, TOO_MANY_FAVORITES } from "#workers/favorites/favorites.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/favorites";

/** GET /api/favorites: the ids of the user's favorites, the first added first. */
export function loader({ request }: Route.LoaderArgs) {
  return answerRead(request, env, async ({ database, account, answer }) =>
    answer(await listFavorites(database, account.id)),
  );
}

/** POST /api/favorites: adds one. 201, or 409 where it is one already; 404 for an unknown calculator; 422 beyond 1,000. */
export function action({ request }: Route.ActionArgs) {
  return answerPost(request, env, favoriteSchema, async ({ database, account, value, answer }) => {
    const row = findRow(await listDirectory(database), value.calculatorId);
    if (!row) return refusal(404, "There is no calculator of that name.");
    const added = await addFavorite(database, account.id, row.id);
    if (added.kind === "full") return refusal(422, TOO_MANY_FAVORITES);
    const { changedAt } = added;
    return added.kind === "added"
      ? answer({ calculatorId: row.id, changedAt }, { status: 201 })
      : answer({ error: "This calculator is already in favorites.", changedAt }, { status: 409 });
  });
}
