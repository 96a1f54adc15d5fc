import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ErrorReport } from "#errors/types.ts";

let bodies: string[];
let isOnline: boolean;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  bodies = [];
  isOnline = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    expect([url, method]).toEqual(["/api/errors", "POST"]);
    bodies.push(body as string);
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const report = (message: string, more: object = {}) =>
  ({
    id: message,
    type: "network",
    message,
    severity: "low",
    context: { url: "/", component: "" },
    ...more,
  }) as unknown as ErrorReport;
const sentMessages = () =>
  bodies.map((body) => [JSON.parse(body) as ErrorReport | ErrorReport[]].flat().map(({ message }) => message));

test("reports of two seconds go together, each kind once; one alone is no list", async () => {
  const { sendSoon } = await import("./send.ts");
  for (const message of ["a", "b", "a"]) sendSoon(report(message));
  vi.advanceTimersByTime(1999);
  expect(bodies).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sentMessages()).toEqual([["a", "b"]]);
  sendSoon(report("a"));
  sendSoon(report("c"));
  vi.advanceTimersByTime(2000);
  expect(sentMessages()).toEqual([["a", "b"], ["c"]]);
  expect(bodies[1]!.startsWith("{")).toBe(true);
});

test("another page, part or type is another kind", async () => {
  const { sendSoon } = await import("./send.ts");
  const contexts = [
    { url: "/", component: "" },
    { url: "/x", component: "" },
    { url: "/", component: "chart" },
  ];
  for (const context of contexts) sendSoon(report("a", { context }));
  sendSoon(report("a", { type: "render" }));
  vi.advanceTimersByTime(2000);
  expect(sentMessages()[0]).toHaveLength(4);
});

test("twenty go in one call, forty from one page, and never more than the server takes", async () => {
  const { sendSoon } = await import("./send.ts");
  for (let at = 0; at < 50; at += 1) sendSoon(report(`m${at}`));
  vi.advanceTimersByTime(10_000);
  expect(sentMessages().map((batch) => batch.length)).toEqual([20, 20]);
  vi.resetModules();
  bodies = [];
  const again = await import("./send.ts");
  for (let at = 0; at < 4; at += 1) again.sendSoon(report(`${at}`.padEnd(2500, "é")));
  vi.advanceTimersByTime(20_000);
  expect(sentMessages().flat()).toHaveLength(4);
  expect(bodies.map((body) => new TextEncoder().encode(body).length > 15_000)).toEqual([false, false, false, false]);
});

test("without a connection they wait", async () => {
  const { send, sendSoon } = await import("./send.ts");
  isOnline = false;
  sendSoon(report("a"));
  vi.advanceTimersByTime(5000);
  expect(bodies).toEqual([]);
  isOnline = true;
  send();
  expect(sentMessages()).toEqual([["a"]]);
});

test("who leaves the page takes none along", async () => {
  const { sendSoon } = await import("./send.ts");
  sendSoon(report("a"));
  dispatchEvent(new Event("pagehide"));
  expect(sentMessages()).toEqual([["a"]]);
});
