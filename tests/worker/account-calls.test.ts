/** What a signed-in visitor's pages call: what each call answers, and what the next one then says. */
import { env, withEnv } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { UNAVAILABLE } from "#workers/http/unavailable.ts";
import { faulty } from "../faults/faulty.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, callJson, signIn } from "./site.ts";

beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["tip", "bmi", "mortgage"]);
});

test.each([
  ["GET", "/api/favorites"],
  ["GET", "/api/saved"],
  ["GET", "/api/recents"],
  ["GET", "/api/account"],
  ["GET", "/api/account/export"],
  ["GET", "/api/auth/user"],
  ["GET", "/api/auth/picture"],
  ["DELETE", "/api/account"],
  ["DELETE", "/api/favorites/tip"],
  ["DELETE", "/api/account/sessions/any"],
])("%s %s asks a visitor who is not signed in to log in", async (method, path) => {
  expect(await callJson(path, { method })).toEqual({ status: 401, said: { error: "Please log in to continue." } });
});

test("nothing is written for another site, and only by the methods that a call knows", async () => {
  const cookie = await signIn("methods@example.com");
  const foreign = { cookie, headers: { Origin: "https://elsewhere.example" } };
  expect((await call("/api/favorites", { ...foreign, body: { calculatorId: "tip" } })).status).toBe(403);
  expect((await call("/api/favorites", { ...foreign })).status).toBe(200);
  expect((await call("/api/account", { ...foreign, method: "DELETE" })).status).toBe(403);
  for (const [path, allowed] of [
    ["/api/favorites", "GET, POST"],
    ["/api/favorites/tip", "DELETE"],
    ["/api/favorites/merge", "POST"],
    ["/api/saved", "GET, POST"],
    ["/api/saved/any", "DELETE"],
    ["/api/recents", "GET, POST"],
    ["/api/account", "GET, DELETE"],
    ["/api/account/sessions/any", "DELETE"],
  ] as const) {
    const response = await call(path, { method: "PUT", cookie, body: {} });
    expect([path, response.status, response.headers.get("Allow")]).toEqual([path, 405, allowed]);
  }
});

test("favorites are added once, listed in their order, and taken away", async () => {
  const cookie = await signIn("favorites@example.com");
  const add = (calculatorId: string) => callJson("/api/favorites", { cookie, body: { calculatorId } });
  expect(await add("tip")).toEqual({ status: 201, said: { calculatorId: "tip", changedAt: expect.any(Number) } });
  expect(await add("tip")).toEqual({
    status: 409,
    said: { error: "This calculator is already in favorites.", changedAt: expect.any(Number) },
  });
  expect((await add("bmi")).status).toBe(201);
  expect((await add("no-such-calculator")).status).toBe(404);
  expect((await callJson("/api/favorites", { cookie })).said).toEqual(["tip", "bmi"]);

  const remove = (id: string) => callJson(`/api/favorites/${id}`, { method: "DELETE", cookie });
  expect(await remove("tip")).toMatchObject({
    status: 200,
    said: { calculatorId: "tip", changedAt: expect.anything() },
  });
  expect(await remove("mortgage")).toEqual({ status: 200, said: { calculatorId: "mortgage", changedAt: null } });
  expect((await remove("no-such-calculator")).status).toBe(404);
  expect((await callJson("/api/favorites", { cookie })).said).toEqual(["bmi"]);

  const now = Date.now();
  const changes = [
    { calculatorId: "bmi", isFavorite: false, at: now },
    { calculatorId: "mortgage", isFavorite: true, at: now },
  ];
  expect(await callJson("/api/favorites/merge", { cookie, body: { sentAt: now, changes } })).toEqual({
    status: 200,
    said: ["mortgage"],
  });
});

test("a favorite beyond a thousand is refused, added or merged", async () => {
  const cookie = await signIn("many@example.com");
  const ids = Array.from({ length: 1000 }, (_, at) => `filler-${at}`);
  await addCalculators(ids);
  forgetDirectory();
  const sentAt = Date.now();
  const merge = (wanted: readonly string[]) =>
    callJson("/api/favorites/merge", {
      cookie,
      body: { sentAt, changes: wanted.map((calculatorId) => ({ calculatorId, isFavorite: true, at: sentAt })) },
    });
  expect(await merge(ids)).toMatchObject({ status: 200, said: { length: 1000 } });
  const refused = { status: 422, said: { error: expect.stringMatching(/1,?000/) } };
  expect(await callJson("/api/favorites", { cookie, body: { calculatorId: "tip" } })).toMatchObject(refused);
  expect(await merge(["tip"])).toMatchObject(refused);
  expect((await callJson("/api/favorites", { cookie })).said).toHaveLength(1000);
});

