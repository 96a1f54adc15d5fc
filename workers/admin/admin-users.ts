import { and, count, desc, eq, gt, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { deleteAccount } from "#workers/accounts/account-data.ts";
import { forgetSessions, type SessionBindings } from "#workers/accounts/sessions.ts";
import type { Database } from "#workers/database/client.ts";
import { userIdentities, users, userSessions } from "#workers/database/schema.ts";

/** Of those that a search finds, so many are shown. */
const SHOWN = 50;

/** What an admin may do to an account. Nothing else is taken: rights come from ADMIN_EMAILS alone. */
export const userChangeSchema = v.pipe(
  v.strictObject(
    {
      id: v.string("Say which user."),
      /** The key of one session, or all of them. */
      endSession: v.optional(v.string("Say which session.")),
      remove: v.optional(v.literal(true, "Say true.")),
    },
    "This cannot be changed here.",
  ),
  v.check(({ endSession, remove }) => (endSession === undefined) !== (remove === undefined), "Say what is to be done."),
);

/** The users whose name, e-mail or id holds a text, who was here last first, with their providers and open sessions. */
export async function listUsers(database: Database, search: string, now = new Date()) {
  const holds = (column: Parameters<typeof eq>[0]) => sql`instr(lower(${column}), ${search.toLowerCase()}) > 0`;
  const name = sql`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;
  const found = search
    ? or(holds(users.email), sql`instr(lower(${name}), ${search.toLowerCase()}) > 0`, eq(users.id, search))
    : undefined;
  const shown = database
    .select({ id: users.id })
    .from(users)
    .where(found)
    .orderBy(desc(users.lastSeenAt))
    .limit(SHOWN)
    .as("shown");
  const [rows, identities, sessions, [total]] = await database.batch([
    database.select().from(users).where(found).orderBy(desc(users.lastSeenAt), users.id).limit(SHOWN),
    database
      .select({ userId: userIdentities.userId, provider: userIdentities.provider })
      .from(userIdentities)
      .innerJoin(shown, eq(shown.id, userIdentities.userId)),
    database
      .select({
        key: userSessions.id,
        userId: userSessions.userId,
        createdAt: userSessions.createdAt,
        expiresAt: userSessions.expiresAt,
      })
      .from(userSessions)
      .innerJoin(shown, eq(shown.id, userSessions.userId))
      .where(gt(userSessions.expiresAt, now))
      .orderBy(desc(userSessions.createdAt)),
    database.select({ count: count() }).from(users).where(found),
  ]);
  return {
    total: total!.count,
    users: rows.map(({ id, firstName, lastName, email, emailVerified, createdAt, lastSeenAt }) => ({
      id,
      name: [firstName, lastName].filter(Boolean).join(" "),
      email,
      emailVerified,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      providers: identities.filter(({ userId }) => userId === id).map(({ provider }) => provider),
      sessions: sessions
        .filter(({ userId }) => userId === id)
        .map(({ key, createdAt: begun, expiresAt }) => ({
          key,
          createdAt: begun.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
    })),
  };
}

/** Ends a session of a user, or every one ("all"). @returns how many ended */
export async function endSessions(
  database: Database,
  bindings: SessionBindings,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<number> {
  const ended = await database
    .delete(userSessions)
    .where(and(eq(userSessions.userId, id), key === "all" ? undefined : eq(userSessions.id, key)))
    .returning({ key: userSessions.id });
  await forgetSessions(
    bindings,
    ended.map((session) => session.key),
  );
  return ended.length;
}

/** Deletes an account as its owner would. @returns false where there is none */
export async function removeUser(database: Database, bindings: SessionBindings, id: string): Promise<boolean> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  if (!user) return false;
  await deleteAccount(database, bindings, user);
  return true;
}
