import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addUser, database } from "../../tests/worker/account-bindings.ts";
import { runDailyMaintenance } from "#workers/maintenance/daily-maintenance.ts";
import { listActions, recordAction } from "./admin-actions.ts";

const post = (path: string, body: object) =>
  new Request(`https://a.test/api/admin/${path}`, { method: "POST", body: JSON.stringify(body) });

test("what an admin changes is recorded without texts, listed by page, and forgotten after a year", async () => {
  const adminId = await addUser("root@example.com");
  await recordAction(database, adminId, post("requests", { id: "r1", state: "done", answer: "Dear Ada" }), 200);
  for (let i = 0; i < 50; i += 1) await recordAction(database, adminId, post("catalogue", { id: `c${i}` }), 404);
  const newest = await listActions(database, 1);
  expect(newest).toMatchObject({ total: 51, pages: 2 });
  expect(newest.actions).toHaveLength(50);
  expect(newest.actions[0]).toMatchObject({ path: "/api/admin/catalogue", change: '{"id":"c49"}', status: 404 });
  expect((await listActions(database, 2)).actions).toEqual([
    expect.objectContaining({
      admin: "root@example.com",
      method: "POST",
      path: "/api/admin/requests",
      change: '{"id":"r1","state":"done"}',
      status: 200,
    }),
  ]);
  await runDailyMaintenance(env, new Date(Date.now() + 366 * 86_400_000));
  expect(await listActions(database, 1)).toMatchObject({ total: 0, pages: 1 });
});
