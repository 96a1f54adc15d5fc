import { describe, expect, test, vi } from "vitest";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import type { Page } from "#workers/pages/pages.ts";
import { DocumentCache, STATE_HEADER } from "./document-cache.ts";
import { cacheableAddress, requestForKey } from "./document-key.ts";
import { MemoryStore } from "./memory-store.ts";

const ORIGIN = "https://reckoner.example";

const pages = async (): Promise<readonly Page[]> => [
  { path: "/", title: "Home", cachedBy: ["category", "search"] },
  { path: "/calculators", title: "Calculator Directory", cachedBy: ["search"] },
  { path: "/login", title: "Login" },
  { path: "/admin/:section?", title: "Administration" },
  { path: "/*", title: "Page Not Found" },
];

/** A site whose pages say how often they were rendered, and with which request. */
function site(page: (request: Request, count: number) => Response | Promise<Response> = html) {
  const seen: Request[] = [];
  const later: Promise<unknown>[] = [];
  const edge = new Map<string, Response>();
  const clock = { now: Date.UTC(2026, 10, 22, 12) };
  const documents = new DocumentCache();
  const dependencies = {
    render: async (request: Request) => page(request, seen.push(request)),
    readRequestPreferences: (request: Request) => readRequestPreferences(request, { get: async () => null }),
    version: async () => "1",
    pages,
    later: (work: Promise<unknown>) => void later.push(work),
    edge: {
      match: async (key: string) => edge.get(key)?.clone(),
      put: async (key: string, response: Response) => void edge.set(key, response),
    },
    now: () => clock.now,
  };
  return {
    seen,
    edge,
    clock,
    dependencies,
    settle: async () => void (await Promise.all(later.splice(0))),
    get: (path: string, headers: Record<string, string> = {}, method = "GET", cache = documents) =>
      cache.serve(new Request(new URL(path, ORIGIN), { headers, method }), dependencies),
  };
}

