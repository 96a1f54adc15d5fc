import { env } from "#workers/bindings.server.ts";
import { answerPost, answerRead } from "#workers/accounts/account-calls.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { refusal } from "#workers/http/http.ts";
import {
  issuesOf,
  listSaved,
  saveCalculation,
  savedSchema,
  TOO_MANY_SAVED,
} from "#workers/saved-calculations/saved-calculations.ts";
import type { Route } from "./+types/saved";

/** GET /api/saved: the user's saved calculations, the latest first. */
export function loader({ request }: Route.LoaderArgs) {
  return answerRead(request, env, async ({ database, account, answer }) =>
    answer(await listSaved(database, account.id)),
  );
}

/** POST /api/saved `{id, calculatorId, name, inputs}`: saves one. 201; 404, 409 another's id, 422. */
export function action({ request }: Route.ActionArgs) {
  return answerPost(request, env, savedSchema, async ({ database, account, value, answer }) => {
    const issues = await issuesOf(value, todayUtc());
    if (!issues) return refusal(404, "There is no calculator of that name.");
    if (issues.length > 0) return refusal(422, "Some inputs cannot be saved.", issues);
    const outcome = await saveCalculation(database, account.id, value);
    if (outcome === "full") return refusal(422, TOO_MANY_SAVED);
    if (outcome === "taken") return refusal(409, "This id is taken. Save it again.");
    return answer({ id: value.id }, { status: 201 });
  });
}
