import { type Account, requireAdmin } from "#workers/accounts/accounts.ts";
import { env } from "#workers/bindings.server.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { refuseForeign, refuseTooMany } from "#workers/http/http.ts";
import { recordAction } from "./admin-actions.ts";

/** An admin at a page of administration that works without a script. */
export interface Admitted {
  readonly account: Account;
  /** Sees what anybody has written. */
  readonly database: Database;
}

/** The status of a refusal: 401 signed out, 403 no admin, 429 too often, 503 where it cannot be known. */
export interface Refused {
  readonly refusal: number;
}

/** Lets admins in, as the calls under /api/admin do, and tells others apart for a page that says why. */
export async function admitAdmin(request: Request): Promise<Admitted | Refused> {
  const { database } = openDatabase(env.DB, "first-primary");
  const permission = await requireAdmin(request, env, database);
  return permission.ok ? { account: permission.account, database } : { refusal: permission.response.status };
}

/** The same for a form: none from another site, not too many, and what it changes is recorded. */
export async function admitChange(request: Request, change: object): Promise<Admitted | Refused> {
  if (refuseForeign(request)) return { refusal: 403 };
  const admitted = await admitAdmin(request);
  if ("refusal" in admitted) return admitted;
  const { account, database } = admitted;
  if (await refuseTooMany(request, env.RATE_LIMIT_ACCOUNT, `account:${account.id}`)) return { refusal: 429 };
  await recordAction(
    database,
    account.id,
    { method: "POST", url: request.url, json: () => Promise.resolve(change) },
    200,
  );
  return admitted;
}
