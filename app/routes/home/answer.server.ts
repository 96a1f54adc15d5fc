import { toShownAnswer, toShownRefusal } from "#assistant/answer/describe-answer.ts";
import { env } from "#workers/bindings.server.ts";
import { answerQuestion } from "#workers/assistant/assistant.ts";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";

/** The answer to a sentence, or why there is none; null where it is only a search. */
export async function answerTo(term: string, rows: readonly DirectoryRow[], request: Request) {
  const preferences = await readRequestPreferences(request, env.KV);
  const model = modelFor(env, request);
  const answer = await answerQuestion(term, { rows, store: env.KV, preferences, today: todayUtc(), model });
  if (answer.calculator !== null) return { ...toShownAnswer(answer, term), by: answer.by };
  const refusal = toShownRefusal(answer, term);
  return refusal.reason === undefined && !refusal.readings ? null : refusal;
}
