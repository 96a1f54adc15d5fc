import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeUser } from "./describe-user.ts";
import type { User } from "./user.ts";

const user = (more: Partial<User>): User => ({
  id: "ada",
  firstName: null,
  lastName: null,
  email: null,
  profileImageUrl: null,
  isAdmin: false,
  ...more,
});

test.each([
  [null, "You are signed out now"],
  [user({ firstName: "Ada", lastName: "Lovelace", email: "a@b.c" }), "Ada Lovelace is signed in now"],
  [user({ firstName: "Ada" }), "Ada is signed in now"],
  [user({ lastName: "Lovelace" }), "Lovelace is signed in now"],
  [user({ email: "a@b.c" }), "a@b.c is signed in now"],
  [user({}), "Somebody else is signed in now"],
])("%j: %s", (who, text) => {
  expect(describeUser(who)).toBe(text);
});

let posted: { url: string; body: unknown; account: string | null }[];
let status: number;
let onPost: () => void;

beforeEach(() => {
  localStorage.clear();
  posted = [];
  status = 200;
  onPost = () => {};
  vi.resetModules();
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    posted.push({ url, body: JSON.parse(String(init.body)), account: new Headers(init.headers).get("X-Account") });
    onPost();
    return Response.json({ error: "No." }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function load() {
  const { moveToAccount } = await import("./move-to-account.ts");
  const { localRecents, rememberRecent } = await import("#features/recents/index.ts");
  return { moveToAccount, rememberRecent, ids: () => localRecents().map(({ calculatorId }) => calculatorId) };
}

test("what this browser kept moves into the account, once for all who ask at a time, and is gone here", async () => {
  const { moveToAccount, rememberRecent, ids } = await load();
  rememberRecent("bmi");
  await Promise.all([moveToAccount("ada"), moveToAccount("ada")]);
  expect(posted).toMatchObject([
    {
      url: "/api/recents",
      body: { sentAt: expect.closeTo(Date.now(), -4), recents: [{ calculatorId: "bmi" }] },
      account: "ada",
    },
  ]);
  expect(ids()).toEqual([]);
  rememberRecent("tip");
  await moveToAccount("ada");
  expect(posted).toHaveLength(2);
});

test("what the account refuses stays; what was opened meanwhile, too; nothing is sent where there is nothing", async () => {
  const { moveToAccount, rememberRecent, ids } = await load();
  await moveToAccount("ada");
  expect(posted).toEqual([]);
  vi.spyOn(Date, "now").mockReturnValue(1_000);
  rememberRecent("bmi");
  status = 500;
  await moveToAccount("ada");
  expect(ids()).toEqual(["bmi"]);
  status = 200;
  onPost = () => {
    vi.spyOn(Date, "now").mockReturnValue(2_000);
    rememberRecent("tip");
  };
  await moveToAccount("ada");
  expect(ids()).toEqual(["tip"]);
  vi.restoreAllMocks();
});

test("what was saved in this browser moves as well, nobody else's, and what the account refuses stays", async () => {
  const { moveToAccount } = await load();
  const { readLocal } = await import("#features/saved/saved-store.ts");
  const saved = (id: string, more: object = {}) => ({
    id,
    calculatorId: "tip",
    name: id,
    inputs: { bill: 80 },
    updatedAt: "2026-11-01T12:00:00.000Z",
    ...more,
  });
  localStorage.setItem(
    "saved-calculations",
    JSON.stringify([saved("a"), saved("b", { owner: "ada" }), saved("c", { owner: "bob" })]),
  );
  status = 500;
  await moveToAccount("ada");
  expect(readLocal().map(({ id, owner }) => [id, owner])).toEqual([
    ["a", "ada"],
    ["b", "ada"],
    ["c", "bob"],
  ]);
  posted = [];
  status = 200;
  await moveToAccount("ada");
  expect(posted).toMatchObject(
    ["a", "b"].map((id) => ({ url: "/api/saved", body: { id, calculatorId: "tip" }, account: "ada" })),
  );
  expect(readLocal().map(({ id }) => id)).toEqual(["c"]);
});
