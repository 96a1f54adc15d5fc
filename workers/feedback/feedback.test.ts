import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { readFeedback } from "#workers/admin/admin-feedback.ts";
import { feedback } from "#workers/database/schema.ts";
import { runDailyMaintenance } from "#workers/maintenance/daily-maintenance.ts";
import { feedbackSchema, saveFeedback } from "./feedback.ts";
import { nameVoter } from "./voter.ts";
import { forgetVotes, listVotes } from "./votes.ts";

const from = (voter: string) => ({ country: null, userId: null, voter });
const rows = () => database.select().from(feedback);

beforeEach(async () => {
  forgetVotes();
  await database.delete(feedback);
  await addCalculators(["bmi", "tip"]);
});

test("a visitor has one vote for a calculator and day, and the last one counts", async () => {
  for (const type of ["upvote", "upvote", "other"])
    await saveFeedback(database, { calculatorId: "tip", type }, from("ada"));
  await saveFeedback(database, { calculatorId: "tip", type: "upvote" }, from("bob"));
  await saveFeedback(database, { calculatorId: "bmi", type: "upvote" }, from("ada"));
  await saveFeedback(database, { calculatorId: "tip", type: "other", message: "Rounds up." }, from("ada"));
  await saveFeedback(database, { calculatorId: "tip", type: "other", message: "And down." }, from("ada"));
  expect(Object.fromEntries(await listVotes(database))).toEqual({ tip: { up: 1, all: 2 }, bmi: { up: 1, all: 1 } });
  expect((await rows()).filter(({ message }) => message !== null)).toHaveLength(2);
});

test("unknown calculators are refused, and the directory names the known ones", async () => {
  expect(await saveFeedback(database, { calculatorId: "nothing", type: "upvote" }, from("ada"))).toBe(false);
  const claimed = { calculatorId: "tip", calculatorName: "Buy cheap watches", type: "upvote" };
  expect(await saveFeedback(database, claimed, from("ada"))).toBe(true);
  expect((await rows()).map(({ calculatorName }) => calculatorName)).toEqual(["tip"]);
  await env.DB.prepare("UPDATE calculators SET name = 'Tip Calculator' WHERE id = 'tip'").run();
  expect((await readFeedback(database, {}, "https://a.test")).byCalculator.map(({ name }) => name)).toEqual([
    "Tip Calculator",
  ]);
});

test.each([
  { type: "other" },
  { type: "other", message: "  \n " },
  { type: "upvote", calculatorId: "tip", message: "" },
])("no feedback is blank: %o", (given) => {
  const parsed = v.safeParse(feedbackSchema, given);
  expect(parsed.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ["message", "Write a message."],
  ]);
});

test.each([
  { type: "upvote" },
  { type: "upvote", calculatorId: "tip" },
  { type: "other", calculatorId: "tip" },
  { type: "other", message: "Thank you." },
  { type: "bug", calculatorId: "tip", message: "Rounds up." },
])("a vote, a vote for a calculator and a message are feedback: %o", (given) => {
  expect(v.parse(feedbackSchema, given)).toEqual(given);
});

test("a visitor is told apart by account or network, for a day and by a secret; the day after nobody knows", async () => {
  const at = (address: string) => new Request("https://a.test", { headers: { "CF-Connecting-IP": address } });
  const name = (address: string, userId: string | null, secret: string, day = "2026-11-22T10:00:00Z") =>
    nameVoter(at(address), { userId, secret }, new Date(day));
  const ada = await name("192.0.2.1", null, "s");
  expect(await name("192.0.2.1", null, "s", "2026-11-22T23:59:00Z")).toBe(ada);
  expect(await name("192.0.2.7", "u", "s")).toBe(await name("192.0.2.8", "u", "s"));
  const others = [name("192.0.2.2", null, "s"), name("192.0.2.1", "u", "s"), name("192.0.2.1", null, "t")];
  expect(await Promise.all([...others, name("192.0.2.1", null, "s", "2026-11-23T00:00:00Z")])).not.toContain(ada);

  await saveFeedback(database, { calculatorId: "tip", type: "upvote" }, from(ada));
  await runDailyMaintenance(env, new Date());
  expect((await rows()).map(({ voteKey }) => voteKey)).toEqual([`${ada}:tip`]);
  await runDailyMaintenance(env, new Date(Date.now() + 86_400_000));
  expect((await rows()).map(({ voteKey }) => voteKey)).toEqual([null]);
});

test("a message that was dealt with goes a year after it was sent; an open one and votes stay", async () => {
  for (const message of ["closed", "open"])
    await saveFeedback(database, { calculatorId: "tip", type: "other", message }, from("ada"));
  await saveFeedback(database, { calculatorId: "tip", type: "upvote" }, from("ada"));
  await database.update(feedback).set({ state: "closed" }).where(eq(feedback.message, "closed"));
  await runDailyMaintenance(env, new Date(Date.now() + 364 * 86_400_000));
  expect(await rows()).toHaveLength(3);
  await runDailyMaintenance(env, new Date(Date.now() + 366 * 86_400_000));
  expect((await rows()).map(({ message }) => message).toSorted()).toEqual([null, "open"].toSorted());
});
