/**
 * What goes into the error log. Errors are gathered in the isolate and written at most four times a second, all that have
 * arrived in one batch: a storm of reports costs little more than a calm, and what is acknowledged is stored.
 */
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#workers/database/client.ts";
import type { ErrorEvent, ErrorSource } from "./error-report.ts";
import { HOUR, KEPT } from "./errors.ts";
import { logFailure } from "./log.ts";

interface Pending {
  readonly id: string;
  readonly fingerprint: string;
  readonly event: ErrorEvent;
  count: number;
  readonly firstSeenAt: number;
  lastSeenAt: number;
}

/** Errors that are written together, those that happened last at the end. */
interface Batch {
  readonly entries: Map<string, Pending>;
  /** Tells everyone who waits whether they were written: a request can only wait for a promise of its own. */
  readonly waiting: ((areStored: boolean) => void)[];
}

const newBatch = (): Batch => ({ entries: new Map(), waiting: [] });

/** In the isolate, errors that are not yet written. */
let batch = newBatch();
const WRITE_EVERY = 250;
/** Batches that one request's writer writes at most; the next error sends another writer. */
const MOST_BATCHES = 8;
/** A writer that has not come back after this long is gone with its request: the next error sends another. */
const WRITER_LOST = 10_000;
/** More errors than this within a second are not looked at. */
const PER_SECOND = 200;

/** The writer that takes what comes, and when it last began to write. */
let writer: { since: number } | null = null;
let lastWrite = 0;
/** The second in which errors came last, and how many have come in it. */
let second: { readonly at: number; count: number } | null = null;

/** Whether this second has brought more errors than are looked at. */
export function isStorm(now = Date.now()): boolean {
  const at = Math.floor(now / 1000);
  if (second?.at !== at) second = { at, count: 0 };
  second.count += 1;
  return second.count > PER_SECOND;
}

/**
 * Takes errors in, to be written at once or with those of the next moment. Whether they were: false where the database
 * fails. Never throws.
 */
export function recordErrors(
  events: readonly ErrorEvent[],
  binding: D1Database,
  later: (work: Promise<unknown>) => void,
  now = Date.now(),
): Promise<boolean> {
  gatherErrors(events, now);
  if (batch.entries.size === 0) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  batch.waiting.push(resolve);
  sendWriter(binding, later, now);
  return promise;
}

/** As `recordErrors`, for a request that does not wait: the runtime warns of a promise whose request has ended. */
export function recordErrorsLater(
  events: readonly ErrorEvent[],
  binding: D1Database,
  later: (work: Promise<unknown>) => void,
  now = Date.now(),
): void {
  gatherErrors(events, now);
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

/** Adds errors to those that wait to be written. */
export function gatherErrors(events: readonly ErrorEvent[], now = Date.now()): void {
  for (const event of events) gather(event, now);
}

function gather(event: ErrorEvent, now: number): void {
  const { entries } = batch;
  const fingerprint = computeFingerprint(event);
  const known = entries.get(fingerprint);
  entries.delete(fingerprint);
  entries.set(fingerprint, {
    id: known?.id ?? crypto.randomUUID(),
    fingerprint,
    event,
    count: (known?.count ?? 0) + 1,
    firstSeenAt: known?.firstSeenAt ?? now,
    lastSeenAt: now,
  });
  if (entries.size > KEPT) makeRoom(entries, event.source);
}

/** Beyond a thousand from one source, the oldest of the most frequent type and place goes: a storm pushes out itself. */
function makeRoom(entries: Map<string, Pending>, source: ErrorSource): void {
  const own = [...entries.values()].filter(({ event }) => event.source === source);
  if (own.length <= KEPT) return;
  const groups = Map.groupBy(own, ({ event: { type, route } }) => `${type} ${route}`);
  const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most));
  entries.delete(largest[0]!.fingerprint);
}

