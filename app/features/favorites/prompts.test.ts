import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readOwner } from "./account-owner.ts";
import { ACCOUNT_KEY } from "./local-favorites.ts";
import { dismissPrompts, mayPromptToday, rememberPrompt } from "./prompts.ts";
import { describeUnsent } from "./use-unsent.ts";

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a prompt is shown once a day by the visitor's own clock, and never again once dismissed", () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 9, 23, 30) });
  expect(mayPromptToday()).toBe(true);
  rememberPrompt();
  expect([mayPromptToday(), localStorage.getItem("upgrade-prompt-shown-today")]).toEqual([false, "2026-11-9"]);
  vi.setSystemTime(new Date(2026, 10, 10, 0, 30));
  expect(mayPromptToday()).toBe(true);
  vi.setSystemTime(new Date(2026, 11, 9, 23, 30));
  expect(mayPromptToday()).toBe(true);
  dismissPrompts();
  expect(mayPromptToday()).toBe(false);
});

test("a browser that keeps nothing is not prompted, and does not fail", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(mayPromptToday()).toBe(false);
  expect(() => {
    rememberPrompt();
    dismissPrompts();
  }).not.toThrow();
  expect(readOwner()).toBeNull();
  vi.unstubAllGlobals();
});

test.each([
  ['{"userId":"ada","ids":[]}', "ada"],
  ['{"userId":7}', null],
  ["{}", null],
  ["null", null],
  ["{", null],
])("of %s the account is %s", (stored, owner) => {
  localStorage.setItem(ACCOUNT_KEY, stored);
  expect(readOwner()).toBe(owner);
});

test("changes that wait are counted in words", () => {
  expect(readOwner()).toBeNull();
  expect(describeUnsent(1)).toBe("One change is kept in this browser until your account can be reached.");
  expect(describeUnsent(2)).toBe("2 changes are kept in this browser until your account can be reached.");
});
