import { todayUtc } from "#workers/directory/calculate.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { accountContext, forUsers } from "#workers/middleware/account.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import {
  findIssues,
  listSaved,
  saveCalculation,
  savedSchema,
  TOO_MANY_SAVED,
} from "#workers/saved-calculations/saved-calculations.ts";
import type { Route } from "./+types/saved";

export const middleware = [allowMethods("GET", "POST"), ...forUsers];

/** GET /api/saved: the user's saved calculations, the latest first. */
export function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  return orUnavailable("saved-read-failed", async () =>
    json(await listSaved(database, context.get(accountContext).id)),
  );
}

/** POST /api/saved `{id, calculatorId, name, inputs}`: saves one. 201; 404, 409 another's id, 422. */
export async function action({ request, context }: Route.ActionArgs) {
  const { database } = context.get(databaseContext);
  const calculation = await parseBody(request, savedSchema);
  return orUnavailable("saved-write-failed", async () => {
    const issues = await findIssues(calculation, todayUtc());
    if (!issues) return errorResponse(404, "There is no calculator of that name.");
    if (issues.length > 0) return errorResponse(422, "Some inputs cannot be saved.", issues);
    const outcome = await saveCalculation(database, context.get(accountContext).id, calculation);
    if (outcome === "full") return errorResponse(422, TOO_MANY_SAVED);
    if (outcome === "taken") return errorResponse(409, "This id is taken. Save it again.");
    return json({ id: calculation.id }, { status: 201 });
  });
}
