import { expect, test } from "vitest";
import { buildSearchIndex, searchCalculators } from "#catalogue/search/index.ts";
import { bundledDirectory } from "./directory-row.ts";
import { prepareSearch, search } from "./search.ts";

test("the index of the texts that the build has read is that of the directory", () => {
  const rows = bundledDirectory();
  expect(rows.map(({ name }) => name)).toEqual(
    rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
  const read = buildSearchIndex(rows);
  for (const { id, name } of rows) {
    expect(searchCalculators(prepareSearch(), name)).toEqual(searchCalculators(read, name));
    expect(searchCalculators(prepareSearch(), name).topMatches).toContain(id);
  }
});

test("a search that is asked twice is kept, without the words that were typed", async () => {
  const kept = new Map<string, string>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key) ?? null),
    put: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
  };
  const ask = () => search(bundledDirectory(), "divorce alimony", cache, (work) => void work);
  const first = await ask();
  expect([...kept]).toEqual([]);
  await ask();
  expect([...kept.keys()]).toEqual([expect.stringMatching(/^search:\d+:[0-9a-f]{64}$/)]);
  expect(JSON.stringify([...kept])).not.toContain("alimony");
  expect(await ask()).toEqual(first);
});