/** Errors of one cause are one entry, wherever they happen and whichever build is out: what it says, and in which function. */
function computeFingerprint({ source, type, message, stack, component }: ErrorEvent): string {
  return hash([source, type, message, component ?? "", nameFrame(stack)].join("\n"));
}

/** The function that threw, without what changes with every build: hash of the file, line and column, shortened names. */
function nameFrame(stack: string | null): string {
  const [, name = "", file = ""] = /^at (?:(?:async )?([\w$.]+) )?.*?([\w.-]*):\d+:\d+\)?$/m.exec(stack ?? "") ?? [];
  return `${name.length > 2 ? name : ""} ${file.replace(/-[\w-]{8}\.js$/, ".js")}`;
}

/** 64 bits (two FNV-1a): the log holds two thousand entries, so that two of them practically never share one. */
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

/**
 * Writes what was gathered, and drops what is beyond a thousand from each source: first the oldest of the type and
 * place that has the most. What cannot be written is logged, and lost.
 */
export async function writePending(database: Database): Promise<void> {
  const { entries, waiting } = batch;
  const rows = [...entries.values()];
  batch = newBatch();
  try {
    for (let from = 0; from < rows.length; from += ROWS) {
      // One after the other: a storm must not take all connections.
      const some = rows.slice(from, from + ROWS);
      await database.run(upsert(some));
      await database.run(countHours(some));
    }
    await database.run(sql`
      delete from error_log where id in (
        select id from (
          select id, row_number() over (partition by source order by place, last_seen_at desc, id desc) as turn
          from (
            select id, source, last_seen_at,
              row_number() over (partition by source, type, route order by last_seen_at desc, id desc) as place
            from error_log
          )
        ) where turn > ${KEPT}
      )`);
    for (const tell of waiting) tell(true);
  } catch (error) {
    logFailure("error-log-unwritten", error, { lost: rows.length });
    for (const tell of waiting) tell(false);
  }
}

function upsert(rows: readonly Pending[]) {
  const values = rows.map(({ event, ...row }) => ({
    ...row,
    ...event,
    context: JSON.stringify(event.context),
    calculatorId: /^\/calculator\/([A-Za-z0-9-]{1,64})/.exec(event.route)?.[1] ?? null,
  }));
  const field = (name: string) => sql.raw(`value ->> '$.${name}'`);
  // An error that happens again is open again, and says since when; its newest event is the one that is shown.
  return sql`
    insert into error_log
      (id, fingerprint, source, type, severity, message, stack, component, route, calculator_id, count, first_seen_at,
        last_seen_at, release, context)
    select ${field("id")}, ${field("fingerprint")}, ${field("source")}, ${field("type")}, ${field("severity")}, ${field("message")},
      ${field("stack")}, ${field("component")}, ${field("route")}, ${field("calculatorId")}, ${field("count")},
      ${field("firstSeenAt")}, ${field("lastSeenAt")}, ${BUILD_VERSION}, ${field("context")}
    from json_each(${JSON.stringify(values)}) where true
    on conflict (fingerprint) do update set
      count = count + excluded.count, last_seen_at = max(last_seen_at, excluded.last_seen_at),
      reopened_at = iif(status = 'resolved', excluded.last_seen_at, reopened_at), status = 'open',
      severity = excluded.severity, stack = excluded.stack, route = excluded.route,
      calculator_id = excluded.calculator_id, release = excluded.release, context = excluded.context`;
}

function countHours(rows: readonly Pending[]) {
  const values = rows.map(({ fingerprint, count, lastSeenAt }) => [fingerprint, Math.floor(lastSeenAt / HOUR), count]);
  return sql`
    insert into error_hours (error_id, hour, count)
    select error_log.id, value ->> 1, value ->> 2
    from json_each(${JSON.stringify(values)}) join error_log on fingerprint = value ->> 0 where true
    on conflict (error_id, hour) do update set count = count + excluded.count`;
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
  second = null;
}
