import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useData } from "./use-data.ts";

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** SWR renders again only for what was read while rendering. */
function open(url: string) {
  return renderHook(() => {
    const { data, error } = useData<{ n: number }>(url);
    return { data, error };
  });
}

async function show(url: string) {
  const hook = open(url);
  await act(() => vi.advanceTimersByTimeAsync(50));
  return hook;
}

test("data are fresh for five minutes, kept for ten, and fetched with cookies", async () => {
  let n = 0;
  answer.mockImplementation(async () => Response.json({ n: (n += 1) }));
  const first = await show("/api/one");
  expect(first.result.current.data).toEqual({ n: 1 });
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ credentials: "include" });
  first.unmount();

  const again = await show("/api/one");
  expect(again.result.current.data).toEqual({ n: 1 });
  expect(answer).toHaveBeenCalledTimes(1);
  again.unmount();

  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000));
  const stale = open("/api/one");
  expect(stale.result.current.data).toEqual({ n: 1 });
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(stale.result.current.data).toEqual({ n: 2 });
  stale.unmount();

  await act(() => vi.advanceTimersByTimeAsync(11 * 60_000));
  const later = open("/api/one");
  expect(later.result.current.data).toBeUndefined();
});

test("a failure is 'status: body', and is not tried again", async () => {
  answer.mockImplementation(async () => new Response("No such thing", { status: 404 }));
  const { result } = await show("/api/missing");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current.error?.message).toBe("404: No such thing");
  expect(answer).toHaveBeenCalledTimes(1);
});

test("an empty body leaves the status text", async () => {
  answer.mockImplementation(async () => new Response("", { status: 503, statusText: "Service Unavailable" }));
  const { result } = await show("/api/down");
  expect(result.current.error?.message).toBe("503: Service Unavailable");
});
