import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import type { Route } from "./+types/calculators";

/** GET /api/calculators: the directory, by name; `?category=`, `?ids=a,b` and `?limit=` narrow it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const category = query.get("category");
  const limit = Number(query.get("limit") ?? Number.NaN);
  const rows = await listDirectory(context.get(databaseContext).database);
  const ids = query.get("ids")?.split(",");
  const chosen = rows.filter((row) => (!category || row.category === category) && (!ids || ids.includes(row.id)));
  return json(Number.isInteger(limit) && limit >= 0 ? chosen.slice(0, limit) : chosen, cacheFor(60));
}
