import { env } from "#workers/bindings.server.ts";
import { listHomeFigures } from "#workers/directory/home-figures.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { json } from "#workers/http/http.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { Route } from "./+types/home-figures";

/** GET /api/home-figures: what home answers and shows of the popular calculators, for a visitor who chooses other units or another currency. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const [rows, preferences] = await Promise.all([
    listDirectory(context.get(databaseContext).database),
    readRequestPreferences(request, env.KV),
  ]);
  return json(await listHomeFigures(rows, preferences, env.KV), { headers: { "Cache-Control": "no-store" } });
}
