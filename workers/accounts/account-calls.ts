import type * as v from "valibot";
import { type OpenDatabase, openDatabase } from "#workers/database/client.ts";
import { type Account, type AccountBindings, requireAccount } from "./accounts.ts";
import { bookmarkOf, keepBookmark } from "./bookmarks.ts";
import { json, refuseForeign, refuseTooMany } from "#workers/http/http.ts";
import { keptOrRefused, takeWrite } from "#workers/http/visitor-writes.ts";

/** What a call of a signed-in user is bound to. */
export interface CallBindings extends AccountBindings {
  readonly RATE_LIMIT_ACCOUNT: RateLimit;
}

/** A call of a signed-in user that may go on. */
export interface AccountCall<T> {
  readonly account: Account;
  readonly value: T;
  readonly database: OpenDatabase["database"];
  /** The answer, which nobody may keep; after a write it carries the bookmark of it. */
  answer(body: unknown, init?: { readonly status?: number; readonly headers?: Record<string, string> }): Response;
}

/** Answers a read of a signed-in user: 401 signed out, 503 where the database fails. */
export async function answerRead(
  request: Request,
  bindings: CallBindings,
  work: (call: AccountCall<null>) => Promise<Response>,
): Promise<Response> {
  const permission = await requireAccount(request, bindings);
  if (!permission.ok) return permission.response;
  return keptOrRefused("account-call-failed", () =>
    work(callOf(permission.account, null, openDatabase(bindings.DB, bookmarkOf(request)))),
  );
}

/** Answers a write without a body: from our own pages, signed in, not too often. */
export async function answerWrite(
  request: Request,
  bindings: CallBindings,
  work: (call: AccountCall<null>) => Promise<Response>,
): Promise<Response> {
  const foreign = refuseForeign(request);
  if (foreign) return foreign;
  const permission = await requireAccount(request, bindings);
  if (!permission.ok) return permission.response;
  const often = await refuseTooMany(request, bindings.RATE_LIMIT_ACCOUNT, `account:${permission.account.id}`);
  if (often) return often;
  return keptOrRefused("account-call-failed", () =>
    work(callOf(permission.account, null, openDatabase(bindings.DB, "first-primary"))),
  );
}

/** Answers a write with a body of the schema's form. */
export async function answerPost<S extends v.GenericSchema>(
  request: Request,
  bindings: CallBindings,
  schema: S,
  work: (call: AccountCall<v.InferOutput<S>>) => Promise<Response>,
  maxBody?: number,
): Promise<Response> {
  const foreign = refuseForeign(request);
  if (foreign) return foreign;
  const permission = await requireAccount(request, bindings);
  if (!permission.ok) return permission.response;
  const write = await takeWrite(request, schema, {
    kind: `account:${permission.account.id}`,
    limiter: bindings.RATE_LIMIT_ACCOUNT,
    ...(maxBody === undefined ? {} : { maxBody }),
  });
  if (!write.ok) return write.response;
  return keptOrRefused("account-call-failed", () =>
    work(callOf(permission.account, write.value, openDatabase(bindings.DB, "first-primary"))),
  );
}

function callOf<T>(account: Account, value: T, { database, bookmark }: OpenDatabase): AccountCall<T> {
  return {
    account,
    value,
    database,
    answer(body, { status = 200, headers: more = {} } = {}) {
      const headers = new Headers({ "Cache-Control": "private, no-store", ...more });
      for (const cookie of keepBookmark(bookmark())) headers.append("Set-Cookie", cookie);
      return json(body, { status, headers });
    },
  };
}
