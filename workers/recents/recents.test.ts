import { expect, test } from "vitest";
import { parse, safeParse } from "valibot";
import { addCalculators, addUser, database } from "../../tests/worker/account-bindings.ts";
import { listRecents, mergeRecents, recentsSchema } from "./recents.ts";

const NOW = 1_800_000_000_000;
const ids = Array.from({ length: 51 }, (_, index) => `recent-${String(index).padStart(2, "0")}`);

/** What a browser sends whose clock is right: a calculator and how many milliseconds ago it was opened. */
const opened = (...list: readonly [id: string, ago: number][]) => ({
  sentAt: NOW,
  recents: list.map(([calculatorId, ago]) => ({ calculatorId, at: NOW - ago })),
});

async function listFor(userId: string) {
  const rows = await listRecents(database, userId);
  return rows.map(({ calculatorId, usedAt }) => [calculatorId, NOW - usedAt.getTime()]);
}

test("the latest is first, whatever the order they came in, and the later time of two devices counts", async () => {
  await addCalculators(ids);
  const [one, two] = [await addUser("recents-1@example.com"), await addUser("recents-2@example.com")];
  const [telephone, laptop] = [
    opened([ids[0]!, 500], [ids[1]!, 100]),
    opened([ids[1]!, 900], [ids[2]!, 300], [ids[0]!, 50]),
  ];
  for (const sent of [telephone, laptop]) await mergeRecents(database, one, sent, NOW);
  for (const sent of [laptop, telephone, laptop]) await mergeRecents(database, two, sent, NOW);
  const merged = [
    [ids[0], 50],
    [ids[1], 100],
    [ids[2], 300],
  ];
  expect(await listFor(one)).toEqual(merged);
  expect(await listFor(two)).toEqual(merged);
});

test("of one that is sent twice at once the later time counts, and one that does not exist is left out", async () => {
  await addCalculators(ids);
  const user = await addUser("recents-3@example.com");
  await mergeRecents(
    database,
    user,
    opened([ids[0]!, 70], [ids[0]!, 40], ["no-such-calculator", 10], [ids[0]!, 60]),
    NOW,
  );
  expect(await listFor(user)).toEqual([[ids[0], 40]]);
});

test("times go by how long ago it was, so that a wrong clock moves nothing, and nothing is in the future", async () => {
  await addCalculators(ids);
  const user = await addUser("recents-4@example.com");
  const hour = 3_600_000;
  const behind = { sentAt: NOW - 5 * hour, recents: [{ calculatorId: ids[0]!, at: NOW - 6 * hour }] };
  const ahead = { sentAt: NOW, recents: [{ calculatorId: ids[1]!, at: NOW + hour }] };
  const ancient = { sentAt: NOW, recents: [{ calculatorId: ids[2]!, at: -NOW }] };
  for (const sent of [behind, ahead, ancient]) await mergeRecents(database, user, sent, NOW);
  expect(await listFor(user)).toEqual([
    [ids[1], 0],
    [ids[0], hour],
    [ids[2], NOW],
  ]);
});

test("an account keeps fifty, and forgets its own oldest first", async () => {
  await addCalculators(ids);
  const [user, other] = [await addUser("recents-5@example.com"), await addUser("recents-6@example.com")];
  await mergeRecents(database, other, opened([ids[50]!, 9_000_000]), NOW);
  await mergeRecents(
    database,
    user,
    opened(
      ...ids
        .slice(0, 50)
        .map((id, index) => [id, 1000 * index] as const)
        .map(([id, ago]): [string, number] => [id, ago]),
    ),
    NOW,
  );
  expect(await listFor(user)).toHaveLength(50);
  await mergeRecents(database, user, opened([ids[50]!, 500]), NOW);
  const kept = (await listFor(user)).map(([id]) => id);
  expect(kept).toEqual([ids[0], ids[50], ...ids.slice(1, 49)]);
  expect(await listFor(other)).toEqual([[ids[50], 9_000_000]]);
});

test("fifty are taken at once, and no more, and only ids and times", () => {
  const entry = { calculatorId: "mortgage", at: 1 };
  const sent = (recents: readonly object[]) => safeParse(recentsSchema, { sentAt: 1, recents }).success;
  expect(sent(Array.from({ length: 50 }, () => entry))).toBe(true);
  expect(sent(Array.from({ length: 51 }, () => entry))).toBe(false);
  for (const bad of [
    { ...entry, at: Infinity },
    { ...entry, at: "1" },
    { ...entry, calculatorId: "" },
    { ...entry, calculatorId: "a/b" },
    { at: 1 },
  ])
    expect(sent([bad])).toBe(false);
  expect(() => parse(recentsSchema, { sentAt: Number.NaN, recents: [] })).toThrow();
});
