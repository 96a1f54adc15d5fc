import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeAccountFavorites, openAccountFavorites } from "./account-favorites.ts";
import { browserFavorites, keepFavoritesIn, setFavorite } from "./favorites-store.ts";
import { ACCOUNT_KEY } from "./local-favorites.ts";

beforeEach(() => localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ userId: "ada", ids: ["bmi"] })));
afterEach(() => {
  keepFavoritesIn(browserFavorites);
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each([
  ["kept while accounts cannot be reached", 503, true],
  ["gone after a logout", 204, false],
] as const)("an account's favorites are %s", async (_name, status, isKept) => {
  vi.stubGlobal("navigator", { locks: { request: (_key: string, work: () => Promise<void>) => work() } });
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  await closeAccountFavorites(() => {});
  expect(localStorage.getItem(ACCOUNT_KEY) !== null).toBe(isKept);
});

const ADDED = "Added to Favorites! ❤️";

test.each([
  [
    "in the account once it has it",
    async () => Response.json(["tip"]),
    { title: ADDED, text: "Calculator saved to your account permanently.", duration: 3000 },
  ],
  [
    "kept here where the account cannot be reached",
    () => Promise.reject(new TypeError("Failed to fetch")),
    { title: ADDED, text: "Kept in this browser until your account can be reached.", duration: 3000 },
  ],
  [
    "refused where there are too many",
    async () => Response.json({ error: "At most 1,000." }, { status: 400 }),
    { title: "Your favorites could not be saved", text: "At most 1,000." },
  ],
])("an addition is said to be %s", async (_what, merge: () => Promise<Response>, message) => {
  localStorage.clear();
  vi.stubGlobal("navigator", { locks: { request: (_key: string, work: () => Promise<unknown>) => work() } });
  vi.stubGlobal("fetch", (url: string) => (url.endsWith("/merge") ? merge() : Promise.resolve(Response.json([]))));
  const say = vi.fn<Parameters<typeof openAccountFavorites>[1]>();
  openAccountFavorites("ada", say);
  setFavorite("tip", true, "Tip Calculator");
  await vi.waitFor(() => expect(say).toHaveBeenCalled());
  expect(say.mock.calls).toEqual([[message]]);
});
