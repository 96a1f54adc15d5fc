/** What administration calls: for admins only, and every change is in its record. */
import { withEnv } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, callJson, ORIGIN, signIn } from "./site.ts";

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

test("an answer goes out by the webhook, to each who asked once; what it does not take is not recorded", async () => {
  for (const who of ["ada", "bo"])
    await call("/api/request-calculator", { body: { calculatorName: "Rope length", email: `${who}@example.com` } });
  type Listed = { requests: { id: string; noticeAt: string | null }[] };
  const listed = async () => ((await admin("requests?search=rope")).said as Listed).requests;
  const ids = (await listed()).map(({ id }) => id);
  const bodies: string[] = [];
  const hook = vi.spyOn(globalThis, "fetch").mockImplementation((_address, init) => {
    bodies.push(init?.body as string);
    return Promise.resolve(new Response(null, { status: bodies.length === 2 ? 500 : 202 }));
  });
  await (withEnv({ ...env, NOTICE_WEBHOOK: "https://mail.example/send" }, async () => {
    const send = () => admin("requests", { ids, state: "done", answer: "For all knots.", send: true });
    expect((await send()).status).toBe(502);
    expect((await listed()).filter(({ noticeAt }) => noticeAt !== null)).toHaveLength(1);
    expect(await send()).toEqual({ status: 200, said: { ok: true } });
  }) as Promise<void>);
  expect(hook.mock.calls.every(([address]) => address === "https://mail.example/send")).toBe(true);
  hook.mockRestore();
  const mails = bodies.map((body) => JSON.parse(body) as { to: string; text: string });
  const [taken, refused, again] = mails.map(({ to }) => to);
  expect([taken, refused].toSorted()).toEqual(["ada@example.com", "bo@example.com"]);
  expect([again, mails.length]).toEqual([refused, 3]);
  expect(mails[0]?.text).toContain("For all knots.");
  expect((await listed()).every(({ noticeAt }) => noticeAt !== null)).toBe(true);
});

test("a message is closed, and gone when it is removed", async () => {
  await call("/api/feedback", { body: { type: "other", message: "Needs more knots", calculatorId: "tip" } });
  const found = async (query = "") => JSON.stringify((await admin(`feedback${query}`)).said);
  expect(await found()).toContain("Needs more knots");
  expect(await found("?search=KNOTS")).toContain("Needs more knots");
  expect(await found("?search=anchors")).not.toContain("Needs more knots");
  const { id } = (await env.DB.prepare("SELECT id FROM feedback").first<{ id: string }>())!;
  expect(await admin("feedback", { id, state: "closed" })).toEqual({ status: 200, said: { ok: true } });
  expect(await found("?state=open")).not.toContain("Needs more knots");
  expect(await found("?state=closed")).toContain("Needs more knots");
  expect((await admin("feedback", { id, answer: "Thank you.", send: true })).status).toBe(422);
  expect((await admin("feedback", { id, remove: true })).status).toBe(200);
  expect((await admin("feedback", { id, remove: true })).status).toBe(404);
  expect(await found()).not.toContain("Needs more knots");
});

