import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { feedback } from "#workers/database/schema.ts";
import { forgetVoters, saveFeedback } from "./feedback.ts";

test("who voted is known until midnight (UTC), whenever it is looked at; the votes stay", async () => {
  await database.delete(feedback);
  await addCalculators(["bmi"]);
  const midnight = Date.UTC(2026, 10, 22);
  const moments = [-1, 0, 30_000, 3_600_000];
  for (const [at, moment] of moments.entries()) {
    await saveFeedback(
      database,
      { calculatorId: "bmi", type: "upvote" },
      { country: null, userId: null, voter: `v${at}` },
    );
    const rows = await database.select().from(feedback);
    const newest = rows.find(({ voteKey }) => voteKey?.includes(`v${at}`))!;
    await database
      .update(feedback)
      .set({ createdAt: new Date(midnight + moment) })
      .where(eq(feedback.id, newest.id));
  }
  await forgetVoters(database, new Date(midnight + 20 * 3_600_000));
  const rows = await database.select().from(feedback);
  expect(rows.map(({ createdAt, voteKey }) => [createdAt.getTime() - midnight, voteKey !== null])).toEqual(
    expect.arrayContaining(moments.map((moment) => [moment, moment >= 0])),
  );
  expect(rows).toHaveLength(4);
});
