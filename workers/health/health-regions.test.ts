import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import type { Health } from "./health.ts";
import { forgetNotes, healthByRegion, noteHealth } from "./health-regions.ts";

const health = (colo: string | null, status: Health["status"] = "healthy"): Health => ({
  status,
  checkedAt: "2026-11-22T12:00:00.000Z",
  version: "1",
  colo,
  probes: [],
  alerts: [],
});

beforeEach(forgetNotes);

test("each place is listed with its last look, this one first as it is now", async () => {
  await noteHealth(env.KV, health("FRA"));
  forgetNotes();
  await noteHealth(env.KV, health("SYD", "warning"));
  const places = await healthByRegion(env.KV, health("FRA", "error"));
  expect(places.map(({ colo, status }) => [colo, status])).toEqual([
    ["FRA", "error"],
    ["SYD", "warning"],
  ]);
});

test("is written once an hour, and at once where the status changes", async () => {
  const put = vi.fn<() => Promise<void>>(async () => {});
  const get = (async () => null) as unknown as KVNamespace["get"];
  await noteHealth({ get, put }, health("FRA"), 0);
  await noteHealth({ get, put }, health("FRA"), 60_000);
  expect(put).toHaveBeenCalledTimes(1);
  await noteHealth({ get, put }, health("FRA", "error"), 120_000);
  expect(put).toHaveBeenCalledTimes(2);
  await noteHealth({ get, put }, health("FRA", "error"), 120_000 + 3_600_000);
  expect(put).toHaveBeenCalledTimes(3);
});

test("what was found before is kept for a week, the oldest first, and this look is the last", async () => {
  const hour = 3_600_000;
  const at = (time: number, status: Health["status"], milliseconds: number): Health => ({
    ...health("FRA", status),
    checkedAt: new Date(time).toISOString(),
    probes: [{ name: "database", status, reason: "", milliseconds, region: null }],
  });
  const start = Date.parse("2026-11-01T00:00:00Z");
  await noteHealth(env.KV, at(start, "healthy", 5), start);
  await noteHealth(env.KV, at(start + 160 * hour, "warning", 40), start + 160 * hour);
  const now = start + 169 * hour;
  await noteHealth(env.KV, at(now, "healthy", 7), now);
  const [place] = await healthByRegion(env.KV, at(now + 1, "error", 900));
  expect(place!.looks.map(({ status, milliseconds }) => [status, milliseconds])).toEqual([
    ["warning", 40],
    ["healthy", 7],
    ["error", 900],
  ]);
});

test("KV that is down: this place alone, and nothing throws", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const down = () => Promise.reject(new Error("KV"));
  const store = { put: down, get: down, list: down } as unknown as KVNamespace;
  await noteHealth(store, health(null));
  expect(await healthByRegion(store, health(null))).toMatchObject([{ colo: "local", status: "healthy" }]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
