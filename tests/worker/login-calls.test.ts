/** Where a visitor is sent to log in, and where they come back to. */
import { expect, test } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { call, ORIGIN } from "./site.ts";

test("login goes straight to the provider where there is only one, and to the choices where there are two", async () => {
  const go = async (query: string) => (await call(`/api/login${query}`)).headers.get("Location") ?? "";
  const variables = env as unknown as Record<string, string | undefined>;
  Object.assign(variables, { GITHUB_CLIENT_ID: "gh", GITHUB_CLIENT_SECRET: "shh" });
  expect(await go("")).toMatch(/^https:\/\/github\.com\/.*client_id=gh/);
  Object.assign(variables, { GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "shh" });
  expect(await go("")).toBe("/login");
  expect(await go("?provider=github")).toMatch(/^https:\/\/github\.com\//);
  for (const name of ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])
    Reflect.deleteProperty(variables, name);
});

test("login goes to the page with the choices, back to where the visitor came from", async () => {
  const go = async (path: string, referrer = "") =>
    (await call(path, { headers: referrer ? { Referer: referrer } : {} })).headers.get("Location");
  expect(await go("/api/login")).toBe("/login");
  expect(await go("/api/login?returnTo=/calculator/tip%3Fbill=5")).toBe(
    "/login?returnTo=%2Fcalculator%2Ftip%3Fbill%3D5",
  );
  expect(await go("/api/login", `${ORIGIN}/calculator/tip?bill=5`)).toBe(
    "/login?returnTo=%2Fcalculator%2Ftip%3Fbill%3D5",
  );
  expect(await go("/api/login", `${ORIGIN}/login?returnTo=/x`)).toBe("/login");
  expect(await go("/api/login", `${ORIGIN}/login/development`)).toBe("/login");
  expect(await go("/api/login", `${ORIGIN}/calculator/login`)).toBe("/login?returnTo=%2Fcalculator%2Flogin");
  expect(await go("/api/login?returnTo=/dashboard", `${ORIGIN}/calculator/tip`)).toBe("/login?returnTo=%2Fdashboard");
  expect(await go("/api/login", "https://elsewhere.example/calculator/tip")).toBe("/login");
  expect(await go("/api/login", "not an address")).toBe("/login");
});

test("on this machine there is a choice even with one provider, where anyone may sign in as anyone", async () => {
  const variables = env as unknown as Record<string, string | undefined>;
  const { DEVELOPMENT_SIGN_IN } = variables;
  Object.assign(variables, { GITHUB_CLIENT_ID: "gh", GITHUB_CLIENT_SECRET: "shh" });
  const go = async (setting: string, origin: string) => {
    Object.assign(variables, { DEVELOPMENT_SIGN_IN: setting });
    return (await call(`${origin}/api/login`)).headers.get("Location");
  };
  expect(await go("on", "http://localhost")).toBe("/login");
  expect(await go("off", "http://localhost")).toMatch(/^https:\/\/github\.com\//);
  expect(await go("on", ORIGIN)).toMatch(/^https:\/\/github\.com\//);
  for (const name of ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]) Reflect.deleteProperty(variables, name);
  Object.assign(variables, { DEVELOPMENT_SIGN_IN });
});
