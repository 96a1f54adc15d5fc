import { count, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { feedback } from "#workers/database/schema.ts";
import { logFailure } from "#workers/errors/log.ts";

/** Feedback on a calculator, counted. */
export interface Votes {
  readonly up: number;
  readonly all: number;
}

const FRESH_FOR = 5 * 60_000;
let kept: { readonly votes: ReadonlyMap<string, Votes>; readonly until: number } | null = null;

/** The votes by calculator, kept in the isolate for 5 minutes; none where the database fails. */
export async function listVotes(database: Database, now = Date.now()): Promise<ReadonlyMap<string, Votes>> {
  if (kept && now < kept.until) return kept.votes;
  let votes: ReadonlyMap<string, Votes> = kept?.votes ?? new Map();
  try {
    const rows = await database
      .select({
        id: feedback.calculatorId,
        up: sql<number>`sum(${feedback.type} = 'upvote')`,
        all: count(),
      })
      .from(feedback)
      .groupBy(feedback.calculatorId);
    votes = new Map(rows.flatMap(({ id, up, all }) => (id === null ? [] : [[id, { up, all }] as const])));
  } catch (error) {
    logFailure("votes-unread", error);
  }
  kept = { votes, until: now + FRESH_FOR };
  return votes;
}

/** Forgets what was counted; for tests. */
export function forgetVotes(): void {
  kept = null;
}
