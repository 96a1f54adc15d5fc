import { afterEach, expect, test, vi } from "vitest";
import { HttpError } from "#features/data/index.ts";
import { clearErrorLog, type MonitorError, readRefusal, sorted, truncated } from "./error-log.ts";

afterEach(() => vi.unstubAllGlobals());

const error = (id: string, status: "open" | "resolved"): MonitorError => ({
  id,
  status,
  message: "It broke.",
  stack: null,
  timestamp: "2026-11-25T12:00:00Z",
  severity: "low",
  component: null,
  count: 1,
});

test("each error is among the open or the resolved ones, as the log says or as it was toggled since", () => {
  const errors = [error("a", "open"), error("b", "resolved"), error("c", "open"), error("d", "resolved")];
  const shown = (...toggled: string[]) => {
    const { open, resolved } = sorted(errors, new Set(toggled));
    return [open, resolved].map((some) => some.map(({ id }) => id).join(""));
  };
  expect(shown()).toEqual(["ac", "bd"]);
  expect(shown("a", "b")).toEqual(["bc", "ad"]);
  expect(shown("a", "b", "c", "d")).toEqual(["bd", "ac"]);
});

test("who may not read the log is told why; any other failure is only a failure", () => {
  expect(readRefusal(new HttpError(401, "x"))).toContain("log in");
  expect(readRefusal(new HttpError(403, "x"))).toContain("permission");
  const others = [new HttpError(500, "x"), new TypeError("Failed to fetch")].map(readRefusal);
  expect(others).toEqual(Array(2).fill("No data: the error log could not be read."));
});

test("a message is cut only where it is longer", () => {
  expect([truncated("abc", 3), truncated("abcd", 3), truncated("", 3)]).toEqual(["abc", "abc…", ""]);
});

test("the log is emptied by one call; where it is refused the reason is thrown", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  await clearErrorLog();
  expect(fetched.mock.calls).toEqual([["/api/errors", { method: "DELETE", credentials: "include" }]]);
  fetched.mockResolvedValue(new Response("Admins only.", { status: 403 }));
  await expect(clearErrorLog()).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("Admins only."),
  });
  fetched.mockResolvedValue(new Response("", { status: 500, statusText: "Broken" }));
  await expect(clearErrorLog()).rejects.toMatchObject({ status: 500, message: expect.stringContaining("Broken") });
});
