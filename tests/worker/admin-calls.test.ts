/** What administration calls: for admins only, and every change is in its record. */
import { withEnv } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { forgetRates } from "#workers/rates/rates.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, callJson, signIn } from "./site.ts";

let cookie = "";
const admin = (path: string, body?: unknown) => callJson(`/api/admin/${path}`, { cookie, body });

beforeAll(async () => {
  cookie = await signIn("root@example.com");
});
beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["tip", "bmi"]);
});

const READ = [
  "overview",
  "errors",
  "requests",
  "feedback",
  "catalogue",
  "rates",
  "vitals",
  "health",
  "searches",
  "users",
];

test.each([...READ, "actions"])("%s is read by admins only", async (path) => {
  const visitor = await signIn("visitor@example.com");
  expect((await callJson(`/api/admin/${path}`)).status).toBe(401);
  expect(await callJson(`/api/admin/${path}`, { cookie: visitor })).toEqual({
    status: 403,
    said: { error: "You don't have permission to perform this action." },
  });
  const foreign = await call(`/api/admin/${path}`, { cookie, headers: { Origin: "https://elsewhere.example" } });
  expect(foreign.status).toBe(403);
  const read = await call(`/api/admin/${path}`, { cookie });
  expect([read.status, read.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
  expect(await read.json()).toBeInstanceOf(Object);
});

test.each([
  ["catalogue", "GET, POST"],
  ["errors", "GET, POST"],
  ["feedback", "GET, POST"],
  ["requests", "GET, POST"],
  ["rates", "GET, POST"],
  ["users", "GET, POST"],
  ["additions", "POST"],
])("%s takes %s", async (path, allowed) => {
  const response = await call(`/api/admin/${path}`, { method: "PUT", cookie, body: {} });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, allowed]);
});

test("rates that moved by half are renewed only where an admin accepts that", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const { rates, date } = (await admin("rates")).said as { rates: Record<string, number>; date: string };
  const usd = Object.fromEntries(Object.entries(rates).map(([code, rate]) => [code.toLowerCase(), rate]));
  vi.stubGlobal("fetch", async () => Response.json({ date, usd: { ...usd, eur: 2 * usd["eur"]! } }));
  const renew = async (body: object) => (await admin("rates", body)).said as { ok: boolean; message: string };
  expect(await renew({})).toMatchObject({ ok: false, message: expect.stringContaining("Moved by half or more") });
  expect((await renew({ acceptMoves: false })).ok).toBe(false);
  expect((await renew({ acceptMoves: true })).ok).toBe(true);
  vi.unstubAllGlobals();
  expect((await admin("rates")).said).toMatchObject({ rates: { EUR: 2 * rates["EUR"]! }, status: { ok: true } });
  await Promise.all((await env.KV.list()).keys.map(({ name }) => env.KV.delete(name)));
  forgetRates();
});

test("rates that cannot be fetched leave those in use, and the answer says so", async () => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  const renewed = await callJson("/api/admin/rates", { method: "POST", cookie, body: {} });
  vi.unstubAllGlobals();
  expect(renewed).toMatchObject({ status: 200, said: { ok: false } });
});

test("a row is hidden and given back; what has a definition keeps its status", async () => {
  const listed = async () => {
    forgetDirectory();
    return ((await callJson("/api/calculators")).said as { id: string }[]).map(({ id }) => id);
  };
  expect(await admin("catalogue", { id: "tip", visible: false })).toEqual({ status: 200, said: { ok: true } });
  expect(await listed()).not.toContain("tip");
  expect((await admin("catalogue", { id: "tip", visible: null })).status).toBe(200);
  expect(await listed()).toContain("tip");
  expect((await admin("catalogue", { id: "no-such-one", visible: false })).status).toBe(404);
  expect(await admin("catalogue", { id: "tip", status: "retired" })).toMatchObject({
    status: 422,
    said: { issues: [{ field: "status" }] },
  });
  expect((await admin("catalogue", { id: "tip" })).status).toBe(422);
});

test("what visitors asked for becomes a row once, and its request is planned", async () => {
  await call("/api/request-calculator", { body: { calculatorName: "Knot tightness" } });
  const { requests } = (await admin("requests")).said as { requests: { id: string }[] };
  const { id } = requests[0]!;
  const row = { name: "Knot Tightness", description: "How tight a knot is.", category: "health", requestId: id };
  expect(await admin("additions", row)).toEqual({ status: 201, said: { id: "knot-tightness" } });
  expect(await admin("additions", row)).toMatchObject({ status: 409, said: { issues: [{ field: "name" }] } });
  expect(await admin("additions", { ...row, name: "Knot tightness calculator" })).toMatchObject({ status: 409 });
  expect(await admin("additions", { ...row, name: "···" })).toMatchObject({
    status: 422,
    said: { error: "The name needs letters or digits." },
  });
  expect((await admin("additions", { ...row, category: "no-such" })).status).toBe(422);
  const planned = (await admin("requests?state=planned")).said as { requests: { id: string }[] };
  expect(planned.requests.map((one) => one.id)).toEqual([id]);
  expect((await admin("requests?search=%20knot%20")).said).toMatchObject({ requests: [{ id }] });
  expect((await admin("requests?search=anchor")).said).toMatchObject({ requests: [] });
  expect((await admin("requests", { id: "no-such-one", state: "done" })).status).toBeGreaterThanOrEqual(400);
  expect((await admin("requests", { id, send: true })).status).toBe(422);
  expect(await admin("requests", { ids: [id], state: "done" })).toEqual({ status: 200, said: { ok: true } });
});

