/** What browsers and visitors send without an account: what is kept of it, and what is refused. */
import { beforeEach, expect, test, vi } from "vitest";
import { ERROR_TYPES } from "#errors/types.ts";
import { env } from "#workers/bindings.server.ts";
import { fillDirectory } from "./account-bindings.ts";
import { call, callJson, signIn } from "./site.ts";

const MISSING = { status: 404, said: { error: "There is no calculator of that name." } };

beforeEach(fillDirectory);

test("an opened page is counted for a calculator that is there", async () => {
  const queue = env.QUEUE;
  const sent: unknown[] = [];
  Object.assign(env, { QUEUE: { send: async (message: unknown) => void sent.push(message) } });
  expect((await call("/api/calculators/tip/use", { method: "POST" })).status).toBe(204);
  expect((await call("/api/calculators/promised/use", { method: "POST" })).status).toBe(204);
  expect(await callJson("/api/calculators/no-such-one/use", { method: "POST" })).toEqual(MISSING);
  expect((await call("/api/calculators/tip/use")).status).toBe(405);
  // Each is counted behind the answer, one that is not there never.
  expect(sent).toEqual([{ calculatorId: "tip" }, { calculatorId: "promised" }]);
  Object.assign(env, { QUEUE: queue });
});

const count = async (table: string) =>
  (await env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first<{ n: number }>())!.n;

test("feedback is kept when it says something of a calculator that is there", async () => {
  const send = (body: object) => callJson("/api/feedback", { body });
  const before = await count("feedback");
  expect(await send({ type: "other", message: "Well done", calculatorId: "tip" })).toEqual({
    status: 201,
    said: { ok: true },
  });
  expect(await count("feedback")).toBe(before + 1);
  expect(await send({ type: "other", message: "Well done", calculatorId: "no-such-one" })).toMatchObject({
    status: 422,
    said: { issues: [{ field: "calculatorId" }] },
  });
  expect(await send({ type: "other" })).toMatchObject({ status: 422, said: { issues: [{ field: "message" }] } });
  expect(await count("feedback")).toBe(before + 1);
  expect((await call("/api/feedback")).status).toBe(405);
});

test("forms go back to their page, and a blank message is refused", async () => {
  const form = (path: string, fields: Record<string, string>) =>
    call(path, { method: "POST", form: new URLSearchParams(fields) });
  const sent = await form("/api/feedback", { type: "other", message: "Well done" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/feedback?sent=feedback"]);
  expect((await form("/api/feedback", { type: "upvote", message: "" })).status).toBe(422);
  const asked = await form("/api/request-calculator", { calculatorName: "Knots" });
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, "/feedback?sent=request"]);
  expect(await callJson("/api/request-calculator", { body: { calculatorName: "Knots" } })).toEqual({
    status: 201,
    said: { ok: true },
  });
  expect((await callJson("/api/request-calculator", { body: { calculatorName: " " } })).status).toBe(422);
});

test("a message that arrives twice, because its answer was lost, is there once", async () => {
  const messages = [
    ["/api/feedback", "feedback", { type: "other", message: "Well done" }],
    ["/api/request-calculator", "calculator_requests", { calculatorName: "Knots" }],
  ] as const;
  for (const [path, table, message] of messages) {
    const before = await count(table);
    const body = { ...message, id: crypto.randomUUID() };
    expect([(await call(path, { body })).status, (await call(path, { body })).status]).toEqual([201, 201]);
    expect(await count(table)).toBe(before + 1);
    await call(path, { body: { ...body, id: crypto.randomUUID() } });
    expect(await count(table)).toBe(before + 2);
    expect((await callJson(path, { body: { ...body, id: "1" } })).said).toMatchObject({ issues: [{ field: "id" }] });
  }
});

