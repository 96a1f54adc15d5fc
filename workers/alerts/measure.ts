/** What the alerts are judged by, measured as /health does. */
import { and, eq, gte, sql } from "drizzle-orm";
import { listEnding } from "#catalogue/dated-figures.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { errorHours, errorLog } from "#workers/database/schema.ts";
import type { ErrorSource } from "#workers/errors/error-report.ts";
import { HOUR } from "#workers/errors/errors.ts";
import { logFailure } from "#workers/errors/log.ts";
import { withDeadline } from "#workers/http/deadline.ts";
import { readRatesAge } from "#workers/rates/rates.ts";
import { judgeAlerts, type Measured } from "./alerts.ts";

interface WatchedBindings {
  readonly DB: D1Database;
  readonly KV: Pick<KVNamespace, "get">;
  readonly QUEUE?: Pick<Queue, "metrics"> | undefined;
  readonly ALERT_WEBHOOK?: string | undefined;
}

const DEADLINE = 5_000;

/** Measures, judges and tells: what the cron does. Never throws. */
export async function watchAlerts(bindings: WatchedBindings, now = new Date()): Promise<void> {
  const { database } = openDatabase(bindings.DB, "first-primary");
  try {
    await judgeAlerts(database, await measure(bindings, database, now.getTime()), tellBy(bindings.ALERT_WEBHOOK), now);
  } catch (error) {
    logFailure("alerts-unjudged", error);
  }
}

async function measure({ DB, KV, QUEUE }: WatchedBindings, database: Database, now: number): Promise<Measured> {
  const [server, browser, age, backlog, latency] = await Promise.all([
    attempt("server-errors", () => countSource(database, "server", now)),
    attempt("browser-errors", () => countSource(database, "browser", now)),
    attempt("rates-age", async () => (await readRatesAge(KV, now))?.days ?? null),
    attempt("queue-backlog", async () => (QUEUE ? (await QUEUE.metrics()).backlogCount : 0)),
    attempt("database-latency", async () => {
      const began = performance.now();
      await DB.prepare("select 1").run();
      return Math.round(performance.now() - began);
    }),
  ]);
  return {
    "server-errors": server,
    "browser-errors": browser,
    "rates-age": age,
    "queue-backlog": backlog,
    "database-latency": latency,
    "expiring-figures": listEnding(new Date(now).toISOString().slice(0, 10), 28).length,
  };
}

async function attempt(name: string, ask: () => Promise<number | null>): Promise<number | null> {
  try {
    return await withDeadline(ask(), DEADLINE, name);
  } catch (error) {
    logFailure("alert-unmeasured", error, { alert: name });
    return null;
  }
}

/** Open ones, since the hour began. */
async function countSource(database: Database, source: ErrorSource, now: number): Promise<number> {
  const [row] = await database
    .select({ count: sql<number | null>`sum(${errorHours.count})` })
    .from(errorHours)
    .innerJoin(errorLog, eq(errorLog.id, errorHours.errorId))
    .where(and(eq(errorLog.source, source), eq(errorLog.status, "open"), gte(errorHours.hour, Math.floor(now / HOUR))));
  return row!.count ?? 0;
}

/** By POST, as JSON with a `text` that chat services show; nowhere but the console without an address. */
function tellBy(address: string | undefined) {
  return async (news: { readonly text: string; readonly alerts: readonly unknown[] }) => {
    console.warn(JSON.stringify({ event: "alerts-changed", text: news.text }));
    if (!address) return;
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(news),
      signal: AbortSignal.timeout(DEADLINE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answers ${response.status}`);
  };
}