function html(request: Request, count: number): Response {
  return new Response(`<p>${count} ${new URL(request.url).search}</p>`, {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}

describe("documents are cached", () => {
  test("fresh for five minutes, then once stale while they are rendered anew", async () => {
    const { get, clock, settle, seen } = site();
    const states: (string | null)[] = [];
    for (const minutes of [0, 4.9, 0.2, 0]) {
      clock.now += minutes * 60_000;
      const response = await get("/calculator/bmi");
      states.push(response.headers.get(STATE_HEADER));
      await settle();
    }
    expect(states).toEqual(["miss", "hit", "stale", "hit"]);
    expect(seen.length).toBe(2);
  });

  test("in the edge's cache too, for other isolates", async () => {
    const { get, settle, seen, edge } = site();
    const put = vi.spyOn(edge, "set");
    const first = await (await get("/")).text();
    for (let visit = 0; visit < 3; visit += 1) await get("/");
    await settle();
    expect(put).toHaveBeenCalledOnce();
    const other = await get("/", {}, "GET", new DocumentCache());
    expect(other.headers.get(STATE_HEADER)).toBe("hit");
    expect(other.headers.get("X-Rendered-At")).toBeNull();
    expect(await other.text()).toBe(first);
    expect(seen.length).toBe(1);
  });

  test("but never a visitor's own figures in the edge's cache", async () => {
    const { get, settle, seen, edge } = site();
    for (let visit = 0; visit < 3; visit += 1) await get("/calculator/bmi?weight=80");
    await settle();
    expect(edge.size).toBe(0);
    expect(seen.length).toBe(1);
  });

  test("by the edge anew, where it has an older one", async () => {
    const { get, clock, settle, edge } = site();
    for (let visit = 0; visit < 2; visit += 1) await get("/");
    await settle();
    clock.now += 6 * 60_000;
    const other = new DocumentCache();
    expect((await get("/", {}, "GET", other)).headers.get(STATE_HEADER)).toBe("stale");
    await settle();
    const [kept] = edge.values();
    expect(kept?.headers.get("X-Rendered-At")).toBe(String(clock.now));
  });

  test("not beyond the UTC day, nor for another build or directory", async () => {
    const { get, clock, settle, seen, dependencies } = site();
    clock.now = Date.UTC(2026, 10, 22, 23, 59);
    await get("/calculator/age");
    clock.now += 2 * 60_000;
    expect((await get("/calculator/age")).headers.get(STATE_HEADER)).toBe("miss");
    dependencies.version = async () => "2";
    expect((await get("/calculator/age")).headers.get(STATE_HEADER)).toBe("miss");
    await settle();
    expect(seen.length).toBe(3);
  });

  test("by what a visitor prefers, and by nothing else", async () => {
    const { get, settle, seen } = site();
    const visits: Record<string, string>[] = [
      { "CF-IPCountry": "US" },
      { "CF-IPCountry": "DE" },
      { "CF-IPCountry": "DE", Cookie: "theme=dark" },
      { "CF-IPCountry": "DE", Cookie: "accessible=true" },
      { Cookie: "preferences=metric.SEK.sv-SE.SE" },
    ];
    for (const headers of visits) expect((await get("/", headers)).headers.get(STATE_HEADER)).toBe("miss");
    const same: Record<string, string>[] = [
      { "CF-IPCountry": "US", "User-Agent": "other", Cookie: "session=abc; theme=pink" },
      { "CF-IPCountry": "DE", "X-Forwarded-Host": "evil.example", Authorization: "Bearer x" },
      { "CF-IPCountry": "JP", Cookie: "preferences=metric.SEK.sv-SE.SE" },
    ];
    for (const headers of same) expect((await get("/", headers)).headers.get(STATE_HEADER)).toBe("hit");
    await settle();
    expect(seen.length).toBe(visits.length);
  });

  test("a renderer never sees a header that is not part of the key", async () => {
    const { get, seen } = site();
    const evil = { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/x", Cookie: "session=abc; theme=dark" };
    await get("/calculator/bmi?weight=80&utm=<script>&constructor=1", { ...evil, "CF-IPCountry": "DE" });
    expect([...(seen[0]?.headers ?? [])]).toEqual([["cookie", "preferences=metric.EUR.de-DE.DE; theme=dark"]]);
    expect(seen[0]?.url).toBe(`${ORIGIN}/calculator/bmi?weight=80`);
  });
});

test("addresses that mean the same share a document", async () => {
  const address = async (path: string) =>
    (await cacheableAddress(new Request(ORIGIN + path), pages))?.href.slice(ORIGIN.length);
  expect(await address("/calculator/bmi?weight=80&height=180&ref=x")).toBe("/calculator/bmi?height=180&weight=80");
  expect(await address("/calculator/bmi?height=180&weight=80")).toBe("/calculator/bmi?height=180&weight=80");
  expect(await address("/?category=health&x=1")).toBe("/?category=health");
  expect(await address("/calculator/bmi/cases?weight=80")).toBe("/calculator/bmi/cases");
});

test.each([
  "/calculator/bmi?typed=de-DE&weight=80",
  "/calculator/random-number",
  "/calculator/no-such-calculator",
  "/api/calculators",
  "/preferences?returnTo=/",
  "/login",
  "/dashboard",
  "/admin",
  "/health",
  `/?search=${"a".repeat(2_100)}`,
])("%s is never kept", async (path) => {
  const { get, seen, edge } = site();
  for (let visit = 0; visit < 2; visit += 1) expect((await get(path)).headers.get(STATE_HEADER)).toBe("bypass");
  expect(seen.length).toBe(2);
  expect(edge.size).toBe(0);
});

test.each<[string, ResponseInit]>([
  ["sets a cookie", { headers: { "Content-Type": "text/html", "Set-Cookie": "a=b" } }],
  ["is private", { headers: { "Content-Type": "text/html", "Cache-Control": "no-store" } }],
  ["is no document", { headers: { "Content-Type": "application/json" } }],
  ["redirects", { status: 302, headers: { "Content-Type": "text/html", Location: "/x" } }],
  ["fails", { status: 500, headers: { "Content-Type": "text/html" } }],
  ["is not found", { status: 404, headers: { "Content-Type": "text/html" } }],
])("an answer that %s is not cached", async (_, init) => {
  const { get, seen } = site(() => new Response("x", init));
  await get("/");
  const second = await get("/");
  expect(second.headers.get(STATE_HEADER)).toBe("bypass");
  expect(second.status).toBe(init.status ?? 200);
  expect(seen.length).toBe(2);
});

test("a crowd is answered by one rendering, each with the whole document", async () => {
  const { get, seen } = site(async (request, count) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return html(request, count);
  });
  const bodies = await Promise.all(Array.from({ length: 50 }, async () => (await get("/calculators")).text()));
  expect(new Set(bodies)).toEqual(new Set(["<p>1 </p>"]));
  expect(seen.length).toBe(1);
});

test("who has waited three seconds for another's rendering gets one of their own, which is not kept", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { get } = site((request, count) => (count === 1 ? new Promise<Response>(() => {}) : html(request, count)));
    void get("/");
    const answered = vi.fn<(response: Response) => void>();
    const second = get("/").then(answered);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await second;
    const response = answered.mock.calls[0]![0];
    expect([response.headers.get(STATE_HEADER), await response.text()]).toEqual(["bypass", "<p>2 </p>"]);
  } finally {
    vi.useRealTimers();
  }
});

