import { expect, test } from "vitest";
import { TtlCache } from "./ttl-cache.ts";

test("a value is fresh until its moment, and can be had stale after it", () => {
  const cache = new TtlCache<string, number>({ maxEntries: 2 });
  expect(cache.set("a", 1, 1000)).toBe(1);
  expect(cache.get("a", 999)).toBe(1);
  expect(cache.get("a", 1000)).toBeUndefined();
  expect(cache.getStale("a")).toBe(1);
  cache.clear();
  expect(cache.getStale("a")).toBeUndefined();
});

test("it holds no more than it may: what was set first goes first", () => {
  const cache = new TtlCache<string, number>({ maxEntries: 2 });
  for (const [index, key] of ["a", "b", "a", "c"].entries()) cache.set(key, index, 1000);
  expect(["a", "b", "c"].map((key) => cache.get(key, 0))).toEqual([2, undefined, 3]);
});
