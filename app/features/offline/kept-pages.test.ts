import { expect, test } from "vitest";
import { answerWithoutConnection, FILES, keepPage, MOST_PAGES, PAGES, type Dependencies } from "./kept-pages.ts";

class Killed extends Error {}

/** Caches and a server; after a number of steps nothing more is done, as if the browser had been closed. */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const served = new Map<string, string>();
  let left = Infinity;
  const step = () => {
    if (left <= 0) throw new Killed();
    left -= 1;
  };
  const address = (key: RequestInfo | URL) =>
    typeof key === "string" ? key : (key as Request).url.slice("https://reckoner.test".length);
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const dependencies: Dependencies = {
    async open(name) {
      const store = storeOf(name);
      return {
        match: async (key) => (step(), store.get(address(key))?.clone()),
        put: async (key, response) => {
          step();
          store.delete(address(key));
          store.set(address(key), response);
        },
        delete: async (key) => (step(), store.delete(address(key))),
        keys: async () => (step(), [...store.keys()].map((key) => ({ url: `https://reckoner.test${key}` }) as Request)),
      };
    },
    async fetch(path) {
      step();
      const text = served.get(path);
      return new Response(text ?? "", {
        status: text === undefined ? 404 : 200,
        headers: { "Content-Type": path.startsWith("/assets/") ? "text/javascript" : "text/html" },
      });
    },
  };
  /** Serves a page of a build, with three files of its own and one that all share. */
  const serve = (path: string, build: string) => {
    const files = ["one", "two", "three"].map((name) => `/assets/${name}-${build}.js`);
    for (const file of [...files, "/assets/shared.js"]) served.set(file, build);
    const links = [...files, "/assets/shared.js"].map((file) => `<script src="${file}"></script>`);
    served.set(path, `<title>${path} ${build}</title>${links.join("")}`);
  };
  return { dependencies, serve, served, storeOf, killAfter: (steps: number) => (left = steps) };
}

/** Every kept document has all the files that it names. */
async function expectWhole({ storeOf }: ReturnType<typeof browser>) {
  for (const response of storeOf(PAGES).values()) {
    const text = await response.clone().text();
    for (const [, file = ""] of text.matchAll(/src="([^"]+)"/g)) expect([...storeOf(FILES).keys()]).toContain(file);
  }
}

test("killed at every step of every update: the old page or the new one, each with all of its files", async () => {
  let kills = 0;
  for (let pages = 1; pages <= 6; pages += 1) {
    for (let steps = 0; ; steps += 1) {
      const one = browser();
      for (let number = 0; number < pages; number += 1) {
        one.serve(`/page-${number}`, "old");
        await keepPage(`/page-${number}`, [], one.dependencies);
      }
      one.serve("/page-0", "new");
      one.killAfter(steps);
      const wasKilled = await keepPage("/page-0", [], one.dependencies).then(
        () => false,
        (error: unknown) => error instanceof Killed,
      );
      await expectWhole(one);
      one.killAfter(Infinity);
      const text = await (await answerWithoutConnection("/page-0", one.dependencies)).text();
      expect(text).toMatch(wasKilled ? /^<title>\/page-0 (old|new)<\/title>/ : /^<title>\/page-0 new<\/title>/);
      if (!wasKilled) break;
      kills += 1;
      // The next time it comes to its end.
      await keepPage("/page-0", [], one.dependencies);
      await expectWhole(one);
      expect([...one.storeOf(FILES).keys()].filter((file) => file.includes("old"))).toHaveLength(pages > 1 ? 3 : 0);
    }
  }
  expect(kills).toBeGreaterThan(100);
});

test("a file that is not to be had leaves the page as it was", async () => {
  const one = browser();
  one.serve("/page", "old");
  await keepPage("/page", [], one.dependencies);
  one.serve("/page", "new");
  one.served.delete("/assets/two-new.js");
  await expect(keepPage("/page", [], one.dependencies)).rejects.toThrow("404: /assets/two-new.js");
  expect(await (await answerWithoutConnection("/page", one.dependencies)).text()).toContain("/page old");
});

test("the oldest pages go, with the files that only they needed", async () => {
  const one = browser();
  for (let number = 0; number < MOST_PAGES + 2; number += 1) {
    one.serve(`/page-${number}`, `build${number}`);
    await keepPage(`/page-${number}`, [], one.dependencies);
  }
  expect(one.storeOf(PAGES).size).toBe(MOST_PAGES);
  expect(one.storeOf(PAGES).has("/page-1")).toBe(false);
  expect(one.storeOf(FILES).has("/assets/one-build1.js")).toBe(false);
  expect(one.storeOf(FILES).has("/assets/one-build2.js")).toBe(true);
  await expectWhole(one);
});

test("an address that is not kept is answered by a page that says so and names those that are", async () => {
  const one = browser();
  one.serve("/calculator/bmi", "new");
  await keepPage("/calculator/bmi", [], one.dependencies);
  const response = await answerWithoutConnection("/calculator/bmi?weight=80", one.dependencies);
  expect(response.status).toBe(503);
  const text = await response.text();
  expect(text).toContain("The same calculator is kept with the figures it begins with");
  expect(text).toContain('<a href="/calculator/bmi">/calculator/bmi new</a>');
});

test("where all calculators are kept, that page leads to them", async () => {
  const { dependencies } = browser();
  const ask = async (hasPack: boolean) => (await answerWithoutConnection("/about", dependencies, hasPack)).text();
  expect(await ask(true)).toContain('<a href="/calculators">');
  expect(await ask(false)).not.toContain('<a href="/calculators">');
});

test("what is kept is listed with the latest first, by its title, and by a word where it has none", async () => {
  const one = browser();
  const list = async () => {
    const text = await (await answerWithoutConnection("/elsewhere", one.dependencies)).text();
    return [...text.matchAll(/<li>(.+?)<\/li>/g)].map(([, link]) => link);
  };
  expect(await list()).toEqual([]);
  expect(await (await answerWithoutConnection("/elsewhere", one.dependencies)).text()).toContain("<p>None yet.</p>");
  for (const [path, document] of [
    ["/calculators", "<title>R&amp;D – all</title>"],
    ["/calculator/bmi?a=1&b=2", "<title></title>"],
    ["/offline", "no title at all"],
  ] as const) {
    one.served.set(path, document);
    await keepPage(path, [], one.dependencies);
  }
  expect(await list()).toEqual([
    '<a href="/offline">/offline</a>',
    '<a href="/calculator/bmi?a=1&amp;b=2">A page</a>',
    '<a href="/calculators">R&amp;D – all</a>',
  ]);
});
