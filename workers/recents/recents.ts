import { desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { recents } from "#workers/database/schema.ts";

/** As many as an account may have. */
const LIMIT = 50;

/** Calculators that a visitor opened; times by their clock, milliseconds since 1970. */
export const recentsSchema = v.object({
  sentAt: v.pipe(v.number("Say when this was sent."), v.finite("Say when this was sent.")),
  recents: v.pipe(
    v.array(
      v.object({
        calculatorId: v.pipe(
          v.string("Say which calculator."),
          v.regex(/^[A-Za-z0-9-]{1,64}$/, "There is no calculator of that name."),
        ),
        at: v.pipe(v.number("Say when it was opened."), v.finite("Say when it was opened.")),
      }),
    ),
    v.maxLength(LIMIT, `At most ${LIMIT} at once.`),
  ),
});

/** What a user opened last, the latest first. */
export async function listRecents(database: Database, userId: string) {
  return database
    .select({ calculatorId: recents.calculatorId, usedAt: recents.usedAt })
    .from(recents)
    .where(eq(recents.userId, userId))
    .orderBy(desc(recents.usedAt))
    .limit(LIMIT);
}

/** Takes over what was opened; the later time counts, and the oldest beyond fifty are forgotten. */
export async function mergeRecents(
  database: Database,
  userId: string,
  { sentAt, recents: opened }: v.InferOutput<typeof recentsSchema>,
  now = Date.now(),
): Promise<void> {
  const rows = JSON.stringify(
    opened.map(({ calculatorId, at }) => ({
      id: calculatorId,
      at: Math.round(Math.min(now, Math.max(0, now - (sentAt - at)))),
    })),
  );
  await database.run(sql`
      INSERT INTO recents (user_id, calculator_id, used_at)
      SELECT ${userId}, c.id, max(j.value ->> 'at') FROM json_each(${rows}) AS j
      JOIN calculators AS c ON c.id = j.value ->> 'id' WHERE true GROUP BY c.id
      ON CONFLICT (user_id, calculator_id) DO UPDATE SET used_at = max(excluded.used_at, recents.used_at)`);
  await database.run(sql`
      DELETE FROM recents WHERE user_id = ${userId} AND calculator_id NOT IN (
        SELECT calculator_id FROM recents WHERE user_id = ${userId} ORDER BY used_at DESC LIMIT ${LIMIT})`);
}
