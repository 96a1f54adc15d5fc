import { env } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { answerQuestion } from "#workers/assistant/assistant.ts";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { json, errorResponse } from "#workers/http/http.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import type { Route } from "./+types/assistant";

/** What a browser may keep; the answer follows its visitor's format, units and currency, and today's date. */
const HEADERS = { "Cache-Control": "private, max-age=300", Vary: "Cookie, Accept-Language" };
/** The longest question in an address that is looked at. */
const LONGEST = 10_000;

/** GET /api/assistant?q=: the answer to a sentence, or `calculator: null` and why. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const question = new URL(request.url).searchParams.get("q") ?? "";
  if (question.length > LONGEST) return errorResponse(414, `A question has at most ${LONGEST} characters.`);
  const [rows, preferences] = await Promise.all([
    listDirectory(context.get(databaseContext).database),
    readRequestPreferences(request, env.KV),
  ]);
  const answer = await answerQuestion(question, {
    rows,
    store: env.KV,
    preferences,
    today: todayUtc(),
    model: modelFor(env, request),
  });
  return json(answer, { headers: HEADERS });
}
