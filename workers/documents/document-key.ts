import { loadDefinition } from "#catalogue/definitions.server.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { memoizeByIdentity } from "#catalogue/memoize.ts";
import { EMBED_PARAMETERS } from "#workers/embed/embed-options.ts";
import { findPage, type Page } from "#workers/pages/pages.ts";
import { type Preferences, writePreferences } from "#localization/preferences.ts";

/** All that a document depends on. Two requests with the same key get the same bytes. */
export interface DocumentKey {
  /** Without parameters that the page does not know; the others sorted. */
  readonly url: URL;
  readonly preferences: Preferences;
  readonly theme: "light" | "dark" | null;
  readonly isAccessible: boolean;
}

/** Longer addresses are answered, but not cached. */
const LONGEST_QUERY = 2_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * The address as far as the page knows it; null where its document may not be cached: another kind of address, a form
 * that is on its way to a neutral address, or a draw at random, which belongs to one visitor.
 */
export async function cacheableAddress(request: Request, pages: () => Promise<readonly Page[]>): Promise<URL | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const url = new URL(request.url);
  if (url.search.length > LONGEST_QUERY) return null;
  const known = /^\/(?:calculator|embed)\//.test(url.pathname)
    ? await parametersOfCalculator(url)
    : parametersOfPage(await pages(), url.pathname);
  if (!known) return null;
  // Of a name that is there twice, the first counts.
  const entries = new Map<string, string>();
  for (const [name, value] of url.search === "" ? [] : url.searchParams)
    if (known.has(name) && !entries.has(name)) entries.set(name, value);
  // But of an embed's locked fields all.
  if (entries.has("locked")) entries.set("locked", url.searchParams.getAll("locked").join(","));
  const address = new URL(url.pathname, url.origin);
  if (entries.size > 0) address.search = new URLSearchParams([...entries].toSorted(byName)).toString();
  return address;
}

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) => (a < b ? -1 : 1);

function parametersOfPage(pages: readonly Page[], address: string): ReadonlySet<string> | null {
  const cachedBy = findPage(pages, address)?.cachedBy;
  return cachedBy ? new Set(cachedBy) : null;
}

async function parametersOfCalculator(url: URL): Promise<ReadonlySet<string> | null> {
  const [, kind, id, rest] = /^\/(calculator|embed)\/([a-z0-9-]{1,64})(\/cases)?$/.exec(url.pathname) ?? [];
  if (!id || (url.search !== "" && url.searchParams.has("typed"))) return null;
  const definition = await loadDefinition(id);
  if (!definition || definition.isRandom) return null;
  if (rest) return NONE;
  return kind === "embed" ? listParametersOfEmbed(definition) : listParameters(definition);
}

const listParameters = memoizeByIdentity(
  ({ inputs }: AnyDefinition): ReadonlySet<string> =>
    new Set(["show", "answer", "solve", "for", "is", ...Object.keys(inputs).flatMap((key) => [key, `${key}.unit`])]),
);

const listParametersOfEmbed = memoizeByIdentity(
  (definition: AnyDefinition): ReadonlySet<string> => new Set([...EMBED_PARAMETERS, ...listParameters(definition)]),
);

/**
 * The request that a cached document is rendered from: the key and nothing else, so that no header that is not part of
 * the key can change what others get.
 */
export function requestForKey({ url, preferences, theme, isAccessible }: DocumentKey): Request {
  const cookies = [`preferences=${writePreferences(preferences)}`];
  if (theme) cookies.push(`theme=${theme}`);
  if (isAccessible) cookies.push("accessible=true");
  return new Request(url, { headers: { Cookie: cookies.join("; ") } });
}

/** The key as one text: `version` is of the build and the directory, `day` the UTC day that the page may count from. */
export function serializeKey(
  { url, preferences, theme, isAccessible }: DocumentKey,
  version: string,
  day: string,
): string {
  const parts = [version, day, writePreferences(preferences), theme ?? "system", isAccessible ? "accessible" : "usual"];
  return `${url.origin}/__documents/${parts.map(encodeURIComponent).join("/")}${url.pathname}${url.search}`;
}
