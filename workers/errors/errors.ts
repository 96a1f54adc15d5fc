/** The error log as admins see it. What goes into it: error-intake.ts. */
import { and, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import { ERROR_TYPES, type ErrorType, SEVERITIES, type Severity } from "#errors/types.ts";
import type { Database } from "#workers/database/client.ts";
import { errorLog } from "#workers/database/schema.ts";

/** How many errors a list shows where it is not said (spec 2 §9). */
const SHOWN = 50;
/** How many there can be (spec 2 §9). */
export const KEPT = 1000;
export const HOUR = 3_600_000;

export type ErrorState = "open" | "resolved";

/** An entry of the log: errors of one kind at one place, counted. */
export interface LoggedError {
  readonly id: string;
  readonly type: string;
  readonly severity: string;
  readonly message: string;
  readonly stack: string | null;
  readonly component: string | null;
  /** The path that it happened at, without a query. */
  readonly route: string | null;
  readonly calculatorId: string | null;
  readonly status: ErrorState;
  /** How often it happened. */
  readonly count: number;
  /** ISO 8601, like `timestamp`. */
  readonly firstSeenAt: string;
  /** When it happened last. */
  readonly timestamp: string;
  readonly context: Readonly<Record<string, unknown>> | null;
}

export interface ErrorFilter {
  readonly state?: ErrorState | undefined;
  readonly severity?: string | undefined;
  readonly type?: string | undefined;
  /** The id of a calculator. */
  readonly calculator?: string | undefined;
  readonly limit?: number | undefined;
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
export async function listErrors(database: Database, filter: ErrorFilter = {}): Promise<readonly LoggedError[]> {
  const { state, severity, type, calculator, limit = SHOWN } = filter;
  const wanted: SQL[] = [];
  if (state) wanted.push(eq(errorLog.status, state));
  if (severity) wanted.push(eq(errorLog.severity, severity));
  if (type) wanted.push(eq(errorLog.type, type));
  if (calculator) wanted.push(eq(errorLog.calculatorId, calculator));
  const rows = await database
    .select()
    .from(errorLog)
    .where(and(...wanted))
    .orderBy(desc(errorLog.lastSeenAt), desc(errorLog.id))
    .limit(Math.min(Math.max(Math.trunc(limit) || 0, 0), KEPT));
  return rows.map(shown);
}

/** One error; null where it is not (or no longer) in the log. */
export async function findError(database: Database, id: string): Promise<LoggedError | null> {
  const [row] = await database.select().from(errorLog).where(eq(errorLog.id, id)).limit(1);
  return row ? shown(row) : null;
}

function shown(row: typeof errorLog.$inferSelect): LoggedError {
  const { id, type, severity, message, stack, component, route, calculatorId, status, count, context } = row;
  return {
    id,
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
    context,
  };
}

export async function errorStatistics(database: Database, now = Date.now()): Promise<ErrorStatistics> {
  const rows = await database
    .select({
      severity: errorLog.severity,
      type: errorLog.type,
      total: sql<number>`count(*)`,
      occurrences: sql<number>`sum(${errorLog.count})`,
      recent: sql<number>`sum(${errorLog.lastSeenAt} >= ${now - HOUR} and ${errorLog.status} = 'open')`,
    })
    .from(errorLog)
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
  const [row] = await database
    .select({ count: sql<number>`count(*)` })
    .from(errorLog)
    .where(and(gte(errorLog.lastSeenAt, new Date(now - HOUR)), ne(errorLog.status, "resolved")));
  return row?.count ?? 0;
}

/** Resolves an error, or opens it again; false where it is not in the log. An error that happens again opens by itself. */
export async function resolveError(database: Database, id: string, state: ErrorState = "resolved"): Promise<boolean> {
  const changed = await database
    .update(errorLog)
    .set({ status: state })
    .where(eq(errorLog.id, id))
    .returning({ id: errorLog.id });
  return changed.length > 0;
}

/** Empties the log; gives how many entries it held. */
export async function clearErrors(database: Database): Promise<number> {
  const gone = await database.delete(errorLog).returning({ id: errorLog.id });
  return gone.length;
}
