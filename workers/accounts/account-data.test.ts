import { env } from "cloudflare:workers";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#workers/database/schema.ts";
import { addCalculators, addUser, ask, bindings, database, signedIn } from "../../tests/worker/account-bindings.ts";
import { deleteAccount, exportAccount, listRequests } from "./account-data.ts";
import { findAccount } from "./accounts.ts";
import { addFavorite } from "#workers/favorites/favorites.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { mergeRecents } from "#workers/recents/recents.ts";
import { saveRequest } from "#workers/requests/requests.ts";
import { saveCalculation } from "#workers/saved-calculations/saved-calculations.ts";

const tables = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableConfig(table));

/** All rows of all tables, as text. */
async function everything(): Promise<{ table: string; text: string; row: Record<string, unknown> }[]> {
  const all = [];
  for (const { name } of tables) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all<Record<string, unknown>>();
    all.push(...results.map((row) => ({ table: name, text: JSON.stringify(row), row })));
  }
  return all;
}

async function fill(email: string) {
  await addCalculators(["bmi", "tip"]);
  const userId = await addUser(email);
  const cookies = [await signedIn(userId), await signedIn(userId)];
  await addFavorite(database, userId, "bmi");
  const id = crypto.randomUUID();
  await saveCalculation(database, userId, {
    id,
    calculatorId: "tip",
    name: `Dinner of ${email}`,
    inputs: { bill: 80 },
    figures: [],
  });
  const now = Date.now();
  await mergeRecents(database, userId, { sentAt: now, recents: [{ calculatorId: "tip", at: now }] }, now);
  const request = { calculatorName: "Tide table", description: `Please tell ${email} when it is there.`, email };
  await saveRequest(database, request, { country: null, userId });
  // Sent while signed out, from the same address.
  await saveRequest(database, request, { country: null, userId: null });
  await saveFeedback(database, { type: "other", message: `Write to ${email}.` }, { country: null, userId, voter: "" });
  return { userId, cookies };
}

test("the export holds every row that mentions the user", async () => {
  const { userId } = await fill("export@example.com");
  const exported = await exportAccount(database, { id: userId, email: "export@example.com", emailVerified: true });
  const mentions = (await everything()).filter(({ text }) =>
    [userId, "export@example.com"].some((one) => text.includes(one)),
  );
  expect(new Set(mentions.map(({ table }) => table))).toEqual(
    new Set([
      "users",
      "user_identities",
      "user_sessions",
      "favorites",
      "saved_calculations",
      "recents",
      "calculator_requests",
      "feedback",
    ]),
  );
  const { exportedAt: _, user, ...lists } = exported;
  expect(user).toMatchObject({ id: userId, email: "export@example.com" });
  expect(1 + Object.values(lists).flat().length).toBe(mentions.length);
});

test("after deletion no row of any table mentions the user, their sessions are over, and others keep theirs", async () => {
  const email = "delete@example.com";
  const other = await fill("stays@example.com");
  const { userId, cookies } = await fill(email);
  const before = await everything();
  const account = await findAccount(ask("/", cookies[1]), bindings, database);
  await deleteAccount(database, bindings, account!);

  const after = await everything();
  expect(after.filter(({ text }) => text.includes(userId) || text.includes(email))).toEqual([]);
  const count = (rows: typeof after, table: string) => rows.filter((one) => one.table === table).length;
  for (const table of ["calculator_requests", "feedback"]) expect(count(after, table)).toBe(count(before, table));
  expect(after.find(({ table, row }) => table === "feedback" && row["user_id"] === null)?.row).toMatchObject({
    message: "Write to (removed).",
  });
  for (const cookie of cookies) expect(await findAccount(ask("/", cookie), bindings, database)).toBeNull();
  const keys = (await env.KV.list({ prefix: "session:" })).keys.map(({ name }) => name);
  const values = await Promise.all(keys.map((key) => env.KV.get(key)));
  expect(values.filter((value) => value?.includes(userId))).toEqual([]);
  expect(await findAccount(ask("/", other.cookies[1]), bindings, database)).toMatchObject({ id: other.userId });
});

test("who deletes an account with an unproven address takes nothing of its owner's", async () => {
  await fill("owner@example.com");
  const impostor = await addUser("owner@example.com", { emailVerified: false, provider: "elsewhere" });
  const owned = (await everything()).filter(({ text }) => text.includes("owner@example.com")).length;
  await deleteAccount(database, bindings, { id: impostor, email: "owner@example.com", emailVerified: false });
  const left = (await everything()).filter(({ text }) => text.includes("owner@example.com")).length;
  // The impostor's own user and identity.
  expect(left).toBe(owned - 2);
});

test("an address in another spelling is exported and removed as well", async () => {
  const userId = await addUser("Spelling@example.com");
  const request = {
    calculatorName: "Tide table",
    description: "To SPELLING@Example.com, please.",
    email: "spelling@EXAMPLE.com",
  };
  await saveRequest(database, request, { country: null, userId: null });
  await saveFeedback(
    database,
    { type: "other", message: "Write to spelling@example.COM." },
    { country: null, userId, voter: "" },
  );
  const answer = "answer = 'Sent to spelling@Example.com.'";
  await env.DB.batch([
    env.DB.prepare(`UPDATE feedback SET ${answer} WHERE user_id = ?`).bind(userId),
    env.DB.prepare(`UPDATE calculator_requests SET ${answer} WHERE email = ?`).bind(request.email),
  ]);
  const owner = { id: userId, email: "Spelling@example.com", emailVerified: true };
  expect((await exportAccount(database, owner)).requests).toHaveLength(1);
  await deleteAccount(database, bindings, owner);
  expect((await everything()).filter(({ text }) => /spelling@example/i.test(text))).toEqual([]);
});

test("who has no address can go too, and what they wrote stays as it was written", async () => {
  const userId = await addUser("without@example.com");
  const description = "Say null where there is none.";
  const request = { calculatorName: "Tide table", description };
  await saveRequest(database, request, { country: null, userId });
  await deleteAccount(database, bindings, { id: userId, email: null, emailVerified: false });
  const { results } = await env.DB.prepare("SELECT user_id FROM calculator_requests WHERE description = ?")
    .bind(description)
    .all();
  expect(results).toEqual([{ user_id: null }]);
});

test("of what someone asked for the latest is first", async () => {
  const userId = await addUser("asks@example.com");
  for (const [calculatorName, day] of [
    ["Knots", 2],
    ["Tides", 3],
    ["Moons", 1],
  ] as const) {
    await saveRequest(database, { calculatorName, description: "" }, { country: null, userId });
    await env.DB.prepare("UPDATE calculator_requests SET created_at = ? WHERE calculator_name = ? AND user_id = ?")
      .bind(day * 86_400_000, calculatorName, userId)
      .run();
  }
  const names = (await listRequests(database, userId)).map(({ calculatorName }) => calculatorName);
  expect(names).toEqual(["Tides", "Knots", "Moons"]);
});
