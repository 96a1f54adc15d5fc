import { answerSentence, type ShownAnswer, type ShownRefusal, toShown } from "#assistant/index.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import type { Preferences } from "#localization/preferences.ts";
import { todayHere } from "./today-here.ts";

const definitions = new Map<string, Promise<AnyDefinition | null>>();
const searches = new Map<string, Promise<readonly string[]>>();

/**
 * Answers a sentence on this device, without a network: the service worker of the pack finds the calculators that its
 * words may be about, and where their code is kept. A misspelled word stays as it is.
 */
export async function answerHere(sentence: string, preferences: Preferences): Promise<ShownAnswer | ShownRefusal> {
  const answer = await answerSentence(sentence, {
    preferences,
    today: todayHere(),
    search: (words) => memoize(searches, words, findIds),
    load: (id) => memoize(definitions, id, loadDefinition),
    prepare: loadChunks,
    loadMoreUnits,
  });
  return toShown(answer, sentence);
}

let hasAllUnits = false;

/** The rare units, once. */
async function loadMoreUnits(): Promise<boolean> {
  if (hasAllUnits) return false;
  const { registerAllUnits } = await import("#assistant/tokens/all-units.ts");
  registerAllUnits();
  hasAllUnits = true;
  return true;
}

/** Asks once; what failed is asked anew. */
function memoize<T>(store: Map<string, Promise<T>>, key: string, ask: (key: string) => Promise<T>): Promise<T> {
  const known = store.get(key);
  if (known) return known;
  const asked = ask(key);
  store.set(key, asked);
  asked.catch(() => store.delete(key));
  return asked;
}

interface Candidate {
  readonly id: string;
  /** Where its code is. */
  readonly url: string;
}

const chunks = new Map<string, string>();

async function findIds(words: string): Promise<readonly string[]> {
  const found = await getJson<readonly Candidate[]>(`/api/assistant/candidates?q=${encodeURIComponent(words)}`);
  for (const { id, url } of found) chunks.set(id, url);
  return found.map(({ id }) => id);
}

/** Where the code of some calculators is, asked for in one go. */
async function loadChunks(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !chunks.has(id));
  if (missing.length === 0) return;
  const found = await getJson<Readonly<Record<string, string>>>(`/api/assistant/chunks?ids=${missing.join(",")}`);
  for (const [id, url] of Object.entries(found)) chunks.set(id, url);
}

async function loadDefinition(id: string): Promise<AnyDefinition | null> {
  await loadChunks([id]);
  const url = chunks.get(id);
  if (!url) return null;
  const module = (await import(/* @vite-ignore */ url)) as { default: AnyDefinition };
  // Without the current rates it converts with the dated set that it ships with.
  const rates = module.default.rates ? await getJson<ExchangeRates>("/api/rates").catch(() => null) : null;
  return withRates(module.default, rates);
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: "include" });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as T;
}
