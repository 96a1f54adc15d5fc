import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isAccessible, mayMove, onAccessibleChange, setAccessible } from "../accessibility/mode.ts";
import { chooseTheme, chosenTheme, shownTheme } from "./theme.ts";

let cookies: string[];
let asks: (query: string) => boolean;

beforeEach(() => {
  cookies = [];
  asks = () => false;
  localStorage.clear();
  vi.spyOn(document, "cookie", "set").mockImplementation((cookie) => void cookies.push(cookie));
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: asks(query) }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["theme"];
  delete document.documentElement.dataset["accessible"];
});

test("the theme is the system's until one is chosen, then that one, for a year", () => {
  expect([chosenTheme(), shownTheme()]).toEqual([null, "light"]);
  asks = (query) => query === "(prefers-color-scheme: dark)";
  expect(shownTheme()).toBe("dark");
  chooseTheme("light");
  expect([chosenTheme(), shownTheme(), localStorage.getItem("theme")]).toEqual(["light", "light", "light"]);
  expect(cookies).toEqual(["theme=light; path=/; max-age=31536000; samesite=lax"]);
  chooseTheme(null);
  expect([chosenTheme(), shownTheme(), localStorage.getItem("theme")]).toEqual([null, "dark", null]);
  expect(cookies.at(-1)).toBe("theme=; path=/; max-age=0; samesite=lax");
});

test("without a name it is the other one", () => {
  chooseTheme();
  expect(shownTheme()).toBe("dark");
  chooseTheme();
  expect(shownTheme()).toBe("light");
  document.documentElement.dataset["theme"] = "blue";
  expect(chosenTheme()).toBeNull();
});

test("accessibility mode is on at once and for a year, and whoever listens hears of it", () => {
  const listener = vi.fn<() => void>();
  const stop = onAccessibleChange(listener);
  expect([isAccessible(), mayMove()]).toEqual([false, true]);
  setAccessible(true);
  expect([isAccessible(), mayMove(), localStorage.getItem("accessibility-mode")]).toEqual([true, false, "true"]);
  setAccessible(false);
  expect([isAccessible(), mayMove(), localStorage.getItem("accessibility-mode")]).toEqual([false, true, "false"]);
  expect(cookies).toEqual([
    "accessible=true; path=/; max-age=31536000; samesite=lax",
    "accessible=false; path=/; max-age=31536000; samesite=lax",
  ]);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setAccessible(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("nothing moves where the system asks for less", () => {
  asks = (query) => query === "(prefers-reduced-motion: reduce)";
  expect(mayMove()).toBe(false);
});
