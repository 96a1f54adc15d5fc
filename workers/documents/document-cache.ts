import { readCookie } from "#workers/http/cookies.ts";
import { logWarning } from "#workers/errors/log.ts";
import type { Page } from "#workers/pages/pages.ts";
import { type DocumentKey, cacheableAddress, requestForKey, serializeKey } from "./document-key.ts";
import { MemoryStore, type RenderedDocument } from "./memory-store.ts";

/** How long a cached document is served as it is, in milliseconds. After that once more, while it is rendered anew. */
const FRESH_FOR = 5 * 60_000;
/** How long the edge's cache holds one, in seconds. The day is part of the key, so none is served for longer than that. */
const EDGE_LIFE = 24 * 3600;
/** How long a request waits for the rendering that another one began, in milliseconds. */
const LONGEST_WAIT = 3_000;

export const STATE_HEADER = "X-Document-Cache";
type State = "hit" | "stale" | "miss" | "bypass";

/** The part of the Cache API that is used. */
interface EdgeCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

interface Dependencies {
  /** Renders a document. */
  render(request: Request): Promise<Response>;
  /** What the visitor chose, or the country's defaults. */
  readRequestPreferences(request: Request): Promise<DocumentKey["preferences"]>;
  /** Of the build and of the directory: what was rendered for another is not served. */
  version(): Promise<string>;
  /** The pages of the site; those of calculators are known without. */
  pages(): Promise<readonly Page[]>;
  later(work: Promise<unknown>): void;
  readonly edge: EdgeCache;
  readonly now?: () => number;
}

/**
 * Serves documents from what was rendered before: from this isolate's memory, else from the edge's cache, for five
 * minutes as they are and then once more while they are rendered anew. Documents do not depend on who is signed in, so
 * this holds for everyone; an answer that sets a cookie, refuses or redirects is never cached. The edge's cache gets no
 * address with a query: a visitor's own figures are theirs, and hardly ever asked for again.
 */
export class DocumentCache {
  readonly #memory = new MemoryStore();
  readonly #rendering = new Map<string, Promise<Rendering>>();

  async serve(request: Request, dependencies: Dependencies): Promise<Response> {
    const url = await cacheableAddress(request, dependencies.pages);
    if (!url) return marked(await dependencies.render(request), "bypass");
    const now = (dependencies.now ?? Date.now)();
    const theme = readCookie(request, "theme");
    const key: DocumentKey = {
      url,
      preferences: await dependencies.readRequestPreferences(request),
      theme: theme === "light" || theme === "dark" ? theme : null,
      isAccessible: readCookie(request, "accessible") === "true",
    };
    const text = serializeKey(key, await dependencies.version(), new Date(now).toISOString().slice(0, 10));
    const known = this.#memory.get(text) ?? (await this.#fromEdge(text, dependencies.edge));
    if (known) {
      const isFresh = now - known.renderedAt < FRESH_FOR;
      if (!isFresh) dependencies.later(this.#render(key, text, dependencies, now).catch(() => {}));
      return answer(request, known, isFresh ? "hit" : "stale");
    }
    const { document, isCached } = await this.#renderOnce(key, text, dependencies, now);
    return answer(request, document, isCached ? "miss" : "bypass");
  }

  /** One rendering for all who ask at once; who waits too long for another's renders for themselves. */
  async #renderOnce(key: DocumentKey, text: string, dependencies: Dependencies, now: number): Promise<Rendering> {
    const isFirst = !this.#rendering.has(text);
    const work = this.#render(key, text, dependencies, now);
    if (isFirst) {
      // The rendering goes on for the others where the visitor who began it has left.
      dependencies.later(work.catch(() => {}));
      return work;
    }
    const made = await Promise.race([work.catch(() => null), pause(LONGEST_WAIT)]);
    return made ?? { document: await rendered(await dependencies.render(requestForKey(key)), now), isCached: false };
  }

