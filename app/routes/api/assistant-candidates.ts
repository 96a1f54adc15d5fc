import { calculators as chunks } from "virtual:calculator-chunks";
import { findCandidates } from "#workers/directory/search.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { cacheFor, json } from "#workers/http/http.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/assistant-candidates";

export const middleware = [rateLimitedAnswers];

/** GET /api/assistant/candidates?q=: the calculators that these words of a sentence may be about, likeliest first, and where browsers find their code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  const rows = await listDirectory(context.get(databaseContext).database);
  // A row of the directory may be of a calculator that this deployment does not have.
  const ids = findCandidates(rows, query).filter((id) => Object.hasOwn(chunks, id));
  return json(
    ids.map((id) => ({ id, url: chunks[id]!.url })),
    cacheFor(300),
  );
}
