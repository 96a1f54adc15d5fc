/** What answers sentences: for browsers, and for tools of agents. */
import { beforeEach, expect, test } from "vitest";
import { fillDirectory } from "./account-bindings.ts";
import { call, callJson, ORIGIN } from "./site.ts";

beforeEach(fillDirectory);

const ask = async (question: string, more = "") =>
  (await callJson(`/api/assistant?q=${encodeURIComponent(question)}${more}`)).said;

test("a sentence is answered, with a misspelled word as well", async () => {
  expect(await ask("15% of 80")).toMatchObject({ calculator: "percentage", answer: "12" });
  expect(await ask("bmi weight 75 kg heigth 180 cm")).toMatchObject({
    calculator: "bmi",
    repaired: [{ written: "heigth", meant: "height" }],
  });
  expect((await callJson("/api/calculators/no-such-one/view")).status).toBe(404);
});

test("while it is typed, an answer comes as the box shows it", async () => {
  expect(await ask("15% tip on 80 ugh", "&typing=1")).toMatchObject({
    answer: "$12.00",
    reading: "Scientific Calculator: Worked out from 15%, 80",
    unread: "Not understood: “ugh”",
  });
  expect(await ask("1/0", "&typing=1")).toEqual({
    calculator: null,
    reason: "Division by 0 has no result.",
  });
});

test("today is the visitor's day, if it is a day that somewhere on earth is today", async () => {
  const now = Date.now();
  const day = (ahead: number) => new Date(now + ahead * 86_400_000).toISOString().slice(0, 10);
  const daysLeft = async (more: string) => {
    const { answer } = (await ask(`days until ${day(20)}`, more)) as { answer: string };
    return Number.parseInt(answer, 10);
  };
  expect(await daysLeft("")).toBe(20);
  expect(await daysLeft(`&today=${day(1)}`)).toBe(19);
  expect(await daysLeft(`&today=${day(-1)}`)).toBe(21);
  for (const other of [day(2), day(-2), "soon", "2026-02-31"]) expect(await daysLeft(`&today=${other}`)).toBe(20);
});

test("a page elsewhere whose name was made to point here reaches no tools", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { status, said } = await callJson("http://elsewhere.example/mcp", { body });
  expect([status, said]).toEqual([403, { error: "This address is answered over HTTPS, or on this machine." }]);
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
