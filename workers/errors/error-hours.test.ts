import { beforeEach, expect, test } from "vitest";
import { database } from "../../tests/worker/account-bindings.ts";
import { errorHours, errorLog } from "#workers/database/schema.ts";
import { forgetPending, gatherErrors, writePending } from "./error-intake.ts";
import { countByHour, countLastDay, errorStatistics, forgetHours, listErrors, recentErrorCount } from "./errors.ts";

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

test.each([0, 1, 20 * 60_000, HOUR - 1])("%i ms after the hour the hours are those of the clock", async (late) => {
  const id = await happen(24, 23, 1, 1, 0);
  const now = NOON + late;
  expect((await countLastDay(database, [id], now)).get(id)).toBe(4);
  expect(await countByHour(database, 3, { now })).toEqual({
    from: "2026-11-22T10:00:00.000Z",
    server: [0, 0, 0],
    browser: [0, 2, 1],
  });
  const day = await countByHour(database, 24, { now });
  expect([day.from, day.browser.length, day.browser[0]]).toEqual(["2026-11-21T13:00:00.000Z", 24, 1]);
});

test("an hour's errors are counted by where they happened, and together where they are several", async () => {
  gatherErrors([fault, { ...fault, message: "Another" }, { ...fault, source: "server", message: "Yet another" }], NOON);
  await writePending(database);
  expect(await countByHour(database, 2, { now: NOON })).toMatchObject({ server: [0, 1], browser: [0, 2] });
});

test("hours are known for two weeks, to the hour", async () => {
  await happen(14 * 24 + 1, 14 * 24, 1);
  await forgetHours(database, NOON + HOUR / 2);
  expect(
    (await database.select().from(errorHours)).map(({ hour }) => NOON / HOUR - hour).toSorted((a, b) => a - b),
  ).toEqual([1, 14 * 24]);
});

test("an error counts as of the last hour for a full hour", async () => {
  await happen(1);
  expect((await errorStatistics(database, { now: NOON })).last1Hour).toBe(1);
  expect((await errorStatistics(database, { now: NOON + 1 })).last1Hour).toBe(0);
  expect([await recentErrorCount(database, NOON), await recentErrorCount(database, NOON + 1)]).toEqual([1, 0]);
});
