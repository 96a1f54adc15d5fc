import { describe, expect, test } from "vitest";
import { usedOAuthStates, userIdentities, users, userSessions } from "#workers/database/schema.ts";
import { ask, readCookies, database } from "../../tests/worker/account-bindings.ts";
import {
  bindings,
  ISSUER,
  others,
  signIn,
  standInProvider,
  type Token,
  tokenOf,
} from "../../tests/worker/stand-in-provider.ts";
import { findAccount } from "./accounts.ts";
import { safeRedirectPath } from "./safe-redirect-path.ts";
import { listProviders } from "./providers.ts";
import { beginSignIn, finishSignIn, forgetExpired } from "./sign-in.ts";

const provider = standInProvider();

/** Who there is, so that a test can say that nothing changed. */
const people = async () => [
  (await database.select().from(users)).length,
  (await database.select().from(userIdentities)).length,
];

describe("a sign-in", () => {
  test("goes to the provider with state, nonce and PKCE, and comes back signed in to where it began", async () => {
    const { url, ended, cookie } = await signIn(provider);
    expect(url.origin + url.pathname).toBe(`${ISSUER}/auth`);
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      client_id: "reckoner",
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: "https://reckoner.example/api/auth/callback/oidc",
      scope: "openid profile email",
    });
    for (const secret of ["state", "nonce", "code_challenge"]) expect(sent[secret]?.length).toBeGreaterThanOrEqual(43);
    expect(cookie).toMatch(/^__Host-sign-in-[0-9a-f]{8}=/);
    expect(ended.location).toBe("/favorites?x=1");
    expect(ended.cookies[0]).toContain("Max-Age=0");
    expect(await findAccount(ask("/", readCookies(ended.cookies)), bindings, database)).toMatchObject({
      email: "ada@id.example",
      emailVerified: true,
      // From the provider's second address: the token has no name.
      firstName: "Ada",
      lastName: "King Lovelace",
    });
  });

  test("sends the verifier of its challenge, and the secret not in the address", async () => {
    let sent = new URLSearchParams();
    let authorization: string | null = null;
    provider.answers["/token"] = async (request) => {
      sent = new URLSearchParams(await request.text());
      authorization = request.headers.get("Authorization");
      return 500;
    };
    const { url } = await signIn(provider);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sent.get("code_verifier") ?? ""));
    const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    expect(url.searchParams.get("code_challenge")).toBe(challenge);
    expect(authorization).toBe(`Basic ${btoa("reckoner:shh")}`);
    expect(url.href).not.toContain("shh");
  });
});

const refusals: readonly [string, Token, string][] = [
  ["another nonce", { nonce: "another" }, "unverified"],
  ["another audience", { audience: "somebody-else" }, "unverified"],
  ["several audiences, made for another party", { audience: ["reckoner", "b"], claims: { azp: "b" } }, "unverified"],
  ["several audiences, for which party is not said", { audience: ["reckoner", "b"] }, "unverified"],
  ["our audience, made for another party", { claims: { azp: "b" } }, "unverified"],
  ["another issuer", { issuer: "https://evil.example" }, "unverified"],
  ["an expired token", { expires: -120 }, "unverified"],
  ["a token signed by another's key", { key: others.privateKey }, "unverified"],
];

