import { expect, test, vi } from "vitest";
import { buildSearchIndex, searchCalculators } from "#catalogue/search/index.ts";
import { bundledDirectory } from "./directory-row.ts";
import { normaliseQuery } from "./normalise-query.ts";
import { findIds, prepareSearch, search } from "./search.ts";

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

test.each([
  ["  Body   MASS\n index ", "body mass index"],
  ["ＢＭＩ", "bmi"],
  ["½ cup", "1⁄2 cup"],
  [" ", ""],
  ["x".repeat(201), "x".repeat(200)],
])("the query %j is looked up as %j", (query, normal) => {
  expect(normaliseQuery(query)).toBe(normal);
});

test("what was found is kept for five minutes, and found again there; what is kept in another form is not", async () => {
  const put = vi.fn<(key: string, value: string, options: object) => Promise<void>>(() => Promise.resolve());
  const kept: { text: string | null } = { text: null };
  const cache = { get: () => Promise.resolve(kept.text), put };
  const ask = () => search(bundledDirectory(), "knot strength of ropes", cache, (work) => void work);
  const found = [await ask(), await ask()];
  expect(put.mock.calls.map(([, , options]) => options)).toEqual([{ expirationTtl: 300 }]);
  kept.text = JSON.stringify({ topMatches: ["tip"], relatedMatches: ["no-such-one", "bmi"] });
  const { topMatches, relatedMatches } = await ask();
  expect([topMatches, relatedMatches].map((rows) => rows.map(({ id }) => id))).toEqual([["tip"], ["bmi"]]);
  kept.text = '{"topMatches":"tip"}';
  expect(await ask()).toEqual(found[0]);
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

test("what no name says is found by what a calculator says of itself", async () => {
  const cache = { get: () => Promise.resolve(null), put: () => Promise.resolve() };
  const find = async (query: string) => {
    const { topMatches } = await search(bundledDirectory(), query, cache, (work) => void work);
    return topMatches.map(({ id }) => id);
  };
  expect((await find("side hustle tax"))[0]).toBe("self-employment-tax");
  expect((await findIds(bundledDirectory(), "how long until my debt is gone"))[0]).toBe("debt-payoff-planner");
  expect(await find("capital of australia")).toEqual([]);
});
