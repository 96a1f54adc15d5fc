import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addCalculators, addUser, database } from "../../tests/worker/account-bindings.ts";
import { calculatorRequests, feedback } from "#workers/database/schema.ts";
import { saveFeedback } from "#workers/feedback/feedback.ts";
import { saveRequest } from "#workers/requests/requests.ts";
import {
  changeFeedback,
  feedbackChangeSchema,
  findAnswer,
  isFeedbackState,
  readFeedback,
  recordAnswer,
} from "./admin-feedback.ts";
import { changeRequests, listNotices, listRequests, requestChangeSchema } from "./admin-requests.ts";
import { composeNotice, sendNotice } from "./notice.ts";

const ORIGIN = "https://reckoner.example";
const nobody = { country: null, userId: null };
const want = (calculatorName: string, email?: string) =>
  saveRequest(database, { calculatorName, description: "", email }, nobody);

beforeEach(async () => {
  await database.delete(calculatorRequests);
  await database.delete(feedback);
});
afterEach(() => vi.restoreAllMocks());

test("requests for the same calculator are joined, the most wanted first", async () => {
  for (const name of ["Moon Base", "Tide table", "The TIDE-table calculator", "Táble tide"]) await want(name);
  const { requests, counts } = await listRequests(database, { state: "new" });
  expect(requests.map(({ key }) => key)).toEqual(["table tide", "table tide", "table tide", "base moon"]);
  expect(counts).toEqual({ new: 4, planned: 0, done: 0, declined: 0, spam: 0 });
  const ids = requests.filter(({ key }) => key === "table tide").map(({ id }) => id);
  expect(await changeRequests(database, { ids, state: "planned" })).toBe(3);
  expect((await listRequests(database, { state: "planned" })).requests).toHaveLength(3);
});

test("what many want is answered for all of them at once", async () => {
  for (let asked = 0; asked < 120; asked += 1) await want("Tide table", `ada${asked}@example.com`);
  const ids = (await listRequests(database, {})).requests.map(({ id }) => id);
  const change = v.parse(requestChangeSchema, { ids, state: "done" });
  expect(await changeRequests(database, change)).toBe(120);
  expect(await listNotices(database, ids, ORIGIN)).toHaveLength(120);
});

test("requests are found by words, set aside as spam, and removed", async () => {
  await want("Tide table", "ada@example.com");
  await want("Cheap watches");
  const find = async (search: string) => (await listRequests(database, { search })).requests;
  expect((await find("ADA@")).map(({ calculatorName }) => calculatorName)).toEqual(["Tide table"]);
  expect(await find("100%_")).toEqual([]);
  const [spam] = await find("watches");
  await changeRequests(database, { ids: [spam!.id], spam: true });
  expect(await find("watches")).toEqual([]);
  expect((await listRequests(database, { state: "spam" })).requests).toHaveLength(1);
  expect(await changeRequests(database, { ids: [spam!.id], remove: true })).toBe(1);
  expect(await changeRequests(database, { ids: [spam!.id], remove: true })).toBe(0);
  expect((await listRequests(database, {})).counts).toMatchObject({ new: 1, spam: 0 });
});

test("a notice says what became of the request, with the admin's answer, and goes to who left an address once", async () => {
  await want("Tide\ntable", "ada@example.com");
  await want("Tide table");
  const ids = (await listRequests(database, {})).requests.map(({ id }) => id);
  await changeRequests(database, { ids, state: "done", answer: "  " });
  await changeRequests(database, { ids, answer: "With all ports of Europe." });
  const [one, ...others] = await listNotices(database, ids, ORIGIN);
  expect(others).toEqual([]);
  expect(one?.notice).toMatchObject({ to: "ada@example.com", subject: "Your calculator request: Tide table" });
  expect(one?.notice.text).toContain("It is there now.\n\nWith all ports of Europe.");
  expect(one?.notice.text).toContain(`${ORIGIN}/?search=Tide%20table`);
  await changeRequests(database, { ids: one!.ids, noticed: true });
  expect(await listNotices(database, ids, ORIGIN)).toEqual([]);
});

test("who asked for a calculator several times is told once, of another calculator too", async () => {
  for (const email of ["ada@example.com", "Ada@Example.com", "bo@example.com"]) await want("Tide table", email);
  await want("The tide table calculator", "ada@example.com");
  await want("Moon base", "ada@example.com");
  const ids = (await listRequests(database, {})).requests.map(({ id }) => id);
  const notices = await listNotices(database, ids, ORIGIN);
  expect(notices.map(({ ids: asked, notice }) => [notice.to.toLowerCase(), asked.length]).toSorted()).toEqual([
    ["ada@example.com", 1],
    ["ada@example.com", 3],
    ["bo@example.com", 1],
  ]);
  for (const notice of notices) await changeRequests(database, { ids: notice.ids, noticed: true });
  expect(await listNotices(database, ids, ORIGIN)).toEqual([]);
});