test("what a page measured, and what a policy stopped, are taken without an answer", async () => {
  const measured = async (value: number) =>
    (await call("/api/vitals", { body: { path: "/", metrics: [{ name: "LCP", value }], views: ["/"] } })).status;
  const before = await count("vitals");
  expect([await measured(900), await measured(-1)]).toEqual([204, 422]);
  await vi.waitFor(async () => expect(await count("vitals")).toBeGreaterThan(before));
  expect((await call("/api/vitals")).status).toBe(405);
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const report = (blocked: string) =>
    call("/api/policy-reports", {
      body: { "csp-report": { "effective-directive": "script-src", "blocked-uri": blocked } },
    });
  expect((await report("https://evil.example/secret?typed=1")).status).toBe(204);
  expect((await report(`inline${"x".repeat(60)}`)).status).toBe(204);
  const lines = log.mock.calls.flat().map(String);
  log.mockRestore();
  expect(lines[0]).toContain("https://evil.example");
  expect(lines.join()).not.toContain("secret");
  expect(lines[1]).toContain(`inline${"x".repeat(14)}`);
  expect(lines[1]).not.toContain("x".repeat(15));
});

test("an error is reported by anyone, and its log is not read by them", async () => {
  expect((await call("/api/errors")).status).toBe(401);
  expect((await call("/api/errors", { method: "DELETE" })).status).toBe(401);
  expect((await call("/api/errors", { body: { type: "no such type", message: "x" } })).status).toBe(422);
  expect(await callJson("/api/errors", { body: { type: ERROR_TYPES[0], message: "It broke." } })).toEqual({
    status: 202,
    said: { ok: true },
  });
  // A list without a report has nothing that could get lost.
  expect(await callJson("/api/errors", { body: [] })).toEqual({ status: 202, said: { ok: true } });
});

test.each([
  ["/api/feedback", "feedback", { type: "other", message: "Well done" }],
  ["/api/request-calculator", "calculator_requests", { calculatorName: "Knots" }],
])("%s is kept with the country that the network says, and with who is signed in", async (path, table, message) => {
  await env.DB.prepare(`DELETE FROM ${table}`).run();
  const cookie = await signIn("sender@example.com");
  const { id } = (await env.DB.prepare("SELECT id FROM users WHERE email = 'sender@example.com'").first<{
    id: string;
  }>())!;
  await call(path, { body: message, cookie, headers: { "CF-IPCountry": "de" } });
  await call(path, { body: message });
  const { results } = await env.DB.prepare(`SELECT country, user_id FROM ${table} ORDER BY country`).all();
  expect(results).toEqual([
    { country: null, user_id: null },
    { country: "DE", user_id: id },
  ]);
});

test("a vote needs no message, but a form does", async () => {
  expect((await call("/api/feedback", { body: { type: "upvote", calculatorId: "tip" } })).status).toBe(201);
  const form = new URLSearchParams({ type: "upvote", calculatorId: "tip" });
  expect(await callJson("/api/feedback", { method: "POST", form })).toEqual({
    status: 422,
    said: { error: "Write a message.", issues: [{ field: "message", message: "Write a message." }] },
  });
});

test("a stopped script is logged with its directive, if that can be one", async () => {
  const log = vi.spyOn(console, "warn").mockImplementation(() => {});
  const report = async (directive: string) =>
    (await call("/api/policy-reports", { body: { "csp-report": { "effective-directive": directive } } })).status;
  expect([await report("style-src-elem"), await report("x".repeat(40)), await report("")]).toEqual([204, 204, 204]);
  expect([await report("x".repeat(41)), await report("Script Src"), await report("a=1")]).toEqual([422, 422, 422]);
  const lines = log.mock.calls.flat().map(String);
  log.mockRestore();
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("style-src-elem");
});

test("an opened page is counted while its row is not in the directory yet", async () => {
  await env.DB.prepare("DELETE FROM calculators WHERE id = 'vat'").run();
  expect((await call("/api/calculators/vat/use", { method: "POST" })).status).toBe(204);
});
