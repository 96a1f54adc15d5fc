/** What the admin's panels ask for, how often, and what they make of it. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ErrorLog } from "./error-log.ts";
import { healthEntries, isAllHealthy, probeSite } from "./health-entries.ts";
import { usePoll } from "./use-poll.ts";

let shown: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  shown = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => shown);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("a panel asks once when it is there, and every half minute while it is open and seen", async () => {
  let answers = 0;
  const ask = vi.fn<() => Promise<number>>(async () => (answers += 1));
  const hook = renderHook(({ isOpen }) => usePoll(ask, isOpen), { initialProps: { isOpen: false } });
  expect(hook.result.current).toMatchObject({ data: null, error: null });
  await pass(0);
  expect([hook.result.current.data, ask.mock.calls.length]).toEqual([1, 1]);
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  hook.rerender({ isOpen: true });
  await pass(29_999);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(1);
  expect([hook.result.current.data, ask.mock.calls.length]).toEqual([3, 3]);
  shown = "hidden";
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  shown = "visible";
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(4);
  hook.rerender({ isOpen: false });
  await pass(120_000);
  expect(ask).toHaveBeenCalledTimes(4);
  await act(async () => hook.result.current.refresh());
  expect(ask).toHaveBeenCalledTimes(5);
});

test("a failure is told, and forgotten with the next answer", async () => {
  let fail: unknown = new TypeError("Failed to fetch");
  const ask = async () => {
    if (fail) throw fail;
    return 7;
  };
  const hook = renderHook(() => usePoll(ask, true));
  await pass(0);
  expect(hook.result.current).toMatchObject({ data: null, error: { message: "Failed to fetch" } });
  fail = "a text";
  await pass(30_000);
  expect(hook.result.current.error).toEqual(new Error("a text"));
  fail = null;
  await pass(30_000);
  expect(hook.result.current).toMatchObject({ data: 7, error: null });
});

test.each([
  [
    200,
    {
      probes: [
        { name: "disk", status: "error" },
        { name: "database", status: "warning" },
      ],
    },
    true,
    "warning",
  ],
  [200, { probes: [{ name: "database", status: "healthy" }] }, true, "healthy"],
  [500, { probes: [{ name: "database", status: "healthy" }] }, false, "healthy"],
  [200, { probes: [] }, true, "error"],
  [200, {}, true, "error"],
  [200, null, true, "error"],
] as const)("a list that answers %i and health %j", async (status, health, isListed, database) => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, init: unknown) => {
    asked.push([url, init]);
    if (url === "/api/health") return health === null ? new Response("<p>") : Response.json(health);
    return new Response("", { status });
  });
  expect(await probeSite()).toEqual({ isListed, database });
  expect(asked).toEqual([
    ["/api/calculators?limit=1", { credentials: "include", cache: "no-store" }],
    ["/api/health", { credentials: "include" }],
  ]);
});

test("a site that cannot be reached is not listed, and its database is broken", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await probeSite()).toEqual({ isListed: false, database: "error" });
});

test("up to three errors within the hour are healthy, and no open one is", () => {
  const log = (last1Hour: number) => ({ last1Hour }) as ErrorLog;
  const fine = { isListed: true, database: "healthy" } as const;
  const healthy = { calculators: "healthy", database: "healthy", api: "healthy", frontend: "healthy" };
  expect(healthEntries(fine, log(3), 0)).toEqual(healthy);
  expect(healthEntries(fine, log(4), 0)).toEqual({ ...healthy, calculators: "warning" });
  expect(healthEntries(fine, log(0), 1)).toEqual({ ...healthy, frontend: "warning" });
  expect(healthEntries({ ...fine, isListed: false }, log(0), 0)).toEqual({ ...healthy, api: "error" });
  expect(healthEntries({ ...fine, database: "warning" }, log(0), 0)).toEqual({ ...healthy, database: "warning" });
  expect(isAllHealthy(healthEntries(fine, log(0), 0))).toBe(true);
  expect(isAllHealthy(healthEntries(fine, log(4), 0))).toBe(false);
});

test.each([
  ["www.reckoner.test", "", null, false, undefined],
  ["www.reckoner.test", "", "true", true, true],
  ["www.reckoner.test", "", "false", false, undefined],
  ["localhost", "", null, true, false],
  ["www.reckoner.test", "?admin=true", null, true, false],
  ["www.reckoner.test", "?q=1&admin=true", null, true, false],
  ["www.reckoner.test", "?noadmin=true", null, false, undefined],
])("on %s%s with the flag %s the panels are drawn: %s", async (hostname, search, flag, isDrawn, isFlagged) => {
  vi.useRealTimers();
  vi.resetModules();
  const draw = vi.fn<(isFlagged: boolean) => void>();
  vi.doMock("./monitor.tsx", () => ({ draw }));
  vi.stubGlobal("location", { hostname, search });
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "isAdmin" ? flag : null) });
  const { drawMonitor } = await import("./draw-monitor.ts");
  drawMonitor();
  await vi.dynamicImportSettled();
  expect(draw.mock.calls).toEqual(isDrawn ? [[isFlagged]] : []);
  vi.doUnmock("./monitor.tsx");
  vi.resetModules();
});
