import { afterAll, beforeEach, expect, test } from "vitest";
import { startSite } from "./site-stand-in.ts";
import { findSmoke } from "./smoke.ts";

const { server, state, origin } = await startSite();

beforeEach(() => {
  Object.assign(state, { isHealthy: true, checks: 0, cutOff: 0 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a site that does what it must has no faults", async () => {
  expect([await findSmoke(origin), state.checks]).toEqual([[], 1]);
});

test("a site that does not work at first is looked at once more, when its health is no longer the kept one", async () => {
  state.isHealthy = false;
  const found = findSmoke(origin);
  setTimeout(() => (state.isHealthy = true), 4_000);
  expect([await found, state.checks]).toEqual([[], 2]);
});

test("what does not work is named", async () => {
  state.isHealthy = false;
  expect([await findSmoke(origin), state.checks]).toEqual([["/api/health: database: It fails."], 2]);
});

test("a request that is cut off is made once more, not twice", async () => {
  state.cutOff = 1;
  expect(await findSmoke(origin)).toEqual([]);
  state.cutOff = 2;
  expect(await findSmoke(origin)).toEqual([expect.stringContaining("/api/health: TypeError")]);
});
