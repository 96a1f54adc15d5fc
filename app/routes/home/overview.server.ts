import { categoryName } from "#catalogue/categories.ts";
import { initialOf } from "#catalogue/card.ts";
import { memoizeByIdentity } from "#engine/memoize.ts";
import { env } from "#workers/bindings.server.ts";
import { toShownAnswer } from "#assistant/describe-answer.ts";
import { answerQuestion } from "#workers/assistant/assistant.ts";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { preferencesOf } from "#workers/localization/localization.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";

/** The answer to a sentence, or why there is none; null where it is only a search. */
export async function answerTo(term: string, rows: readonly DirectoryRow[], request: Request) {
  const preferences = await preferencesOf(request, env.KV);
  const model = modelFor(env, request);
  const answer = await answerQuestion(term, { rows, store: env.KV, preferences, today: todayUtc(), model });
  if (answer.calculator === null) return answer.reason === undefined ? null : { reason: answer.reason };
  return { ...toShownAnswer(answer), by: answer.by };
}

/** What home says of the directory as a whole. */
export const overviewOf = /* @__PURE__ */ memoizeByIdentity((rows: readonly DirectoryRow[]) => ({
  total: rows.length,
  popular: rows.filter((row) => row.isPopular).length,
  categories: countByCategory(rows),
  letters: [...new Set(rows.map((row) => initialOf(row.name)))].toSorted(),
  mostUsed: rows
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, 7)
    .map(({ id, name, emoji }) => ({ id, name, emoji })),
}));

/** In the order of their names, which browsers then need not sort. */
function countByCategory(rows: readonly DirectoryRow[]) {
  return [...Map.groupBy(rows, (row) => row.category)]
    .map(([key, list]) => ({ key, count: list.length }))
    .toSorted((a, b) => categoryName(a.key).localeCompare(categoryName(b.key), "en"));
}
