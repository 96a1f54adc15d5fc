import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { addCalculators, addUser, database } from "../../tests/worker/account-bindings.ts";
import { calculatorRequests, calculators, errorLog, feedback, users } from "#workers/database/schema.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { readOverview } from "./admin-overview.ts";

beforeEach(async () => {
  for (const table of [users, feedback, calculatorRequests, calculators, errorLog]) await database.delete(table);
});

test("of an empty site everything is nothing", async () => {
  expect(await readOverview(database)).toEqual({
    catalogue: { active: 0, hidden: 0, withoutDefinition: 0, uses: 0, seededUses: 0 },
    mostUsed: [],
    requests: {},
    feedbackOfMonth: 0,
    users: 0,
    errors: { total: 0, last1Hour: 0 },
  });
});

test("people, uses and what is hidden are counted; the ten most used are named, the most used first", async () => {
  const ids = Array.from({ length: 14 }, (_, at) => `c${String(at).padStart(2, "0")}`);
  await addCalculators(ids);
  const change = (set: string, id: string) =>
    env.DB.prepare(`UPDATE calculators SET ${set} WHERE id = ?`).bind(id).run();
  for (const [at, id] of ids.entries()) await change(`uses = ${at < 2 ? 5 : at}`, id);
  // Retired; hidden; hidden, and shown by an admin; shown, and hidden by one; without a definition.
  await change("status = 'retired'", "c13");
  await change("is_visible = 0", "c00");
  await change("is_visible = 0, visible_override = 1", "c01");
  await change("visible_override = 0", "c02");
  await change("has_config = 0", "c03");
  for (const email of ["ada@a.test", "bob@a.test"]) await addUser(email);
  const overview = await readOverview(database);
  expect(overview.catalogue).toEqual({ active: 13, hidden: 2, withoutDefinition: 1, uses: 100, seededUses: 0 });
  expect(overview.mostUsed.map(({ id }) => id)).toEqual("c12 c11 c10 c09 c08 c07 c06 c00 c01 c05".split(" "));
  expect(overview.users).toBe(2);
});

test("uses that were set when the site began are told apart, and rank nothing", async () => {
  await addCalculators(["random-calculator", "401k", "bmi", "tip"]);
  for (const [id, uses] of [
    ["random-calculator", 950],
    ["401k", 652],
    ["tip", 7],
    // Fewer than were set: nobody counted them.
    ["bmi", 5],
  ] as const)
    await env.DB.prepare("UPDATE calculators SET uses = ? WHERE id = ?").bind(uses, id).run();
  const { catalogue, mostUsed } = await readOverview(database);
  expect(catalogue).toMatchObject({ uses: 1614, seededUses: 950 + 650 + 5 });
  expect(mostUsed.map(({ id, countedUses }) => [id, countedUses])).toEqual([
    ["tip", 7],
    ["401k", 2],
  ]);
});

test("feedback counts for thirty days", async () => {
  await addCalculators(["bmi"]);
  await saveFeedback(database, { calculatorId: "bmi", type: "upvote" }, { country: null, userId: null, voter: "ada" });
  const [row] = await database.select().from(feedback);
  const month = 30 * 86_400_000;
  const at = (later: number) => readOverview(database, row!.createdAt.getTime() + later);
  expect([(await at(month)).feedbackOfMonth, (await at(month + 1)).feedbackOfMonth]).toEqual([1, 0]);
});
