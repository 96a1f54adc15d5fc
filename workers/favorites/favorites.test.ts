import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addCalculators, addUser, database } from "../../tests/worker/account-bindings.ts";
import { favorites } from "#workers/database/schema.ts";
import { addFavorite, FAVORITES_LIMIT, listFavorites, mergeFavorites, removeFavorite } from "./favorites.ts";

const ids = Array.from({ length: 20 }, (_, index) => `calculator-${index}`);

test("an add is added once, a remove removes, and both may be repeated", async () => {
  await addCalculators(ids);
  const user = await addUser("f1@example.com");
  expect(await removeFavorite(database, user, ids[0]!)).toBeNull();
  expect(await addFavorite(database, user, ids[0]!)).toMatchObject({ kind: "added" });
  expect(await addFavorite(database, user, ids[0]!)).toMatchObject({ kind: "present" });
  expect(await addFavorite(database, user, ids[1]!)).toMatchObject({ kind: "added" });
  expect(await listFavorites(database, user)).toEqual([ids[0], ids[1]]);
  expect(await removeFavorite(database, user, ids[0]!)).not.toBeNull();
  expect(await removeFavorite(database, user, ids[0]!)).not.toBeNull();
  expect(await listFavorites(database, user)).toEqual([ids[1]]);
  expect(await addFavorite(database, user, ids[0]!)).toMatchObject({ kind: "added" });
  expect(await listFavorites(database, user)).toEqual([ids[1], ids[0]]);
});

test("the first added is first; of one moment they go by their ids", async () => {
  await addCalculators(["bmi", "loan", "tip"]);
  const user = await addUser("f0@example.com");
  const added = { bmi: 2, tip: 1, loan: 1 };
  for (const [calculatorId, moment] of Object.entries(added)) {
    await addFavorite(database, user, calculatorId);
    await database
      .update(favorites)
      .set({ addedAt: new Date(moment) })
      .where(and(eq(favorites.userId, user), eq(favorites.calculatorId, calculatorId)));
  }
  expect(await listFavorites(database, user)).toEqual(["loan", "tip", "bmi"]);
});

test("200 adds and removes at once over 20 favorites end as the last answers claim", { timeout: 30_000 }, async () => {
  await addCalculators(ids);
  const user = await addUser("f2@example.com");
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const operations = Array.from({ length: 200 }, () => ({
    id: ids[Math.floor(random() * ids.length)]!,
    adds: random() < 0.5,
  }));
  const answers = await Promise.all(
    operations.map(async ({ id, adds }) => {
      const answer = adds ? await addFavorite(database, user, id) : await removeFavorite(database, user, id);
      return { id, adds, changedAt: answer && "changedAt" in answer ? answer.changedAt : -1 };
    }),
  );
  // No two answers about one favorite are of the same time, so there is a last one.
  const dated = answers.filter(({ changedAt }) => changedAt >= 0);
  expect(new Set(dated.map(({ id, changedAt }) => `${id} ${changedAt}`)).size).toBe(dated.length);
  const claimed = ids.filter((id) => {
    const [last] = dated.filter((one) => one.id === id).toSorted((a, b) => b.changedAt - a.changedAt);
    return last?.adds ?? false;
  });
  expect(claimed.length).toBeGreaterThan(3);
  expect((await listFavorites(database, user)).toSorted()).toEqual(claimed.toSorted());
});

