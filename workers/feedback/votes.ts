import { count, isNull, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { feedback } from "#workers/database/schema.ts";
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { logFailure } from "#workers/errors/log.ts";

/** Votes on a calculator, counted: feedback with a message is not a vote. */
export interface Votes {
  readonly up: number;
  readonly all: number;
}

const FRESH_FOR = 5 * 60_000;
const cache = new TtlCache<"votes", ReadonlyMap<string, Votes>>({ maxEntries: 1 });

/** The votes by calculator, cached in the isolate for 5 minutes; none where the database fails. */
export async function listVotes(database: Database, now = Date.now()): Promise<ReadonlyMap<string, Votes>> {
  const fresh = cache.get("votes", now);
  if (fresh) return fresh;
  let votes = cache.getStale("votes") ?? new Map<string, Votes>();
  try {
    const rows = await database
      .select({
        id: feedback.calculatorId,
        up: sql<number>`sum(${feedback.type} = 'upvote')`,
        all: count(),
      })
      .from(feedback)
      .where(isNull(feedback.message))
      .groupBy(feedback.calculatorId);
    votes = new Map(rows.flatMap(({ id, up, all }) => (id === null ? [] : [[id, { up, all }] as const])));
  } catch (error) {
    logFailure("votes-unread", error);
  }
  return cache.set("votes", votes, now + FRESH_FOR);
}

/** Forgets what was counted; for tests. */
export function forgetVotes(): void {
  cache.clear();
}
