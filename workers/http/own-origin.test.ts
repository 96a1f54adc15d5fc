import { describe, expect, test } from "vitest";
import { isOwnOrigin, refuseForeign, refuseForeignForm } from "./http.ts";

const ORIGIN = "https://reckoner.example";
const request = (headers: Record<string, string>, path = "/feedback", method = "POST") =>
  new Request(new URL(path, ORIGIN), { method, headers });

describe("a write", () => {
  test.each([
    ["of our own page", { "Sec-Fetch-Site": "same-origin" }, true],
    ["that the visitor began", { "Sec-Fetch-Site": "none" }, true],
    ["of another site", { "Sec-Fetch-Site": "cross-site" }, false],
    ["of another host of ours", { "Sec-Fetch-Site": "same-site" }, false],
    ["of our origin", { Origin: ORIGIN }, true],
    ["of another origin", { Origin: "https://evil.example" }, false],
    ["of the same host without TLS", { Origin: "http://reckoner.example" }, false],
    ["of a sandbox", { Origin: "null" }, false],
    ["of no browser", {}, true],
    ["whose browser says where from, whatever the origin", { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN }, false],
  ])("%s: %s", (_, headers, isOwn) => {
    expect(isOwnOrigin(request(headers))).toBe(isOwn);
    expect(refuseForeign(request(headers))?.status ?? null).toBe(isOwn ? null : 403);
    expect(refuseForeignForm(request(headers))?.status ?? null).toBe(isOwn ? null : 403);
  });
});

test("who is refused at the address of the tools is told who may call it", async () => {
  const said = async (path: string) => refuseForeignForm(request({ Origin: "https://evil.example" }, path))!.json();
  expect(await said("/feedback")).toEqual({ error: "This call must come from our own pages." });
  expect(await said("/mcp")).toEqual({ error: expect.stringMatching(/^Pages of other sites may not.*Agents may/) });
});

test("reads are for everyone, and calls refuse by themselves", () => {
  const foreign = { "Sec-Fetch-Site": "cross-site" };
  for (const method of ["GET", "HEAD"]) expect(refuseForeignForm(request(foreign, "/feedback", method))).toBeNull();
  expect(refuseForeignForm(request(foreign, "/api/v1/batch"))).toBeNull();
  expect(refuseForeignForm(request(foreign, "/apiary"))?.status).toBe(403);
  expect(refuseForeignForm(request(foreign, "/feedback", "DELETE"))?.status).toBe(403);
});
