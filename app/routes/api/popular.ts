import { openDatabase } from "#workers/database/client.ts";
import { env } from "#workers/bindings.server.ts";
import { listDirectory, popularOf } from "#workers/directory/directory.ts";
import { cacheFor, json } from "#workers/http/http.ts";

/** GET /api/calculators/popular: the popular ones, most used first. */
export async function loader() {
  return json(popularOf(await listDirectory(openDatabase(env.DB).database)), cacheFor(60));
}
