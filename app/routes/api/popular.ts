import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory, listPopular } from "#workers/directory/directory.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import type { Route } from "./+types/popular";

/** GET /api/calculators/popular: the popular ones, most used first. */
export async function loader({ context }: Route.LoaderArgs) {
  return json(listPopular(await listDirectory(context.get(databaseContext).database)), cacheFor(60));
}
