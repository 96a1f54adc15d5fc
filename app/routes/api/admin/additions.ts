import { addRow, additionSchema } from "#workers/admin/admin-catalogue.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { parseBody } from "#workers/http/parse-body.ts";
import { orUnavailable } from "#workers/http/unavailable.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/additions";

export const middleware = [allowMethods("POST")];

/** POST /api/admin/additions `{name, description, category, requestId?}`: a row without a definition; 409 where it exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const addition = await parseBody(request, additionSchema);
  return orUnavailable("admin-call-failed", async () => {
    const added = await addRow(context.get(databaseContext).database, addition);
    if (typeof added === "object") return json(added, { status: 201 });
    const message =
      added === "exists" ? "There is a calculator of that name already." : "The name needs letters or digits.";
    return errorResponse(added === "exists" ? 409 : 422, message, [{ field: "name", message }]);
  });
}
