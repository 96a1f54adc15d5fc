import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addUser, ask, bindings, database, readCookies, signedIn } from "../../tests/worker/account-bindings.ts";
import { findAccount } from "./accounts.ts";
import { listSessions, prolongSession, readSession } from "./sessions.ts";

const DAY = 24 * 3600 * 1000;
const BEGIN = Date.now();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: BEGIN });
});
afterEach(() => {
  vi.useRealTimers();
});

const goTo = (days: number, milliseconds = 0) => vi.setSystemTime(BEGIN + days * DAY + milliseconds);
const isKnown = async (cookie: string) => (await findAccount(ask("/", cookie), bindings, database)) !== null;

test("a session that is not used ends after 30 days, in the list of sessions as well", async () => {
  const user = await addUser("life-1@example.com");
  const cookie = await signedIn(user);
  goTo(30, -1000);
  expect(await isKnown(cookie)).toBe(true);
  expect(await listSessions(database, user, "")).toHaveLength(1);
  goTo(30, 1000);
  expect(await isKnown(cookie)).toBe(false);
  expect(await listSessions(database, user, "")).toEqual([]);
});

test("is due to be prolonged once a day, and lives 30 days from then", async () => {
  const cookie = await signedIn(await addUser("life-2@example.com"));
  const isDue = async (of: string) => (await readSession(ask("/", of), bindings))?.isDue;
  expect(await isDue(cookie)).toBe(false);
  goTo(1);
  expect(await isDue(cookie)).toBe(false);
  goTo(1, 1);
  expect(await isDue(cookie)).toBe(true);
  goTo(29);
  const prolonged = readCookies(await prolongSession(ask("/", cookie), bindings));
  expect(await isDue(prolonged)).toBe(false);
  goTo(59, -1000);
  expect(await isKnown(prolonged)).toBe(true);
  goTo(59, 1000);
  expect(await isKnown(prolonged)).toBe(false);
});

test("is in KV no longer than it lives", async () => {
  const put = vi.spyOn(bindings.KV, "put");
  await signedIn(await addUser("life-3@example.com"));
  const options = put.mock.calls.at(-1)![2] as { expiration: number };
  expect(Math.abs(options.expiration - (BEGIN + 30 * DAY) / 1000)).toBeLessThan(2);
  put.mockRestore();
});
