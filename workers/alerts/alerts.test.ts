import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "#workers/database/client.ts";
import { alerts, errorLog } from "#workers/database/schema.ts";
import { forgetPending, gatherErrors, writePending } from "#workers/errors/error-intake.ts";
import { listErrors, resolveError } from "#workers/errors/errors.ts";
import { judgeAlerts, listAlerts, listFiring, type Measured, setThreshold } from "./alerts.ts";
import { checkHealth, forgetHealth } from "#workers/health/health.ts";
import { watchAlerts } from "./measure.ts";

const { database } = openDatabase(env.DB, "first-primary");
const well: Measured = {
  "server-errors": 0,
  "browser-errors": 0,
  "rates-age": 1,
  "queue-backlog": 0,
  "database-latency": 5,
  "expiring-figures": 0,
};

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  forgetPending();
  // Other files share the isolate and may have asked within the last five seconds.
  forgetHealth();
  await database.delete(alerts);
  await database.delete(errorLog);
});

function listen() {
  const heard: string[] = [];
  const tell = ({ text }: { readonly text: string }) => {
    heard.push(text);
    return Promise.resolve();
  };
  return { heard, tell };
}

test("an alert is told once when it fires and once when it is well again", async () => {
  const { heard, tell } = listen();
  const late = { ...well, "queue-backlog": 6_000, "rates-age": null };
  for (const measured of [well, late, late, well, well]) await judgeAlerts(database, measured, tell);
  expect(heard).toEqual([
    "ALERT: Age of the exchange rates: could not be measured (threshold 3).\n" +
      "ALERT: Messages that wait in the queue: 6000 messages (threshold 5000).",
    "Well again: Age of the exchange rates: 1 days (threshold 3).\n" +
      "Well again: Messages that wait in the queue: 0 messages (threshold 5000).",
  ]);
});

test("what could not be told is told the next time", async () => {
  const { heard, tell } = listen();
  const slow = { ...well, "database-latency": 900 };
  await judgeAlerts(database, slow, () => Promise.reject(new Error("down")));
  await judgeAlerts(database, slow, tell);
  expect(heard.length).toBe(1);
  const health = await checkHealth({ DB: env.DB, KV: env.KV }, new Request("https://site.example/health"));
  expect(health).toMatchObject({ status: "warning", alerts: [{ name: "database-latency" }] });
  expect(await listFiring(database)).toMatchObject([{ name: "database-latency" }]);
});

test("an admin's threshold counts, until it is given back", async () => {
  const { heard, tell } = listen();
  await setThreshold(database, "rates-age", 0);
  await judgeAlerts(database, well, tell);
  expect(heard[0]).toContain("Age of the exchange rates");
  await setThreshold(database, "rates-age", null);
  expect((await listAlerts(database)).find(({ name }) => name === "rates-age")).toMatchObject({ threshold: 3 });
});

test("the cron measures, and posts to the operator's address", async () => {
  await env.KV.put("rates:latest", JSON.stringify({ date: new Date().toISOString().slice(0, 10) }));
  await setThreshold(database, "database-latency", 60_000);
  const fault = {
    source: "server",
    type: "internal",
    severity: "critical",
    message: "The mast broke",
    stack: null,
    component: "server",
    route: "/",
    context: {},
  } as const;
  gatherErrors(Array.from({ length: 11 }, () => fault));
  await writePending(database);
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response("ok")));
  await watchAlerts({ DB: env.DB, KV: env.KV, ALERT_WEBHOOK: "https://hook.example/x" });
  expect(post.mock.calls.map(([address]) => address)).toEqual(["https://hook.example/x"]);
  expect(String(post.mock.calls[0]?.[1]?.body)).toContain("Server errors in this hour: 11 errors");
});

test("figures that end within four weeks are told", async () => {
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response("ok")));
  await watchAlerts({ DB: env.DB, KV: env.KV, ALERT_WEBHOOK: "https://hook.example/x" }, new Date("2026-12-03T12:00Z"));
  // Whether anything else is told hangs on how old the rates are that day.
  for (const [, sent] of post.mock.calls) expect(String(sent?.body)).not.toContain("Dated figures");
  await watchAlerts({ DB: env.DB, KV: env.KV, ALERT_WEBHOOK: "https://hook.example/x" }, new Date("2031-01-01T12:00Z"));
  expect(String(post.mock.lastCall?.[1]?.body)).toContain("Dated figures that end within four weeks: ");
});

