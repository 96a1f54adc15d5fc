import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

export type Database = DrizzleD1Database<typeof schema>;

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
    // A session prepares and batches as a database does, which is all that drizzle asks of it.
    database: drizzle(session as unknown as D1Database, { schema }),
    bookmark: () => session.getBookmark(),
  };
}
