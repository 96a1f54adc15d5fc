import { env } from "#workers/bindings.server.ts";
import { answerWrite } from "#workers/accounts/account-calls.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { removeFavorite } from "#workers/favorites/favorites.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/favorite";

/** DELETE /api/favorites/{id}: removes one; also 200 where it is none. 404 for an unknown calculator. */
export function action({ params, request }: Route.ActionArgs) {
  if (request.method !== "DELETE") return refusal(405, "Use DELETE.", undefined, { Allow: "DELETE" });
  return answerWrite(request, env, async ({ database, account, answer }) => {
    const removed = await removeFavorite(database, account.id, params.id);
    if (!removed && !findRow(await listDirectory(database), params.id))
      return refusal(404, "There is no calculator of that name.");
    return answer({ calculatorId: params.id, changedAt: removed?.changedAt ?? null });
  });
}

export function loader() {
  return refusal(405, "Use DELETE.", undefined, { Allow: "DELETE" });
}
