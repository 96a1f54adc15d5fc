/** How long a visitor, a provider and a token have. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ask, readCookies } from "../../tests/worker/account-bindings.ts";
import { bindings, signIn, standInProvider, type Token } from "../../tests/worker/stand-in-provider.ts";
import { beginSignIn } from "./sign-in.ts";
import { inTime, SignInFailure } from "./sign-in-failure.ts";

const provider = standInProvider();
/** A whole second: tokens know no parts of one. */
const BEGIN = Math.floor(Date.now() / 1000) * 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: BEGIN });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a visitor has ten minutes at the provider", async () => {
  const after = async (milliseconds: number) => {
    vi.setSystemTime(BEGIN);
    const { ended } = await signIn(provider, {}, () => void vi.setSystemTime(BEGIN + milliseconds));
    return ended.location;
  };
  expect(await after(600_000)).toBe("/favorites?x=1");
  expect(await after(600_001)).toBe("/login?problem=state&returnTo=%2Ffavorites%3Fx%3D1");
});

test("the cookie of a sign-in lasts as long, and no script and no other site sees it", async () => {
  const { cookies } = await beginSignIn(ask("/api/login"), bindings, "oidc", "/");
  expect(cookies.map((cookie) => cookie.split("; ").slice(1).toSorted())).toEqual([
    ["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"],
  ]);
  expect(readCookies(cookies)).toMatch(/^__Host-sign-in-[0-9a-f]{8}=[^;]+$/);
});

test("a token that has just expired is taken, as far as two clocks may differ", async () => {
  const endOf = async (token: Token) => (await signIn(provider, token)).ended.location;
  expect(await endOf({ expires: -29 })).toBe("/favorites?x=1");
  expect(await endOf({ expires: -30 })).toContain("problem=unverified");
});

test("a provider has eight seconds for an answer", async () => {
  const refused = vi.fn<(failure: unknown) => void>();
  const work = inTime(new Promise(() => {})).catch(refused);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await work;
  expect(refused.mock.calls[0]![0]).toMatchObject({ problem: "unavailable", message: "no answer in time" });
});

test("an answer in time ends the wait for it", async () => {
  // The runtime may have timers of its own: only ours are asked about.
  const begun = vi.spyOn(globalThis, "setTimeout");
  const ended = vi.spyOn(globalThis, "clearTimeout");
  await expect(inTime(Promise.resolve("yes"))).resolves.toBe("yes");
  await expect(inTime(Promise.reject(new Error("down")))).rejects.toEqual(
    new SignInFailure("unavailable", "Error: down"),
  );
  const ours = begun.mock.results.filter((_, at) => begun.mock.calls[at]![1] === 8_000);
  expect(ours).toHaveLength(2);
  for (const timer of ours) expect(ended).toHaveBeenCalledWith(timer.value);
});
