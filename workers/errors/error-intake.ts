/**
 * What goes into the error log. Errors are gathered in the isolate and written at most four times a second, all that have
 * come in one batch: a storm of reports costs little more than a calm, and what is acknowledged is kept.
 */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { classify, textOf } from "#errors/classify.ts";
import { pathOf, scrubMessage, scrubStack } from "#errors/scrub.ts";
import { ERROR_KINDS, ERROR_TYPES, type ErrorType, SEVERITIES, type Severity } from "#errors/types.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { KEPT } from "./errors.ts";
import { logFailure } from "./log.ts";

/** An error that is to be kept: scrubbed, of known type. */
export interface Occurrence {
  readonly type: ErrorType;
  readonly severity: Severity;
  readonly message: string;
  readonly stack: string | null;
  readonly component: string | null;
  readonly route: string;
  readonly context: Readonly<Record<string, string | number>>;
}

/** A report may be so large, all in all. */
export const MAX_REPORT = 16 * 1024;
/** Reports in one call. */
const MAX_BATCH = 20;

const text = (longest: number) =>
  v.pipe(
    v.string("This must be a text."),
    v.transform((value) => value.slice(0, longest)),
  );
const figure = v.union([v.pipe(v.number(), v.finite()), text(200)], "This must be a text or a number.");

/**
 * An error as browsers report it (spec 2 §3). Times, ids and user messages are the server's own, whatever a report says;
 * what else is in it is not looked at.
 */
