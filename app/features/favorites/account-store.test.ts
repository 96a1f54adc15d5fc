import { beforeEach, expect, test, vi } from "vitest";
import type { Change, Outcome } from "./account-changes.ts";
import { type AccountWorld, createAccountStore } from "./account-store.ts";
import type { LogStorage } from "./change-log.ts";
import { ACCOUNT_KEY } from "./local-favorites.ts";

/** What was sent, call by call: "+bmi -tip". */
let sent: string[];
/** What becomes of each call in turn; all further ones are taken. */
let outcomes: Outcome[];
let troubles: string[];
/** While a call is under way. */
let during: () => unknown;
let load: AccountWorld["load"];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  outcomes = [];
  troubles = [];
  during = () => {};
  load = async () => ["bmi", "age"];
});

const know = (userId: string, ids: unknown) => localStorage.setItem(ACCOUNT_KEY, JSON.stringify({ userId, ids }));
const known = () => JSON.parse(localStorage.getItem(ACCOUNT_KEY) ?? "null") as unknown;
const write = (changes: readonly Change[]) =>
  changes.map(({ calculatorId, isFavorite }) => `${isFavorite ? "+" : "-"}${calculatorId}`).join(" ");

function open(storage: LogStorage = localStorage) {
  let turn: Promise<unknown> = Promise.resolve();
  let now = 1000;
  return createAccountStore("ada", {
    storage,
    now: () => (now += 1),
    async send(changes) {
      sent.push(write(changes));
      await Promise.resolve();
      during();
      return outcomes.shift() ?? { kind: "taken" };
    },
    load: () => load(),
    alone: (work) => (turn = turn.then(work)) as Promise<void>,
    onTrouble: ({ kind }) => troubles.push(kind),
  });
}

test.each<[string, () => void, readonly string[], true | undefined]>([
  ["what was known of the account", () => know("ada", ["bmi", "tip"]), ["bmi", "tip"], true],
  ["an empty list that was known", () => know("ada", []), [], true],
  ["nothing of another's", () => know("bob", ["bmi"]), [], undefined],
  ["nothing where nothing was kept", () => {}, [], undefined],
  ["nothing of what is no list", () => know("ada", 7), [], undefined],
  ["nothing of what is not JSON", () => localStorage.setItem(ACCOUNT_KEY, "{"), [], undefined],
])("it opens with %s", (_, prepare, ids, hasCome) => {
  prepare();
  const store = open();
  expect([store.ids(), store.hasCome(), store.countUnsent()]).toEqual([ids, hasCome, 0]);
});

test("a change shows at once and waits; what is sent is the last of each, and what was taken waits no more", async () => {
  know("ada", ["bmi"]);
  const store = open();
  const heard = vi.fn<() => void>();
  const leave = store.subscribe(heard);
  store.keep("tip", true);
  store.keep("bmi", false);
  store.keep("age", true);
  store.keep("age", false);
  expect([store.ids(), store.countUnsent(), heard.mock.calls.length, sent]).toEqual([["tip"], 4, 4, []]);
  expect(open().ids()).toEqual(["tip"]);
  expect(await store.sync()).toBe("taken");
  expect([sent, store.ids(), store.countUnsent()]).toEqual([["+tip -bmi -age"], ["tip"], 0]);
  expect(known()).toEqual({ userId: "ada", ids: ["tip"] });
  expect(heard).toHaveBeenCalledTimes(5);
  leave();
  store.keep("bmi", true);
  expect(heard).toHaveBeenCalledTimes(5);
});

test("where the server tells its list, that one counts", async () => {
  const store = open();
  outcomes = [{ kind: "taken", ids: ["loan", "tip"] }];
  store.set("tip", true, "Tip");
  await vi.waitFor(() => expect(store.countUnsent()).toBe(0));
  expect([store.ids(), known(), store.hasCome()]).toEqual([
    ["loan", "tip"],
    { userId: "ada", ids: ["loan", "tip"] },
    true,
  ]);
});

