import { changeRow, listRows, rowChangeSchema } from "#workers/admin/admin-catalogue.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/catalogue";

export const middleware = [allowMethods("GET", "POST")];

/** GET /api/admin/catalogue: every row of the directory, hidden and retired ones too. */
export function loader({ context }: Route.LoaderArgs) {
  return orUnavailable("admin-call-failed", async () => json(await listRows(context.get(databaseContext).database)));
}

/** POST /api/admin/catalogue `{id, visible?, popular?, status?}`; null gives a flag back to the definition. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = await parseBody(request, rowChangeSchema);
  return orUnavailable("admin-call-failed", async () => {
    const refused = await changeRow(context.get(databaseContext).database, change);
    if (refused === null) return json({ ok: true });
    if (refused === "missing") return errorResponse(404, "There is no calculator of that name.");
    const message = "This calculator has a definition, so the directory sync sets its status. Hide it instead.";
    return errorResponse(422, message, [{ field: "status", message }]);
  });
}
