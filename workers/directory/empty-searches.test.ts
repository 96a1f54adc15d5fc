import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { database } from "../../tests/worker/account-bindings.ts";
import { emptySearches } from "#workers/database/schema.ts";
import { runDailyMaintenance } from "#workers/maintenance/daily-maintenance.ts";
import { countEmptySearch, listEmptySearches } from "./empty-searches.ts";

const from = (headers: Record<string, string> = {}) => ({
  request: new Request("https://a.test/?search=x", { headers }),
  secret: "a secret",
});
const rows = () => database.select().from(emptySearches);

beforeEach(() => database.delete(emptySearches));

test("the words of a search without a result are kept from the fifth on, before that a code", async () => {
  for (const query of ["Tide Table", "tide  table", "TIDE TABLE", "tide table"])
    await countEmptySearch(database, query, from());
  expect(JSON.stringify(await rows())).not.toMatch(/tide/i);
  expect(await listEmptySearches(database)).toEqual([]);
  await countEmptySearch(database, "tide table", from());
  const day = new Date().toISOString().slice(0, 10);
  expect(await listEmptySearches(database)).toEqual([{ words: "tide table", count: 5, day }]);
  expect(await rows()).toHaveLength(1);
});

test("words that may be somebody's are not counted, nor who asks for that", async () => {
  for (const query of ["ada@example.com", "call 0171 555", "4111-1111", "x".repeat(61), "  "])
    await countEmptySearch(database, query, from());
  await countEmptySearch(database, "tide table", from({ DNT: "1" }));
  await countEmptySearch(database, "tide table", from({ "Sec-GPC": "1" }));
  await countEmptySearch(database, "tide table", { ...from(), secret: undefined });
  expect(await rows()).toEqual([]);
});

test("what is searched for most is first, then by its words; sixty characters are counted", async () => {
  const long = "x".repeat(60);
  const searches: (readonly [string, number])[] = [
    ["tide", 5],
    ["knots", 7],
    ["anchor", 5],
    [long, 6],
  ];
  for (const [query, times] of searches)
    for (let time = 0; time < times; time += 1) await countEmptySearch(database, query, from());
  expect((await listEmptySearches(database)).map(({ words, count }) => [words, count])).toEqual([
    ["knots", 7],
    [long, 6],
    ["anchor", 5],
    ["tide", 5],
  ]);
});

test("five thousand are kept at most; what is among them is still counted", async () => {
  await countEmptySearch(database, "tide", from());
  const fill = `WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < ?)
    INSERT INTO empty_searches (key, day, count) SELECT 'k' || at, '2026-01-01', 1 FROM n`;
  await env.DB.prepare(fill).bind(4_998).run();
  for (const query of ["anchor", "moon", "tide"]) await countEmptySearch(database, query, from());
  const kept = await rows();
  expect([kept.length, kept.filter(({ count }) => count === 2).length]).toEqual([5_000, 1]);
});

test("what nobody searches for is forgotten after 30 days", async () => {
  await countEmptySearch(database, "tide table", from());
  await runDailyMaintenance(env, new Date(Date.now() + 29 * 86_400_000));
  expect(await rows()).toHaveLength(1);
  await runDailyMaintenance(env, new Date(Date.now() + 31 * 86_400_000));
  expect(await rows()).toEqual([]);
});
