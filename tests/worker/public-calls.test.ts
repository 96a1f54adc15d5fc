/** The calls that anyone may make: what they answer, what they refuse, and how long an answer may be kept. */
import { withEnv } from "cloudflare:workers";
import { calculators as chunks } from "virtual:calculator-chunks";
import { beforeEach, expect, test, vi } from "vitest";
import { ERROR_TYPES } from "#errors/types.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";
import { env } from "#workers/bindings.server.ts";
import { addCalculators } from "./account-bindings.ts";
import { call, callJson, ORIGIN } from "./site.ts";

const MISSING = { status: 404, said: { error: "There is no calculator of that name." } };

beforeEach(async () => {
  forgetDirectory();
  await addCalculators(["bmi", "mortgage", "tip", "promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised'), is_popular = (id = 'tip')").run();
  await env.DB.prepare("UPDATE calculators SET category = 'health' WHERE id = 'bmi'").run();
});

const idsOf = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);

test("the directory is narrowed by category, ids and limit", async () => {
  const list = async (query: string) => idsOf((await callJson(`/api/calculators${query}`)).said);
  const all = await list("");
  expect(all.toSorted()).toEqual(["bmi", "mortgage", "promised", "tip"]);
  expect(await list("?category=health")).toEqual(["bmi"]);
  expect((await list("?ids=tip,bmi,unknown")).toSorted()).toEqual(["bmi", "tip"]);
  expect(await list("?ids=tip,bmi&category=health")).toEqual(["bmi"]);
  for (const limit of [0, 1, 3, 9]) expect(await list(`?limit=${limit}`)).toEqual(all.slice(0, limit));
  for (const limit of ["-1", "1.5", "many"]) expect(await list(`?limit=${limit}`)).toEqual(all);
  expect((await call("/api/calculators")).headers.get("Cache-Control")).toContain("max-age=60");
  expect(idsOf((await callJson("/api/calculators/popular")).said)).toEqual(["tip"]);
});

