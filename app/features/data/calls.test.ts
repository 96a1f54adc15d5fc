import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchJson, postJson, withRetries } from "./index.ts";

const answer = vi.fn<typeof fetch>();
beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a write goes with cookies, as JSON, and says whose it is where that matters", async () => {
  answer.mockImplementation(async () => new Response(null, { status: 204 }));
  expect(await postJson("/api/saved", { a: 1 }, "ada")).toEqual({ ok: true });
  const [url, init] = answer.mock.calls[0]!;
  expect([url, init?.method, init?.credentials, init?.body]).toEqual(["/api/saved", "POST", "include", '{"a":1}']);
  expect(init?.headers).toEqual({ "Content-Type": "application/json", "X-Account": "ada" });
  await postJson("/api/saved", {});
  expect(answer.mock.calls[1]![1]?.headers).toEqual({ "Content-Type": "application/json" });
  await postJson("/api/saved", {}, null);
  expect([answer.mock.calls[2]![1]?.credentials, answer.mock.calls[2]![1]?.headers]).toEqual([
    "omit",
    { "Content-Type": "application/json" },
  ]);
});

test.each([
  [
    422,
    '{"error":"No.","issues":[{"field":"name","message":"Too long."},{"field":"x","message":"y"}]}',
    { ok: false, status: 422, message: "Too long.", field: "name" },
  ],
  [409, '{"error":"It is full."}', { ok: false, status: 409, message: "It is full." }],
  [500, "<html>", { ok: false, status: 500, message: "The server could not take it. Please try again." }],
  [500, "{}", { ok: false, status: 500, message: "The server could not take it. Please try again." }],
])("a refusal of %i with %s is a sentence", async (status, body, refusal) => {
  answer.mockImplementation(async () => new Response(body, { status }));
  expect(await postJson("/x", {})).toEqual(refusal);
});

test("without a connection that is said", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await postJson("/x", {})).toEqual({
    ok: false,
    message: "Connection error. Please check your internet connection and try again.",
  });
});

test("what is loaded goes with cookies and headers; a failure is its status and body", async () => {
  answer.mockImplementation(async () => Response.json([1]));
  expect(await fetchJson("/x", { "X-Account": "ada" })).toEqual([1]);
  expect(answer.mock.calls[0]![1]).toEqual({ credentials: "include", headers: { "X-Account": "ada" } });
  answer.mockImplementation(async () => new Response("No", { status: 403 }));
  await expect(fetchJson("/x")).rejects.toMatchObject({ name: "HttpError", message: "403: No", status: 403 });
});

test.each([
  ["Failed to fetch", [0, 250, 750, 1750]],
  ["504: late", [0, 250, 750]],
  ["429: slow down", [0, 250]],
  ["403: no", [0]],
  ["500: broken", [0]],
])("%s is tried at %j ms", async (message, times) => {
  vi.useFakeTimers();
  const start = Date.now();
  const tried: number[] = [];
  const done = withRetries(() => {
    tried.push(Date.now() - start);
    return Promise.reject(new Error(message));
  });
  const refusal = done.catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([await refusal, tried]).toEqual([`Error: ${message}`, times]);
});

test("what succeeds the second time is the answer", async () => {
  vi.useFakeTimers();
  let tries = 0;
  const done = withRetries(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError("Failed to fetch");
    return "there";
  });
  await vi.advanceTimersByTimeAsync(250);
  expect([await done, tries]).toEqual(["there", 2]);
});