describe("changes of two devices", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  const change = (id: string, isFavorite: boolean, at: number) => ({ calculatorId: id, isFavorite, at });

  test("converge to the union, in either order", async () => {
    await addCalculators(ids);
    const phone = { sentAt: now, changes: [change(ids[0]!, true, now - 60_000), change(ids[1]!, true, now - 50_000)] };
    const laptop = { sentAt: now, changes: [change(ids[1]!, true, now - 40_000), change(ids[2]!, true, now - 30_000)] };
    for (const [email, order] of [
      ["f3@example.com", [phone, laptop]],
      ["f4@example.com", [laptop, phone]],
    ] as const) {
      const user = await addUser(email);
      for (const changes of order) expect(await mergeFavorites(database, user, changes, now)).toBe(true);
      expect((await listFavorites(database, user)).toSorted()).toEqual([ids[0], ids[1], ids[2]]);
    }
  });

  test("the later of an add and a remove counts, in either order; a tie is an add", async () => {
    await addCalculators(ids);
    const cases = [
      { add: now - 20, remove: now - 10, isFavorite: false },
      { add: now - 10, remove: now - 20, isFavorite: true },
      { add: now - 10, remove: now - 10, isFavorite: true },
    ];
    for (const [index, { add, remove, isFavorite }] of cases.entries()) {
      const user = await addUser(`f5-${index}@example.com`);
      await mergeFavorites(database, user, { sentAt: now, changes: [change(ids[3]!, true, now - 1000)] }, now);
      const both = [change(ids[3]!, true, add), change(ids[3]!, false, remove)];
      for (const one of index % 2 ? both : both.toReversed())
        await mergeFavorites(database, user, { sentAt: now, changes: [one] }, now);
      expect(await listFavorites(database, user)).toEqual(isFavorite ? [ids[3]] : []);
    }
  });

  test("a device whose clock is hours off loses no addition", async () => {
    await addCalculators(ids);
    const user = await addUser("f6@example.com");
    await addFavorite(database, user, ids[4]!, now - 120_000);
    await removeFavorite(database, user, ids[4]!, now - 60_000);
    // Added half a minute ago, on a clock that is five hours slow.
    const clock = now - 5 * 3_600_000;
    await mergeFavorites(database, user, { sentAt: clock, changes: [change(ids[4]!, true, clock - 30_000)] }, now);
    expect(await listFavorites(database, user)).toEqual([ids[4]]);
  });

  test("of two changes of one device the later counts, however long the call of the first took", async () => {
    await addCalculators(ids);
    const user = await addUser("f9@example.com");
    for (const clock of [now, now + 20_000, now - 5 * 3_600_000]) {
      // Removed a second after it was added; the addition arrives after eight, and its answer is lost.
      await mergeFavorites(database, user, { sentAt: clock, changes: [change(ids[4]!, true, clock)] }, now + 8000);
      expect(await listFavorites(database, user)).toEqual([ids[4]]);
      const removal = { sentAt: clock + 9000, changes: [change(ids[4]!, false, clock + 1000)] };
      await mergeFavorites(database, user, removal, now + 9100);
      expect(await listFavorites(database, user)).toEqual([]);
      await database.delete(favorites);
    }
  });

  test("what does not exist is left out, and the rest is kept", async () => {
    await addCalculators(ids);
    const user = await addUser("f7@example.com");
    const changes = [change("no-such-thing", true, now), change(ids[5]!, true, now), change("gone", false, now)];
    expect(await mergeFavorites(database, user, { sentAt: now, changes }, now)).toBe(true);
    expect(await listFavorites(database, user)).toEqual([ids[5]]);
  });
});

test("an account keeps 1,000 favorites and refuses the next, however it comes", { timeout: 30_000 }, async () => {
  const many = Array.from({ length: FAVORITES_LIMIT + 1 }, (_, index) => `many-${index}`);
  await addCalculators(many);
  const user = await addUser("f8@example.com");
  const now = Date.now();
  const changes = many.slice(0, -1).map((calculatorId) => ({ calculatorId, isFavorite: true, at: now }));
  expect(await mergeFavorites(database, user, { sentAt: now, changes }, now)).toBe(true);
  const last = many.at(-1)!;
  expect(await addFavorite(database, user, last)).toEqual({ kind: "full" });
  expect(await addFavorite(database, user, many[0]!)).toMatchObject({ kind: "present" });
  const one = { sentAt: now, changes: [{ calculatorId: last, isFavorite: true, at: now }] };
  expect(await mergeFavorites(database, user, one, now)).toBe(false);
  const swap = {
    sentAt: now + 1000,
    changes: [...one.changes, { calculatorId: many[0]!, isFavorite: false, at: now + 1000 }],
  };
  expect(await mergeFavorites(database, user, swap, now + 1000)).toBe(true);
  expect(await listFavorites(database, user)).toHaveLength(FAVORITES_LIMIT);
  expect((await database.select().from(favorites)).length).toBeGreaterThan(FAVORITES_LIMIT);
});
