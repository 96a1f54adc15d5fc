import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { userIdentities, users, userSessions } from "#workers/database/schema.ts";
import { addUser, ask, bindings, readCookies, database, signedIn } from "../../tests/worker/account-bindings.ts";
import { findAccount, requireAccount, requireAdmin, findOrCreateUser } from "./accounts.ts";
import { describeDevice } from "./device.ts";
import {
  endOwnSession,
  endSession,
  listSessions,
  prolongSession,
  readSession,
  SESSION_AGE,
  startSession,
} from "./sessions.ts";

describe("sessions", () => {
  test("a session is known by its cookie, which is HttpOnly, Secure, Lax and lives 30 days", async () => {
    const userId = await addUser("a1@example.com");
    const [cookie = ""] = await startSession(ask("/"), bindings, userId);
    expect(cookie).toMatch(/^__Host-session=/);
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", `Max-Age=${SESSION_AGE}`])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain("Domain");
    expect(await findAccount(ask("/", readCookies([cookie])), bindings, database)).toMatchObject({
      id: userId,
      isDue: false,
    });
  });

  test("signing in gives a new id and ends the session before", async () => {
    const userId = await addUser("a2@example.com");
    const first = await signedIn(userId);
    const second = await signedIn(userId, first);
    expect(second).not.toBe(first);
    expect(await findAccount(ask("/", first), bindings, database)).toBeNull();
    expect(await findAccount(ask("/", second), bindings, database)).toMatchObject({ id: userId });
  });

  test("two sign-ins at once are two sessions of one user", async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => addUser("a3@example.com")));
    expect(new Set(ids).size).toBe(1);
    expect(await database.select().from(users).where(eq(users.email, "a3@example.com"))).toHaveLength(1);
    const cookies = await Promise.all([signedIn(ids[0]!), signedIn(ids[0]!)]);
    for (const cookie of cookies)
      expect(await findAccount(ask("/", cookie), bindings, database)).toMatchObject({ id: ids[0] });
  });

  test("a tampered cookie, or one of another secret, is nobody", async () => {
    const cookie = await signedIn(await addUser("a4@example.com"));
    const value = /__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "";
    for (const wrong of [value.slice(1), `x${value}`, `${value}x`, "", "a.b", "%E0%A4%A", value.replace(/\..*/, "")])
      expect(await findAccount(ask("/", `__Host-session=${wrong}`), bindings, database)).toBeNull();
    expect(await findAccount(ask("/", cookie), { ...bindings, SESSION_SECRET: "another" }, database)).toBeNull();
  });

  test("after the end of a session a copy of its cookie is worth nothing, even while KV still has it", async () => {
    const userId = await addUser("a5@example.com");
    const cookie = await signedIn(userId);
    const [row] = await database.select().from(userSessions).where(eq(userSessions.userId, userId));
    const kept = await env.KV.get(`session:${row?.id}`);
    expect(kept).toContain(userId);
    const { cookies: gone, isEverywhere } = await endSession(ask("/", cookie), bindings);
    expect(isEverywhere).toBe(true);
    expect(gone.every((one) => one.includes("Max-Age=0"))).toBe(true);
    await env.KV.put(`session:${row?.id}`, kept ?? "");
    expect(await findAccount(ask("/", cookie), bindings, database)).toBeNull();
  });

  test("signing out while the database cannot be reached takes the cookies away", async () => {
    const cookie = await signedIn(await addUser("a7@example.com"));
    const down = () => {
      throw new Error("The database cannot be reached.");
    };
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    const DB = { prepare: down, batch: down, withSession: down } as unknown as typeof bindings.DB;
    const { cookies: gone, isEverywhere } = await endSession(ask("/", cookie), { ...bindings, DB });
    expect(isEverywhere).toBe(false);
    expect(warned).toHaveBeenCalled();
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((one) => one.includes("Max-Age=0"))).toBe(true);
  });

  test("the database holds no session id that a reader could use", async () => {
    const userId = await addUser("a6@example.com");
    const cookie = await signedIn(userId);
    const value = decodeURIComponent(/__Host-session=([^;]+)/.exec(cookie)?.[1] ?? "").split(".")[0] ?? "";
    const id = JSON.parse(atob(value)) as string;
    const [row] = await database.select().from(userSessions).where(eq(userSessions.userId, userId));
    expect(row?.id).toHaveLength(64);
    expect(row?.id).not.toContain(id);
  });

  test("KV may be down: sessions go on by the database", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const down = () => Promise.reject(new Error("KV is down"));
    const KV = { get: down, put: down, delete: down } as unknown as KVNamespace;
    const userId = await addUser("a7@example.com");
    const cookie = readCookies(await startSession(ask("/"), { ...bindings, KV }, userId));
    expect(await findAccount(ask("/", cookie), { ...bindings, KV }, database)).toMatchObject({ id: userId });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("KV is down"));
    warn.mockRestore();
  });

  test("a session in use ends 90 days after it began", async () => {
    const userId = await addUser("a90@example.com");
    const cookie = await signedIn(userId);
    const known = await readSession(ask("/", cookie), bindings);
    const day = 24 * 3600 * 1000;
    const begin = (days: number) =>
      database
        .update(userSessions)
        .set({ createdAt: new Date(Date.now() - days * day) })
        .where(eq(userSessions.id, known!.key));
    await begin(80);
    await prolongSession(ask("/", cookie), bindings);
    const [row] = await database.select().from(userSessions).where(eq(userSessions.id, known!.key));
    expect(Math.round((row!.expiresAt.getTime() - Date.now()) / day)).toBe(10);
    await begin(91);
    await prolongSession(ask("/", cookie), bindings);
    expect(await findAccount(ask("/", cookie), bindings, database)).toBeNull();
  });

  test("sessions are listed with their browser, and ended one by one by their owner alone", async () => {
    const userId = await addUser("a91@example.com");
    const [first, second] = [await signedIn(userId), await signedIn(userId)];
    const keyOf = async (cookie: string) => (await readSession(ask("/", cookie), bindings))!.key;
    const keys = [await keyOf(first), await keyOf(second)] as const;
    const listed = await listSessions(database, userId, keys[1]);
    expect(listed.toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))).toMatchObject([
      { id: keys[0], isCurrent: false },
      { id: keys[1], isCurrent: true },
    ]);
    expect(await endOwnSession(database, bindings, await addUser("a92@example.com"), keys[0])).toBe(false);
    expect(await findAccount(ask("/", first), bindings, database)).toMatchObject({ id: userId });
    expect(await endOwnSession(database, bindings, userId, keys[0])).toBe(true);
    expect(await findAccount(ask("/", first), bindings, database)).toBeNull();
    expect(await findAccount(ask("/", second), bindings, database)).toMatchObject({ id: userId });
  });

  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36 Edg/140",
      "Edge on Windows",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1",
      "Safari on iPhone",
    ],
    ["curl/8", ""],
  ])("%s is %s", (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));

  test("a session in use is prolonged; one that has expired is none", async () => {
    const userId = await addUser("a8@example.com");
    const cookie = await signedIn(userId);
    const known = await readSession(ask("/", cookie), bindings);
    const set = { expiresAt: new Date(Date.now() + 1000) };
    await database.update(userSessions).set(set).where(eq(userSessions.id, known!.key));
    await prolongSession(ask("/", cookie), bindings);
    const [row] = await database.select().from(userSessions).where(eq(userSessions.id, known!.key));
    expect(row!.expiresAt.getTime()).toBeGreaterThan(Date.now() + (SESSION_AGE - 60) * 1000);
    await database
      .update(userSessions)
      .set({ expiresAt: new Date(1) })
      .where(eq(userSessions.id, known!.key));
    expect(await findAccount(ask("/", cookie), bindings, database)).toBeNull();
  });

  test("a missing secret is named", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    const { SESSION_SECRET: _, ...without } = bindings;
    const permission = await requireAccount(ask("/", "__Host-session=x"), without, database);
    expect(complain).toHaveBeenCalledWith(expect.stringContaining("SESSION_SECRET"));
    complain.mockRestore();
    expect(permission.ok).toBe(false);
    if (permission.ok) return;
    expect(permission.response.status).toBe(503);
    expect(await permission.response.text()).toContain("SESSION_SECRET");
  });
});

