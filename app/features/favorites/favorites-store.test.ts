import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import {
  browserFavorites,
  countUnsent,
  type FavoritesSource,
  keepFavoritesIn,
  setFavorite,
  useFavoriteIds,
} from "./favorites-store.ts";

afterEach(() => {
  keepFavoritesIn(browserFavorites);
  localStorage.clear();
});

function source(ids: readonly string[], more: Partial<FavoritesSource> = {}) {
  const listeners = new Set<() => void>();
  let shown = ids;
  return {
    ids: () => shown,
    set: vi.fn<FavoritesSource["set"]>(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next: readonly string[]) => {
      shown = next;
      for (const listener of listeners) listener();
    },
    listeners,
    ...more,
  };
}

test("what is shown follows this browser, and the account as soon as there is one", () => {
  const { result, unmount } = renderHook(() => useFavoriteIds());
  expect(result.current).toEqual([]);
  act(() => setFavorite("bmi", true, "BMI"));
  expect(result.current).toEqual(["bmi"]);
  const account = source(["tip"]);
  act(() => keepFavoritesIn(account));
  expect(result.current).toEqual(["tip"]);
  act(() => account.change(["tip", "loan"]));
  expect(result.current).toEqual(["tip", "loan"]);
  act(() => setFavorite("gpa", true, "GPA"));
  expect(account.set).toHaveBeenCalledWith("gpa", true, "GPA");
  expect(localStorage.getItem("favorites")).toBe('["bmi"]');
  const other = source(["x"]);
  act(() => keepFavoritesIn(other));
  expect([account.listeners.size, other.listeners.size]).toEqual([0, 1]);
  unmount();
  expect(other.listeners.size).toBe(0);
});

test("what an account has not taken yet is counted; a browser has no such thing", () => {
  expect(countUnsent()).toBe(0);
  keepFavoritesIn(source([], { countUnsent: () => 3 }));
  expect(countUnsent()).toBe(3);
});
