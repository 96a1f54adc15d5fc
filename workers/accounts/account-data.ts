import { desc, eq, or, sql } from "drizzle-orm";
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

type Owner = Pick<Account, "id" | "email" | "emailVerified">;

/** A request that was sent signed out names nobody but an address: it is theirs where the address is proven to be. */
function isRequestOf({ id, email, emailVerified }: Owner) {
  return email && emailVerified
    ? or(eq(calculatorRequests.userId, id), sql`lower(${calculatorRequests.email}) = lower(${email})`)
    : eq(calculatorRequests.userId, id);
}

/** Everything that the database holds of a user, row by row as it is held: what a deletion touches. */
export async function exportAccount(database: Database, owner: Owner) {
  const userId = owner.id;
  const [user, identities, sessions, favoriteRows, saved, recentRows, requests, feedbackRows] = await database.batch([
    database.select().from(users).where(eq(users.id, userId)),
    database.select().from(userIdentities).where(eq(userIdentities.userId, userId)),
    database.select().from(userSessions).where(eq(userSessions.userId, userId)),
    database.select().from(favorites).where(eq(favorites.userId, userId)),
    database.select().from(savedCalculations).where(eq(savedCalculations.userId, userId)),
    database.select().from(recents).where(eq(recents.userId, userId)),
    database.select().from(calculatorRequests).where(isRequestOf(owner)),
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
 * feedback stay without whom they came from, and without their e-mail address in the text, however it is spelled there.
 */
export async function deleteAccount(database: Database, bindings: SessionBindings, owner: Owner): Promise<void> {
  const { id, email } = owner;
  const [sessions, requests, messages] = await database.batch([
    database.select({ key: userSessions.id }).from(userSessions).where(eq(userSessions.userId, id)),
    database.select().from(calculatorRequests).where(isRequestOf(owner)),
    database.select().from(feedback).where(eq(feedback.userId, id)),
  ]);
  await database.batch([
    ...requests.map((request) => {
      const without = (text: string) => removeAddresses(text, [email, request.email]);
      return database
        .update(calculatorRequests)
        .set({
          userId: null,
          email: null,
          description: without(request.description),
          calculatorName: without(request.calculatorName),
          answer: request.answer && without(request.answer),
        })
        .where(eq(calculatorRequests.id, request.id));
    }),
    ...messages.map((message) =>
      database
        .update(feedback)
        .set({
          userId: null,
          message: message.message && removeAddresses(message.message, [email]),
          answer: message.answer && removeAddresses(message.answer, [email]),
        })
        .where(eq(feedback.id, message.id)),
    ),
    // The rest goes with the user: every other table refers to it with `on delete cascade`.
    database.delete(users).where(eq(users.id, id)),
  ] as unknown as Parameters<Database["batch"]>[0]);
  await forgetSessions(
    bindings,
    sessions.map(({ key }) => key),
  );
}

/** A text without these addresses, in capitals or not. */
function removeAddresses(text: string, addresses: readonly (string | null)[]): string {
  return addresses
    .filter((address): address is string => Boolean(address))
    .reduce((left, address) => left.replaceAll(new RegExp(RegExp.escape(address), "giu"), "(removed)"), text);
}
