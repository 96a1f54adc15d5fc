import { count, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests, calculators, feedback, users } from "#workers/database/schema.ts";
import { errorStatistics } from "#workers/errors/errors.ts";

const MONTH = 30 * 86_400_000;

/** What an admin wants to know first. */
export async function readOverview(database: Database, now = Date.now()) {
  const since = new Date(now - MONTH);
  const [[catalogue], mostUsed, requests, [voices], [people]] = await database.batch([
    database
      .select({
        active: sql<number>`coalesce(sum(${calculators.status} = 'active'), 0)`,
        hidden: sql<number>`coalesce(sum(${calculators.status} = 'active' and coalesce(${calculators.visibleOverride}, ${calculators.isVisible}) = 0), 0)`,
        withoutDefinition: sql<number>`coalesce(sum(${calculators.status} = 'active' and ${calculators.hasConfig} = 0), 0)`,
        uses: sql<number>`coalesce(sum(${calculators.uses}), 0)`,
      })
      .from(calculators),
    database
      .select({ id: calculators.id, name: calculators.name, uses: calculators.uses })
      .from(calculators)
      .where(eq(calculators.status, "active"))
      .orderBy(desc(calculators.uses), calculators.name)
      .limit(10),
    database
      .select({ state: calculatorRequests.state, count: count() })
      .from(calculatorRequests)
      .groupBy(calculatorRequests.state),
    database.select({ count: count() }).from(feedback).where(gte(feedback.createdAt, since)),
    database.select({ count: count() }).from(users),
  ]);
  const errors = await errorStatistics(database, now);
  return {
    catalogue: catalogue!,
    mostUsed,
    requests: Object.fromEntries(requests.map((row) => [row.state, row.count])),
    feedbackOfMonth: voices!.count,
    users: people!.count,
    errors: { total: errors.total, last1Hour: errors.last1Hour },
  };
}