test("who wrote signed in is answered by the webhook once; what it does not take is not recorded", async () => {
  const author = await signIn("bo@example.com");
  await call("/api/feedback", {
    cookie: author,
    body: { type: "other", message: "Needs more knots\nand ropes", calculatorId: "tip" },
  });
  type Message = { id: string; answeredAt: string | null };
  const read = async () => ((await admin("feedback?search=ropes")).said as { messages: Message[] }).messages[0]!;
  const { id } = await read();
  expect(await read()).toMatchObject({
    calculatorName: "tip",
    email: "bo@example.com",
    state: "open",
    answer: null,
    mail: null,
    answeredAt: null,
  });
  expect(await admin("feedback", { id, answer: "There are more now." })).toMatchObject({ status: 200 });
  const mail = {
    to: "bo@example.com",
    subject: "Your feedback",
    text: `There are more now.\n\nYou wrote:\n> Needs more knots\n> and ropes\n\n${ORIGIN}`,
  };
  expect(await read()).toMatchObject({ answer: "There are more now.", mail, answeredAt: null });

  const sent: unknown[] = [];
  let status = 500;
  const hook = vi.spyOn(globalThis, "fetch").mockImplementation((_address, init) => {
    sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(new Response(null, { status }));
  });
  await (withEnv({ ...env, NOTICE_WEBHOOK: "https://mail.example/send" }, async () => {
    expect(await admin("feedback", { id, send: true })).toEqual({
      status: 502,
      said: { error: "The webhook did not take the mail." },
    });
    expect(await read()).toMatchObject({ state: "open", answeredAt: null });
    status = 202;
    expect(await admin("feedback", { id, send: true })).toEqual({ status: 200, said: { ok: true } });
    expect(await admin("feedback", { id, send: true })).toMatchObject({ status: 200 });
  }) as Promise<void>);
  hook.mockRestore();
  expect(sent).toEqual([mail, mail]);
  const answered = await read();
  expect(answered).toMatchObject({ state: "closed" });
  expect(Math.abs(Date.parse(answered.answeredAt!) - Date.now())).toBeLessThan(60_000);
  expect(await admin("feedback", { id, answer: " " })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ answer: null, mail: null });
});

test("messages are counted by calculator and shown by its name, also once it is gone", async () => {
  await env.DB.prepare("DELETE FROM feedback").run();
  await addCalculators(["sold"]);
  for (const [calculatorId, message] of [
    ["sold", "I liked it."],
    ["tip", "Rounds up."],
    ["tip", "And down."],
    [undefined, "The site is fine."],
  ])
    await call("/api/feedback", { body: { type: "other", message, calculatorId } });
  await call("/api/feedback", { body: { type: "upvote", calculatorId: "tip" } });
  await env.DB.prepare("UPDATE calculators SET name = 'Tip Calculator' WHERE id = 'tip'").run();
  await env.DB.prepare("DELETE FROM calculators WHERE id = 'sold'").run();
  const read = async (query = "") =>
    (await admin(`feedback${query}`)).said as {
      byCalculator: { name: string | null }[];
      messages: { message: string; calculatorName: string | null }[];
      pages: number;
      hasWebhook: boolean;
    };
  const { byCalculator, messages, pages, hasWebhook } = await read();
  expect(byCalculator[0]).toMatchObject({ name: "Tip Calculator", all: 3, messages: 2, upvotes: 1 });
  expect(byCalculator.map(({ name }) => name)).toEqual(expect.arrayContaining(["sold", null]));
  expect(Object.fromEntries(messages.map(({ message, calculatorName }) => [message, calculatorName]))).toEqual({
    "I liked it.": "sold",
    "Rounds up.": "Tip Calculator",
    "And down.": "Tip Calculator",
    "The site is fine.": null,
  });
  expect([pages, hasWebhook]).toEqual([1, false]);
  expect((await read("?calculator=sold")).messages.map(({ message }) => message)).toEqual(["I liked it."]);
  expect((await read("?search=tip%20calc")).messages).toHaveLength(2);
  expect((await read("?state=no-such-state")).messages).toHaveLength(4);

  await env.DB.prepare(
    `INSERT INTO feedback (id, type, message) SELECT 'many-' || value, 'other', 'One of many.' FROM json_each(?)`,
  )
    .bind(JSON.stringify(Array.from({ length: 47 }, (_, at) => at)))
    .run();
  const first = await read("?page=1");
  const second = await read("?page=2");
  expect([first.pages, first.messages.length, second.messages.length]).toEqual([2, 50, 1]);
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
  const [week, quarter] = [await read(""), await read("?days=90")];
  expect(week).not.toBe(quarter);
  expect(await read("?days=7")).toBe(week);
  expect(await read("?days=many")).toBe(week);
  expect(await read("?days=900")).toBe(quarter);
  expect(await read("?days=0")).toBe(await read("?days=1"));
  expect(await read("?days=-5")).toBe(await read("?days=1"));
});
