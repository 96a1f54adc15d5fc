import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Change, sendChanges } from "./account-changes.ts";

/** What a browser takes in the body of a call that may outlive its page; more is a TypeError. */
const KEEPALIVE_LIMIT = 64 * 1024;
const NOW = 1_700_000_000_000;

const changes: readonly Change[] = Array.from({ length: 1000 }, (_, index) => ({
  calculatorId: `calculator-${index}`.padEnd(64, "x"),
  isFavorite: true,
  at: NOW - index,
}));

let received: string[];
let calls: number;
let failsFrom: number;

beforeEach(() => {
  received = [];
  calls = 0;
  failsFrom = Infinity;
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    if (new TextEncoder().encode(body).length > KEEPALIVE_LIMIT) throw new TypeError("Failed to fetch");
    calls += 1;
    if (calls >= failsFrom) throw new TypeError("Failed to fetch");
    received.push(...(JSON.parse(body) as { changes: Change[] }).changes.map(({ calculatorId }) => calculatorId));
    return Response.json(received);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a thousand favorites arrive, in parts that a browser sends", async () => {
  const outcome = await sendChanges(changes, "ada");
  const ids = changes.map(({ calculatorId }) => calculatorId);
  expect(received).toEqual(ids);
  expect(outcome).toEqual({ kind: "taken", ids });
});

test("where the network ends between two parts, nothing counts as taken", async () => {
  failsFrom = 2;
  expect(await sendChanges(changes, "ada")).toEqual({ kind: "later", message: null });
});
