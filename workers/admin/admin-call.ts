import type * as v from "valibot";
import { env } from "#workers/bindings.server.ts";
import { type Database, openDatabase } from "#workers/database/client.ts";
import { requireAdmin } from "#workers/accounts/accounts.ts";
import { json, refusal, refuseForeign, UNAVAILABLE } from "#workers/http/http.ts";
import { logFailure } from "#workers/errors/log.ts";
import { takeWrite } from "#workers/http/visitor-writes.ts";

/** What an admin's call may answer: data, or a refusal with its status. */
type Answer = object | Response;

/** 403 from another origin, 401 signed out, 403 for who is no admin; null where the call may go on. */
async function refuse(request: Request): Promise<Response | null> {
  const foreign = refuseForeign(request);
  if (foreign) return foreign;
  const permission = await requireAdmin(request, env);
  return permission.ok ? null : permission.response;
}

/** Answers an admin's question from the newest data; nobody keeps the answer. 503 where the database fails. */
export async function adminRead(request: Request, ask: (database: Database) => Promise<Answer>): Promise<Response> {
  return (await refuse(request)) ?? answer(ask);
}

/** Takes an admin's change, as JSON of the schema's form. */
export async function adminWrite<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  work: (database: Database, change: v.InferOutput<S>) => Promise<Answer>,
): Promise<Response> {
  const refused = await refuse(request);
  if (refused) return refused;
  const write = await takeWrite(request, schema, { kind: "admin", limiter: env.RATE_LIMIT_ACCOUNT });
  return write.ok ? answer((database) => work(database, write.value)) : write.response;
}

async function answer(work: (database: Database) => Promise<Answer>): Promise<Response> {
  const init = { headers: { "Cache-Control": "private, no-store" } };
  try {
    const found = await work(openDatabase(env.DB, "first-primary").database);
    return found instanceof Response ? found : json(found, init);
  } catch (error) {
    logFailure("admin-call-failed", error);
    return refusal(503, UNAVAILABLE, undefined, init.headers);
  }
}
