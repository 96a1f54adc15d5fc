import { changeRow, listRows, rowChangeSchema } from "#workers/admin/admin-catalogue.ts";
import { adminRead, adminWrite } from "#workers/admin/admin-call.ts";
import { refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/catalogue";

/** GET /api/admin/catalogue: every row of the directory, hidden and retired ones too. */
export function loader({ request }: Route.LoaderArgs) {
  return adminRead(request, listRows);
}

/** POST /api/admin/catalogue `{id, visible?, popular?, status?}`; null gives a flag back to the definition. */
export function action({ request }: Route.ActionArgs) {
  return adminWrite(request, rowChangeSchema, async (database, change) => {
    const refused = await changeRow(database, change);
    if (refused === null) return { ok: true };
    if (refused === "missing") return refusal(404, "There is no calculator of that name.");
    const message = "This calculator has a definition, so the directory sync sets its status. Hide it instead.";
    return refusal(422, message, [{ field: "status", message }]);
  });
}
