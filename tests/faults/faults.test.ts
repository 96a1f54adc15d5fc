/**
 * With D1, KV, the queue failing, slow or flapping, one at a time and all together: every kind of call still answers, and
 * /health says what is wrong. The loaders and actions are those of the site; only the bindings are others.
 */
import { env as real, withEnv } from "cloudflare:workers";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import rows from "#generated/rows.ts";
import type { Bindings } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { forgetPending, pendingCount } from "#workers/errors/error-intake.ts";
import { forgetHealth } from "#workers/health/health.ts";
import { database } from "#workers/middleware/database.ts";
import { forgetOverrides } from "#workers/localization/localization.ts";
import * as calculate from "../../app/routes/api/calculate.ts";
import * as one from "../../app/routes/api/calculator.ts";
import * as list from "../../app/routes/api/calculators.ts";
import * as errors from "../../app/routes/api/errors.ts";
import * as feedback from "../../app/routes/api/feedback.ts";
import * as health from "../../app/routes/api/health.ts";
import * as requestCalculator from "../../app/routes/api/request-calculator.ts";
import * as search from "../../app/routes/api/search.ts";
import * as use from "../../app/routes/api/use.ts";
import * as calculator from "../../app/routes/calculator/route.tsx";
import * as home from "../../app/routes/home/route.tsx";
import { faulty, type Fault } from "./faulty.ts";

const ORIGIN = "https://site.example";
/** Everything answers within this, however slow a binding is: the longest deadline, and what a busy machine takes. */
const IN_TIME = 4_000;

const BINDINGS = {
  DB: "D1_ERROR: D1 is down",
  KV: "KV GET failed: 503 Service Unavailable",
  QUEUE: "Queue send failed: 503 Service Unavailable",
} as const;
type Name = keyof typeof BINDINGS;

const ALL = Object.keys(BINDINGS) as Name[];
const CASES: readonly (readonly [string, Fault, readonly Name[]])[] = (
  ["failing", "slow", "flapping"] as const
).flatMap((fault) => [
  ...ALL.map((name) => [`${name} is ${fault}`, fault, [name]] as const),
  [`everything is ${fault}`, fault, ALL] as const,
]);

/** A write waits for its database, which may take five seconds for each of two steps: it is acknowledged when it is kept. */
const A_WRITE = 15_000;
const WRITES = [
  [feedback, "/api/feedback", { type: "other", message: "Works on a bad day." }],
  [
    requestCalculator,
    "/api/request-calculator",
    { calculatorName: "Bad Day Calculator", description: "How bad it is." },
  ],
] as const;

interface RouteModule {
  readonly middleware?: readonly MiddlewareFunction<Response>[];
  readonly loader?: (args: never) => unknown;
  readonly action?: (args: never) => unknown;
}

/** Calls a route's middleware, then its loader or action, as the router does. */
async function answer({ middleware = [], loader, action }: RouteModule, args: Args): Promise<unknown> {
  let answered: unknown;
  const run = async (at: number): Promise<Response> => {
    const check = [database, ...middleware][at];
    const handle = args.request.method === "GET" ? loader : action;
    if (!check) return (answered = await handle?.(args as never)) as Response;
    let isPassedOn = false;
    const next = () => ((isPassedOn = true), run(at + 1));
    const refused = await check(args, next);
    if (refused) return (answered = refused);
    return isPassedOn ? (answered as Response) : run(at + 1);
  };
  await run(0);
  return answered;
}

type Args = Parameters<MiddlewareFunction<Response>>[0];

async function call(
  module: RouteModule,
  path: string,
  params: Readonly<Record<string, string>> = {},
  init: RequestInit = {},
  inTime = IN_TIME,
): Promise<unknown> {
  const request = new Request(ORIGIN + path, init as ConstructorParameters<typeof Request>[1]);
  const began = Date.now();
  const context = new RouterContextProvider();
  const answered = await answer(module, { request, params, context, url: new URL(request.url), pattern: path });
  expect(Date.now() - began, `${path} answers in time`).toBeLessThan(inTime);
  return answered instanceof Response && answered.status !== 204
    ? { status: answered.status, body: await answered.json() }
    : answered;
}