test("an error is resolved and opened again, and the log is emptied", async () => {
  await call("/api/errors", { body: { type: "network", message: "The line was cut." } });
  const list = async (query = "") => ((await admin(`errors${query}`)).said as { errors: { id: string }[] }).errors;
  const { id } = (await list()).find(() => true)!;
  const inState = async (state: string) => (await list(`?state=${state}`)).some((one) => one.id === id);
  expect([await inState("open"), await inState("resolved")]).toEqual([true, false]);
  expect(await admin("errors", { id, state: "resolved" })).toEqual({ status: 200, said: { ok: true } });
  expect([await inState("open"), await inState("resolved"), await inState("any")]).toEqual([false, true, true]);
  expect((await admin("errors", { id, state: "open" })).status).toBe(200);
  expect([await inState("open"), await inState("resolved")]).toEqual([true, false]);
  expect((await list("?severity=critical")).some((one) => one.id === id)).toBe(false);
  expect((await list("?type=database")).some((one) => one.id === id)).toBe(false);
  expect((await admin("errors", { id: "no-such-one", state: "open" })).status).toBe(404);
  expect((await admin("errors", { id, state: "gone" })).status).toBe(422);

  const log = (query: string) => callJson(`/api/errors${query}`, { cookie });
  expect(((await log("?limit=1")).said as { recentErrors: unknown[] }).recentErrors).toHaveLength(1);
  expect((await log("")).status).toBe(200);
  for (const limit of ["-1", "many", "1234567890"]) expect((await log(`?limit=${limit}`)).status).toBe(422);
  const emptied = await callJson("/api/errors", { method: "DELETE", cookie });
  expect([emptied.status, (emptied.said as { cleared: number }).cleared]).toEqual([200, expect.any(Number)]);
  expect(await list()).toEqual([]);
});

test("users are found; one's sessions end, and the account is removed, but not one's own", async () => {
  const theirs = await signIn("someone@example.com");
  const find = async (search: string) =>
    (await admin(`users?search=${search}`)).said as { total: number; users: { id: string; sessions: unknown[] }[] };
  const found = await find("%20Someone%20");
  expect(found).toMatchObject({ total: 1, users: [{ email: "someone@example.com", sessions: [{}] }] });
  expect((await find("nobody-at-all")).total).toBe(0);
  const { id } = found.users[0]!;
  expect(await admin("users", { id, endSession: "all" })).toEqual({ status: 200, said: { ok: true } });
  expect((await admin("users", { id, endSession: "all" })).status).toBe(404);
  expect((await call("/api/auth/user", { cookie: theirs })).status).toBe(401);
  const own = (await find("root@example.com")).users[0]!.id;
  expect((await admin("users", { id: own, remove: true })).status).toBe(422);
  expect((await admin("users", { id, remove: true })).status).toBe(200);
  expect((await admin("users", { id, remove: true })).status).toBe(404);
  expect((await admin("users", { id, isAdmin: true })).status).toBe(422);
});

test("what an admin changes is recorded, done or refused; what is read is not", async () => {
  const recorded = async () =>
    (await env.DB.prepare("SELECT COUNT(*) AS n FROM admin_actions").first<{ n: number }>())!.n;
  const before = await recorded();
  await admin("overview");
  await admin("actions");
  expect(await recorded()).toBe(before);
  await admin("catalogue", { id: "bmi", popular: true });
  await admin("catalogue", { id: "no-such-one", popular: true });
  expect(await recorded()).toBe(before + 2);
  const { actions } = (await admin("actions")).said as { actions: { status: number }[] };
  expect(actions.slice(0, 2).map(({ status }) => status)).toEqual([404, 200]);
});

test("figures of pages are of as many days as are asked for, within 1 and 90", async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const longAgo = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
  const add = (day: string, value: number) =>
    env.DB.prepare("INSERT INTO vitals (day, page, metric, bucket, count) VALUES (?, 'home', 'LCP', ?, 5)")
      .bind(day, value)
      .run();
  await add(yesterday, 1000);
  await add(longAgo, 6000);
  const read = async (query: string) => JSON.stringify((await admin(`vitals${query}`)).said);
  const days = async (query: string) => ((await admin(`vitals${query}`)).said as { days: number }).days;
  for (const [query, wanted] of [
    ["", 7],
    ["?days=many", 7],
    ["?days=1.5", 7],
    ["?days=-5", 1],
    ["?days=0", 1],
    ["?days=2", 2],
    ["?days=89", 89],
    ["?days=90", 90],
    ["?days=91", 90],
  ] as const)
    expect([query, await days(query)]).toEqual([query, wanted]);
  const [week, quarter] = [await read(""), await read("?days=90")];
  expect(week).not.toBe(quarter);
});

test("whether figures are kept for longer elsewhere is said", async () => {
  for (const [ANALYTICS, hasAnalytics] of [
    [undefined, false],
    [{ writeDataPoint: () => {} }, true],
  ] as const)
    await (withEnv({ ...env, ANALYTICS }, async () => {
      expect((await admin("vitals")).said).toMatchObject({ hasAnalytics });
    }) as Promise<void>);
});
