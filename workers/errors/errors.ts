/** The error log as admins see it. What goes into it: error-intake.ts. */
import { and, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { ERROR_TYPES, type ErrorType, SEVERITIES, type Severity } from "#errors/types.ts";
import type { Database } from "#workers/database/client.ts";
import { errorHours, errorLog } from "#workers/database/schema.ts";
import { ERROR_SOURCES, type ErrorSource } from "./error-report.ts";

/** How many errors a list shows unless it is said (spec 2 §9). */
const SHOWN = 50;
/** How many there can be of each source (spec 2 §9). */
export const KEPT = 1000;
export const HOUR = 3_600_000;

export type ErrorState = "open" | "resolved";

/** An entry of the log: errors of one cause, counted. */
export interface LoggedError {
  readonly id: string;
  readonly source: ErrorSource;
  readonly type: string;
  readonly severity: string;
  readonly message: string;
  readonly stack: string | null;
  readonly component: string | null;
  /** The path at which it last happened, without a query. */
  readonly route: string | null;
  readonly calculatorId: string | null;
  readonly status: ErrorState;
  /** How often it happened. */
  readonly count: number;
  /** ISO 8601, like `timestamp`. */
  readonly firstSeenAt: string;
  /** When it happened last. */
  readonly timestamp: string;
  /** When it happened again after it had been resolved; null where it never did. */
  readonly reopenedAt: string | null;
  /** The build that logged it last. */
  readonly release: string | null;
  readonly context: Readonly<Record<string, unknown>> | null;
}

export interface ErrorFilter {
  readonly source?: ErrorSource | undefined;
  readonly state?: ErrorState | undefined;
  readonly severity?: string | undefined;
  readonly type?: string | undefined;
  /** The id of a calculator. */
  readonly calculator?: string | undefined;
}

/** Of which entries, and at which moment (now). */
interface Scope {
  readonly filter?: ErrorFilter;
  readonly now?: number;
}

interface Extent {
  readonly limit?: number;
  readonly offset?: number;
}

/** What the log holds, by the figures of spec 2 §3. Entries are counted; `occurrences` says how often they happened. */
export interface ErrorStatistics {
  readonly total: number;
  readonly occurrences: number;
  /** Entries that happened (again) within the last hour and are not resolved. */
  readonly last1Hour: number;
  readonly bySeverity: Readonly<Record<Severity, number>>;
  readonly byType: Readonly<Record<ErrorType, number>>;
}

/** The newest errors first, at most `limit` (50; never more than the log holds). */
export async function listErrors(
  database: Database,
  filter: ErrorFilter & Extent = {},
): Promise<readonly LoggedError[]> {
  const { limit = SHOWN, offset = 0 } = filter;
  const rows = await database
    .select()
    .from(errorLog)
    .where(matching(filter))
    .orderBy(desc(errorLog.lastSeenAt), desc(errorLog.id))
    .limit(Math.min(Math.max(Math.trunc(limit) || 0, 0), KEPT))
    .offset(offset);
  return rows.map(shown);
}

/** How many errors a list would show without a limit. */
export async function countErrors(database: Database, filter: ErrorFilter = {}): Promise<number> {
  return database.$count(errorLog, matching(filter));
}

function matching({ source, state, severity, type, calculator }: ErrorFilter): SQL | undefined {
  const wanted: SQL[] = [];
  if (source) wanted.push(eq(errorLog.source, source));
  if (state) wanted.push(eq(errorLog.status, state));
  if (severity) wanted.push(eq(errorLog.severity, severity));
  if (type) wanted.push(eq(errorLog.type, type));
  if (calculator) wanted.push(eq(errorLog.calculatorId, calculator));
  return and(...wanted);
}

function shown(row: typeof errorLog.$inferSelect): LoggedError {
  const { id, source, type, severity, message, stack, component, route, calculatorId, status, count, context } = row;
  return {
    id,
    source,
    type,
    severity,
    message,
    stack,
    component,
    route,
    calculatorId,
    status,
    count,
    firstSeenAt: row.firstSeenAt.toISOString(),
    timestamp: row.lastSeenAt.toISOString(),
    reopenedAt: row.reopenedAt?.toISOString() ?? null,
    release: row.release,
    context,
  };
}

export async function errorStatistics(
  database: Database,
  { filter = {}, now = Date.now() }: Scope = {},
): Promise<ErrorStatistics> {
  const rows = await database
    .select({
      severity: errorLog.severity,
      type: errorLog.type,
      total: sql<number>`count(*)`,
      occurrences: sql<number>`sum(${errorLog.count})`,
      recent: sql<number>`sum(${errorLog.lastSeenAt} >= ${now - HOUR} and ${errorLog.status} = 'open')`,
    })
    .from(errorLog)
    .where(matching(filter))
    .groupBy(errorLog.severity, errorLog.type);
  const sum = (of: "total" | "occurrences" | "recent", where: (row: (typeof rows)[number]) => boolean = () => true) =>
    rows.filter(where).reduce((total, row) => total + row[of], 0);
  return {
    total: sum("total"),
    occurrences: sum("occurrences"),
    last1Hour: sum("recent"),
    bySeverity: byKey(SEVERITIES, (severity) => sum("total", (row) => row.severity === severity)),
    byType: byKey(ERROR_TYPES, (type) => sum("total", (row) => row.type === type)),
  };
}

function byKey<K extends string>(keys: readonly K[], count: (key: K) => number): Record<K, number> {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<K, number>;
}

/** How many open errors happened (again) within the last hour. */
export async function recentErrorCount(database: Database, now = Date.now()): Promise<number> {
  return database.$count(
    errorLog,
    and(gte(errorLog.lastSeenAt, new Date(now - HOUR)), ne(errorLog.status, "resolved")),
  );
}

/** Resolves an error, or opens it again; false where it is not in the log. An error that happens again opens by itself. */
export async function resolveError(database: Database, id: string, state: ErrorState = "resolved"): Promise<boolean> {
  return (await resolveErrors(database, [id], state)) > 0;
}

/** Resolves several errors, or opens them again; gives how many of them are in the log. */
export async function resolveErrors(
  database: Database,
  ids: readonly string[],
  state: ErrorState = "resolved",
): Promise<number> {
  return setState(database, inArray(errorLog.id, [...ids]), state);
}

/** Resolves every open error that a list would show; gives how many. */
export async function resolveMatching(database: Database, filter: ErrorFilter): Promise<number> {
  return setState(database, matching({ ...filter, state: "open" }), "resolved");
}

async function setState(database: Database, which: SQL | undefined, status: ErrorState): Promise<number> {
  const changed = await database.update(errorLog).set({ status }).where(which).returning({ id: errorLog.id });
  return changed.length;
}

/** How often errors happened in each of the last hours, the current one last. */
export interface HourlyCounts {
  /** When the first of the hours began, ISO 8601. */
  readonly from: string;
  readonly server: readonly number[];
  readonly browser: readonly number[];
}

export async function countByHour(
  database: Database,
  hours: number,
  { filter = {}, now = Date.now() }: Scope = {},
): Promise<HourlyCounts> {
  const first = Math.floor(now / HOUR) - hours + 1;
  const rows = await database
    .select({ source: errorLog.source, hour: errorHours.hour, count: sql<number>`sum(${errorHours.count})` })
    .from(errorHours)
    .innerJoin(errorLog, eq(errorLog.id, errorHours.errorId))
    .where(and(gte(errorHours.hour, first), matching(filter)))
    .groupBy(errorLog.source, errorHours.hour);
  const [server, browser] = ERROR_SOURCES.map((source) => {
    const counts = new Map(rows.filter((row) => row.source === source).map(({ hour, count }) => [hour, count]));
    return Array.from({ length: hours }, (_, index) => counts.get(first + index) ?? 0);
  });
  return { from: new Date(first * HOUR).toISOString(), server: server ?? [], browser: browser ?? [] };
}

/** How often each of some errors happened in the last 24 hours, by its id. */
export async function countLastDay(
  database: Database,
  ids: readonly string[],
  now = Date.now(),
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: errorHours.errorId, count: sql<number>`sum(${errorHours.count})` })
    .from(errorHours)
    .where(and(inArray(errorHours.errorId, [...ids]), gt(errorHours.hour, Math.floor(now / HOUR) - 24)))
    .groupBy(errorHours.errorId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const HOURS_KEPT = 14 * 24;

/** Forgets how often errors happened in hours two weeks ago. */
export async function forgetHours(database: Database, now: number): Promise<void> {
  await database.delete(errorHours).where(lt(errorHours.hour, Math.floor(now / HOUR) - HOURS_KEPT));
}

/** Empties the log; gives how many entries it held. */
export async function clearErrors(database: Database): Promise<number> {
  const gone = await database.delete(errorLog).returning({ id: errorLog.id });
  return gone.length;
}
