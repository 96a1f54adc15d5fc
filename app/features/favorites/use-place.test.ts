import { act, renderHook } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

const account = vi.hoisted(() => ({ user: undefined as { id: string } | null | undefined, isUnreachable: false }));
vi.mock("#features/account/index.ts", () => ({
  useUser: () => account.user,
  useIsUnreachable: () => account.isUnreachable,
}));
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { browserFavorites, keepFavoritesIn } = await import("./favorites-store.ts");
const { usePlace } = await import("./use-place.ts");

beforeEach(() => {
  Object.assign(account, { user: undefined, isUnreachable: false });
});
afterEach(() => {
  keepFavoritesIn(browserFavorites);
});

const ADA = { id: "ada" };
/** An account's favorites of which the list has come, has not, or is on its way. */
const inAccount = (hasCome: boolean | undefined) => ({ ...browserFavorites, hasCome: () => hasCome });

test.each([
  [null, false, undefined, "browser"],
  [undefined, false, undefined, "browser"],
  [ADA, false, undefined, "asked"],
  [ADA, false, false, "unread"],
  [ADA, false, true, "account"],
  [undefined, true, undefined, "unread"],
  [undefined, true, false, "unread"],
  [undefined, true, true, "account"],
] as const)(
  "for %j, out of reach: %s, with a list that has come: %s, favorites are %s",
  (user, isUnreachable, hasCome, place) => {
    Object.assign(account, { user, isUnreachable });
    keepFavoritesIn(inAccount(hasCome));
    expect(renderHook(() => usePlace()).result.current).toBe(place);
  },
);

test("once the list comes, it is said without asking again", () => {
  account.user = ADA;
  keepFavoritesIn(inAccount(undefined));
  const { result } = renderHook(() => usePlace());
  expect(result.current).toBe("asked");
  // A list that comes is another list.
  const ids = ["bmi"];
  act(() => keepFavoritesIn({ ...inAccount(true), ids: () => ids }));
  expect(result.current).toBe("account");
});
