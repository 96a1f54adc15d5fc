import { and, isNotNull, lt, sql } from "drizzle-orm";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { calculatorRequests } from "#workers/database/schema.ts";
import { forgetHours } from "#workers/errors/errors.ts";
import { logFailure } from "#workers/errors/log.ts";
import { forgetExpired } from "#workers/accounts/sign-in.ts";
import { forgetActions } from "#workers/admin/admin-actions.ts";
import { forgetEmptySearches } from "#workers/directory/empty-searches.ts";
import { forgetMessages, forgetVoters } from "#workers/feedback/feedback.ts";
import { forgetVitals } from "#workers/vitals/vitals.ts";

interface HousekeepingBindings {
  readonly DB: D1Database;
}

type Task = (bindings: HousekeepingBindings, now: Date) => Promise<unknown>;

/** What is done once a day. A task that fails is logged and tried again the next day; the others go on. */
const TASKS: Readonly<Record<string, Task>> = {
  "request-emails": ({ DB }, now) => forgetRequesters(openDatabase(DB, "first-primary").database, now),
  "expired-sign-ins": ({ DB }) => forgetExpired(openDatabase(DB, "first-primary").database),
  voters: ({ DB }, now) => forgetVoters(openDatabase(DB, "first-primary").database, now),
  "dealt-with": ({ DB }, now) => forgetMessages(openDatabase(DB, "first-primary").database, now),
  "admin-actions": ({ DB }, now) => forgetActions(openDatabase(DB, "first-primary").database, now),
  "error-hours": ({ DB }, now) => forgetHours(openDatabase(DB, "first-primary").database, now.getTime()),
  "empty-searches": ({ DB }, now) => forgetEmptySearches(openDatabase(DB, "first-primary").database, now),
  vitals: ({ DB }, now) => forgetVitals(openDatabase(DB, "first-primary").database, now.getTime()),
};

export async function runDailyMaintenance(bindings: HousekeepingBindings, now = new Date()): Promise<void> {
  await Promise.all(
    Object.entries(TASKS).map(async ([task, run]) => {
      try {
        await run(bindings, now);
      } catch (error) {
        logFailure("daily-maintenance-failed", error, { task });
      }
    }),
  );
}

/** E-mail addresses are kept for this many months after the person who asked was told, or after the request where nobody was. */
const MONTHS_AFTER_NOTICE = 12;

/**
 * Removes the e-mail addresses of requests whose notice is 12 months old, or that nobody was told of in 12 months, in the
 * description as well, where the form writes them. @returns how many
 */
export async function forgetRequesters(database: Database, now: Date): Promise<number> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - MONTHS_AFTER_NOTICE);
  const since = sql`coalesce(${calculatorRequests.noticeAt}, ${calculatorRequests.createdAt})`;
  const changed = await database
    .update(calculatorRequests)
    .set({
      email: null,
      description: sql`replace(${calculatorRequests.description}, ${calculatorRequests.email}, '[removed]')`,
    })
    .where(and(isNotNull(calculatorRequests.email), lt(since, before.getTime())))
    .returning({ id: calculatorRequests.id });
  return changed.length;
}
