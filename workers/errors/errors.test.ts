import { env } from "cloudflare:workers";
import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ERROR_TYPES } from "#errors/types.ts";
import { openDatabase } from "#workers/database/client.ts";
import { errorLog } from "#workers/database/schema.ts";
import { forgetPending, gatherErrors, isStorm, pendingCount, recordErrors, writePending } from "./error-intake.ts";
import { type ErrorEvent, toErrorEvent, reportsSchema, toServerErrorEvent } from "./error-report.ts";
import { clearErrors, errorStatistics, listErrors, recentErrorCount, resolveError } from "./errors.ts";

const { database } = openDatabase(env.DB, "first-primary");

beforeEach(async () => {
  forgetPending();
  await database.delete(errorLog);
});

const broken: ErrorEvent = {
  source: "browser",
  type: "network",
  severity: "high",
  message: "TypeError: Failed to fetch",
  stack: null,
  component: null,
  route: "/calculator/bmi",
  context: {},
};
const write = () => writePending(database);

describe("writing", () => {
  test("identical errors are one entry with a count, within a batch and over several", async () => {
    gatherErrors([broken, broken, { ...broken, message: "TypeError: Load failed" }]);
    expect(pendingCount()).toBe(2);
    await write();
    gatherErrors([broken]);
    await write();
    const errors = await listErrors(database);
    expect(errors.map(({ message, count }) => [message, count])).toEqual(
      expect.arrayContaining([
        ["TypeError: Failed to fetch", 3],
        ["TypeError: Load failed", 1],
      ]),
    );
    expect(errors[0]).toMatchObject({ calculatorId: "bmi", route: "/calculator/bmi", status: "open", type: "network" });
  });

  test("the newest thousand are kept", async () => {
    for (let batch = 0; batch < 3; batch += 1) {
      gatherErrors(
        Array.from({ length: 500 }, (_, index) => ({ ...broken, message: `Error ${batch}.${index}` })),
        1_000_000 + batch,
      );
      await write();
    }
    const errors = await listErrors(database, { limit: 5000 });
    expect(errors.length).toBe(1000);
    expect(new Set(errors.map((error) => error.message.slice(6, 7)))).toEqual(new Set(["1", "2"]));
  });

  test("a storm in the isolate is bounded, and keeps the newest", async () => {
    gatherErrors(Array.from({ length: 5000 }, (_, index) => ({ ...broken, message: `Error ${index}` })));
    expect(pendingCount()).toBe(1000);
    await write();
    expect((await listErrors(database, { limit: 1 })).length).toBe(1);
    expect((await errorStatistics(database)).total).toBe(1000);
    expect(await database.$count(errorLog)).toBe(1000);
  });

  test("one writer at a time is sent, and who reports is told once it has written", async () => {
    const works: Promise<unknown>[] = [];
    const now = Date.now();
    const kept = Array.from({ length: 50 }, (_, index) =>
      recordErrors([broken], env.DB, (work) => works.push(work), now + index),
    );
    expect(works.length).toBe(1);
    expect(new Set(await Promise.all(kept))).toEqual(new Set([true]));
    expect(await listErrors(database)).toMatchObject([{ count: 50 }]);
    await works[0];
    await recordErrors([broken], env.DB, (work) => works.push(work));
    expect(works.length).toBe(2);
    expect(await listErrors(database)).toMatchObject([{ count: 51 }]);
    await works[1];
  });

  test("a writer ends after some batches, and nobody who comes then waits in vain", async () => {
    const works: Promise<unknown>[] = [];
    const kept: Promise<boolean>[] = [];
    while (works.length < 2) {
      kept.push(recordErrors([broken], env.DB, (work) => works.push(work)));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(new Set(await Promise.all(kept))).toEqual(new Set([true]));
    await Promise.all(works);
    expect(await listErrors(database)).toMatchObject([{ count: kept.length }]);
  });

  test("what happens again is the newest, and stays where the oldest of a storm go", async () => {
    const happens = (from: number, to: number) =>
      gatherErrors(Array.from({ length: to - from }, (_, at) => ({ ...broken, message: `Error ${from + at}.` })));
    happens(0, 1000);
    happens(0, 1);
    happens(1000, 1002);
    expect(pendingCount()).toBe(1000);
    await write();
    const kept = new Map((await listErrors(database, { limit: 5000 })).map(({ message, count }) => [message, count]));
    expect([kept.get("Error 0."), kept.has("Error 1."), kept.has("Error 2."), kept.get("Error 3.")]).toEqual([
      2,
      false,
      false,
      1,
    ]);
  });

  test("a database that fails is logged, and nobody sees an exception", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    gatherErrors([broken]);
    const down = { withSession: () => ({ prepare: () => ({ bind: () => ({ run: fail, all: fail, raw: fail }) }) }) };
    await writePending(openDatabase(down as unknown as D1Database).database);
    expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toMatchObject({ event: "error-log-unwritten", lost: 1 });
  });

  test("beyond 200 a second none is looked at", () => {
    const verdicts = Array.from({ length: 1000 }, () => isStorm(5_000));
    expect(verdicts.filter(Boolean).length).toBe(800);
    expect(isStorm(6_000)).toBe(false);
  });
});

