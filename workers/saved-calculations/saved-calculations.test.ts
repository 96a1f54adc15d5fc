import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { safeParse } from "valibot";
import { addCalculators, addUser, database } from "../../tests/worker/account-bindings.ts";
import {
  deleteSaved,
  findIssues,
  listSaved,
  saveCalculation,
  savedSchema,
  type SavedInput,
} from "./saved-calculations.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

const calculation = (more: Partial<SavedInput> = {}): SavedInput => ({
  id: crypto.randomUUID(),
  calculatorId: "mortgage",
  name: "Ours",
  inputs: { price: 1 },
  figures: [{ label: "Payment", text: "$1" }],
  ...more,
});

test("the last written is first, with what was written last", async () => {
  await addCalculators(["mortgage"]);
  const user = await addUser("saved-1@example.com");
  const [first, second] = [calculation({ name: "First" }), calculation({ name: "Second" })];
  expect(await saveCalculation(database, user, first, NOW)).toBe("saved");
  expect(await saveCalculation(database, user, second, NOW + MINUTE)).toBe("saved");
  expect((await listSaved(database, user)).map(({ name }) => name)).toEqual(["Second", "First"]);
  const renamed = { ...first, name: "Renamed", inputs: { price: 2 }, figures: [] };
  expect(await saveCalculation(database, user, renamed, NOW + 2 * MINUTE)).toBe("saved");
  const listed = await listSaved(database, user);
  expect(listed.map(({ name }) => name)).toEqual(["Renamed", "Second"]);
  expect(listed[0]).toMatchObject({
    inputs: { price: 2 },
    figures: [],
    createdAt: new Date(NOW),
    updatedAt: new Date(NOW + 2 * MINUTE),
  });
});

test("keeps the time that a browser says, but no time to come", async () => {
  await addCalculators(["mortgage"]);
  const user = await addUser("saved-2@example.com");
  const times = [NOW - MINUTE, NOW + MINUTE].map((time) => calculation({ savedAt: new Date(time).toISOString() }));
  for (const one of times) await saveCalculation(database, user, one, NOW);
  expect((await listSaved(database, user)).map(({ createdAt }) => createdAt.getTime())).toEqual([NOW, NOW - MINUTE]);
});

test("an id of another user, or of another calculator, is taken", async () => {
  await addCalculators(["mortgage", "loan"]);
  const [user, other] = [await addUser("saved-3@example.com"), await addUser("saved-4@example.com")];
  const saved = calculation();
  await saveCalculation(database, user, saved, NOW);
  expect(await saveCalculation(database, other, saved, NOW)).toBe("taken");
  expect(await saveCalculation(database, user, { ...saved, calculatorId: "loan" }, NOW)).toBe("taken");
  expect(await deleteSaved(database, other, saved.id)).toBe(false);
  expect(await listSaved(database, user)).toHaveLength(1);
  expect(await listSaved(database, other)).toEqual([]);
  expect(await deleteSaved(database, user, saved.id)).toBe(true);
  expect(await deleteSaved(database, user, saved.id)).toBe(false);
});

test("an account keeps 200: the next is refused, one that is there can be changed, a deletion makes room", async () => {
  await addCalculators(["mortgage"]);
  const [user, other] = [await addUser("saved-5@example.com"), await addUser("saved-6@example.com")];
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
    INSERT INTO saved_calculations (id, user_id, calculator_id, name, inputs, figures, created_at, updated_at)
    SELECT 'full-' || i, ?, 'mortgage', 'n', '{}', '[]', 1, 1 FROM n`,
  )
    .bind(user)
    .run();
  const last = calculation();
  expect(await saveCalculation(database, user, last, NOW)).toBe("saved");
  expect(await saveCalculation(database, user, calculation(), NOW)).toBe("full");
  expect(await saveCalculation(database, other, calculation(), NOW)).toBe("saved");
  expect(await saveCalculation(database, user, { ...last, name: "Changed" }, NOW)).toBe("saved");
  expect(await deleteSaved(database, user, "full-7")).toBe(true);
  expect(await saveCalculation(database, user, calculation(), NOW)).toBe("saved");
  expect(await listSaved(database, user)).toHaveLength(200);
});

test("names, ids and figures have their bounds", () => {
  const isTaken = (more: object) => safeParse(savedSchema, { ...calculation(), ...more }).success;
  expect(isTaken({})).toBe(true);
  expect(isTaken({ name: "n".repeat(100) })).toBe(true);
  expect(isTaken({ figures: Array.from({ length: 3 }, () => ({ label: "l".repeat(100), text: "t" })) })).toBe(true);
  expect(isTaken({ savedAt: "2026-01-01T10:00:00Z" })).toBe(true);
  for (const bad of [
    { id: "1" },
    { name: " " },
    { name: "n".repeat(101) },
    { calculatorId: "m".repeat(65) },
    { inputs: "none" },
    { figures: Array.from({ length: 4 }, () => ({ label: "l", text: "t" })) },
    { figures: [{ label: "l".repeat(101), text: "t" }] },
    { savedAt: "yesterday" },
  ])
    expect({ bad, isTaken: isTaken(bad) }).toEqual({ bad, isTaken: false });
});

test("what is wrong with inputs is said by field, and a calculator that does not exist has none", async () => {
  expect(await findIssues(calculation({ inputs: {} }), "2026-01-01")).toEqual([]);
  expect(await findIssues(calculation({ inputs: { price: "many" } }), "2026-01-01")).toMatchObject([
    { field: "price" },
  ]);
  expect(await findIssues(calculation({ calculatorId: "no-such-calculator" }), "2026-01-01")).toBeNull();
});
