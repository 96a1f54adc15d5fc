/** How long an answer to anyone may be kept, and which may not. */
import { beforeEach, expect, test } from "vitest";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators, fillDirectory } from "./account-bindings.ts";
import { call } from "./site.ts";

beforeEach(fillDirectory);

test.each([
  ["/api/calculators", 60],
  ["/api/calculators/popular", 60],
  ["/api/calculators/tip", 60],
  ["/api/calculators/tip/calculate?bill=100", 300],
  ["/api/calculators/search-enhanced?q=tip", 300],
  ["/api/preferences/de", 300],
  ["/api/rates", 300],
  ["/api/v1/rates", 300],
  ["/api/v1/calculators", 300],
  ["/api/v1/calculators/tip", 300],
  ["/api/v1/calculators/tip/calculate?bill=100", 300],
  ["/api/v1/ask?q=tip+on+100", 300],
  ["/api/v1/convert?value=5&from=ft&to=m", 3600],
  ["/api/v1/units", 3600],
])("%s may be kept for %i seconds", async (path, seconds) => {
  const response = await call(path);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([
    200,
    expect.stringMatching(new RegExp(`max-age=${seconds}(,|$)`)) as string,
  ]);
});

test("what is drawn at random is not kept, and neither is a refusal", async () => {
  await addCalculators(["random-number"]);
  forgetDirectory();
  for (const path of [
    "/api/v1/calculators/random-number/calculate",
    "/api/preferences/xx",
    "/api/calculators/no-such-one",
    "/api/v1/convert?value=5&from=ft&to=kg",
  ])
    expect([path, (await call(path)).headers.get("Cache-Control") ?? ""]).toEqual([
      path,
      expect.not.stringContaining("max-age") as string,
    ]);
});

const TEXT = "text/plain; charset=utf-8";

test.each([
  ["/api/assistant?q=15%25+of+80", "private, max-age=300", "application/json; charset=utf-8"],
  ["/api/cards", "public, max-age=300", "text/html; charset=utf-8"],
  ["/api/home-figures", "no-store", "application/json; charset=utf-8"],
  ["/api/health", "no-store", "application/json; charset=utf-8"],
  ["/sitemap.xml", "public, max-age=3600", "application/xml; charset=utf-8"],
  ["/llms.txt", "public, max-age=3600", TEXT],
  ["/robots.txt", "public, max-age=3600", TEXT],
  ["/.well-known/security.txt", "public, max-age=86400", TEXT],
  ["/service-worker.js", "no-cache", "text/javascript; charset=utf-8"],
])("%s says %s, as %s", async (path, kept, type) => {
  const { status, headers } = await call(path);
  expect([status, headers.get("Cache-Control"), headers.get("Content-Type")]).toEqual([200, kept, type]);
});

test("an answer that follows its visitor's format says so to whoever keeps it", async () => {
  expect((await call("/api/assistant?q=15%25+of+80")).headers.get("Vary")).toBe("Cookie, Accept-Language");
});

test("what was sent as a body is answered for now", async () => {
  const solve = { inputs: { bill: 100 }, target: { output: "tip", value: 25 }, vary: "tipPercent" };
  for (const [path, body] of [
    ["/api/calculators/tip/calculate", { inputs: { bill: 100 } }],
    ["/api/calculators/tip/solve", solve],
    ["/api/v1/calculators/tip/solve", solve],
    ["/api/v1/batch", { calls: [{ id: "tip" }] }],
  ] as const) {
    const { status, headers } = await call(path, { body });
    expect([path, status, headers.get("Cache-Control")]).toEqual([path, 200, null]);
  }
});