const fail = () => Promise.reject(new Error("D1_ERROR: down"));

describe("reports", () => {
  const parse = (raw: unknown) => v.safeParse(reportsSchema, raw);

  test("one or several are read; the server's own times, ids and messages count", async () => {
    const report = {
      id: "forged",
      type: "internal",
      severity: "low",
      message: "TypeError: x is not a function",
      status: "resolved",
      count: 9_999,
      userMessage: "You have won",
      context: { timestamp: "2999-01-01T00:00:00Z", url: "https://site.example/calculator/bmi?weight=80" },
    };
    const one = parse(report);
    expect(one.success && one.output.length).toBe(1);
    const many = parse([report, report]);
    gatherErrors(many.success ? many.output.map(toErrorEvent) : []);
    await write();
    const [logged] = await listErrors(database);
    expect(logged).toMatchObject({ severity: "low", status: "open", count: 2, route: "/calculator/bmi" });
    expect(logged?.id).not.toBe("forged");
    expect(Date.parse(logged?.timestamp ?? "")).toBeLessThanOrEqual(Date.now());
    expect(JSON.stringify(logged)).not.toMatch(/2999|won|weight=80/);
  });

  test.each([
    ["nothing", null],
    ["a text", "boom"],
    ["no message", { type: "internal" }],
    ["an empty message", { type: "internal", message: "" }],
    ["an unknown type", { type: "meltdown", message: "x" }],
    ["an unknown severity", { type: "internal", severity: "apocalyptic", message: "x" }],
    ["a figure as message", { type: "internal", message: 5 }],
    ["a list as context", { type: "internal", message: "x", context: "here" }],
    ["too many", Array.from({ length: 21 }, () => ({ type: "internal", message: "x" }))],
  ])("%s is refused", (_name, raw) => {
    expect(parse(raw).success).toBe(false);
  });

  test("up to twenty are taken at once, and of a long text its beginning", () => {
    const report = { type: "internal", message: "x" };
    expect(parse(Array.from({ length: 20 }, () => report)).success).toBe(true);
    const text = "beginning".padEnd(9_000, ".");
    const context = { url: text, userAgent: text, component: text, action: text };
    const parsed = parse({ ...report, message: text, stack: text, context });
    const cut = (length: number) => text.slice(0, length);
    expect(parsed.success && parsed.output).toEqual([
      {
        type: "internal",
        message: cut(2000),
        stack: cut(8000),
        context: { url: cut(2000), userAgent: cut(400), component: cut(100), action: cut(100) },
      },
    ]);
  });

  test("what someone may have typed is not kept, wherever it stands", () => {
    const parsed = parse({
      type: "internal",
      message: "Cannot use 'my secret 1' of ada@example.com, 123456.78",
      stack: "Error: salary 123456\n at f (https://s.example/a.js?salary=123456:1:2)",
      context: {
        url: "/calculator/bmi?weight=80#80",
        component: "card 'my secret 2'",
        metadata: {
          file: "https://s.example/a.js?weight=80",
          line: 3,
          userInputs: "weight 80",
          email: "ada@example.com",
        },
      },
    });
    const kept = JSON.stringify(parsed.success && parsed.output.map(toErrorEvent));
    expect(kept).not.toMatch(/secret|ada@|123456|=80|userInputs/);
    expect(kept).toContain('"line":3');
  });

  test.each(ERROR_TYPES)("%s may be reported", (type) => {
    expect(parse({ type, message: "x" }).success).toBe(true);
  });
});