test.each<[Outcome, readonly string[], number]>([
  [{ kind: "later", message: null }, ["bmi", "tip"], 1],
  [{ kind: "absent", message: "Sign in." }, ["bmi", "tip"], 1],
  [{ kind: "refused", message: "At most 1,000." }, ["bmi"], 0],
])("after %j the list is %j, and %i wait", async (outcome, ids, unsent) => {
  know("ada", ["bmi"]);
  const store = open();
  store.keep("tip", true);
  outcomes = [outcome];
  expect(await store.sync()).toBe(outcome.kind);
  expect([store.ids(), store.countUnsent(), troubles, sent]).toEqual([ids, unsent, [outcome.kind], ["+tip"]]);
  expect(known()).toEqual({ userId: "ada", ids: ["bmi"] });
  // What waits goes with the next turn.
  expect(await store.sync()).toBe("taken");
  expect([sent.length, store.ids(), store.countUnsent()]).toEqual([1 + unsent, ids, 0]);
});

test("what is changed while a call is under way is sent after it", async () => {
  const store = open();
  store.keep("tip", true);
  during = () => {
    if (sent.length === 1) store.keep("tip", false);
  };
  await store.sync();
  expect([sent, store.ids(), store.countUnsent()]).toEqual([["+tip", "-tip"], [], 0]);
});

test("turns that wait are one; one that has begun is followed by another", async () => {
  const store = open();
  store.keep("tip", true);
  expect(store.sync()).toBe(store.sync());
  let second: Promise<unknown> | undefined;
  during = () => (second ??= store.sync());
  outcomes = [{ kind: "later", message: null }];
  expect(await store.sync()).toBe("later");
  expect(await second).toBe("taken");
  expect(sent).toEqual(["+tip", "+tip"]);
});

test("a refresh sends what waits, then takes over what other devices did", async () => {
  know("ada", ["bmi"]);
  const store = open();
  store.keep("tip", true);
  await store.refresh();
  expect([sent, store.ids(), known()]).toEqual([["+tip"], ["bmi", "age"], { userId: "ada", ids: ["bmi", "age"] }]);
});

test("what could not be sent is shown over what other devices did", async () => {
  const store = open();
  store.keep("tip", true);
  store.keep("bmi", false);
  outcomes = [{ kind: "later", message: null }];
  await store.refresh();
  expect([store.ids(), store.countUnsent(), store.hasCome()]).toEqual([["age", "tip"], 2, true]);
});

test("a list that cannot be had leaves the known one, and is no longer waited for where none was known", async () => {
  load = () => Promise.reject(new TypeError("Failed to fetch"));
  const store = open();
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  await store.refresh();
  expect([store.hasCome(), store.ids(), heard.mock.calls.length]).toEqual([false, [], 1]);
  know("ada", ["bmi"]);
  const other = open();
  await other.refresh();
  expect([other.hasCome(), other.ids()]).toEqual([true, ["bmi"]]);
});

test("it hears of other tabs: of the account's list and of its changes, of nothing else", () => {
  know("ada", ["bmi"]);
  const store = open();
  const heard = vi.fn<() => void>();
  store.subscribe(heard);
  store.hear("theme");
  store.hear("account-favorites-change/bob/tip/5");
  expect(heard).not.toHaveBeenCalled();
  know("ada", ["bmi", "age"]);
  store.hear(ACCOUNT_KEY);
  expect([store.ids(), heard.mock.calls.length]).toEqual([["bmi", "age"], 1]);
  const key = "account-favorites-change/ada/tip/5";
  localStorage.setItem(key, "1");
  store.hear(key);
  expect([store.ids(), store.countUnsent(), heard.mock.calls.length]).toEqual([["bmi", "age", "tip"], 1, 2]);
  // Somebody else's list in the same place: what was known of this account stays.
  know("bob", ["loan"]);
  store.hear(ACCOUNT_KEY);
  expect(store.ids()).toEqual(["bmi", "age", "tip"]);
});

test("where storage takes nothing the list lives as long as the page", async () => {
  const fail = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const store = open({ setItem: fail, removeItem: fail, getItem: () => null, key: () => null, length: 0 });
  store.keep("tip", true);
  await store.sync();
  expect([store.ids(), store.countUnsent(), store.hasCome()]).toEqual([["tip"], 0, true]);
  await store.refresh();
  store.keep("age", false);
  await store.sync();
  expect(store.ids()).toEqual(["bmi"]);
});
