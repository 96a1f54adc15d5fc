import { beforeEach, expect, test, vi } from "vitest";
import {
  ACCOUNT_KEY,
  hasAccountFavorites,
  localFavorites,
  parseFavorites,
  replaceLocalFavorites,
  setLocalFavorite,
  subscribeToLocal,
} from "./local-favorites.ts";

beforeEach(() => {
  localStorage.clear();
  localFavorites();
});

test.each([
  [null, []],
  ["[]", []],
  ['["bmi","tip","bmi"]', ["bmi", "tip"]],
  [`["${"a".repeat(64)}","${"a".repeat(65)}","","a b","a/b",7,null]`, ["a".repeat(64)]],
  ['{"0":"bmi"}', null],
  ['"bmi"', null],
  ["[", null],
])("%j in storage is %j", (text, ids) => {
  expect(parseFavorites(text)).toEqual(ids);
});

test("a favorite is added once, in order, and removed", () => {
  for (const id of ["bmi", "tip", "bmi"]) setLocalFavorite(id, true);
  expect(localFavorites()).toEqual(["bmi", "tip"]);
  expect(localStorage.getItem("favorites")).toBe('["bmi","tip"]');
  setLocalFavorite("bmi", false);
  setLocalFavorite("loan", false);
  expect(localFavorites()).toEqual(["tip"]);
});

test("what another tab wrote counts; a corrupt value is removed; the same list is the same object", () => {
  localStorage.setItem("favorites", '["loan"]');
  expect(localFavorites()).toEqual(["loan"]);
  expect(localFavorites()).toBe(localFavorites());
  localStorage.setItem("favorites", "{");
  expect(localFavorites()).toEqual([]);
  expect(localStorage.getItem("favorites")).toBeNull();
});

test("who listens hears of this tab's changes and of other tabs', until it stops", () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToLocal(listener);
  replaceLocalFavorites(["bmi"]);
  expect(listener).toHaveBeenCalledTimes(1);
  for (const key of ["favorites", null, "theme"]) dispatchEvent(new StorageEvent("storage", { key }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  replaceLocalFavorites([]);
  dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
  expect(listener).toHaveBeenCalledTimes(3);
});

test("a storage that is full or forbidden keeps the list as long as the page", () => {
  const fail = () => {
    throw new DOMException("no");
  };
  vi.stubGlobal("localStorage", { getItem: fail, setItem: fail });
  setLocalFavorite("bmi", true);
  expect(localFavorites()).toEqual(["bmi"]);
  expect(hasAccountFavorites()).toBe(false);
  vi.unstubAllGlobals();
});

test("an account's favorites are there when their key is", () => {
  expect(hasAccountFavorites()).toBe(false);
  localStorage.setItem(ACCOUNT_KEY, "{}");
  expect(hasAccountFavorites()).toBe(true);
});
