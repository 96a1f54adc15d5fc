import { and, count, desc, eq, gt, gte, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests, calculators, feedback, users } from "#workers/database/schema.ts";
import { SEEDED_USES } from "#workers/directory/seeded-uses.ts";
import { errorStatistics } from "#workers/errors/errors.ts";

const MONTH = 30 * 86_400_000;

/** Of a calculator's uses those that were set when the site began, and those that were counted since. */
const seeded = sql<number>`min(${calculators.uses}, coalesce(json_extract(${JSON.stringify(SEEDED_USES)}, '$."' || ${calculators.id} || '"'), 0))`;
const counted = sql<number>`(${calculators.uses} - ${seeded})`;

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
        seededUses: sql<number>`coalesce(sum(${seeded}), 0)`,
      })
      .from(calculators),
    database
      .select({ id: calculators.id, name: calculators.name, countedUses: counted })
      .from(calculators)
      .where(and(eq(calculators.status, "active"), gt(counted, 0)))
      .orderBy(desc(counted), calculators.name)
      .limit(10),
    database
      .select({ state: calculatorRequests.state, count: count() })
      .from(calculatorRequests)
      .groupBy(calculatorRequests.state),
    database.select({ count: count() }).from(feedback).where(gte(feedback.createdAt, since)),
    database.select({ count: count() }).from(users),
  ]);
  const errors = await errorStatistics(database, { now });
  return {
    catalogue: catalogue!,
    mostUsed,
    requests: Object.fromEntries(requests.map((row) => [row.state, row.count])),
    feedbackOfMonth: voices!.count,
    users: people!.count,
    errors: { total: errors.total, last1Hour: errors.last1Hour },
  };
}
