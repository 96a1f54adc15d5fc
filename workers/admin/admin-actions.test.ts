import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { addUser, database } from "../../tests/worker/account-bindings.ts";
import { runDailyMaintenance } from "#workers/maintenance/daily-maintenance.ts";
import { call, signIn } from "../../tests/worker/site.ts";
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

test("of a change of many it is recorded what they became, and the page rather than its data", async () => {
  const adminId = await addUser("root@example.com");
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  await recordAction(database, adminId, post("requests", { ids, state: "done" }), 200);
  await recordAction(database, adminId, post("errors.data", { ids: ["e1"], state: "open" }), 200);
  const [one, many] = (await listActions(database, 1)).actions;
  expect([one?.path, one?.change]).toEqual(["/api/admin/errors", '{"ids":["e1"],"state":"open"}']);
  expect(JSON.parse(many!.change)).toEqual({ ids: ids.slice(0, 8), more: 192, state: "done" });
});

test("thresholds are recorded by name where they are not the default; what is no number is refused", async () => {
  const cookie = await signIn("root@example.com");
  const save = async (form: Record<string, string>) => {
    await call("/admin/alerts.data", { method: "POST", form: new URLSearchParams(form), cookie });
    const [action] = (await listActions(database, 1)).actions;
    const { results } = await env.DB.prepare("SELECT name, threshold FROM alerts WHERE threshold IS NOT NULL").all();
    return [action?.path, action?.change, action?.status, results];
  };
  const set = [{ name: "server-errors", threshold: 12 }];
  // The field of the rates' age holds its default.
  expect(await save({ "server-errors": "12", "rates-age": "3" })).toEqual([
    "/admin/alerts",
    '{"thresholds":{"server-errors":12}}',
    200,
    set,
  ]);
  expect(await save({ "server-errors": "many" })).toEqual(["/admin/alerts", "{}", 422, set]);
  expect(await save({ "server-errors": "" })).toEqual(["/admin/alerts", '{"thresholds":{}}', 200, []]);
});
