import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Change, sendChanges } from "./account-changes.ts";

const NOW = 1_700_000_000_000;
const change = (calculatorId: string, isFavorite: boolean): Change => ({ calculatorId, isFavorite, at: NOW });
let sent: { method: string; url: string; account: string | null; ids: string[] | undefined }[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json(["bmi"]);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body = init.body ? (JSON.parse(init.body as string) as { changes?: Change[] }) : {};
    const account = new Headers(init.headers).get("X-Account");
    sent.push({ method: init.method!, url, account, ids: body.changes?.map(({ calculatorId }) => calculatorId) });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is sent where nothing changed", async () => {
  expect(await sendChanges([], "ada")).toEqual({ kind: "taken" });
  expect(sent).toEqual([]);
});

test("a call says whose changes it brings", async () => {
  await sendChanges([change("bmi", true)], "ada");
  expect(sent).toEqual([{ account: "ada", method: "POST", url: "/api/favorites/merge", ids: ["bmi"] }]);
});

test("several go together, removals first, as they make room", async () => {
  await sendChanges([change("a", true), change("b", false), change("c", true), change("d", false)], "ada");
  expect(sent.map(({ url, ids }) => [url, ids])).toEqual([["/api/favorites/merge", ["b", "d", "a", "c"]]]);
});

test("up to 400 are one call, the next needs another", async () => {
  const many = Array.from({ length: 401 }, (_, at) => change(`c${at}`, true));
  await sendChanges(many.slice(0, 400), "ada");
  expect(sent.map(({ ids }) => ids?.length)).toEqual([400]);
  await sendChanges(many, "ada");
  expect(sent.map(({ ids }) => ids?.length)).toEqual([400, 400, 1]);
});

test.each([
  [200, ["bmi", "tip"], { kind: "taken", ids: ["bmi", "tip"] }],
  [200, { success: true }, { kind: "taken" }],
  [401, { error: "Sign in." }, { kind: "absent", message: "Sign in." }],
  [412, { error: "Somebody else." }, { kind: "absent", message: "Somebody else." }],
  [400, { error: "At most 1,000." }, { kind: "refused", message: "At most 1,000." }],
  [404, null, { kind: "refused", message: "The server could not take it. Please try again." }],
  [408, { error: "Slow." }, { kind: "later", message: "Slow." }],
  [429, { error: "Wait." }, { kind: "later", message: "Wait." }],
  [499, { error: "No." }, { kind: "refused", message: "No." }],
  [500, { error: "Down." }, { kind: "later", message: "Down." }],
  [503, { error: "Down." }, { kind: "later", message: "Down." }],
])("%d with %j is %j", async (status, body, outcome) => {
  answer = () => Response.json(body, { status });
  expect(await sendChanges([change("bmi", true)], "ada")).toEqual(outcome);
});

test("of parts the first that is not taken ends it", async () => {
  answer = () => Response.json({ error: "Wait." }, { status: 429 });
  const many = Array.from({ length: 900 }, (_, at) => change(`c${at}`, true));
  expect(await sendChanges(many, "ada")).toEqual({ kind: "later", message: "Wait." });
  expect(sent).toHaveLength(1);
});
