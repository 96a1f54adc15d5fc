import { expect, test } from "vitest";
import { type DownloadDependencies, downloadPack, RenewedError } from "./download-pack.ts";
import { answerFromPack, readPack, removePack } from "./pack.ts";

class Killed extends Error {}

type Answers = Map<string, Response>;

/** Caches and a server; after a number of steps nothing more is done, as if the browser had been closed. */
function browser() {
  const stores = new Map<string, Answers>();
  let left = Infinity;
  let build = 1;
  const step = () => {
    if (left <= 0) throw new Killed();
    left -= 1;
  };
  const open = async (name: string) => {
    step();
    const store: Answers = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const cache = {
      match: async (key: string) => (step(), store.get(key)?.clone()),
      put: async (key: string, response: Response) => {
        const text = await response.arrayBuffer();
        step();
        store.set(key, new Response(text, { headers: response.headers }));
      },
    };
    return cache as unknown as Cache;
  };
  const dependencies: DownloadDependencies = {
    language: "en",
    caches: {
      open,
      delete: async (name) => (step(), stores.delete(name)),
      keys: async () => (step(), [...stores.keys()]),
    },
    fetch: async (address) => {
      step();
      if (address === "/generated/offline.json")
        return Response.json({
          version: `build${build}`,
          bytes: 100,
          categories: ["health"],
          chunks: { bmi: `/assets/bmi-${build}.js` },
          lexicons: { de: `/assets/german-${build}.js`, es: `/assets/spanish-${build}.js` },
        });
      if (address.startsWith("/generated/offline-"))
        return address === `/generated/offline-build${build}.json`
          ? Response.json({
              [`/assets/bmi-${build}.js`]: `bmi of build ${build}`,
              "/generated/formulas/bmi.json": `{"build":${build}}`,
              ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/assets/other-${at}.js`, "other"])),
            })
          : new Response("", { status: 404 });
      if (/^\/(?:$|offline$|offline\/shell$|calculators$|favorites$)/.test(address))
        return new Response(
          `${address} of build ${build} {"version":"m${build}"} "/assets/bmi-${build}.js" "/assets/manifest-${build}.js" <link href="/fonts/serif.woff2">`,
          { headers: { "Content-Type": "text/html" } },
        );
      if (address === "/assets/gone.js") return new Response("", { status: 404 });
      return new Response(`${address} of build ${build}`, { headers: { "Content-Type": "text/plain" } });
    },
  };
  return {
    dependencies,
    stores,
    deploy: () => (build += 1),
    killAfter: (steps: number) => (left = steps),
    live: () => (left = Infinity),
  };
}

const download = (dependencies: DownloadDependencies, onProgress: (part: number) => void = () => {}) =>
  downloadPack(dependencies, onProgress, new Date("2026-11-25T12:00:00Z"));

async function textOf(
  pathname: string,
  { caches }: DownloadDependencies,
  more: { search?: string; isPage?: boolean } = {},
) {
  const answer = await answerFromPack({ pathname, search: "", isPage: false, ...more }, caches);
  return answer?.text();
}

test("a pack answers pages with the shell, and what the pages ask for", async () => {
  const { dependencies } = browser();
  const seen: number[] = [];
  const pack = await download(dependencies, (part) => seen.push(part));
  expect(seen.at(-1)).toBe(1);
  expect(pack).toMatchObject({ version: "build1", calculators: 1, date: "2026-11-25T12:00:00.000Z" });
  expect(pack.bytes).toBeGreaterThan(0);
  expect(await readPack(dependencies.caches)).toEqual(pack);

  expect(seen).toEqual(seen.toSorted((a, b) => a - b));

  for (const page of ["/calculators/health", "/calculator/bmi"])
    expect(await textOf(page, dependencies, { isPage: true })).toMatch(/^\/offline\/shell of build 1/);
  for (const page of ["/", "/calculators", "/favorites", "/offline"])
    expect(await textOf(page, dependencies, { isPage: true })).toMatch(`${page} of build 1`);
  expect(await textOf("/assets/bmi-1.js", dependencies)).toBe("bmi of build 1");
  expect(await textOf("/generated/formulas/bmi.json", dependencies)).toBe('{"build":1}');
  for (const category of ["health", "all"])
    expect(await textOf("/api/cards", dependencies, { search: `?category=${category}` })).toBe(
      `/api/cards?category=${category} of build 1`,
    );
  for (const search of ["", "?category=list-view", "?category=favorites"])
    expect(await textOf("/api/cards", dependencies, { search })).toMatch(/all of build 1$/);
  expect(await textOf("/calculators/health.data", dependencies, { search: "?_routes=a,b" })).toMatch(/of build 1$/);
  expect(await textOf("/_.data", dependencies, { search: "?category=health" })).toBe("/_.data of build 1");
  for (const file of ["/fonts/serif.woff2", "/assets/manifest-1.js"])
    expect(await textOf(file, dependencies)).toMatch(/of build 1$/);
  expect(await textOf("/__manifest", dependencies, { search: "?paths=%2F&version=m1" })).toMatch(
    /__manifest\?paths=.+version=m1/,
  );
});

test("a pack has the lexicon of the visitor's language and no other", async () => {
  for (const [language, kept] of [
    ["de", ["german"]],
    ["es", ["spanish"]],
    ["en", []],
  ] as const) {
    const { dependencies } = browser();
    await download({ ...dependencies, language });
    for (const name of ["german", "spanish"])
      expect(await textOf(`/assets/${name}-1.js`, dependencies)).toBe(
        kept.some((one) => one === name) ? `/assets/${name}-1.js of build 1` : undefined,
      );
  }
});

test("files of the pack say what they are", async () => {
  const { dependencies } = browser();
  await download(dependencies);
  const typeOf = async (pathname: string) =>
    (await answerFromPack({ pathname, search: "", isPage: false }, dependencies.caches))?.headers.get("Content-Type");
  expect(await typeOf("/assets/bmi-1.js")).toBe("text/javascript; charset=utf-8");
  expect(await typeOf("/generated/formulas/bmi.json")).toBe("application/json; charset=utf-8");
});

test("figures in an address get the document that fills itself; what is in no pack is not answered", async () => {
  const { dependencies } = browser();
  expect(await textOf("/calculator/bmi", dependencies, { isPage: true })).toBeUndefined();
  await download(dependencies);
  for (const [page, search] of [
    ["/calculator/bmi", "?weight=80"],
    ["/", "?search=bmi"],
  ] as const)
    expect(await textOf(page, dependencies, { isPage: true, search })).toMatch(/^\/offline\/shell/);
  expect(await textOf("/_.data", dependencies, { search: "?search=bmi" })).toBeUndefined();
  expect(await textOf("/calculator/bmi.data", dependencies)).toBeUndefined();
  expect(await textOf("/calculator/none", dependencies, { isPage: true })).toBeUndefined();
  expect(await textOf("/calculator/bmi/cases", dependencies, { isPage: true })).toBeUndefined();
  expect(await textOf("/admin", dependencies, { isPage: true })).toBeUndefined();
  // Another build's page asks for its own routes.
  expect(await textOf("/__manifest", dependencies, { search: "?paths=%2F&version=m2" })).toBeUndefined();
});

test("an update killed at any step leaves the pack of before or the new one, whole", { timeout: 60_000 }, async () => {
  let kills = 0;
  for (let steps = 0; ; steps += 1) {
    const { dependencies, deploy, killAfter, live, stores } = browser();
    await download(dependencies);
    deploy();
    killAfter(steps);
    const ended = await downloadPack(dependencies, () => {}, new Date("2026-12-01")).then(
      () => "done",
      (error) => (error instanceof Killed ? "killed" : error),
    );
    live();
    const pack = await readPack(dependencies.caches);
    const build = pack?.version === "build2" ? 2 : 1;
    expect(await textOf(`/assets/bmi-${build}.js`, dependencies)).toBe(`bmi of build ${build}`);
    for (const path of ["/api/calculators", "/api/rates", "/_.data", "/calculators/health.data"])
      expect(await textOf(path, dependencies)).toMatch(new RegExp(`of build ${build}$`));
    expect(await textOf("/generated/formulas/bmi.json", dependencies)).toBe(`{"build":${build}}`);
    expect(await textOf("/__manifest", dependencies, { search: `?version=m${build}` })).toBeDefined();
    expect(await textOf("/calculator/bmi", dependencies, { isPage: true })).toContain(`of build ${build} `);
    const packs = [...stores.keys()].filter((name) => name.startsWith("pack-"));
    // What was begun stays where nothing can be removed any more; once all is done there is one.
    expect([ended === "done", build, packs.length]).toEqual(
      ended === "done" ? [true, 2, 1] : [false, build, packs.length],
    );
    if (ended === "done") break;
    expect(ended).toBe("killed");
    kills += 1;
  }
  expect(kills).toBeGreaterThan(100);
});

test("a build that comes during the download, a broken one and a full disk leave the pack of before", async () => {
  const { dependencies, deploy, stores } = browser();
  const before = await download(dependencies);
  const broken = (fetch: DownloadDependencies["fetch"]) =>
    downloadPack({ ...dependencies, fetch }, () => {}, new Date("2026-12-01"));
  // Before the file of all files, before a document, and before the list is read again.
  for (const at of [2, 5, 20]) {
    let asked = 0;
    const renewed = broken((address) => ((asked += 1) === at && deploy(), dependencies.fetch(address)));
    await expect(renewed).rejects.toThrow(RenewedError);
  }
  await expect(
    broken((address) => dependencies.fetch(address === "/api/rates" ? "/assets/gone.js" : address)),
  ).rejects.toThrow("404: /api/rates");
  const full = {
    ...dependencies,
    caches: {
      ...dependencies.caches,
      open: async (name: string) => {
        const cache = await dependencies.caches.open(name);
        const put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
        return { match: cache.match.bind(cache), put } as unknown as Cache;
      },
    },
  };
  await expect(downloadPack(full, () => {}, new Date("2026-12-01"))).rejects.toThrow("full");
  expect(await readPack(dependencies.caches)).toEqual(before);
  expect([...stores.keys()].filter((name) => name.startsWith("pack-"))).toEqual([before.cache]);
  await removePack(dependencies.caches);
  expect(await readPack(dependencies.caches)).toBeNull();
  expect([...stores.keys()].filter((name) => name.startsWith("pack-"))).toEqual([]);
});
