import * as v from "valibot";
import { expect, test } from "vitest";
import { addUser, ask, bindings, database, signedIn } from "../../tests/worker/account-bindings.ts";
import { findAccount } from "#workers/accounts/accounts.ts";
import { endSessions, listUsers, removeUser, userChangeSchema } from "./admin-users.ts";

test("users are found by name, e-mail or id, and without wildcards", async () => {
  const id = await addUser("grace@example.com");
  await addUser("linus@example.com");
  const find = async (search: string) => (await listUsers(database, search)).users.map(({ email }) => email);
  expect(await find("GRACE@")).toEqual(["grace@example.com"]);
  expect(await find(id)).toEqual(["grace@example.com"]);
  expect((await find("ada love")).length).toBe(2);
  expect(await find("%")).toEqual([]);
  expect((await listUsers(database, "")).total).toBe(2);
  expect((await listUsers(database, "grace")).users[0]).toMatchObject({ name: "Ada Lovelace", providers: ["test"] });
});

test("one session is ended, then all, then the account: at once, and nobody else's", async () => {
  const [id, other] = [await addUser("one@example.com"), await addUser("two@example.com")];
  const cookies = [await signedIn(id), await signedIn(id), await signedIn(id)];
  const strange = await signedIn(other);
  const signedInStill = async () =>
    (await Promise.all([...cookies, strange].map((cookie) => findAccount(ask("/", cookie), bindings, database)))).map(
      (account) => account !== null,
    );
  const { sessions } = (await listUsers(database, id)).users[0]!;
  expect(sessions).toHaveLength(3);
  const foreign = (await listUsers(database, other)).users[0]!.sessions[0]!.key;
  expect(await endSessions(database, bindings, { id, key: foreign })).toBe(0);
  expect(await endSessions(database, bindings, { id, key: sessions[0]!.key })).toBe(1);
  expect((await signedInStill()).filter(Boolean)).toHaveLength(3);
  expect(await endSessions(database, bindings, { id, key: "all" })).toBe(2);
  expect(await signedInStill()).toEqual([false, false, false, true]);
  expect(await removeUser(database, bindings, id)).toBe(true);
  expect(await removeUser(database, bindings, id)).toBe(false);
  expect((await listUsers(database, id)).total).toBe(0);
  expect(await signedInStill()).toEqual([false, false, false, true]);
});

test.each([{ isAdmin: true }, { email: "root@example.com" }, { emailVerified: true }, { provider: "google" }])(
  "a call grants nothing: %o",
  (more) => {
    expect(v.safeParse(userChangeSchema, { id: "u", remove: true }).success).toBe(true);
    expect(v.safeParse(userChangeSchema, { id: "u", remove: true, ...more }).success).toBe(false);
  },
);

test("a call says which one thing is to be done", () => {
  expect(v.safeParse(userChangeSchema, { id: "u" }).success).toBe(false);
  expect(v.safeParse(userChangeSchema, { id: "u", remove: true, endSession: "all" }).success).toBe(false);
  expect(v.safeParse(userChangeSchema, { id: "u", endSession: "all" }).success).toBe(true);
});
