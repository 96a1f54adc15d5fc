/** The calls that anyone may make of the catalogue: what they answer, and what they refuse. */
import { withEnv } from "cloudflare:workers";
import { calculators as chunks } from "virtual:calculator-chunks";
import { beforeEach, expect, test, vi } from "vitest";
import { env } from "#workers/bindings.server.ts";
import { forgetHealth } from "#workers/health/health.ts";
import { forgetNotes } from "#workers/health/health-regions.ts";
import { faulty } from "../faults/faulty.ts";
import { fillDirectory, idsOf } from "./account-bindings.ts";
import { call, callJson } from "./site.ts";

const MISSING = { status: 404, said: { error: "There is no calculator of that name." } };

beforeEach(fillDirectory);

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
  const found = async (query: string) => {
    const { status, said } = await callJson(`/api/calculators/search-enhanced${query}`);
    const { topMatches, relatedMatches } = said as { topMatches: unknown; relatedMatches: unknown };
    return [status, idsOf(topMatches), idsOf(relatedMatches)];
  };
  expect(await found("?q=mortgage")).toEqual([200, ["mortgage"], []]);
  expect(await found("?q=xyzzy")).toEqual([200, [], []]);
  expect(await found("")).toEqual([200, [], []]);
});

test("a look at the health of the site is kept for the overview of all places", async () => {
  forgetNotes();
  const { said } = await callJson("/api/health");
  await vi.waitFor(async () => {
    const { keys } = await env.KV.list({ prefix: "health-at:" });
    const kept = await Promise.all(keys.map(({ name }) => env.KV.get(name, "json")));
    expect(kept).toContainEqual(expect.objectContaining({ status: (said as { status: string }).status }));
  });
});

test("a table is named with or without .csv at its end, and nowhere else", async () => {
  const status = async (table: string) => (await call(`/api/calculators/mortgage/tables/${table}`)).status;
  expect([await status("schedule"), await status("schedule.csv"), await status("schedule.csv.csv")]).toEqual([
    200, 200, 404,
  ]);
  expect([await status(".csvschedule"), await status("schedule.xls")]).toEqual([404, 404]);
});

test("a site that does not work says so by its status, to whoever watches it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const look = async () => {
    forgetHealth();
    const { status, said } = await callJson("/api/health");
    return [status, (said as { status: string }).status];
  };
  expect(await look()).toEqual([200, "warning"]);
  const DB = faulty(env.DB as object, "failing", "D1_ERROR: D1 is down");
  await (withEnv({ ...env, DB }, async () => {
    expect(await look()).toEqual([503, "error"]);
  }) as Promise<void>);
  expect(await look()).toEqual([200, "warning"]);
  vi.restoreAllMocks();
});

test("a table without rows is its header alone", async () => {
  const response = await call("/api/calculators/matrix/tables/eigenvalues.csv");
  expect([response.status, (await response.text()).trim().split(/\r?\n/).length]).toEqual([200, 1]);
});