describe("rights", () => {
  const status = async (cookie: string, list = bindings.ADMIN_EMAILS) => {
    const permission = await requireAdmin(ask("/", cookie), { ...bindings, ADMIN_EMAILS: list }, database);
    return permission.ok ? 200 : permission.response.status;
  };

  test("admins are known by a verified e-mail of the list, whatever its case", async () => {
    expect(await status("")).toBe(401);
    expect(await status(await signedIn(await addUser("nobody@example.com")))).toBe(403);
    for (const email of ["boss@example.com", "ROOT@Example.com"])
      expect(await status(await signedIn(await addUser(email)))).toBe(200);
    const unverified = await addUser("root@example.com", { emailVerified: false, provider: "other" });
    expect(await status(await signedIn(unverified))).toBe(403);
  });

  test("an e-mail of the list is an admin's at its own provider only", async () => {
    const elsewhere = await addUser("boss@example.com", { provider: "elsewhere" });
    expect(await status(await signedIn(elsewhere))).toBe(403);
    expect(await status(await signedIn(elsewhere), "elsewhere:boss@example.com")).toBe(200);
    // Without a provider it is one of the sign-in of a local run.
    expect(await status(await signedIn(elsewhere), "boss@example.com")).toBe(403);
    const local = await addUser("boss@example.com", { provider: "development" });
    expect(await status(await signedIn(local), "boss@example.com")).toBe(200);
  });

  test("who is taken off the list is no admin at the next call", async () => {
    const cookie = await signedIn(await addUser("root@example.com"));
    expect(await status(cookie)).toBe(200);
    expect(await status(cookie, "test:boss@example.com")).toBe(403);
    expect(await status(cookie, "")).toBe(403);
  });
});

test("the same e-mail from another provider, or another subject, is another user", async () => {
  const identity = {
    provider: "one",
    subject: "1",
    email: "same@example.com",
    emailVerified: true,
    firstName: null,
    lastName: null,
    pictureUrl: null,
  };
  const ids = [
    await findOrCreateUser(database, identity),
    await findOrCreateUser(database, { ...identity, provider: "two" }),
    await findOrCreateUser(database, { ...identity, subject: "2" }),
  ];
  expect(new Set(ids).size).toBe(3);
  expect(await findOrCreateUser(database, { ...identity, email: "moved@example.com" })).toBe(ids[0]);
  expect(await database.select().from(userIdentities).where(eq(userIdentities.userId, ids[0]!))).toHaveLength(1);
});
