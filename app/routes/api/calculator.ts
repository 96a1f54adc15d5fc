import { describe } from "#engine/describe.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { env } from "#workers/bindings.server.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import { cacheFor, json, errorResponse } from "#workers/http/http.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/calculator";

/** GET /api/calculators/{id}: the row, and the definition with inputs, outputs, units, bounds and defaults. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const row = findRow(await listDirectory(context.get(databaseContext).database), params.id);
  if (!row) return errorResponse(404, "There is no calculator of that name.");
  const definition = row.hasConfig ? await currentDefinition(row.id, env.KV) : null;
  return json({ ...row, definition: definition ? describe(definition) : null }, cacheFor(60));
}
