import { addRow, additionSchema } from "#workers/admin/admin-catalogue.ts";
import { adminWrite } from "#workers/admin/admin-call.ts";
import { json, refusal } from "#workers/http/http.ts";
import type { Route } from "./+types/additions";

/** POST /api/admin/additions `{name, description, category, requestId?}`: a row without a definition; 409 where it exists. */
export function action({ request }: Route.ActionArgs) {
  return adminWrite(request, additionSchema, async (database, addition) => {
    const added = await addRow(database, addition);
    if (typeof added === "object") return json(added, { status: 201 });
    const message =
      added === "exists" ? "There is a calculator of that name already." : "The name needs letters or digits.";
    return refusal(added === "exists" ? 409 : 422, message, [{ field: "name", message }]);
  });
}
