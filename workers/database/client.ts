import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

export interface OpenDatabase {
  database: Database;
  /** After a write: hand it to the visitor, so that their next read sees what they wrote. */
  bookmark(): string | null;
}

/**
 * Opens a D1 session. Without a bookmark the nearest replica answers the first read; with one, a replica that has seen
 * at least that much; a call that must see the newest asks for "first-primary".
 */
export function openDatabase(binding: D1Database, bookmark: D1SessionBookmark = "first-unconstrained"): OpenDatabase {
  const session = binding.withSession(bookmark);
  return {
    // A session prepares and batches as a database does, which is all that drizzle asks of it. It gets no schema: queries
    // name their tables, and to read the schema takes a millisecond, whenever a database is opened.
    database: drizzle(session as unknown as D1Database),
    bookmark: () => session.getBookmark(),
  };
}