test("the webhook gets the mail as JSON; one that refuses or cannot be reached took nothing", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status: 202 }));
  const notice = composeNotice({ calculatorName: "Tide", state: "declined", answer: null }, "ada@example.com", ORIGIN);
  expect(await sendNotice("https://mail.example/send", notice)).toBe(true);
  const [address, init] = fetched.mock.calls[0]!;
  expect([address, JSON.parse(init?.body as string)]).toEqual(["https://mail.example/send", notice]);
  fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await sendNotice("https://mail.example/send", notice)).toBe(false);
  fetched.mockRejectedValueOnce(new TypeError("refused"));
  expect(await sendNotice("https://mail.example/send", notice)).toBe(false);
});

test("a change says which and what, and nothing else counts", () => {
  const wrong = (sent: object) => v.safeParse(requestChangeSchema, sent).issues?.[0]?.message;
  expect(wrong({ state: "done" })).toBe("Say which request.");
  expect(wrong({ id: "r" })).toBe("Say what is to be changed.");
  expect(wrong({ id: "r", isAdmin: true })).toBe("Say what is to be changed.");
  expect(v.parse(requestChangeSchema, { id: "r", remove: true, isAdmin: true })).toEqual({ ids: ["r"], remove: true });
  expect(v.safeParse(feedbackChangeSchema, { id: "f" }).success).toBe(false);
});

test("feedback is searched, answered by mail, closed, set aside and removed", async () => {
  await addCalculators(["tip"]);
  const userId = await addUser("reader@example.com");
  const say = (message: string, from: string | null) =>
    saveFeedback(database, { type: "other", calculatorId: "tip", message }, { country: null, userId: from, voter: "" });
  await say("Rounds up", userId);
  await say("Buy watches", null);
  const read = async (filter: Parameters<typeof readFeedback>[1]) =>
    (await readFeedback(database, filter, ORIGIN)).messages;
  const [message] = await read({ search: "ROUNDS" });
  expect(message).toMatchObject({ state: "open", email: "reader@example.com", mail: null });
  const id = message!.id;
  expect(await findAnswer(database, id, ORIGIN)).toBeNull();
  await changeFeedback(database, { id, answer: "To the next cent, by law." });
  expect(await findAnswer(database, id, ORIGIN)).toMatchObject({
    to: "reader@example.com",
    text: expect.stringContaining("To the next cent, by law.\n\nYou wrote:\n> Rounds up"),
  });
  await recordAnswer(database, id);
  expect(await findAnswer(database, id, ORIGIN)).toBeNull();
  const [spam] = await read({ state: "open" });
  expect(spam?.message).toBe("Buy watches");
  await changeFeedback(database, { id: spam!.id, state: "spam" });
  expect(await read({ state: "open" })).toEqual([]);
  expect((await read({ state: "closed" })).map((one) => one.id)).toEqual([id]);
  expect((await readFeedback(database, {}, ORIGIN)).byCalculator).toMatchObject([{ messages: 1 }]);
  expect(await changeFeedback(database, { id: spam!.id, remove: true })).toBe(true);
  expect(await changeFeedback(database, { id: spam!.id, remove: true })).toBe(false);
});

test("feedback is listed by state and by calculator, the newest first, and counted by calculator without spam", async () => {
  await addCalculators(["tip", "bmi"]);
  const say = (calculatorId: string, message: string) =>
    saveFeedback(database, { type: "other", calculatorId, message }, { country: null, userId: null, voter: "" });
  for (const message of ["one", "two", "three"]) await say("tip", message);
  await say("bmi", "four");
  const list = async (filter: Parameters<typeof readFeedback>[1]) =>
    (await readFeedback(database, filter, ORIGIN)).messages.map(({ message }) => message).toSorted();
  const idOf = async (search: string) => (await readFeedback(database, { search }, ORIGIN)).messages[0]!.id;
  expect(await changeFeedback(database, { id: await idOf("two"), state: "spam" })).toBe(true);
  expect(await changeFeedback(database, { id: await idOf("three"), state: "closed" })).toBe(true);
  expect(await changeFeedback(database, { id: "nobody's", state: "closed" })).toBe(false);
  expect(await list({ state: "open" })).toEqual(["four", "one"]);
  expect(await list({ state: "spam" })).toEqual(["two"]);
  expect(await list({ state: "closed" })).toEqual(["three"]);
  expect(await list({ calculatorId: "bmi" })).toEqual(["four"]);
  expect(await list({ calculatorId: "bmi", state: "closed" })).toEqual([]);
  const { byCalculator, pages } = await readFeedback(database, {}, ORIGIN);
  expect(byCalculator.map((row) => [row.calculatorId, row.messages, row.all])).toEqual([
    ["tip", 2, 3],
    ["bmi", 1, 1],
  ]);
  expect(pages).toBe(1);
});

test("only states that there are can be asked for", () => {
  expect(["open", "closed", "spam"].map(isFeedbackState)).toEqual([true, true, true]);
  expect(["", "new", "OPEN", null].map(isFeedbackState)).toEqual([false, false, false, false]);
});