test("cards are those of a category, or all", async () => {
  const cards = async (query: string) => (await call(`/api/cards${query}`)).text();
  const all = await cards("");
  for (const id of ["bmi", "mortgage", "tip"]) expect(all).toContain(`/calculator/${id}"`);
  const health = await cards("?category=health");
  expect(health).toContain('/calculator/bmi"');
  expect(health).not.toContain('/calculator/tip"');
  expect((await call("/api/cards")).headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("a calculator is described; one without a definition by its row only", async () => {
  expect((await callJson("/api/calculators/tip")).said).toMatchObject({
    id: "tip",
    definition: { inputs: expect.anything(), outputs: expect.anything() },
  });
  expect((await callJson("/api/calculators/promised")).said).toMatchObject({ id: "promised", definition: null });
  expect(await callJson("/api/calculators/no-such-one")).toEqual(MISSING);
});

test("an answer is the same by address and by body, and its refusals name the field", async () => {
  const wanted = { status: 200, said: { outputs: { tip: 20 } } };
  expect(await callJson("/api/calculators/tip/calculate?bill=100&tipPercent=20")).toMatchObject(wanted);
  const post = (inputs: object) => callJson("/api/calculators/tip/calculate", { body: { inputs } });
  expect(await post({ bill: 100, tipPercent: 20 })).toMatchObject(wanted);
  const refused = { status: 422, said: { issues: [{ field: "bill" }] } };
  expect(await callJson("/api/calculators/tip/calculate?bill=-1")).toMatchObject(refused);
  expect(await post({ bill: -1 })).toMatchObject(refused);
  expect((await callJson("/api/calculators/no-such-one/calculate")).status).toBe(404);
  expect((await call("/api/calculators/tip/calculate", { method: "DELETE" })).status).toBe(405);
  expect((await call("/api/calculators/tip/calculate")).headers.get("Cache-Control")).toContain("max-age=300");
});

test("a calculator is solved backwards, over both doors", async () => {
  const body = { inputs: { bill: 100 }, target: { output: "tip", value: 25 }, vary: "tipPercent" };
  for (const path of ["/api/calculators/tip/solve", "/api/v1/calculators/tip/solve"]) {
    const { status, said } = await callJson(path, { body });
    expect([path, status, JSON.stringify(said)]).toEqual([path, 200, expect.stringMatching(/\b25\b/)]);
    expect((await callJson(path, { body: { ...body, vary: "nothing" } })).status).toBe(422);
    expect((await call(path)).status).toBe(405);
  }
});

test("a table comes as CSV with a line for each row", async () => {
  const path = "/api/calculators/mortgage/tables/schedule.csv";
  const response = await call(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="mortgage-schedule.csv"');
  const lines = (await response.text()).trim().split(/\r?\n/);
  expect(lines.length).toBeGreaterThan(20);
  expect(new Set(lines.map((line) => line.split(",").length)).size).toBe(1);
  for (const missing of [
    "/api/calculators/mortgage/tables/toString.csv",
    "/api/calculators/tip/tables/tip.csv",
    "/api/calculators/no-such-one/tables/schedule.csv",
  ])
    expect(await callJson(missing)).toEqual({ status: 404, said: { error: "There is no such table." } });
  expect(await callJson(`${path}?homePrice=many`)).toMatchObject({
    status: 422,
    said: { issues: [{ field: "homePrice" }] },
  });
});

test("a table is CSV that spreadsheets read as UTF-8, of the figures in the address", async () => {
  const path = "/api/calculators/mortgage/tables/schedule.csv";
  const response = await call(path);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rowsOf = async (query: string) => (await (await call(path + query)).text()).trim().split(/\r?\n/).length;
  expect(await rowsOf("?termYears=10")).toBeLessThan(await rowsOf("?termYears=30"));
});

test("a quick view is told where the code is, the formula, today, and the rates of what converts money", async () => {
  const ASSETS = { fetch: async () => Response.json({ lines: ["<math></math>"], symbols: [] }) };
  await (withEnv({ ...env, ASSETS }, async () => {
    const today = new Date().toISOString().slice(0, 10);
    const view = async (id: string) => (await callJson(`/api/calculators/${id}/view`)).said;
    expect(await view("bmi")).toEqual({
      chunk: chunks["bmi"]!.url,
      formula: { lines: ["<math></math>"], symbols: [] },
      today,
    });
    expect(await view("currency-converter")).toMatchObject({ rates: { base: "USD", rates: { USD: 1 } } });
    expect((await call("/api/calculators/bmi/view")).headers.get("Cache-Control")).toContain("max-age=60");
  }) as Promise<void>);
  expect(await callJson("/api/calculators/no-such-one/view")).toEqual(MISSING);
});

test("rates come with their date, and as their version to programs", async () => {
  const { said } = await callJson("/api/rates");
  expect(said).toMatchObject({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), base: "USD", rates: { USD: 1 } });
  const { date } = said as { date: string };
  expect((await callJson("/api/v1/rates")).said).toMatchObject({ version: date, date, rates: { USD: 1 } });
});

test("what a visitor of a country starts with", async () => {
  expect(await callJson("/api/preferences/de")).toMatchObject({ status: 200, said: { currency: "EUR" } });
  expect(await callJson("/api/preferences/DE")).toMatchObject({ status: 200, said: { currency: "EUR" } });
  expect(await callJson("/api/preferences/xx")).toEqual({
    status: 404,
    said: { error: "There is no country of that code." },
  });
});

test("a search answers, and one in vain is empty", async () => {
  expect(JSON.stringify((await callJson("/api/calculators/search-enhanced?q=mortgage")).said)).toContain("mortgage");
  expect((await call("/api/calculators/search-enhanced")).status).toBe(200);
});

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

test("login goes straight to the provider where there is only one, and to the choices where there are two", async () => {
  const go = async (query: string) => (await call(`/api/login${query}`)).headers.get("Location") ?? "";
  const variables = env as unknown as Record<string, string | undefined>;
  Object.assign(variables, { GITHUB_CLIENT_ID: "gh", GITHUB_CLIENT_SECRET: "shh" });
  expect(await go("")).toMatch(/^https:\/\/github\.com\/.*client_id=gh/);
  Object.assign(variables, { GOOGLE_CLIENT_ID: "g", GOOGLE_CLIENT_SECRET: "shh" });
  expect(await go("")).toBe("/login");
  expect(await go("?provider=github")).toMatch(/^https:\/\/github\.com\//);
  for (const name of ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"])
    Reflect.deleteProperty(variables, name);
});

test("login goes to the page with the choices, back to where the visitor came from", async () => {
  const go = async (path: string, referrer = "") =>
    (await call(path, { headers: referrer ? { Referer: referrer } : {} })).headers.get("Location");
  expect(await go("/api/login")).toBe("/login");
  expect(await go("/api/login?returnTo=/calculator/tip%3Fbill=5")).toBe(
    "/login?returnTo=%2Fcalculator%2Ftip%3Fbill%3D5",
  );
  expect(await go("/api/login", `${ORIGIN}/calculator/tip?bill=5`)).toBe(
    "/login?returnTo=%2Fcalculator%2Ftip%3Fbill%3D5",
  );
  expect(await go("/api/login", `${ORIGIN}/login?returnTo=/x`)).toBe("/login");
  expect(await go("/api/login", "https://elsewhere.example/calculator/tip")).toBe("/login");
  expect(await go("/api/login", "not an address")).toBe("/login");
});

test("version 1 lists the catalogue by pages", async () => {
  const list = async (query: string) =>
    (await callJson(`/api/v1/calculators${query}`)).said as { total: number; calculators: { id: string }[] };
  const all = await list("");
  expect([all.total, idsOf(all.calculators).toSorted()]).toEqual([3, ["bmi", "mortgage", "tip"]]);
  const second = await list("?limit=1&offset=1");
  expect([second.total, idsOf(second.calculators)]).toEqual([3, idsOf(all.calculators).slice(1, 2)]);
  expect(idsOf((await list("?category=health")).calculators)).toEqual(["bmi"]);
  expect(idsOf((await list("?q=mortgage")).calculators)[0]).toBe("mortgage");
  expect((await list("?limit=1000")).total).toBe(3);
  for (const query of ["?limit=0", "?limit=1001", "?limit=1.5", "?offset=-1", "?offset=1000001", "?color=red"])
    expect([query, (await call(`/api/v1/calculators${query}`)).status]).toEqual([query, 422]);
});

test("version 1 describes and answers", async () => {
  expect((await callJson("/api/v1/calculators/tip")).said).toMatchObject({ id: "tip" });
  expect((await callJson("/api/v1/calculators/no-such-one")).status).toBe(404);
  expect((await callJson("/api/v1/calculators/tip/calculate?bill=100&tipPercent=20")).said).toMatchObject({
    outputs: { tip: 20 },
  });
  const posted = await call("/api/v1/calculators/tip/calculate", { body: { inputs: { bill: 100, tipPercent: 20 } } });
  expect([posted.headers.get("Cache-Control"), await posted.json()]).toMatchObject([
    "no-store",
    { outputs: { tip: 20 } },
  ]);
  const plain = { body: {}, headers: { "Content-Type": "text/plain" } };
  expect((await call("/api/v1/calculators/tip/calculate", plain)).status).toBe(415);
  expect((await call("/api/v1/no-such-call")).status).toBe(404);
  expect((await call("/api/v1/no-such-call", { method: "POST" })).status).toBe(404);
});

test.each([
  ["value=5&from=ft&to=m", 1.524],
  ["value=-40&from=C&to=F", -40],
  [`value=.5&from=km&to=m`, 500],
  ["value=1e3&from=g&to=kg", 1],
])("version 1 converts %s", async (query, wanted) => {
  const { status, said } = await callJson(`/api/v1/convert?${query}`);
  expect([status, (said as { result: number }).result]).toEqual([200, expect.closeTo(wanted, 10)]);
});

test.each([
  "from=ft&to=m",
  "value=five&from=ft&to=m",
  "value=1e999&from=ft&to=m",
  "value=.&from=ft&to=m",
  "value=5&from=&to=m",
  "value=5&from=ft&to=",
  "value=5&from=ft&to=kg",
  `value=5&from=ft&to=${"m".repeat(101)}`,
  "value=5&from=ft&to=m&more=1",
])("version 1 does not convert %s", async (query) => {
  expect((await callJson(`/api/v1/convert?${query}`)).status).toBe(422);
});

test("a look at the health of the site is kept for the overview of all places", async () => {
  const { said } = await callJson("/api/health");
  await vi.waitFor(async () => {
    const { keys } = await env.KV.list({ prefix: "health-at:" });
    const kept = await Promise.all(keys.map(({ name }) => env.KV.get(name, "json")));
    expect(kept).toContainEqual(expect.objectContaining({ status: (said as { status: string }).status }));
  });
});

test("version 1 lists what can be converted, and answers a sentence", async () => {
  expect(JSON.stringify((await callJson("/api/v1/units")).said)).toContain('"length"');
  const ask = (query: string) => callJson(`/api/v1/ask?${query}`);
  expect(await ask("q=tip+on+100+at+20%25")).toMatchObject({ status: 200, said: expect.anything() });
  for (const query of [
    "",
    "q=",
    "q=tip&locale=xx-nowhere-at-all",
    "q=tip&currency=NOPE",
    "q=tip&units=old",
    "q=tip&x=1",
  ])
    expect([query, (await ask(query)).status]).toEqual([query, 422]);
});

test("the code of calculators is found by their ids, at most twelve at once", async () => {
  expect((await callJson("/api/assistant?q=15%25+of+80")).said).toMatchObject({
    calculator: "percentage",
    answer: "12",
  });
  expect((await callJson("/api/assistant/chunks?ids=toString,no-such-one")).said).toEqual({});
  expect((await callJson("/api/assistant/chunks")).said).toEqual({});
  const ids = Object.keys(chunks).slice(0, 13);
  for (const asked of [1, 12, 13]) {
    const { said } = await callJson(`/api/assistant/chunks?ids=${ids.slice(0, asked).join()}`);
    expect(said).toEqual(Object.fromEntries(ids.slice(0, Math.min(asked, 12)).map((id) => [id, chunks[id]!.url])));
  }
  const { status } = await callJson("/api/calculators/no-such-one/view");
  expect(status).toBe(404);
});

test.each([
  ["/api/calculators", 60],
  ["/api/calculators/popular", 60],
  ["/api/calculators/tip", 60],
  ["/api/calculators/tip/calculate?bill=100", 300],
  ["/api/calculators/search-enhanced?q=tip", 300],
  ["/api/assistant/candidates?q=tip", 300],
  ["/api/assistant/chunks", 300],
  ["/api/assistant/spelling?q=morgage", 300],
  ["/api/preferences/de", 300],
  ["/api/rates", 300],
  ["/api/v1/rates", 300],
  ["/api/v1/calculators", 300],
  ["/api/v1/calculators/tip", 300],
  ["/api/v1/calculators/tip/calculate?bill=100", 300],
  ["/api/v1/ask?q=tip+on+100", 300],
  ["/api/v1/convert?value=5&from=ft&to=m", 3600],
  ["/api/v1/units", 3600],
])("%s may be kept for %i seconds", async (path, seconds) => {
  const response = await call(path);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([
    200,
    expect.stringMatching(new RegExp(`max-age=${seconds}(,|$)`)) as string,
  ]);
});

test("unknown words come with what was meant, known ones, other signs and what stands behind 300 letters do not", async () => {
  const spell = async (text: string) => (await callJson(`/api/assistant/spelling?q=${encodeURIComponent(text)}`)).said;
  expect(await spell("morgage horse percent 300k <b>")).toEqual({ morgage: ["mortgage"] });
  expect(await spell("")).toEqual({});
  expect(await spell(`${"mortgage ".repeat(33)}morgage`)).toEqual({});
});

test("what is drawn at random is not kept, and neither is a refusal", async () => {
  await addCalculators(["random-number"]);
  forgetDirectory();
  for (const path of [
    "/api/v1/calculators/random-number/calculate",
    "/api/preferences/xx",
    "/api/calculators/no-such-one",
    "/api/v1/convert?value=5&from=ft&to=kg",
  ])
    expect([path, (await call(path)).headers.get("Cache-Control") ?? ""]).toEqual([
      path,
      expect.not.stringContaining("max-age") as string,
    ]);
});

test("a page elsewhere whose name was made to point here reaches no tools", async () => {
  const body = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const { status, said } = await callJson("http://elsewhere.example/mcp", { body });
  expect([status, said]).toEqual([403, { error: "This address is answered over HTTPS, or on this machine." }]);
});
