import { createContext, type MiddlewareFunction } from "react-router";
import { type Account, requireAccount, requireAdmin as permitAdmin } from "#workers/accounts/accounts.ts";
import { bookmarkCookies } from "#workers/accounts/bookmarks.ts";
import { recordAction } from "#workers/admin/admin-actions.ts";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, refuseTooMany } from "#workers/http/http.ts";
import { databaseContext, newestDatabase } from "./database.ts";
import { sameOrigin, sameOriginWrites } from "./request-checks.ts";

type Middleware = MiddlewareFunction<Response>;

/** Who is signed in; only behind `requireUser` or `requireAdmin`. */
export const accountContext = createContext<Account>();

/** 401 signed out, 412 where the page believes in another account, 503 where it cannot be known. */
export const requireUser = admit(requireAccount);

/** The same, and 403 for anyone who is not an admin. */
export const requireAdmin = admit(permitAdmin);

/** Nobody may store the answer, and the visitor's next read sees what this call wrote. */
function admit(permit: typeof requireAccount): Middleware {
  return async ({ request, context }, next) => {
    const permission = await permit(request, env, context.get(databaseContext).database);
    if (permission.ok) context.set(accountContext, permission.account);
    const response = permission.ok
      ? (refuseStranger(request, permission.account) ?? (await next()))
      : permission.response;
    const headers = new Headers(response.headers);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    for (const cookie of bookmarkCookies(context.get(databaseContext).bookmark())) headers.append("Set-Cookie", cookie);
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** 412 for a page that was opened by an account other than the one signed in now: what it writes is not this account's. */
function refuseStranger(request: Request, { id }: Account): Response | null {
  const believed = request.headers.get("X-Account");
  return believed === null || believed === id ? null : errorResponse(412, "Another account is signed in now.");
}

/** 429 for an account that writes too often, from one address. */
const rateLimitedAccount: Middleware = async ({ request, context }) => {
  if (request.method === "GET" || request.method === "HEAD") return;
  const refused = await refuseTooMany(request, env.RATE_LIMIT_ACCOUNT, `account:${context.get(accountContext).id}`);
  return refused ?? undefined;
};

/** A signed-in user's own calls. */
export const forUsers: Middleware[] = [sameOriginWrites, requireUser, rateLimitedAccount];

/** Whatever an admin changes is recorded, refused or not. Reads are not. */
export const recordChange: Middleware = async ({ request, context }, next) => {
  if (request.method === "GET" || request.method === "HEAD") return next();
  const copy = request.clone();
  const response = await next();
  await recordAction(context.get(databaseContext).database, context.get(accountContext).id, copy, response.status);
  return response;
};

/** An admin's calls: none comes from another site, all see the newest data, changes are recorded. */
export const forAdmins: Middleware[] = [sameOrigin, newestDatabase, requireAdmin, rateLimitedAccount, recordChange];
