import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { userIdentities, users, userSessions } from "#workers/database/schema.ts";
import { errorResponse } from "#workers/http/http.ts";
import { UNAVAILABLE } from "#workers/http/unavailable.ts";
import { logFailure } from "#workers/errors/log.ts";
import { readSession, type SessionBindings } from "./sessions.ts";
import { MissingSetting } from "#workers/settings.ts";

/** What it takes to know who is asking. */
export interface AccountBindings extends SessionBindings {
  /** The admins: `provider:e-mail`, separated by commas. An e-mail alone is one of the sign-in of a local run. */
  readonly ADMIN_EMAILS?: string;
}

/** Who is signed in. */
export interface Account {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly profileImageUrl: string | null;
  /** Read from ADMIN_EMAILS at each call, never from the session. */
  readonly isAdmin: boolean;
  /** Of the session that the request carries. */
  readonly sessionKey: string;
  /** Whether the session is to be prolonged. */
  readonly isDue: boolean;
}

/** The provider of the sign-in that a local run offers. */
export const DEVELOPMENT = "development";

export type Permission =
  | { readonly ok: true; readonly account: Account }
  | { readonly ok: false; readonly response: Response };

/** The person that a provider vouches for. */
export interface Identity {
  readonly provider: string;
  /** The provider's own name for the person; never changes. */
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches for the e-mail. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
}

/** The account that asks; null where nobody is signed in. @throws where the database fails, or SESSION_SECRET is missing */
export async function findAccount(
  request: Request,
  bindings: AccountBindings,
  database: Database,
): Promise<Account | null> {
  const session = await readSession(request, bindings);
  if (!session) return null;
  const [row] = await database
    .select({ user: users, provider: userIdentities.provider })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .innerJoin(userIdentities, eq(userIdentities.userId, users.id))
    .where(
      and(
        eq(userSessions.id, session.key),
        eq(userSessions.userId, session.userId),
        gt(userSessions.expiresAt, new Date()),
      ),
    );
  if (!row) return null;
  const { id, firstName, lastName, email, emailVerified, profileImageUrl } = row.user;
  const isAdmin = emailVerified && email !== null && isListed(`${row.provider}:${email}`, bindings.ADMIN_EMAILS);
  const { key: sessionKey, isDue } = session;
  return { id, firstName, lastName, email, emailVerified, profileImageUrl, isAdmin, sessionKey, isDue };
}

/** The signed-in user, or the refusal: 401 signed out, 503 where it cannot be known. */
export async function requireAccount(
  request: Request,
  bindings: AccountBindings,
  database: Database,
): Promise<Permission> {
  try {
    const account = await findAccount(request, bindings, database);
    return account ? { ok: true, account } : { ok: false, response: errorResponse(401, "Please log in to continue.") };
  } catch (error) {
    logFailure("account-unread", error);
    return { ok: false, response: errorResponse(503, error instanceof MissingSetting ? error.message : UNAVAILABLE) };
  }
}

/** The signed-in admin, or the refusal: 401 signed out, 403 not an admin. */
export async function requireAdmin(
  request: Request,
  bindings: AccountBindings,
  database: Database,
): Promise<Permission> {
  const permission = await requireAccount(request, bindings, database);
  if (!permission.ok || permission.account.isAdmin) return permission;
  return { ok: false, response: errorResponse(403, "You don't have permission to perform this action.") };
}

/** The id of whoever sends something that needs no account; null where nobody is signed in or it cannot be known. */
export async function findSenderId(
  request: Request,
  bindings: AccountBindings,
  database: Database,
): Promise<string | null> {
  const permission = await requireAccount(request, bindings, database);
  return permission.ok ? permission.account.id : null;
}

/** What the page may know of the signed-in user. The picture comes through our own address: pages load nothing foreign. */
export function toProfile({ id, firstName, lastName, email, profileImageUrl, isAdmin }: Account) {
  return {
    id,
    firstName,
    lastName,
    email,
    profileImageUrl: profileImageUrl === null ? null : "/api/auth/picture",
    isAdmin,
  };
}

/** Whether the list names this e-mail at this provider: an address is only as good as who vouches for it. */
function isListed(admin: string, list = ""): boolean {
  const admins = list.split(",").map((entry) => {
    const one = entry.trim().toLowerCase();
    return one.includes(":") ? one : `${DEVELOPMENT}:${one}`;
  });
  return admins.includes(admin.toLowerCase());
}

/**
 * The user of an identity, made where there is none yet. What the provider says now is taken over. Users are told apart
 * by provider and subject alone: an e-mail address never opens another one's account.
 * @returns the user's id
 */
export async function findOrCreateUser(database: Database, identity: Identity): Promise<string> {
  const fresh = {
    firstName: identity.firstName,
    lastName: identity.lastName,
    email: identity.email,
    emailVerified: identity.emailVerified,
    profileImageUrl: identity.pictureUrl,
    lastSeenAt: new Date(),
  };
  const known = await findUser(database, identity);
  if (known) {
    await database.update(users).set(fresh).where(eq(users.id, known));
    return known;
  }
  const id = crypto.randomUUID();
  try {
    await database.batch([
      database.insert(users).values({ id, ...fresh }),
      database.insert(userIdentities).values({ provider: identity.provider, subject: identity.subject, userId: id }),
    ]);
    return id;
  } catch (error) {
    // Two first sign-ins at once: the other one made it, and this one's user was rolled back.
    const made = await findUser(database, identity);
    if (made) return made;
    throw error;
  }
}

async function findUser(database: Database, { provider, subject }: Identity): Promise<string | null> {
  const [row] = await database
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, provider), eq(userIdentities.subject, subject)));
  return row?.userId ?? null;
}
