import { listDirectory } from "#workers/directory/directory.ts";
import { spell } from "#workers/directory/search.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/assistant-spelling";

export const middleware = [rateLimitedAnswers];

const LONGEST = 300;

/** GET /api/assistant/spelling?q=: what may have been meant by those of these words that nobody knows, by word. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const words = (new URL(request.url).searchParams.get("q") ?? "").slice(0, LONGEST).split(" ");
  const rows = await listDirectory(context.get(databaseContext).database);
  return json(await spell(rows, words), cacheFor(300));
}
