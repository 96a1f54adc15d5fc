import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { users } from "./schema.ts";

test("what a session wrote, the bookmark lets the next one see", async () => {
  const first = openDatabase(env.DB);
  await first.database.insert(users).values({ id: "u1", firstName: "Ada" });
  const bookmark = first.bookmark();
  expect(bookmark).toEqual(expect.any(String));

  const second = openDatabase(env.DB, bookmark ?? undefined);
  const [user] = await second.database.select().from(users).where(eq(users.id, "u1"));
  expect(user).toMatchObject({ firstName: "Ada", lastName: null, emailVerified: false });
  expect(user?.createdAt).toBeInstanceOf(Date);
});

test("a batch runs in one transaction", async () => {
  const { database } = openDatabase(env.DB, "first-primary");
  await expect(
    database.batch([database.insert(users).values({ id: "u2" }), database.insert(users).values({ id: "u2" })]),
  ).rejects.toThrow();
  expect(await database.select().from(users).where(eq(users.id, "u2"))).toEqual([]);
});
