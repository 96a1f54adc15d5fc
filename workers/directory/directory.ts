import { asc, eq } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { calculators } from "#workers/database/schema.ts";
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { bundledDirectory, type DirectoryRow, toDirectoryRow } from "./directory-row.ts";
import { logFailure } from "#workers/errors/log.ts";

/** How long the directory is cached in the isolate. */
const FRESH_FOR = 5 * 60_000;
/** How long the bundled list serves after a failed read before the database is asked again. */
const RETRY_AFTER = 15_000;

const cache = new TtlCache<"directory", readonly DirectoryRow[]>({ maxEntries: 1 });
/** The read that is under way; one that is not done by then has ended with its request, whose visitor left. */
let reading: { readonly rows: Promise<readonly DirectoryRow[]>; readonly until: number } | null = null;

/**
 * All visible calculators, by name. Cached in the isolate for 5 minutes; where the database fails, the list that ships
 * with the code, without uses. One request reads for all that ask meanwhile; they get what was cached until then, where
 * there is something.
 */
export async function listDirectory(database: Database, now = Date.now()): Promise<readonly DirectoryRow[]> {
  const fresh = cache.get("directory", now);
  if (fresh) return fresh;
  if (!reading || now >= reading.until) return readForAll(database, now);
  const stale = cache.getStale("directory");
  if (stale) return stale;
  // A request that waits for nothing of its own is taken for hung where another's promise is never settled.
  const rows = withDeadline(reading.rows, DEADLINES.directory, "Another request's read of the directory");
  return rows.catch(() => readForAll(database, now));
}

function readForAll(database: Database, now: number): Promise<readonly DirectoryRow[]> {
  const own = {
    rows: readRows(database, now).finally(() => {
      if (reading === own) reading = null;
    }),
    until: now + DEADLINES.directory,
  };
  reading = own;
  return own.rows;
}

async function readRows(database: Database, now: number): Promise<readonly DirectoryRow[]> {
  try {
    const rows = await withDeadline(
      database
        .select()
        .from(calculators)
        .where(eq(calculators.status, "active"))
        .orderBy(asc(calculators.name))
        .execute(),
      DEADLINES.directory,
      "The directory",
    );
    if (rows.length === 0) return cache.set("directory", bundledDirectory(), now + RETRY_AFTER);
    return cache.set(
      "directory",
      rows.map(toDirectoryRow).filter((row) => row.isVisible),
      now + FRESH_FOR,
    );
  } catch (error) {
    logFailure("directory-unread", error);
    return cache.set("directory", bundledDirectory(), now + RETRY_AFTER);
  }
}

const versions = new WeakMap<readonly DirectoryRow[], string>();

/**
 * A short text that changes when what pages show of the directory changes; uses do not count. 32-bit FNV-1a
 * (Fowler, Noll, Vo; RFC 9923).
 */
export function directoryVersion(rows: readonly DirectoryRow[]): string {
  const known = versions.get(rows);
  if (known !== undefined) return known;
  let hash = 0x811c9dc5;
  for (const { id, name, description, category, emoji, isPopular, hasConfig, status } of rows) {
    for (const unit of [id, name, description, category, emoji, isPopular, hasConfig, status].join("\u0000")) {
      hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
    }
  }
  const version = (hash >>> 0).toString(36);
  versions.set(rows, version);
  return version;
}

/** Forgets the cached list, so that the next read sees what was written. */
export function forgetDirectory(): void {
  cache.clear();
  reading = null;
}

/** The ids of the calculators that visitors may find. */
export async function visibleIds(database: Database): Promise<ReadonlySet<string>> {
  return new Set((await listDirectory(database)).map((row) => row.id));
}

/** The popular calculators, most used first. */
export function listPopular(rows: readonly DirectoryRow[]): readonly DirectoryRow[] {
  return rows.filter((row) => row.isPopular).toSorted((a, b) => b.uses - a.uses || a.name.localeCompare(b.name, "en"));
}

/** A row by id or slug. */
export function findRow(rows: readonly DirectoryRow[], idOrSlug: string): DirectoryRow | undefined {
  return rows.find((row) => row.id === idOrSlug) ?? rows.find((row) => row.slug === idOrSlug);
}
