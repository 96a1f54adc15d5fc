import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineScriptHashes, inlineHash, withSecurityHeaders } from "./security-headers.ts";

test("a document's policy lets nothing run inline but what it names", async () => {
  const hash = await inlineHash("alert(1)");
  expect(hash).toBe("bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=");
  expect(contentSecurityPolicy({ hashes: [hash] })).toContain(`script-src 'self' 'sha256-${hash}';`);
  const policy = contentSecurityPolicy({ hashes: [] });
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toMatch(/https?:/);
});

test("the inline scripts of a document are hashed, those with an address are not", async () => {
  const html = '<script>alert(1)</script><script type="module">alert(1)</script><script src="/a.js"></script>';
  expect(await inlineScriptHashes(html)).toEqual([await inlineHash("alert(1)")]);
});

test("every answer carries the headers, and keeps its own", async () => {
  const answer = withSecurityHeaders(new Response("x", { status: 201, headers: { "Referrer-Policy": "no-referrer" } }));
  expect(answer.status).toBe(201);
  expect(await answer.text()).toBe("x");
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8}/);
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
});
