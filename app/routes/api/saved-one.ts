import { env } from "#workers/bindings.server.ts";
import { answerWrite } from "#workers/accounts/account-calls.ts";
import { refusal } from "#workers/http/http.ts";
import { deleteSaved } from "#workers/saved-calculations/saved-calculations.ts";
import type { Route } from "./+types/saved-one";

/** DELETE /api/saved/{id}: deletes a saved calculation; 404 where the user has none of that id. */
export function action({ params, request }: Route.ActionArgs) {
  if (request.method !== "DELETE") return refusal(405, "Use DELETE.", undefined, { Allow: "DELETE" });
  return answerWrite(request, env, async ({ database, account, answer }) =>
    (await deleteSaved(database, account.id, params.id))
      ? answer({ id: params.id })
      : refusal(404, "There is no saved calculation of that id."),
  );
}

export function loader() {
  return refusal(405, "Use DELETE.", undefined, { Allow: "DELETE" });
}