beforeAll(async () => {
  // What other files left in the directory is not a calculator of the site.
  await (real as unknown as Bindings).DB.prepare("DELETE FROM calculators").run();
});
beforeEach(() => {
  // What an isolate keeps in memory must not help.
  forgetDirectory();
  forgetOverrides();
  forgetHealth();
  forgetPending();
});

const open = { limit: async () => ({ success: true }) };

describe.each(CASES)("%s", (_name, fault, names) => {
  const bindings = real as unknown as Bindings;
  const given: Record<string, unknown> = {
    ...bindings,
    RATE_LIMIT_USES: open,
    RATE_LIMIT_ERRORS: open,
    RATE_LIMIT_WRITES: open,
  };
  for (const name of names) given[name] = faulty(bindings[name] as object, fault, BINDINGS[name]);

  test("pages and calls answer as ever, and health says what is wrong", { timeout: 60_000 }, async () => {
    const lines = await (withEnv(given, () => everyCall(fault, names)) as ReturnType<typeof everyCall>);
    expect(lines.length).toBeGreaterThan(fault === "flapping" ? -1 : 0);
    expect(lines.filter((line) => typeof line.event !== "string")).toEqual([]);
  });
});

/** @returns the lines that were logged */
async function everyCall(fault: Fault, names: readonly Name[]): Promise<readonly { readonly event?: string }[]> {
  const lines: string[] = [];
  for (const level of ["error", "warn"] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)));
  expect(await call(home, "/")).toMatchObject({ summary: { total: rows.length } });
  expect(await call(home, "/?search=mortgage")).toMatchObject({ results: { term: "mortgage" } });
  expect(await call(calculator, "/calculator/bmi?weight=70", { id: "bmi" })).toMatchObject({ id: "bmi" });
  expect(await call(calculate, "/api/calculators/bmi/calculate?weight=70&height=175", { id: "bmi" })).toMatchObject({
    status: 200,
    body: { outputs: { bmi: expect.closeTo(22.857, 2) } },
  });
  expect(await call(list, "/api/calculators")).toMatchObject({ status: 200, body: { length: rows.length } });
  expect(await call(one, "/api/calculators/bmi", { id: "bmi" })).toMatchObject({
    status: 200,
    body: { id: "bmi" },
  });
  expect(await call(search, "/api/calculators/search-enhanced?q=bmi")).toMatchObject({
    status: 200,
    body: { topMatches: expect.arrayContaining([expect.objectContaining({ id: "bmi" })]) },
  });
  const used = await call(use, "/api/calculators/bmi/use", { id: "bmi" }, { method: "POST" });
  expect((used as Response).status).toBe(204);
  const report = JSON.stringify({ type: "network", message: "TypeError: Failed to fetch" });
  const reported = (await call(errors, "/api/errors", {}, { method: "POST", body: report })) as {
    status: number;
  };
  expect(names.includes("DB") ? (fault === "failing" ? [503] : [202, 503]) : [202]).toContain(reported.status);
  for (const [module, path, body] of WRITES) {
    const { status } = (await call(module, path, {}, { method: "POST", body: JSON.stringify(body) }, A_WRITE)) as {
      status: number;
    };
    // What is acknowledged is kept; what cannot be kept is said to be for later.
    const possible = !names.includes("DB") ? [201] : fault === "failing" ? [503] : [201, 503];
    expect(possible.includes(status), `${path} answers ${status}`).toBe(true);
  }

  const found = (await call(health, "/api/health")) as {
    status: number;
    body: { probes: { name: string; status: string; reason: string }[] };
  };
  const wrong = new Set(found.body.probes.filter((probe) => probe.status === "error").map((probe) => probe.name));
  const blamed = { DB: "database", KV: "kv", QUEUE: "queue" } as const;
  // What flaps may answer the moment it is asked.
  const expected = fault === "flapping" ? [] : names.map((name) => blamed[name]);
  expect([...wrong]).toEqual(expect.arrayContaining(expected));
  expect(found.status).toBe(wrong.size > 0 ? 503 : 200);
  expect(JSON.stringify(found.body)).not.toMatch(/D1_ERROR|503 Service/);

  // What goes on behind the answers comes to its end as well, and every failure left a line.
  await vi.waitFor(() => expect(pendingCount()).toBe(0), { timeout: 3_000 });
  return lines.map((line) => JSON.parse(line) as { event?: string });
}
