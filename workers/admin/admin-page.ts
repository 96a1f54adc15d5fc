import { type Account, requireAdmin } from "#workers/accounts/accounts.ts";
import { env } from "#workers/bindings.server.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { logFailure } from "#workers/errors/log.ts";
import { refuseForeign, refuseTooMany } from "#workers/http/http.ts";
import { recordAction } from "./admin-actions.ts";

/** An admin at a page of administration that works without a script. */
export interface Admitted {
  readonly account: Account;
  /** Sees what everyone has written. */
  readonly database: Database;
}

/** The status of a refusal: 401 signed out, 403 not an admin, 429 too often, 503 where it cannot be known. */
export interface Refused {
  readonly refusal: number;
}

/** Lets admins in, as the calls under /api/admin do, and says why others are refused. */
export async function admitAdmin(request: Request): Promise<Admitted | Refused> {
  const { database } = openDatabase(env.DB, "first-primary");
  const permission = await requireAdmin(request, env, database);
  return permission.ok ? { account: permission.account, database } : { refusal: permission.response.status };
}

/** How a change went, as the page says it: what is not good was refused, and nothing was changed. */
export interface Outcome {
  readonly isGood: boolean;
  readonly message: string;
}

/**
 * Makes the change that a form of such a page asks for: not from another site, not too often, and recorded with its outcome.
 * @param change what is recorded of it
 * @param make makes it and says how it went
 */
export async function changeAsAdmin(
  request: Request,
  change: object,
  make: (database: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const admitted = refuseForeign(request) ? { refusal: 403 } : await admitAdmin(request);
  if ("refusal" in admitted) return REFUSED;
  const { account, database } = admitted;
  if (await refuseTooMany(request, env.RATE_LIMIT_ACCOUNT, `account:${account.id}`)) return REFUSED;
  let status = 503;
  try {
    const outcome = await make(database);
    status = outcome.isGood ? 200 : 422;
    return outcome;
  } catch (error) {
    logFailure("admin-change-failed", error, { path: new URL(request.url).pathname });
    return { isGood: false, message: "The change could not be made. Please try again." };
  } finally {
    const made = { method: "POST", url: request.url, json: () => Promise.resolve(change) };
    await recordAction(database, account.id, made, status);
  }
}

const REFUSED: Outcome = { isGood: false, message: "This was refused: nothing was changed." };
