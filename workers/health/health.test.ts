import { env } from "cloudflare:workers";
import bundledRows from "#generated/rows.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#workers/database/client.ts";
import { calculators, errorLog } from "#workers/database/schema.ts";
import { checkHealth, forgetHealth, type HealthBindings, toHttpStatus } from "./health.ts";

const { database } = openDatabase(env.DB, "first-primary");
const now = Date.parse("2026-11-22T12:00:00Z");
const queue = { metrics: async () => ({ backlogCount: 3, backlogBytes: 30 }) };
const bindings: HealthBindings = { DB: env.DB, KV: env.KV, QUEUE: queue };
const request = (headers: HeadersInit = {}) => new Request("https://site.example/api/health", { headers });

beforeEach(async () => {
  forgetHealth();
  await database.delete(calculators);
  await database.delete(errorLog);
  await env.KV.delete("rates:latest");
});

async function fill(count = bundledRows.length) {
  const rows = bundledRows.slice(0, count).map(({ id, slug, name, description, category, emoji }) => ({
    id,
    slug,
    name,
    description,
    category,
    emoji,
    definitionHash: "x",
  }));
  for (let from = 0; from < rows.length; from += 6) {
    await database.insert(calculators).values(rows.slice(from, from + 6));
  }
}

const probeOf = async (name: string, given: HealthBindings = bindings) =>
  (await checkHealth(given, request(), now)).probes.find((probe) => probe.name === name);

test("all is well: every probe says so, with times, version and place", async () => {
  await fill();
  await env.KV.put("rates:latest", JSON.stringify({ date: "2026-11-21" }));
  const health = await checkHealth(bindings, request({ "CF-Ray": "8f1c-FRA" }), now);
  expect(health.probes.map(({ name, status }) => [name, status])).toEqual([
    ["database", "healthy"],
    ["directory", "healthy"],
    ["kv", "healthy"],
    ["queue", "healthy"],
    ["rates", "healthy"],
    ["errors", "healthy"],
  ]);
  expect(health).toMatchObject({ status: "healthy", version: "local", colo: "FRA" });
  expect(toHttpStatus(health)).toBe(200);
  expect(health.probes[0]?.milliseconds).toEqual(expect.any(Number));
  expect(health.probes.find((probe) => probe.name === "rates")?.reason).toBe("The rates are of 2026-11-21, 1 day old.");
});

test("a directory that lags behind the definitions is a warning", async () => {
  await fill(5);
  expect(await probeOf("directory")).toMatchObject({
    status: "warning",
    reason: expect.stringContaining(`5 of ${bundledRows.length}`),
  });
});

test.each([
  [null, "No set has been fetched"],
  ["{", "No set has been fetched"],
  ['{"date":"yesterday"}', "No set has been fetched"],
  ['{"date":"2026-11-10"}', "12 days old"],
])("rates of %s are a warning", async (stored, reason) => {
  if (stored) await env.KV.put("rates:latest", stored);
  expect(await probeOf("rates")).toMatchObject({ status: "warning", reason: expect.stringContaining(reason) });
});

test("three open errors within the hour are healthy, four are not, resolved and old ones do not count", async () => {
  const error = (id: string, rest: object = {}) => ({
    id,
    fingerprint: id,
    type: "internal",
    severity: "critical",
    message: "x",
    lastSeenAt: new Date(now),
    ...rest,
  });
  await database.insert(errorLog).values([error("1"), error("2"), error("3", { status: "resolved" as const })]);
  await database.insert(errorLog).values([error("4"), error("5", { lastSeenAt: new Date(now - 3_600_001) })]);
  expect(await probeOf("errors")).toMatchObject({ status: "healthy", reason: "3 open errors in the last hour." });
  await database.insert(errorLog).values([error("6")]);
  forgetHealth();
  expect(await probeOf("errors")).toMatchObject({ status: "warning" });
});

test("what fails is an error with its consequence, and the answer is 503", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const down = { get: () => Promise.reject(new Error("KV GET failed: 503 Service Unavailable")) };
  const health = await checkHealth({ ...bindings, KV: down as unknown as KVNamespace }, request(), now);
  expect(health.status).toBe("error");
  expect(toHttpStatus(health)).toBe(503);
  expect(health.probes.find((probe) => probe.name === "kv")).toMatchObject({
    status: "error",
    reason: "It fails. Searches are not cached; country defaults come from the table.",
  });
  expect(JSON.stringify(health)).not.toContain("503 Service");
  expect(logged).toHaveBeenCalled();
});

test("what does not answer is an error after two seconds; what is slow is a warning", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const later = (ms: number) => () => new Promise((resolve) => setTimeout(() => resolve({ backlogCount: 0 }), ms));
  const slow = { ...bindings, QUEUE: { metrics: later(600) } as unknown as Queue };
  expect(await probeOf("queue", slow)).toMatchObject({ status: "warning", reason: expect.stringContaining("slowly") });
  forgetHealth();
  const hung = { ...bindings, QUEUE: { metrics: later(5_000) } as unknown as Queue };
  expect(await probeOf("queue", hung)).toMatchObject({
    status: "error",
    reason: "It did not answer within 2 s. Page opens are written directly.",
  });
});

test("without a queue that is said", async () => {
  expect(await probeOf("queue", { ...bindings, QUEUE: undefined })).toMatchObject({ status: "warning" });
});

test("the answer is kept for five seconds", async () => {
  const metrics = vi.fn<typeof queue.metrics>(queue.metrics);
  const counted = { ...bindings, QUEUE: { metrics } };
  await checkHealth(counted, request(), now);
  await checkHealth(counted, request(), now + 4_999);
  expect(metrics).toHaveBeenCalledTimes(1);
  await checkHealth(counted, request(), now + 5_000);
  expect(metrics).toHaveBeenCalledTimes(2);
});
