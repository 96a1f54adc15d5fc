import { eq, sql } from "drizzle-orm";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { calculators } from "#workers/database/schema.ts";
import { logFailure, logWarning } from "#workers/errors/log.ts";

/** A page open, as a queue carries it. */
export interface UseMessage {
  readonly calculatorId: string;
}

interface UseBindings {
  readonly DB: D1Database;
  readonly QUEUE?: Pick<Queue<UseMessage>, "send">;
}

/** Counts a page open through the queue; without it the write is made directly. A use that cannot be counted is logged. */
export async function countUse(bindings: UseBindings, calculatorId: string): Promise<void> {
  try {
    if (bindings.QUEUE) return void (await bindings.QUEUE.send({ calculatorId }));
  } catch (error) {
    logWarning("queue-failed", error);
  }
  try {
    await addUses(openDatabase(bindings.DB, "first-primary").database, new Map([[calculatorId, 1]]));
  } catch (error) {
    logFailure("use-not-counted", error, { calculatorId });
  }
}

/** Writes a batch of page opens: one write per calculator. */
export async function countBatch(bindings: Pick<UseBindings, "DB">, messages: readonly UseMessage[]): Promise<void> {
  const counts = new Map<string, number>();
  for (const { calculatorId } of messages) counts.set(calculatorId, (counts.get(calculatorId) ?? 0) + 1);
  await addUses(openDatabase(bindings.DB, "first-primary").database, counts);
}

/** Adds page opens to the uses of calculators, one write for each. */
async function addUses(database: Database, counts: ReadonlyMap<string, number>): Promise<void> {
  const writes = [...counts].map(([id, count]) =>
    database
      .update(calculators)
      .set({ uses: sql`${calculators.uses} + ${count}` })
      .where(eq(calculators.id, id)),
  );
  const [first, ...rest] = writes;
  if (first) await database.batch([first, ...rest]);
}
