/** What answers sentences: for browsers, which work them out themselves, and for tools of agents. */
import { calculators as chunks } from "virtual:calculator-chunks";
import { beforeEach, expect, test } from "vitest";
import { fillDirectory } from "./account-bindings.ts";
import { call, callJson, ORIGIN } from "./site.ts";

beforeEach(fillDirectory);

test("the code of calculators is found by their ids, at most twelve at once", async () => {
  expect((await callJson("/api/assistant?q=15%25+of+80")).said).toMatchObject({
    calculator: "percentage",
    answer: "12",
  });
  expect((await callJson("/api/assistant/chunks?ids=toString,no-such-one")).said).toEqual({});
  expect((await callJson("/api/assistant/chunks")).said).toEqual({});
  const ids = Object.keys(chunks).slice(0, 13);
  for (const asked of [1, 12, 13]) {
    const { said } = await callJson(`/api/assistant/chunks?ids=${ids.slice(0, asked).join()}`);
    expect(said).toEqual(Object.fromEntries(ids.slice(0, Math.min(asked, 12)).map((id) => [id, chunks[id]!.url])));
  }
  const { status } = await callJson("/api/calculators/no-such-one/view");
  expect(status).toBe(404);
});

test("unknown words come with what was meant, known ones, other signs and what stands behind 300 letters do not", async () => {
  const spell = async (text: string) => (await callJson(`/api/assistant/spelling?q=${encodeURIComponent(text)}`)).said;
  expect(await spell("morgage horse percent 300k <b>")).toEqual({ morgage: ["mortgage"] });
  expect(await spell("")).toEqual({});
  expect(await spell(`${"mortgage ".repeat(33)}morgage`)).toEqual({});
  const before = (length: number) => "mortgage ".repeat(32).padEnd(length);
  expect(await spell(`${before(293)}morgage`)).toEqual({ morgage: ["mortgage"] });
  expect(await spell(`${before(294)}morgage`)).not.toHaveProperty("morgage");
});

test("a page elsewhere whose name was made to point here reaches no tools", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { status, said } = await callJson("http://elsewhere.example/mcp", { body });
  expect([status, said]).toEqual([403, { error: "This address is answered over HTTPS, or on this machine." }]);
});

test("the calculators that words may be about are told with where their code is; others have none", async () => {
  const candidates = async (words: string) =>
    (await callJson(`/api/assistant/candidates?q=${encodeURIComponent(words)}`)).said;
  expect(await candidates("mortgage payment")).toEqual([{ id: "mortgage", url: chunks["mortgage"]!.url }]);
  // A row of which this deployment has no definition.
  expect(await candidates("promised")).toEqual([]);
  expect(await candidates("")).toEqual([]);
});

test("a tool names the pages of this site", async () => {
  const response = await call("/mcp", {
    headers: { Accept: "application/json, text/event-stream" },
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "find", arguments: { query: "tip" } } },
  });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { result: { structuredContent: { calculators: [{ id: "tip", url: `${ORIGIN}/calculator/tip` }] } } },
  ]);
});
