/** Signing in as a browser does it: on to the provider, back from it, and what is refused on the way. */
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCookies } from "./account-bindings.ts";
import { call, callJson, ORIGIN, signIn } from "./site.ts";

const variables = env as unknown as Record<string, string | undefined>;

beforeEach(() => {
  Object.assign(variables, { GITHUB_CLIENT_ID: "gh", GITHUB_CLIENT_SECRET: "shh" });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const address = typeof request === "string" ? request : request.url;
    if (address.includes("login/oauth/access_token")) return Response.json({ access_token: "t", token_type: "bearer" });
    if (address.endsWith("/user/emails"))
      return Response.json([
        { email: "other@example.com", primary: false, verified: false },
        { email: "grace@example.com", primary: true, verified: true },
      ]);
    if (address.endsWith("/user")) return Response.json({ id: 7, login: "grace", name: "Grace Brewster Hopper" });
    return new Response("", { status: 404 });
  });
});
afterEach(() => {
  for (const name of ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]) Reflect.deleteProperty(variables, name);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sets out for the provider: with which state, and with what the browser keeps for the way back. */
async function begin(returnTo = "/dashboard") {
  const begun = await call(`/api/login?provider=github&returnTo=${encodeURIComponent(returnTo)}`);
  const provider = new URL(begun.headers.get("Location")!);
  return {
    begun,
    provider,
    state: provider.searchParams.get("state")!,
    cookie: readCookies(begun.headers.getSetCookie()),
  };
}

const comeBack = async (query: string, cookie: string, provider = "github") => {
  const response = await call(`/api/auth/callback/${provider}?${query}`, { cookie });
  const { status, headers } = response;
  return [status, headers.get("Location"), headers.get("Cache-Control"), headers.getSetCookie()] as const;
};

test("a browser is sent on with what the way back is checked by, which nobody may keep", async () => {
  const { begun, provider } = await begin();
  expect([begun.status, begun.headers.get("Cache-Control")]).toEqual([302, "no-store"]);
  expect(begun.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sign-in-.+HttpOnly.+SameSite=Lax/)]);
  expect(provider.searchParams.get("redirect_uri")).toBe(`${ORIGIN}/api/auth/callback/github`);
});

test("who comes back is signed in, and where they were; the same way back leads nowhere twice", async () => {
  const { state, cookie } = await begin("/calculator/tip?bill=80");
  const [status, location, kept, cookies] = await comeBack(`code=c&state=${state}`, cookie);
  expect([status, location, kept]).toEqual([303, "/calculator/tip?bill=80", "no-store"]);
  expect(cookies.some((one) => one.startsWith("__Host-sign-in-") && one.includes("Max-Age=0"))).toBe(true);
  const session = readCookies(cookies);
  expect(await callJson("/api/auth/user", { cookie: session })).toMatchObject({
    status: 200,
    said: { email: "grace@example.com", firstName: "Grace", lastName: "Brewster Hopper", isAdmin: false },
  });
  const [, again, , none] = await comeBack(`code=c&state=${state}`, cookie);
  expect(again).toBe("/login?problem=state&returnTo=%2Fcalculator%2Ftip%3Fbill%3D80");
  expect(readCookies(none)).toBe("");
});

test.each([
  ["of another state", (state: string) => `code=c&state=${state}x`, "github", "state&returnTo=%2F"],
  [
    "that was called off",
    (state: string) => `error=access_denied&state=${state}`,
    "github",
    "cancelled&returnTo=%2Fdashboard",
  ],
  ["without a code", (state: string) => `state=${state}`, "github", "unverified&returnTo=%2Fdashboard"],
  ["of a provider that there is not", (state: string) => `code=c&state=${state}`, "nobody", "unknown&returnTo=%2F"],
])("a way back %s signs nobody in", async (_, query, provider, problem) => {
  const { state, cookie } = await begin();
  const [status, location, kept, cookies] = await comeBack(query(state), cookie, provider);
  expect([status, location, kept]).toEqual([303, `/login?problem=${problem}`, "no-store"]);
  expect(readCookies(cookies)).toBe("");
});

test("nobody is sent to another site after signing in", async () => {
  for (const elsewhere of ["https://elsewhere.example/", "//elsewhere.example", String.raw`/\elsewhere.example`]) {
    const { state, cookie } = await begin(elsewhere);
    expect((await comeBack(`code=c&state=${state}`, cookie))[1]).toBe("/");
  }
});

test("a provider that there is not is said on the page with the choices", async () => {
  const { headers } = await call("/api/login?provider=nobody&returnTo=/dashboard");
  expect([headers.get("Location"), headers.getSetCookie()]).toEqual([
    "/login?problem=unknown&returnTo=%2Fdashboard",
    [],
  ]);
});

test("a session is prolonged once a day, by what every page asks", async () => {
  const cookie = await signIn("daily@example.com");
  const after = async (hours: number, headers: Record<string, string> = {}) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
    const response = await call("/api/auth/user", { cookie, headers });
    vi.useRealTimers();
    const names = response.headers.getSetCookie().map((set) => set.split("=")[0]!);
    return [response.status, names.filter((name) => name !== "__Host-bookmark")];
  };
  expect(await after(0)).toEqual([200, []]);
  expect(await after(23)).toEqual([200, []]);
  expect(await after(25)).toEqual([200, ["__Host-session", "signed-in"]]);
});

test("that nobody is signed in is told quietly to those who ask for that, and nobody keeps it", async () => {
  const quietly = async (value: string) => {
    const response = await call("/api/auth/user", { headers: { "X-Quiet": value } });
    return [response.status, response.headers.get("Cache-Control"), await response.text()];
  };
  expect(await quietly("1")).toEqual([204, "private, no-store", ""]);
  const loud = JSON.stringify({ error: "Please log in to continue." });
  expect(await quietly("0")).toEqual([401, "private, no-store", loud]);
});
