/** What administration answers those who wrote or asked: who is told what, once, and by which webhook. */
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

test("lists say whether there is a webhook, and whom each request's notice would go to", async () => {
  await env.DB.prepare("DELETE FROM calculator_requests").run();
  for (const email of ["ada@example.com", undefined])
    await call("/api/request-calculator", { body: { calculatorName: "Sail area", email } });
  type Listed = { requests: { email: string | null; notice: unknown }[]; hasWebhook: boolean };
  const { requests, hasWebhook } = (await admin("requests")).said as Listed;
  expect(hasWebhook).toBe(false);
  expect(Object.fromEntries(requests.map(({ email, notice }) => [String(email), notice]))).toEqual({
    null: null,
    "ada@example.com": {
      to: "ada@example.com",
      subject: expect.stringContaining("Sail area") as string,
      text: expect.stringContaining(ORIGIN) as string,
    },
  });
  await (withEnv({ ...env, NOTICE_WEBHOOK: "https://mail.example/send" }, async () => {
    for (const list of ["requests", "feedback"]) expect((await admin(list)).said).toMatchObject({ hasWebhook: true });
  }) as Promise<void>);
});

test("a message of somebody unknown is answered to nobody, which is no failure", async () => {
  await call("/api/feedback", { body: { type: "other", message: "Needs more sails" } });
  type Message = { id: string; state: string; answeredAt: string | null };
  const read = async () => ((await admin("feedback?search=%20SAILS%20")).said as { messages: Message[] }).messages[0]!;
  const { id } = await read();
  const hook = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 202 }));
  await (withEnv({ ...env, NOTICE_WEBHOOK: "https://mail.example/send" }, async () => {
    expect(await admin("feedback", { id, answer: "Thank you.", send: true })).toEqual({
      status: 200,
      said: { ok: true },
    });
  }) as Promise<void>);
  expect(hook).not.toHaveBeenCalled();
  hook.mockRestore();
  expect(await read()).toMatchObject({ state: "open", answeredAt: null });
});

test.each(["feedback", "requests"])("%s are sent to nobody where there is no webhook", async (list) => {
  expect(await admin(list, { id: "any", answer: "Thank you.", send: true })).toEqual({
    status: 422,
    said: { error: expect.stringMatching(/webhook/i) },
  });
});
