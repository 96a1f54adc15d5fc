import { count, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests, calculators, feedback, users } from "#workers/database/schema.ts";
import { errorStatistics } from "#workers/errors/errors.ts";

const MONTH = 30 * 86_400_000;
/** More messages than this are not shown at once. */
const SHOWN = 100;

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
    catalogue: catalogue ?? { active: 0, hidden: 0, withoutDefinition: 0, uses: 0 },
    mostUsed,
    requests: Object.fromEntries(requests.map((row) => [row.state, row.count])),
    feedbackOfMonth: voices?.count ?? 0,
    users: people?.count ?? 0,
    errors: { total: errors.total, last1Hour: errors.last1Hour },
  };
}

/** Feedback by calculator, the most talked of first, and the newest messages (of one calculator, or all). */
export async function readFeedback(database: Database, calculatorId: string | null) {
  const [byCalculator, messages] = await database.batch([
    database
      .select({
        calculatorId: feedback.calculatorId,
        name: sql<string | null>`max(${feedback.calculatorName})`,
        upvotes: sql<number>`sum(${feedback.type} = 'upvote')`,
        messages: sql<number>`sum(${feedback.message} is not null)`,
        all: count(),
        last: sql<number>`max(${feedback.createdAt})`,
      })
      .from(feedback)
      .groupBy(feedback.calculatorId)
      .orderBy(desc(count())),
    database
      .select()
      .from(feedback)
      .where(
        calculatorId === null
          ? sql`${feedback.message} is not null`
          : sql`${feedback.message} is not null and ${feedback.calculatorId} = ${calculatorId}`,
      )
      .orderBy(desc(feedback.createdAt))
      .limit(SHOWN),
  ]);
  return {
    byCalculator: byCalculator.map((row) => ({ ...row, last: new Date(row.last).toISOString() })),
    messages: messages.map(({ id, calculatorId: of, calculatorName, type, message, country, createdAt }) => ({
      id,
      calculatorId: of,
      calculatorName,
      type,
      message,
      country,
      createdAt: createdAt.toISOString(),
    })),
  };
}
