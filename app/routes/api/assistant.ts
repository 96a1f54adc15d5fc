import { toShown } from "#assistant/answer/describe-answer.ts";
import { env } from "#workers/bindings.server.ts";
import { askAnswer } from "#workers/calls/ask.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { json } from "#workers/http/http.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import { rateLimitedAnswers } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/assistant";

export const middleware = [rateLimitedAnswers];

/** What a browser may keep; the answer follows its visitor's format, units and currency, and today's date. */
const HEADERS = { "Cache-Control": "private, max-age=300", Vary: "Cookie, Accept-Language" };

/** GET /api/assistant?q=: the answer to a sentence, or `calculator: null` and why; while it is `typing`, as the box shows it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(databaseContext);
  const preferences = readRequestPreferences(request, env.KV);
  const answer = await askAnswer({ request, database, bindings: env, preferences });
  const { searchParams } = new URL(request.url);
  const shown = searchParams.has("typing") ? toShown(answer, searchParams.get("q") ?? "") : answer;
  return json(shown, { headers: HEADERS });
}
