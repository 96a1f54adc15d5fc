/**
 * The pack of all calculators for times without a connection: every script and formula of a build, what lists of
 * calculators show, and one document that fills itself. A page downloads it (download-pack.ts), the service worker answers from it.
 */

const PREFIX = "pack-";
const POINTERS = "pack";
const POINTER = "/offline/pack";
export const SHELL = "/offline/shell";
/** Where React Router asks for the routes that a document does not name. */
export const MANIFEST = "/__manifest";
/** Which build a pack is of, and where its calculators are (vite/offline-files.ts). */
export const LIST = "/generated/offline.json";
export const DIRECTORY = "/api/calculators";
export const RATES = "/api/rates";

/** Pages that are kept as documents, since they are written by the server only. */
export const DOCUMENTS = ["/", "/calculators", "/dashboard", "/favorites", "/offline"];

/** A pack that is whole. */
export interface Pack {
  readonly cache: string;
  /** Of the files that it was made of. */
  readonly version: string;
  /** When it was kept, as a moment in ISO 8601. */
  readonly date: string;
  /** Bytes kept, compressed. */
  readonly bytes: number;
  readonly calculators: number;
}

export interface PackList {
  readonly version: string;
  /** Of the one file that holds all others. */
  readonly bytes: number;
  readonly categories: readonly string[];
  /** Where the code of each calculator is, by id. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Where what the assistant knows of a language is, by its code; in no file of others. */
  readonly lexicons: Readonly<Record<string, string>>;
}

export type PackCaches = Pick<CacheStorage, "open" | "delete" | "keys">;

interface Asked {
  readonly pathname: string;
  readonly search: string;
  readonly isPage: boolean;
}

/** Where React Router asks for the data of a page. */
export const dataOf = (page: string): string => (page === "/" ? "/_.data" : `${page}.data`);

/** A cache for a pack of a build that is begun. */
export const nameCache = (version: string, now: Date): string => `${PREFIX}${version}-${now.getTime()}`;

const BYTES = "X-Pack-Bytes";

/** Keeps an answer compressed. @returns the bytes that it takes */
export async function keep(cache: Cache, address: string, response: Response): Promise<number> {
  const packed = await new Response(response.body!.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  const headers = new Headers({ [BYTES]: String(packed.byteLength) });
  for (const name of ["Content-Type", "Content-Security-Policy", "X-Remix-Response"]) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  await cache.put(address, new Response(packed, { headers }));
  return packed.byteLength;
}

/** The pack that is kept; null without one. */
export async function readPack(caches: PackCaches): Promise<Pack | null> {
  const found = await (await caches.open(POINTERS)).match(POINTER);
  return found ? ((await found.json()) as Pack) : null;
}

/** From now on this pack answers. One step: until it is done, the one before does. */
export async function pointTo(pack: Pack, caches: PackCaches): Promise<void> {
  await (await caches.open(POINTERS)).put(POINTER, Response.json(pack));
}

/** Removes the pack: first what says that it is there. */
export async function removePack(caches: PackCaches): Promise<void> {
  await caches.delete(POINTERS);
  await removeAllBut(undefined, caches);
}

export async function removeAllBut(cache: string | undefined, caches: PackCaches): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== cache) await caches.delete(name);
}

/** What a pack has for a page, for what React Router asks for, and for a file; undefined where it has nothing. */
export async function answerFromPack(asked: Asked, caches: PackCaches): Promise<Response | undefined> {
  const pack = await readPack(caches);
  if (!pack) return undefined;
  const cache = await caches.open(pack.cache);
  const { pathname, search, isPage } = asked;
  if (isPage) {
    // Home with a query shows other cards than the document of home.
    if (DOCUMENTS.includes(pathname) && !(pathname === "/" && search !== "")) return find(cache, pathname);
    return (await isPageOfPack(cache, pathname)) ? find(cache, SHELL) : undefined;
  }
  const query = new URLSearchParams(search);
  // Which routes of a page are asked for: the pack has all of them.
  query.delete("_routes");
  if (pathname === MANIFEST) return find(cache, `${MANIFEST}?version=${query.get("version") ?? ""}`);
  // Its cards are asked for apart.
  if (pathname === dataOf("/")) query.delete("category");
  if (pathname === "/api/cards" && WHOLE.has(query.get("category") ?? "")) query.set("category", "all");
  return find(cache, query.size === 0 ? pathname : `${pathname}?${query}`);
}

/** Choices of the directory that show every card. */
const WHOLE: ReadonlySet<string> = new Set(["", "list-view", "favorites"]);

async function isPageOfPack(cache: Cache, pathname: string): Promise<boolean> {
  const [, id] = /^\/calculator\/([\w-]+)$/.exec(pathname) ?? [];
  const known = id === undefined ? dataOf(pathname) : `/generated/formulas/${id}.json`;
  return (await cache.match(known)) !== undefined;
}

async function find(cache: Cache, address: string): Promise<Response | undefined> {
  const found = await cache.match(address);
  return found && new Response(found.body!.pipeThrough(new DecompressionStream("gzip")), { headers: found.headers });
}