test("browsers ask again each time, and only the edge keeps a document, for a day", async () => {
  const { get, settle, edge, clock } = site();
  const own = (response: Response) =>
    ["Cache-Control", "Vary", "Age", "CF-Cache-Status"].map((name) => response.headers.get(name));
  expect(own(await get("/"))).toEqual(["private, no-cache", "Cookie, Accept-Language", null, null]);
  await settle();
  const [key, kept] = [...edge][0]!;
  const stored = ["Cache-Control", "Vary", "X-Rendered-At"].map((name) => kept.headers.get(name));
  expect(stored).toEqual(["public, max-age=86400", null, String(clock.now)]);
  // As the edge gives it back.
  const headers = new Headers([...kept.headers, ["Age", "60"], ["CF-Cache-Status", "HIT"]] as [string, string][]);
  edge.set(key, new Response(await kept.text(), { headers }));
  const other = await get("/", {}, "GET", new DocumentCache());
  expect([other.headers.get(STATE_HEADER), ...own(other)]).toEqual([
    "hit",
    "private, no-cache",
    "Cookie, Accept-Language",
    null,
    null,
  ]);
});

test.each([
  ["an answer of 404", { status: 404 }, {}],
  ["what is no document", {}, { "Content-Type": "application/json" }],
  ["what sets a cookie", {}, { "Set-Cookie": "a=b" }],
  ["what must not be stored", {}, { "Cache-Control": "no-store" }],
  ["what is one visitor's", {}, { "Cache-Control": "private, max-age=60" }],
])("%s is rendered for each visitor", async (_, init, headers) => {
  const { get, seen, edge, settle } = site(
    (_request, count) => new Response(String(count), { ...init, headers: { "Content-Type": "text/html", ...headers } }),
  );
  const first = await get("/");
  await settle();
  const second = await get("/");
  expect([first, second].map((response) => response.headers.get(STATE_HEADER))).toEqual(["bypass", "bypass"]);
  expect([await first.text(), await second.text()]).toEqual(["1", "2"]);
  expect([seen.length, edge.size, first.headers.get("ETag")]).toEqual([2, 0, null]);
});

test("what the edge has without the time of its rendering is not served", async () => {
  const { get, settle, edge, seen } = site();
  await get("/");
  await settle();
  for (const key of edge.keys()) edge.set(key, new Response("old", { headers: { "X-Rendered-At": "yesterday" } }));
  expect((await get("/", {}, "GET", new DocumentCache())).headers.get(STATE_HEADER)).toBe("miss");
  expect(seen.length).toBe(2);
});

