import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { userSessions } from "#workers/database/schema.ts";
import { describeDevice } from "./device.ts";
import { readCookie } from "#workers/http/cookies.ts";
import { sha256 } from "#workers/http/digest.ts";
import { logWarning } from "#workers/errors/log.ts";
import { getSetting } from "#workers/settings.ts";

/** What signing in and out is bound to. */
export interface SessionBindings {
  readonly DB: D1Database;
  readonly KV: KVNamespace;
  readonly SESSION_SECRET?: string;
}

export const SESSION_COOKIE = "__Host-session";
/** Tells the page's script, and nobody else, that there is a session: the server reads nothing from it. */
export const HINT_COOKIE = "signed-in";
/** Seconds that a session lives after it was last used. */
export const SESSION_AGE = 30 * 24 * 3600;
/** Days after which a user has to sign in again, however much a session is used. */
export const LONGEST_SESSION = 90;
const DAY = 24 * 3600 * 1000;
/** A session in use is prolonged once a day. */
const PROLONG_AFTER = DAY;

interface SessionData {
  userId: string;
  /** Milliseconds since 1970. */
  prolongedAt: number;
}

/** A session that a request carries. */
export interface KnownSession {
  /** Its key in D1 and (with a prefix) in KV: SHA-256 of its id. */
  readonly key: string;
  readonly userId: string;
  readonly isDue: boolean;
}

/** KV's key of a session. The id itself is kept nowhere but in the visitor's cookie. */
const kvKey = (key: string) => `session:${key}`;

/**
 * The session storage of one request. Its ids are hashed on the way to KV, and every session is a row of D1 as well:
 * KV may take a minute to spread what was written, or be down, and the row goes away with the user.
 */
function openStorage(bindings: SessionBindings, onWrite: (key: string, data: SessionData) => Promise<void>) {
  const store = {
    async get(id: string, type?: "json"): Promise<string | null> {
      // Asked with a type for an id that was just drawn, 64 random bits: looking it up would only make the network
      // remember that it is missing.
      if (type === "json") return null;
      const key = await sha256(id);
      const known = await bindings.KV.get(kvKey(key)).catch((error: unknown) => {
        logWarning("session-unread", error);
        return null;
      });
      return known ?? (await readRow(bindings, key));
    },
    async put(id: string, value: string, options: { expiration?: number }) {
      const key = await sha256(id);
      await onWrite(key, JSON.parse(value) as SessionData);
      await bindings.KV.put(kvKey(key), value, options).catch((error: unknown) =>
        logWarning("session-not-in-kv", error),
      );
    },
    async delete(id: string) {
      await forgetSessions(bindings, [await sha256(id)]);
    },
  };
  return createWorkersKVSessionStorage<SessionData>({
    cookie: {
      name: SESSION_COOKIE,
      secrets: [getSetting(bindings, "SESSION_SECRET")],
      httpOnly: true,
      secure: true,
      sameSite: "lax",
      path: "/",
      maxAge: SESSION_AGE,
    },
    kv: store as unknown as KVNamespace,
  });
}

async function readRow(bindings: SessionBindings, key: string): Promise<string | null> {
  const { database } = openDatabase(bindings.DB, "first-primary");
  const [row] = await database
    .select({ userId: userSessions.userId })
    .from(userSessions)
    .where(and(eq(userSessions.id, key), gt(userSessions.expiresAt, new Date())));
  return row ? JSON.stringify({ userId: row.userId, prolongedAt: 0 } satisfies SessionData) : null;
}

const nothingIsWritten = () => Promise.reject(new Error("A read writes no session."));

/** The session of a request; null where it has none, or one that was tampered with. */
export async function readSession(request: Request, bindings: SessionBindings): Promise<KnownSession | null> {
  if (readCookie(request, SESSION_COOKIE) === "") return null;
  const session = await openStorage(bindings, nothingIsWritten).getSession(request.headers.get("Cookie"));
  const userId = session.get("userId");
  if (!session.id || !userId) return null;
  const isDue = Date.now() - (session.get("prolongedAt") ?? 0) > PROLONG_AFTER;
  return { key: await sha256(session.id), userId, isDue };
}

