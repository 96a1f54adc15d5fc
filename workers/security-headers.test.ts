import { expect, test } from "vitest";
import { contentSecurityPolicy, createNonce, withSecurityHeaders } from "./security-headers.ts";

test("a document's policy lets nothing run inline but what bears its nonce", () => {
  const policy = contentSecurityPolicy({ nonce: "abc" });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toMatch(/https?:/);
});

/** A policy by its directives. */
const readPolicy = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((one) => [one.split(" ")[0]!, one.split(" ").slice(1).join(" ")]));

test("a document loads from its own origin only, and is framed where it is an embed", () => {
  const document = {
    "default-src": "'none'",
    "script-src": "'self' 'nonce-abc'",
    "style-src": "'self' 'nonce-abc'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default ours held",
    "report-uri": "/api/policy-reports",
    "frame-ancestors": "'none'",
  };
  expect(readPolicy(contentSecurityPolicy({ nonce: "abc" }))).toEqual(document);
  expect(readPolicy(contentSecurityPolicy({ nonce: "abc", isEmbed: true }))).toEqual({
    ...document,
    "frame-ancestors": "*",
  });
  const { "require-trusted-types-for": _, "trusted-types": __, ...development } = document;
  expect(readPolicy(contentSecurityPolicy({ nonce: "abc", development: true }))).toEqual({
    ...development,
    "style-src": "'self' 'unsafe-inline'",
  });
});

test("no two renderings have one nonce, and each has 128 bits", () => {
  const nonces = Array.from({ length: 100 }, createNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});

test("every answer carries the headers, and keeps its own", async () => {
  const answer = withSecurityHeaders(
    new Response("x", { status: 201, headers: { "Referrer-Policy": "no-referrer" } }),
    { path: "/" },
  );
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe("x");
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy":
      "accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  const bare = withSecurityHeaders(new Response(), { path: "/" });
  expect(bare.headers.get("Referrer-Policy")).toBe("strict-origin");
});

test("only an embed may be framed, by the older header too", () => {
  const frameOptions = (isEmbed: boolean) =>
    withSecurityHeaders(
      new Response("", { headers: { "Content-Security-Policy": contentSecurityPolicy({ nonce: "abc", isEmbed }) } }),
      { path: "/embed/tip" },
    ).headers.get("X-Frame-Options");
  expect([frameOptions(true), frameOptions(false)]).toEqual([null, "DENY"]);
});

test("what concerns other hosts of the domain is said where the operator says it", () => {
  const headerOf = (strictTransport?: string) =>
    withSecurityHeaders(new Response(), { path: "/", strictTransport }).headers.get("Strict-Transport-Security");
  expect(headerOf()).toBe("max-age=63072000");
  expect(headerOf(" includeSubDomains; preload ")).toBe("max-age=63072000; includeSubDomains; preload");
});

test("documents say whether they may be kept", () => {
  const cacheOf = (path: string, headers: HeadersInit = { "Content-Type": "text/html" }) =>
    withSecurityHeaders(new Response("", { status: 404, headers }), { path }).headers.get("Cache-Control");
  for (const path of ["/login", "/login/development", "/admin", "/admin/errors", "/dashboard"])
    expect([path, cacheOf(path)]).toEqual([path, "private, no-store"]);
  expect(cacheOf("/no-such-page")).toBe("private, no-cache");
  for (const path of ["/loginx", "/calculator/admin"]) expect(cacheOf(path)).toBe("private, no-cache");
  for (const type of ["text/html", "text/html; charset=utf-8", "application/xml"])
    expect(cacheOf("/sitemap", { "Content-Type": type, "Cache-Control": "public, max-age=3600" })).toBe(
      "public, max-age=3600",
    );
  expect(cacheOf("/no-such-page", { "Content-Type": "text/html; charset=utf-8" })).toBe("private, no-cache");
  // What is not a document says so itself or leaves it to the cache.
  expect(cacheOf("/sitemap.xml", { "Content-Type": "application/xml" })).toBeNull();
});
