/** What calls of administration refuse: the status, and in which sentence. */
import { beforeEach, describe, expect, test } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators, addUser } from "./account-bindings.ts";
import { call, callJson, signIn } from "./site.ts";

let cookie = "";
const admin = (path: string, body?: unknown) => callJson(`/api/admin/${path}`, { cookie, body });

beforeEach(async () => {
  cookie = await signIn("root@example.com");
  await env.DB.prepare("DELETE FROM calculators").run();
  forgetDirectory();
  await addCalculators(["tip"]);
});

test.each([
  ["catalogue", { id: 7 }, "id", "Say which calculator."],
  ["catalogue", { id: "tip" }, "", "Say what is to be changed."],
  ["catalogue", { id: "tip", visible: "no" }, "visible", "Visible must be true, false or null."],
  ["catalogue", { id: "tip", popular: 1 }, "popular", "Popular must be true, false or null."],
  ["catalogue", { id: "tip", status: "gone" }, "status", "The status must be active or retired."],
  ["additions", { name: 7, description: "x", category: "math" }, "name", "Say what the calculator is called."],
  ["additions", { name: "Knots", description: "x", category: 7 }, "category", "Say in which category."],
  ["errors", { id: 7, state: "open" }, "id", "Say which error."],
  ["errors", { id: "1", state: "gone" }, "state", "The state must be open or resolved."],
  ["feedback", { id: 7, state: "open" }, "id", "Say which message."],
  ["requests", { id: 7, state: "done" }, "id", "Say which request."],
  ["requests", { id: "1", spam: "yes" }, "spam", "Say true or false."],
  ["rates", { acceptMoves: "yes" }, "acceptMoves", "Say true or false."],
  ["users", { id: 7, remove: true }, "id", "Say which user."],
  ["users", { id: "1", endSession: 7 }, "endSession", "Say which session."],
  ["users", { id: "1" }, "", "Say what is to be done."],
])("%s of %j", async (path, body, field, message) => {
  expect(await admin(path, body)).toEqual({
    status: 422,
    said: { error: "Some fields cannot be used.", issues: [{ field, message }] },
  });
});

test.each([
  ["catalogue", { id: "none", visible: true }, "There is no calculator of that name."],
  ["errors", { id: "none", state: "open" }, "This error is no longer in the log."],
  ["feedback", { id: "none", state: "open" }, "There is no such message."],
  ["requests", { id: "none", state: "done" }, "There is no such request."],
  ["users", { id: "none", remove: true }, "There is no such user."],
  ["users", { id: "none", endSession: "all" }, "There is no such session."],
])("%s has nothing of that id: %j", async (path, body, error) => {
  expect(await admin(path, body)).toEqual({ status: 404, said: { error } });
});

describe("what may not be done", () => {
  test("is to add what is there, to retire what has a definition, and to remove oneself", async () => {
    const row = { name: "Tip", description: "What to give.", category: "math" };
    const taken = "There is a calculator of that name already.";
    expect(await admin("additions", row)).toEqual({
      status: 409,
      said: { error: taken, issues: [{ field: "name", message: taken }] },
    });
    const defined = "This calculator has a definition, so the directory sync sets its status. Hide it instead.";
    expect(await admin("catalogue", { id: "tip", status: "retired" })).toEqual({
      status: 422,
      said: { error: defined, issues: [{ field: "status", message: defined }] },
    });
    const id = await addUser("root@example.com");
    expect(await admin("users", { id, remove: true })).toEqual({
      status: 422,
      said: { error: "Your own account is deleted on your dashboard." },
    });
    expect(await admin("users", { id: await addUser("other@example.com"), remove: true })).toMatchObject({
      status: 200,
    });
  });

  test("is told to a visitor, and to another site's page", async () => {
    const visitor = await signIn("visitor@example.com");
    const ask = async (headers: Record<string, string>, own: string) => {
      const response = await call("/api/admin/users", { cookie: own, headers });
      return [response.status, response.headers.get("Cache-Control"), await response.json()];
    };
    expect(await ask({}, "")).toEqual([401, "private, no-store", { error: "Please log in to continue." }]);
    expect(await ask({}, visitor)).toEqual([
      403,
      "private, no-store",
      { error: "You don't have permission to perform this action." },
    ]);
    expect((await ask({ "Sec-Fetch-Site": "cross-site" }, cookie))[0]).toBe(403);
    expect((await ask({}, cookie)).slice(0, 2)).toEqual([200, "private, no-store"]);
  });
});

test("errors are narrowed by state; another state is none", async () => {
  await env.DB.prepare("DELETE FROM error_log").run();
  for (const message of ["one", "two", "three"])
    await call("/api/errors", { body: { type: "network", message: `The ${message} was cut.` } });
  const list = async (query: string) =>
    ((await admin(`errors${query}`)).said as { errors: { id: string; state?: string }[] }).errors;
  const all = await list("");
  expect(all).toHaveLength(3);
  expect(await admin("errors", { id: all[0]!.id, state: "resolved" })).toEqual({ status: 200, said: { ok: true } });
  expect((await list("?state=resolved")).map(({ id }) => id)).toEqual([all[0]!.id]);
  expect((await list("?state=open")).map(({ id }) => id)).toEqual(all.slice(1).map(({ id }) => id));
  expect(await list("?state=other")).toHaveLength(3);
  expect(await list("?type=network")).toHaveLength(3);
  expect(await list("?type=internal")).toHaveLength(0);
});

test("the newest two hundred errors are listed; they are narrowed by calculator", async () => {
  await env.DB.prepare("DELETE FROM error_log").run();
  await env.DB.prepare(
    `INSERT INTO error_log (id, fingerprint, type, severity, message, calculator_id)
    SELECT 'e' || value, 'e' || value, 'network', 'medium', 'Cut.', iif(value = 3, 'tip', null) FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 201 }, (_, at) => at)))
    .run();
  const list = async (query: string) => ((await admin(`errors${query}`)).said as { errors: { id: string }[] }).errors;
  expect(await list("")).toHaveLength(200);
  expect((await list("?calculator=tip")).map(({ id }) => id)).toEqual(["e3"]);
  expect(await list("?calculator=bmi")).toEqual([]);
  expect(await list("?calculator=")).toHaveLength(200);
});