test("a rendering that throws is not cached, and the next visitor gets the page", async () => {
  const { get } = site((request, count) => {
    if (count === 1) throw new Error("no database");
    return html(request, count);
  });
  await expect(get("/")).rejects.toThrow("no database");
  expect((await get("/")).status).toBe(200);
});

test("a cache of the edge that fails changes nothing but speed", async () => {
  const { get, dependencies, settle } = site();
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  dependencies.edge = { match: () => Promise.reject(new Error("down")), put: () => Promise.reject(new Error("full")) };
  expect((await get("/")).headers.get(STATE_HEADER)).toBe("miss");
  expect((await get("/")).headers.get(STATE_HEADER)).toBe("hit");
  await settle();
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"event":"document-not-cached"'));
});

test("a browser that has the document gets 304; HEAD has no body", async () => {
  const { get } = site();
  const etag = (await get("/")).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^"[\w+/]{16}"$/);
  const again = await get("/", { "If-None-Match": `W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("/", { "If-None-Match": '"other"' })).status).toBe(200);
  expect((await get("/", { "If-None-Match": `"other", ${etag}` })).status).toBe(304);
  expect((await get("/calculators")).headers.get("ETag")).toMatch(/^"[\w+/]{16}"$/);
  const head = await get("/", {}, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test.each(["US", "DE", "FR", "JP", "SE", "BR", "NZ", "ZA", "T1", ""])(
  "the key of a visitor from %s gives the renderer the same preferences",
  async (country) => {
    const visit = new Request(ORIGIN, { headers: country ? { "CF-IPCountry": country } : {} });
    const preferences = await readRequestPreferences(visit, { get: async () => null });
    const key = { url: new URL(ORIGIN), preferences, theme: null, isAccessible: false };
    expect(await readRequestPreferences(requestForKey(key), { get: async () => null })).toEqual(preferences);
  },
);

test("memory holds what fits, the least used goes first", () => {
  const store = new MemoryStore(10);
  const document = (size: number) => ({
    status: 200,
    body: new Uint8Array(size),
    headers: [],
    renderedAt: 0,
  });
  store.set("a", document(4));
  store.set("b", document(4));
  store.get("a");
  store.set("c", document(4));
  expect(["a", "b", "c"].map((key) => store.get(key) !== null)).toEqual([true, false, true]);
  store.set("huge", document(11));
  expect(["a", "c", "huge"].map((key) => store.get(key) !== null)).toEqual([false, false, false]);
  store.set("d", document(10));
  expect(store.get("d")?.body.byteLength).toBe(10);
  // An isolate's own holds 16 MiB.
  const own = new MemoryStore();
  const has = (key: string) => own.get(key) !== null;
  own.set("all", document(16 * 1024 * 1024));
  expect(has("all")).toBe(true);
  own.set("more", document(16 * 1024 * 1024 + 1));
  expect([has("all"), has("more")]).toEqual([false, false]);
});

test("whether it was rendered, remembered or fetched from the edge, a document is the visitor's own to keep and to ask about", async () => {
  const { get, settle, clock } = site();
  const ways = [await get("/calculator/bmi"), await get("/calculator/bmi")];
  await settle();
  ways.push(await get("/calculator/bmi", {}, "GET", new DocumentCache()));
  clock.now += 6 * 60_000;
  ways.push(await get("/calculator/bmi"));
  expect(ways.map(({ headers }) => headers.get(STATE_HEADER))).toEqual(["miss", "hit", "hit", "stale"]);
  for (const { headers } of ways) {
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("ETag")).toMatch(/^"[\w+/]{16}"$/);
    expect(headers.get("X-Rendered-At")).toBeNull();
  }
  expect(ways[0]!.headers.get("Vary")).toBe("Cookie, Accept-Language");
});
