/** How a call may be made: by which methods, in which format, and from whose pages. */
import { beforeEach, expect, test } from "vitest";
import { fillDirectory } from "./account-bindings.ts";
import { call, callJson } from "./site.ts";

beforeEach(fillDirectory);

test.each([
  ["/api/v1/ask?q=tip", "GET", "Use GET."],
  ["/api/v1/batch", "POST", "Use POST."],
  ["/api/v1/calculators", "GET", "Use GET."],
  ["/api/v1/calculators/tip", "GET", "Use GET."],
  ["/api/v1/calculators/tip/calculate", "GET, POST", "Use GET or POST."],
  ["/api/v1/calculators/tip/solve", "POST", "Use POST."],
  ["/api/v1/convert?value=5&from=ft&to=m", "GET", "Use GET."],
  ["/api/v1/rates", "GET", "Use GET."],
  ["/api/v1/units", "GET", "Use GET."],
  ["/api/calculators/tip/calculate", "GET, POST", "Use GET or POST."],
  ["/api/calculators/tip/solve", "POST", "Use POST."],
  ["/api/calculators/tip/use", "POST", "Use POST."],
  ["/api/errors", "GET, POST, DELETE", "Use GET, POST, or DELETE."],
  ["/api/feedback", "POST", "Use POST."],
  ["/api/request-calculator", "POST", "Use POST."],
  ["/api/policy-reports", "POST", "Use POST."],
  ["/api/vitals", "POST", "Use POST."],
  ["/embed/tip", "GET", "Use GET."],
  ["/embed/collection", "GET", "Use GET."],
  ["/oembed", "GET", "Use GET."],
  ["/mcp", "POST", "Use POST."],
])("%s takes %s", async (path, allowed, sentence) => {
  const methods = ["GET", "POST", "PUT", "DELETE"].filter((method) => !allowed.split(", ").includes(method));
  for (const method of methods) {
    const response = await call(path, { method, body: method === "GET" ? undefined : {} });
    expect([method, response.status, response.headers.get("Allow"), await response.json()]).toEqual([
      method,
      405,
      allowed,
      { error: sentence },
    ]);
  }
});

test.each([
  ["/api/v1/batch", { calls: [{ id: "tip" }] }],
  ["/api/v1/calculators/tip/calculate", { inputs: { bill: 100 } }],
  ["/api/v1/calculators/tip/solve", { target: { output: "tip", value: 20 }, vary: "tipPercent" }],
])("%s takes a body that says it is JSON, from any page", async (path, body) => {
  const headers = { Origin: "https://elsewhere.example" };
  expect((await call(path, { body, headers })).status).toBe(200);
  expect(await callJson(path, { body, headers: { ...headers, "Content-Type": "text/plain" } })).toEqual({
    status: 415,
    said: { error: "Send JSON, and say so: Content-Type: application/json." },
  });
});

test.each([
  ["/api/feedback", { type: "other", message: "Well done" }],
  ["/api/request-calculator", { calculatorName: "Knots" }],
  ["/api/policy-reports", { "csp-report": {} }],
  ["/api/vitals", { path: "/", metrics: [], views: [] }],
  ["/api/errors", []],
  ["/api/calculators/tip/use", {}],
  ["/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
])("%s is sent by our own pages only", async (path, body) => {
  const error =
    path === "/mcp"
      ? "Pages of other sites may not call this address; /api/v1 is for them. Agents may: a program sends no Origin."
      : "This call must come from our own pages.";
  const refused = { status: 403, said: { error } };
  expect(await callJson(path, { body, headers: { Origin: "https://elsewhere.example" } })).toEqual(refused);
  expect(await callJson(path, { body, headers: { "Sec-Fetch-Site": "cross-site" } })).toEqual(refused);
});

test("what another page may calculate it may, without version 1 as well", async () => {
  const headers = { Origin: "https://elsewhere.example" };
  expect((await call("/api/calculators/tip/calculate", { body: { inputs: {} }, headers })).status).toBe(200);
  const solve = { target: { output: "tip", value: 20 }, vary: "tipPercent" };
  expect((await call("/api/calculators/tip/solve", { body: solve, headers })).status).toBe(200);
});
