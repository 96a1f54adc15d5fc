import { beforeEach, expect, test } from "vitest";
import { database } from "../../tests/worker/account-bindings.ts";
import { errorHours, errorLog } from "#workers/database/schema.ts";
import { forgetPending, gatherErrors, writePending } from "./error-intake.ts";
import { countLastDay, errorStatistics, forgetHours, listErrors } from "./errors.ts";

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 22, 12);
const fault = {
  source: "browser",
  type: "network",
  severity: "high",
  message: "TypeError: Failed to fetch",
  stack: null,
  component: null,
  route: "/",
  context: {},
} as const;

beforeEach(async () => {
  forgetPending();
  await database.delete(errorHours);
  await database.delete(errorLog);
});

async function happen(...hoursAgo: readonly number[]): Promise<string> {
  for (const hours of hoursAgo) {
    gatherErrors([fault], NOON - hours * HOUR);
    await writePending(database);
  }
  return (await listErrors(database))[0]!.id;
}

test("of the last 24 hours it is known how often an error happened, and of others nothing", async () => {
  const id = await happen(30, 24, 23, 1, 1, 0);
  expect(Object.fromEntries(await countLastDay(database, [id, "other"], NOON))).toEqual({ [id]: 4 });
  expect((await countLastDay(database, [], NOON)).size).toBe(0);
});

test("hours are known for two weeks, to the hour", async () => {
  await happen(14 * 24 + 1, 14 * 24, 1);
  await forgetHours(database, NOON);
  expect(
    (await database.select().from(errorHours)).map(({ hour }) => NOON / HOUR - hour).toSorted((a, b) => a - b),
  ).toEqual([1, 14 * 24]);
});

test("an error counts as of the last hour for a full hour", async () => {
  await happen(1);
  expect((await errorStatistics(database, NOON)).last1Hour).toBe(1);
  expect((await errorStatistics(database, NOON + 1)).last1Hour).toBe(0);
});
