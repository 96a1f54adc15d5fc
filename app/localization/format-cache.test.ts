import { expect, test, vi } from "vitest";
import { getCachedFormat } from "./format-cache.ts";

test("a format is made once for its key; of 500 keys and more, not all are kept", () => {
  const formats = new Map<string, string>();
  const make = vi.fn<(key: string) => string>((key) => `made for ${key}`);
  const get = (key: string) => getCachedFormat(formats, key, () => make(key));
  expect([get("a"), get("b"), get("a"), get("b")]).toEqual(["made for a", "made for b", "made for a", "made for b"]);
  expect(make).toHaveBeenCalledTimes(2);
  const sizes = Array.from({ length: 2000 }, (_, at) => {
    expect(get(`c${at}`)).toBe(`made for c${at}`);
    return formats.size;
  });
  expect(Math.max(...sizes)).toBe(500);
  expect(get("a")).toBe("made for a");
});