/**
 * Signs a user in with a session of a new id, and ends the one that the request carried.
 * @returns the Set-Cookie headers
 */
export async function startSession(request: Request, bindings: SessionBindings, userId: string): Promise<string[]> {
  const device = describeDevice(request.headers.get("User-Agent") ?? "");
  const storage = openStorage(bindings, (key, data) => saveRow(bindings, key, data, device));
  const before = await readSession(request, bindings);
  if (before) await forgetSessions(bindings, [before.key]);
  const session = await storage.getSession();
  session.set("userId", userId);
  session.set("prolongedAt", Date.now());
  return [await storage.commitSession(session), hint(SESSION_AGE)];
}

/**
 * Prolongs the session of a request by another 30 days, to at most 90 from its start.
 * @returns the Set-Cookie headers
 */
export async function prolongSession(request: Request, bindings: SessionBindings): Promise<string[]> {
  const storage = openStorage(bindings, (key, data) => saveRow(bindings, key, data));
  const session = await storage.getSession(request.headers.get("Cookie"));
  session.set("prolongedAt", Date.now());
  return [await storage.commitSession(session), hint(SESSION_AGE)];
}

/** How the end of a session went. */
interface Ended {
  /** The Set-Cookie headers. */
  readonly cookies: readonly string[];
  /** Whether it is over wherever its cookie was copied to; false where it is over in this browser alone. */
  readonly isEverywhere: boolean;
}

/** Ends the session of a request: in its browser always, wherever its cookie was copied to if the database can be reached. */
export async function endSession(request: Request, bindings: SessionBindings): Promise<Ended> {
  let isEverywhere = true;
  try {
    const known = await readSession(request, bindings);
    if (known) await forgetSessions(bindings, [known.key]);
  } catch (error) {
    // A user who signs out while the database cannot be reached is signed out in this browser; the row expires in its time.
    logWarning("session-not-forgotten", error);
    isEverywhere = false;
  }
  const gone = `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`;
  return { cookies: [gone, hint(0)], isEverywhere };
}

/** A user's sessions that are open, the latest first. */
export async function listSessions(database: Database, userId: string, currentKey: string) {
  const rows = await database
    .select({ id: userSessions.id, device: userSessions.device, createdAt: userSessions.createdAt })
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), gt(userSessions.expiresAt, new Date())))
    .orderBy(desc(userSessions.createdAt), userSessions.id);
  return rows.map((row) => ({ ...row, isCurrent: row.id === currentKey }));
}

/** Ends one session of a user; whether the user had it. */
export async function endOwnSession(
  database: Database,
  bindings: SessionBindings,
  userId: string,
  key: string,
): Promise<boolean> {
  const [own] = await database
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(and(eq(userSessions.id, key), eq(userSessions.userId, userId)));
  if (own) await forgetSessions(bindings, [key]);
  return own !== undefined;
}

/** Ends sessions by their keys. */
export async function forgetSessions(bindings: SessionBindings, keys: readonly string[]): Promise<void> {
  const { database } = openDatabase(bindings.DB, "first-primary");
  for (const key of keys) {
    await database.delete(userSessions).where(eq(userSessions.id, key));
    await bindings.KV.delete(kvKey(key)).catch((error: unknown) =>
      // Without its row the session is worth nothing; KV drops it when it expires.
      logWarning("session-left-in-kv", error),
    );
  }
}

async function saveRow(
  bindings: SessionBindings,
  key: string,
  { userId, prolongedAt }: SessionData,
  device = "",
): Promise<void> {
  const { database } = openDatabase(bindings.DB, "first-primary");
  const expiresAt = new Date(prolongedAt + SESSION_AGE * 1000);
  await database
    .insert(userSessions)
    .values({ id: key, userId, expiresAt, device })
    .onConflictDoUpdate({
      target: userSessions.id,
      set: { expiresAt: sql`min(excluded.expires_at, ${userSessions.createdAt} + ${LONGEST_SESSION * DAY})` },
    });
}

function hint(age: number): string {
  return `${HINT_COOKIE}=${age > 0 ? 1 : ""}; Path=/; Max-Age=${age}; Secure; SameSite=Lax`;
}