test("what is measured is of this hour of the clock, open, and told apart by who reports it", async () => {
  const NOON = Date.UTC(2026, 10, 22, 12);
  const happen = async (source: "server" | "browser", message: string, at: number) => {
    const fault = {
      source,
      type: "internal",
      severity: "high",
      message,
      stack: null,
      component: null,
      route: "/",
    } as const;
    gatherErrors([{ ...fault, context: {} }], at);
    await writePending(database);
  };
  await happen("server", "Before", NOON - 1);
  await happen("server", "Now", NOON);
  await happen("server", "Now", NOON + 60_000);
  await happen("server", "Mended", NOON);
  await happen("browser", "Far", NOON + 1);
  const mended = (await listErrors(database)).find(({ message }) => message === "Mended")!;
  await resolveError(database, mended.id);
  await env.KV.put("rates:latest", JSON.stringify({ date: "2026-11-20" }));
  const QUEUE = { metrics: async () => ({ backlogCount: 12, backlogBytes: 0 }) };
  await watchAlerts({ DB: env.DB, KV: env.KV, QUEUE }, new Date(NOON + 59 * 60_000));
  const values = Object.fromEntries((await listAlerts(database)).map(({ name, value }) => [name, value]));
  expect(values).toMatchObject({
    "server-errors": 2,
    "browser-errors": 1,
    "rates-age": 2,
    "queue-backlog": 12,
    "database-latency": expect.any(Number) as number,
    "expiring-figures": 0,
  });
});

test("how long the database takes is measured by asking it", async () => {
  const DB = new Proxy(env.DB, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (key !== "prepare") return typeof value === "function" ? (value.bind(target) as unknown) : value;
      return (sql: string) =>
        sql === "select 1" ? { run: () => new Promise((resolve) => setTimeout(resolve, 40)) } : target.prepare(sql);
    },
  });
  await watchAlerts({ DB, KV: env.KV, QUEUE: undefined });
  const latency = (await listAlerts(database)).find(({ name }) => name === "database-latency");
  expect(latency?.value).toBeGreaterThanOrEqual(35);
});

test("what cannot be measured is told as such, what there is none of is none, and the rest is judged all the same", async () => {
  const down = () => Promise.reject(new Error("down"));
  await setThreshold(database, "database-latency", 60_000);
  const KV = { get: down } as unknown as KVNamespace;
  const post = vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response("ok")));
  await watchAlerts({ DB: env.DB, KV, QUEUE: { metrics: down }, ALERT_WEBHOOK: "https://hook.example/x" });
  const { text, alerts: told } = JSON.parse(String(post.mock.calls[0]?.[1]?.body)) as {
    text: string;
    alerts: object[];
  };
  expect(text.split("\n").slice(0, 2)).toEqual([
    "ALERT: Age of the exchange rates: could not be measured (threshold 3).",
    "ALERT: Messages that wait in the queue: could not be measured (threshold 5000).",
  ]);
  expect(told.slice(0, 2)).toMatchObject([{ name: "rates-age" }, { name: "queue-backlog" }]);
  await watchAlerts({ DB: env.DB, KV: env.KV });
  expect((await listAlerts(database)).find(({ name }) => name === "queue-backlog")).toMatchObject({
    value: 0,
    firingSince: null,
  });
});

test.each([
  ["server-errors", 10],
  ["browser-errors", 500],
  ["rates-age", 3],
  ["queue-backlog", 5_000],
  ["database-latency", 500],
  ["expiring-figures", 0],
] as const)("%s fires above %i, not at it, and says since when as long as it does", async (name, threshold) => {
  const { heard, tell } = listen();
  const [first, later] = [new Date("2026-11-22T12:00:00Z"), new Date("2026-11-22T12:10:00Z")];
  await judgeAlerts(database, { ...well, [name]: threshold }, tell, first);
  expect([heard, await listFiring(database)]).toEqual([[], []]);
  for (const now of [first, later]) await judgeAlerts(database, { ...well, [name]: threshold + 1 }, tell, now);
  expect(heard.length).toBe(1);
  expect(await listFiring(database)).toMatchObject([{ name, firingSince: first.toISOString() }]);
  expect((await listAlerts(database)).find((one) => one.name === name)).toMatchObject({
    threshold,
    isDefault: true,
    value: threshold + 1,
    firingSince: first.toISOString(),
  });
});
