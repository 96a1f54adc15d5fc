import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ERROR_KINDS, type ErrorReport } from "#errors/types.ts";

const { send, sendSoon, showToast } = vi.hoisted(() => ({
  send: vi.fn<() => void>(),
  sendSoon: vi.fn<(report: ErrorReport) => void>(),
  showToast: vi.fn<(message: { title: string }) => void>(),
}));
vi.mock("./send.ts", () => ({ send, sendSoon }));
vi.mock("#features/toast/index.ts", () => ({ showToast }));

let clock: number;

beforeEach(() => {
  vi.resetModules();
  for (const mock of [send, sendSoon, showToast]) mock.mockReset();
  localStorage.clear();
  document.body.innerHTML = "";
  history.replaceState(null, "", "/");
  clock = Date.parse("2026-11-25T12:00:00Z");
  vi.spyOn(Date, "now").mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const load = async () => ({
  ...(await import("./handler.ts")),
  ...(await import("./listen.ts")),
  ...(await import("./client-log.ts")),
});
const reported = () => sendSoon.mock.calls.map(([report]) => report);
const said = () => showToast.mock.calls.map(([{ title }]) => title);
const script = (error: unknown, more: ErrorEventInit = {}) =>
  new ErrorEvent("error", { error, message: "Uncaught", filename: "https://reckoner.test/assets/a.js?v=1", ...more });
const rejection = (reason: unknown) => Object.assign(new Event("unhandledrejection"), { reason });
/** As a listener that captures gets it: with its target. */
function resource(name: "img" | "script" | "link" | "video", address: string): Event {
  const element = document.createElement(name);
  (element as HTMLImageElement)[name === "link" ? ("href" as "src") : "src"] = address;
  const event = new Event("error");
  Object.defineProperty(event, "target", { value: element });
  return event;
}

test("an exception is reported with where it came from, kept, and said once in its kind's words", async () => {
  const { handle, readClientLog } = await load();
  handle(script(new TypeError("x is not a function"), { lineno: 7, colno: 9 }));
  expect(reported()).toMatchObject([
    {
      type: "internal",
      severity: "medium",
      message: "TypeError: x is not a function",
      userMessage: ERROR_KINDS.internal.userMessage,
      retryable: ERROR_KINDS.internal.retryable,
      context: { url: "/", action: "script", metadata: { file: "/assets/a.js", line: 7, column: 9 } },
    },
  ]);
  expect(readClientLog().map(({ id }) => id)).toEqual(reported().map(({ id }) => id));
  expect(said()).toEqual([ERROR_KINDS.internal.userMessage]);
});

test("an exception without an error object is its message", async () => {
  const { handle } = await load();
  handle(script(null, { message: "Script error of the map" }));
  expect(reported()[0]!.message).toBe("Script error of the map");
});

test.each([
  ["a rejection", () => rejection(new Error("some day")), "high"],
  ["an exception", () => script(new Error("some day")), "medium"],
  ["a calculation that fails", () => script(new Error("CalculationError: no")), "high"],
  ["a calculation that is rejected", () => rejection("CalculationError: no"), "high"],
  ["a part of the page", () => ({ error: new Error("some day"), component: "chart" }), ERROR_KINDS.internal.severity],
  ["a calculation in a part", () => ({ error: new Error("CalculationError"), component: "chart" }), "high"],
  ["the connection", () => new Event("offline"), "medium"],
  ["a picture", () => resource("img", "/icons/a.png"), "medium"],
] as const)("how grave is %s", async (_name, make, severity) => {
  const { handle, readClientLog } = await load();
  handle(make());
  expect(readClientLog().map((entry) => entry.severity)).toEqual([severity]);
});

test("what the page says itself, or the notice of the lost connection, is not said again", async () => {
  const { handle, withoutConnection } = await load();
  const alone = rejection(new Error("Failed to fetch"));
  withoutConnection.add(alone);
  for (const event of [
    alone,
    new Event("offline"),
    resource("script", "/assets/b.js"),
    { error: new Error("x"), component: "chart" },
  ])
    handle(event);
  expect(said()).toEqual([]);
  expect(reported().map(({ context }) => context.component ?? context.action)).toEqual([
    "rejection",
    "offline",
    "resource",
    "chart",
  ]);
});

test("one sentence is said every thirty seconds at most, another one at once", async () => {
  const { handle } = await load();
  const { internal, network } = ERROR_KINDS;
  handle(script(new Error("one")));
  clock += 29_999;
  handle(script(new Error("two")));
  expect(said()).toEqual([internal.userMessage]);
  handle(rejection(new TypeError("Failed to fetch")));
  expect(said()).toEqual([internal.userMessage, network.userMessage]);
  clock += 1;
  handle(script(new Error("three")));
  expect(said()).toEqual([internal.userMessage, network.userMessage, internal.userMessage]);
});

test("kinds that are not reported or not said stay so", async () => {
  const { handle, readClientLog } = await load();
  handle(script(new Error("404: gone")));
  expect([reported(), said()]).toEqual([[], [ERROR_KINDS.not_found.userMessage]]);
  handle(script(new Error("D1_ERROR: locked")));
  expect([reported().length, said().length]).toEqual([1, 1]);
  expect(readClientLog().map(({ errorType }) => errorType)).toEqual(["database", "not_found"]);
});

test.each([
  ["who left the page", () => rejection(Object.assign(new Error("gone"), { name: "AbortError" }))],
  ["a notice of the browser", () => script("ResizeObserver loop completed with undelivered notifications.")],
  ["an extension's file", () => script(new Error("x"), { filename: "moz-extension://1/a.js" })],
  ["an extension in the stack", () => script(Object.assign(new Error("x"), { stack: "at chrome-extension://a/b.js" }))],
  ["the platform's beacon", () => resource("script", "https://static.cloudflareinsights.com/beacon.min.js")],
  ["a file that is none of the page's", () => resource("video", "/a.mp4")],
  ["an event of no element", () => new Event("error")],
] as const)("%s is no fault of ours", async (_name, make) => {
  const { handle, readClientLog } = await load();
  handle(make());
  expect([reported(), said(), readClientLog()]).toEqual([[], [], []]);
});

test.each([
  ["img", "https://other.test/a.png?x=1", "/a.png"],
  ["script", "/assets/b.js", "/assets/b.js"],
  ["link", "/assets/c.css", "/assets/c.css"],
] as const)("a file of <%s> that does not load is named by its path", async (element, address, file) => {
  const { handle } = await load();
  handle(resource(element, address));
  expect(reported()).toMatchObject([
    { message: "Failed to load resource", context: { action: "resource", metadata: { element, file } } },
  ]);
});

test("a connection that is back sends what waits, and is nothing that went wrong", async () => {
  const { handle, readClientLog } = await load();
  handle(new Event("online"));
  expect(send).toHaveBeenCalledTimes(1);
  expect(readClientLog()).toEqual([]);
});

test("it never throws, whatever fails within", async () => {
  const { handle } = await load();
  sendSoon.mockImplementation(() => {
    throw new Error("no");
  });
  const hostile = new Proxy(
    {},
    {
      get: () =>
        (() => {
          throw new Error("no");
        })(),
    },
  );
  expect(() => handle(script(new Error("x")))).not.toThrow();
  expect(() => handle(rejection(hostile))).not.toThrow();
});

test("nothing that was typed, or stands in the address, leaves with a report; the browser's own log has the fields", async () => {
  const { handle, readClientLog } = await load();
  history.replaceState(null, "", "/calculator/loan?note=kumquat&amount=98765");
  document.body.innerHTML = `
    <input name="q" value="rhubarb">
    <main><h1>Loan</h1><form method="get">
      <input name="amount" value="marmalade"><textarea name="list">tamarind</textarea>
      <select name="kind"><option value="lovage" selected>L</option></select>
      <input type="hidden" name="secret" value="hidden"><input type="checkbox" name="on" value="yes" checked>
      <input type="radio" name="way" value="up" checked><input value="nameless">
    </form></main>`;
  const error = new Error("Cannot read rhubarb, marmalade, tamarind, lovage, kumquat or nameless");
  error.stack = "Error: x\n    at f (https://reckoner.test/assets/marmalade.js?q=1:1:2)";
  handle(script(error));
  const text = JSON.stringify(reported());
  for (const typed of ["rhubarb", "marmalade", "tamarind", "lovage", "kumquat", "nameless", "98765"])
    expect(text).not.toContain(typed);
  expect(reported()[0]!.context.url).toBe("/calculator/loan");
  expect(reported()[0]!.stack).toContain("/assets/");
  expect(readClientLog()).toMatchObject([
    {
      calculatorId: "loan",
      calculatorName: "Loan",
      userInputs: { amount: "marmalade", list: "tamarind", kind: "lovage" },
      url: "/calculator/loan",
      errorType: "internal",
    },
  ]);
  expect(Object.keys(readClientLog()[0]!.userInputs)).toEqual(["amount", "list", "kind"]);
});

test("an error that says nothing says so", async () => {
  const { handle } = await load();
  handle({ error: "", component: "chart" });
  expect(reported()[0]!.message).toBe("(no message)");
  expect(Object.keys(reported()[0]!)).not.toContain("stack");
});

test("the log keeps the newest hundred, newest first; elsewhere than on a calculator it names none", async () => {
  const { handle, readClientLog } = await load();
  document.body.innerHTML = "<h1>About</h1>";
  for (let at = 0; at < 102; at += 1) handle({ error: new Error(`fault ${"x".repeat(at)}`), component: "chart" });
  const log = readClientLog();
  expect(log).toHaveLength(100);
  expect([log[0]!.errorMessage.length, log[99]!.errorMessage.length]).toEqual([6 + 101, 6 + 2]);
  expect([log[0]!.calculatorId, log[0]!.calculatorName]).toEqual(["", ""]);
});

test.each(["{", "7", '{"a":1}'])("a log that holds %s is empty, and takes the next one", async (text) => {
  const { handle, readClientLog } = await load();
  localStorage.setItem("calculator-errors", text);
  expect(readClientLog()).toEqual([]);
  handle(new Event("offline"));
  expect(readClientLog()).toHaveLength(1);
});