  #render(key: DocumentKey, text: string, dependencies: Dependencies, now: number): Promise<Rendering> {
    let work = this.#rendering.get(text);
    if (!work) {
      work = this.#renderNow(key, text, dependencies, now).finally(() => this.#rendering.delete(text));
      this.#rendering.set(text, work);
    }
    return work;
  }

  async #renderNow(key: DocumentKey, text: string, dependencies: Dependencies, now: number): Promise<Rendering> {
    const response = await dependencies.render(requestForKey(key));
    const document = await rendered(response, now);
    if (!isCacheable(response)) return { document, isCached: false };
    const headers = new Headers(document.headers as [string, string][]);
    headers.set("ETag", `"${await createDigest(document.body)}"`);
    setBrowsersPolicy(headers);
    const cached = { ...document, headers: [...headers] };
    this.#memory.set(text, cached);
    if (key.url.search === "") this.#toEdge(text, cached, dependencies);
    return { document: cached, isCached: true };
  }

  async #fromEdge(text: string, edge: EdgeCache): Promise<RenderedDocument | null> {
    try {
      const found = await edge.match(text);
      const renderedAt = Number(found?.headers.get("X-Rendered-At"));
      if (!found || !Number.isFinite(renderedAt)) return null;
      const headers = new Headers(found.headers);
      for (const name of ["X-Rendered-At", "CF-Cache-Status", "Age", "Content-Length"]) headers.delete(name);
      setBrowsersPolicy(headers);
      const body = new Uint8Array(await found.arrayBuffer());
      const document = { status: 200, body, headers: [...headers], renderedAt };
      this.#memory.set(text, document);
      return document;
    } catch {
      return null;
    }
  }

  #toEdge(text: string, document: RenderedDocument, { edge, later }: Dependencies): void {
    const { body, headers, renderedAt } = document;
    const stored = new Headers(headers as [string, string][]);
    stored.delete("Vary");
    stored.set("Cache-Control", `public, max-age=${EDGE_LIFE}`);
    stored.set("X-Rendered-At", String(renderedAt));
    const response = new Response(body as Uint8Array<ArrayBuffer>, { headers: stored });
    later(edge.put(text, response).catch((error: unknown) => logWarning("document-not-cached", error)));
  }
}

/** Browsers ask again each time; what they have depends on who asks. */
function setBrowsersPolicy(headers: Headers): void {
  headers.set("Cache-Control", "private, no-cache");
  headers.set("Vary", "Cookie, Accept-Language");
}

function isCacheable(response: Response): boolean {
  return (
    response.status === 200 &&
    (response.headers.get("Content-Type") ?? "").startsWith("text/html") &&
    !response.headers.has("Set-Cookie") &&
    !/no-store|private/.test(response.headers.get("Cache-Control") ?? "")
  );
}

/** A rendering's outcome, without anything that belongs to the request that began it. */
interface Rendering {
  readonly document: RenderedDocument;
  readonly isCached: boolean;
}

async function rendered(response: Response, now: number): Promise<RenderedDocument> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, body, headers: [...response.headers], renderedAt: now };
}

function answer(request: Request, { status, body, headers }: RenderedDocument, state: State): Response {
  const own = new Headers(headers as [string, string][]);
  own.set(STATE_HEADER, state);
  const etag = own.get("ETag");
  if (
    etag &&
    request.headers
      .get("If-None-Match")
      ?.split(/,\s*/)
      .some((one) => one.replace(/^W\//, "") === etag)
  )
    return new Response(null, { status: 304, headers: own });
  const hasBody = request.method !== "HEAD" && body.byteLength > 0;
  return new Response(hasBody ? (body as Uint8Array<ArrayBuffer>) : null, { status, headers: own });
}

function marked(response: Response, state: State): Response {
  const headers = new Headers(response.headers);
  headers.set(STATE_HEADER, state);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

async function createDigest(body: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body as Uint8Array<ArrayBuffer>));
  return btoa(String.fromCharCode(...digest.slice(0, 12)));
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
