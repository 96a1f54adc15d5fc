/** The calls of the error log: who may report, read and empty it, and when no more is taken. */
import { withEnv } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { isStorm } from "#workers/errors/error-intake.ts";
import { UNAVAILABLE } from "#workers/http/unavailable.ts";
import { faulty } from "../faults/faulty.ts";
import { call, callJson, signIn } from "./site.ts";

const REPORT = { type: "network", message: "The line was cut." };

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM error_log").run();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("two hundred reports are looked at within a second, and no more until the next", async () => {
  const second = Date.UTC(2027, 0, 1);
  vi.useFakeTimers({ toFake: ["Date"], now: second });
  for (let sent = 0; sent < 199; sent += 1) expect(isStorm()).toBe(false);
  expect((await call("/api/errors", { body: [] })).status).toBe(202);
  const refused = await call("/api/errors", { body: [] });
  expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toEqual([
    429,
    "1",
    { error: "Too many errors are reported at once." },
  ]);
  // Who reads the log is none of them.
  expect((await call("/api/errors")).status).toBe(401);
  vi.setSystemTime(second + 1000);
  expect((await call("/api/errors", { body: [] })).status).toBe(202);
});

test("a report that cannot be stored is not said to be", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const DB = faulty(env.DB as object, "failing", "D1_ERROR: D1 is down");
  await (withEnv({ ...env, DB }, async () => {
    expect(await callJson("/api/errors", { body: REPORT })).toEqual({ status: 503, said: { error: UNAVAILABLE } });
  }) as Promise<void>);
});

test("an admin reads the newest fifty, or as many as are asked for; others read nothing", async () => {
  await env.DB.prepare(
    `INSERT INTO error_log (id, fingerprint, type, severity, message)
    SELECT 'e' || value, 'e' || value, 'network', 'medium', 'The line was cut.' FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 51 }, (_, at) => at)))
    .run();
  const cookie = await signIn("root@example.com");
  const read = async (query: string) => {
    const { said } = await callJson(`/api/errors${query}`, { cookie });
    const { total, recentErrors } = said as { total: number; recentErrors: unknown[] };
    return [total, recentErrors.length];
  };
  for (const [query, length] of [
    ["", 50],
    ["?limit=0", 0],
    ["?limit=1", 1],
    ["?limit=51", 51],
    ["?limit=999999999", 51],
  ] as const)
    expect([query, await read(query)]).toEqual([query, [51, length]]);
  expect(await callJson("/api/errors?limit=1000000000", { cookie })).toEqual({
    status: 422,
    said: {
      error: "Some fields cannot be used.",
      issues: [{ field: "limit", message: "This must be a whole number." }],
    },
  });
  for (const method of ["GET", "HEAD", "DELETE"]) expect((await call("/api/errors", { method })).status).toBe(401);
  expect((await call("/api/errors", { method: "DELETE", cookie: await signIn("visitor@example.com") })).status).toBe(
    403,
  );
});

test("an admin who empties the log is recorded", async () => {
  const cookie = await signIn("root@example.com");
  const recorded = async () =>
    (await env.DB.prepare("SELECT COUNT(*) AS n FROM admin_actions").first<{ n: number }>())!.n;
  await call("/api/errors", { body: REPORT });
  const before = await recorded();
  await call("/api/errors", { cookie });
  expect(await recorded()).toBe(before);
  expect(await callJson("/api/errors", { method: "DELETE", cookie })).toEqual({ status: 200, said: { cleared: 1 } });
  expect(await recorded()).toBe(before + 1);
});
