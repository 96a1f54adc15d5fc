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
  ["/api/assistant/candidates?q=tip", 300],
  ["/api/assistant/chunks", 300],
  ["/api/assistant/spelling?q=morgage", 300],
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
