import { env } from "#workers/bindings.server.ts";
import { answerRead, answerWrite } from "#workers/accounts/account-calls.ts";
import { deleteAccount, listRequests } from "#workers/accounts/account-data.ts";
import { profileOf } from "#workers/accounts/accounts.ts";
import { json, refusal } from "#workers/http/http.ts";
import { listRecents } from "#workers/recents/recents.ts";
import { listSaved } from "#workers/saved-calculations/saved-calculations.ts";
import { endSession } from "#workers/accounts/sessions.ts";
import type { Route } from "./+types/account";

/** GET /api/account: what the dashboard shows: the user, recents, saved calculations, requests. */
export function loader({ request }: Route.LoaderArgs) {
  return answerRead(request, env, async ({ database, account, answer }) => {
    const [recents, saved, requests] = await Promise.all([
      listRecents(database, account.id),
      listSaved(database, account.id),
      listRequests(database, account.id),
    ]);
    return answer({ user: profileOf(account), recents, saved, requests });
  });
}

/** DELETE /api/account: removes the account and all that belongs to it, and signs out everywhere. */
export function action({ request }: Route.ActionArgs) {
  if (request.method !== "DELETE") return refusal(405, "Use DELETE.", undefined, { Allow: "DELETE" });
  return answerWrite(request, env, async ({ database, account }) => {
    await deleteAccount(database, env, account);
    const headers = new Headers({ "Cache-Control": "private, no-store" });
    for (const cookie of await endSession(request, env)) headers.append("Set-Cookie", cookie);
    return json({ deleted: true }, { headers });
  });
}
