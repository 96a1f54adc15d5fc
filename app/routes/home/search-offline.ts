import { type Card, toCard } from "#catalogue/card.ts";
import { summarizeDirectory } from "#catalogue/directory-summary.ts";
import { findAnswerHere } from "#features/assistant/index.ts";
import { fetchJson } from "#features/data/index.ts";
import { preferencesOffline } from "#features/localization/preferences-offline.ts";

interface Found {
  readonly topMatches: readonly Card[];
  readonly relatedMatches: readonly Card[];
}

/** What home shows for a search, from a pack and without the server. @throws TypeError where no pack is kept */
export async function searchOffline(term: string) {
  const [rows, found, answer] = await Promise.all([
    fetchJson<readonly Card[]>("/api/calculators"),
    fetchJson<Found>(`/api/calculators/search-enhanced?q=${encodeURIComponent(term)}`),
    findAnswerHere(term, preferencesOffline()),
  ]);
  const results = {
    term,
    answer: answer ? describe(answer) : null,
    top: found.topMatches.map(toCard),
    related: found.relatedMatches.map(toCard),
  };
  return { summary: summarizeDirectory(rows), front: { questions: [], popular: [] }, results };
}

function describe(answer: NonNullable<Awaited<ReturnType<typeof findAnswerHere>>>) {
  if (answer.calculator !== null) return { ...answer, by: "grammar" as const };
  return answer.reason === undefined && !answer.readings ? null : answer;
}