test("an error of the server is classified and kept with its request", async () => {
  const cause = new Error("D1_ERROR: no such table: x: SQLITE_ERROR");
  const error = new Error("Failed query: insert into x\nparams: ada@example.com", { cause });
  gatherErrors([toServerErrorEvent(error, { url: "https://site.example/feedback?x=1", requestId: "r1" })]);
  await write();
  const [logged] = await listErrors(database);
  expect(logged).toMatchObject({
    type: "database",
    severity: "critical",
    route: "/feedback",
    component: "server",
    source: "server",
    context: { requestId: "r1" },
  });
  expect(logged?.message).not.toContain("ada");
});

describe("for admins", () => {
  const HOUR = 3_600_000;
  const now = Date.now();

  beforeEach(async () => {
    gatherErrors([{ ...broken, message: "old" }], now - 2 * HOUR);
    gatherErrors([{ ...broken, message: "new", type: "database", severity: "critical", route: "/" }], now);
    await write();
  });

  test("the list filters by state, severity, type and calculator, newest first", async () => {
    const messages = async (filter: Parameters<typeof listErrors>[1]) =>
      (await listErrors(database, filter)).map((error) => error.message);
    expect(await messages({})).toEqual(["new", "old"]);
    expect(await messages({ limit: 1 })).toEqual(["new"]);
    expect(await messages({ limit: -1 })).toEqual([]);
    expect(await messages({ limit: Number.NaN })).toEqual([]);
    expect(await messages({ severity: "critical" })).toEqual(["new"]);
    expect(await messages({ type: "network" })).toEqual(["old"]);
    expect(await messages({ calculator: "bmi" })).toEqual(["old"]);
    expect(await messages({ state: "resolved" })).toEqual([]);
  });

  test("the statistics count by severity, by type and within the hour", async () => {
    const statistics = await errorStatistics(database, { now });
    expect(statistics).toMatchObject({ total: 2, occurrences: 2, last1Hour: 1 });
    expect(statistics.bySeverity).toEqual({ low: 0, medium: 0, high: 1, critical: 1 });
    expect(statistics.byType).toMatchObject({ network: 1, database: 1, internal: 0 });
    expect(await recentErrorCount(database, now)).toBe(1);
  });

  test("a resolved error is no recent one, and opens when it happens again", async () => {
    const [error] = await listErrors(database);
    expect(await resolveError(database, error!.id)).toBe(true);
    const status = async () => (await listErrors(database)).find(({ id }) => id === error!.id)?.status;
    expect(await status()).toBe("resolved");
    expect(await recentErrorCount(database, now)).toBe(0);
    gatherErrors([{ ...broken, message: "new", type: "database", severity: "critical", route: "/" }], now + 1);
    await write();
    expect(await status()).toBe("open");
    expect(await resolveError(database, "nothing")).toBe(false);
  });

  test("clearing empties the log", async () => {
    expect(await clearErrors(database)).toBe(2);
    expect(await listErrors(database)).toEqual([]);
    expect(await errorStatistics(database)).toMatchObject({ total: 0, occurrences: 0, last1Hour: 0 });
  });
});
