import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postOrKeep, sendWaiting } from "./index.ts";

const server = vi.fn<typeof fetch>();
/** What the server took, in order. */
let taken: { url: string; word: string; id: string; cookies: RequestCredentials | undefined }[];

/** Answers with these statuses one after the other, then takes everything; 0 is not a connection. */
function answerWith(...statuses: readonly number[]): void {
  let calls = 0;
  server.mockImplementation(async (url, init) => {
    const status = statuses[calls++] ?? 201;
    if (status === 0) throw new TypeError("Failed to fetch");
    const { word, id } = JSON.parse(String(init?.body)) as { word: string; id: string };
    if (status < 300) taken.push({ url: String(url), word, id, cookies: init?.credentials });
    return new Response("{}", { status });
  });
}

beforeEach(() => {
  localStorage.clear();
  taken = [];
  let turn = Promise.resolve<unknown>(undefined);
  // One after the other, as a browser's locks do.
  const request = (_name: string, work: () => Promise<unknown>) => (turn = turn.then(work));
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("what is sent without a connection waits, and goes in the order it was written", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  answerWith(0, 0, 0);
  for (const [minute, word] of ["one", "two", "three"].entries()) {
    vi.setSystemTime(minute * 60_000);
    expect(await postOrKeep("/api/feedback", { word })).toBe("kept");
  }
  expect(await sendWaiting()).toBe(3);
  expect(taken.map(({ url, word }) => [url, word])).toEqual(
    ["one", "two", "three"].map((word) => ["/api/feedback", word]),
  );
  expect([localStorage.length, await sendWaiting()]).toEqual([0, 0]);
});

test("what the server answers at once does not wait", async () => {
  answerWith(201, 422, 503);
  expect(await postOrKeep("/api/feedback", {})).toEqual({ ok: true });
  expect(await postOrKeep("/api/feedback", {})).toMatchObject({ ok: false, status: 422 });
  expect(await postOrKeep("/api/feedback", {})).toMatchObject({ ok: false, status: 503 });
  expect(localStorage.length).toBe(0);
});

test("what waited goes without cookies and by the id it was first sent with, as its answer may have been lost", async () => {
  const tried: string[] = [];
  server.mockImplementation(async (_url, init) => {
    tried.push((JSON.parse(String(init?.body)) as { id: string }).id);
    throw new TypeError("Failed to fetch");
  });
  await postOrKeep("/api/feedback", { word: "one" });
  answerWith();
  await sendWaiting();
  expect(taken).toEqual([{ url: "/api/feedback", word: "one", id: tried[0], cookies: "omit" }]);
  await postOrKeep("/api/feedback", { word: "two" });
  expect(taken[1]).toMatchObject({ word: "two", cookies: "include" });
  expect(taken[1]!.id).not.toBe(tried[0]);
});

test("fifty wait at most", async () => {
  server.mockRejectedValue(new TypeError("Failed to fetch"));
  for (let written = 0; written < 50; written += 1) expect(await postOrKeep("/api/feedback", {})).toBe("kept");
  expect(await postOrKeep("/api/feedback", {})).toMatchObject({ ok: false, message: expect.stringMatching(/^Conn/) });
  expect(localStorage.length).toBe(50);
});

test.each([
  [0, 2],
  [503, 2],
  [429, 2],
  [408, 2],
  [422, 0],
  [404, 0],
])("after an answer of %i to the first of two, %i wait", async (status, left) => {
  answerWith(0, 0, status);
  await postOrKeep("/api/feedback", { word: "one" });
  await postOrKeep("/api/feedback", { word: "two" });
  await sendWaiting();
  expect(localStorage.length).toBe(left);
});

test("two tabs send it once", async () => {
  answerWith(0);
  await postOrKeep("/api/feedback", {});
  expect(await Promise.all([sendWaiting(), sendWaiting()])).toEqual([1, 0]);
  expect(taken.length).toBe(1);
});

test("a request that fails just as the connection is back is tried again", async () => {
  vi.useFakeTimers();
  answerWith(0, 0, 0);
  await postOrKeep("/api/feedback", { word: "one" });
  Object.assign(navigator, { onLine: true });
  const sent = sendWaiting();
  await vi.advanceTimersByTimeAsync(4999);
  expect(taken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe(1);
});

test("what is not ours to send is removed; other keys stay", async () => {
  answerWith();
  localStorage.setItem("unsent:x", "not JSON");
  localStorage.setItem("unsent:y", "null");
  localStorage.setItem("theme", "dark");
  expect(await sendWaiting()).toBe(0);
  expect(Object.keys(localStorage)).toEqual(["theme"]);
});

test("where storage takes nothing, the missing connection is said", async () => {
  answerWith(0);
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(await postOrKeep("/api/feedback", {})).toMatchObject({ ok: false, message: expect.stringMatching(/^Conn/) });
});
