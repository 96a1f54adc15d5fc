import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "./client.ts";
import { calculators, users } from "./schema.ts";

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

test("a list that is no list is empty, and hides no other row", async () => {
  const { database } = openDatabase(env.DB, "first-primary");
  const row = { name: "x", description: "x", category: "math", emoji: "x", definitionHash: "0" };
  await database.insert(calculators).values([
    { ...row, id: "whole", slug: "whole", keywords: ["loan"] },
    { ...row, id: "broken", slug: "broken" },
  ]);
  await env.DB.prepare("UPDATE calculators SET keywords = '{', ai_taxonomy = '[1]' WHERE id = 'broken'").run();
  const rows = await database.select().from(calculators).orderBy(calculators.id);
  expect(rows.map(({ id, keywords, aiTaxonomy }) => [id, keywords, aiTaxonomy])).toEqual([
    ["broken", [], []],
    ["whole", ["loan"], []],
  ]);
});