describe("nothing changes, and the login page says why, for", () => {
  test.each(refusals)("%s", async (_what, token, problem) => {
    const before = await people();
    const { ended } = await signIn(provider, token);
    expect(ended.location).toBe(`/login?problem=${problem}&returnTo=%2Ffavorites%3Fx%3D1`);
    expect(ended.cookies.join()).not.toContain("__Host-session");
    expect(await people()).toEqual(before);
  });

  test.each([
    ["a provider that is down", () => undefined, "unavailable"],
    ["a provider that answers HTML", () => "<!doctype html><h1>Maintenance</h1>", "unavailable"],
    ["a provider that fails", () => 500, "unavailable"],
    ["a provider that refuses the code", () => ({ error: "invalid_grant" }), "unavailable"],
  ] as readonly [string, () => unknown, string][])("%s", async (_what, answer, problem) => {
    const before = await people();
    provider.answers["/token"] = answer;
    expect((await signIn(provider)).ended.location).toContain(`problem=${problem}`);
    delete provider.answers["/token"];
    provider.answers["/.well-known/openid-configuration"] = answer;
    const begun = await beginSignIn(ask("/api/login"), bindings, "oidc", "/");
    expect(begun).toEqual({ location: `/login?problem=unavailable&returnTo=%2F`, cookies: [] });
    expect(await people()).toEqual(before);
  });

  test("keys that are no keys, an unsigned token, userinfo of somebody else", async () => {
    const before = await people();
    provider.answers["/me"] = () => ({ sub: "eve", name: "Eve" });
    expect((await signIn(provider)).ended.location).toContain("problem=unverified");
    provider.answers["/jwks"] = () => "<html>";
    expect((await signIn(provider)).ended.location).toContain("problem=unverified");
    const unsigned = [{ alg: "none" }, { sub: "ada", iss: ISSUER, aud: "reckoner", exp: 9e9, iat: 1, nonce: "n" }]
      .map((part) => btoa(JSON.stringify(part)).replaceAll("=", ""))
      .join(".");
    provider.answers["/token"] = () => ({ access_token: "a", token_type: "Bearer", id_token: `${unsigned}.` });
    expect((await signIn(provider)).ended.location).toContain("problem=unverified");
    expect(await people()).toEqual(before);
  });

  test("a cancelled consent, an error of the provider, an answer of another provider, no code", async () => {
    const before = await people();
    const cancelled = await signIn(provider, {}, (url) => url.searchParams.set("error", "access_denied"));
    expect(cancelled.ended.location).toContain("problem=cancelled");
    // A visitor who changes their mind is not a failure of ours.
    expect(provider.logged).toEqual([]);
    const broken = await signIn(provider, {}, (url) => url.searchParams.set("error", `server_error${"!".repeat(200)}`));
    expect(broken.ended.location).toContain("problem=unavailable");
    const mixed = await signIn(provider, {}, (url) => url.searchParams.set("iss", "https://evil.example"));
    expect(mixed.ended.location).toContain("problem=unverified");
    const empty = await signIn(provider, {}, (url) => url.searchParams.delete("code"));
    expect(empty.ended.location).toContain("problem=unverified");
    expect(await people()).toEqual(before);
    const logged = { event: "sign-in-failed", provider: "oidc" };
    expect(provider.logged).toMatchObject([
      { ...logged, problem: "unavailable", cause: `SignInFailure: server_error${"!".repeat(88)}` },
      { ...logged, problem: "unverified", cause: "SignInFailure: an answer of another provider" },
      { ...logged, problem: "unverified", cause: "SignInFailure: no code" },
    ]);
  });

  test("a state that is forged, without its cookie, of another provider, tampered with, or used already", async () => {
    const forged = await signIn(provider, {}, (url) => url.searchParams.set("state", "forged"));
    expect(forged.ended.location).toBe("/login?problem=state&returnTo=%2F");
    const good = await signIn(provider);
    expect(good.ended.location).toBe("/favorites?x=1");
    const before = await people();
    const attempts = [
      [good.callback.href, good.cookie, "oidc"],
      [good.callback.href, "", "oidc"],
      [good.callback.href, `${good.cookie}x`, "oidc"],
      [good.callback.href, good.cookie.replace(/=.{6}/, "=AAAAAA"), "oidc"],
      [good.callback.href, good.cookie, "github"],
    ] as const;
    for (const [url, cookie, id] of attempts) {
      const again = await finishSignIn(ask(url, cookie), bindings, id);
      expect(again.location).toContain("/login?problem=state");
      expect(again.cookies.join()).not.toContain("__Host-session");
    }
    expect(await people()).toEqual(before);
  });

  test("an unknown provider", async () => {
    expect((await beginSignIn(ask("/"), bindings, "myspace", "/")).location).toContain("problem=unknown");
    expect((await finishSignIn(ask("/"), bindings, "myspace")).location).toContain("problem=unknown");
  });
});

test("two sign-ins at once in one browser both come back", async () => {
  const begun = await Promise.all([1, 2].map(() => beginSignIn(ask("/"), bindings, "oidc", "/")));
  const cookie = begun.map(({ cookies }) => readCookies(cookies)).join("; ");
  for (const { location } of begun) {
    const { searchParams } = new URL(location);
    provider.answers["/token"] = async () => ({
      access_token: "a",
      token_type: "Bearer",
      id_token: await tokenOf(searchParams.get("nonce") ?? "", {}),
    });
    const callback = `/api/auth/callback/oidc?code=c&state=${searchParams.get("state")}`;
    const ended = await finishSignIn(ask(callback, cookie), bindings, "oidc");
    expect(ended.location).toBe("/");
  }
});

