/** In which order an admin reads what there is, and whose is whose. */
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { addCalculators, addUser, database, signedIn } from "../../tests/worker/account-bindings.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { saveRequest } from "#workers/requests/requests.ts";
import { readFeedback } from "./admin-feedback.ts";
import { listRequests, wantedKey } from "./admin-requests.ts";
import { listUsers } from "./admin-users.ts";

const run = (statement: string, ...values: readonly (string | number | null)[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run();

beforeEach(async () => {
  for (const table of ["users", "feedback", "calculator_requests"]) await run(`DELETE FROM ${table}`);
});

test("who was here last is first, each with their own providers and sessions, the latest session first", async () => {
  const ids = new Map<string, string>();
  for (const [name, day] of [
    ["ada", 2],
    ["bob", 3],
    ["cid", 1],
  ] as const) {
    const id = await addUser(`${name}@example.com`, { provider: `${name}s` });
    ids.set(name, id);
    await run("UPDATE users SET last_seen_at = ?, first_name = ? WHERE id = ?", day * 86_400_000, name, id);
  }
  for (let sessions = 0; sessions < 3; sessions += 1) await signedIn(ids.get("ada")!);
  await signedIn(ids.get("bob")!);
  const { results } = await run("SELECT id FROM user_sessions WHERE user_id = ? ORDER BY id", ids.get("ada")!);
  const keys = results.map((row) => String((row as { id: unknown }).id));
  for (const [at, key] of [keys[1]!, keys[2]!, keys[0]!].entries())
    await run("UPDATE user_sessions SET created_at = ? WHERE id = ?", 1_000 - at, key);
  const { users, total } = await listUsers(database, "");
  expect([total, users.map(({ email }) => email)]).toEqual([
    3,
    ["bob", "ada", "cid"].map((one) => `${one}@example.com`),
  ]);
  expect(users.map(({ providers, sessions }) => [providers, sessions.length])).toEqual([
    [["bobs"], 1],
    [["adas"], 3],
    [["cids"], 0],
  ]);
  expect(users[1]!.sessions.map(({ key }) => key)).toEqual([keys[1], keys[2], keys[0]]);
});

test("a name is what of it is known, and is found in any letters; fifty users are shown of more", async () => {
  const id = await addUser("ada@example.com");
  const nameOf = async (first: string | null, last: string | null) => {
    await run("UPDATE users SET first_name = ?, last_name = ? WHERE id = ?", first, last, id);
    return (await listUsers(database, "")).users[0]!.name;
  };
  expect(await nameOf("Ada", null)).toBe("Ada");
  expect(await nameOf(null, "Lovelace")).toBe("Lovelace");
  expect(await nameOf(null, null)).toBe("");
  expect(await nameOf("Ada", "Lovelace")).toBe("Ada Lovelace");
  expect((await listUsers(database, "ADA LOVE")).total).toBe(1);
  for (let more = 0; more < 50; more += 1) await addUser(`more-${more}@example.com`);
  const { users, total } = await listUsers(database, "");
  expect([users.length, total]).toEqual([50, 51]);
});

test("what most people want is first; of one calculator the newest request is", async () => {
  const ask = async (calculatorName: string, day: number) => {
    await saveRequest(database, { calculatorName, description: `${day}` }, { country: null, userId: null });
    await run("UPDATE calculator_requests SET created_at = ? WHERE description = ?", day * 86_400_000, `${day}`);
  };
  for (const [name, day] of [
    ["Tides", 2],
    ["Knots", 9],
    ["tides calculator", 4],
    ["A moon", 5],
    ["The Moon Calculator", 8],
    ["TIDES", 3],
  ] as const)
    await ask(name, day);
  const { requests, counts } = await listRequests(database, {});
  expect(requests.map(({ calculatorName }) => calculatorName)).toEqual([
    "tides calculator",
    "TIDES",
    "Tides",
    "The Moon Calculator",
    "A moon",
    "Knots",
  ]);
  expect(counts).toEqual({ new: 6, planned: 0, done: 0, declined: 0, spam: 0 });
});

test.each([
  ["Tide Table", "the table of tide calculator".replace("of ", "")],
  ["Café crème", "CREME CAFE"],
  ["  ··· ", "···"],
  ["The Calculator", " the calculator "],
])("“%s” and “%s” are one wish", (one, other) => {
  expect(wantedKey(one)).toBe(wantedKey(other));
});

test("messages are read the newest first, calculators by how much was said of them", async () => {
  await addCalculators(["bmi", "tip"]);
  const from = { country: null, userId: null, voter: "" };
  for (const [message, calculatorId, day] of [
    ["second", "tip", 2],
    ["fourth", "bmi", 4],
    ["first", "tip", 1],
    ["third", "tip", 3],
  ] as const) {
    await saveFeedback(database, { type: "other", message, calculatorId }, from);
    await run("UPDATE feedback SET created_at = ? WHERE message = ?", day * 86_400_000, message);
  }
  const { messages, byCalculator, pages } = await readFeedback(database, {}, "https://a.test");
  expect(messages.map(({ message }) => message)).toEqual(["fourth", "third", "second", "first"]);
  expect(byCalculator.map(({ calculatorId, all, last }) => [calculatorId, all, last])).toEqual([
    ["tip", 3, "1970-01-04T00:00:00.000Z"],
    ["bmi", 1, "1970-01-05T00:00:00.000Z"],
  ]);
  expect(pages).toBe(1);
});

test("fifty messages are a page, and each is on one page", async () => {
  const from = { country: null, userId: null, voter: "" };
  for (let written = 0; written < 51; written += 1)
    await saveFeedback(database, { type: "other", message: `Message ${written}` }, from);
  // Of one moment, so that only their ids order them.
  await run("UPDATE feedback SET created_at = 0");
  const read = (page: number) => readFeedback(database, { page }, "https://a.test");
  const [first, second] = [await read(1), await read(2)];
  expect([first.pages, first.messages.length, second.messages.length]).toEqual([2, 50, 1]);
  const ids = [...first.messages, ...second.messages].map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(51);
});
