import { desc, eq, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "#workers/database/client.ts";
import {
  calculatorRequests,
  favorites,
  feedback,
  recents,
  savedCalculations,
  userIdentities,
  users,
  userSessions,
} from "#workers/database/schema.ts";
import type { Account } from "./accounts.ts";
import { forgetSessions, type SessionBindings } from "./sessions.ts";

/** The calculators that a user asked for, the latest first, and what became of them. */
export async function listRequests(database: Database, userId: string) {
  return database
    .select({
      id: calculatorRequests.id,
      calculatorName: calculatorRequests.calculatorName,
      state: calculatorRequests.state,
      createdAt: calculatorRequests.createdAt,
    })
    .from(calculatorRequests)
    .where(eq(calculatorRequests.userId, userId))
    .orderBy(desc(calculatorRequests.createdAt));
}

/** Everything that the database holds of a user, row by row as it is held. */
export async function exportAccount(database: Database, userId: string) {
  const [user, identities, sessions, favoriteRows, saved, recentRows, requests, feedbackRows] = await database.batch([
    database.select().from(users).where(eq(users.id, userId)),
    database.select().from(userIdentities).where(eq(userIdentities.userId, userId)),
    database.select().from(userSessions).where(eq(userSessions.userId, userId)),
    database.select().from(favorites).where(eq(favorites.userId, userId)),
    database.select().from(savedCalculations).where(eq(savedCalculations.userId, userId)),
    database.select().from(recents).where(eq(recents.userId, userId)),
    database.select().from(calculatorRequests).where(eq(calculatorRequests.userId, userId)),
    database.select().from(feedback).where(eq(feedback.userId, userId)),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    user: user[0] ?? null,
    identities,
    sessions,
    favorites: favoriteRows,
    savedCalculations: saved,
    recents: recentRows,
    requests,
    feedback: feedbackRows,
  };
}

/**
 * Removes an account: the user, identities, favorites, saved calculations, recents and all sessions are gone; requests and
 * feedback stay without whom they came from, and without their e-mail address in the text.
 */
export async function deleteAccount(
  database: Database,
  bindings: SessionBindings,
  { id, email, emailVerified }: Pick<Account, "id" | "email" | "emailVerified">,
): Promise<void> {
  const sessions = await database
    .select({ key: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, id));
  const without = (column: SQLiteColumn) => (email ? sql`replace(${column}, ${email}, '(removed)')` : sql`${column}`);
  // A request that was sent signed out names nobody but an address: it is theirs where the address is proven to be.
  const isTheirs =
    email && emailVerified
      ? or(eq(calculatorRequests.userId, id), eq(calculatorRequests.email, email))
      : eq(calculatorRequests.userId, id);
  const description = sql`replace(${without(calculatorRequests.description)}, coalesce(${calculatorRequests.email}, char(0)), '(removed)')`;
  await database.batch([
    database
      .update(calculatorRequests)
      .set({
        userId: null,
        email: null,
        description,
        calculatorName: without(calculatorRequests.calculatorName),
      })
      .where(isTheirs),
    database
      .update(feedback)
      .set({ userId: null, message: without(feedback.message) })
      .where(eq(feedback.userId, id)),
    // The rest goes with the user: every other table refers to it with `on delete cascade`.
    database.delete(users).where(eq(users.id, id)),
  ]);
  await forgetSessions(
    bindings,
    sessions.map(({ key }) => key),
  );
}