const reportSchema = v.object({
  type: v.picklist(ERROR_TYPES, "There is no such type of error."),
  severity: v.optional(v.picklist(SEVERITIES, "There is no such severity.")),
  message: v.pipe(text(2000), v.minLength(1, "The message is empty.")),
  stack: v.nullish(text(8000)),
  context: v.optional(
    v.object({
      url: v.optional(text(2000)),
      userAgent: v.optional(text(400)),
      component: v.nullish(text(100)),
      action: v.nullish(text(100)),
      metadata: v.nullish(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** One report, or several in one call. */
export const reportsSchema = v.pipe(
  v.union([
    v.pipe(
      reportSchema,
      v.transform((report) => [report]),
    ),
    v.pipe(v.array(reportSchema), v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} errors may be reported at once.`)),
  ]),
);

type Report = v.InferOutput<typeof reportSchema>;

/** Of a report's metadata, what says where it happened. Anything else might be what someone typed. */
const METADATA = ["file", "line", "column", "element", "requestId"] as const;

/** A report as it is kept. What its sender should have left out is left out here. */
export function occurrenceOf(report: Report): Occurrence {
  const { context = {} } = report;
  const metadata = METADATA.flatMap((key) => {
    const parsed = v.safeParse(figure, context.metadata?.[key]);
    if (!parsed.success) return [];
    return [[key, typeof parsed.output === "number" ? parsed.output : pathOf(parsed.output)] as const];
  });
  return {
    type: report.type,
    severity: report.severity ?? ERROR_KINDS[report.type].severity,
    message: scrubMessage(report.message) || "(no message)",
    stack: report.stack ? scrubStack(report.stack) || null : null,
    component: context.component ? scrubMessage(context.component) : null,
    route: pathOf(context.url ?? ""),
    context: {
      from: "browser",
      ...(context.userAgent ? { userAgent: context.userAgent } : {}),
      ...(context.action ? { action: scrubMessage(context.action) } : {}),
      ...Object.fromEntries(metadata),
    },
  };
}

/** An error of the server itself as it is kept. */
export function serverOccurrence(
  error: unknown,
  at: { readonly route: string; readonly requestId: string },
): Occurrence {
  const type = classify(error);
  return {
    type,
    severity: ERROR_KINDS[type].severity,
    message: scrubMessage(textOf(error)),
    stack: error instanceof Error && error.stack ? scrubStack(error.stack) || null : null,
    component: "server",
    route: pathOf(at.route),
    context: { from: "server", requestId: at.requestId },
  };
}

interface Pending {
  readonly id: string;
  readonly fingerprint: string;
  readonly occurrence: Occurrence;
  count: number;
  readonly firstSeenAt: number;
  lastSeenAt: number;
}

/** Errors that are written together, those that happened last at the end. */
interface Batch {
  readonly entries: Map<string, Pending>;
  /** Tells each who waits whether they were written: a request can only wait for a promise of its own. */
  readonly waiting: ((areKept: boolean) => void)[];
}

const newBatch = (): Batch => ({ entries: new Map(), waiting: [] });

/** In the isolate, errors that are not yet written. */
let batch = newBatch();
const WRITE_EVERY = 250;
/** Batches that one request's writer writes at most; the next error sends another writer. */
const MOST_BATCHES = 8;
/** A writer that has not come back after so long is gone with its request: the next error sends another. */
const WRITER_LOST = 10_000;
/** More errors than this within a second are not looked at. */
const PER_SECOND = 200;

/** The writer that takes what comes, and when it last began to write. */
let writer: { since: number } | null = null;
let lastWrite = 0;
let second = { at: 0, count: 0 };

/** Whether so many errors have come within this second that no more of them are looked at. */
export function isStorm(now = Date.now()): boolean {
  const at = Math.floor(now / 1000);
  if (second.at !== at) second = { at, count: 0 };
  second.count += 1;
  return second.count > PER_SECOND;
}

/**
 * Takes errors in, to be written at once or with those of the next moment. Whether they were: false where the database
 * fails. Never throws.
 */
export function takeErrors(
  occurrences: readonly Occurrence[],
  binding: D1Database,
  later: (work: Promise<unknown>) => void,
  now = Date.now(),
): Promise<boolean> {
  gatherErrors(occurrences, now);
  if (batch.entries.size === 0) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  batch.waiting.push(resolve);
  sendWriter(binding, later, now);
  return promise;
}

/** As `takeErrors`, for a request that does not wait: the runtime warns of a promise whose request has ended. */
export function noteErrors(
  occurrences: readonly Occurrence[],
  binding: D1Database,
  later: (work: Promise<unknown>) => void,
  now = Date.now(),
): void {
  gatherErrors(occurrences, now);
  sendWriter(binding, later, now);
}

function sendWriter(binding: D1Database, later: (work: Promise<unknown>) => void, now: number): void {
  if (!writer || now - writer.since >= WRITER_LOST) later(writeAll(binding, now));
}

/** One batch after the other, until none waits. */
async function writeAll(binding: D1Database, now: number): Promise<void> {
  const own = { since: now };
  const retire = () => {
    if (writer === own) writer = null;
  };
  writer = own;
  try {
    for (let left = MOST_BATCHES; left > 0 && batch.entries.size > 0; left -= 1) {
      const early = lastWrite + WRITE_EVERY - Date.now();
      if (early > 0) await wait(early);
      lastWrite = own.since = Date.now();
      // What comes while it writes its last one sends another.
      if (left === 1) retire();
      await writePending(openDatabase(binding, "first-primary").database);
    }
  } finally {
    retire();
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Puts errors to those that wait to be written. */
export function gatherErrors(occurrences: readonly Occurrence[], now = Date.now()): void {
  for (const occurrence of occurrences) gather(occurrence, now);
}

function gather(occurrence: Occurrence, now: number): void {
  const { entries } = batch;
  const fingerprint = fingerprintOf(occurrence);
  const known = entries.get(fingerprint);
  entries.delete(fingerprint);
  entries.set(fingerprint, {
    id: known?.id ?? crypto.randomUUID(),
    fingerprint,
    occurrence,
    count: (known?.count ?? 0) + 1,
    firstSeenAt: known?.firstSeenAt ?? now,
    lastSeenAt: now,
  });
  if (entries.size > KEPT) entries.delete(entries.keys().next().value!);
}

/** Errors of the same kind at the same place are one entry. */
function fingerprintOf({ type, message, stack, route, component }: Occurrence): string {
  return hash([type, message, stack?.split("\n", 1)[0] ?? "", route, component ?? ""].join("\n"));
}

/** 64 bits (two FNV-1a): the log holds a thousand entries, so that two of them practically never share one. */
function hash(value: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Rows in one statement: its only parameter, their JSON, may have 2 MB. */
const ROWS = 100;

/** Writes what was gathered, and lets go of the oldest beyond the thousand. What cannot be written is logged, and lost. */
export async function writePending(database: Database): Promise<void> {
  const { entries, waiting } = batch;
  const rows = [...entries.values()];
  batch = newBatch();
  try {
    for (let from = 0; from < rows.length; from += ROWS) {
      // One after the other: a storm shall not take all connections.
      await database.run(upsert(rows.slice(from, from + ROWS)));
    }
    await database.run(sql`
      delete from error_log where id in (
        select id from error_log order by last_seen_at desc, id desc limit -1 offset ${KEPT}
      )`);
    for (const tell of waiting) tell(true);
  } catch (error) {
    logFailure("error-log-unwritten", error, { lost: rows.length });
    for (const tell of waiting) tell(false);
  }
}

function upsert(rows: readonly Pending[]) {
  const values = rows.map(({ occurrence, ...row }) => ({
    ...row,
    ...occurrence,
    context: JSON.stringify(occurrence.context),
    calculatorId: /^\/calculator\/([A-Za-z0-9-]{1,64})/.exec(occurrence.route)?.[1] ?? null,
  }));
  const field = (name: string) => sql.raw(`value ->> '$.${name}'`);
  // An error that happens again is open again; its newest occurrence is the one that is shown.
  return sql`
    insert into error_log
      (id, fingerprint, type, severity, message, stack, component, route, calculator_id, count, first_seen_at, last_seen_at, context)
    select ${field("id")}, ${field("fingerprint")}, ${field("type")}, ${field("severity")}, ${field("message")},
      ${field("stack")}, ${field("component")}, ${field("route")}, ${field("calculatorId")}, ${field("count")},
      ${field("firstSeenAt")}, ${field("lastSeenAt")}, ${field("context")}
    from json_each(${JSON.stringify(values)}) where true
    on conflict (fingerprint) do update set
      count = count + excluded.count, last_seen_at = max(last_seen_at, excluded.last_seen_at), status = 'open',
      severity = excluded.severity, stack = excluded.stack, context = excluded.context`;
}

/** How many errors wait to be written; for tests. */
export function pendingCount(): number {
  return batch.entries.size;
}

/** Forgets what waits; for tests. */
export function forgetPending(): void {
  batch = newBatch();
  writer = null;
  lastWrite = 0;
  second = { at: 0, count: 0 };
}
