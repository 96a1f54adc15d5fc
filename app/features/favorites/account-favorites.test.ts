import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeAccountFavorites, openAccountFavorites } from "./account-favorites.ts";
import { browserFavorites, keepFavoritesIn, setFavorite } from "./favorites-store.ts";
import { ACCOUNT_KEY } from "./local-favorites.ts";

beforeEach(() => localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ userId: "ada", ids: ["bmi"] })));
afterEach(() => {
  vi.useRealTimers();
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

test("what was kept in this browser is the account's from the first sign-in on", async () => {
  localStorage.clear();
  localStorage.setItem("favorites", JSON.stringify(["tip", "loan"]));
  const merged: unknown[] = [];
  vi.stubGlobal("navigator", { locks: { request: (_key: string, work: () => Promise<unknown>) => work() } });
  vi.stubGlobal("fetch", async (url: string, request?: RequestInit) => {
    if (!url.endsWith("/merge")) return Response.json([]);
    merged.push(JSON.parse(String(request!.body)));
    return Response.json(["tip", "loan"]);
  });
  openAccountFavorites("ada", () => {});
  await vi.waitFor(() => expect(merged).toHaveLength(1));
  expect(JSON.stringify(merged)).toMatch(/tip.*loan/);
  expect(localStorage.getItem("favorites")).toBe("[]");
});

describe("changes that could not be sent", () => {
  const say = vi.fn<Parameters<typeof openAccountFavorites>[1]>();
  /** How often changes were sent. */
  let sent = 0;
  let isReachable = false;

  beforeEach(async () => {
    vi.useFakeTimers();
    sent = 0;
    isReachable = false;
    say.mockClear();
    vi.stubGlobal("navigator", { locks: { request: (_key: string, work: () => Promise<unknown>) => work() } });
    vi.stubGlobal("fetch", async (url: string) => {
      if (url === "/api/auth/user") return new Response(null, { status: 204 });
      if (!url.endsWith("/merge")) return Response.json(["bmi"]);
      sent += 1;
      return isReachable ? Response.json(["bmi", "tip", "loan"]) : new Response(null, { status: 503 });
    });
    openAccountFavorites("ada", say);
    for (const id of ["tip", "loan"]) {
      setFavorite(id, true, id);
      await vi.advanceTimersByTimeAsync(1000);
    }
  });

  test("are tried again together, a minute after the last attempt, until the account has them", async () => {
    expect(sent).toBe(2);
    await vi.advanceTimersByTimeAsync(58_000);
    expect(sent).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toBe(3);
    isReachable = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toBe(4);
    expect(JSON.parse(localStorage.getItem(ACCOUNT_KEY)!)).toEqual({ userId: "ada", ids: ["bmi", "tip", "loan"] });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toBe(4);
  });

  test("are not sent after a logout", async () => {
    await closeAccountFavorites(say);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toBe(2);
  });
});
