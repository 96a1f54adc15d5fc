import { isDate } from "#engine/kinds/date.ts";
import type { Preferences } from "#localization/preferences.ts";
import { answerQuestion } from "#workers/assistant/assistant.ts";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import type { Bindings } from "#workers/bindings.server.ts";
import type { Database } from "#workers/database/client.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { errorResponse } from "#workers/http/http.ts";

/** The longest question in an address that is looked at. */
const LONGEST = 10_000;

const DAY = 86_400_000;

interface Asking {
  readonly request: Request;
  readonly database: Database;
  readonly bindings: Bindings;
  readonly preferences: Preferences | Promise<Preferences>;
}

/**
 * The assistant's answer to the address's `q`, on the visitor's day where `today` says it. While it is `typing` no model
 * is asked.
 *
 * @throws Response 414 where it is too long
 */
export async function askAnswer({ request, database, bindings, preferences }: Asking) {
  const { searchParams } = new URL(request.url);
  const question = searchParams.get("q") ?? "";
  if (question.length > LONGEST) throw errorResponse(414, `A question has at most ${LONGEST} characters.`);
  const [rows, known] = await Promise.all([listDirectory(database), preferences]);
  return answerQuestion(question, {
    rows,
    store: bindings.KV,
    preferences: known,
    today: readToday(searchParams.get("today")),
    model: searchParams.has("typing") ? null : modelFor(bindings, request),
  });
}

/** The visitor's own day: yesterday, today or tomorrow in Greenwich; any other is not believed. */
function readToday(said: string | null): string {
  const today = todayUtc();
  return said !== null && isDate(said) && Math.abs(Date.parse(said) - Date.parse(today)) <= DAY ? said : today;
}
