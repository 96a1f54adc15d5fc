import { env } from "cloudflare:workers";
import { asc } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#workers/database/client.ts";
import { calculatorRequests } from "#workers/database/schema.ts";
import { forgetRequesters, runDailyMaintenance } from "./daily-maintenance.ts";

const now = new Date("2026-11-22T04:17:00Z");

test("e-mails of requests go 12 months after the notice, and no earlier", async () => {
  const { database } = openDatabase(env.DB, "first-primary");
  const request = (id: string, noticeAt: string | null) => ({
    id,
    calculatorName: "Tide table",
    description: `Someone searched for "tide". Notify ${id}@example.com.`,
    email: `${id}@example.com`,
    noticeAt: noticeAt === null ? null : new Date(noticeAt),
  });
  await database
    .insert(calculatorRequests)
    .values([
      request("a-old", "2025-11-22T04:16:59Z"),
      request("b-young", "2025-11-22T04:17:01Z"),
      request("c-waiting", null),
    ]);
  await runDailyMaintenance(env, now);
  const rows = await database.select().from(calculatorRequests).orderBy(asc(calculatorRequests.id));
  expect(rows.map(({ email, description }) => [email, description])).toEqual([
    [null, 'Someone searched for "tide". Notify [removed].'],
    ["b-young@example.com", 'Someone searched for "tide". Notify b-young@example.com.'],
    ["c-waiting@example.com", 'Someone searched for "tide". Notify c-waiting@example.com.'],
  ]);
});

test("where nobody was told, e-mails go 12 months after the request, whatever became of it", async () => {
  const { database } = openDatabase(env.DB, "first-primary");
  await database.delete(calculatorRequests);
  const request = (
    id: string,
    createdAt: string,
    more: { readonly state?: "declined"; readonly isSpam?: boolean } = {},
  ) => ({
    id,
    calculatorName: "Tide table",
    description: "",
    email: `${id}@example.com`,
    createdAt: new Date(createdAt),
    ...more,
  });
  await database.insert(calculatorRequests).values([
    request("a-new", "2025-11-22T04:16:59Z"),
    request("b-declined", "2025-11-22T04:16:59Z", { state: "declined" }),
    request("c-spam", "2025-11-22T04:16:59Z", { isSpam: true }),
    request("d-young", "2025-11-22T04:17:01Z"),
    // Asked long ago, told lately: the notice counts.
    { ...request("e-told", "2024-01-01T00:00:00Z"), noticeAt: new Date("2026-11-01T00:00:00Z") },
  ]);
  expect(await forgetRequesters(database, now)).toBe(3);
  const rows = await database.select().from(calculatorRequests).orderBy(asc(calculatorRequests.id));
  expect(rows.flatMap(({ email }) => email ?? [])).toEqual(["d-young@example.com", "e-told@example.com"]);
});

test("how many e-mails went is said", async () => {
  const { database } = openDatabase(env.DB, "first-primary");
  const ids = ["d", "e", "f"];
  const day = new Date("2024-01-01T00:00:00Z");
  await database
    .insert(calculatorRequests)
    .values(ids.map((id) => ({ id, calculatorName: id, description: "", email: `${id}@example.com`, noticeAt: day })));
  expect(await forgetRequesters(database, new Date("2025-01-01T00:00:00Z"))).toBe(0);
  expect(await forgetRequesters(database, new Date("2025-01-01T00:00:01Z"))).toBe(3);
  expect(await forgetRequesters(database, new Date("2025-01-01T00:00:01Z"))).toBe(0);
});

test("a task that fails is logged, and nothing is thrown", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const down = {
    withSession: () => {
      throw new Error("D1_ERROR: down");
    },
  };
  await runDailyMaintenance({ DB: down as unknown as D1Database }, now);
  expect(error.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toContainEqual(
    expect.objectContaining({ event: "daily-maintenance-failed", task: "request-emails", cause: "D1_ERROR: down" }),
  );
});