test("an account keeps so many saved calculations and no more", async () => {
  const cookie = await signIn("full@example.com");
  const save = (id: string) =>
    callJson("/api/saved", { cookie, body: { id, calculatorId: "tip", name: "One", inputs: { bill: 80 } } });
  const last = crypto.randomUUID();
  expect((await save(last)).status).toBe(201);
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
     INSERT INTO saved_calculations (id, user_id, calculator_id, name, inputs)
     SELECT 'filler-' || i, user_id, calculator_id, name, inputs FROM n, saved_calculations WHERE id = ?`,
  )
    .bind(last)
    .run();
  expect((await callJson("/api/saved", { cookie })).said).toHaveLength(200);
  expect(await save(crypto.randomUUID())).toMatchObject({
    status: 422,
    said: { error: expect.stringContaining("200") },
  });
  // What is saved already can be saved again.
  expect((await save(last)).status).toBe(201);
});

test("a calculation is saved under its own id, and is nobody else's", async () => {
  const [cookie, other] = [await signIn("saves@example.com"), await signIn("other@example.com")];
  const id = crypto.randomUUID();
  const calculation = { id, calculatorId: "tip", name: " Dinner ", inputs: { bill: 80 } };
  const save = (change: object, who = cookie) =>
    callJson("/api/saved", { cookie: who, body: { ...calculation, ...change } });
  expect(await save({})).toEqual({ status: 201, said: { id } });
  expect((await save({})).status).toBe(201);
  expect((await save({}, other)).status).toBe(409);
  expect((await save({ calculatorId: "no-such-calculator" })).status).toBe(404);
  expect(await save({ inputs: { bill: "many" } })).toMatchObject({
    status: 422,
    said: { error: "Some inputs cannot be saved.", issues: [{ field: "bill" }] },
  });
  expect((await callJson("/api/saved", { cookie })).said).toMatchObject([
    { id, calculatorId: "tip", name: "Dinner", inputs: { bill: 80 } },
  ]);
  expect((await callJson("/api/saved", { cookie: other })).said).toEqual([]);

  const remove = (who: string) => callJson(`/api/saved/${id}`, { method: "DELETE", cookie: who });
  expect((await remove(other)).status).toBe(404);
  expect(await remove(cookie)).toEqual({ status: 200, said: { id } });
  expect((await remove(cookie)).status).toBe(404);
});

test("what was opened last comes first, on every device", async () => {
  const cookie = await signIn("recents@example.com");
  const now = Date.now();
  const open = (calculatorId: string, at: number) =>
    callJson("/api/recents", { cookie, body: { sentAt: now, recents: [{ calculatorId, at }] } });
  await open("tip", now - 3000);
  await open("bmi", now - 1000);
  const { status, said } = await open("mortgage", now - 2000);
  const ids = (list: unknown) => (list as { calculatorId: string }[]).map(({ calculatorId }) => calculatorId);
  expect([status, ids(said)]).toEqual([200, ["bmi", "mortgage", "tip"]]);
  expect(ids((await callJson("/api/recents", { cookie })).said)).toEqual(["bmi", "mortgage", "tip"]);
});

test("an account is shown, exported, and gone when it is deleted", async () => {
  const cookie = await signIn("account@example.com");
  const second = await signIn("account@example.com");
  await call("/api/favorites", { cookie, body: { calculatorId: "tip" } });
  const { status, said } = await callJson("/api/account", { cookie });
  expect(status).toBe(200);
  const shown = said as { sessions: { id: string; isCurrent: boolean }[] };
  expect(shown).toMatchObject({
    user: { email: "account@example.com", isAdmin: false },
    favorites: ["tip"],
    recents: [],
    saved: [],
    requests: [],
  });
  expect(shown.sessions).toHaveLength(2);

  const file = await call("/api/account/export", { cookie });
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="reckoner-account.json"');
  expect(await file.text()).toContain("account@example.com");

  const ended = shown.sessions.find(({ isCurrent }) => !isCurrent)!.id;
  const end = () => callJson(`/api/account/sessions/${ended}`, { method: "DELETE", cookie });
  expect(await end()).toEqual({ status: 200, said: { id: ended } });
  expect((await end()).status).toBe(404);
  expect((await call("/api/account", { cookie: second })).status).toBe(401);

  const deleted = await call("/api/account", { method: "DELETE", cookie });
  expect(await deleted.json()).toEqual({ deleted: true });
  expect(deleted.headers.getSetCookie().some((set) => /Max-Age=0/.test(set))).toBe(true);
  expect((await call("/api/account", { cookie })).status).toBe(401);
  const again = await signIn("account@example.com");
  const { said: next } = await callJson("/api/account", { cookie: again });
  expect(next).toMatchObject({ favorites: [], sessions: [{ isCurrent: true }] });
});

test("who is signed in is told, nobody quietly, and a page of another account is stopped", async () => {
  const cookie = await signIn("who@example.com");
  const { status, said } = await callJson("/api/auth/user", { cookie });
  const { id } = said as { id: string };
  expect([status, said]).toMatchObject([200, { id: expect.any(String), email: "who@example.com", firstName: "Ada" }]);
  expect((await call("/api/auth/user", { cookie })).headers.get("Cache-Control")).toBe("private, no-store");
  expect((await call("/api/auth/user", { headers: { "X-Quiet": "1" } })).status).toBe(204);
  expect((await call("/api/auth/user", { cookie, headers: { "X-Quiet": "1" } })).status).toBe(200);
  expect((await call("/api/favorites", { cookie, headers: { "X-Account": id } })).status).toBe(200);
  expect((await call("/api/favorites", { cookie, headers: { "X-Account": "another" } })).status).toBe(412);
  expect((await call("/api/auth/picture", { cookie })).status).toBe(404);
});

test("the picture that a provider knows is fetched for its owner", async () => {
  const cookie = await signIn("pictured@example.com");
  await env.DB.prepare("UPDATE users SET profile_image_url = ? WHERE email = ?")
    .bind("https://pictures.example/1.png", "pictured@example.com")
    .run();
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    return new Response(new Uint8Array([1, 2, 3]), { headers: { "Content-Type": "image/png" } });
  });
  const picture = await call("/api/auth/picture", { cookie });
  fetched.mockRestore();
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test("while the database cannot be reached calls say so, and signing out does what it can and says what it cannot", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  const cookie = await signIn("down@example.com");
  const DB = faulty(env.DB as object, "failing", "D1_ERROR: D1 is down");
  await (withEnv({ ...env, DB }, async () => {
    for (const [path, body] of [
      ["/api/auth/user", undefined],
      ["/api/favorites", undefined],
      ["/api/favorites", { calculatorId: "bmi" }],
      ["/api/favorites/merge", { sentAt: Date.now(), changes: [] }],
      ["/api/saved", undefined],
      ["/api/account", undefined],
    ] as const) {
      const { status, said } = await callJson(path, { cookie, body });
      expect([path, status, said]).toEqual([path, 503, { error: UNAVAILABLE }]);
    }
    const out = await call("/api/logout", { method: "POST", cookie });
    expect([out.status, out.headers.get("Location")]).toEqual([303, "/login?problem=halfway"]);
    expect(out.headers.getSetCookie().every((set) => /Max-Age=0/.test(set))).toBe(true);
  }) as Promise<void>);
});

test("signing out ends the session and goes home, from our own pages only", async () => {
  const cookie = await signIn("out@example.com");
  expect((await call("/api/logout", { cookie, headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
  expect((await call("/api/auth/user", { cookie })).status).toBe(200);
  const out = await call("/api/logout", { method: "POST", cookie });
  expect([out.status, out.headers.get("Location")]).toEqual([303, "/"]);
  expect(out.headers.getSetCookie().some((set) => /Max-Age=0/.test(set))).toBe(true);
  expect((await call("/api/auth/user", { cookie })).status).toBe(401);
});