test("GitHub: PKCE, the person by number, the primary e-mail as verified as GitHub says", async () => {
  const begun = await beginSignIn(ask("/"), bindings, "github", "/");
  const url = new URL(begun.location);
  expect(url.origin + url.pathname).toBe("https://github.com/login/oauth/authorize");
  expect(url.searchParams.get("code_challenge_method")).toBe("S256");
  provider.answers["/login/oauth/access_token"] = () => ({ access_token: "a", token_type: "bearer", scope: "" });
  provider.answers["/user"] = () => ({ id: 7, login: "octo", name: "Octo Cat", avatar_url: "https://a.example/7.png" });
  provider.answers["/user/emails"] = () => [
    { email: "old@example.com", primary: false, verified: true },
    { email: "octo@example.com", primary: true, verified: false },
  ];
  const callback = `/api/auth/callback/github?code=c&state=${url.searchParams.get("state")}`;
  const ended = await finishSignIn(ask(callback, readCookies(begun.cookies)), bindings, "github");
  expect(await findAccount(ask("/", readCookies(ended.cookies)), bindings, database)).toMatchObject({
    firstName: "Octo",
    lastName: "Cat",
    email: "octo@example.com",
    emailVerified: false,
    profileImageUrl: "https://a.example/7.png",
  });
});

test("GitHub refuses a code with status 200: that is no sign-in", async () => {
  const begun = await beginSignIn(ask("/"), bindings, "github", "/");
  provider.answers["/login/oauth/access_token"] = () => ({ error: "bad_verification_code" });
  const state = new URL(begun.location).searchParams.get("state");
  const callback = `/api/auth/callback/github?code=c&state=${state}`;
  const ended = await finishSignIn(ask(callback, readCookies(begun.cookies)), bindings, "github");
  expect(ended.location).toContain("problem=unavailable");
});

test("a provider is offered when it is set up whole; what is missing is named", () => {
  expect(listProviders({})).toEqual({ ready: [], unfinished: [] });
  const { ready, unfinished } = listProviders({ ...bindings, GOOGLE_CLIENT_ID: "g", OIDC_CLIENT_SECRET: " " });
  expect(ready.map(({ name }) => name)).toEqual(["GitHub"]);
  expect(unfinished).toEqual([
    { name: "Google", missing: ["GOOGLE_CLIENT_SECRET"] },
    { name: "OpenID Connect", missing: ["OIDC_CLIENT_SECRET"] },
  ]);
  const google = listProviders({ GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "s" }).ready[0];
  expect(google).toMatchObject({ name: "Google", issuer: "https://accounts.google.com" });
});

test.each([
  ["/", "/"],
  ["/calculator/bmi?weight=80#results", "/calculator/bmi?weight=80#results"],
  ["https://evil.example/", "/"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\\/evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/\n/evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["favorites", "/"],
  ["/api/logout", "/"],
  ["/API/logout", "/"],
  ["/./api/logout", "/"],
  ["/calculator/../api/logout", "/"],
  ["/%2e/api/logout", "/"],
  ["/%61pi/logout", "/"],
  ["/.//api/logout", "/"],
  ["", "/"],
  [null, "/"],
])("the return address %j becomes %j", (given, expected) => {
  expect(safeRedirectPath(given)).toBe(expected);
});

test("what has expired is forgotten; what has not is kept", async () => {
  await signIn(provider);
  await forgetExpired(database);
  expect(await database.select().from(usedOAuthStates)).not.toEqual([]);
  await forgetExpired(database, new Date(Date.now() + 3600_000));
  expect(await database.select().from(usedOAuthStates)).toEqual([]);
  expect(await database.select().from(userSessions)).not.toEqual([]);
});

test.each([
  ["several audiences, made for us", { audience: ["reckoner", "b"], claims: { azp: "reckoner" } }],
  ["our audience in a list, for which party is not said", { audience: ["reckoner"] }],
  ["our audience, made for us", { claims: { azp: "reckoner" } }],
] as readonly [string, Token][])("a token is taken with %s", async (_what, token) => {
  const { ended } = await signIn(provider, token);
  expect(ended.location).toBe("/favorites?x=1");
  expect(ended.cookies.join()).toContain("__Host-session");
});
