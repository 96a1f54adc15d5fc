import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { usePrefetch } from "./use-prefetch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
  document.head.replaceChildren();
});

/** What a browser on such a network was told to fetch ahead, so many milliseconds after home was shown. */
function fetched(connection: object | undefined, after: number, isLeft = false): string[] {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  const { unmount } = renderHook(() => usePrefetch());
  if (isLeft) unmount();
  vi.advanceTimersByTime(after);
  return [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")].map(
    (link) => new URL(link.href).pathname,
  );
}

test.each([undefined, {}, { effectiveType: "4g" }, { saveData: false, effectiveType: "4g" }])(
  "with a connection of %j five calculators are fetched ahead, once the page itself has had its time",
  (connection) => {
    expect(fetched(connection, 1_999)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(fetched(connection, 0)).toEqual(
      ["mortgage", "personal-loan", "investment-calculator", "bmi", "currency-converter"].map(
        (id) => `/calculator/${id}`,
      ),
    );
  },
);

test.each([
  { saveData: true },
  { saveData: true, effectiveType: "4g" },
  { effectiveType: "3g" },
  { effectiveType: "slow-2g" },
])("with a connection of %j nothing is", (connection) => {
  expect(fetched(connection, 60_000)).toEqual([]);
});

test("nothing is fetched for a visitor who has left home", () => {
  expect(fetched(undefined, 60_000, true)).toEqual([]);
});
