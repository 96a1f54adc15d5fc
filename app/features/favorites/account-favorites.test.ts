import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeAccountFavorites } from "./account-favorites.ts";
import { ACCOUNT_KEY } from "./local-favorites.ts";

beforeEach(() => localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ userId: "ada", ids: ["bmi"] })));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["kept while accounts cannot be reached", 503, true],
  ["gone after a logout", 204, false],
] as const)("an account's favorites are %s", async (_name, status, isKept) => {
  vi.stubGlobal("navigator", { locks: { request: (_key: string, work: () => Promise<void>) => work() } });
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  await closeAccountFavorites(() => {});
  expect(localStorage.getItem(ACCOUNT_KEY) !== null).toBe(isKept);
});
