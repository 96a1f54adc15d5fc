/** Who calls too often is refused before anything is done, each kind of call counted on its own. */
import { env, withEnv } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, signIn } from "./site.ts";

beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["tip", "mortgage"]);
});

const LIMITERS = [
  "RATE_LIMIT_WRITES",
  "RATE_LIMIT_ERRORS",
  "RATE_LIMIT_USES",
  "RATE_LIMIT_ACCOUNT",
  "RATE_LIMIT_API",
] as const;

/** Calls while every limiter has had enough; the status, and which was asked by what key. */
async function callTooOften(path: string, options: Parameters<typeof call>[1], address = "192.0.2.77") {
  const asked: string[] = [];
  const limiters = LIMITERS.map((name) => {
    const limit = async ({ key }: { key: string }) => ({ success: asked.push(`${name} ${key}`) < 0 });
    return [name, { limit }] as const;
  });
  let response = new Response();
  await (withEnv({ ...env, ...Object.fromEntries(limiters) }, async () => {
    response = await call(path, { ...options, headers: { ...options?.headers, "CF-Connecting-IP": address } });
  }) as Promise<void>);
  return { response, asked };
}

const WRITES = [
  ["/api/feedback", { type: "other", message: "Well done" }, "RATE_LIMIT_WRITES feedback"],
  ["/api/request-calculator", { calculatorName: "Knots" }, "RATE_LIMIT_WRITES request"],
  ["/api/errors", { type: "network", message: "It broke." }, "RATE_LIMIT_ERRORS errors"],
  ["/api/policy-reports", { "csp-report": {} }, "RATE_LIMIT_ERRORS policy"],
  ["/api/vitals", { path: "/", metrics: [], views: ["/"] }, "RATE_LIMIT_USES vitals"],
  ["/api/calculators/tip/use", {}, "RATE_LIMIT_USES use"],
] as const;

test.each(WRITES)("%s is not taken from who sends too many", async (path, body, key) => {
  const count = async () => {
    const tables = ["feedback", "calculator_requests", "error_log", "vitals"];
    return Promise.all(tables.map((one) => env.DB.prepare(`SELECT COUNT(*) AS n FROM ${one}`).first<{ n: number }>()));
  };
  const before = await count();
  const { response, asked } = await callTooOften(path, { body });
  expect([response.status, response.headers.get("Retry-After"), asked]).toEqual([429, "60", [`${key}:192.0.2.77`]]);
  expect(await count()).toEqual(before);
});

test.each([
  ["/api/calculators/search-enhanced?q=tip", "GET"],
  ["/api/assistant?q=15%25+of+80", "GET"],
  ["/api/calculators/tip/calculate?bill=100", "GET"],
  ["/api/calculators/tip/solve", "POST"],
  ["/api/calculators/mortgage/tables/schedule.csv", "GET"],
])("%s is refused to anyone who asks too often, except on this machine", async (path, method) => {
  const body = method === "POST" ? { inputs: {}, target: { output: "tip", value: 25 }, vary: "tipPercent" } : undefined;
  const { response, asked } = await callTooOften(path, { body });
  expect([response.status, asked]).toEqual([429, ["RATE_LIMIT_API answer:192.0.2.77"]]);
  expect((await callTooOften(path, { body }, "127.0.0.1")).response.status).toBe(200);
});

test("programs are told when to call again, whatever they call", async () => {
  for (const path of ["/api/v1/units", "/api/v1/calculators/tip/calculate?bill=100", "/api/v1/no-such-call"]) {
    const { response, asked } = await callTooOften(path, {});
    expect([path, response.status, asked]).toEqual([path, 429, ["RATE_LIMIT_API api:192.0.2.77"]]);
  }
});

test("tools of agents are told as well", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { response, asked } = await callTooOften("/mcp", { body });
  expect([response.status, response.headers.get("Retry-After"), asked]).toEqual([
    429,
    "60",
    ["RATE_LIMIT_API api:192.0.2.77"],
  ]);
});

test("an account reads as often as it likes, and is refused when it writes too much, from wherever", async () => {
  const cookie = await signIn("writes@example.com");
  const { id } = await (await call("/api/auth/user", { cookie })).json<{ id: string }>();
  for (const [path, options] of [
    ["/api/favorites", { body: { calculatorId: "tip" } }],
    ["/api/favorites/tip", { method: "DELETE" }],
    ["/api/recents", { body: { sentAt: 0, recents: [] } }],
    ["/api/saved/any", { method: "DELETE" }],
    ["/api/account", { method: "DELETE" }],
  ] as const) {
    const { response, asked } = await callTooOften(path, { cookie, ...options });
    expect([path, response.status, asked]).toEqual([path, 429, [`RATE_LIMIT_ACCOUNT account:${id}:192.0.2.77`]]);
  }
  const { response, asked } = await callTooOften("/api/favorites", { cookie });
  expect([response.status, await response.json(), asked]).toEqual([200, [], []]);
});
