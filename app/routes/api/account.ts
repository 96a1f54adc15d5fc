import { env } from "#workers/bindings.server.ts";
import { deleteAccount, listRequests } from "#workers/accounts/account-data.ts";
import { toProfile } from "#workers/accounts/accounts.ts";
import { endSession, listSessions } from "#workers/accounts/sessions.ts";
import { listFavorites } from "#workers/favorites/favorites.ts";
import { json } from "#workers/http/http.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import { listRecents } from "#workers/recents/recents.ts";
import { listSaved } from "#workers/saved-calculations/saved-calculations.ts";
import type { Route } from "./+types/account";

export const middleware = [allowMethods("GET", "DELETE"), ...forUsers];

/** GET /api/account: what the dashboard shows: the user, favorites, recents, saved calculations, requests, sessions. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  const account = context.get(accountContext);
  return orUnavailable("account-read-failed", async () => {
    const [favorites, recents, saved, requests, sessions] = await Promise.all([
      listFavorites(database, account.id),
      listRecents(database, account.id),
      listSaved(database, account.id),
      listRequests(database, account.id),
      listSessions(database, account.id, account.sessionKey),
    ]);
    return json({ user: toProfile(account), favorites, recents, saved, requests, sessions });
  });
}

/** DELETE /api/account: removes the account and all that belongs to it, and signs out everywhere. */
export function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("account-deletion-failed", async () => {
    await deleteAccount(database, env, context.get(accountContext));
    const headers = new Headers();
    for (const cookie of (await endSession(request, env)).cookies) headers.append("Set-Cookie", cookie);
    return json({ deleted: true }, { headers });
  });
}
