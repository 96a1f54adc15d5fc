/** The calls of pages that a pack of all calculators can answer without a server; runs in the service worker. */
import type { ExchangeRates } from "#engine/exchange-rates.ts";
import { MOST_CANDIDATES } from "#assistant/sources.ts";
import { buildSearchIndex, findCandidates, type SearchIndex, searchCalculators } from "#catalogue/search/index.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { normaliseQuery } from "#workers/directory/normalise-query.ts";

export interface PackData {
  /** As GET /api/calculators answers. */
  directory(): Promise<readonly DirectoryRow[]>;
  /** Where the code of each calculator is, by id. */
  chunks(): Promise<Readonly<Record<string, string>>>;
  rates(): Promise<ExchangeRates>;
  formula(id: string): Promise<unknown>;
}

/** Of the last pack that was asked. */
let indexed: { readonly pack: string; readonly rows: readonly DirectoryRow[]; readonly index: SearchIndex } | null =
  null;

/**
 * What the call of this name answers (routes/api; what reads sentences without a network asks for candidates and chunks
 * here alone); undefined where it needs the server.
 */
export async function answerCallOffline(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  pack: string,
  data: PackData,
): Promise<unknown> {
  const query = new URLSearchParams(search);
  if (pathname === "/api/calculators/search-enhanced") return find(query.get("q") ?? "", pack, data);
  if (pathname === "/api/calculators") {
    const ids = query.get("ids")?.split(",");
    return (await data.directory()).filter(({ id }) => !ids || ids.includes(id));
  }
  if (pathname === "/api/assistant/candidates") {
    const words = normaliseQuery(query.get("q") ?? "");
    if (words === "") return [];
    const chunks = await data.chunks();
    const ids = findCandidates((await getIndexed(pack, data)).index, words, MOST_CANDIDATES);
    return ids.filter((id) => Object.hasOwn(chunks, id)).map((id) => ({ id, url: chunks[id] }));
  }
  if (pathname === "/api/assistant/chunks") {
    const chunks = await data.chunks();
    const ids = (query.get("ids") ?? "").split(",");
    return Object.fromEntries(ids.filter((id) => Object.hasOwn(chunks, id)).map((id) => [id, chunks[id]]));
  }
  const [, id] = /^\/api\/calculators\/([\w-]+)\/view$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const chunks = await data.chunks();
    if (!Object.hasOwn(chunks, id)) return undefined;
    const [formula, rates] = await Promise.all([data.formula(id), data.rates()]);
    return { chunk: chunks[id], formula, today: new Date().toISOString().slice(0, 10), rates };
  }
  return undefined;
}

async function getIndexed(pack: string, data: PackData) {
  if (indexed?.pack !== pack) {
    const rows = await data.directory();
    indexed = { pack, rows, index: buildSearchIndex(rows) };
  }
  return indexed;
}

/** As GET /api/calculators/search-enhanced. */
async function find(text: string, pack: string, data: PackData) {
  const query = normaliseQuery(text);
  if (query === "") return { topMatches: [], relatedMatches: [] };
  const { rows, index } = await getIndexed(pack, data);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const { topMatches, relatedMatches } = searchCalculators(index, query);
  return { topMatches: pick(topMatches), relatedMatches: pick(relatedMatches) };
}
